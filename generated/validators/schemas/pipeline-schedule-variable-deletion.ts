// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { PipelineScheduleVariableDeletion } from '../../types/index.ts';
import { type ValidationIssue, report } from '../runtime/issue.ts';
import { isObject } from '../runtime/values.ts';

/** Whether `value` is a valid `PipelineScheduleVariableDeletion`. */
export function isPipelineScheduleVariableDeletion(value: unknown): value is PipelineScheduleVariableDeletion {
  if (!isObject(value)) return false;
  const keyProperty = value['key'];
  if (typeof keyProperty !== 'string') return false;
  const valueProperty = value['value'];
  return typeof valueProperty === 'string';
}

/** Every reason why `value` is not a valid `PipelineScheduleVariableDeletion`; none when it is. */
export function checkPipelineScheduleVariableDeletion(value: unknown): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectPipelineScheduleVariableDeletion(value, '', issues);
  return issues;
}

/** Adds to `issues` every reason why the value at `path` is not a valid `PipelineScheduleVariableDeletion`. */
export function collectPipelineScheduleVariableDeletion(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!isObject(value)) {
    report(issues, path, 'must be an object', '#/components/schemas/PipelineScheduleVariableDeletion/type');
    return;
  }
  const keyProperty = value['key'];
  if (keyProperty === undefined)
    report(
      issues,
      path,
      'must have the property "key"',
      '#/components/schemas/PipelineScheduleVariableDeletion/required',
    );
  else if (typeof keyProperty !== 'string')
    report(
      issues,
      `${path}/key`,
      'must be a string',
      '#/components/schemas/PipelineScheduleVariableDeletion/properties/key/type',
    );
  const valueProperty = value['value'];
  if (valueProperty === undefined)
    report(
      issues,
      path,
      'must have the property "value"',
      '#/components/schemas/PipelineScheduleVariableDeletion/required',
    );
  else if (typeof valueProperty !== 'string')
    report(
      issues,
      `${path}/value`,
      'must be a string',
      '#/components/schemas/PipelineScheduleVariableDeletion/properties/value/type',
    );
}
