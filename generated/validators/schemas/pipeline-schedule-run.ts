// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { PipelineScheduleRun } from '../../types/index.ts';
import { type ValidationIssue, report } from '../runtime/issue.ts';
import { isObject } from '../runtime/values.ts';

/** Whether `value` is a valid `PipelineScheduleRun`. */
export function isPipelineScheduleRun(value: unknown): value is PipelineScheduleRun {
  if (!isObject(value)) return false;
  const message = value['message'];
  return typeof message === 'string';
}

/** Every reason why `value` is not a valid `PipelineScheduleRun`; none when it is. */
export function checkPipelineScheduleRun(value: unknown): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectPipelineScheduleRun(value, '', issues);
  return issues;
}

/** Adds to `issues` every reason why the value at `path` is not a valid `PipelineScheduleRun`. */
export function collectPipelineScheduleRun(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!isObject(value)) {
    report(issues, path, 'must be an object', '#/components/schemas/PipelineScheduleRun/type');
    return;
  }
  const message = value['message'];
  if (message === undefined)
    report(issues, path, 'must have the property "message"', '#/components/schemas/PipelineScheduleRun/required');
  else if (typeof message !== 'string')
    report(
      issues,
      `${path}/message`,
      'must be a string',
      '#/components/schemas/PipelineScheduleRun/properties/message/type',
    );
}
