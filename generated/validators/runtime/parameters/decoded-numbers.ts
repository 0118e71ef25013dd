// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { ValidationIssue } from '../report.ts';
import { withInexactNumbers } from './inexact-texts.ts';
import { decoded, type Decoded, type Unchecked } from './request-part.ts';

/**
 * Does the same as `decoded`, for an object with numbers. If a text is a number that cannot be represented exactly, its issue states this.
 *
 * @param path JSON Pointer to the object: `/query`.
 */
export function decodedNumbers<Value>(
  value: Unchecked<Value>,
  path: string,
  issues: readonly ValidationIssue[],
): Decoded<Value> {
  return decoded(value, issues.length === 0 ? issues : withInexactNumbers(value, path, issues));
}
