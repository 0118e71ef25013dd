// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { DeployAccessLevel } from '../../types/index.ts';
import { type ValidationIssue, issuesOf, json, report, reportMissing } from '../runtime/index.ts';

/** Whether `value` is a valid `DeployAccessLevel`. */
export function isDeployAccessLevel(value: unknown): value is DeployAccessLevel {
  if (!json.isObject(value)) return false;
  if (!json.isInteger(value['id'])) return false;
  const accessLevel = value['access_level'];
  if (accessLevel !== 30 && accessLevel !== 40 && accessLevel !== 60 && accessLevel !== null) return false;
  if (typeof value['access_level_description'] !== 'string') return false;
  const groupId = value['group_id'];
  if (!json.isInteger(groupId) && groupId !== null) return false;
  const groupInheritanceType = value['group_inheritance_type'];
  if (groupInheritanceType !== 0 && groupInheritanceType !== 1) return false;
  const userId = value['user_id'];
  return json.isInteger(userId) || userId === null;
}

/** Every reason why `value` is not a valid `DeployAccessLevel`; none when it is. */
export function checkDeployAccessLevel(value: unknown): ValidationIssue[] {
  return issuesOf(value, isDeployAccessLevel, collectDeployAccessLevel);
}

/** Adds to `issues` every reason why the value at `path` is not a valid `DeployAccessLevel`. */
export function collectDeployAccessLevel(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/DeployAccessLevel';
  if (!json.isObject(value)) return report(issues, path, 'must be an object', `${schema}/type`);
  reportMissing(
    issues,
    path,
    value,
    ['access_level', 'access_level_description', 'group_id', 'group_inheritance_type', 'id', 'user_id'],
    `${schema}/required`,
  );
  const id = value['id'];
  if (id !== undefined && !json.isInteger(id))
    report(issues, `${path}/id`, 'must be an integer', `${schema}/properties/id/type`);
  const accessLevel = value['access_level'];
  if (
    accessLevel !== undefined &&
    accessLevel !== 30 &&
    accessLevel !== 40 &&
    accessLevel !== 60 &&
    accessLevel !== null
  )
    report(issues, `${path}/access_level`, 'must be one of 30, 40, 60, null', `${schema}/properties/access_level/enum`);
  const accessLevelDescription = value['access_level_description'];
  if (accessLevelDescription !== undefined && typeof accessLevelDescription !== 'string')
    report(
      issues,
      `${path}/access_level_description`,
      'must be a string',
      `${schema}/properties/access_level_description/type`,
    );
  const groupId = value['group_id'];
  if (groupId !== undefined && !json.isInteger(groupId) && groupId !== null)
    report(issues, `${path}/group_id`, 'must be an integer or null', `${schema}/properties/group_id/type`);
  const groupInheritanceType = value['group_inheritance_type'];
  if (groupInheritanceType !== undefined && groupInheritanceType !== 0 && groupInheritanceType !== 1)
    report(
      issues,
      `${path}/group_inheritance_type`,
      'must be one of 0, 1',
      `${schema}/properties/group_inheritance_type/enum`,
    );
  const userId = value['user_id'];
  if (userId !== undefined && !json.isInteger(userId) && userId !== null)
    report(issues, `${path}/user_id`, 'must be an integer or null', `${schema}/properties/user_id/type`);
}
