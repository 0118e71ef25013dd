// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { JobTokenScopeUpdate } from '../../types/job-token-scope.ts';
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

/** Returns true if `value` is a valid `JobTokenScopeUpdate`. */
export function isJobTokenScopeUpdate(value: unknown): value is JobTokenScopeUpdate {
  if (!hasObjectType(value)) return false;
  return typeof value['enabled'] === 'boolean';
}

/** Returns the reasons why `value` is not a valid `JobTokenScopeUpdate`; none if it is. */
export function checkJobTokenScopeUpdate(value: unknown): ValidationIssue[] {
  return issuesOf(value, isJobTokenScopeUpdate, collectJobTokenScopeUpdate);
}

/** `JobTokenScopeUpdate` as a [Standard Schema](https://standardschema.dev), for routers and form libraries. */
export const jobTokenScopeUpdateSchema: StandardSchema<JobTokenScopeUpdate> = /* @__PURE__ */ standardSchema(
  isJobTokenScopeUpdate,
  checkJobTokenScopeUpdate,
);

/** Adds to `issues` every reason why the value at `path` is not a valid `JobTokenScopeUpdate`. */
export function collectJobTokenScopeUpdate(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/JobTokenScopeUpdate';
  if (!hasObjectType(value)) return fail(issues, path, schema, 'type', 'must be an object');
  const enabled = value['enabled'];
  if (enabled === undefined) reportMissing(issues, path, schema, 'enabled');
  else if (typeof enabled !== 'boolean') failType(issues, path, schema, '/enabled', 'must be true or false');
}
