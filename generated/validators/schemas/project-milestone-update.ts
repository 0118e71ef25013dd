// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { ProjectMilestoneUpdate } from '../../types/project-milestones.ts';
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

/** Returns true if `value` is a valid `ProjectMilestoneUpdate`. */
export function isProjectMilestoneUpdate(value: unknown): value is ProjectMilestoneUpdate {
  if (!hasObjectType(value)) return false;
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

/** Returns the reasons why `value` is not a valid `ProjectMilestoneUpdate`; none if it is. */
export function checkProjectMilestoneUpdate(value: unknown): ValidationIssue[] {
  return issuesOf(value, isProjectMilestoneUpdate, collectProjectMilestoneUpdate);
}

/** `ProjectMilestoneUpdate` as a [Standard Schema](https://standardschema.dev), for routers and form libraries. */
export const projectMilestoneUpdateSchema: StandardSchema<ProjectMilestoneUpdate> = /* @__PURE__ */ standardSchema(
  isProjectMilestoneUpdate,
  checkProjectMilestoneUpdate,
);

/** Adds to `issues` every reason why the value at `path` is not a valid `ProjectMilestoneUpdate`. */
export function collectProjectMilestoneUpdate(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/ProjectMilestoneUpdate';
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
  const stateEvent = value['state_event'];
  if (stateEvent !== undefined && stateEvent !== 'close' && stateEvent !== 'activate')
    failProperty(issues, path, schema, '/state_event', 'enum', 'must be one of "close", "activate"');
  const title = value['title'];
  if (title !== undefined && typeof title !== 'string') failType(issues, path, schema, '/title', 'must be a string');
}
