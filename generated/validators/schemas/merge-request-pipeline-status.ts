// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { MergeRequestPipelineStatus } from '../../types/index.ts';
import { type ValidationIssue, report } from '../runtime/issue.ts';
import { isObject } from '../runtime/values.ts';

/** Whether `value` is a valid `MergeRequestPipelineStatus`. */
export function isMergeRequestPipelineStatus(value: unknown): value is MergeRequestPipelineStatus {
  return isObject(value);
}

/** Every reason why `value` is not a valid `MergeRequestPipelineStatus`; none when it is. */
export function checkMergeRequestPipelineStatus(value: unknown): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectMergeRequestPipelineStatus(value, '', issues);
  return issues;
}

/** Adds to `issues` every reason why the value at `path` is not a valid `MergeRequestPipelineStatus`. */
export function collectMergeRequestPipelineStatus(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!isObject(value)) {
    report(issues, path, 'must be an object', '#/components/schemas/MergeRequestPipelineStatus/type');
    return;
  }
}
