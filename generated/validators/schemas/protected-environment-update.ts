// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { ProtectedEnvironmentUpdate } from '../../types/protected-environments.ts';
import {
  type StandardSchema,
  type ValidationIssue,
  fail,
  hasArrayType,
  hasObjectType,
  issuesOf,
  reportItems,
  standardSchema,
} from '../runtime/report.ts';
import { every } from '../runtime/values.ts';
import { collectDeployAccessLevelUpdate, isDeployAccessLevelUpdate } from './deploy-access-level-update.ts';
import { collectDeployApprovalRuleUpdate, isDeployApprovalRuleUpdate } from './deploy-approval-rule-update.ts';

/** Returns true if `value` is a valid `ProtectedEnvironmentUpdate`. */
export function isProtectedEnvironmentUpdate(value: unknown): value is ProtectedEnvironmentUpdate {
  if (!hasObjectType(value)) return false;
  const approvalRules = value['approval_rules'];
  if (
    approvalRules !== undefined &&
    (!hasArrayType(approvalRules) || !every(approvalRules, isDeployApprovalRuleUpdate))
  )
    return false;
  const deployAccessLevels = value['deploy_access_levels'];
  return (
    deployAccessLevels === undefined ||
    (hasArrayType(deployAccessLevels) && every(deployAccessLevels, isDeployAccessLevelUpdate))
  );
}

/** Returns the reasons why `value` is not a valid `ProtectedEnvironmentUpdate`; none if it is. */
export function checkProtectedEnvironmentUpdate(value: unknown): ValidationIssue[] {
  return issuesOf(value, isProtectedEnvironmentUpdate, collectProtectedEnvironmentUpdate);
}

/** `ProtectedEnvironmentUpdate` as a [Standard Schema](https://standardschema.dev), for routers and form libraries. */
export const protectedEnvironmentUpdateSchema: StandardSchema<ProtectedEnvironmentUpdate> =
  /* @__PURE__ */ standardSchema(isProtectedEnvironmentUpdate, checkProtectedEnvironmentUpdate);

/** Adds to `issues` every reason why the value at `path` is not a valid `ProtectedEnvironmentUpdate`. */
export function collectProtectedEnvironmentUpdate(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/ProtectedEnvironmentUpdate';
  if (!hasObjectType(value)) return fail(issues, path, schema, 'type', 'must be an object');
  const approvalRules = value['approval_rules'];
  if (approvalRules !== undefined)
    reportItems(
      approvalRules,
      `${path}/approval_rules`,
      issues,
      `${schema}/properties/approval_rules`,
      collectDeployApprovalRuleUpdate,
    );
  const deployAccessLevels = value['deploy_access_levels'];
  if (deployAccessLevels !== undefined)
    reportItems(
      deployAccessLevels,
      `${path}/deploy_access_levels`,
      issues,
      `${schema}/properties/deploy_access_levels`,
      collectDeployAccessLevelUpdate,
    );
}
