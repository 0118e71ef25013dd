// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { ProtectedEnvironment } from '../../types/index.ts';
import { type ValidationIssue, report } from '../runtime/issue.ts';
import { isInteger, isObject } from '../runtime/values.ts';
import { collectDeployAccessLevel, isDeployAccessLevel } from './deploy-access-level.ts';
import { collectDeployApprovalRule, isDeployApprovalRule } from './deploy-approval-rule.ts';

/** Whether `value` is a valid `ProtectedEnvironment`. */
export function isProtectedEnvironment(value: unknown): value is ProtectedEnvironment {
  if (!isObject(value)) return false;
  const name = value['name'];
  if (typeof name !== 'string') return false;
  const approvalRules = value['approval_rules'];
  if (approvalRules !== undefined && !isProtectedEnvironmentApprovalRules(approvalRules)) return false;
  const deployAccessLevels = value['deploy_access_levels'];
  if (!isProtectedEnvironmentDeployAccessLevels(deployAccessLevels)) return false;
  const requiredApprovalCount = value['required_approval_count'];
  return isInteger(requiredApprovalCount);
}

/** Every reason why `value` is not a valid `ProtectedEnvironment`; none when it is. */
export function checkProtectedEnvironment(value: unknown): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectProtectedEnvironment(value, '', issues);
  return issues;
}

/** Adds to `issues` every reason why the value at `path` is not a valid `ProtectedEnvironment`. */
export function collectProtectedEnvironment(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!isObject(value)) {
    report(issues, path, 'must be an object', '#/components/schemas/ProtectedEnvironment/type');
    return;
  }
  const name = value['name'];
  if (name === undefined)
    report(issues, path, 'must have the property "name"', '#/components/schemas/ProtectedEnvironment/required');
  else if (typeof name !== 'string')
    report(
      issues,
      `${path}/name`,
      'must be a string',
      '#/components/schemas/ProtectedEnvironment/properties/name/type',
    );
  const approvalRules = value['approval_rules'];
  if (approvalRules !== undefined)
    collectProtectedEnvironmentApprovalRules(approvalRules, `${path}/approval_rules`, issues);
  const deployAccessLevels = value['deploy_access_levels'];
  if (deployAccessLevels === undefined)
    report(
      issues,
      path,
      'must have the property "deploy_access_levels"',
      '#/components/schemas/ProtectedEnvironment/required',
    );
  else collectProtectedEnvironmentDeployAccessLevels(deployAccessLevels, `${path}/deploy_access_levels`, issues);
  const requiredApprovalCount = value['required_approval_count'];
  if (requiredApprovalCount === undefined)
    report(
      issues,
      path,
      'must have the property "required_approval_count"',
      '#/components/schemas/ProtectedEnvironment/required',
    );
  else if (!isInteger(requiredApprovalCount))
    report(
      issues,
      `${path}/required_approval_count`,
      'must be an integer',
      '#/components/schemas/ProtectedEnvironment/properties/required_approval_count/type',
    );
}

function isProtectedEnvironmentApprovalRules(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  for (const item of value) {
    if (!isDeployApprovalRule(item)) return false;
  }
  return true;
}

function collectProtectedEnvironmentApprovalRules(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!Array.isArray(value)) {
    report(
      issues,
      path,
      'must be an array',
      '#/components/schemas/ProtectedEnvironment/properties/approval_rules/type',
    );
    return;
  }
  for (const [index, item] of value.entries()) {
    collectDeployApprovalRule(item, `${path}/${index}`, issues);
  }
}

function isProtectedEnvironmentDeployAccessLevels(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  for (const item of value) {
    if (!isDeployAccessLevel(item)) return false;
  }
  return true;
}

function collectProtectedEnvironmentDeployAccessLevels(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!Array.isArray(value)) {
    report(
      issues,
      path,
      'must be an array',
      '#/components/schemas/ProtectedEnvironment/properties/deploy_access_levels/type',
    );
    return;
  }
  for (const [index, item] of value.entries()) {
    collectDeployAccessLevel(item, `${path}/${index}`, issues);
  }
}
