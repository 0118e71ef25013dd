// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { MergeRequestTimeStats } from '../../types/index.ts';
import { type ValidationIssue, report } from '../runtime/issue.ts';
import { isInteger, isObject } from '../runtime/values.ts';

/** Whether `value` is a valid `MergeRequestTimeStats`. */
export function isMergeRequestTimeStats(value: unknown): value is MergeRequestTimeStats {
  if (!isObject(value)) return false;
  const humanTimeEstimate = value['human_time_estimate'];
  if (humanTimeEstimate !== null && typeof humanTimeEstimate !== 'string') return false;
  const humanTotalTimeSpent = value['human_total_time_spent'];
  if (humanTotalTimeSpent !== null && typeof humanTotalTimeSpent !== 'string') return false;
  const timeEstimate = value['time_estimate'];
  if (!isInteger(timeEstimate)) return false;
  const totalTimeSpent = value['total_time_spent'];
  return isInteger(totalTimeSpent);
}

/** Every reason why `value` is not a valid `MergeRequestTimeStats`; none when it is. */
export function checkMergeRequestTimeStats(value: unknown): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectMergeRequestTimeStats(value, '', issues);
  return issues;
}

/** Adds to `issues` every reason why the value at `path` is not a valid `MergeRequestTimeStats`. */
export function collectMergeRequestTimeStats(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!isObject(value)) {
    report(issues, path, 'must be an object', '#/components/schemas/MergeRequestTimeStats/type');
    return;
  }
  const humanTimeEstimate = value['human_time_estimate'];
  if (humanTimeEstimate === undefined)
    report(
      issues,
      path,
      'must have the property "human_time_estimate"',
      '#/components/schemas/MergeRequestTimeStats/required',
    );
  else if (humanTimeEstimate !== null && typeof humanTimeEstimate !== 'string')
    report(
      issues,
      `${path}/human_time_estimate`,
      'must be a string or null',
      '#/components/schemas/MergeRequestTimeStats/properties/human_time_estimate/type',
    );
  const humanTotalTimeSpent = value['human_total_time_spent'];
  if (humanTotalTimeSpent === undefined)
    report(
      issues,
      path,
      'must have the property "human_total_time_spent"',
      '#/components/schemas/MergeRequestTimeStats/required',
    );
  else if (humanTotalTimeSpent !== null && typeof humanTotalTimeSpent !== 'string')
    report(
      issues,
      `${path}/human_total_time_spent`,
      'must be a string or null',
      '#/components/schemas/MergeRequestTimeStats/properties/human_total_time_spent/type',
    );
  const timeEstimate = value['time_estimate'];
  if (timeEstimate === undefined)
    report(
      issues,
      path,
      'must have the property "time_estimate"',
      '#/components/schemas/MergeRequestTimeStats/required',
    );
  else if (!isInteger(timeEstimate))
    report(
      issues,
      `${path}/time_estimate`,
      'must be an integer',
      '#/components/schemas/MergeRequestTimeStats/properties/time_estimate/type',
    );
  const totalTimeSpent = value['total_time_spent'];
  if (totalTimeSpent === undefined)
    report(
      issues,
      path,
      'must have the property "total_time_spent"',
      '#/components/schemas/MergeRequestTimeStats/required',
    );
  else if (!isInteger(totalTimeSpent))
    report(
      issues,
      `${path}/total_time_spent`,
      'must be an integer',
      '#/components/schemas/MergeRequestTimeStats/properties/total_time_spent/type',
    );
}
