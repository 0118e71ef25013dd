// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { DeployAccessEntryRemoval } from '../../types/index.ts';
import { type ValidationIssue, report } from '../runtime/issue.ts';
import { isInteger, isObject } from '../runtime/values.ts';

/** Whether `value` is a valid `DeployAccessEntryRemoval`. */
export function isDeployAccessEntryRemoval(value: unknown): value is DeployAccessEntryRemoval {
  if (!isObject(value)) return false;
  const id = value['id'];
  if (!isInteger(id)) return false;
  const destroy = value['_destroy'];
  return destroy === true;
}

/** Every reason why `value` is not a valid `DeployAccessEntryRemoval`; none when it is. */
export function checkDeployAccessEntryRemoval(value: unknown): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectDeployAccessEntryRemoval(value, '', issues);
  return issues;
}

/** Adds to `issues` every reason why the value at `path` is not a valid `DeployAccessEntryRemoval`. */
export function collectDeployAccessEntryRemoval(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!isObject(value)) {
    report(issues, path, 'must be an object', '#/components/schemas/DeployAccessEntryRemoval/type');
    return;
  }
  const id = value['id'];
  if (id === undefined)
    report(issues, path, 'must have the property "id"', '#/components/schemas/DeployAccessEntryRemoval/required');
  else if (!isInteger(id))
    report(
      issues,
      `${path}/id`,
      'must be an integer',
      '#/components/schemas/DeployAccessEntryRemoval/properties/id/type',
    );
  const destroy = value['_destroy'];
  if (destroy === undefined)
    report(issues, path, 'must have the property "_destroy"', '#/components/schemas/DeployAccessEntryRemoval/required');
  else if (destroy !== true)
    report(
      issues,
      `${path}/_destroy`,
      'must be true',
      '#/components/schemas/DeployAccessEntryRemoval/properties/_destroy/const',
    );
}
