// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { IssueWeightEvent } from '../../types/resource-weight-events.ts';
import { dateTimeMessage, hasDateTimeFormat } from '../runtime/formats/date-time.ts';
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
import { collectUserSummary, isUserSummary } from './user-summary.ts';

/** Returns true if `value` is a valid `IssueWeightEvent`. */
export function isIssueWeightEvent(value: unknown): value is IssueWeightEvent {
  if (!hasObjectType(value)) return false;
  if (!Number.isInteger(value['id'])) return false;
  const createdAt = value['created_at'];
  if (typeof createdAt !== 'string' || !hasDateTimeFormat(createdAt)) return false;
  if (!Number.isInteger(value['issue_id'])) return false;
  if (!isUserSummary(value['user'])) return false;
  return Number.isInteger(value['weight']);
}

/** Returns the reasons why `value` is not a valid `IssueWeightEvent`; none if it is. */
export function checkIssueWeightEvent(value: unknown): ValidationIssue[] {
  return issuesOf(value, isIssueWeightEvent, collectIssueWeightEvent);
}

/** `IssueWeightEvent` as a [Standard Schema](https://standardschema.dev), for routers and form libraries. */
export const issueWeightEventSchema: StandardSchema<IssueWeightEvent> = /* @__PURE__ */ standardSchema(
  isIssueWeightEvent,
  checkIssueWeightEvent,
);

/** Adds to `issues` every reason why the value at `path` is not a valid `IssueWeightEvent`. */
export function collectIssueWeightEvent(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/IssueWeightEvent';
  if (!hasObjectType(value)) return fail(issues, path, schema, 'type', 'must be an object');
  const id = value['id'];
  if (id === undefined) reportMissing(issues, path, schema, 'id');
  else if (!Number.isInteger(id)) failType(issues, path, schema, '/id', 'must be an integer');
  const createdAt = value['created_at'];
  if (createdAt === undefined) reportMissing(issues, path, schema, 'created_at');
  else if (typeof createdAt !== 'string') failType(issues, path, schema, '/created_at', 'must be a string');
  if (typeof createdAt === 'string' && !hasDateTimeFormat(createdAt))
    failProperty(issues, path, schema, '/created_at', 'format', dateTimeMessage);
  const issueId = value['issue_id'];
  if (issueId === undefined) reportMissing(issues, path, schema, 'issue_id');
  else if (!Number.isInteger(issueId)) failType(issues, path, schema, '/issue_id', 'must be an integer');
  const user = value['user'];
  if (user === undefined) reportMissing(issues, path, schema, 'user');
  else collectUserSummary(user, `${path}/user`, issues);
  const weight = value['weight'];
  if (weight === undefined) reportMissing(issues, path, schema, 'weight');
  else if (!Number.isInteger(weight)) failType(issues, path, schema, '/weight', 'must be an integer');
}
