// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { MergeRequestMerge } from '../../types/merge-requests.ts';
import {
  type StandardSchema,
  type ValidationIssue,
  fail,
  failType,
  hasObjectType,
  issuesOf,
  standardSchema,
} from '../runtime/report.ts';

/** Returns true if `value` is a valid `MergeRequestMerge`. */
export function isMergeRequestMerge(value: unknown): value is MergeRequestMerge {
  if (!hasObjectType(value)) return false;
  const autoMerge = value['auto_merge'];
  if (autoMerge !== undefined && typeof autoMerge !== 'boolean') return false;
  const mergeCommitMessage = value['merge_commit_message'];
  return mergeCommitMessage === undefined || typeof mergeCommitMessage === 'string';
}

/** Returns the reasons why `value` is not a valid `MergeRequestMerge`; none if it is. */
export function checkMergeRequestMerge(value: unknown): ValidationIssue[] {
  return issuesOf(value, isMergeRequestMerge, collectMergeRequestMerge);
}

/** `MergeRequestMerge` as a [Standard Schema](https://standardschema.dev), for routers and form libraries. */
export const mergeRequestMergeSchema: StandardSchema<MergeRequestMerge> = /* @__PURE__ */ standardSchema(
  isMergeRequestMerge,
  checkMergeRequestMerge,
);

/** Adds to `issues` every reason why the value at `path` is not a valid `MergeRequestMerge`. */
export function collectMergeRequestMerge(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/MergeRequestMerge';
  if (!hasObjectType(value)) return fail(issues, path, schema, 'type', 'must be an object');
  const autoMerge = value['auto_merge'];
  if (autoMerge !== undefined && typeof autoMerge !== 'boolean')
    failType(issues, path, schema, '/auto_merge', 'must be true or false');
  const mergeCommitMessage = value['merge_commit_message'];
  if (mergeCommitMessage !== undefined && typeof mergeCommitMessage !== 'string')
    failType(issues, path, schema, '/merge_commit_message', 'must be a string');
}
