// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { MergeRequestMilestone } from '../../types/index.ts';
import { isDate, isDateTime } from '../runtime/formats.ts';
import { type ValidationIssue, report } from '../runtime/issue.ts';
import { isInteger, isObject } from '../runtime/values.ts';

/** Whether `value` is a valid `MergeRequestMilestone`. */
export function isMergeRequestMilestone(value: unknown): value is MergeRequestMilestone {
  if (!isObject(value)) return false;
  const id = value['id'];
  if (!isInteger(id)) return false;
  const iid = value['iid'];
  if (!isInteger(iid)) return false;
  const createdAt = value['created_at'];
  if (typeof createdAt !== 'string' || !isDateTime(createdAt)) return false;
  const description = value['description'];
  if (description !== null && typeof description !== 'string') return false;
  const dueDate = value['due_date'];
  if (dueDate !== null && (typeof dueDate !== 'string' || !isDate(dueDate))) return false;
  const expired = value['expired'];
  if (typeof expired !== 'boolean' && expired !== null) return false;
  const groupId = value['group_id'];
  if (groupId !== undefined && !isInteger(groupId)) return false;
  const projectId = value['project_id'];
  if (projectId !== undefined && !isInteger(projectId)) return false;
  const startDate = value['start_date'];
  if (startDate !== null && (typeof startDate !== 'string' || !isDate(startDate))) return false;
  const state = value['state'];
  if (typeof state !== 'string') return false;
  const title = value['title'];
  if (typeof title !== 'string') return false;
  const updatedAt = value['updated_at'];
  if (typeof updatedAt !== 'string' || !isDateTime(updatedAt)) return false;
  const webUrl = value['web_url'];
  return typeof webUrl === 'string';
}

/** Every reason why `value` is not a valid `MergeRequestMilestone`; none when it is. */
export function checkMergeRequestMilestone(value: unknown): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectMergeRequestMilestone(value, '', issues);
  return issues;
}

