// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { JobTokenScopeProjectLink } from '../../types/job-token-scope.ts';
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

/** Returns true if `value` is a valid `JobTokenScopeProjectLink`. */
export function isJobTokenScopeProjectLink(value: unknown): value is JobTokenScopeProjectLink {
  if (!hasObjectType(value)) return false;
  if (!Number.isInteger(value['source_project_id'])) return false;
  return Number.isInteger(value['target_project_id']);
}

/** Returns the reasons why `value` is not a valid `JobTokenScopeProjectLink`; none if it is. */
export function checkJobTokenScopeProjectLink(value: unknown): ValidationIssue[] {
  return issuesOf(value, isJobTokenScopeProjectLink, collectJobTokenScopeProjectLink);
}

/** `JobTokenScopeProjectLink` as a [Standard Schema](https://standardschema.dev), for routers and form libraries. */
export const jobTokenScopeProjectLinkSchema: StandardSchema<JobTokenScopeProjectLink> = /* @__PURE__ */ standardSchema(
  isJobTokenScopeProjectLink,
  checkJobTokenScopeProjectLink,
);

/** Adds to `issues` every reason why the value at `path` is not a valid `JobTokenScopeProjectLink`. */
export function collectJobTokenScopeProjectLink(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/JobTokenScopeProjectLink';
  if (!hasObjectType(value)) return fail(issues, path, schema, 'type', 'must be an object');
  const sourceProjectId = value['source_project_id'];
  if (sourceProjectId === undefined) reportMissing(issues, path, schema, 'source_project_id');
  else if (!Number.isInteger(sourceProjectId))
    failType(issues, path, schema, '/source_project_id', 'must be an integer');
  const targetProjectId = value['target_project_id'];
  if (targetProjectId === undefined) reportMissing(issues, path, schema, 'target_project_id');
  else if (!Number.isInteger(targetProjectId))
    failType(issues, path, schema, '/target_project_id', 'must be an integer');
}
