// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { MergeRequestMilestone } from '../../types/merge-requests.ts';
import { dateTimeMessage, hasDateTimeFormat } from '../runtime/formats/date-time.ts';
import { hasDateFormat } from '../runtime/formats/date.ts';
import {
  type StandardSchema,
  type ValidationIssue,
  fail,
  failProperty,
  failType,
  hasObjectType,
  issuesOf,
  reportMissing,
  standardSchema,
} from '../runtime/report.ts';

/** Returns true if `value` is a valid `MergeRequestMilestone`. */
export function isMergeRequestMilestone(value: unknown): value is MergeRequestMilestone {
  if (!hasObjectType(value)) return false;
  if (!Number.isInteger(value['id'])) return false;
  const createdAt = value['created_at'];
  if (typeof createdAt !== 'string' || !hasDateTimeFormat(createdAt)) return false;
  const description = value['description'];
  if (description !== null && typeof description !== 'string') return false;
  const dueDate = value['due_date'];
  if (dueDate !== null && (typeof dueDate !== 'string' || !hasDateFormat(dueDate))) return false;
  const expired = value['expired'];
  if (typeof expired !== 'boolean' && expired !== null) return false;
  const groupId = value['group_id'];
  if (groupId !== undefined && !Number.isInteger(groupId)) return false;
  if (!Number.isInteger(value['iid'])) return false;
  const projectId = value['project_id'];
  if (projectId !== undefined && !Number.isInteger(projectId)) return false;
  const startDate = value['start_date'];
  if (startDate !== null && (typeof startDate !== 'string' || !hasDateFormat(startDate))) return false;
  if (typeof value['state'] !== 'string') return false;
  if (typeof value['title'] !== 'string') return false;
  const updatedAt = value['updated_at'];
  if (typeof updatedAt !== 'string' || !hasDateTimeFormat(updatedAt)) return false;
  return typeof value['web_url'] === 'string';
}

/** Returns the reasons why `value` is not a valid `MergeRequestMilestone`; none if it is. */
export function checkMergeRequestMilestone(value: unknown): ValidationIssue[] {
  return issuesOf(value, isMergeRequestMilestone, collectMergeRequestMilestone);
}

/** `MergeRequestMilestone` as a [Standard Schema](https://standardschema.dev), for routers and form libraries. */
export const mergeRequestMilestoneSchema: StandardSchema<MergeRequestMilestone> = /* @__PURE__ */ standardSchema(
  isMergeRequestMilestone,
  checkMergeRequestMilestone,
);

/** Adds to `issues` every reason why the value at `path` is not a valid `MergeRequestMilestone`. */
export function collectMergeRequestMilestone(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/MergeRequestMilestone';
  if (!hasObjectType(value)) return fail(issues, path, schema, 'type', 'must be an object');
  const id = value['id'];
  if (id === undefined) reportMissing(issues, path, schema, 'id');
  else if (!Number.isInteger(id)) failType(issues, path, schema, '/id', 'must be an integer');
  const createdAt = value['created_at'];
  if (createdAt === undefined) reportMissing(issues, path, schema, 'created_at');
  else if (typeof createdAt !== 'string') failType(issues, path, schema, '/created_at', 'must be a string');
  if (typeof createdAt === 'string' && !hasDateTimeFormat(createdAt))
    failProperty(issues, path, schema, '/created_at', 'format', dateTimeMessage);
  const description = value['description'];
  if (description === undefined) reportMissing(issues, path, schema, 'description');
  else if (description !== null && typeof description !== 'string')
    failType(issues, path, schema, '/description', 'must be a string or null');
  const dueDate = value['due_date'];
  if (dueDate === undefined) reportMissing(issues, path, schema, 'due_date');
  else if (dueDate !== null && typeof dueDate !== 'string')
    failType(issues, path, schema, '/due_date', 'must be a string or null');
  if (typeof dueDate === 'string' && !hasDateFormat(dueDate))
    failProperty(issues, path, schema, '/due_date', 'format', 'must be a date such as 2026-03-09');
  const expired = value['expired'];
  if (expired === undefined) reportMissing(issues, path, schema, 'expired');
  else if (typeof expired !== 'boolean' && expired !== null)
    failType(issues, path, schema, '/expired', 'must be true, false or null');
  const groupId = value['group_id'];
  if (groupId !== undefined && !Number.isInteger(groupId))
    failType(issues, path, schema, '/group_id', 'must be an integer');
  const iid = value['iid'];
  if (iid === undefined) reportMissing(issues, path, schema, 'iid');
  else if (!Number.isInteger(iid)) failType(issues, path, schema, '/iid', 'must be an integer');
  const projectId = value['project_id'];
  if (projectId !== undefined && !Number.isInteger(projectId))
    failType(issues, path, schema, '/project_id', 'must be an integer');
  const startDate = value['start_date'];
  if (startDate === undefined) reportMissing(issues, path, schema, 'start_date');
  else if (startDate !== null && typeof startDate !== 'string')
    failType(issues, path, schema, '/start_date', 'must be a string or null');
  if (typeof startDate === 'string' && !hasDateFormat(startDate))
    failProperty(issues, path, schema, '/start_date', 'format', 'must be a date such as 2026-03-09');
  const state = value['state'];
  if (state === undefined) reportMissing(issues, path, schema, 'state');
  else if (typeof state !== 'string') failType(issues, path, schema, '/state', 'must be a string');
  const title = value['title'];
  if (title === undefined) reportMissing(issues, path, schema, 'title');
  else if (typeof title !== 'string') failType(issues, path, schema, '/title', 'must be a string');
  const updatedAt = value['updated_at'];
  if (updatedAt === undefined) reportMissing(issues, path, schema, 'updated_at');
  else if (typeof updatedAt !== 'string') failType(issues, path, schema, '/updated_at', 'must be a string');
  if (typeof updatedAt === 'string' && !hasDateTimeFormat(updatedAt))
    failProperty(issues, path, schema, '/updated_at', 'format', dateTimeMessage);
  const webUrl = value['web_url'];
  if (webUrl === undefined) reportMissing(issues, path, schema, 'web_url');
  else if (typeof webUrl !== 'string') failType(issues, path, schema, '/web_url', 'must be a string');
}
