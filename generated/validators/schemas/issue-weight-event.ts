// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { IssueWeightEvent } from '../../types/index.ts';
import { isDateTime } from '../runtime/formats.ts';
import { type ValidationIssue, report } from '../runtime/issue.ts';
import { isInteger, isObject } from '../runtime/values.ts';
import { collectUserSummary, isUserSummary } from './user-summary.ts';

/** Whether `value` is a valid `IssueWeightEvent`. */
export function isIssueWeightEvent(value: unknown): value is IssueWeightEvent {
  if (!isObject(value)) return false;
  const id = value['id'];
  if (!isInteger(id)) return false;
  const createdAt = value['created_at'];
  if (typeof createdAt !== 'string' || !isDateTime(createdAt)) return false;
  const issueId = value['issue_id'];
  if (!isInteger(issueId)) return false;
  const user = value['user'];
  if (!isUserSummary(user)) return false;
  const weight = value['weight'];
  return isInteger(weight);
}

/** Every reason why `value` is not a valid `IssueWeightEvent`; none when it is. */
export function checkIssueWeightEvent(value: unknown): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectIssueWeightEvent(value, '', issues);
  return issues;
}

/** Adds to `issues` every reason why the value at `path` is not a valid `IssueWeightEvent`. */
export function collectIssueWeightEvent(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!isObject(value)) {
    report(issues, path, 'must be an object', '#/components/schemas/IssueWeightEvent/type');
    return;
  }
  const id = value['id'];
  if (id === undefined)
    report(issues, path, 'must have the property "id"', '#/components/schemas/IssueWeightEvent/required');
  else if (!isInteger(id))
    report(issues, `${path}/id`, 'must be an integer', '#/components/schemas/IssueWeightEvent/properties/id/type');
  const createdAt = value['created_at'];
  if (createdAt === undefined)
    report(issues, path, 'must have the property "created_at"', '#/components/schemas/IssueWeightEvent/required');
  else collectIssueWeightEventCreatedAt(createdAt, `${path}/created_at`, issues);
  const issueId = value['issue_id'];
  if (issueId === undefined)
    report(issues, path, 'must have the property "issue_id"', '#/components/schemas/IssueWeightEvent/required');
  else if (!isInteger(issueId))
    report(
      issues,
      `${path}/issue_id`,
      'must be an integer',
      '#/components/schemas/IssueWeightEvent/properties/issue_id/type',
    );
  const user = value['user'];
  if (user === undefined)
    report(issues, path, 'must have the property "user"', '#/components/schemas/IssueWeightEvent/required');
  else collectUserSummary(user, `${path}/user`, issues);
  const weight = value['weight'];
  if (weight === undefined)
    report(issues, path, 'must have the property "weight"', '#/components/schemas/IssueWeightEvent/required');
  else if (!isInteger(weight))
    report(
      issues,
      `${path}/weight`,
      'must be an integer',
      '#/components/schemas/IssueWeightEvent/properties/weight/type',
    );
}

function collectIssueWeightEventCreatedAt(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (typeof value !== 'string') {
    report(issues, path, 'must be a string', '#/components/schemas/IssueWeightEvent/properties/created_at/type');
    return;
  }
  if (!isDateTime(value))
    report(
      issues,
      path,
      'must be a date and time with an offset, such as 2026-03-09T10:15:00Z',
      '#/components/schemas/IssueWeightEvent/properties/created_at/format',
    );
}
