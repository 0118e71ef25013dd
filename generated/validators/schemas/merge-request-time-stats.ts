// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { MergeRequestTimeStats } from '../../types/index.ts';
import { type ValidationIssue, issuesOf, json, report, reportMissing } from '../runtime/index.ts';

/** Whether `value` is a valid `MergeRequestTimeStats`. */
export function isMergeRequestTimeStats(value: unknown): value is MergeRequestTimeStats {
  if (!json.isObject(value)) return false;
  const humanTimeEstimate = value['human_time_estimate'];
  if (humanTimeEstimate !== null && typeof humanTimeEstimate !== 'string') return false;
  const humanTotalTimeSpent = value['human_total_time_spent'];
  if (humanTotalTimeSpent !== null && typeof humanTotalTimeSpent !== 'string') return false;
  if (!json.isInteger(value['time_estimate'])) return false;
  return json.isInteger(value['total_time_spent']);
}

/** Every reason why `value` is not a valid `MergeRequestTimeStats`; none when it is. */
export function checkMergeRequestTimeStats(value: unknown): ValidationIssue[] {
  return issuesOf(value, isMergeRequestTimeStats, collectMergeRequestTimeStats);
}

/** Adds to `issues` every reason why the value at `path` is not a valid `MergeRequestTimeStats`. */
export function collectMergeRequestTimeStats(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/MergeRequestTimeStats';
  if (!json.isObject(value)) return report(issues, path, 'must be an object', `${schema}/type`);
  reportMissing(
    issues,
    path,
    value,
    ['human_time_estimate', 'human_total_time_spent', 'time_estimate', 'total_time_spent'],
    `${schema}/required`,
  );
  const humanTimeEstimate = value['human_time_estimate'];
  if (humanTimeEstimate !== undefined && humanTimeEstimate !== null && typeof humanTimeEstimate !== 'string')
    report(
      issues,
      `${path}/human_time_estimate`,
      'must be a string or null',
      `${schema}/properties/human_time_estimate/type`,
    );
  const humanTotalTimeSpent = value['human_total_time_spent'];
  if (humanTotalTimeSpent !== undefined && humanTotalTimeSpent !== null && typeof humanTotalTimeSpent !== 'string')
    report(
      issues,
      `${path}/human_total_time_spent`,
      'must be a string or null',
      `${schema}/properties/human_total_time_spent/type`,
    );
  const timeEstimate = value['time_estimate'];
  if (timeEstimate !== undefined && !json.isInteger(timeEstimate))
    report(issues, `${path}/time_estimate`, 'must be an integer', `${schema}/properties/time_estimate/type`);
  const totalTimeSpent = value['total_time_spent'];
  if (totalTimeSpent !== undefined && !json.isInteger(totalTimeSpent))
    report(issues, `${path}/total_time_spent`, 'must be an integer', `${schema}/properties/total_time_spent/type`);
}
