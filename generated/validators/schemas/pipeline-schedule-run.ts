// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { PipelineScheduleRun } from '../../types/index.ts';
import { type ValidationIssue, issuesOf, json, report, reportMissing } from '../runtime/index.ts';

/** Whether `value` is a valid `PipelineScheduleRun`. */
export function isPipelineScheduleRun(value: unknown): value is PipelineScheduleRun {
  if (!json.isObject(value)) return false;
  return typeof value['message'] === 'string';
}

/** Every reason why `value` is not a valid `PipelineScheduleRun`; none when it is. */
export function checkPipelineScheduleRun(value: unknown): ValidationIssue[] {
  return issuesOf(value, isPipelineScheduleRun, collectPipelineScheduleRun);
}

/** Adds to `issues` every reason why the value at `path` is not a valid `PipelineScheduleRun`. */
export function collectPipelineScheduleRun(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/PipelineScheduleRun';
  if (!json.isObject(value)) return report(issues, path, 'must be an object', `${schema}/type`);
  reportMissing(issues, path, value, ['message'], `${schema}/required`);
  const message = value['message'];
  if (message !== undefined && typeof message !== 'string')
    report(issues, `${path}/message`, 'must be a string', `${schema}/properties/message/type`);
}
