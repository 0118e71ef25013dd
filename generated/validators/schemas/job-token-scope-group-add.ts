// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { JobTokenScopeGroupAdd } from '../../types/job-token-scope.ts';
import {
  type StandardSchema,
  type ValidationIssue,
  fail,
  failType,
  hasObjectType,
  issuesOf,
  reportMissing,
  standardSchema,
} from '../runtime/report.ts';

/** Returns true if `value` is a valid `JobTokenScopeGroupAdd`. */
export function isJobTokenScopeGroupAdd(value: unknown): value is JobTokenScopeGroupAdd {
  if (!hasObjectType(value)) return false;
  return Number.isInteger(value['target_group_id']);
}

/** Returns the reasons why `value` is not a valid `JobTokenScopeGroupAdd`; none if it is. */
export function checkJobTokenScopeGroupAdd(value: unknown): ValidationIssue[] {
  return issuesOf(value, isJobTokenScopeGroupAdd, collectJobTokenScopeGroupAdd);
}

/** `JobTokenScopeGroupAdd` as a [Standard Schema](https://standardschema.dev), for routers and form libraries. */
export const jobTokenScopeGroupAddSchema: StandardSchema<JobTokenScopeGroupAdd> = /* @__PURE__ */ standardSchema(
  isJobTokenScopeGroupAdd,
  checkJobTokenScopeGroupAdd,
);

/** Adds to `issues` every reason why the value at `path` is not a valid `JobTokenScopeGroupAdd`. */
export function collectJobTokenScopeGroupAdd(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/JobTokenScopeGroupAdd';
  if (!hasObjectType(value)) return fail(issues, path, schema, 'type', 'must be an object');
  const targetGroupId = value['target_group_id'];
  if (targetGroupId === undefined) reportMissing(issues, path, schema, 'target_group_id');
  else if (!Number.isInteger(targetGroupId)) failType(issues, path, schema, '/target_group_id', 'must be an integer');
}
