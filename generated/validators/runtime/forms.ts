// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { hasOwn } from '../../shared/types.ts';
import { type Decoded, checkedValue, withInexactNumbers } from './parameters.ts';
import {
  Pairs,
  type Shape,
  type Tree,
  emptyTree,
  membersInTurn,
  partAt,
  setOwn,
  shaped,
  withMember,
} from './queries.ts';
import { type ValidationIssue, pointerSegment, report } from './report.ts';

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

/** Adds the value of the current field to the tree of a form. */
export type FieldReader = (pairs: Pairs, tree: Tree) => void;

/** Returns a reader of an array in one value: `tags=a,b`. */
export const listField =
  (separator: string): FieldReader =>
  (pairs, tree) => {
    const { values } = partAt(tree, pairs.name);
    values.push(...pairs.list(values[0], separator));
  };

/** Returns a reader of an object that is one list of alternating keys and values: `color=R,100,G,200`. */
export const fieldInTurn =
  (separator: string, shape: Shape): FieldReader =>
  (pairs, tree) => {
    const { values } = partAt(tree, pairs.name);
    values[0] = membersInTurn(pairs.list(values[0], separator), shape, pairs, pairs.name);
  };

/**
 * Returns a reader of one member of an object. Each member of the object is a field of the form: `R=100&G=200`.
 *
 * @param property the property of the form that contains the object.
 * @param others the fields that are not members of the object.
 */
export const memberOf =
  (property: string, shape: Shape, others: readonly string[] = []): FieldReader =>
  (pairs, tree) => {
    const { name } = pairs;
    if (others.includes(name)) {
      pairs.part(name, partAt(tree, name));
      return;
    }
    const { values } = partAt(tree, property);
    values[0] = withMember(values[0], name, pairs.value(), shape, pairs);
  };

/** If the value of a form is valid, returns the value. Otherwise returns its issues. */
export function checkedForm<Value>(
  value: unknown,
  path: string,
  is: (value: unknown) => boolean,
  collect: (value: unknown, path: string, issues: ValidationIssue[]) => void,
): Decoded<Value> {
  const checked = checkedValue<Value>(value, path, is, collect);
  return checked.issues === undefined ? checked : { issues: withInexactNumbers(value, path, checked.issues) };
}
