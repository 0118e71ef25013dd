// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { UserSummary } from '../../types/index.ts';
import { type ValidationIssue, issuesOf, json, report, reportMissing } from '../runtime/index.ts';

/** Whether `value` is a valid `UserSummary`. */
export function isUserSummary(value: unknown): value is UserSummary {
  if (!json.isObject(value)) return false;
  if (!json.isInteger(value['id'])) return false;
  if (typeof value['name'] !== 'string') return false;
  const avatarUrl = value['avatar_url'];
  if (avatarUrl !== null && typeof avatarUrl !== 'string') return false;
  if (typeof value['state'] !== 'string') return false;
  if (typeof value['username'] !== 'string') return false;
  return typeof value['web_url'] === 'string';
}

/** Every reason why `value` is not a valid `UserSummary`; none when it is. */
export function checkUserSummary(value: unknown): ValidationIssue[] {
  return issuesOf(value, isUserSummary, collectUserSummary);
}

/** Adds to `issues` every reason why the value at `path` is not a valid `UserSummary`. */
export function collectUserSummary(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/UserSummary';
  if (!json.isObject(value)) return report(issues, path, 'must be an object', `${schema}/type`);
  reportMissing(
    issues,
    path,
    value,
    ['avatar_url', 'id', 'name', 'state', 'username', 'web_url'],
    `${schema}/required`,
  );
  const id = value['id'];
  if (id !== undefined && !json.isInteger(id))
    report(issues, `${path}/id`, 'must be an integer', `${schema}/properties/id/type`);
  const name = value['name'];
  if (name !== undefined && typeof name !== 'string')
    report(issues, `${path}/name`, 'must be a string', `${schema}/properties/name/type`);
  const avatarUrl = value['avatar_url'];
  if (avatarUrl !== undefined && avatarUrl !== null && typeof avatarUrl !== 'string')
    report(issues, `${path}/avatar_url`, 'must be a string or null', `${schema}/properties/avatar_url/type`);
  const state = value['state'];
  if (state !== undefined && typeof state !== 'string')
    report(issues, `${path}/state`, 'must be a string', `${schema}/properties/state/type`);
  const username = value['username'];
  if (username !== undefined && typeof username !== 'string')
    report(issues, `${path}/username`, 'must be a string', `${schema}/properties/username/type`);
  const webUrl = value['web_url'];
  if (webUrl !== undefined && typeof webUrl !== 'string')
    report(issues, `${path}/web_url`, 'must be a string', `${schema}/properties/web_url/type`);
}
