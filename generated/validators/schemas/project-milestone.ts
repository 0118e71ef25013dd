// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { ProjectMilestone } from '../../types/index.ts';
import { isDate, isDateTime } from '../runtime/formats.ts';
import { type ValidationIssue, report } from '../runtime/issue.ts';
import { isInteger, isObject } from '../runtime/values.ts';

/** Whether `value` is a valid `ProjectMilestone`. */
export function isProjectMilestone(value: unknown): value is ProjectMilestone {
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
  const projectId = value['project_id'];
  if (projectId !== undefined && !isInteger(projectId)) return false;
  const startDate = value['start_date'];
  if (startDate !== null && (typeof startDate !== 'string' || !isDate(startDate))) return false;
  const state = value['state'];
  if (state !== 'active' && state !== 'closed') return false;
  const title = value['title'];
  if (typeof title !== 'string') return false;
  const updatedAt = value['updated_at'];
  if (typeof updatedAt !== 'string' || !isDateTime(updatedAt)) return false;
  return true;
}

/** Every reason why `value` is not a valid `ProjectMilestone`; none when it is. */
export function checkProjectMilestone(value: unknown): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectProjectMilestone(value, '', issues);
  return issues;
}

/** Adds to `issues` every reason why the value at `path` is not a valid `ProjectMilestone`. */
export function collectProjectMilestone(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!isObject(value)) {
    report(issues, path, 'must be an object', '#/components/schemas/ProjectMilestone/type');
    return;
  }
  const id = value['id'];
  if (id === undefined)
    report(issues, path, 'must have the property "id"', '#/components/schemas/ProjectMilestone/required');
  else if (!isInteger(id))
    report(issues, `${path}/id`, 'must be an integer', '#/components/schemas/ProjectMilestone/properties/id/type');
  const iid = value['iid'];
  if (iid === undefined)
    report(issues, path, 'must have the property "iid"', '#/components/schemas/ProjectMilestone/required');
  else if (!isInteger(iid))
    report(issues, `${path}/iid`, 'must be an integer', '#/components/schemas/ProjectMilestone/properties/iid/type');
  const createdAt = value['created_at'];
  if (createdAt === undefined)
    report(issues, path, 'must have the property "created_at"', '#/components/schemas/ProjectMilestone/required');
  else collectProjectMilestoneCreatedAt(createdAt, `${path}/created_at`, issues);
  const description = value['description'];
  if (description === undefined)
    report(issues, path, 'must have the property "description"', '#/components/schemas/ProjectMilestone/required');
  else if (description !== null && typeof description !== 'string')
    report(
      issues,
      `${path}/description`,
      'must be a string or null',
      '#/components/schemas/ProjectMilestone/properties/description/type',
    );
  const dueDate = value['due_date'];
  if (dueDate === undefined)
    report(issues, path, 'must have the property "due_date"', '#/components/schemas/ProjectMilestone/required');
  else collectProjectMilestoneDueDate(dueDate, `${path}/due_date`, issues);
  const expired = value['expired'];
  if (expired === undefined)
    report(issues, path, 'must have the property "expired"', '#/components/schemas/ProjectMilestone/required');
  else if (typeof expired !== 'boolean' && expired !== null)
    report(
      issues,
      `${path}/expired`,
      'must be true or false or null',
      '#/components/schemas/ProjectMilestone/properties/expired/type',
    );
  const projectId = value['project_id'];
  if (projectId !== undefined && !isInteger(projectId))
    report(
      issues,
      `${path}/project_id`,
      'must be an integer',
      '#/components/schemas/ProjectMilestone/properties/project_id/type',
    );
  const startDate = value['start_date'];
  if (startDate === undefined)
    report(issues, path, 'must have the property "start_date"', '#/components/schemas/ProjectMilestone/required');
  else collectProjectMilestoneStartDate(startDate, `${path}/start_date`, issues);
  const state = value['state'];
  if (state === undefined)
    report(issues, path, 'must have the property "state"', '#/components/schemas/ProjectMilestone/required');
  else if (state !== 'active' && state !== 'closed')
    report(
      issues,
      `${path}/state`,
      'must be one of "active", "closed"',
      '#/components/schemas/ProjectMilestone/properties/state/enum',
    );
  const title = value['title'];
  if (title === undefined)
    report(issues, path, 'must have the property "title"', '#/components/schemas/ProjectMilestone/required');
  else if (typeof title !== 'string')
    report(issues, `${path}/title`, 'must be a string', '#/components/schemas/ProjectMilestone/properties/title/type');
  const updatedAt = value['updated_at'];
  if (updatedAt === undefined)
    report(issues, path, 'must have the property "updated_at"', '#/components/schemas/ProjectMilestone/required');
  else collectProjectMilestoneUpdatedAt(updatedAt, `${path}/updated_at`, issues);
}

function collectProjectMilestoneCreatedAt(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (typeof value !== 'string') {
    report(issues, path, 'must be a string', '#/components/schemas/ProjectMilestone/properties/created_at/type');
    return;
  }
  if (!isDateTime(value))
    report(
      issues,
      path,
      'must be a date and time with an offset, such as 2026-03-09T10:15:00Z',
      '#/components/schemas/ProjectMilestone/properties/created_at/format',
    );
}

function collectProjectMilestoneDueDate(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (value === null) return;
  if (typeof value !== 'string') {
    report(issues, path, 'must be a string or null', '#/components/schemas/ProjectMilestone/properties/due_date/type');
    return;
  }
  if (!isDate(value))
    report(
      issues,
      path,
      'must be a date such as 2026-03-09',
      '#/components/schemas/ProjectMilestone/properties/due_date/format',
    );
}

function collectProjectMilestoneStartDate(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (value === null) return;
  if (typeof value !== 'string') {
    report(
      issues,
      path,
      'must be a string or null',
      '#/components/schemas/ProjectMilestone/properties/start_date/type',
    );
    return;
  }
  if (!isDate(value))
    report(
      issues,
      path,
      'must be a date such as 2026-03-09',
      '#/components/schemas/ProjectMilestone/properties/start_date/format',
    );
}

function collectProjectMilestoneUpdatedAt(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (typeof value !== 'string') {
    report(issues, path, 'must be a string', '#/components/schemas/ProjectMilestone/properties/updated_at/type');
    return;
  }
  if (!isDateTime(value))
    report(
      issues,
      path,
      'must be a date and time with an offset, such as 2026-03-09T10:15:00Z',
      '#/components/schemas/ProjectMilestone/properties/updated_at/format',
    );
}
