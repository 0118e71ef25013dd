// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { DeployAccessEntryChange } from '../../types/index.ts';
import { type ValidationIssue, report } from '../runtime/issue.ts';
import { isInteger, isObject } from '../runtime/values.ts';

/** Whether `value` is a valid `DeployAccessEntryChange`. */
export function isDeployAccessEntryChange(value: unknown): value is DeployAccessEntryChange {
  if (!isObject(value)) return false;
  const id = value['id'];
  if (!isInteger(id)) return false;
  const destroy = value['_destroy'];
  if (destroy !== undefined && destroy !== false) return false;
  const groupInheritanceType = value['group_inheritance_type'];
  if (groupInheritanceType !== undefined && groupInheritanceType !== 0 && groupInheritanceType !== 1) return false;
  return true;
}

/** Every reason why `value` is not a valid `DeployAccessEntryChange`; none when it is. */
export function checkDeployAccessEntryChange(value: unknown): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectDeployAccessEntryChange(value, '', issues);
  return issues;
}

/** Adds to `issues` every reason why the value at `path` is not a valid `DeployAccessEntryChange`. */
export function collectDeployAccessEntryChange(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!isObject(value)) {
    report(issues, path, 'must be an object', '#/components/schemas/DeployAccessEntryChange/type');
    return;
  }
  const id = value['id'];
  if (id === undefined)
    report(issues, path, 'must have the property "id"', '#/components/schemas/DeployAccessEntryChange/required');
  else if (!isInteger(id))
    report(
      issues,
      `${path}/id`,
      'must be an integer',
      '#/components/schemas/DeployAccessEntryChange/properties/id/type',
    );
  const destroy = value['_destroy'];
  if (destroy !== undefined && destroy !== false)
    report(
      issues,
      `${path}/_destroy`,
      'must be false',
      '#/components/schemas/DeployAccessEntryChange/properties/_destroy/const',
    );
  const groupInheritanceType = value['group_inheritance_type'];
  if (groupInheritanceType !== undefined && groupInheritanceType !== 0 && groupInheritanceType !== 1)
    report(
      issues,
      `${path}/group_inheritance_type`,
      'must be one of 0, 1',
      '#/components/schemas/DeployAccessEntryChange/properties/group_inheritance_type/enum',
    );
}
