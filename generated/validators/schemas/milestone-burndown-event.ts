// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { MilestoneBurndownEvent } from '../../types/index.ts';
import { type ValidationIssue, report } from '../runtime/issue.ts';
import { isObject } from '../runtime/values.ts';

/** Whether `value` is a valid `MilestoneBurndownEvent`. */
export function isMilestoneBurndownEvent(value: unknown): value is MilestoneBurndownEvent {
  return isObject(value);
}

/** Every reason why `value` is not a valid `MilestoneBurndownEvent`; none when it is. */
export function checkMilestoneBurndownEvent(value: unknown): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectMilestoneBurndownEvent(value, '', issues);
  return issues;
}

/** Adds to `issues` every reason why the value at `path` is not a valid `MilestoneBurndownEvent`. */
export function collectMilestoneBurndownEvent(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!isObject(value)) {
    report(issues, path, 'must be an object', '#/components/schemas/MilestoneBurndownEvent/type');
    return;
  }
}