/** Adds to `issues` every reason why the value at `path` is not a valid `MergeRequestMilestone`. */
export function collectMergeRequestMilestone(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!isObject(value)) {
    report(issues, path, 'must be an object', '#/components/schemas/MergeRequestMilestone/type');
    return;
  }
  const id = value['id'];
  if (id === undefined)
    report(issues, path, 'must have the property "id"', '#/components/schemas/MergeRequestMilestone/required');
  else if (!isInteger(id))
    report(issues, `${path}/id`, 'must be an integer', '#/components/schemas/MergeRequestMilestone/properties/id/type');
  const iid = value['iid'];
  if (iid === undefined)
    report(issues, path, 'must have the property "iid"', '#/components/schemas/MergeRequestMilestone/required');
  else if (!isInteger(iid))
    report(
      issues,
      `${path}/iid`,
      'must be an integer',
      '#/components/schemas/MergeRequestMilestone/properties/iid/type',
    );
  const createdAt = value['created_at'];
  if (createdAt === undefined)
    report(issues, path, 'must have the property "created_at"', '#/components/schemas/MergeRequestMilestone/required');
  else collectMergeRequestMilestoneCreatedAt(createdAt, `${path}/created_at`, issues);
  const description = value['description'];
  if (description === undefined)
    report(issues, path, 'must have the property "description"', '#/components/schemas/MergeRequestMilestone/required');
  else if (description !== null && typeof description !== 'string')
    report(
      issues,
      `${path}/description`,
      'must be a string or null',
      '#/components/schemas/MergeRequestMilestone/properties/description/type',
    );
  const dueDate = value['due_date'];
  if (dueDate === undefined)
    report(issues, path, 'must have the property "due_date"', '#/components/schemas/MergeRequestMilestone/required');
  else collectMergeRequestMilestoneDueDate(dueDate, `${path}/due_date`, issues);
  const expired = value['expired'];
  if (expired === undefined)
    report(issues, path, 'must have the property "expired"', '#/components/schemas/MergeRequestMilestone/required');
  else if (typeof expired !== 'boolean' && expired !== null)
    report(
      issues,
      `${path}/expired`,
      'must be true or false or null',
      '#/components/schemas/MergeRequestMilestone/properties/expired/type',
    );
  const groupId = value['group_id'];
  if (groupId !== undefined && !isInteger(groupId))
    report(
      issues,
      `${path}/group_id`,
      'must be an integer',
      '#/components/schemas/MergeRequestMilestone/properties/group_id/type',
    );
  const projectId = value['project_id'];
  if (projectId !== undefined && !isInteger(projectId))
    report(
      issues,
      `${path}/project_id`,
      'must be an integer',
      '#/components/schemas/MergeRequestMilestone/properties/project_id/type',
    );
  const startDate = value['start_date'];
  if (startDate === undefined)
    report(issues, path, 'must have the property "start_date"', '#/components/schemas/MergeRequestMilestone/required');
  else collectMergeRequestMilestoneStartDate(startDate, `${path}/start_date`, issues);
  const state = value['state'];
  if (state === undefined)
    report(issues, path, 'must have the property "state"', '#/components/schemas/MergeRequestMilestone/required');
  else if (typeof state !== 'string')
    report(
      issues,
      `${path}/state`,
      'must be a string',
      '#/components/schemas/MergeRequestMilestone/properties/state/type',
    );
  const title = value['title'];
  if (title === undefined)
    report(issues, path, 'must have the property "title"', '#/components/schemas/MergeRequestMilestone/required');
  else if (typeof title !== 'string')
    report(
      issues,
      `${path}/title`,
      'must be a string',
      '#/components/schemas/MergeRequestMilestone/properties/title/type',
    );
  const updatedAt = value['updated_at'];
  if (updatedAt === undefined)
    report(issues, path, 'must have the property "updated_at"', '#/components/schemas/MergeRequestMilestone/required');
  else collectMergeRequestMilestoneUpdatedAt(updatedAt, `${path}/updated_at`, issues);
  const webUrl = value['web_url'];
  if (webUrl === undefined)
    report(issues, path, 'must have the property "web_url"', '#/components/schemas/MergeRequestMilestone/required');
  else if (typeof webUrl !== 'string')
    report(
      issues,
      `${path}/web_url`,
      'must be a string',
      '#/components/schemas/MergeRequestMilestone/properties/web_url/type',
    );
}

function collectMergeRequestMilestoneCreatedAt(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (typeof value !== 'string') {
    report(issues, path, 'must be a string', '#/components/schemas/MergeRequestMilestone/properties/created_at/type');
    return;
  }
  if (!isDateTime(value))
    report(
      issues,
      path,
      'must be a date and time with an offset, such as 2026-03-09T10:15:00Z',
      '#/components/schemas/MergeRequestMilestone/properties/created_at/format',
    );
}

function collectMergeRequestMilestoneDueDate(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (value === null) return;
  if (typeof value !== 'string') {
    report(
      issues,
      path,
      'must be a string or null',
      '#/components/schemas/MergeRequestMilestone/properties/due_date/type',
    );
    return;
  }
  if (!isDate(value))
    report(
      issues,
      path,
      'must be a date such as 2026-03-09',
      '#/components/schemas/MergeRequestMilestone/properties/due_date/format',
    );
}

function collectMergeRequestMilestoneStartDate(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (value === null) return;
  if (typeof value !== 'string') {
    report(
      issues,
      path,
      'must be a string or null',
      '#/components/schemas/MergeRequestMilestone/properties/start_date/type',
    );
    return;
  }
  if (!isDate(value))
    report(
      issues,
      path,
      'must be a date such as 2026-03-09',
      '#/components/schemas/MergeRequestMilestone/properties/start_date/format',
    );
}

function collectMergeRequestMilestoneUpdatedAt(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (typeof value !== 'string') {
    report(issues, path, 'must be a string', '#/components/schemas/MergeRequestMilestone/properties/updated_at/type');
    return;
  }
  if (!isDateTime(value))
    report(
      issues,
      path,
      'must be a date and time with an offset, such as 2026-03-09T10:15:00Z',
      '#/components/schemas/MergeRequestMilestone/properties/updated_at/format',
    );
}
