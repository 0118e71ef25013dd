// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { JobTokenScopeNamespace } from '../../types/index.ts';
import { type ValidationIssue, issuesOf, json, report, reportMissing } from '../runtime/index.ts';

/** Whether `value` is a valid `JobTokenScopeNamespace`. */
export function isJobTokenScopeNamespace(value: unknown): value is JobTokenScopeNamespace {
  if (!json.isObject(value)) return false;
  if (!json.isInteger(value['id'])) return false;
  if (typeof value['name'] !== 'string') return false;
  const avatarUrl = value['avatar_url'];
  if (avatarUrl !== null && typeof avatarUrl !== 'string') return false;
  if (typeof value['full_path'] !== 'string') return false;
  const kind = value['kind'];
  if (kind !== 'user' && kind !== 'group') return false;
  const parentId = value['parent_id'];
  if (!json.isInteger(parentId) && parentId !== null) return false;
  if (typeof value['path'] !== 'string') return false;
  return typeof value['web_url'] === 'string';
}

/** Every reason why `value` is not a valid `JobTokenScopeNamespace`; none when it is. */
export function checkJobTokenScopeNamespace(value: unknown): ValidationIssue[] {
  return issuesOf(value, isJobTokenScopeNamespace, collectJobTokenScopeNamespace);
}

/** Adds to `issues` every reason why the value at `path` is not a valid `JobTokenScopeNamespace`. */
export function collectJobTokenScopeNamespace(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/JobTokenScopeNamespace';
  if (!json.isObject(value)) return report(issues, path, 'must be an object', `${schema}/type`);
  reportMissing(
    issues,
    path,
    value,
    ['avatar_url', 'full_path', 'id', 'kind', 'name', 'parent_id', 'path', 'web_url'],
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
  const fullPath = value['full_path'];
  if (fullPath !== undefined && typeof fullPath !== 'string')
    report(issues, `${path}/full_path`, 'must be a string', `${schema}/properties/full_path/type`);
  const kind = value['kind'];
  if (kind !== undefined && kind !== 'user' && kind !== 'group')
    report(issues, `${path}/kind`, 'must be one of "user", "group"', `${schema}/properties/kind/enum`);
  const parentId = value['parent_id'];
  if (parentId !== undefined && !json.isInteger(parentId) && parentId !== null)
    report(issues, `${path}/parent_id`, 'must be an integer or null', `${schema}/properties/parent_id/type`);
  const pathProperty = value['path'];
  if (pathProperty !== undefined && typeof pathProperty !== 'string')
    report(issues, `${path}/path`, 'must be a string', `${schema}/properties/path/type`);
  const webUrl = value['web_url'];
  if (webUrl !== undefined && typeof webUrl !== 'string')
    report(issues, `${path}/web_url`, 'must be a string', `${schema}/properties/web_url/type`);
}
