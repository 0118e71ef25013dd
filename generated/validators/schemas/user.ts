// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { User } from '../../types/index.ts';
import { type ValidationIssue, report } from '../runtime/issue.ts';
import { isInteger, isObject } from '../runtime/values.ts';

/** Whether `value` is a valid `User`. */
export function isUser(value: unknown): value is User {
  if (!isObject(value)) return false;
  const id = value['id'];
  if (!isInteger(id)) return false;
  const name = value['name'];
  if (typeof name !== 'string') return false;
  const avatarUrl = value['avatar_url'];
  if (avatarUrl !== null && typeof avatarUrl !== 'string') return false;
  const locked = value['locked'];
  if (typeof locked !== 'boolean' && locked !== null) return false;
  const publicEmail = value['public_email'];
  if (publicEmail !== null && typeof publicEmail !== 'string') return false;
  const state = value['state'];
  if (state !== 'active' && state !== 'blocked' && state !== 'deactivated') return false;
  const username = value['username'];
  if (typeof username !== 'string') return false;
  const webUrl = value['web_url'];
  return typeof webUrl === 'string';
}

/** Every reason why `value` is not a valid `User`; none when it is. */
export function checkUser(value: unknown): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectUser(value, '', issues);
  return issues;
}

/** Adds to `issues` every reason why the value at `path` is not a valid `User`. */
export function collectUser(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!isObject(value)) {
    report(issues, path, 'must be an object', '#/components/schemas/User/type');
    return;
  }
  const id = value['id'];
  if (id === undefined) report(issues, path, 'must have the property "id"', '#/components/schemas/User/required');
  else if (!isInteger(id))
    report(issues, `${path}/id`, 'must be an integer', '#/components/schemas/User/properties/id/type');
  const name = value['name'];
  if (name === undefined) report(issues, path, 'must have the property "name"', '#/components/schemas/User/required');
  else if (typeof name !== 'string')
    report(issues, `${path}/name`, 'must be a string', '#/components/schemas/User/properties/name/type');
  const avatarUrl = value['avatar_url'];
  if (avatarUrl === undefined)
    report(issues, path, 'must have the property "avatar_url"', '#/components/schemas/User/required');
  else if (avatarUrl !== null && typeof avatarUrl !== 'string')
    report(
      issues,
      `${path}/avatar_url`,
      'must be a string or null',
      '#/components/schemas/User/properties/avatar_url/type',
    );
  const locked = value['locked'];
  if (locked === undefined)
    report(issues, path, 'must have the property "locked"', '#/components/schemas/User/required');
  else if (typeof locked !== 'boolean' && locked !== null)
    report(
      issues,
      `${path}/locked`,
      'must be true or false or null',
      '#/components/schemas/User/properties/locked/type',
    );
  const publicEmail = value['public_email'];
  if (publicEmail === undefined)
    report(issues, path, 'must have the property "public_email"', '#/components/schemas/User/required');
  else if (publicEmail !== null && typeof publicEmail !== 'string')
    report(
      issues,
      `${path}/public_email`,
      'must be a string or null',
      '#/components/schemas/User/properties/public_email/type',
    );
  const state = value['state'];
  if (state === undefined) report(issues, path, 'must have the property "state"', '#/components/schemas/User/required');
  else if (state !== 'active' && state !== 'blocked' && state !== 'deactivated')
    report(
      issues,
      `${path}/state`,
      'must be one of "active", "blocked", "deactivated"',
      '#/components/schemas/User/properties/state/enum',
    );
  const username = value['username'];
  if (username === undefined)
    report(issues, path, 'must have the property "username"', '#/components/schemas/User/required');
  else if (typeof username !== 'string')
    report(issues, `${path}/username`, 'must be a string', '#/components/schemas/User/properties/username/type');
  const webUrl = value['web_url'];
  if (webUrl === undefined)
    report(issues, path, 'must have the property "web_url"', '#/components/schemas/User/required');
  else if (typeof webUrl !== 'string')
    report(issues, `${path}/web_url`, 'must be a string', '#/components/schemas/User/properties/web_url/type');
}
