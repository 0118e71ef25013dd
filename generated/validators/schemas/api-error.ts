// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { ApiError } from '../../types/index.ts';
import type { ValidationIssue } from '../runtime/issue.ts';

/** Whether `_value` is a valid `ApiError`. */
export function isApiError(_value: unknown): _value is ApiError {
  return true;
}

/** Every reason why `value` is not a valid `ApiError`; none when it is. */
export function checkApiError(value: unknown): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectApiError(value, '', issues);
  return issues;
}

/** Adds to `issues` every reason why the value at `path` is not a valid `ApiError`. */
export function collectApiError(_value: unknown, _path: string, _issues: ValidationIssue[]): void {}
