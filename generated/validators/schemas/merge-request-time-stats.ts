// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { MergeRequestTimeStats } from '../../types/merge-requests.ts';
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

/** Returns true if `value` is a valid `MergeRequestTimeStats`. */
export function isMergeRequestTimeStats(value: unknown): value is MergeRequestTimeStats {
  if (!hasObjectType(value)) return false;
  const humanTimeEstimate = value['human_time_estimate'];
  if (humanTimeEstimate !== null && typeof humanTimeEstimate !== 'string') return false;
  const humanTotalTimeSpent = value['human_total_time_spent'];
  if (humanTotalTimeSpent !== null && typeof humanTotalTimeSpent !== 'string') return false;
  if (!Number.isInteger(value['time_estimate'])) return false;
  return Number.isInteger(value['total_time_spent']);
}

/** Returns the reasons why `value` is not a valid `MergeRequestTimeStats`; none if it is. */
export function checkMergeRequestTimeStats(value: unknown): ValidationIssue[] {
  return issuesOf(value, isMergeRequestTimeStats, collectMergeRequestTimeStats);
}

/** `MergeRequestTimeStats` as a [Standard Schema](https://standardschema.dev), for routers and form libraries. */
export const mergeRequestTimeStatsSchema: StandardSchema<MergeRequestTimeStats> = /* @__PURE__ */ standardSchema(
  isMergeRequestTimeStats,
  checkMergeRequestTimeStats,
);

/** Adds to `issues` every reason why the value at `path` is not a valid `MergeRequestTimeStats`. */
export function collectMergeRequestTimeStats(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/MergeRequestTimeStats';
  if (!hasObjectType(value)) return fail(issues, path, schema, 'type', 'must be an object');
  const humanTimeEstimate = value['human_time_estimate'];
  if (humanTimeEstimate === undefined) reportMissing(issues, path, schema, 'human_time_estimate');
  else if (humanTimeEstimate !== null && typeof humanTimeEstimate !== 'string')
    failType(issues, path, schema, '/human_time_estimate', 'must be a string or null');
  const humanTotalTimeSpent = value['human_total_time_spent'];
  if (humanTotalTimeSpent === undefined) reportMissing(issues, path, schema, 'human_total_time_spent');
  else if (humanTotalTimeSpent !== null && typeof humanTotalTimeSpent !== 'string')
    failType(issues, path, schema, '/human_total_time_spent', 'must be a string or null');
  const timeEstimate = value['time_estimate'];
  if (timeEstimate === undefined) reportMissing(issues, path, schema, 'time_estimate');
  else if (!Number.isInteger(timeEstimate)) failType(issues, path, schema, '/time_estimate', 'must be an integer');
  const totalTimeSpent = value['total_time_spent'];
  if (totalTimeSpent === undefined) reportMissing(issues, path, schema, 'total_time_spent');
  else if (!Number.isInteger(totalTimeSpent)) failType(issues, path, schema, '/total_time_spent', 'must be an integer');
}
