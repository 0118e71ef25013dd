// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { MergeRequestMilestone } from '../../types/index.ts';
import { hasDateFormat, hasDateTimeFormat } from '../runtime/formats/date-time.ts';
import { hasObjectType } from '../runtime/json-types.ts';
import { type ValidationIssue, fail, issuesOf, reportMissing } from '../runtime/report.ts';
import { type StandardSchema, standardSchema } from '../runtime/standard-schema.ts';

/** Whether `value` is a valid `MergeRequestMilestone`. */
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

/**
 * Returns the reasons why `value` is not a valid `MergeRequestMilestone`; none if it is.
 * A list that would be too long is cut, and ends with an issue whose keyword is `more`.
 */
export function checkMergeRequestMilestone(value: unknown): ValidationIssue[] {
  return issuesOf(value, isMergeRequestMilestone, collectMergeRequestMilestone);
}

/** `MergeRequestMilestone` as a [Standard Schema](https://standardschema.dev), which routers and form libraries take. */
export const mergeRequestMilestoneSchema: StandardSchema<MergeRequestMilestone> = /* @__PURE__ */ standardSchema(
  isMergeRequestMilestone,
  checkMergeRequestMilestone,
);

/** Adds to `issues` every reason why the value at `path` is not a valid `MergeRequestMilestone`. */
export function collectMergeRequestMilestone(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/MergeRequestMilestone';
  if (!hasObjectType(value)) return fail(issues, path, 'type', 'must be an object', schema);
  const id = value['id'];
  if (id === undefined) reportMissing(issues, path, 'id', schema);
  else if (!Number.isInteger(id)) fail(issues, `${path}/id`, 'type', 'must be an integer', `${schema}/properties/id`);
  const createdAt = value['created_at'];
  if (createdAt === undefined) reportMissing(issues, path, 'created_at', schema);
  else if (typeof createdAt !== 'string')
    fail(issues, `${path}/created_at`, 'type', 'must be a string', `${schema}/properties/created_at`);
  if (typeof createdAt === 'string' && !hasDateTimeFormat(createdAt))
    fail(
      issues,
      `${path}/created_at`,
      'format',
      'must be a date and time with an offset, such as 2026-03-09T10:15:00Z',
      `${schema}/properties/created_at`,
    );
  const description = value['description'];
  if (description === undefined) reportMissing(issues, path, 'description', schema);
  else if (description !== null && typeof description !== 'string')
    fail(issues, `${path}/description`, 'type', 'must be a string or null', `${schema}/properties/description`);
  const dueDate = value['due_date'];
  if (dueDate === undefined) reportMissing(issues, path, 'due_date', schema);
  else if (dueDate !== null && typeof dueDate !== 'string')
    fail(issues, `${path}/due_date`, 'type', 'must be a string or null', `${schema}/properties/due_date`);
  if (typeof dueDate === 'string' && !hasDateFormat(dueDate))
    fail(issues, `${path}/due_date`, 'format', 'must be a date such as 2026-03-09', `${schema}/properties/due_date`);
  const expired = value['expired'];
  if (expired === undefined) reportMissing(issues, path, 'expired', schema);
  else if (typeof expired !== 'boolean' && expired !== null)
    fail(issues, `${path}/expired`, 'type', 'must be true, false or null', `${schema}/properties/expired`);
  const groupId = value['group_id'];
  if (groupId !== undefined && !Number.isInteger(groupId))
    fail(issues, `${path}/group_id`, 'type', 'must be an integer', `${schema}/properties/group_id`);
  const iid = value['iid'];
  if (iid === undefined) reportMissing(issues, path, 'iid', schema);
  else if (!Number.isInteger(iid))
    fail(issues, `${path}/iid`, 'type', 'must be an integer', `${schema}/properties/iid`);
  const projectId = value['project_id'];
  if (projectId !== undefined && !Number.isInteger(projectId))
    fail(issues, `${path}/project_id`, 'type', 'must be an integer', `${schema}/properties/project_id`);
  const startDate = value['start_date'];
  if (startDate === undefined) reportMissing(issues, path, 'start_date', schema);
  else if (startDate !== null && typeof startDate !== 'string')
    fail(issues, `${path}/start_date`, 'type', 'must be a string or null', `${schema}/properties/start_date`);
  if (typeof startDate === 'string' && !hasDateFormat(startDate))
    fail(
      issues,
      `${path}/start_date`,
      'format',
      'must be a date such as 2026-03-09',
      `${schema}/properties/start_date`,
    );
  const state = value['state'];
  if (state === undefined) reportMissing(issues, path, 'state', schema);
  else if (typeof state !== 'string')
    fail(issues, `${path}/state`, 'type', 'must be a string', `${schema}/properties/state`);
  const title = value['title'];
  if (title === undefined) reportMissing(issues, path, 'title', schema);
  else if (typeof title !== 'string')
    fail(issues, `${path}/title`, 'type', 'must be a string', `${schema}/properties/title`);
  const updatedAt = value['updated_at'];
  if (updatedAt === undefined) reportMissing(issues, path, 'updated_at', schema);
  else if (typeof updatedAt !== 'string')
    fail(issues, `${path}/updated_at`, 'type', 'must be a string', `${schema}/properties/updated_at`);
  if (typeof updatedAt === 'string' && !hasDateTimeFormat(updatedAt))
    fail(
      issues,
      `${path}/updated_at`,
      'format',
      'must be a date and time with an offset, such as 2026-03-09T10:15:00Z',
      `${schema}/properties/updated_at`,
    );
  const webUrl = value['web_url'];
  if (webUrl === undefined) reportMissing(issues, path, 'web_url', schema);
  else if (typeof webUrl !== 'string')
    fail(issues, `${path}/web_url`, 'type', 'must be a string', `${schema}/properties/web_url`);
}
