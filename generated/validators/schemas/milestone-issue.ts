// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { MilestoneIssue } from '../../types/index.ts';
import { type ValidationIssue, report } from '../runtime/issue.ts';
import { isInteger, isObject } from '../runtime/values.ts';

/** Whether `value` is a valid `MilestoneIssue`. */
export function isMilestoneIssue(value: unknown): value is MilestoneIssue {
  if (!isObject(value)) return false;
  const id = value['id'];
  if (id !== undefined && !isInteger(id)) return false;
  const iid = value['iid'];
  if (iid !== undefined && !isInteger(iid)) return false;
  return true;
}

/** Every reason why `value` is not a valid `MilestoneIssue`; none when it is. */
export function checkMilestoneIssue(value: unknown): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectMilestoneIssue(value, '', issues);
  return issues;
}

/** Adds to `issues` every reason why the value at `path` is not a valid `MilestoneIssue`. */
export function collectMilestoneIssue(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!isObject(value)) {
    report(issues, path, 'must be an object', '#/components/schemas/MilestoneIssue/type');
    return;
  }
  const id = value['id'];
  if (id !== undefined && !isInteger(id))
    report(issues, `${path}/id`, 'must be an integer', '#/components/schemas/MilestoneIssue/properties/id/type');
  const iid = value['iid'];
  if (iid !== undefined && !isInteger(iid))
    report(issues, `${path}/iid`, 'must be an integer', '#/components/schemas/MilestoneIssue/properties/iid/type');
}
