// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { DeployApprovalRuleUpdate } from '../../types/index.ts';
import { type ValidationIssue, report } from '../runtime/issue.ts';
import { isInteger, isObject } from '../runtime/values.ts';
import { isDeployAccessEntryChange } from './deploy-access-entry-change.ts';
import { isDeployAccessEntryRemoval } from './deploy-access-entry-removal.ts';
import { isDeployAccessSubject } from './deploy-access-subject.ts';
import { isDeployApprovalRuleCreate } from './deploy-approval-rule-create.ts';

/** Whether `value` is a valid `DeployApprovalRuleUpdate`. */
export function isDeployApprovalRuleUpdate(value: unknown): value is DeployApprovalRuleUpdate {
  return (
    Number(isDeployApprovalRuleUpdateOption1(value)) +
      Number(isDeployApprovalRuleUpdateOption2(value)) +
      Number(isDeployAccessEntryRemoval(value)) ===
    1
  );
}

/** Every reason why `value` is not a valid `DeployApprovalRuleUpdate`; none when it is. */
export function checkDeployApprovalRuleUpdate(value: unknown): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectDeployApprovalRuleUpdate(value, '', issues);
  return issues;
}

/** Adds to `issues` every reason why the value at `path` is not a valid `DeployApprovalRuleUpdate`. */
export function collectDeployApprovalRuleUpdate(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (
    Number(isDeployApprovalRuleUpdateOption1(value)) +
      Number(isDeployApprovalRuleUpdateOption2(value)) +
      Number(isDeployAccessEntryRemoval(value)) !==
    1
  )
    report(issues, path, 'must be exactly one of 3 shapes', '#/components/schemas/DeployApprovalRuleUpdate/oneOf');
}

function isDeployApprovalRuleUpdateOption1(value: unknown): boolean {
  if (!isDeployApprovalRuleUpdateOption1Part1(value)) return false;
  return isDeployApprovalRuleCreate(value);
}

function isDeployApprovalRuleUpdateOption2(value: unknown): boolean {
  if (!isDeployApprovalRuleUpdateOption2Part1(value)) return false;
  if (!isDeployAccessEntryChange(value)) return false;
  return isDeployAccessSubject(value);
}

function isDeployApprovalRuleUpdateOption1Part1(value: unknown): boolean {
  if (!isObject(value)) return false;
  return value['id'] === undefined;
}

function isDeployApprovalRuleUpdateOption2Part1(value: unknown): boolean {
  if (!isObject(value)) return false;
  const requiredApprovals = value['required_approvals'];
  if (requiredApprovals !== undefined && !isInteger(requiredApprovals)) return false;
  return true;
}
