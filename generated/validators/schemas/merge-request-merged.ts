// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { MergeRequestMerged } from '../../types/merge-requests.ts';
import { dateTimeMessage, hasDateTimeFormat } from '../runtime/formats/date-time.ts';
import {
  type StandardSchema,
  type ValidationIssue,
  fail,
  failProperty,
  failType,
  hasObjectType,
  issuesOf,
  standardSchema,
} from '../runtime/report.ts';
import { collectUser, isUser } from './user.ts';

/** Returns true if `value` is a valid `MergeRequestMerged`. */
export function isMergeRequestMerged(value: unknown): value is MergeRequestMerged {
  if (!hasObjectType(value)) return false;
  const id = value['id'];
  if (id !== undefined && !Number.isInteger(id)) return false;
  const iid = value['iid'];
  if (iid !== undefined && !Number.isInteger(iid)) return false;
  const mergeCommitSha = value['merge_commit_sha'];
  if (mergeCommitSha !== undefined && mergeCommitSha !== null && typeof mergeCommitSha !== 'string') return false;
  const mergeUser = value['merge_user'];
  if (mergeUser !== undefined && mergeUser !== null && !isUser(mergeUser)) return false;
  const mergedAt = value['merged_at'];
  if (mergedAt !== undefined && mergedAt !== null && (typeof mergedAt !== 'string' || !hasDateTimeFormat(mergedAt)))
    return false;
  const state = value['state'];
  return state === undefined || typeof state === 'string';
}

/** Returns the reasons why `value` is not a valid `MergeRequestMerged`; none if it is. */
export function checkMergeRequestMerged(value: unknown): ValidationIssue[] {
  return issuesOf(value, isMergeRequestMerged, collectMergeRequestMerged);
}

/** `MergeRequestMerged` as a [Standard Schema](https://standardschema.dev), for routers and form libraries. */
export const mergeRequestMergedSchema: StandardSchema<MergeRequestMerged> = /* @__PURE__ */ standardSchema(
  isMergeRequestMerged,
  checkMergeRequestMerged,
);

/** Adds to `issues` every reason why the value at `path` is not a valid `MergeRequestMerged`. */
export function collectMergeRequestMerged(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/MergeRequestMerged';
  if (!hasObjectType(value)) return fail(issues, path, schema, 'type', 'must be an object');
  const id = value['id'];
  if (id !== undefined && !Number.isInteger(id)) failType(issues, path, schema, '/id', 'must be an integer');
  const iid = value['iid'];
  if (iid !== undefined && !Number.isInteger(iid)) failType(issues, path, schema, '/iid', 'must be an integer');
  const mergeCommitSha = value['merge_commit_sha'];
  if (mergeCommitSha !== undefined && mergeCommitSha !== null && typeof mergeCommitSha !== 'string')
    failType(issues, path, schema, '/merge_commit_sha', 'must be a string or null');
  const mergeUser = value['merge_user'];
  if (mergeUser !== undefined && mergeUser !== null) collectUser(mergeUser, `${path}/merge_user`, issues);
  const mergedAt = value['merged_at'];
  if (mergedAt !== undefined && mergedAt !== null && typeof mergedAt !== 'string')
    failType(issues, path, schema, '/merged_at', 'must be a string or null');
  if (typeof mergedAt === 'string' && !hasDateTimeFormat(mergedAt))
    failProperty(issues, path, schema, '/merged_at', 'format', dateTimeMessage);
  const state = value['state'];
  if (state !== undefined && typeof state !== 'string') failType(issues, path, schema, '/state', 'must be a string');
}
