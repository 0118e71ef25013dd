// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { PromotedLabel } from '../../types/index.ts';
import { type ValidationIssue, issuesOf } from '../runtime/index.ts';

/** Whether `_value` is a valid `PromotedLabel`. */
export function isPromotedLabel(_value: unknown): _value is PromotedLabel {
  return true;
}

/** Every reason why `value` is not a valid `PromotedLabel`; none when it is. */
export function checkPromotedLabel(value: unknown): ValidationIssue[] {
  return issuesOf(value, isPromotedLabel, collectPromotedLabel);
}

/** Adds to `issues` every reason why the value at `path` is not a valid `PromotedLabel`. */
export function collectPromotedLabel(_value: unknown, _path: string, _issues: ValidationIssue[]): void {}
