// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { escapeSegment } from '../../shared/json-pointer.ts';
import type { ValidationIssue } from '../../shared/request-decoders.ts';

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
