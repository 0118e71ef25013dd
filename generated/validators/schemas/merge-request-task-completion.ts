// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { MergeRequestTaskCompletion } from '../../types/merge-requests.ts';
import {
  type StandardSchema,
  type ValidationIssue,
  fail,
  failType,
  hasObjectType,
  issuesOf,
  reportMissing,
  standardSchema,
} from '../runtime/report.ts';

/** Returns true if `value` is a valid `MergeRequestTaskCompletion`. */
export function isMergeRequestTaskCompletion(value: unknown): value is MergeRequestTaskCompletion {
  if (!hasObjectType(value)) return false;
  if (!Number.isInteger(value['completed_count'])) return false;
  return Number.isInteger(value['count']);
}

/** Returns the reasons why `value` is not a valid `MergeRequestTaskCompletion`; none if it is. */
export function checkMergeRequestTaskCompletion(value: unknown): ValidationIssue[] {
  return issuesOf(value, isMergeRequestTaskCompletion, collectMergeRequestTaskCompletion);
}

/** `MergeRequestTaskCompletion` as a [Standard Schema](https://standardschema.dev), for routers and form libraries. */
export const mergeRequestTaskCompletionSchema: StandardSchema<MergeRequestTaskCompletion> =
  /* @__PURE__ */ standardSchema(isMergeRequestTaskCompletion, checkMergeRequestTaskCompletion);

/** Adds to `issues` every reason why the value at `path` is not a valid `MergeRequestTaskCompletion`. */
export function collectMergeRequestTaskCompletion(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/MergeRequestTaskCompletion';
  if (!hasObjectType(value)) return fail(issues, path, schema, 'type', 'must be an object');
  const completedCount = value['completed_count'];
  if (completedCount === undefined) reportMissing(issues, path, schema, 'completed_count');
  else if (!Number.isInteger(completedCount)) failType(issues, path, schema, '/completed_count', 'must be an integer');
  const count = value['count'];
  if (count === undefined) reportMissing(issues, path, schema, 'count');
  else if (!Number.isInteger(count)) failType(issues, path, schema, '/count', 'must be an integer');
}
