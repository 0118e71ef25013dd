// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { PromotedMilestone } from '../../types/index.ts';
import { type ValidationIssue, issuesOf } from '../runtime/index.ts';

/** Whether `_value` is a valid `PromotedMilestone`. */
export function isPromotedMilestone(_value: unknown): _value is PromotedMilestone {
  return true;
}

/** Every reason why `value` is not a valid `PromotedMilestone`; none when it is. */
export function checkPromotedMilestone(value: unknown): ValidationIssue[] {
  return issuesOf(value, isPromotedMilestone, collectPromotedMilestone);
}

/** Adds to `issues` every reason why the value at `path` is not a valid `PromotedMilestone`. */
export function collectPromotedMilestone(_value: unknown, _path: string, _issues: ValidationIssue[]): void {}
