// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { JobTokenScopeProjectAdd } from '../../types/job-token-scope.ts';
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

/** Returns true if `value` is a valid `JobTokenScopeProjectAdd`. */
export function isJobTokenScopeProjectAdd(value: unknown): value is JobTokenScopeProjectAdd {
  if (!hasObjectType(value)) return false;
  return Number.isInteger(value['target_project_id']);
}

/** Returns the reasons why `value` is not a valid `JobTokenScopeProjectAdd`; none if it is. */
export function checkJobTokenScopeProjectAdd(value: unknown): ValidationIssue[] {
  return issuesOf(value, isJobTokenScopeProjectAdd, collectJobTokenScopeProjectAdd);
}

/** `JobTokenScopeProjectAdd` as a [Standard Schema](https://standardschema.dev), for routers and form libraries. */
export const jobTokenScopeProjectAddSchema: StandardSchema<JobTokenScopeProjectAdd> = /* @__PURE__ */ standardSchema(
  isJobTokenScopeProjectAdd,
  checkJobTokenScopeProjectAdd,
);

/** Adds to `issues` every reason why the value at `path` is not a valid `JobTokenScopeProjectAdd`. */
export function collectJobTokenScopeProjectAdd(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/JobTokenScopeProjectAdd';
  if (!hasObjectType(value)) return fail(issues, path, schema, 'type', 'must be an object');
  const targetProjectId = value['target_project_id'];
  if (targetProjectId === undefined) reportMissing(issues, path, schema, 'target_project_id');
  else if (!Number.isInteger(targetProjectId))
    failType(issues, path, schema, '/target_project_id', 'must be an integer');
}
