// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { ProjectMilestoneCreate } from '../../types/project-milestones.ts';
import { hasDateFormat } from '../runtime/formats/date.ts';
import {
  type StandardSchema,
  type ValidationIssue,
  fail,
  failProperty,
  failType,
  hasObjectType,
  issuesOf,
  reportMissing,
  standardSchema,
} from '../runtime/report.ts';

/** Returns true if `value` is a valid `ProjectMilestoneCreate`. */
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

/** Returns the reasons why `value` is not a valid `ProjectMilestoneCreate`; none if it is. */
export function checkProjectMilestoneCreate(value: unknown): ValidationIssue[] {
  return issuesOf(value, isProjectMilestoneCreate, collectProjectMilestoneCreate);
}

/** `ProjectMilestoneCreate` as a [Standard Schema](https://standardschema.dev), for routers and form libraries. */
export const projectMilestoneCreateSchema: StandardSchema<ProjectMilestoneCreate> = /* @__PURE__ */ standardSchema(
  isProjectMilestoneCreate,
  checkProjectMilestoneCreate,
);

/** Adds to `issues` every reason why the value at `path` is not a valid `ProjectMilestoneCreate`. */
export function collectProjectMilestoneCreate(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/ProjectMilestoneCreate';
  if (!hasObjectType(value)) return fail(issues, path, schema, 'type', 'must be an object');
  const description = value['description'];
  if (description !== undefined && typeof description !== 'string')
    failType(issues, path, schema, '/description', 'must be a string');
  const dueDate = value['due_date'];
  if (dueDate !== undefined && typeof dueDate !== 'string')
    failType(issues, path, schema, '/due_date', 'must be a string');
  if (typeof dueDate === 'string' && !hasDateFormat(dueDate))
    failProperty(issues, path, schema, '/due_date', 'format', 'must be a date such as 2026-03-09');
  const startDate = value['start_date'];
  if (startDate !== undefined && typeof startDate !== 'string')
    failType(issues, path, schema, '/start_date', 'must be a string');
  if (typeof startDate === 'string' && !hasDateFormat(startDate))
    failProperty(issues, path, schema, '/start_date', 'format', 'must be a date such as 2026-03-09');
  const title = value['title'];
  if (title === undefined) reportMissing(issues, path, schema, 'title');
  else if (typeof title !== 'string') failType(issues, path, schema, '/title', 'must be a string');
}
