// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { UserSummary } from '../../types/shared.ts';
import {
  type StandardSchema,
  type ValidationIssue,
  fail,
  failType,
  hasObjectType,
  issuesOf,
  reportMissing,
  standardSchema,
} from '../runtime/report.ts';

/** Returns true if `value` is a valid `UserSummary`. */
export function isUserSummary(value: unknown): value is UserSummary {
  if (!hasObjectType(value)) return false;
  if (!Number.isInteger(value['id'])) return false;
  if (typeof value['name'] !== 'string') return false;
  const avatarUrl = value['avatar_url'];
  if (avatarUrl !== null && typeof avatarUrl !== 'string') return false;
  if (typeof value['state'] !== 'string') return false;
  if (typeof value['username'] !== 'string') return false;
  return typeof value['web_url'] === 'string';
}

/** Returns the reasons why `value` is not a valid `UserSummary`; none if it is. */
export function checkUserSummary(value: unknown): ValidationIssue[] {
  return issuesOf(value, isUserSummary, collectUserSummary);
}

/** `UserSummary` as a [Standard Schema](https://standardschema.dev), for routers and form libraries. */
export const userSummarySchema: StandardSchema<UserSummary> = /* @__PURE__ */ standardSchema(
  isUserSummary,
  checkUserSummary,
);

/** Adds to `issues` every reason why the value at `path` is not a valid `UserSummary`. */
export function collectUserSummary(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/UserSummary';
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
  const state = value['state'];
  if (state === undefined) reportMissing(issues, path, schema, 'state');
  else if (typeof state !== 'string') failType(issues, path, schema, '/state', 'must be a string');
  const username = value['username'];
  if (username === undefined) reportMissing(issues, path, schema, 'username');
  else if (typeof username !== 'string') failType(issues, path, schema, '/username', 'must be a string');
  const webUrl = value['web_url'];
  if (webUrl === undefined) reportMissing(issues, path, schema, 'web_url');
  else if (typeof webUrl !== 'string') failType(issues, path, schema, '/web_url', 'must be a string');
}
