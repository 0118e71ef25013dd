// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { DeployAccessLevel } from '../../types/protected-environments.ts';
import {
  type StandardSchema,
  type ValidationIssue,
  fail,
  failProperty,
  failType,
  hasObjectType,
  issuesOf,
  reportMissing,
  standardSchema,
} from '../runtime/report.ts';

/** Returns true if `value` is a valid `DeployAccessLevel`. */
export function isDeployAccessLevel(value: unknown): value is DeployAccessLevel {
  if (!hasObjectType(value)) return false;
  if (!Number.isInteger(value['id'])) return false;
  const accessLevel = value['access_level'];
  if (accessLevel !== 30 && accessLevel !== 40 && accessLevel !== 60 && accessLevel !== null) return false;
  if (typeof value['access_level_description'] !== 'string') return false;
  const groupId = value['group_id'];
  if (!Number.isInteger(groupId) && groupId !== null) return false;
  const groupInheritanceType = value['group_inheritance_type'];
  if (groupInheritanceType !== 0 && groupInheritanceType !== 1) return false;
  const userId = value['user_id'];
  return Number.isInteger(userId) || userId === null;
}

/** Returns the reasons why `value` is not a valid `DeployAccessLevel`; none if it is. */
export function checkDeployAccessLevel(value: unknown): ValidationIssue[] {
  return issuesOf(value, isDeployAccessLevel, collectDeployAccessLevel);
}

/** `DeployAccessLevel` as a [Standard Schema](https://standardschema.dev), for routers and form libraries. */
export const deployAccessLevelSchema: StandardSchema<DeployAccessLevel> = /* @__PURE__ */ standardSchema(
  isDeployAccessLevel,
  checkDeployAccessLevel,
);

/** Adds to `issues` every reason why the value at `path` is not a valid `DeployAccessLevel`. */
export function collectDeployAccessLevel(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/DeployAccessLevel';
  if (!hasObjectType(value)) return fail(issues, path, schema, 'type', 'must be an object');
  const id = value['id'];
  if (id === undefined) reportMissing(issues, path, schema, 'id');
  else if (!Number.isInteger(id)) failType(issues, path, schema, '/id', 'must be an integer');
  const accessLevel = value['access_level'];
  if (accessLevel === undefined) reportMissing(issues, path, schema, 'access_level');
  else if (accessLevel !== 30 && accessLevel !== 40 && accessLevel !== 60 && accessLevel !== null)
    failProperty(issues, path, schema, '/access_level', 'enum', 'must be one of 30, 40, 60, null');
  const accessLevelDescription = value['access_level_description'];
  if (accessLevelDescription === undefined) reportMissing(issues, path, schema, 'access_level_description');
  else if (typeof accessLevelDescription !== 'string')
    failType(issues, path, schema, '/access_level_description', 'must be a string');
  const groupId = value['group_id'];
  if (groupId === undefined) reportMissing(issues, path, schema, 'group_id');
  else if (!Number.isInteger(groupId) && groupId !== null)
    failType(issues, path, schema, '/group_id', 'must be an integer or null');
  const groupInheritanceType = value['group_inheritance_type'];
  if (groupInheritanceType === undefined) reportMissing(issues, path, schema, 'group_inheritance_type');
  else if (groupInheritanceType !== 0 && groupInheritanceType !== 1)
    failProperty(issues, path, schema, '/group_inheritance_type', 'enum', 'must be one of 0, 1');
  const userId = value['user_id'];
  if (userId === undefined) reportMissing(issues, path, schema, 'user_id');
  else if (!Number.isInteger(userId) && userId !== null)
    failType(issues, path, schema, '/user_id', 'must be an integer or null');
}
