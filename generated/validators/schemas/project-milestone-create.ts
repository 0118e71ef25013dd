// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { ProjectMilestoneCreate } from '../../types/index.ts';
import { hasDateFormat } from '../runtime/formats/date.ts';
import { type ValidationIssue, issuesOf, json, report, reportMissing } from '../runtime/index.ts';

/** Whether `value` is a valid `ProjectMilestoneCreate`. */
export function isProjectMilestoneCreate(value: unknown): value is ProjectMilestoneCreate {
  if (!json.isObject(value)) return false;
  const description = value['description'];
  if (description !== undefined && typeof description !== 'string') return false;
  const dueDate = value['due_date'];
  if (dueDate !== undefined && (typeof dueDate !== 'string' || !hasDateFormat(dueDate))) return false;
  const startDate = value['start_date'];
  if (startDate !== undefined && (typeof startDate !== 'string' || !hasDateFormat(startDate))) return false;
  return typeof value['title'] === 'string';
}

/** Every reason why `value` is not a valid `ProjectMilestoneCreate`; none when it is. */
export function checkProjectMilestoneCreate(value: unknown): ValidationIssue[] {
  return issuesOf(value, isProjectMilestoneCreate, collectProjectMilestoneCreate);
}

/** Adds to `issues` every reason why the value at `path` is not a valid `ProjectMilestoneCreate`. */
export function collectProjectMilestoneCreate(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/ProjectMilestoneCreate';
  if (!json.isObject(value)) return report(issues, path, 'must be an object', `${schema}/type`);
  reportMissing(issues, path, value, ['title'], `${schema}/required`);
  const description = value['description'];
  if (description !== undefined && typeof description !== 'string')
    report(issues, `${path}/description`, 'must be a string', `${schema}/properties/description/type`);
  const dueDate = value['due_date'];
  if (dueDate !== undefined && typeof dueDate !== 'string')
    report(issues, `${path}/due_date`, 'must be a string', `${schema}/properties/due_date/type`);
  if (typeof dueDate === 'string' && !hasDateFormat(dueDate))
    report(issues, `${path}/due_date`, 'must be a date such as 2026-03-09', `${schema}/properties/due_date/format`);
  const startDate = value['start_date'];
  if (startDate !== undefined && typeof startDate !== 'string')
    report(issues, `${path}/start_date`, 'must be a string', `${schema}/properties/start_date/type`);
  if (typeof startDate === 'string' && !hasDateFormat(startDate))
    report(issues, `${path}/start_date`, 'must be a date such as 2026-03-09', `${schema}/properties/start_date/format`);
  const title = value['title'];
  if (title !== undefined && typeof title !== 'string')
    report(issues, `${path}/title`, 'must be a string', `${schema}/properties/title/type`);
}
