// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { JobTokenScopeNamespace } from '../../types/index.ts';
import { type ValidationIssue, report } from '../runtime/issue.ts';
import { isInteger, isObject } from '../runtime/values.ts';

/** Whether `value` is a valid `JobTokenScopeNamespace`. */
export function isJobTokenScopeNamespace(value: unknown): value is JobTokenScopeNamespace {
  if (!isObject(value)) return false;
  const id = value['id'];
  if (!isInteger(id)) return false;
  const name = value['name'];
  if (typeof name !== 'string') return false;
  const avatarUrl = value['avatar_url'];
  if (avatarUrl !== null && typeof avatarUrl !== 'string') return false;
  const fullPath = value['full_path'];
  if (typeof fullPath !== 'string') return false;
  const kind = value['kind'];
  if (kind !== 'user' && kind !== 'group') return false;
  const parentId = value['parent_id'];
  if (!isInteger(parentId) && parentId !== null) return false;
  const pathProperty = value['path'];
  if (typeof pathProperty !== 'string') return false;
  const webUrl = value['web_url'];
  return typeof webUrl === 'string';
}

/** Every reason why `value` is not a valid `JobTokenScopeNamespace`; none when it is. */
export function checkJobTokenScopeNamespace(value: unknown): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectJobTokenScopeNamespace(value, '', issues);
  return issues;
}

/** Adds to `issues` every reason why the value at `path` is not a valid `JobTokenScopeNamespace`. */
export function collectJobTokenScopeNamespace(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!isObject(value)) {
    report(issues, path, 'must be an object', '#/components/schemas/JobTokenScopeNamespace/type');
    return;
  }
  const id = value['id'];
  if (id === undefined)
    report(issues, path, 'must have the property "id"', '#/components/schemas/JobTokenScopeNamespace/required');
  else if (!isInteger(id))
    report(
      issues,
      `${path}/id`,
      'must be an integer',
      '#/components/schemas/JobTokenScopeNamespace/properties/id/type',
    );
  const name = value['name'];
  if (name === undefined)
    report(issues, path, 'must have the property "name"', '#/components/schemas/JobTokenScopeNamespace/required');
  else if (typeof name !== 'string')
    report(
      issues,
      `${path}/name`,
      'must be a string',
      '#/components/schemas/JobTokenScopeNamespace/properties/name/type',
    );
  const avatarUrl = value['avatar_url'];
  if (avatarUrl === undefined)
    report(issues, path, 'must have the property "avatar_url"', '#/components/schemas/JobTokenScopeNamespace/required');
  else if (avatarUrl !== null && typeof avatarUrl !== 'string')
    report(
      issues,
      `${path}/avatar_url`,
      'must be a string or null',
      '#/components/schemas/JobTokenScopeNamespace/properties/avatar_url/type',
    );
  const fullPath = value['full_path'];
  if (fullPath === undefined)
    report(issues, path, 'must have the property "full_path"', '#/components/schemas/JobTokenScopeNamespace/required');
  else if (typeof fullPath !== 'string')
    report(
      issues,
      `${path}/full_path`,
      'must be a string',
      '#/components/schemas/JobTokenScopeNamespace/properties/full_path/type',
    );
  const kind = value['kind'];
  if (kind === undefined)
    report(issues, path, 'must have the property "kind"', '#/components/schemas/JobTokenScopeNamespace/required');
  else if (kind !== 'user' && kind !== 'group')
    report(
      issues,
      `${path}/kind`,
      'must be one of "user", "group"',
      '#/components/schemas/JobTokenScopeNamespace/properties/kind/enum',
    );
  const parentId = value['parent_id'];
  if (parentId === undefined)
    report(issues, path, 'must have the property "parent_id"', '#/components/schemas/JobTokenScopeNamespace/required');
  else if (!isInteger(parentId) && parentId !== null)
    report(
      issues,
      `${path}/parent_id`,
      'must be an integer or null',
      '#/components/schemas/JobTokenScopeNamespace/properties/parent_id/type',
    );
  const pathProperty = value['path'];
  if (pathProperty === undefined)
    report(issues, path, 'must have the property "path"', '#/components/schemas/JobTokenScopeNamespace/required');
  else if (typeof pathProperty !== 'string')
    report(
      issues,
      `${path}/path`,
      'must be a string',
      '#/components/schemas/JobTokenScopeNamespace/properties/path/type',
    );
  const webUrl = value['web_url'];
  if (webUrl === undefined)
    report(issues, path, 'must have the property "web_url"', '#/components/schemas/JobTokenScopeNamespace/required');
  else if (typeof webUrl !== 'string')
    report(
      issues,
      `${path}/web_url`,
      'must be a string',
      '#/components/schemas/JobTokenScopeNamespace/properties/web_url/type',
    );
}
