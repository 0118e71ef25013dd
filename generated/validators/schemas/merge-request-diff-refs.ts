// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { MergeRequestDiffRefs } from '../../types/index.ts';
import { type ValidationIssue, report } from '../runtime/issue.ts';
import { isObject } from '../runtime/values.ts';

/** Whether `value` is a valid `MergeRequestDiffRefs`. */
export function isMergeRequestDiffRefs(value: unknown): value is MergeRequestDiffRefs {
  if (!isObject(value)) return false;
  const baseSha = value['base_sha'];
  if (baseSha !== undefined && typeof baseSha !== 'string') return false;
  const headSha = value['head_sha'];
  if (headSha !== undefined && typeof headSha !== 'string') return false;
  const startSha = value['start_sha'];
  if (startSha !== undefined && typeof startSha !== 'string') return false;
  return true;
}

/** Every reason why `value` is not a valid `MergeRequestDiffRefs`; none when it is. */
export function checkMergeRequestDiffRefs(value: unknown): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectMergeRequestDiffRefs(value, '', issues);
  return issues;
}

/** Adds to `issues` every reason why the value at `path` is not a valid `MergeRequestDiffRefs`. */
export function collectMergeRequestDiffRefs(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!isObject(value)) {
    report(issues, path, 'must be an object', '#/components/schemas/MergeRequestDiffRefs/type');
    return;
  }
  const baseSha = value['base_sha'];
  if (baseSha !== undefined && typeof baseSha !== 'string')
    report(
      issues,
      `${path}/base_sha`,
      'must be a string',
      '#/components/schemas/MergeRequestDiffRefs/properties/base_sha/type',
    );
  const headSha = value['head_sha'];
  if (headSha !== undefined && typeof headSha !== 'string')
    report(
      issues,
      `${path}/head_sha`,
      'must be a string',
      '#/components/schemas/MergeRequestDiffRefs/properties/head_sha/type',
    );
  const startSha = value['start_sha'];
  if (startSha !== undefined && typeof startSha !== 'string')
    report(
      issues,
      `${path}/start_sha`,
      'must be a string',
      '#/components/schemas/MergeRequestDiffRefs/properties/start_sha/type',
    );
}
