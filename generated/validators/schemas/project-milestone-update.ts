// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { ProjectMilestoneUpdate } from '../../types/index.ts';
import { hasDateFormat } from '../runtime/formats/date.ts';
import { type ValidationIssue, issuesOf, json, report } from '../runtime/index.ts';

/** Whether `value` is a valid `ProjectMilestoneUpdate`. */
export function isProjectMilestoneUpdate(value: unknown): value is ProjectMilestoneUpdate {
  if (!json.isObject(value)) return false;
  const description = value['description'];
  if (description !== undefined && typeof description !== 'string') return false;
  const dueDate = value['due_date'];
  if (dueDate !== undefined && (typeof dueDate !== 'string' || !hasDateFormat(dueDate))) return false;
  const startDate = value['start_date'];
  if (startDate !== undefined && (typeof startDate !== 'string' || !hasDateFormat(startDate))) return false;
  const stateEvent = value['state_event'];
  if (stateEvent !== undefined && stateEvent !== 'close' && stateEvent !== 'activate') return false;
  const title = value['title'];
  return title === undefined || typeof title === 'string';
}

/** Every reason why `value` is not a valid `ProjectMilestoneUpdate`; none when it is. */
export function checkProjectMilestoneUpdate(value: unknown): ValidationIssue[] {
  return issuesOf(value, isProjectMilestoneUpdate, collectProjectMilestoneUpdate);
}

/** Adds to `issues` every reason why the value at `path` is not a valid `ProjectMilestoneUpdate`. */
export function collectProjectMilestoneUpdate(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/ProjectMilestoneUpdate';
  if (!json.isObject(value)) return report(issues, path, 'must be an object', `${schema}/type`);
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
  const stateEvent = value['state_event'];
  if (stateEvent !== undefined && stateEvent !== 'close' && stateEvent !== 'activate')
    report(
      issues,
      `${path}/state_event`,
      'must be one of "close", "activate"',
      `${schema}/properties/state_event/enum`,
    );
  const title = value['title'];
  if (title !== undefined && typeof title !== 'string')
    report(issues, `${path}/title`, 'must be a string', `${schema}/properties/title/type`);
}
