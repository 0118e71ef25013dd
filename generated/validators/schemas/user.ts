// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { User } from '../../types/index.ts';
import { type ValidationIssue, issuesOf, json, report, reportMissing } from '../runtime/index.ts';

/** Whether `value` is a valid `User`. */
export function isUser(value: unknown): value is User {
  if (!json.isObject(value)) return false;
  if (!json.isInteger(value['id'])) return false;
  if (typeof value['name'] !== 'string') return false;
  const avatarUrl = value['avatar_url'];
  if (avatarUrl !== null && typeof avatarUrl !== 'string') return false;
  const locked = value['locked'];
  if (typeof locked !== 'boolean' && locked !== null) return false;
  const publicEmail = value['public_email'];
  if (publicEmail !== null && typeof publicEmail !== 'string') return false;
  const state = value['state'];
  if (state !== 'active' && state !== 'blocked' && state !== 'deactivated') return false;
  if (typeof value['username'] !== 'string') return false;
  return typeof value['web_url'] === 'string';
}

/** Every reason why `value` is not a valid `User`; none when it is. */
export function checkUser(value: unknown): ValidationIssue[] {
  return issuesOf(value, isUser, collectUser);
}

/** Adds to `issues` every reason why the value at `path` is not a valid `User`. */
export function collectUser(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/User';
  if (!json.isObject(value)) return report(issues, path, 'must be an object', `${schema}/type`);
  reportMissing(
    issues,
    path,
    value,
    ['avatar_url', 'id', 'locked', 'name', 'public_email', 'state', 'username', 'web_url'],
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
  const locked = value['locked'];
  if (locked !== undefined && typeof locked !== 'boolean' && locked !== null)
    report(issues, `${path}/locked`, 'must be true, false or null', `${schema}/properties/locked/type`);
  const publicEmail = value['public_email'];
  if (publicEmail !== undefined && publicEmail !== null && typeof publicEmail !== 'string')
    report(issues, `${path}/public_email`, 'must be a string or null', `${schema}/properties/public_email/type`);
  const state = value['state'];
  if (state !== undefined && state !== 'active' && state !== 'blocked' && state !== 'deactivated')
    report(
      issues,
      `${path}/state`,
      'must be one of "active", "blocked", "deactivated"',
      `${schema}/properties/state/enum`,
    );
  const username = value['username'];
  if (username !== undefined && typeof username !== 'string')
    report(issues, `${path}/username`, 'must be a string', `${schema}/properties/username/type`);
  const webUrl = value['web_url'];
  if (webUrl !== undefined && typeof webUrl !== 'string')
    report(issues, `${path}/web_url`, 'must be a string', `${schema}/properties/web_url/type`);
}
