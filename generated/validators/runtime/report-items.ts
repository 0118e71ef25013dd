// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

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
  if (!hasArrayType(value)) return fail(issues, path, 'type', 'must be an array', schema);
  for (let index = 0; index < value.length && !limitReached(issues); index++)
    collect(value[index], `${path}/${index}`, issues);
}

/** Adds the issues of an array and of its items, all of which have the same type. */
function reportItemTypes(
  value: unknown,
  path: string,
  issues: ValidationIssue[],
  schema: string,
  hasType: (item: unknown) => boolean,
  message: string,
): void {
  if (!hasArrayType(value)) return fail(issues, path, 'type', 'must be an array', schema);
  for (let index = 0; index < value.length && !limitReached(issues); index++)
    if (!hasType(value[index])) report(issues, `${path}/${index}`, message, `${schema}/items/type`, 'type');
}

/** Adds the issues of an array of strings. */
export function reportStrings(value: unknown, path: string, issues: ValidationIssue[], schema: string): void {
  reportItemTypes(value, path, issues, schema, (item) => typeof item === 'string', 'must be a string');
}

/** Adds the issues of an array of integers. */
export function reportIntegers(value: unknown, path: string, issues: ValidationIssue[], schema: string): void {
  reportItemTypes(value, path, issues, schema, Number.isInteger, 'must be an integer');
}

/** Adds no issue, for a schema that every value matches. */
export const reportNothing = (): void => {};
