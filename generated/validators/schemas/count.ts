// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { Count } from '../../types/index.ts';
import { type ValidationIssue, report } from '../runtime/issue.ts';
import { isInteger } from '../runtime/values.ts';

/** Whether `value` is a valid `Count`. */
export function isCount(value: unknown): value is Count {
  if (value === null) return true;
  return isInteger(value);
}

/** Every reason why `value` is not a valid `Count`; none when it is. */
export function checkCount(value: unknown): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectCount(value, '', issues);
  return issues;
}

/** Adds to `issues` every reason why the value at `path` is not a valid `Count`. */
export function collectCount(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (value === null) return;
  if (!isInteger(value)) {
    report(issues, path, 'must be an integer or null', '#/components/schemas/Count/type');
    return;
  }
}
