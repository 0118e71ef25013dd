// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { DeployApprovalRule } from '../../types/index.ts';
import { type ValidationIssue, report } from '../runtime/issue.ts';
import { isInteger, isObject } from '../runtime/values.ts';
import { collectDeployAccessLevel, isDeployAccessLevel } from './deploy-access-level.ts';

/** Whether `value` is a valid `DeployApprovalRule`. */
export function isDeployApprovalRule(value: unknown): value is DeployApprovalRule {
  if (!isDeployAccessLevel(value)) return false;
  return isDeployApprovalRulePart2(value);
}

/** Every reason why `value` is not a valid `DeployApprovalRule`; none when it is. */
export function checkDeployApprovalRule(value: unknown): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectDeployApprovalRule(value, '', issues);
  return issues;
}

/** Adds to `issues` every reason why the value at `path` is not a valid `DeployApprovalRule`. */
export function collectDeployApprovalRule(value: unknown, path: string, issues: ValidationIssue[]): void {
  collectDeployAccessLevel(value, path, issues);
  collectDeployApprovalRulePart2(value, path, issues);
}

function isDeployApprovalRulePart2(value: unknown): boolean {
  if (!isObject(value)) return false;
  const requiredApprovals = value['required_approvals'];
  return isInteger(requiredApprovals);
}

function collectDeployApprovalRulePart2(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!isObject(value)) {
    report(issues, path, 'must be an object', '#/components/schemas/DeployApprovalRule/allOf/1/type');
    return;
  }
  const requiredApprovals = value['required_approvals'];
  if (requiredApprovals === undefined)
    report(
      issues,
      path,
      'must have the property "required_approvals"',
      '#/components/schemas/DeployApprovalRule/allOf/1/required',
    );
  else if (!isInteger(requiredApprovals))
    report(
      issues,
      `${path}/required_approvals`,
      'must be an integer',
      '#/components/schemas/DeployApprovalRule/allOf/1/properties/required_approvals/type',
    );
}
