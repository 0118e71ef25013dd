// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { ProtectedEnvironment } from '../../types/index.ts';
import { type ValidationIssue, issuesOf, json, report, reportMissing } from '../runtime/index.ts';
import { collectDeployAccessLevel, isDeployAccessLevel } from './deploy-access-level.ts';
import { collectDeployApprovalRule, isDeployApprovalRule } from './deploy-approval-rule.ts';

/** Whether `value` is a valid `ProtectedEnvironment`. */
export function isProtectedEnvironment(value: unknown): value is ProtectedEnvironment {
  if (!json.isObject(value)) return false;
  if (typeof value['name'] !== 'string') return false;
  const approvalRules = value['approval_rules'];
  if (approvalRules !== undefined && (!json.isArray(approvalRules) || !approvalRules.every(isDeployApprovalRule)))
    return false;
  const deployAccessLevels = value['deploy_access_levels'];
  if (!json.isArray(deployAccessLevels) || !deployAccessLevels.every(isDeployAccessLevel)) return false;
  return json.isInteger(value['required_approval_count']);
}

/** Every reason why `value` is not a valid `ProtectedEnvironment`; none when it is. */
export function checkProtectedEnvironment(value: unknown): ValidationIssue[] {
  return issuesOf(value, isProtectedEnvironment, collectProtectedEnvironment);
}

/** Adds to `issues` every reason why the value at `path` is not a valid `ProtectedEnvironment`. */
export function collectProtectedEnvironment(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/ProtectedEnvironment';
  if (!json.isObject(value)) return report(issues, path, 'must be an object', `${schema}/type`);
  reportMissing(issues, path, value, ['deploy_access_levels', 'name', 'required_approval_count'], `${schema}/required`);
  const name = value['name'];
  if (name !== undefined && typeof name !== 'string')
    report(issues, `${path}/name`, 'must be a string', `${schema}/properties/name/type`);
  const approvalRules = value['approval_rules'];
  if (approvalRules !== undefined)
    collectProtectedEnvironmentApprovalRules(approvalRules, `${path}/approval_rules`, issues);
  const deployAccessLevels = value['deploy_access_levels'];
  if (deployAccessLevels !== undefined)
    collectProtectedEnvironmentDeployAccessLevels(deployAccessLevels, `${path}/deploy_access_levels`, issues);
  const requiredApprovalCount = value['required_approval_count'];
  if (requiredApprovalCount !== undefined && !json.isInteger(requiredApprovalCount))
    report(
      issues,
      `${path}/required_approval_count`,
      'must be an integer',
      `${schema}/properties/required_approval_count/type`,
    );
}

function collectProtectedEnvironmentApprovalRules(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!json.isArray(value))
    return report(
      issues,
      path,
      'must be an array',
      '#/components/schemas/ProtectedEnvironment/properties/approval_rules/type',
    );
  for (const [index, item] of value.entries()) {
    collectDeployApprovalRule(item, `${path}/${index}`, issues);
  }
}

function collectProtectedEnvironmentDeployAccessLevels(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!json.isArray(value))
    return report(
      issues,
      path,
      'must be an array',
      '#/components/schemas/ProtectedEnvironment/properties/deploy_access_levels/type',
    );
  for (const [index, item] of value.entries()) {
    collectDeployAccessLevel(item, `${path}/${index}`, issues);
  }
}
