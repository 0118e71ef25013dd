// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { JobTokenScopeGroup } from '../../types/job-token-scope.ts';
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

/** Returns true if `value` is a valid `JobTokenScopeGroup`. */
export function isJobTokenScopeGroup(value: unknown): value is JobTokenScopeGroup {
  if (!hasObjectType(value)) return false;
  if (!Number.isInteger(value['id'])) return false;
  if (typeof value['name'] !== 'string') return false;
  return typeof value['web_url'] === 'string';
}

/** Returns the reasons why `value` is not a valid `JobTokenScopeGroup`; none if it is. */
export function checkJobTokenScopeGroup(value: unknown): ValidationIssue[] {
  return issuesOf(value, isJobTokenScopeGroup, collectJobTokenScopeGroup);
}

/** `JobTokenScopeGroup` as a [Standard Schema](https://standardschema.dev), for routers and form libraries. */
export const jobTokenScopeGroupSchema: StandardSchema<JobTokenScopeGroup> = /* @__PURE__ */ standardSchema(
  isJobTokenScopeGroup,
  checkJobTokenScopeGroup,
);

/** Adds to `issues` every reason why the value at `path` is not a valid `JobTokenScopeGroup`. */
export function collectJobTokenScopeGroup(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/JobTokenScopeGroup';
  if (!hasObjectType(value)) return fail(issues, path, schema, 'type', 'must be an object');
  const id = value['id'];
  if (id === undefined) reportMissing(issues, path, schema, 'id');
  else if (!Number.isInteger(id)) failType(issues, path, schema, '/id', 'must be an integer');
  const name = value['name'];
  if (name === undefined) reportMissing(issues, path, schema, 'name');
  else if (typeof name !== 'string') failType(issues, path, schema, '/name', 'must be a string');
  const webUrl = value['web_url'];
  if (webUrl === undefined) reportMissing(issues, path, schema, 'web_url');
  else if (typeof webUrl !== 'string') failType(issues, path, schema, '/web_url', 'must be a string');
}
