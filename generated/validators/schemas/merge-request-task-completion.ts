// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { MergeRequestTaskCompletion } from '../../types/index.ts';
import { type ValidationIssue, issuesOf, json, report, reportMissing } from '../runtime/index.ts';

/** Whether `value` is a valid `MergeRequestTaskCompletion`. */
export function isMergeRequestTaskCompletion(value: unknown): value is MergeRequestTaskCompletion {
  if (!json.isObject(value)) return false;
  if (!json.isInteger(value['completed_count'])) return false;
  return json.isInteger(value['count']);
}

/** Every reason why `value` is not a valid `MergeRequestTaskCompletion`; none when it is. */
export function checkMergeRequestTaskCompletion(value: unknown): ValidationIssue[] {
  return issuesOf(value, isMergeRequestTaskCompletion, collectMergeRequestTaskCompletion);
}

/** Adds to `issues` every reason why the value at `path` is not a valid `MergeRequestTaskCompletion`. */
export function collectMergeRequestTaskCompletion(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/MergeRequestTaskCompletion';
  if (!json.isObject(value)) return report(issues, path, 'must be an object', `${schema}/type`);
  reportMissing(issues, path, value, ['completed_count', 'count'], `${schema}/required`);
  const completedCount = value['completed_count'];
  if (completedCount !== undefined && !json.isInteger(completedCount))
    report(issues, `${path}/completed_count`, 'must be an integer', `${schema}/properties/completed_count/type`);
  const count = value['count'];
  if (count !== undefined && !json.isInteger(count))
    report(issues, `${path}/count`, 'must be an integer', `${schema}/properties/count/type`);
}
