// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { DeployAccessLevelCreate } from '../../types/protected-environments.ts';
import {
  type StandardSchema,
  type ValidationIssue,
  fail,
  failProperty,
  hasObjectType,
  issuesOf,
  standardSchema,
} from '../runtime/report.ts';
import { collectDeployAccessSubject, isDeployAccessSubject } from './deploy-access-subject.ts';

/** Returns true if `value` is a valid `DeployAccessLevelCreate`. */
export function isDeployAccessLevelCreate(value: unknown): value is DeployAccessLevelCreate {
  if (!hasObjectType(value)) return false;
  const groupInheritanceType = value['group_inheritance_type'];
  if (groupInheritanceType !== undefined && groupInheritanceType !== 0 && groupInheritanceType !== 1) return false;
  return isDeployAccessSubject(value);
}

/** Returns the reasons why `value` is not a valid `DeployAccessLevelCreate`; none if it is. */
export function checkDeployAccessLevelCreate(value: unknown): ValidationIssue[] {
  return issuesOf(value, isDeployAccessLevelCreate, collectDeployAccessLevelCreate);
}

/** `DeployAccessLevelCreate` as a [Standard Schema](https://standardschema.dev), for routers and form libraries. */
export const deployAccessLevelCreateSchema: StandardSchema<DeployAccessLevelCreate> = /* @__PURE__ */ standardSchema(
  isDeployAccessLevelCreate,
  checkDeployAccessLevelCreate,
);

/** Adds to `issues` every reason why the value at `path` is not a valid `DeployAccessLevelCreate`. */
export function collectDeployAccessLevelCreate(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/DeployAccessLevelCreate';
  if (!hasObjectType(value)) return fail(issues, path, `${schema}/allOf/0`, 'type', 'must be an object');
  const groupInheritanceType = value['group_inheritance_type'];
  if (groupInheritanceType !== undefined && groupInheritanceType !== 0 && groupInheritanceType !== 1)
    failProperty(issues, path, `${schema}/allOf/0`, '/group_inheritance_type', 'enum', 'must be one of 0, 1');
  collectDeployAccessSubject(value, path, issues);
}
