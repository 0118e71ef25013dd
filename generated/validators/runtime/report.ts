// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { escapeSegment, parsePointer } from '../../shared/json.ts';
import { type ValidationIssue, hasOwn } from '../../shared/types.ts';

export type { ValidationIssue };

/** The message about a NUL character in a request. Some programs end a text at NUL. */
export const nulMessage = 'must not contain a NUL character';

/** The largest number of issues in a list. One last entry with the keyword `more` may follow these issues. */
const mostIssues = 100;

const longestPath = 500;

/** Adds an issue. The 101st issue gets the keyword `more`, and later calls add nothing. `schema` is the JSON Pointer to the keyword. */
export function report(
  issues: ValidationIssue[],
  path: string,
  schema: string,
  keyword: string,
  message: string,
): void {
  // This function is short, so that the engine can inline it into its callers.
  if (issues.length < mostIssues && path.length <= longestPath) issues.push({ path, keyword, message, schema });
  else if (issues.length <= mostIssues) issues.push(limited({ path, keyword, message, schema }, issues.length));
}

const limited = (issue: ValidationIssue, index: number): ValidationIssue => ({
  ...issue,
  ...(index === mostIssues && { keyword: 'more', message: `has more issues: only the first ${mostIssues} are listed` }),
  path: shortened(issue.path, longestPath),
});

// The functions below append a suffix with `+`. If the suffix consists only of constants, the engine computes it only once.

/** Adds an issue for a value that violates a keyword of a schema. */
export function fail(issues: ValidationIssue[], path: string, schema: string, keyword: string, message: string): void {
  report(issues, path, schema + `/${keyword}`, keyword, message);
}

/** Adds an issue for a property whose value violates a keyword. `property` is the JSON Pointer from the object to the property: `/id`. */
export function failProperty(
  issues: ValidationIssue[],
  path: string,
  schema: string,
  property: string,
  keyword: string,
  message: string,
): void {
  report(issues, path + property, schema + `/properties${property}/${keyword}`, keyword, message);
}

/** Adds an issue for a property whose value has the wrong type, as `failProperty` does for other keywords. */
export function failType(
  issues: ValidationIssue[],
  path: string,
  schema: string,
  property: string,
  message: string,
): void {
  report(issues, path + property, schema + `/properties${property}/type`, 'type', message);
}

/** Adds the issue of a required property that is missing. The property name must not contain characters that JSON escapes. */
export function reportMissing(issues: ValidationIssue[], path: string, schema: string, name: string): void {
  report(issues, path, schema + '/required', 'required', `must have the property "${name}"`);
}

/** Returns true if a list of issues is full. */
export const limitReached = (issues: readonly ValidationIssue[]): boolean => issues.length > mostIssues;

/** Returns the first 200 characters of a key, as a segment of the path of an issue. */
export const pointerSegment = (key: string): string => escapeSegment(shortened(key, 200));

const shortened = (text: string, longest: number): string =>
  text.length <= longest ? text : `${text.slice(0, longest)}…`;

/** Returns the issues of a value. For a valid value, calls only `is`. */
export function issuesOf(
  value: unknown,
  is: (value: unknown) => boolean,
  collect: (value: unknown, path: string, issues: ValidationIssue[]) => void,
): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  if (!is(value)) collect(value, '', issues);
  return issues;
}

/**
 * Adds the issues of an array and of its items.
 *
 * @param schema JSON Pointer to the schema of the array.
 * @param collect adds the issues of an item.
 */
export function reportItems(
  value: unknown,
  path: string,
  issues: ValidationIssue[],
  schema: string,
  collect: (item: unknown, path: string, issues: ValidationIssue[]) => void,
): void {
  if (!hasArrayType(value)) return fail(issues, path, schema, 'type', 'must be an array');
  for (let index = 0; index < value.length && !limitReached(issues); index++)
    collect(value[index], `${path}/${index}`, issues);
}

/**
 * Adds the issues of an array of strings.
 *
 * @param list JSON Pointer to the schema of the array, relative to `schema`.
 */
export function reportStrings(
  value: unknown,
  path: string,
  issues: ValidationIssue[],
  schema: string,
  list: string,
): void {
  const collect = (item: unknown, at: string): void => {
    if (typeof item !== 'string') report(issues, at, schema + `${list}/items/type`, 'type', 'must be a string');
  };
  reportItems(value, path, issues, schema + list, collect);
}

/** Adds the issues of an array of integers, as `reportStrings` does for strings. */
export function reportIntegers(
  value: unknown,
  path: string,
  issues: ValidationIssue[],
  schema: string,
  list: string,
): void {
  const collect = (item: unknown, at: string): void => {
    if (!Number.isInteger(item)) report(issues, at, schema + `${list}/items/type`, 'type', 'must be an integer');
  };
  reportItems(value, path, issues, schema + list, collect);
}

/** Adds no issue, for a schema that every value matches. */
export const reportNothing = (): void => {};

/** Returns true if a value is a JSON object: neither null nor an array. */
export const hasObjectType = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns true if a value is an array. */
export const hasArrayType = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** Returns true if a value is a number without a fraction, such as `1.0`. */
export const hasIntegerType = (value: unknown): value is number => Number.isInteger(value);

/** A validator for routers and form libraries: [Standard Schema](https://standardschema.dev), version 1. */
export interface StandardSchema<Value> {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: 'forgespec';
    readonly validate: (value: unknown) => StandardResult<Value>;
    /** Used only by the compiler. Input and output are the same, because values are not converted. */
    readonly types?: { readonly input: Value; readonly output: Value } | undefined;
  };
}

/** The value itself, or its issues. A path consists of the keys of objects and the indexes of arrays. */
export type StandardResult<Value> =
  | { readonly value: Value; readonly issues?: undefined }
  | { readonly issues: readonly { readonly message: string; readonly path: readonly (string | number)[] }[] };

/** Builds a Standard Schema from two functions. `is` returns true if a value is valid, and `check` returns its issues. */
export function standardSchema<Value>(
  is: (value: unknown) => value is Value,
  check: (value: unknown) => readonly ValidationIssue[],
): StandardSchema<Value> {
  const validate = (value: unknown): StandardResult<Value> =>
    is(value)
      ? { value }
      : { issues: check(value).map(({ message, path }) => ({ message, path: keysOf(path, value) })) };
  return { '~standard': { version: 1, vendor: 'forgespec', validate } };
}

/** Returns the keys of a JSON Pointer into a value. Leaves out keys that the value does not have, because the pointer may be cut off. */
function keysOf(pointer: string, value: unknown): (string | number)[] {
  let part: unknown = value;
  return parsePointer(pointer).flatMap((key) => {
    const owner = Object(part);
    part = owner[key];
    return hasOwn(owner, key) ? [Array.isArray(owner) ? Number(key) : key] : [];
  });
}
