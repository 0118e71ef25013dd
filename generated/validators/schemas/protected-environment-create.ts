// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { ProtectedEnvironmentCreate } from '../../types/index.ts';
import { type ValidationIssue, report } from '../runtime/issue.ts';
import { isObject } from '../runtime/values.ts';
import { collectDeployAccessLevelCreate, isDeployAccessLevelCreate } from './deploy-access-level-create.ts';
import { collectDeployApprovalRuleCreate, isDeployApprovalRuleCreate } from './deploy-approval-rule-create.ts';

/** Whether `value` is a valid `ProtectedEnvironmentCreate`. */
export function isProtectedEnvironmentCreate(value: unknown): value is ProtectedEnvironmentCreate {
  if (!isObject(value)) return false;
  const name = value['name'];
  if (typeof name !== 'string') return false;
  const approvalRules = value['approval_rules'];
  if (approvalRules !== undefined && !isProtectedEnvironmentCreateApprovalRules(approvalRules)) return false;
  const deployAccessLevels = value['deploy_access_levels'];
  return isProtectedEnvironmentCreateDeployAccessLevels(deployAccessLevels);
}

/** Every reason why `value` is not a valid `ProtectedEnvironmentCreate`; none when it is. */
export function checkProtectedEnvironmentCreate(value: unknown): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectProtectedEnvironmentCreate(value, '', issues);
  return issues;
}

/** Adds to `issues` every reason why the value at `path` is not a valid `ProtectedEnvironmentCreate`. */
export function collectProtectedEnvironmentCreate(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!isObject(value)) {
    report(issues, path, 'must be an object', '#/components/schemas/ProtectedEnvironmentCreate/type');
    return;
  }
  const name = value['name'];
  if (name === undefined)
    report(issues, path, 'must have the property "name"', '#/components/schemas/ProtectedEnvironmentCreate/required');
  else if (typeof name !== 'string')
    report(
      issues,
      `${path}/name`,
      'must be a string',
      '#/components/schemas/ProtectedEnvironmentCreate/properties/name/type',
    );
  const approvalRules = value['approval_rules'];
  if (approvalRules !== undefined)
    collectProtectedEnvironmentCreateApprovalRules(approvalRules, `${path}/approval_rules`, issues);
  const deployAccessLevels = value['deploy_access_levels'];
  if (deployAccessLevels === undefined)
    report(
      issues,
      path,
      'must have the property "deploy_access_levels"',
      '#/components/schemas/ProtectedEnvironmentCreate/required',
    );
  else collectProtectedEnvironmentCreateDeployAccessLevels(deployAccessLevels, `${path}/deploy_access_levels`, issues);
}

function isProtectedEnvironmentCreateApprovalRules(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  for (const item of value) {
    if (!isDeployApprovalRuleCreate(item)) return false;
  }
  return true;
}

function collectProtectedEnvironmentCreateApprovalRules(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!Array.isArray(value)) {
    report(
      issues,
      path,
      'must be an array',
      '#/components/schemas/ProtectedEnvironmentCreate/properties/approval_rules/type',
    );
    return;
  }
  for (const [index, item] of value.entries()) {
    collectDeployApprovalRuleCreate(item, `${path}/${index}`, issues);
  }
}

function isProtectedEnvironmentCreateDeployAccessLevels(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  for (const item of value) {
    if (!isDeployAccessLevelCreate(item)) return false;
  }
  return true;
}

function collectProtectedEnvironmentCreateDeployAccessLevels(
  value: unknown,
  path: string,
  issues: ValidationIssue[],
): void {
  if (!Array.isArray(value)) {
    report(
      issues,
      path,
      'must be an array',
      '#/components/schemas/ProtectedEnvironmentCreate/properties/deploy_access_levels/type',
    );
    return;
  }
  for (const [index, item] of value.entries()) {
    collectDeployAccessLevelCreate(item, `${path}/${index}`, issues);
  }
}
