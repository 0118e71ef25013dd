// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { ProtectedEnvironmentCreate } from '../../types/protected-environments.ts';
import {
  type StandardSchema,
  type ValidationIssue,
  fail,
  failType,
  hasArrayType,
  hasObjectType,
  issuesOf,
  reportItems,
  reportMissing,
  standardSchema,
} from '../runtime/report.ts';
import { every } from '../runtime/values.ts';
import { collectDeployAccessLevelCreate, isDeployAccessLevelCreate } from './deploy-access-level-create.ts';
import { collectDeployApprovalRuleCreate, isDeployApprovalRuleCreate } from './deploy-approval-rule-create.ts';

/** Returns true if `value` is a valid `ProtectedEnvironmentCreate`. */
export function isProtectedEnvironmentCreate(value: unknown): value is ProtectedEnvironmentCreate {
  if (!hasObjectType(value)) return false;
  if (typeof value['name'] !== 'string') return false;
  const approvalRules = value['approval_rules'];
  if (
    approvalRules !== undefined &&
    (!hasArrayType(approvalRules) || !every(approvalRules, isDeployApprovalRuleCreate))
  )
    return false;
  const deployAccessLevels = value['deploy_access_levels'];
  return hasArrayType(deployAccessLevels) && every(deployAccessLevels, isDeployAccessLevelCreate);
}

/** Returns the reasons why `value` is not a valid `ProtectedEnvironmentCreate`; none if it is. */
export function checkProtectedEnvironmentCreate(value: unknown): ValidationIssue[] {
  return issuesOf(value, isProtectedEnvironmentCreate, collectProtectedEnvironmentCreate);
}

/** `ProtectedEnvironmentCreate` as a [Standard Schema](https://standardschema.dev), for routers and form libraries. */
export const protectedEnvironmentCreateSchema: StandardSchema<ProtectedEnvironmentCreate> =
  /* @__PURE__ */ standardSchema(isProtectedEnvironmentCreate, checkProtectedEnvironmentCreate);

/** Adds to `issues` every reason why the value at `path` is not a valid `ProtectedEnvironmentCreate`. */
export function collectProtectedEnvironmentCreate(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/ProtectedEnvironmentCreate';
  if (!hasObjectType(value)) return fail(issues, path, schema, 'type', 'must be an object');
  const name = value['name'];
  if (name === undefined) reportMissing(issues, path, schema, 'name');
  else if (typeof name !== 'string') failType(issues, path, schema, '/name', 'must be a string');
  const approvalRules = value['approval_rules'];
  if (approvalRules !== undefined)
    reportItems(
      approvalRules,
      `${path}/approval_rules`,
      issues,
      `${schema}/properties/approval_rules`,
      collectDeployApprovalRuleCreate,
    );
  const deployAccessLevels = value['deploy_access_levels'];
  if (deployAccessLevels === undefined) reportMissing(issues, path, schema, 'deploy_access_levels');
  else
    reportItems(
      deployAccessLevels,
      `${path}/deploy_access_levels`,
      issues,
      `${schema}/properties/deploy_access_levels`,
      collectDeployAccessLevelCreate,
    );
}
