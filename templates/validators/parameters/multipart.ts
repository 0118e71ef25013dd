import { forbidden, namesPrototype } from '../forbidden.ts';
import { limitReached, nulMessage, pointerSegment, report, type ValidationIssue } from '../report.ts';
import { lastComponent } from '../../shared/file-name.ts';
import type { FormFields } from '../../shared/request-decoders.ts';
import { fieldOf } from './form.ts';
import { checkPartType, type PartTypes } from './part-types.ts';
import type { Shape } from './shape.ts';
import { shaped } from './shaped.ts';
import { addPart, emptyTree, partAt } from './tree.ts';

/**
 * Returns the value of a form with files.
 *
 * @param inParts the properties that are written with brackets, `name[key]`, or `all` for all properties.
 * @param schema JSON Pointer to the schema of the form.
 * @param types the media types of the parts. Default: the description does not restrict them.
 */
export function multipartValue(
  form: FormFields,
  shape: Shape,
  inParts: readonly string[] | 'all',
  schema: string,
  issues: ValidationIssue[],
  types: PartTypes = unrestricted,
): unknown {
  const tree = emptyTree();
  // In TypeScript, `FormData` is iterable only if `lib` has `DOM.Iterable`.
  const fields: [name: string, value: File | string, headers: unknown][] = [];
  form.forEach((value, name, headers) => fields.push([name, value, headers]));
  for (const [name, value, headers] of fields) {
    const key = fieldOf(name, inParts);
    checkPartType({ key, name, value, headers }, types, schema, issues);
    const fault = faultOf(name, value) ?? addPart(partAt(tree, key), name, key.length, withoutPath(value));
    if (fault !== undefined) report(issues, `/body/${pointerSegment(name)}`, schema, 'name', fault);
    if (limitReached(issues)) return undefined;
  }
  return tree.parts.size === 0 ? {} : shaped(tree, shape, '/body', schema, issues);
}

/** Returns a file without the path in its name. The server has already removed it, but `FormData` of the platform contains it. */
function withoutPath(value: File | string): File | string {
  if (typeof value === 'string') return value;
  const name = lastComponent(value.name);
  return name === value.name ? value : new File([value], name, { type: value.type });
}

const unrestricted: PartTypes = { described: {}, kinds: {} };

/** Returns the message about a field that has a forbidden name, or contains NUL. Returns undefined for other fields. */
function faultOf(name: string, value: File | string): string | undefined {
  if (namesPrototype(name)) return forbidden.prototype;
  const text = typeof value === 'string' ? value : value.name;
  return text.includes('\0') || name.includes('\0') ? nulMessage : undefined;
}

/**
 * Returns a copy of a form's value for the check against the schema. In the copy, its name replaces each file.
 *
 * @param files the fields that must contain files. If such a field contains another value, that is an issue.
 */
export function withoutFiles(
  value: unknown,
  files: readonly string[],
  schema: string,
  issues: ValidationIssue[],
): unknown {
  const asText = (name: string, item: unknown): unknown => {
    if (Array.isArray(item)) return item.map((one) => asText(name, one));
    // If a value is undefined, it could not be read. Its issue is already in the list.
    if (item === undefined) return undefined;
    if (item instanceof File) return item.name;
    report(issues, `/body/${pointerSegment(name)}`, schema, 'file', 'must be a file');
    return '';
  };
  const members = Object.entries(Object(value)).map(([name, item]) => [
    name,
    files.includes(name) ? asText(name, item) : item,
  ]);
  return Object.fromEntries(members);
}
