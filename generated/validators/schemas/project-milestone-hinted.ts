// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { ProjectMilestoneHinted } from '../../types/index.ts';
import { hasDateTimeFormat } from '../runtime/formats/date-time.ts';
import { hasDateFormat } from '../runtime/formats/date.ts';
import { type ValidationIssue, issuesOf, json, report } from '../runtime/index.ts';

/** Whether `value` is a valid `ProjectMilestoneHinted`. */
export function isProjectMilestoneHinted(value: unknown): value is ProjectMilestoneHinted {
  if (!json.isObject(value)) return false;
  const id = value['id'];
  if (id !== undefined && !json.isInteger(id)) return false;
  const iid = value['iid'];
  if (iid !== undefined && !json.isInteger(iid)) return false;
  const createdAt = value['created_at'];
  if (createdAt !== undefined && (typeof createdAt !== 'string' || !hasDateTimeFormat(createdAt))) return false;
  const description = value['description'];
  if (description !== undefined && description !== null && typeof description !== 'string') return false;
  const dueDate = value['due_date'];
  if (dueDate !== undefined && dueDate !== null && (typeof dueDate !== 'string' || !hasDateFormat(dueDate)))
    return false;
  const expired = value['expired'];
  if (expired !== undefined && typeof expired !== 'boolean' && expired !== null) return false;
  const projectId = value['project_id'];
  if (projectId !== undefined && !json.isInteger(projectId)) return false;
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

/** Every reason why `value` is not a valid `ProjectMilestoneHinted`; none when it is. */
export function checkProjectMilestoneHinted(value: unknown): ValidationIssue[] {
  return issuesOf(value, isProjectMilestoneHinted, collectProjectMilestoneHinted);
}

/** Adds to `issues` every reason why the value at `path` is not a valid `ProjectMilestoneHinted`. */
export function collectProjectMilestoneHinted(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/ProjectMilestoneHinted';
  if (!json.isObject(value)) return report(issues, path, 'must be an object', `${schema}/type`);
  const id = value['id'];
  if (id !== undefined && !json.isInteger(id))
    report(issues, `${path}/id`, 'must be an integer', `${schema}/properties/id/type`);
  const iid = value['iid'];
  if (iid !== undefined && !json.isInteger(iid))
    report(issues, `${path}/iid`, 'must be an integer', `${schema}/properties/iid/type`);
  const createdAt = value['created_at'];
  if (createdAt !== undefined && typeof createdAt !== 'string')
    report(issues, `${path}/created_at`, 'must be a string', `${schema}/properties/created_at/type`);
  if (typeof createdAt === 'string' && !hasDateTimeFormat(createdAt))
    report(
      issues,
      `${path}/created_at`,
      'must be a date and time with an offset, such as 2026-03-09T10:15:00Z',
      `${schema}/properties/created_at/format`,
    );
  const description = value['description'];
  if (description !== undefined && description !== null && typeof description !== 'string')
    report(issues, `${path}/description`, 'must be a string or null', `${schema}/properties/description/type`);
  const dueDate = value['due_date'];
  if (dueDate !== undefined && dueDate !== null && typeof dueDate !== 'string')
    report(issues, `${path}/due_date`, 'must be a string or null', `${schema}/properties/due_date/type`);
  if (typeof dueDate === 'string' && !hasDateFormat(dueDate))
    report(issues, `${path}/due_date`, 'must be a date such as 2026-03-09', `${schema}/properties/due_date/format`);
  const expired = value['expired'];
  if (expired !== undefined && typeof expired !== 'boolean' && expired !== null)
    report(issues, `${path}/expired`, 'must be true, false or null', `${schema}/properties/expired/type`);
  const projectId = value['project_id'];
  if (projectId !== undefined && !json.isInteger(projectId))
    report(issues, `${path}/project_id`, 'must be an integer', `${schema}/properties/project_id/type`);
  const startDate = value['start_date'];
  if (startDate !== undefined && startDate !== null && typeof startDate !== 'string')
    report(issues, `${path}/start_date`, 'must be a string or null', `${schema}/properties/start_date/type`);
  if (typeof startDate === 'string' && !hasDateFormat(startDate))
    report(issues, `${path}/start_date`, 'must be a date such as 2026-03-09', `${schema}/properties/start_date/format`);
  const state = value['state'];
  if (state !== undefined && state !== 'active' && state !== 'closed')
    report(issues, `${path}/state`, 'must be one of "active", "closed"', `${schema}/properties/state/enum`);
  const title = value['title'];
  if (title !== undefined && typeof title !== 'string')
    report(issues, `${path}/title`, 'must be a string', `${schema}/properties/title/type`);
  const updatedAt = value['updated_at'];
  if (updatedAt !== undefined && typeof updatedAt !== 'string')
    report(issues, `${path}/updated_at`, 'must be a string', `${schema}/properties/updated_at/type`);
  if (typeof updatedAt === 'string' && !hasDateTimeFormat(updatedAt))
    report(
      issues,
      `${path}/updated_at`,
      'must be a date and time with an offset, such as 2026-03-09T10:15:00Z',
      `${schema}/properties/updated_at/format`,
    );
}
