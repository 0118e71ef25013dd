// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { ProjectMilestoneHinted } from '../../types/index.ts';
import { hasDateFormat, hasDateTimeFormat } from '../runtime/formats/date-time.ts';
import { hasObjectType } from '../runtime/json-types.ts';
import { type ValidationIssue, fail, issuesOf } from '../runtime/report.ts';
import { type StandardSchema, standardSchema } from '../runtime/standard-schema.ts';

/** Whether `value` is a valid `ProjectMilestoneHinted`. */
export function isProjectMilestoneHinted(value: unknown): value is ProjectMilestoneHinted {
  if (!hasObjectType(value)) return false;
  const id = value['id'];
  if (id !== undefined && !Number.isInteger(id)) return false;
  const createdAt = value['created_at'];
  if (createdAt !== undefined && (typeof createdAt !== 'string' || !hasDateTimeFormat(createdAt))) return false;
  const description = value['description'];
  if (description !== undefined && description !== null && typeof description !== 'string') return false;
  const dueDate = value['due_date'];
  if (dueDate !== undefined && dueDate !== null && (typeof dueDate !== 'string' || !hasDateFormat(dueDate)))
    return false;
  const expired = value['expired'];
  if (expired !== undefined && typeof expired !== 'boolean' && expired !== null) return false;
  const iid = value['iid'];
  if (iid !== undefined && !Number.isInteger(iid)) return false;
  const projectId = value['project_id'];
  if (projectId !== undefined && !Number.isInteger(projectId)) return false;
  const startDate = value['start_date'];
  if (startDate !== undefined && startDate !== null && (typeof startDate !== 'string' || !hasDateFormat(startDate)))
    return false;
  const state = value['state'];
  if (state !== undefined && state !== 'active' && state !== 'closed') return false;
  const title = value['title'];
  if (title !== undefined && typeof title !== 'string') return false;
  const updatedAt = value['updated_at'];
  return updatedAt === undefined || (typeof updatedAt === 'string' && hasDateTimeFormat(updatedAt));
}

/**
 * Returns the reasons why `value` is not a valid `ProjectMilestoneHinted`; none if it is.
 * A list that would be too long is cut, and ends with an issue whose keyword is `more`.
 */
export function checkProjectMilestoneHinted(value: unknown): ValidationIssue[] {
  return issuesOf(value, isProjectMilestoneHinted, collectProjectMilestoneHinted);
}

/** `ProjectMilestoneHinted` as a [Standard Schema](https://standardschema.dev), which routers and form libraries take. */
export const projectMilestoneHintedSchema: StandardSchema<ProjectMilestoneHinted> = /* @__PURE__ */ standardSchema(
  isProjectMilestoneHinted,
  checkProjectMilestoneHinted,
);

/** Adds to `issues` every reason why the value at `path` is not a valid `ProjectMilestoneHinted`. */
export function collectProjectMilestoneHinted(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/ProjectMilestoneHinted';
  if (!hasObjectType(value)) return fail(issues, path, 'type', 'must be an object', schema);
  const id = value['id'];
  if (id !== undefined && !Number.isInteger(id))
    fail(issues, `${path}/id`, 'type', 'must be an integer', `${schema}/properties/id`);
  const createdAt = value['created_at'];
  if (createdAt !== undefined && typeof createdAt !== 'string')
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
  if (description !== undefined && description !== null && typeof description !== 'string')
    fail(issues, `${path}/description`, 'type', 'must be a string or null', `${schema}/properties/description`);
  const dueDate = value['due_date'];
  if (dueDate !== undefined && dueDate !== null && typeof dueDate !== 'string')
    fail(issues, `${path}/due_date`, 'type', 'must be a string or null', `${schema}/properties/due_date`);
  if (typeof dueDate === 'string' && !hasDateFormat(dueDate))
    fail(issues, `${path}/due_date`, 'format', 'must be a date such as 2026-03-09', `${schema}/properties/due_date`);
  const expired = value['expired'];
  if (expired !== undefined && typeof expired !== 'boolean' && expired !== null)
    fail(issues, `${path}/expired`, 'type', 'must be true, false or null', `${schema}/properties/expired`);
  const iid = value['iid'];
  if (iid !== undefined && !Number.isInteger(iid))
    fail(issues, `${path}/iid`, 'type', 'must be an integer', `${schema}/properties/iid`);
  const projectId = value['project_id'];
  if (projectId !== undefined && !Number.isInteger(projectId))
    fail(issues, `${path}/project_id`, 'type', 'must be an integer', `${schema}/properties/project_id`);
  const startDate = value['start_date'];
  if (startDate !== undefined && startDate !== null && typeof startDate !== 'string')
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
  if (state !== undefined && state !== 'active' && state !== 'closed')
    fail(issues, `${path}/state`, 'enum', 'must be one of "active", "closed"', `${schema}/properties/state`);
  const title = value['title'];
  if (title !== undefined && typeof title !== 'string')
    fail(issues, `${path}/title`, 'type', 'must be a string', `${schema}/properties/title`);
  const updatedAt = value['updated_at'];
  if (updatedAt !== undefined && typeof updatedAt !== 'string')
    fail(issues, `${path}/updated_at`, 'type', 'must be a string', `${schema}/properties/updated_at`);
  if (typeof updatedAt === 'string' && !hasDateTimeFormat(updatedAt))
    fail(
      issues,
      `${path}/updated_at`,
      'format',
      'must be a date and time with an offset, such as 2026-03-09T10:15:00Z',
      `${schema}/properties/updated_at`,
    );
}
