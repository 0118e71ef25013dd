// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { ValidationIssue } from './issue.ts';

/** A key as a segment of a JSON Pointer. RFC 6901, section 3. */
export const pointerSegment = (key: string): string =>
  hasReserved(key) ? key.replaceAll('~', '~0').replaceAll('/', '~1') : key;

/** Whether there is a character in a key that a JSON Pointer reserves. */
function hasReserved(key: string): boolean {
  // To search twice takes longer than to look at each of a few characters.
  if (key.length > 7) return key.includes('~') || key.includes('/');
  for (let at = 0; at < key.length; at++) {
    const code = key.charCodeAt(at);
    if (code === tilde || code === slash) return true;
  }
  return false;
}

const tilde = 0x7e;
const slash = 0x2f;

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
