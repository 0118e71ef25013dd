// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { ProjectMilestoneCreate } from '../../types/index.ts';
import { hasDateFormat } from '../runtime/formats/date-time.ts';
import { hasObjectType } from '../runtime/json-types.ts';
import { type ValidationIssue, fail, issuesOf, reportMissing } from '../runtime/report.ts';
import { type StandardSchema, standardSchema } from '../runtime/standard-schema.ts';

/** Whether `value` is a valid `ProjectMilestoneCreate`. */
export function isProjectMilestoneCreate(value: unknown): value is ProjectMilestoneCreate {
  if (!hasObjectType(value)) return false;
  const description = value['description'];
  if (description !== undefined && typeof description !== 'string') return false;
  const dueDate = value['due_date'];
  if (dueDate !== undefined && (typeof dueDate !== 'string' || !hasDateFormat(dueDate))) return false;
  const startDate = value['start_date'];
  if (startDate !== undefined && (typeof startDate !== 'string' || !hasDateFormat(startDate))) return false;
  return typeof value['title'] === 'string';
}

/**
 * Returns the reasons why `value` is not a valid `ProjectMilestoneCreate`; none if it is.
 * A list that would be too long is cut, and ends with an issue whose keyword is `more`.
 */
export function checkProjectMilestoneCreate(value: unknown): ValidationIssue[] {
  return issuesOf(value, isProjectMilestoneCreate, collectProjectMilestoneCreate);
}

/** `ProjectMilestoneCreate` as a [Standard Schema](https://standardschema.dev), which routers and form libraries take. */
export const projectMilestoneCreateSchema: StandardSchema<ProjectMilestoneCreate> = /* @__PURE__ */ standardSchema(
  isProjectMilestoneCreate,
  checkProjectMilestoneCreate,
);

/** Adds to `issues` every reason why the value at `path` is not a valid `ProjectMilestoneCreate`. */
export function collectProjectMilestoneCreate(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/ProjectMilestoneCreate';
  if (!hasObjectType(value)) return fail(issues, path, 'type', 'must be an object', schema);
  const description = value['description'];
  if (description !== undefined && typeof description !== 'string')
    fail(issues, `${path}/description`, 'type', 'must be a string', `${schema}/properties/description`);
  const dueDate = value['due_date'];
  if (dueDate !== undefined && typeof dueDate !== 'string')
    fail(issues, `${path}/due_date`, 'type', 'must be a string', `${schema}/properties/due_date`);
  if (typeof dueDate === 'string' && !hasDateFormat(dueDate))
    fail(issues, `${path}/due_date`, 'format', 'must be a date such as 2026-03-09', `${schema}/properties/due_date`);
  const startDate = value['start_date'];
  if (startDate !== undefined && typeof startDate !== 'string')
    fail(issues, `${path}/start_date`, 'type', 'must be a string', `${schema}/properties/start_date`);
  if (typeof startDate === 'string' && !hasDateFormat(startDate))
    fail(
      issues,
      `${path}/start_date`,
      'format',
      'must be a date such as 2026-03-09',
      `${schema}/properties/start_date`,
    );
  const title = value['title'];
  if (title === undefined) reportMissing(issues, path, 'title', schema);
  else if (typeof title !== 'string')
    fail(issues, `${path}/title`, 'type', 'must be a string', `${schema}/properties/title`);
}
