// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { MergeRequestMerged } from '../../types/index.ts';
import { hasDateTimeFormat } from '../runtime/formats/date-time.ts';
import { type ValidationIssue, issuesOf, json, report } from '../runtime/index.ts';
import { collectUser, isUser } from './user.ts';

/** Whether `value` is a valid `MergeRequestMerged`. */
export function isMergeRequestMerged(value: unknown): value is MergeRequestMerged {
  if (!json.isObject(value)) return false;
  const id = value['id'];
  if (id !== undefined && !json.isInteger(id)) return false;
  const iid = value['iid'];
  if (iid !== undefined && !json.isInteger(iid)) return false;
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

/** Every reason why `value` is not a valid `MergeRequestMerged`; none when it is. */
export function checkMergeRequestMerged(value: unknown): ValidationIssue[] {
  return issuesOf(value, isMergeRequestMerged, collectMergeRequestMerged);
}

/** Adds to `issues` every reason why the value at `path` is not a valid `MergeRequestMerged`. */
export function collectMergeRequestMerged(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/MergeRequestMerged';
  if (!json.isObject(value)) return report(issues, path, 'must be an object', `${schema}/type`);
  const id = value['id'];
  if (id !== undefined && !json.isInteger(id))
    report(issues, `${path}/id`, 'must be an integer', `${schema}/properties/id/type`);
  const iid = value['iid'];
  if (iid !== undefined && !json.isInteger(iid))
    report(issues, `${path}/iid`, 'must be an integer', `${schema}/properties/iid/type`);
  const mergeCommitSha = value['merge_commit_sha'];
  if (mergeCommitSha !== undefined && mergeCommitSha !== null && typeof mergeCommitSha !== 'string')
    report(
      issues,
      `${path}/merge_commit_sha`,
      'must be a string or null',
      `${schema}/properties/merge_commit_sha/type`,
    );
  const mergeUser = value['merge_user'];
  if (mergeUser !== undefined && mergeUser !== null) collectUser(mergeUser, `${path}/merge_user`, issues);
  const mergedAt = value['merged_at'];
  if (mergedAt !== undefined && mergedAt !== null && typeof mergedAt !== 'string')
    report(issues, `${path}/merged_at`, 'must be a string or null', `${schema}/properties/merged_at/type`);
  if (typeof mergedAt === 'string' && !hasDateTimeFormat(mergedAt))
    report(
      issues,
      `${path}/merged_at`,
      'must be a date and time with an offset, such as 2026-03-09T10:15:00Z',
      `${schema}/properties/merged_at/format`,
    );
  const state = value['state'];
  if (state !== undefined && typeof state !== 'string')
    report(issues, `${path}/state`, 'must be a string', `${schema}/properties/state/type`);
}
