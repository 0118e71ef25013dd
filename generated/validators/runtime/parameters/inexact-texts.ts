// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { InexactNumberError } from '../../../shared/inexact-number-error.ts';
import { parseLosslessJson } from '../../../shared/parse-lossless-json.ts';
import { parsePointer } from '../../../shared/json-pointer.ts';
import type { ValidationIssue } from '../report.ts';

/**
 * Returns the issues of a value that was decoded from texts. If an issue is about the type of a text, and the text is a number or JSON with
 * a number that cannot be represented exactly, the message of the issue states this.
 *
 * @param value the value at `path`.
 */
export const withInexactNumbers = (
  value: unknown,
  path: string,
  issues: readonly ValidationIssue[],
): readonly ValidationIssue[] =>
  issues.map((issue) => {
    if (issue.keyword !== 'type' || !issue.path.startsWith(path)) return issue;
    const inner = valueAt(value, issue.path.slice(path.length));
    return typeof inner === 'string' && hasInexactNumber(inner)
      ? { ...issue, message: 'cannot be represented exactly as a number' }
      : issue;
  });

function valueAt(value: unknown, pointer: string): unknown {
  let inner = value;
  for (const key of parsePointer(pointer)) inner = Object(inner)[key];
  return inner;
}

function hasInexactNumber(text: string): boolean {
  try {
    parseLosslessJson(text);
    return false;
  } catch (error) {
    return error instanceof InexactNumberError;
  }
}
