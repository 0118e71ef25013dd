// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { PromotedLabel } from '../../types/index.ts';
import type { ValidationIssue } from '../runtime/issue.ts';

/** Whether `_value` is a valid `PromotedLabel`. */
export function isPromotedLabel(_value: unknown): _value is PromotedLabel {
  return true;
}

/** Every reason why `value` is not a valid `PromotedLabel`; none when it is. */
export function checkPromotedLabel(value: unknown): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectPromotedLabel(value, '', issues);
  return issues;
}

/** Adds to `issues` every reason why the value at `path` is not a valid `PromotedLabel`. */
export function collectPromotedLabel(_value: unknown, _path: string, _issues: ValidationIssue[]): void {}
