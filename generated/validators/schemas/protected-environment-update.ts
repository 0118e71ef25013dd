// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { ProtectedEnvironmentUpdate } from '../../types/index.ts';
import { type ValidationIssue, report } from '../runtime/issue.ts';
import { isObject } from '../runtime/values.ts';
import { collectDeployAccessLevelUpdate, isDeployAccessLevelUpdate } from './deploy-access-level-update.ts';
import { collectDeployApprovalRuleUpdate, isDeployApprovalRuleUpdate } from './deploy-approval-rule-update.ts';

/** Whether `value` is a valid `ProtectedEnvironmentUpdate`. */
export function isProtectedEnvironmentUpdate(value: unknown): value is ProtectedEnvironmentUpdate {
  if (!isObject(value)) return false;
  const approvalRules = value['approval_rules'];
  if (approvalRules !== undefined && !isProtectedEnvironmentUpdateApprovalRules(approvalRules)) return false;
  const deployAccessLevels = value['deploy_access_levels'];
  if (deployAccessLevels !== undefined && !isProtectedEnvironmentUpdateDeployAccessLevels(deployAccessLevels))
    return false;
  return true;
}

/** Every reason why `value` is not a valid `ProtectedEnvironmentUpdate`; none when it is. */
export function checkProtectedEnvironmentUpdate(value: unknown): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectProtectedEnvironmentUpdate(value, '', issues);
  return issues;
}

/** Adds to `issues` every reason why the value at `path` is not a valid `ProtectedEnvironmentUpdate`. */
export function collectProtectedEnvironmentUpdate(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!isObject(value)) {
    report(issues, path, 'must be an object', '#/components/schemas/ProtectedEnvironmentUpdate/type');
    return;
  }
  const approvalRules = value['approval_rules'];
  if (approvalRules !== undefined)
    collectProtectedEnvironmentUpdateApprovalRules(approvalRules, `${path}/approval_rules`, issues);
  const deployAccessLevels = value['deploy_access_levels'];
  if (deployAccessLevels !== undefined)
    collectProtectedEnvironmentUpdateDeployAccessLevels(deployAccessLevels, `${path}/deploy_access_levels`, issues);
}

function isProtectedEnvironmentUpdateApprovalRules(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  for (const item of value) {
    if (!isDeployApprovalRuleUpdate(item)) return false;
  }
  return true;
}

function collectProtectedEnvironmentUpdateApprovalRules(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!Array.isArray(value)) {
    report(
      issues,
      path,
      'must be an array',
      '#/components/schemas/ProtectedEnvironmentUpdate/properties/approval_rules/type',
    );
    return;
  }
  for (const [index, item] of value.entries()) {
    collectDeployApprovalRuleUpdate(item, `${path}/${index}`, issues);
  }
}

function isProtectedEnvironmentUpdateDeployAccessLevels(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  for (const item of value) {
    if (!isDeployAccessLevelUpdate(item)) return false;
  }
  return true;
}

function collectProtectedEnvironmentUpdateDeployAccessLevels(
  value: unknown,
  path: string,
  issues: ValidationIssue[],
): void {
  if (!Array.isArray(value)) {
    report(
      issues,
      path,
      'must be an array',
      '#/components/schemas/ProtectedEnvironmentUpdate/properties/deploy_access_levels/type',
    );
    return;
  }
  for (const [index, item] of value.entries()) {
    collectDeployAccessLevelUpdate(item, `${path}/${index}`, issues);
  }
}
