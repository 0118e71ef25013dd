// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { DeployAccessLevel } from '../../types/index.ts';
import { type ValidationIssue, report } from '../runtime/issue.ts';
import { isInteger, isObject } from '../runtime/values.ts';

/** Whether `value` is a valid `DeployAccessLevel`. */
export function isDeployAccessLevel(value: unknown): value is DeployAccessLevel {
  if (!isObject(value)) return false;
  const id = value['id'];
  if (!isInteger(id)) return false;
  const accessLevel = value['access_level'];
  if (accessLevel !== 30 && accessLevel !== 40 && accessLevel !== 60 && accessLevel !== null) return false;
  const accessLevelDescription = value['access_level_description'];
  if (typeof accessLevelDescription !== 'string') return false;
  const groupId = value['group_id'];
  if (!isInteger(groupId) && groupId !== null) return false;
  const groupInheritanceType = value['group_inheritance_type'];
  if (groupInheritanceType !== 0 && groupInheritanceType !== 1) return false;
  const userId = value['user_id'];
  if (!isInteger(userId) && userId !== null) return false;
  return true;
}

/** Every reason why `value` is not a valid `DeployAccessLevel`; none when it is. */
export function checkDeployAccessLevel(value: unknown): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectDeployAccessLevel(value, '', issues);
  return issues;
}

/** Adds to `issues` every reason why the value at `path` is not a valid `DeployAccessLevel`. */
export function collectDeployAccessLevel(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!isObject(value)) {
    report(issues, path, 'must be an object', '#/components/schemas/DeployAccessLevel/type');
    return;
  }
  const id = value['id'];
  if (id === undefined)
    report(issues, path, 'must have the property "id"', '#/components/schemas/DeployAccessLevel/required');
  else if (!isInteger(id))
    report(issues, `${path}/id`, 'must be an integer', '#/components/schemas/DeployAccessLevel/properties/id/type');
  const accessLevel = value['access_level'];
  if (accessLevel === undefined)
    report(issues, path, 'must have the property "access_level"', '#/components/schemas/DeployAccessLevel/required');
  else if (accessLevel !== 30 && accessLevel !== 40 && accessLevel !== 60 && accessLevel !== null)
    report(
      issues,
      `${path}/access_level`,
      'must be one of 30, 40, 60, null',
      '#/components/schemas/DeployAccessLevel/properties/access_level/enum',
    );
  const accessLevelDescription = value['access_level_description'];
  if (accessLevelDescription === undefined)
    report(
      issues,
      path,
      'must have the property "access_level_description"',
      '#/components/schemas/DeployAccessLevel/required',
    );
  else if (typeof accessLevelDescription !== 'string')
    report(
      issues,
      `${path}/access_level_description`,
      'must be a string',
      '#/components/schemas/DeployAccessLevel/properties/access_level_description/type',
    );
  const groupId = value['group_id'];
  if (groupId === undefined)
    report(issues, path, 'must have the property "group_id"', '#/components/schemas/DeployAccessLevel/required');
  else if (!isInteger(groupId) && groupId !== null)
    report(
      issues,
      `${path}/group_id`,
      'must be an integer or null',
      '#/components/schemas/DeployAccessLevel/properties/group_id/type',
    );
  const groupInheritanceType = value['group_inheritance_type'];
  if (groupInheritanceType === undefined)
    report(
      issues,
      path,
      'must have the property "group_inheritance_type"',
      '#/components/schemas/DeployAccessLevel/required',
    );
  else if (groupInheritanceType !== 0 && groupInheritanceType !== 1)
    report(
      issues,
      `${path}/group_inheritance_type`,
      'must be one of 0, 1',
      '#/components/schemas/DeployAccessLevel/properties/group_inheritance_type/enum',
    );
  const userId = value['user_id'];
  if (userId === undefined)
    report(issues, path, 'must have the property "user_id"', '#/components/schemas/DeployAccessLevel/required');
  else if (!isInteger(userId) && userId !== null)
    report(
      issues,
      `${path}/user_id`,
      'must be an integer or null',
      '#/components/schemas/DeployAccessLevel/properties/user_id/type',
    );
}
