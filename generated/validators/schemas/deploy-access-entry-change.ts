// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { DeployAccessEntryChange } from '../../types/index.ts';
import { type ValidationIssue, issuesOf, json, report, reportMissing } from '../runtime/index.ts';

/** Whether `value` is a valid `DeployAccessEntryChange`. */
export function isDeployAccessEntryChange(value: unknown): value is DeployAccessEntryChange {
  if (!json.isObject(value)) return false;
  if (!json.isInteger(value['id'])) return false;
  const destroy = value['_destroy'];
  if (destroy !== undefined && destroy !== false) return false;
  const groupInheritanceType = value['group_inheritance_type'];
  return groupInheritanceType === undefined || groupInheritanceType === 0 || groupInheritanceType === 1;
}

/** Every reason why `value` is not a valid `DeployAccessEntryChange`; none when it is. */
export function checkDeployAccessEntryChange(value: unknown): ValidationIssue[] {
  return issuesOf(value, isDeployAccessEntryChange, collectDeployAccessEntryChange);
}

/** Adds to `issues` every reason why the value at `path` is not a valid `DeployAccessEntryChange`. */
export function collectDeployAccessEntryChange(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/DeployAccessEntryChange';
  if (!json.isObject(value)) return report(issues, path, 'must be an object', `${schema}/type`);
  reportMissing(issues, path, value, ['id'], `${schema}/required`);
  const id = value['id'];
  if (id !== undefined && !json.isInteger(id))
    report(issues, `${path}/id`, 'must be an integer', `${schema}/properties/id/type`);
  const destroy = value['_destroy'];
  if (destroy !== undefined && destroy !== false)
    report(issues, `${path}/_destroy`, 'must be false', `${schema}/properties/_destroy/const`);
  const groupInheritanceType = value['group_inheritance_type'];
  if (groupInheritanceType !== undefined && groupInheritanceType !== 0 && groupInheritanceType !== 1)
    report(
      issues,
      `${path}/group_inheritance_type`,
      'must be one of 0, 1',
      `${schema}/properties/group_inheritance_type/enum`,
    );
}
