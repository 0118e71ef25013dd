import { hasArrayType } from './json-types.ts';
import { fail, limitReached, report, type ValidationIssue } from './report.ts';

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
