// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { MilestoneIssue } from '../../types/index.ts';
import { type ValidationIssue, issuesOf, json, report } from '../runtime/index.ts';

/** Whether `value` is a valid `MilestoneIssue`. */
export function isMilestoneIssue(value: unknown): value is MilestoneIssue {
  if (!json.isObject(value)) return false;
  const id = value['id'];
  if (id !== undefined && !json.isInteger(id)) return false;
  const iid = value['iid'];
  return iid === undefined || json.isInteger(iid);
}

/** Every reason why `value` is not a valid `MilestoneIssue`; none when it is. */
export function checkMilestoneIssue(value: unknown): ValidationIssue[] {
  return issuesOf(value, isMilestoneIssue, collectMilestoneIssue);
}

/** Adds to `issues` every reason why the value at `path` is not a valid `MilestoneIssue`. */
export function collectMilestoneIssue(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/MilestoneIssue';
  if (!json.isObject(value)) return report(issues, path, 'must be an object', `${schema}/type`);
  const id = value['id'];
  if (id !== undefined && !json.isInteger(id))
    report(issues, `${path}/id`, 'must be an integer', `${schema}/properties/id/type`);
  const iid = value['iid'];
  if (iid !== undefined && !json.isInteger(iid))
    report(issues, `${path}/iid`, 'must be an integer', `${schema}/properties/iid/type`);
}
