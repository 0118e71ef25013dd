// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { ProtectedEnvironment } from '../../types/protected-environments.ts';
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
import { collectDeployAccessLevel, isDeployAccessLevel } from './deploy-access-level.ts';
import { collectDeployApprovalRule, isDeployApprovalRule } from './deploy-approval-rule.ts';

/** Returns true if `value` is a valid `ProtectedEnvironment`. */
export function isProtectedEnvironment(value: unknown): value is ProtectedEnvironment {
  if (!hasObjectType(value)) return false;
  if (typeof value['name'] !== 'string') return false;
  const approvalRules = value['approval_rules'];
  if (approvalRules !== undefined && (!hasArrayType(approvalRules) || !every(approvalRules, isDeployApprovalRule)))
    return false;
  const deployAccessLevels = value['deploy_access_levels'];
  if (!hasArrayType(deployAccessLevels) || !every(deployAccessLevels, isDeployAccessLevel)) return false;
  return Number.isInteger(value['required_approval_count']);
}

/** Returns the reasons why `value` is not a valid `ProtectedEnvironment`; none if it is. */
export function checkProtectedEnvironment(value: unknown): ValidationIssue[] {
  return issuesOf(value, isProtectedEnvironment, collectProtectedEnvironment);
}

/** `ProtectedEnvironment` as a [Standard Schema](https://standardschema.dev), for routers and form libraries. */
export const protectedEnvironmentSchema: StandardSchema<ProtectedEnvironment> = /* @__PURE__ */ standardSchema(
  isProtectedEnvironment,
  checkProtectedEnvironment,
);

/** Adds to `issues` every reason why the value at `path` is not a valid `ProtectedEnvironment`. */
export function collectProtectedEnvironment(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/ProtectedEnvironment';
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
      collectDeployApprovalRule,
    );
  const deployAccessLevels = value['deploy_access_levels'];
  if (deployAccessLevels === undefined) reportMissing(issues, path, schema, 'deploy_access_levels');
  else
    reportItems(
      deployAccessLevels,
      `${path}/deploy_access_levels`,
      issues,
      `${schema}/properties/deploy_access_levels`,
      collectDeployAccessLevel,
    );
  const requiredApprovalCount = value['required_approval_count'];
  if (requiredApprovalCount === undefined) reportMissing(issues, path, schema, 'required_approval_count');
  else if (!Number.isInteger(requiredApprovalCount))
    failType(issues, path, schema, '/required_approval_count', 'must be an integer');
}
