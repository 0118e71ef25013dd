// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { MergeRequestMerged } from '../../types/index.ts';
import { isDateTime } from '../runtime/formats.ts';
import { type ValidationIssue, report } from '../runtime/issue.ts';
import { isInteger, isObject } from '../runtime/values.ts';
import { collectUser, isUser } from './user.ts';

/** Whether `value` is a valid `MergeRequestMerged`. */
export function isMergeRequestMerged(value: unknown): value is MergeRequestMerged {
  if (!isObject(value)) return false;
  const id = value['id'];
  if (id !== undefined && !isInteger(id)) return false;
  const iid = value['iid'];
  if (iid !== undefined && !isInteger(iid)) return false;
  const mergeCommitSha = value['merge_commit_sha'];
  if (mergeCommitSha !== undefined && mergeCommitSha !== null && typeof mergeCommitSha !== 'string') return false;
  const mergeUser = value['merge_user'];
  if (mergeUser !== undefined && mergeUser !== null && !isUser(mergeUser)) return false;
  const mergedAt = value['merged_at'];
  if (mergedAt !== undefined && mergedAt !== null && (typeof mergedAt !== 'string' || !isDateTime(mergedAt)))
    return false;
  const state = value['state'];
  if (state !== undefined && typeof state !== 'string') return false;
  return true;
}

/** Every reason why `value` is not a valid `MergeRequestMerged`; none when it is. */
export function checkMergeRequestMerged(value: unknown): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectMergeRequestMerged(value, '', issues);
  return issues;
}

/** Adds to `issues` every reason why the value at `path` is not a valid `MergeRequestMerged`. */
export function collectMergeRequestMerged(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!isObject(value)) {
    report(issues, path, 'must be an object', '#/components/schemas/MergeRequestMerged/type');
    return;
  }
  const id = value['id'];
  if (id !== undefined && !isInteger(id))
    report(issues, `${path}/id`, 'must be an integer', '#/components/schemas/MergeRequestMerged/properties/id/type');
  const iid = value['iid'];
  if (iid !== undefined && !isInteger(iid))
    report(issues, `${path}/iid`, 'must be an integer', '#/components/schemas/MergeRequestMerged/properties/iid/type');
  const mergeCommitSha = value['merge_commit_sha'];
  if (mergeCommitSha !== undefined && mergeCommitSha !== null && typeof mergeCommitSha !== 'string')
    report(
      issues,
      `${path}/merge_commit_sha`,
      'must be a string or null',
      '#/components/schemas/MergeRequestMerged/properties/merge_commit_sha/type',
    );
  const mergeUser = value['merge_user'];
  if (mergeUser !== undefined && mergeUser !== null) collectUser(mergeUser, `${path}/merge_user`, issues);
  const mergedAt = value['merged_at'];
  if (mergedAt !== undefined) collectMergeRequestMergedMergedAt(mergedAt, `${path}/merged_at`, issues);
  const state = value['state'];
  if (state !== undefined && typeof state !== 'string')
    report(
      issues,
      `${path}/state`,
      'must be a string',
      '#/components/schemas/MergeRequestMerged/properties/state/type',
    );
}

function collectMergeRequestMergedMergedAt(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (value === null) return;
  if (typeof value !== 'string') {
    report(
      issues,
      path,
      'must be a string or null',
      '#/components/schemas/MergeRequestMerged/properties/merged_at/type',
    );
    return;
  }
  if (!isDateTime(value))
    report(
      issues,
      path,
      'must be a date and time with an offset, such as 2026-03-09T10:15:00Z',
      '#/components/schemas/MergeRequestMerged/properties/merged_at/format',
    );
}
