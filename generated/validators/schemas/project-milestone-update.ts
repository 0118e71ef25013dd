// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { ProjectMilestoneUpdate } from '../../types/index.ts';
import { isDate } from '../runtime/formats.ts';
import { type ValidationIssue, report } from '../runtime/issue.ts';
import { isObject } from '../runtime/values.ts';

/** Whether `value` is a valid `ProjectMilestoneUpdate`. */
export function isProjectMilestoneUpdate(value: unknown): value is ProjectMilestoneUpdate {
  if (!isObject(value)) return false;
  const description = value['description'];
  if (description !== undefined && typeof description !== 'string') return false;
  const dueDate = value['due_date'];
  if (dueDate !== undefined && (typeof dueDate !== 'string' || !isDate(dueDate))) return false;
  const startDate = value['start_date'];
  if (startDate !== undefined && (typeof startDate !== 'string' || !isDate(startDate))) return false;
  const stateEvent = value['state_event'];
  if (stateEvent !== undefined && stateEvent !== 'close' && stateEvent !== 'activate') return false;
  const title = value['title'];
  if (title !== undefined && typeof title !== 'string') return false;
  return true;
}

/** Every reason why `value` is not a valid `ProjectMilestoneUpdate`; none when it is. */
export function checkProjectMilestoneUpdate(value: unknown): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectProjectMilestoneUpdate(value, '', issues);
  return issues;
}

/** Adds to `issues` every reason why the value at `path` is not a valid `ProjectMilestoneUpdate`. */
export function collectProjectMilestoneUpdate(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!isObject(value)) {
    report(issues, path, 'must be an object', '#/components/schemas/ProjectMilestoneUpdate/type');
    return;
  }
  const description = value['description'];
  if (description !== undefined && typeof description !== 'string')
    report(
      issues,
      `${path}/description`,
      'must be a string',
      '#/components/schemas/ProjectMilestoneUpdate/properties/description/type',
    );
  const dueDate = value['due_date'];
  if (dueDate !== undefined) collectProjectMilestoneUpdateDueDate(dueDate, `${path}/due_date`, issues);
  const startDate = value['start_date'];
  if (startDate !== undefined) collectProjectMilestoneUpdateStartDate(startDate, `${path}/start_date`, issues);
  const stateEvent = value['state_event'];
  if (stateEvent !== undefined && stateEvent !== 'close' && stateEvent !== 'activate')
    report(
      issues,
      `${path}/state_event`,
      'must be one of "close", "activate"',
      '#/components/schemas/ProjectMilestoneUpdate/properties/state_event/enum',
    );
  const title = value['title'];
  if (title !== undefined && typeof title !== 'string')
    report(
      issues,
      `${path}/title`,
      'must be a string',
      '#/components/schemas/ProjectMilestoneUpdate/properties/title/type',
    );
}

function collectProjectMilestoneUpdateDueDate(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (typeof value !== 'string') {
    report(issues, path, 'must be a string', '#/components/schemas/ProjectMilestoneUpdate/properties/due_date/type');
    return;
  }
  if (!isDate(value))
    report(
      issues,
      path,
      'must be a date such as 2026-03-09',
      '#/components/schemas/ProjectMilestoneUpdate/properties/due_date/format',
    );
}

function collectProjectMilestoneUpdateStartDate(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (typeof value !== 'string') {
    report(issues, path, 'must be a string', '#/components/schemas/ProjectMilestoneUpdate/properties/start_date/type');
    return;
  }
  if (!isDate(value))
    report(
      issues,
      path,
      'must be a date such as 2026-03-09',
      '#/components/schemas/ProjectMilestoneUpdate/properties/start_date/format',
    );
}
