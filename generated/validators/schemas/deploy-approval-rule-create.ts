// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { DeployApprovalRuleCreate } from '../../types/index.ts';
import { type ValidationIssue, issuesOf, json, report } from '../runtime/index.ts';
import { collectDeployAccessLevelCreate, isDeployAccessLevelCreate } from './deploy-access-level-create.ts';

/** Whether `value` is a valid `DeployApprovalRuleCreate`. */
export function isDeployApprovalRuleCreate(value: unknown): value is DeployApprovalRuleCreate {
  if (!json.isObject(value)) return false;
  const requiredApprovals = value['required_approvals'];
  if (requiredApprovals !== undefined && !json.isInteger(requiredApprovals)) return false;
  return isDeployAccessLevelCreate(value);
}

/** Every reason why `value` is not a valid `DeployApprovalRuleCreate`; none when it is. */
export function checkDeployApprovalRuleCreate(value: unknown): ValidationIssue[] {
  return issuesOf(value, isDeployApprovalRuleCreate, collectDeployApprovalRuleCreate);
}

/** Adds to `issues` every reason why the value at `path` is not a valid `DeployApprovalRuleCreate`. */
export function collectDeployApprovalRuleCreate(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/DeployApprovalRuleCreate';
  if (!json.isObject(value)) return report(issues, path, 'must be an object', `${schema}/allOf/0/type`);
  const requiredApprovals = value['required_approvals'];
  if (requiredApprovals !== undefined && !json.isInteger(requiredApprovals))
    report(
      issues,
      `${path}/required_approvals`,
      'must be an integer',
      `${schema}/allOf/0/properties/required_approvals/type`,
    );
  collectDeployAccessLevelCreate(value, path, issues);
}
