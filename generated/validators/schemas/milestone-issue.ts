// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { MilestoneIssue } from '../../types/project-milestones.ts';
import {
  type StandardSchema,
  type ValidationIssue,
  fail,
  failType,
  hasObjectType,
  issuesOf,
  standardSchema,
} from '../runtime/report.ts';

/** Returns true if `value` is a valid `MilestoneIssue`. */
export function isMilestoneIssue(value: unknown): value is MilestoneIssue {
  if (!hasObjectType(value)) return false;
  const id = value['id'];
  if (id !== undefined && !Number.isInteger(id)) return false;
  const iid = value['iid'];
  return iid === undefined || Number.isInteger(iid);
}

/** Returns the reasons why `value` is not a valid `MilestoneIssue`; none if it is. */
export function checkMilestoneIssue(value: unknown): ValidationIssue[] {
  return issuesOf(value, isMilestoneIssue, collectMilestoneIssue);
}

/** `MilestoneIssue` as a [Standard Schema](https://standardschema.dev), for routers and form libraries. */
export const milestoneIssueSchema: StandardSchema<MilestoneIssue> = /* @__PURE__ */ standardSchema(
  isMilestoneIssue,
  checkMilestoneIssue,
);

/** Adds to `issues` every reason why the value at `path` is not a valid `MilestoneIssue`. */
export function collectMilestoneIssue(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/MilestoneIssue';
  if (!hasObjectType(value)) return fail(issues, path, schema, 'type', 'must be an object');
  const id = value['id'];
  if (id !== undefined && !Number.isInteger(id)) failType(issues, path, schema, '/id', 'must be an integer');
  const iid = value['iid'];
  if (iid !== undefined && !Number.isInteger(iid)) failType(issues, path, schema, '/iid', 'must be an integer');
}
