// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { PipelineScheduleInputCreate } from '../../types/index.ts';
import { type ValidationIssue, report } from '../runtime/issue.ts';
import { isNumber, isObject } from '../runtime/values.ts';

/** Whether `value` is a valid `PipelineScheduleInputCreate`. */
export function isPipelineScheduleInputCreate(value: unknown): value is PipelineScheduleInputCreate {
  if (!isObject(value)) return false;
  const name = value['name'];
  if (typeof name !== 'string') return false;
  const valueProperty = value['value'];
  return isPipelineScheduleInputCreateValue(valueProperty);
}

/** Every reason why `value` is not a valid `PipelineScheduleInputCreate`; none when it is. */
export function checkPipelineScheduleInputCreate(value: unknown): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectPipelineScheduleInputCreate(value, '', issues);
  return issues;
}

/** Adds to `issues` every reason why the value at `path` is not a valid `PipelineScheduleInputCreate`. */
export function collectPipelineScheduleInputCreate(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!isObject(value)) {
    report(issues, path, 'must be an object', '#/components/schemas/PipelineScheduleInputCreate/type');
    return;
  }
  const name = value['name'];
  if (name === undefined)
    report(issues, path, 'must have the property "name"', '#/components/schemas/PipelineScheduleInputCreate/required');
  else if (typeof name !== 'string')
    report(
      issues,
      `${path}/name`,
      'must be a string',
      '#/components/schemas/PipelineScheduleInputCreate/properties/name/type',
    );
  const valueProperty = value['value'];
  if (valueProperty === undefined)
    report(issues, path, 'must have the property "value"', '#/components/schemas/PipelineScheduleInputCreate/required');
  else collectPipelineScheduleInputCreateValue(valueProperty, `${path}/value`, issues);
}

function isPipelineScheduleInputCreateValue(value: unknown): boolean {
  if (!Array.isArray(value) && typeof value !== 'boolean' && !isNumber(value) && typeof value !== 'string')
    return false;
  return true;
}

function collectPipelineScheduleInputCreateValue(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!Array.isArray(value) && typeof value !== 'boolean' && !isNumber(value) && typeof value !== 'string') {
    report(
      issues,
      path,
      'must be an array, true or false, a number or a string',
      '#/components/schemas/PipelineScheduleInputCreate/properties/value/type',
    );
    return;
  }
}
