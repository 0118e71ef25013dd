// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { ValidationIssue } from './issue.ts';
import { ownProperty } from './values.ts';

/** A key as a segment of a JSON Pointer. RFC 6901, section 3. */
export const pointerSegment = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1');

/**
 * Adds an issue.
 *
 * @param schema JSON Pointer to the keyword, whose last segment is the keyword unless another one is given.
 */
export function report(
  issues: ValidationIssue[],
  path: string,
  message: string,
  schema: string,
  keyword: string = schema.slice(schema.lastIndexOf('/') + 1),
): void {
  issues.push({ path, keyword, message, schema });
}

/** Adds an issue for each of the required properties that an object lacks. */
export function reportMissing(
  issues: ValidationIssue[],
  path: string,
  object: Readonly<Record<string, unknown>>,
  required: readonly string[],
  schema: string,
): void {
  for (const name of required) {
    if (ownProperty(object, name) !== undefined) continue;
    report(issues, path, `must have the property ${JSON.stringify(name)}`, schema);
  }
}
