// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { escapeSegment } from '../../shared/json-pointer.ts';

/** One reason why a value is not what a schema describes. */
export interface ValidationIssue {
  /**
   * JSON Pointer (RFC 6901) to the value at fault, `/labels/0/name`; empty for the value itself. A very long key or path is cut and
   * ends with `…`.
   */
  readonly path: string;
  /** The keyword of JSON Schema that refuses the value; `more` for the last entry of a list that leaves issues out. */
  readonly keyword: string;
  /** What the value must be, for a person. */
  readonly message: string;
  /** JSON Pointer to the keyword in the API description, `#/components/schemas/Pet/properties/id/type`. */
  readonly schema: string;
}

/**
 * The largest number of issues that a list contains. A value with more of them gets one last entry, whose keyword is `more`. The
 * functions that collect issues stop there, so that neither the list nor the work grows with the value.
 */
export const mostIssues = 100;

/** The largest length of a path in an issue, in characters. A longer path ends with `…`. */
const longestPath = 500;

/** The largest length of a key in a path, in characters. A longer key ends with `…`. */
const longestKey = 200;

/** Returns true if a list has all issues that it may contain. */
export const limitReached = (issues: readonly ValidationIssue[]): boolean => issues.length > mostIssues;

/** Returns a key as a segment of the path of an issue, which is a JSON Pointer. A long key is shortened. */
export const pointerSegment = (key: string): string => escapeSegment(shortened(key, longestKey));

const shortened = (text: string, longest: number): string =>
  text.length <= longest ? text : `${text.slice(0, longest)}…`;

/** Adds an issue, or the note that there are more issues than a list may contain. */
export function report(
  issues: ValidationIssue[],
  path: string,
  message: string,
  schema: string,
  keyword: string,
): void {
  // Nearly all issues are added by this line; the engine compiles a short function together with its callers.
  if (issues.length < mostIssues && path.length <= longestPath) issues.push({ path, keyword, message, schema });
  else reportBounded(issues, path, message, schema, keyword);
}

function reportBounded(
  issues: ValidationIssue[],
  path: string,
  message: string,
  schema: string,
  keyword: string,
): void {
  if (limitReached(issues)) return;
  const isLast = issues.length === mostIssues;
  issues.push({
    path: shortened(path, longestPath),
    keyword: isLast ? 'more' : keyword,
    message: isLast ? `has more issues: only the first ${mostIssues} are listed` : message,
    schema,
  });
}

/**
 * Adds an issue of a keyword.
 *
 * @param schema JSON Pointer to the schema that has the keyword.
 */
export function fail(issues: ValidationIssue[], path: string, keyword: string, message: string, schema: string): void {
  if (issues.length < mostIssues && path.length <= longestPath)
    issues.push({ path, keyword, message, schema: `${schema}/${keyword}` });
  else reportBounded(issues, path, message, `${schema}/${keyword}`, keyword);
}

/** Adds the issue of a required property that is not there. */
export function reportMissing(issues: ValidationIssue[], path: string, name: string, schema: string): void {
  fail(issues, path, 'required', `must have the property ${JSON.stringify(name)}`, schema);
}

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
