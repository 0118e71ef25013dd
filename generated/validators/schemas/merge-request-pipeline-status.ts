// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { MergeRequestPipelineStatus } from '../../types/index.ts';
import { type ValidationIssue, fail, issuesOf, json } from '../runtime/index.ts';

/** Whether `value` is a valid `MergeRequestPipelineStatus`. */
export function isMergeRequestPipelineStatus(value: unknown): value is MergeRequestPipelineStatus {
  return json.isObject(value);
}

/** Every reason why `value` is not a valid `MergeRequestPipelineStatus`; none when it is. */
export function checkMergeRequestPipelineStatus(value: unknown): ValidationIssue[] {
  return issuesOf(value, isMergeRequestPipelineStatus, collectMergeRequestPipelineStatus);
}

/** Adds to `issues` every reason why the value at `path` is not a valid `MergeRequestPipelineStatus`. */
export function collectMergeRequestPipelineStatus(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!json.isObject(value))
    return fail(issues, path, 'type', 'must be an object', '#/components/schemas/MergeRequestPipelineStatus');
}
