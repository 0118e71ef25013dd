// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { ProjectMilestoneHinted } from '../../types/project-milestones.ts';
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
  standardSchema,
} from '../runtime/report.ts';

/** Returns true if `value` is a valid `ProjectMilestoneHinted`. */
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

/** Returns the reasons why `value` is not a valid `ProjectMilestoneHinted`; none if it is. */
export function checkProjectMilestoneHinted(value: unknown): ValidationIssue[] {
  return issuesOf(value, isProjectMilestoneHinted, collectProjectMilestoneHinted);
}

/** `ProjectMilestoneHinted` as a [Standard Schema](https://standardschema.dev), for routers and form libraries. */
export const projectMilestoneHintedSchema: StandardSchema<ProjectMilestoneHinted> = /* @__PURE__ */ standardSchema(
  isProjectMilestoneHinted,
  checkProjectMilestoneHinted,
);

/** Adds to `issues` every reason why the value at `path` is not a valid `ProjectMilestoneHinted`. */
export function collectProjectMilestoneHinted(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/ProjectMilestoneHinted';
  if (!hasObjectType(value)) return fail(issues, path, schema, 'type', 'must be an object');
  const id = value['id'];
  if (id !== undefined && !Number.isInteger(id)) failType(issues, path, schema, '/id', 'must be an integer');
  const createdAt = value['created_at'];
  if (createdAt !== undefined && typeof createdAt !== 'string')
    failType(issues, path, schema, '/created_at', 'must be a string');
  if (typeof createdAt === 'string' && !hasDateTimeFormat(createdAt))
    failProperty(issues, path, schema, '/created_at', 'format', dateTimeMessage);
  const description = value['description'];
  if (description !== undefined && description !== null && typeof description !== 'string')
    failType(issues, path, schema, '/description', 'must be a string or null');
  const dueDate = value['due_date'];
  if (dueDate !== undefined && dueDate !== null && typeof dueDate !== 'string')
    failType(issues, path, schema, '/due_date', 'must be a string or null');
  if (typeof dueDate === 'string' && !hasDateFormat(dueDate))
    failProperty(issues, path, schema, '/due_date', 'format', 'must be a date such as 2026-03-09');
  const expired = value['expired'];
  if (expired !== undefined && typeof expired !== 'boolean' && expired !== null)
    failType(issues, path, schema, '/expired', 'must be true, false or null');
  const iid = value['iid'];
  if (iid !== undefined && !Number.isInteger(iid)) failType(issues, path, schema, '/iid', 'must be an integer');
  const projectId = value['project_id'];
  if (projectId !== undefined && !Number.isInteger(projectId))
    failType(issues, path, schema, '/project_id', 'must be an integer');
  const startDate = value['start_date'];
  if (startDate !== undefined && startDate !== null && typeof startDate !== 'string')
    failType(issues, path, schema, '/start_date', 'must be a string or null');
  if (typeof startDate === 'string' && !hasDateFormat(startDate))
    failProperty(issues, path, schema, '/start_date', 'format', 'must be a date such as 2026-03-09');
  const state = value['state'];
  if (state !== undefined && state !== 'active' && state !== 'closed')
    failProperty(issues, path, schema, '/state', 'enum', 'must be one of "active", "closed"');
  const title = value['title'];
  if (title !== undefined && typeof title !== 'string') failType(issues, path, schema, '/title', 'must be a string');
  const updatedAt = value['updated_at'];
  if (updatedAt !== undefined && typeof updatedAt !== 'string')
    failType(issues, path, schema, '/updated_at', 'must be a string');
  if (typeof updatedAt === 'string' && !hasDateTimeFormat(updatedAt))
    failProperty(issues, path, schema, '/updated_at', 'format', dateTimeMessage);
}
