import type { ValidationIssue } from './issue.ts';

/** A key as a segment of a JSON Pointer. RFC 6901, section 3. */
export const pointerSegment = (key: string): string =>
  key.includes('~') || key.includes('/') ? key.replaceAll('~', '~0').replaceAll('/', '~1') : key;

/** Adds an issue. */
export function report(
  issues: ValidationIssue[],
  path: string,
  message: string,
  schema: string,
  keyword: string,
): void {
  issues.push({ path, keyword, message, schema });
}

/**
 * Adds an issue of a keyword.
 *
 * @param schema JSON Pointer to the schema that has the keyword.
 */
export function fail(issues: ValidationIssue[], path: string, keyword: string, message: string, schema: string): void {
  issues.push({ path, keyword, message, schema: `${schema}/${keyword}` });
}

/** Adds the issue of a required property that is not there. */
export function reportMissing(issues: ValidationIssue[], path: string, name: string, schema: string): void {
  fail(issues, path, 'required', `must have the property ${JSON.stringify(name)}`, schema);
}
