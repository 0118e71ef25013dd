// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { IssueWeightEvent } from '../../types/index.ts';
import { hasDateTimeFormat } from '../runtime/formats/date-time.ts';
import { type ValidationIssue, issuesOf, json, report, reportMissing } from '../runtime/index.ts';
import { collectUserSummary, isUserSummary } from './user-summary.ts';

/** Whether `value` is a valid `IssueWeightEvent`. */
export function isIssueWeightEvent(value: unknown): value is IssueWeightEvent {
  if (!json.isObject(value)) return false;
  if (!json.isInteger(value['id'])) return false;
  const createdAt = value['created_at'];
  if (typeof createdAt !== 'string' || !hasDateTimeFormat(createdAt)) return false;
  if (!json.isInteger(value['issue_id'])) return false;
  if (!isUserSummary(value['user'])) return false;
  return json.isInteger(value['weight']);
}

/** Every reason why `value` is not a valid `IssueWeightEvent`; none when it is. */
export function checkIssueWeightEvent(value: unknown): ValidationIssue[] {
  return issuesOf(value, isIssueWeightEvent, collectIssueWeightEvent);
}

/** Adds to `issues` every reason why the value at `path` is not a valid `IssueWeightEvent`. */
export function collectIssueWeightEvent(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/IssueWeightEvent';
  if (!json.isObject(value)) return report(issues, path, 'must be an object', `${schema}/type`);
  reportMissing(issues, path, value, ['created_at', 'id', 'issue_id', 'user', 'weight'], `${schema}/required`);
  const id = value['id'];
  if (id !== undefined && !json.isInteger(id))
    report(issues, `${path}/id`, 'must be an integer', `${schema}/properties/id/type`);
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
  const issueId = value['issue_id'];
  if (issueId !== undefined && !json.isInteger(issueId))
    report(issues, `${path}/issue_id`, 'must be an integer', `${schema}/properties/issue_id/type`);
  const user = value['user'];
  if (user !== undefined) collectUserSummary(user, `${path}/user`, issues);
  const weight = value['weight'];
  if (weight !== undefined && !json.isInteger(weight))
    report(issues, `${path}/weight`, 'must be an integer', `${schema}/properties/weight/type`);
}
