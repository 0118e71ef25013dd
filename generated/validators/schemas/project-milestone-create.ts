// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { ProjectMilestoneCreate } from '../../types/index.ts';
import { isDate } from '../runtime/formats.ts';
import { type ValidationIssue, report } from '../runtime/issue.ts';
import { isObject } from '../runtime/values.ts';

/** Whether `value` is a valid `ProjectMilestoneCreate`. */
export function isProjectMilestoneCreate(value: unknown): value is ProjectMilestoneCreate {
  if (!isObject(value)) return false;
  const description = value['description'];
  if (description !== undefined && typeof description !== 'string') return false;
  const dueDate = value['due_date'];
  if (dueDate !== undefined && (typeof dueDate !== 'string' || !isDate(dueDate))) return false;
  const startDate = value['start_date'];
  if (startDate !== undefined && (typeof startDate !== 'string' || !isDate(startDate))) return false;
  const title = value['title'];
  return typeof title === 'string';
}

/** Every reason why `value` is not a valid `ProjectMilestoneCreate`; none when it is. */
export function checkProjectMilestoneCreate(value: unknown): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectProjectMilestoneCreate(value, '', issues);
  return issues;
}

/** Adds to `issues` every reason why the value at `path` is not a valid `ProjectMilestoneCreate`. */
export function collectProjectMilestoneCreate(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!isObject(value)) {
    report(issues, path, 'must be an object', '#/components/schemas/ProjectMilestoneCreate/type');
    return;
  }
  const description = value['description'];
  if (description !== undefined && typeof description !== 'string')
    report(
      issues,
      `${path}/description`,
      'must be a string',
      '#/components/schemas/ProjectMilestoneCreate/properties/description/type',
    );
  const dueDate = value['due_date'];
  if (dueDate !== undefined) collectProjectMilestoneCreateDueDate(dueDate, `${path}/due_date`, issues);
  const startDate = value['start_date'];
  if (startDate !== undefined) collectProjectMilestoneCreateStartDate(startDate, `${path}/start_date`, issues);
  const title = value['title'];
  if (title === undefined)
    report(issues, path, 'must have the property "title"', '#/components/schemas/ProjectMilestoneCreate/required');
  else if (typeof title !== 'string')
    report(
      issues,
      `${path}/title`,
      'must be a string',
      '#/components/schemas/ProjectMilestoneCreate/properties/title/type',
    );
}

function collectProjectMilestoneCreateDueDate(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (typeof value !== 'string') {
    report(issues, path, 'must be a string', '#/components/schemas/ProjectMilestoneCreate/properties/due_date/type');
    return;
  }
  if (!isDate(value))
    report(
      issues,
      path,
      'must be a date such as 2026-03-09',
      '#/components/schemas/ProjectMilestoneCreate/properties/due_date/format',
    );
}

function collectProjectMilestoneCreateStartDate(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (typeof value !== 'string') {
    report(issues, path, 'must be a string', '#/components/schemas/ProjectMilestoneCreate/properties/start_date/type');
    return;
  }
  if (!isDate(value))
    report(
      issues,
      path,
      'must be a date such as 2026-03-09',
      '#/components/schemas/ProjectMilestoneCreate/properties/start_date/format',
    );
}
