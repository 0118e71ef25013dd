// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { UserSummary } from '../../types/index.ts';
import { type ValidationIssue, report } from '../runtime/issue.ts';
import { isInteger, isObject } from '../runtime/values.ts';

/** Whether `value` is a valid `UserSummary`. */
export function isUserSummary(value: unknown): value is UserSummary {
  if (!isObject(value)) return false;
  const id = value['id'];
  if (!isInteger(id)) return false;
  const name = value['name'];
  if (typeof name !== 'string') return false;
  const avatarUrl = value['avatar_url'];
  if (avatarUrl !== null && typeof avatarUrl !== 'string') return false;
  const state = value['state'];
  if (typeof state !== 'string') return false;
  const username = value['username'];
  if (typeof username !== 'string') return false;
  const webUrl = value['web_url'];
  return typeof webUrl === 'string';
}

/** Every reason why `value` is not a valid `UserSummary`; none when it is. */
export function checkUserSummary(value: unknown): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectUserSummary(value, '', issues);
  return issues;
}

/** Adds to `issues` every reason why the value at `path` is not a valid `UserSummary`. */
export function collectUserSummary(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!isObject(value)) {
    report(issues, path, 'must be an object', '#/components/schemas/UserSummary/type');
    return;
  }
  const id = value['id'];
  if (id === undefined)
    report(issues, path, 'must have the property "id"', '#/components/schemas/UserSummary/required');
  else if (!isInteger(id))
    report(issues, `${path}/id`, 'must be an integer', '#/components/schemas/UserSummary/properties/id/type');
  const name = value['name'];
  if (name === undefined)
    report(issues, path, 'must have the property "name"', '#/components/schemas/UserSummary/required');
  else if (typeof name !== 'string')
    report(issues, `${path}/name`, 'must be a string', '#/components/schemas/UserSummary/properties/name/type');
  const avatarUrl = value['avatar_url'];
  if (avatarUrl === undefined)
    report(issues, path, 'must have the property "avatar_url"', '#/components/schemas/UserSummary/required');
  else if (avatarUrl !== null && typeof avatarUrl !== 'string')
    report(
      issues,
      `${path}/avatar_url`,
      'must be a string or null',
      '#/components/schemas/UserSummary/properties/avatar_url/type',
    );
  const state = value['state'];
  if (state === undefined)
    report(issues, path, 'must have the property "state"', '#/components/schemas/UserSummary/required');
  else if (typeof state !== 'string')
    report(issues, `${path}/state`, 'must be a string', '#/components/schemas/UserSummary/properties/state/type');
  const username = value['username'];
  if (username === undefined)
    report(issues, path, 'must have the property "username"', '#/components/schemas/UserSummary/required');
  else if (typeof username !== 'string')
    report(issues, `${path}/username`, 'must be a string', '#/components/schemas/UserSummary/properties/username/type');
  const webUrl = value['web_url'];
  if (webUrl === undefined)
    report(issues, path, 'must have the property "web_url"', '#/components/schemas/UserSummary/required');
  else if (typeof webUrl !== 'string')
    report(issues, `${path}/web_url`, 'must be a string', '#/components/schemas/UserSummary/properties/web_url/type');
}
