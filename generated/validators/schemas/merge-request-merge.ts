// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { MergeRequestMerge } from '../../types/index.ts';
import { type ValidationIssue, report } from '../runtime/issue.ts';
import { isObject } from '../runtime/values.ts';

/** Whether `value` is a valid `MergeRequestMerge`. */
export function isMergeRequestMerge(value: unknown): value is MergeRequestMerge {
  if (!isObject(value)) return false;
  const autoMerge = value['auto_merge'];
  if (autoMerge !== undefined && typeof autoMerge !== 'boolean') return false;
  const mergeCommitMessage = value['merge_commit_message'];
  if (mergeCommitMessage !== undefined && typeof mergeCommitMessage !== 'string') return false;
  return true;
}

/** Every reason why `value` is not a valid `MergeRequestMerge`; none when it is. */
export function checkMergeRequestMerge(value: unknown): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectMergeRequestMerge(value, '', issues);
  return issues;
}

/** Adds to `issues` every reason why the value at `path` is not a valid `MergeRequestMerge`. */
export function collectMergeRequestMerge(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!isObject(value)) {
    report(issues, path, 'must be an object', '#/components/schemas/MergeRequestMerge/type');
    return;
  }
  const autoMerge = value['auto_merge'];
  if (autoMerge !== undefined && typeof autoMerge !== 'boolean')
    report(
      issues,
      `${path}/auto_merge`,
      'must be true or false',
      '#/components/schemas/MergeRequestMerge/properties/auto_merge/type',
    );
  const mergeCommitMessage = value['merge_commit_message'];
  if (mergeCommitMessage !== undefined && typeof mergeCommitMessage !== 'string')
    report(
      issues,
      `${path}/merge_commit_message`,
      'must be a string',
      '#/components/schemas/MergeRequestMerge/properties/merge_commit_message/type',
    );
}
