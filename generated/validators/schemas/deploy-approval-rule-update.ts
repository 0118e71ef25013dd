// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { DeployApprovalRuleUpdate } from '../../types/protected-environments.ts';
import {
  type StandardSchema,
  type ValidationIssue,
  fail,
  hasObjectType,
  issuesOf,
  standardSchema,
} from '../runtime/report.ts';
import { exactlyOne } from '../runtime/values.ts';
import { isDeployAccessEntryChange } from './deploy-access-entry-change.ts';
import { isDeployAccessEntryRemoval } from './deploy-access-entry-removal.ts';
import { isDeployAccessSubject } from './deploy-access-subject.ts';
import { isDeployApprovalRuleCreate } from './deploy-approval-rule-create.ts';

/** Returns true if `value` is a valid `DeployApprovalRuleUpdate`. */
export function isDeployApprovalRuleUpdate(value: unknown): value is DeployApprovalRuleUpdate {
  return exactlyOne(
    isDeployApprovalRuleUpdateAddARule(value),
    isDeployApprovalRuleUpdateChangeARule(value),
    isDeployAccessEntryRemoval(value),
  );
}

/** Returns the reasons why `value` is not a valid `DeployApprovalRuleUpdate`; none if it is. */
export function checkDeployApprovalRuleUpdate(value: unknown): ValidationIssue[] {
  return issuesOf(value, isDeployApprovalRuleUpdate, collectDeployApprovalRuleUpdate);
}

/** `DeployApprovalRuleUpdate` as a [Standard Schema](https://standardschema.dev), for routers and form libraries. */
export const deployApprovalRuleUpdateSchema: StandardSchema<DeployApprovalRuleUpdate> = /* @__PURE__ */ standardSchema(
  isDeployApprovalRuleUpdate,
  checkDeployApprovalRuleUpdate,
);

/** Adds to `issues` every reason why the value at `path` is not a valid `DeployApprovalRuleUpdate`. */
export function collectDeployApprovalRuleUpdate(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (
    !exactlyOne(
      isDeployApprovalRuleUpdateAddARule(value),
      isDeployApprovalRuleUpdateChangeARule(value),
      isDeployAccessEntryRemoval(value),
    )
  )
    fail(
      issues,
      path,
      '#/components/schemas/DeployApprovalRuleUpdate',
      'oneOf',
      'must be exactly one of add a rule, change a rule, DeployAccessEntryRemoval',
    );
}

function isDeployApprovalRuleUpdateAddARule(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  if (value['id'] !== undefined) return false;
  return isDeployApprovalRuleCreate(value);
}

function isDeployApprovalRuleUpdateChangeARule(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const requiredApprovals = value['required_approvals'];
  if (requiredApprovals !== undefined && !Number.isInteger(requiredApprovals)) return false;
  if (!isDeployAccessEntryChange(value)) return false;
  return isDeployAccessSubject(value);
}
