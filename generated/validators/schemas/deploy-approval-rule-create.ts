// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { DeployApprovalRuleCreate } from '../../types/index.ts';
import { type ValidationIssue, report } from '../runtime/issue.ts';
import { isInteger, isObject } from '../runtime/values.ts';
import { collectDeployAccessLevelCreate, isDeployAccessLevelCreate } from './deploy-access-level-create.ts';

/** Whether `value` is a valid `DeployApprovalRuleCreate`. */
export function isDeployApprovalRuleCreate(value: unknown): value is DeployApprovalRuleCreate {
  if (!isDeployApprovalRuleCreatePart1(value)) return false;
  return isDeployAccessLevelCreate(value);
}

/** Every reason why `value` is not a valid `DeployApprovalRuleCreate`; none when it is. */
export function checkDeployApprovalRuleCreate(value: unknown): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectDeployApprovalRuleCreate(value, '', issues);
  return issues;
}

/** Adds to `issues` every reason why the value at `path` is not a valid `DeployApprovalRuleCreate`. */
export function collectDeployApprovalRuleCreate(value: unknown, path: string, issues: ValidationIssue[]): void {
  collectDeployApprovalRuleCreatePart1(value, path, issues);
  collectDeployAccessLevelCreate(value, path, issues);
}

function isDeployApprovalRuleCreatePart1(value: unknown): boolean {
  if (!isObject(value)) return false;
  const requiredApprovals = value['required_approvals'];
  if (requiredApprovals !== undefined && !isInteger(requiredApprovals)) return false;
  return true;
}

function collectDeployApprovalRuleCreatePart1(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!isObject(value)) {
    report(issues, path, 'must be an object', '#/components/schemas/DeployApprovalRuleCreate/allOf/0/type');
    return;
  }
  const requiredApprovals = value['required_approvals'];
  if (requiredApprovals !== undefined && !isInteger(requiredApprovals))
    report(
      issues,
      `${path}/required_approvals`,
      'must be an integer',
      '#/components/schemas/DeployApprovalRuleCreate/allOf/0/properties/required_approvals/type',
    );
}
