// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { ProtectedEnvironmentDetail } from '../../types/protected-environments.ts';
import {
  type StandardSchema,
  type ValidationIssue,
  fail,
  hasArrayType,
  hasObjectType,
  issuesOf,
  reportItems,
  reportMissing,
  standardSchema,
} from '../runtime/report.ts';
import { every } from '../runtime/values.ts';
import { collectDeployApprovalRule, isDeployApprovalRule } from './deploy-approval-rule.ts';
import { collectProtectedEnvironment, isProtectedEnvironment } from './protected-environment.ts';

/** Returns true if `value` is a valid `ProtectedEnvironmentDetail`. */
export function isProtectedEnvironmentDetail(value: unknown): value is ProtectedEnvironmentDetail {
  if (!hasObjectType(value)) return false;
  const approvalRules = value['approval_rules'];
  if (!hasArrayType(approvalRules) || !every(approvalRules, isDeployApprovalRule)) return false;
  return isProtectedEnvironment(value);
}

/** Returns the reasons why `value` is not a valid `ProtectedEnvironmentDetail`; none if it is. */
export function checkProtectedEnvironmentDetail(value: unknown): ValidationIssue[] {
  return issuesOf(value, isProtectedEnvironmentDetail, collectProtectedEnvironmentDetail);
}

/** `ProtectedEnvironmentDetail` as a [Standard Schema](https://standardschema.dev), for routers and form libraries. */
export const protectedEnvironmentDetailSchema: StandardSchema<ProtectedEnvironmentDetail> =
  /* @__PURE__ */ standardSchema(isProtectedEnvironmentDetail, checkProtectedEnvironmentDetail);

/** Adds to `issues` every reason why the value at `path` is not a valid `ProtectedEnvironmentDetail`. */
export function collectProtectedEnvironmentDetail(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/ProtectedEnvironmentDetail';
  if (!hasObjectType(value))
    return fail(issues, path, '#/components/schemas/ProtectedEnvironment', 'type', 'must be an object');
  const approvalRules = value['approval_rules'];
  if (approvalRules === undefined) reportMissing(issues, path, `${schema}/allOf/1`, 'approval_rules');
  else
    reportItems(
      approvalRules,
      `${path}/approval_rules`,
      issues,
      `${schema}/allOf/1/properties/approval_rules`,
      collectDeployApprovalRule,
    );
  collectProtectedEnvironment(value, path, issues);
}
