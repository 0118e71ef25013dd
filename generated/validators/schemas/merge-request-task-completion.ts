// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { MergeRequestTaskCompletion } from '../../types/index.ts';
import { type ValidationIssue, report } from '../runtime/issue.ts';
import { isInteger, isObject } from '../runtime/values.ts';

/** Whether `value` is a valid `MergeRequestTaskCompletion`. */
export function isMergeRequestTaskCompletion(value: unknown): value is MergeRequestTaskCompletion {
  if (!isObject(value)) return false;
  const completedCount = value['completed_count'];
  if (!isInteger(completedCount)) return false;
  const count = value['count'];
  return isInteger(count);
}

/** Every reason why `value` is not a valid `MergeRequestTaskCompletion`; none when it is. */
export function checkMergeRequestTaskCompletion(value: unknown): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectMergeRequestTaskCompletion(value, '', issues);
  return issues;
}

/** Adds to `issues` every reason why the value at `path` is not a valid `MergeRequestTaskCompletion`. */
export function collectMergeRequestTaskCompletion(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!isObject(value)) {
    report(issues, path, 'must be an object', '#/components/schemas/MergeRequestTaskCompletion/type');
    return;
  }
  const completedCount = value['completed_count'];
  if (completedCount === undefined)
    report(
      issues,
      path,
      'must have the property "completed_count"',
      '#/components/schemas/MergeRequestTaskCompletion/required',
    );
  else if (!isInteger(completedCount))
    report(
      issues,
      `${path}/completed_count`,
      'must be an integer',
      '#/components/schemas/MergeRequestTaskCompletion/properties/completed_count/type',
    );
  const count = value['count'];
  if (count === undefined)
    report(issues, path, 'must have the property "count"', '#/components/schemas/MergeRequestTaskCompletion/required');
  else if (!isInteger(count))
    report(
      issues,
      `${path}/count`,
      'must be an integer',
      '#/components/schemas/MergeRequestTaskCompletion/properties/count/type',
    );
}
