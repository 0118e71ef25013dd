// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { hasArrayType } from './json-types.ts';
import { fail, limitReached, type ValidationIssue } from './report.ts';

/** Adds every reason why a value does not match a schema. */
type CollectIssues = (value: unknown, path: string, issues: ValidationIssue[], schema: string) => void;

/**
 * Adds the issues of an array and of its items.
 *
 * @param schema JSON Pointer to the schema of the array.
 */
export function reportItems(
  value: unknown,
  path: string,
  issues: ValidationIssue[],
  schema: string,
  collect: CollectIssues,
): void {
  if (!hasArrayType(value)) return fail(issues, path, 'type', 'must be an array', schema);
  for (let index = 0; index < value.length && !limitReached(issues); index++)
    collect(value[index], `${path}/${index}`, issues, `${schema}/items`);
}

/** Adds an issue if a value is not a string. */
export const reportNonString: CollectIssues = (value, path, issues, schema) => {
  if (typeof value !== 'string') fail(issues, path, 'type', 'must be a string', schema);
};

/** Adds an issue if a value is not an integer. */
export const reportNonInteger: CollectIssues = (value, path, issues, schema) => {
  if (!Number.isInteger(value)) fail(issues, path, 'type', 'must be an integer', schema);
};

/** Adds no issue, for a schema that every value matches. */
export const reportNothing = (): void => {};
