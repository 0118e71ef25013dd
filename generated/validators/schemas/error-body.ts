// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { ErrorBody } from '../../types/index.ts';
import { type ValidationIssue, issuesOf } from '../runtime/index.ts';

/** Whether `_value` is a valid `ErrorBody`. */
export function isErrorBody(_value: unknown): _value is ErrorBody {
  return true;
}

/** Every reason why `value` is not a valid `ErrorBody`; none when it is. */
export function checkErrorBody(value: unknown): ValidationIssue[] {
  return issuesOf(value, isErrorBody, collectErrorBody);
}

/** Adds to `issues` every reason why the value at `path` is not a valid `ErrorBody`. */
export function collectErrorBody(_value: unknown, _path: string, _issues: ValidationIssue[]): void {}
