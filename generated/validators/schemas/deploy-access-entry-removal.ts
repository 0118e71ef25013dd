// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { DeployAccessEntryRemoval } from '../../types/index.ts';
import { type ValidationIssue, issuesOf, json, report, reportMissing } from '../runtime/index.ts';

/** Whether `value` is a valid `DeployAccessEntryRemoval`. */
export function isDeployAccessEntryRemoval(value: unknown): value is DeployAccessEntryRemoval {
  if (!json.isObject(value)) return false;
  if (!json.isInteger(value['id'])) return false;
  return value['_destroy'] === true;
}

/** Every reason why `value` is not a valid `DeployAccessEntryRemoval`; none when it is. */
export function checkDeployAccessEntryRemoval(value: unknown): ValidationIssue[] {
  return issuesOf(value, isDeployAccessEntryRemoval, collectDeployAccessEntryRemoval);
}

/** Adds to `issues` every reason why the value at `path` is not a valid `DeployAccessEntryRemoval`. */
export function collectDeployAccessEntryRemoval(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/DeployAccessEntryRemoval';
  if (!json.isObject(value)) return report(issues, path, 'must be an object', `${schema}/type`);
  reportMissing(issues, path, value, ['_destroy', 'id'], `${schema}/required`);
  const id = value['id'];
  if (id !== undefined && !json.isInteger(id))
    report(issues, `${path}/id`, 'must be an integer', `${schema}/properties/id/type`);
  const destroy = value['_destroy'];
  if (destroy !== undefined && destroy !== true)
    report(issues, `${path}/_destroy`, 'must be true', `${schema}/properties/_destroy/const`);
}
