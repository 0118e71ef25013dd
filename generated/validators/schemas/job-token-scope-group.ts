// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { JobTokenScopeGroup } from '../../types/index.ts';
import { type ValidationIssue, report } from '../runtime/issue.ts';
import { isInteger, isObject } from '../runtime/values.ts';

/** Whether `value` is a valid `JobTokenScopeGroup`. */
export function isJobTokenScopeGroup(value: unknown): value is JobTokenScopeGroup {
  if (!isObject(value)) return false;
  const id = value['id'];
  if (!isInteger(id)) return false;
  const name = value['name'];
  if (typeof name !== 'string') return false;
  const webUrl = value['web_url'];
  return typeof webUrl === 'string';
}

/** Every reason why `value` is not a valid `JobTokenScopeGroup`; none when it is. */
export function checkJobTokenScopeGroup(value: unknown): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectJobTokenScopeGroup(value, '', issues);
  return issues;
}

/** Adds to `issues` every reason why the value at `path` is not a valid `JobTokenScopeGroup`. */
export function collectJobTokenScopeGroup(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!isObject(value)) {
    report(issues, path, 'must be an object', '#/components/schemas/JobTokenScopeGroup/type');
    return;
  }
  const id = value['id'];
  if (id === undefined)
    report(issues, path, 'must have the property "id"', '#/components/schemas/JobTokenScopeGroup/required');
  else if (!isInteger(id))
    report(issues, `${path}/id`, 'must be an integer', '#/components/schemas/JobTokenScopeGroup/properties/id/type');
  const name = value['name'];
  if (name === undefined)
    report(issues, path, 'must have the property "name"', '#/components/schemas/JobTokenScopeGroup/required');
  else if (typeof name !== 'string')
    report(issues, `${path}/name`, 'must be a string', '#/components/schemas/JobTokenScopeGroup/properties/name/type');
  const webUrl = value['web_url'];
  if (webUrl === undefined)
    report(issues, path, 'must have the property "web_url"', '#/components/schemas/JobTokenScopeGroup/required');
  else if (typeof webUrl !== 'string')
    report(
      issues,
      `${path}/web_url`,
      'must be a string',
      '#/components/schemas/JobTokenScopeGroup/properties/web_url/type',
    );
}
