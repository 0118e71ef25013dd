// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { hasOwn } from '../../../shared/has-own.ts';
import { pointerSegment, report, type ValidationIssue } from '../report.ts';
import type { Decoded } from './request-part.ts';
import type { FieldReader } from './form-fields.ts';
import { setOwn } from './members.ts';
import { Pairs } from './pairs.ts';
import type { Shape } from './shape.ts';
import { shaped } from './shaped.ts';
import { emptyTree, partAt } from './tree.ts';

/**
 * Returns the value of a form.
 *
 * @param text the form as the client sent it.
 * @param inParts the properties that are written with brackets, `name[key]`, or `all` for all properties.
 * @param schema JSON Pointer to the schema of the form.
 * @param others the properties of the JSON body, if `text` is a query that may also contain properties of the body. A
 * property in both the form and the JSON body is an issue.
 * @param readers a map from fields with a style to the functions that read them.
 * @param otherReader the function that reads all other fields. Default: {@link Pairs.part}.
 */
export function formValue(
  text: string,
  shape: Shape,
  inParts: readonly string[] | 'all',
  schema: string,
  issues: ValidationIssue[],
  others?: object,
  readers: Readonly<Record<string, FieldReader>> = {},
  otherReader?: FieldReader,
): unknown {
  const tree = emptyTree();
  const pairs = new Pairs(text, '/body', schema);
  while (pairs.next()) {
    const key = fieldOf(pairs.name, inParts);
    const read = hasOwn(readers, key) ? readers[key] : otherReader;
    // If the key differs from the name, the field is a part of a property, such as `color[r]`. A reader reads only
    // whole fields.
    if (read !== undefined && key === pairs.name) read(pairs, tree);
    else pairs.part(key, partAt(tree, key));
  }
  issues.push(...pairs.issues);
  if (issues.length > 0) return undefined;
  const value = tree.parts.size === 0 ? {} : shaped(tree, shape, '/body', schema, issues);
  return others === undefined ? value : withOthers(value, others, schema, issues);
}

function withOthers(value: unknown, others: object, schema: string, issues: ValidationIssue[]): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const whole: Record<string, unknown> = { ...value };
  for (const [name, other] of Object.entries(others)) {
    if (hasOwn(whole, name)) report(issues, `/body/${pointerSegment(name)}`, schema, 'duplicate', 'must be given once');
    else setOwn(whole, name, other);
  }
  return whole;
}

/** Returns the property to which a field of a form belongs: `color` for `color[r]`. */
export function fieldOf(name: string, inParts: readonly string[] | 'all'): string {
  const end = name.indexOf('[');
  const start = end === -1 ? name : name.slice(0, end);
  return inParts === 'all' || inParts.includes(start) ? start : name;
}

/**
 * Reads a form without a described schema.
 *
 * @param text the form as the client sent it.
 * @returns a map from names to values. If a name occurs twice, that is an issue.
 */
export function plainForm(text: string): Decoded<unknown> {
  const issues: ValidationIssue[] = [];
  const value = formValue(text, {}, [], '#', issues);
  return issues.length > 0 ? { issues } : { value };
}
