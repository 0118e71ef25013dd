// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { JobTokenScopeGroup } from '../../types/index.ts';
import { type ValidationIssue, issuesOf, json, report, reportMissing } from '../runtime/index.ts';

/** Whether `value` is a valid `JobTokenScopeGroup`. */
export function isJobTokenScopeGroup(value: unknown): value is JobTokenScopeGroup {
  if (!json.isObject(value)) return false;
  if (!json.isInteger(value['id'])) return false;
  if (typeof value['name'] !== 'string') return false;
  return typeof value['web_url'] === 'string';
}

/** Every reason why `value` is not a valid `JobTokenScopeGroup`; none when it is. */
export function checkJobTokenScopeGroup(value: unknown): ValidationIssue[] {
  return issuesOf(value, isJobTokenScopeGroup, collectJobTokenScopeGroup);
}

/** Adds to `issues` every reason why the value at `path` is not a valid `JobTokenScopeGroup`. */
export function collectJobTokenScopeGroup(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/JobTokenScopeGroup';
  if (!json.isObject(value)) return report(issues, path, 'must be an object', `${schema}/type`);
  reportMissing(issues, path, value, ['id', 'name', 'web_url'], `${schema}/required`);
  const id = value['id'];
  if (id !== undefined && !json.isInteger(id))
    report(issues, `${path}/id`, 'must be an integer', `${schema}/properties/id/type`);
  const name = value['name'];
  if (name !== undefined && typeof name !== 'string')
    report(issues, `${path}/name`, 'must be a string', `${schema}/properties/name/type`);
  const webUrl = value['web_url'];
  if (webUrl !== undefined && typeof webUrl !== 'string')
    report(issues, `${path}/web_url`, 'must be a string', `${schema}/properties/web_url/type`);
}
