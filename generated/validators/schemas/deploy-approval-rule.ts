// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { DeployApprovalRule } from '../../types/protected-environments.ts';
import {
  type StandardSchema,
  type ValidationIssue,
  fail,
  failType,
  hasObjectType,
  issuesOf,
  reportMissing,
  standardSchema,
} from '../runtime/report.ts';
import { collectDeployAccessLevel, isDeployAccessLevel } from './deploy-access-level.ts';

/** Returns true if `value` is a valid `DeployApprovalRule`. */
export function isDeployApprovalRule(value: unknown): value is DeployApprovalRule {
  if (!hasObjectType(value)) return false;
  if (!Number.isInteger(value['required_approvals'])) return false;
  return isDeployAccessLevel(value);
}

/** Returns the reasons why `value` is not a valid `DeployApprovalRule`; none if it is. */
export function checkDeployApprovalRule(value: unknown): ValidationIssue[] {
  return issuesOf(value, isDeployApprovalRule, collectDeployApprovalRule);
}

/** `DeployApprovalRule` as a [Standard Schema](https://standardschema.dev), for routers and form libraries. */
export const deployApprovalRuleSchema: StandardSchema<DeployApprovalRule> = /* @__PURE__ */ standardSchema(
  isDeployApprovalRule,
  checkDeployApprovalRule,
);

/** Adds to `issues` every reason why the value at `path` is not a valid `DeployApprovalRule`. */
export function collectDeployApprovalRule(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/DeployApprovalRule';
  if (!hasObjectType(value))
    return fail(issues, path, '#/components/schemas/DeployAccessLevel', 'type', 'must be an object');
  const requiredApprovals = value['required_approvals'];
  if (requiredApprovals === undefined) reportMissing(issues, path, `${schema}/allOf/1`, 'required_approvals');
  else if (!Number.isInteger(requiredApprovals))
    failType(issues, path, `${schema}/allOf/1`, '/required_approvals', 'must be an integer');
  collectDeployAccessLevel(value, path, issues);
}
