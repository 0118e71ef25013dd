// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { DeployAccessSubject } from '../../types/protected-environments.ts';
import {
  type StandardSchema,
  type ValidationIssue,
  fail,
  hasObjectType,
  issuesOf,
  standardSchema,
} from '../runtime/report.ts';
import { exactlyOne } from '../runtime/values.ts';

/** Returns true if `value` is a valid `DeployAccessSubject`. */
export function isDeployAccessSubject(value: unknown): value is DeployAccessSubject {
  return exactlyOne(
    isDeployAccessSubjectAUser(value),
    isDeployAccessSubjectAGroup(value),
    isDeployAccessSubjectAnAccessLevel(value),
  );
}

/** Returns the reasons why `value` is not a valid `DeployAccessSubject`; none if it is. */
export function checkDeployAccessSubject(value: unknown): ValidationIssue[] {
  return issuesOf(value, isDeployAccessSubject, collectDeployAccessSubject);
}

/** `DeployAccessSubject` as a [Standard Schema](https://standardschema.dev), for routers and form libraries. */
export const deployAccessSubjectSchema: StandardSchema<DeployAccessSubject> = /* @__PURE__ */ standardSchema(
  isDeployAccessSubject,
  checkDeployAccessSubject,
);

/** Adds to `issues` every reason why the value at `path` is not a valid `DeployAccessSubject`. */
export function collectDeployAccessSubject(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (
    !exactlyOne(
      isDeployAccessSubjectAUser(value),
      isDeployAccessSubjectAGroup(value),
      isDeployAccessSubjectAnAccessLevel(value),
    )
  )
    fail(
      issues,
      path,
      '#/components/schemas/DeployAccessSubject',
      'oneOf',
      'must be exactly one of a user, a group, an access level',
    );
}

function isDeployAccessSubjectAUser(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  if (value['access_level'] !== undefined) return false;
  if (value['group_id'] !== undefined) return false;
  return Number.isInteger(value['user_id']);
}

function isDeployAccessSubjectAGroup(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  if (value['access_level'] !== undefined) return false;
  if (!Number.isInteger(value['group_id'])) return false;
  return value['user_id'] === undefined;
}

function isDeployAccessSubjectAnAccessLevel(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const accessLevel = value['access_level'];
  if (accessLevel !== 30 && accessLevel !== 40 && accessLevel !== 60) return false;
  if (value['group_id'] !== undefined) return false;
  return value['user_id'] === undefined;
}
