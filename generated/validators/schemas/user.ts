// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { User } from '../../types/merge-requests.ts';
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

/** Returns true if `value` is a valid `User`. */
export function isUser(value: unknown): value is User {
  if (!hasObjectType(value)) return false;
  if (!Number.isInteger(value['id'])) return false;
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

/** Returns the reasons why `value` is not a valid `User`; none if it is. */
export function checkUser(value: unknown): ValidationIssue[] {
  return issuesOf(value, isUser, collectUser);
}

/** `User` as a [Standard Schema](https://standardschema.dev), for routers and form libraries. */
export const userSchema: StandardSchema<User> = /* @__PURE__ */ standardSchema(isUser, checkUser);

/** Adds to `issues` every reason why the value at `path` is not a valid `User`. */
export function collectUser(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/User';
  if (!hasObjectType(value)) return fail(issues, path, schema, 'type', 'must be an object');
  const id = value['id'];
  if (id === undefined) reportMissing(issues, path, schema, 'id');
  else if (!Number.isInteger(id)) failType(issues, path, schema, '/id', 'must be an integer');
  const name = value['name'];
  if (name === undefined) reportMissing(issues, path, schema, 'name');
  else if (typeof name !== 'string') failType(issues, path, schema, '/name', 'must be a string');
  const avatarUrl = value['avatar_url'];
  if (avatarUrl === undefined) reportMissing(issues, path, schema, 'avatar_url');
  else if (avatarUrl !== null && typeof avatarUrl !== 'string')
    failType(issues, path, schema, '/avatar_url', 'must be a string or null');
  const locked = value['locked'];
  if (locked === undefined) reportMissing(issues, path, schema, 'locked');
  else if (typeof locked !== 'boolean' && locked !== null)
    failType(issues, path, schema, '/locked', 'must be true, false or null');
  const publicEmail = value['public_email'];
  if (publicEmail === undefined) reportMissing(issues, path, schema, 'public_email');
  else if (publicEmail !== null && typeof publicEmail !== 'string')
    failType(issues, path, schema, '/public_email', 'must be a string or null');
  const state = value['state'];
  if (state === undefined) reportMissing(issues, path, schema, 'state');
  else if (state !== 'active' && state !== 'blocked' && state !== 'deactivated')
    failProperty(issues, path, schema, '/state', 'enum', 'must be one of "active", "blocked", "deactivated"');
  const username = value['username'];
  if (username === undefined) reportMissing(issues, path, schema, 'username');
  else if (typeof username !== 'string') failType(issues, path, schema, '/username', 'must be a string');
  const webUrl = value['web_url'];
  if (webUrl === undefined) reportMissing(issues, path, schema, 'web_url');
  else if (typeof webUrl !== 'string') failType(issues, path, schema, '/web_url', 'must be a string');
}
