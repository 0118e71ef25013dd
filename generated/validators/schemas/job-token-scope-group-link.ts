// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { JobTokenScopeGroupLink } from '../../types/job-token-scope.ts';
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

/** Returns true if `value` is a valid `JobTokenScopeGroupLink`. */
export function isJobTokenScopeGroupLink(value: unknown): value is JobTokenScopeGroupLink {
  if (!hasObjectType(value)) return false;
  if (!Number.isInteger(value['source_project_id'])) return false;
  return Number.isInteger(value['target_group_id']);
}

/** Returns the reasons why `value` is not a valid `JobTokenScopeGroupLink`; none if it is. */
export function checkJobTokenScopeGroupLink(value: unknown): ValidationIssue[] {
  return issuesOf(value, isJobTokenScopeGroupLink, collectJobTokenScopeGroupLink);
}

/** `JobTokenScopeGroupLink` as a [Standard Schema](https://standardschema.dev), for routers and form libraries. */
export const jobTokenScopeGroupLinkSchema: StandardSchema<JobTokenScopeGroupLink> = /* @__PURE__ */ standardSchema(
  isJobTokenScopeGroupLink,
  checkJobTokenScopeGroupLink,
);

/** Adds to `issues` every reason why the value at `path` is not a valid `JobTokenScopeGroupLink`. */
export function collectJobTokenScopeGroupLink(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/JobTokenScopeGroupLink';
  if (!hasObjectType(value)) return fail(issues, path, schema, 'type', 'must be an object');
  const sourceProjectId = value['source_project_id'];
  if (sourceProjectId === undefined) reportMissing(issues, path, schema, 'source_project_id');
  else if (!Number.isInteger(sourceProjectId))
    failType(issues, path, schema, '/source_project_id', 'must be an integer');
  const targetGroupId = value['target_group_id'];
  if (targetGroupId === undefined) reportMissing(issues, path, schema, 'target_group_id');
  else if (!Number.isInteger(targetGroupId)) failType(issues, path, schema, '/target_group_id', 'must be an integer');
}
