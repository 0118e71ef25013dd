// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { DeployApprovalRuleCreate } from '../../types/protected-environments.ts';
import {
  type StandardSchema,
  type ValidationIssue,
  fail,
  failType,
  hasObjectType,
  issuesOf,
  standardSchema,
} from '../runtime/report.ts';
import { collectDeployAccessLevelCreate, isDeployAccessLevelCreate } from './deploy-access-level-create.ts';

/** Returns true if `value` is a valid `DeployApprovalRuleCreate`. */
export function isDeployApprovalRuleCreate(value: unknown): value is DeployApprovalRuleCreate {
  if (!hasObjectType(value)) return false;
  const requiredApprovals = value['required_approvals'];
  if (requiredApprovals !== undefined && !Number.isInteger(requiredApprovals)) return false;
  return isDeployAccessLevelCreate(value);
}

/** Returns the reasons why `value` is not a valid `DeployApprovalRuleCreate`; none if it is. */
export function checkDeployApprovalRuleCreate(value: unknown): ValidationIssue[] {
  return issuesOf(value, isDeployApprovalRuleCreate, collectDeployApprovalRuleCreate);
}

/** `DeployApprovalRuleCreate` as a [Standard Schema](https://standardschema.dev), for routers and form libraries. */
export const deployApprovalRuleCreateSchema: StandardSchema<DeployApprovalRuleCreate> = /* @__PURE__ */ standardSchema(
  isDeployApprovalRuleCreate,
  checkDeployApprovalRuleCreate,
);

/** Adds to `issues` every reason why the value at `path` is not a valid `DeployApprovalRuleCreate`. */
export function collectDeployApprovalRuleCreate(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/DeployApprovalRuleCreate';
  if (!hasObjectType(value)) return fail(issues, path, `${schema}/allOf/0`, 'type', 'must be an object');
  const requiredApprovals = value['required_approvals'];
  if (requiredApprovals !== undefined && !Number.isInteger(requiredApprovals))
    failType(issues, path, `${schema}/allOf/0`, '/required_approvals', 'must be an integer');
  collectDeployAccessLevelCreate(value, path, issues);
}
