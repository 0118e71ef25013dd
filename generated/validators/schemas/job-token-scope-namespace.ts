// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { JobTokenScopeNamespace } from '../../types/job-token-scope.ts';
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

/** Returns true if `value` is a valid `JobTokenScopeNamespace`. */
export function isJobTokenScopeNamespace(value: unknown): value is JobTokenScopeNamespace {
  if (!hasObjectType(value)) return false;
  if (!Number.isInteger(value['id'])) return false;
  if (typeof value['name'] !== 'string') return false;
  const avatarUrl = value['avatar_url'];
  if (avatarUrl !== null && typeof avatarUrl !== 'string') return false;
  if (typeof value['full_path'] !== 'string') return false;
  const kind = value['kind'];
  if (kind !== 'user' && kind !== 'group') return false;
  const parentId = value['parent_id'];
  if (!Number.isInteger(parentId) && parentId !== null) return false;
  if (typeof value['path'] !== 'string') return false;
  return typeof value['web_url'] === 'string';
}

/** Returns the reasons why `value` is not a valid `JobTokenScopeNamespace`; none if it is. */
export function checkJobTokenScopeNamespace(value: unknown): ValidationIssue[] {
  return issuesOf(value, isJobTokenScopeNamespace, collectJobTokenScopeNamespace);
}

/** `JobTokenScopeNamespace` as a [Standard Schema](https://standardschema.dev), for routers and form libraries. */
export const jobTokenScopeNamespaceSchema: StandardSchema<JobTokenScopeNamespace> = /* @__PURE__ */ standardSchema(
  isJobTokenScopeNamespace,
  checkJobTokenScopeNamespace,
);

/** Adds to `issues` every reason why the value at `path` is not a valid `JobTokenScopeNamespace`. */
export function collectJobTokenScopeNamespace(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/JobTokenScopeNamespace';
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
  const fullPath = value['full_path'];
  if (fullPath === undefined) reportMissing(issues, path, schema, 'full_path');
  else if (typeof fullPath !== 'string') failType(issues, path, schema, '/full_path', 'must be a string');
  const kind = value['kind'];
  if (kind === undefined) reportMissing(issues, path, schema, 'kind');
  else if (kind !== 'user' && kind !== 'group')
    failProperty(issues, path, schema, '/kind', 'enum', 'must be one of "user", "group"');
  const parentId = value['parent_id'];
  if (parentId === undefined) reportMissing(issues, path, schema, 'parent_id');
  else if (!Number.isInteger(parentId) && parentId !== null)
    failType(issues, path, schema, '/parent_id', 'must be an integer or null');
  const pathProperty = value['path'];
  if (pathProperty === undefined) reportMissing(issues, path, schema, 'path');
  else if (typeof pathProperty !== 'string') failType(issues, path, schema, '/path', 'must be a string');
  const webUrl = value['web_url'];
  if (webUrl === undefined) reportMissing(issues, path, schema, 'web_url');
  else if (typeof webUrl !== 'string') failType(issues, path, schema, '/web_url', 'must be a string');
}
