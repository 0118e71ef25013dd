// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { ProjectMilestoneHinted } from '../../types/index.ts';
import { isDate, isDateTime } from '../runtime/formats.ts';
import { type ValidationIssue, report } from '../runtime/issue.ts';
import { isInteger, isObject } from '../runtime/values.ts';

/** Whether `value` is a valid `ProjectMilestoneHinted`. */
export function isProjectMilestoneHinted(value: unknown): value is ProjectMilestoneHinted {
  if (!isObject(value)) return false;
  const id = value['id'];
  if (id !== undefined && !isInteger(id)) return false;
  const iid = value['iid'];
  if (iid !== undefined && !isInteger(iid)) return false;
  const createdAt = value['created_at'];
  if (createdAt !== undefined && (typeof createdAt !== 'string' || !isDateTime(createdAt))) return false;
  const description = value['description'];
  if (description !== undefined && description !== null && typeof description !== 'string') return false;
  const dueDate = value['due_date'];
  if (dueDate !== undefined && dueDate !== null && (typeof dueDate !== 'string' || !isDate(dueDate))) return false;
  const expired = value['expired'];
  if (expired !== undefined && typeof expired !== 'boolean' && expired !== null) return false;
  const projectId = value['project_id'];
  if (projectId !== undefined && !isInteger(projectId)) return false;
  const startDate = value['start_date'];
  if (startDate !== undefined && startDate !== null && (typeof startDate !== 'string' || !isDate(startDate)))
    return false;
  const state = value['state'];
  if (state !== undefined && state !== 'active' && state !== 'closed') return false;
  const title = value['title'];
  if (title !== undefined && typeof title !== 'string') return false;
  const updatedAt = value['updated_at'];
  if (updatedAt !== undefined && (typeof updatedAt !== 'string' || !isDateTime(updatedAt))) return false;
  return true;
}

/** Every reason why `value` is not a valid `ProjectMilestoneHinted`; none when it is. */
export function checkProjectMilestoneHinted(value: unknown): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectProjectMilestoneHinted(value, '', issues);
  return issues;
}

/** Adds to `issues` every reason why the value at `path` is not a valid `ProjectMilestoneHinted`. */
export function collectProjectMilestoneHinted(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!isObject(value)) {
    report(issues, path, 'must be an object', '#/components/schemas/ProjectMilestoneHinted/type');
    return;
  }
  const id = value['id'];
  if (id !== undefined && !isInteger(id))
    report(
      issues,
      `${path}/id`,
      'must be an integer',
      '#/components/schemas/ProjectMilestoneHinted/properties/id/type',
    );
  const iid = value['iid'];
  if (iid !== undefined && !isInteger(iid))
    report(
      issues,
      `${path}/iid`,
      'must be an integer',
      '#/components/schemas/ProjectMilestoneHinted/properties/iid/type',
    );
  const createdAt = value['created_at'];
  if (createdAt !== undefined) collectProjectMilestoneHintedCreatedAt(createdAt, `${path}/created_at`, issues);
  const description = value['description'];
  if (description !== undefined && description !== null && typeof description !== 'string')
    report(
      issues,
      `${path}/description`,
      'must be a string or null',
      '#/components/schemas/ProjectMilestoneHinted/properties/description/type',
    );
  const dueDate = value['due_date'];
  if (dueDate !== undefined) collectProjectMilestoneHintedDueDate(dueDate, `${path}/due_date`, issues);
  const expired = value['expired'];
  if (expired !== undefined && typeof expired !== 'boolean' && expired !== null)
    report(
      issues,
      `${path}/expired`,
      'must be true or false or null',
      '#/components/schemas/ProjectMilestoneHinted/properties/expired/type',
    );
  const projectId = value['project_id'];
  if (projectId !== undefined && !isInteger(projectId))
    report(
      issues,
      `${path}/project_id`,
      'must be an integer',
      '#/components/schemas/ProjectMilestoneHinted/properties/project_id/type',
    );
  const startDate = value['start_date'];
  if (startDate !== undefined) collectProjectMilestoneHintedStartDate(startDate, `${path}/start_date`, issues);
  const state = value['state'];
  if (state !== undefined && state !== 'active' && state !== 'closed')
    report(
      issues,
      `${path}/state`,
      'must be one of "active", "closed"',
      '#/components/schemas/ProjectMilestoneHinted/properties/state/enum',
    );
  const title = value['title'];
  if (title !== undefined && typeof title !== 'string')
    report(
      issues,
      `${path}/title`,
      'must be a string',
      '#/components/schemas/ProjectMilestoneHinted/properties/title/type',
    );
  const updatedAt = value['updated_at'];
  if (updatedAt !== undefined) collectProjectMilestoneHintedUpdatedAt(updatedAt, `${path}/updated_at`, issues);
}

function collectProjectMilestoneHintedCreatedAt(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (typeof value !== 'string') {
    report(issues, path, 'must be a string', '#/components/schemas/ProjectMilestoneHinted/properties/created_at/type');
    return;
  }
  if (!isDateTime(value))
    report(
      issues,
      path,
      'must be a date and time with an offset, such as 2026-03-09T10:15:00Z',
      '#/components/schemas/ProjectMilestoneHinted/properties/created_at/format',
    );
}

function collectProjectMilestoneHintedDueDate(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (value === null) return;
  if (typeof value !== 'string') {
    report(
      issues,
      path,
      'must be a string or null',
      '#/components/schemas/ProjectMilestoneHinted/properties/due_date/type',
    );
    return;
  }
  if (!isDate(value))
    report(
      issues,
      path,
      'must be a date such as 2026-03-09',
      '#/components/schemas/ProjectMilestoneHinted/properties/due_date/format',
    );
}

function collectProjectMilestoneHintedStartDate(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (value === null) return;
  if (typeof value !== 'string') {
    report(
      issues,
      path,
      'must be a string or null',
      '#/components/schemas/ProjectMilestoneHinted/properties/start_date/type',
    );
    return;
  }
  if (!isDate(value))
    report(
      issues,
      path,
      'must be a date such as 2026-03-09',
      '#/components/schemas/ProjectMilestoneHinted/properties/start_date/format',
    );
}

function collectProjectMilestoneHintedUpdatedAt(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (typeof value !== 'string') {
    report(issues, path, 'must be a string', '#/components/schemas/ProjectMilestoneHinted/properties/updated_at/type');
    return;
  }
  if (!isDateTime(value))
    report(
      issues,
      path,
      'must be a date and time with an offset, such as 2026-03-09T10:15:00Z',
      '#/components/schemas/ProjectMilestoneHinted/properties/updated_at/format',
    );
}
