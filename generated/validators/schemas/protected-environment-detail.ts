// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { ProtectedEnvironmentDetail } from '../../types/index.ts';
import { type ValidationIssue, report } from '../runtime/issue.ts';
import { isObject } from '../runtime/values.ts';
import { collectDeployApprovalRule, isDeployApprovalRule } from './deploy-approval-rule.ts';
import { collectProtectedEnvironment, isProtectedEnvironment } from './protected-environment.ts';

/** Whether `value` is a valid `ProtectedEnvironmentDetail`. */
export function isProtectedEnvironmentDetail(value: unknown): value is ProtectedEnvironmentDetail {
  if (!isProtectedEnvironment(value)) return false;
  return isProtectedEnvironmentDetailPart2(value);
}

/** Every reason why `value` is not a valid `ProtectedEnvironmentDetail`; none when it is. */
export function checkProtectedEnvironmentDetail(value: unknown): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectProtectedEnvironmentDetail(value, '', issues);
  return issues;
}

/** Adds to `issues` every reason why the value at `path` is not a valid `ProtectedEnvironmentDetail`. */
export function collectProtectedEnvironmentDetail(value: unknown, path: string, issues: ValidationIssue[]): void {
  collectProtectedEnvironment(value, path, issues);
  collectProtectedEnvironmentDetailPart2(value, path, issues);
}

function isProtectedEnvironmentDetailPart2(value: unknown): boolean {
  if (!isObject(value)) return false;
  const approvalRules = value['approval_rules'];
  return isProtectedEnvironmentDetailPart2ApprovalRules(approvalRules);
}

function collectProtectedEnvironmentDetailPart2(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!isObject(value)) {
    report(issues, path, 'must be an object', '#/components/schemas/ProtectedEnvironmentDetail/allOf/1/type');
    return;
  }
  const approvalRules = value['approval_rules'];
  if (approvalRules === undefined)
    report(
      issues,
      path,
      'must have the property "approval_rules"',
      '#/components/schemas/ProtectedEnvironmentDetail/allOf/1/required',
    );
  else collectProtectedEnvironmentDetailPart2ApprovalRules(approvalRules, `${path}/approval_rules`, issues);
}

function isProtectedEnvironmentDetailPart2ApprovalRules(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  for (const item of value) {
    if (!isDeployApprovalRule(item)) return false;
  }
  return true;
}

function collectProtectedEnvironmentDetailPart2ApprovalRules(
  value: unknown,
  path: string,
  issues: ValidationIssue[],
): void {
  if (!Array.isArray(value)) {
    report(
      issues,
      path,
      'must be an array',
      '#/components/schemas/ProtectedEnvironmentDetail/allOf/1/properties/approval_rules/type',
    );
    return;
  }
  for (const [index, item] of value.entries()) {
    collectDeployApprovalRule(item, `${path}/${index}`, issues);
  }
}
