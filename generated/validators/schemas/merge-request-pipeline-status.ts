// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { MergeRequestPipelineStatus } from '../../types/merge-requests.ts';
import {
  type StandardSchema,
  type ValidationIssue,
  fail,
  hasObjectType,
  issuesOf,
  standardSchema,
} from '../runtime/report.ts';

/** Returns true if `value` is a valid `MergeRequestPipelineStatus`. */
export function isMergeRequestPipelineStatus(value: unknown): value is MergeRequestPipelineStatus {
  return hasObjectType(value);
}

/** Returns the reasons why `value` is not a valid `MergeRequestPipelineStatus`; none if it is. */
export function checkMergeRequestPipelineStatus(value: unknown): ValidationIssue[] {
  return issuesOf(value, isMergeRequestPipelineStatus, collectMergeRequestPipelineStatus);
}

/** `MergeRequestPipelineStatus` as a [Standard Schema](https://standardschema.dev), for routers and form libraries. */
export const mergeRequestPipelineStatusSchema: StandardSchema<MergeRequestPipelineStatus> =
  /* @__PURE__ */ standardSchema(isMergeRequestPipelineStatus, checkMergeRequestPipelineStatus);

/** Adds to `issues` every reason why the value at `path` is not a valid `MergeRequestPipelineStatus`. */
export function collectMergeRequestPipelineStatus(
  value: unknown,
  path: string,
  issues: ValidationIssue[],
  schema: string = '#/components/schemas/MergeRequestPipelineStatus',
): void {
  if (!hasObjectType(value)) return fail(issues, path, schema, 'type', 'must be an object');
}
