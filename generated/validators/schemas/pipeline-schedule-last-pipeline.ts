// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { PipelineScheduleLastPipeline } from '../../types/index.ts';
import { type ValidationIssue, report } from '../runtime/issue.ts';
import { isInteger, isObject } from '../runtime/values.ts';

/** Whether `value` is a valid `PipelineScheduleLastPipeline`. */
export function isPipelineScheduleLastPipeline(value: unknown): value is PipelineScheduleLastPipeline {
  if (!isObject(value)) return false;
  const id = value['id'];
  if (!isInteger(id)) return false;
  const ref = value['ref'];
  if (typeof ref !== 'string') return false;
  const sha = value['sha'];
  if (typeof sha !== 'string') return false;
  const status = value['status'];
  return typeof status === 'string';
}

/** Every reason why `value` is not a valid `PipelineScheduleLastPipeline`; none when it is. */
export function checkPipelineScheduleLastPipeline(value: unknown): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectPipelineScheduleLastPipeline(value, '', issues);
  return issues;
}

/** Adds to `issues` every reason why the value at `path` is not a valid `PipelineScheduleLastPipeline`. */
export function collectPipelineScheduleLastPipeline(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!isObject(value)) {
    report(issues, path, 'must be an object', '#/components/schemas/PipelineScheduleLastPipeline/type');
    return;
  }
  const id = value['id'];
  if (id === undefined)
    report(issues, path, 'must have the property "id"', '#/components/schemas/PipelineScheduleLastPipeline/required');
  else if (!isInteger(id))
    report(
      issues,
      `${path}/id`,
      'must be an integer',
      '#/components/schemas/PipelineScheduleLastPipeline/properties/id/type',
    );
  const ref = value['ref'];
  if (ref === undefined)
    report(issues, path, 'must have the property "ref"', '#/components/schemas/PipelineScheduleLastPipeline/required');
  else if (typeof ref !== 'string')
    report(
      issues,
      `${path}/ref`,
      'must be a string',
      '#/components/schemas/PipelineScheduleLastPipeline/properties/ref/type',
    );
  const sha = value['sha'];
  if (sha === undefined)
    report(issues, path, 'must have the property "sha"', '#/components/schemas/PipelineScheduleLastPipeline/required');
  else if (typeof sha !== 'string')
    report(
      issues,
      `${path}/sha`,
      'must be a string',
      '#/components/schemas/PipelineScheduleLastPipeline/properties/sha/type',
    );
  const status = value['status'];
  if (status === undefined)
    report(
      issues,
      path,
      'must have the property "status"',
      '#/components/schemas/PipelineScheduleLastPipeline/required',
    );
  else if (typeof status !== 'string')
    report(
      issues,
      `${path}/status`,
      'must be a string',
      '#/components/schemas/PipelineScheduleLastPipeline/properties/status/type',
    );
}
