// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { PipelineScheduleInput } from '../../types/index.ts';
import { type ValidationIssue, report } from '../runtime/issue.ts';
import { isNumber, isObject } from '../runtime/values.ts';

/** Whether `value` is a valid `PipelineScheduleInput`. */
export function isPipelineScheduleInput(value: unknown): value is PipelineScheduleInput {
  if (!isObject(value)) return false;
  const name = value['name'];
  if (typeof name !== 'string') return false;
  const valueProperty = value['value'];
  return isPipelineScheduleInputValue(valueProperty);
}

/** Every reason why `value` is not a valid `PipelineScheduleInput`; none when it is. */
export function checkPipelineScheduleInput(value: unknown): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectPipelineScheduleInput(value, '', issues);
  return issues;
}

/** Adds to `issues` every reason why the value at `path` is not a valid `PipelineScheduleInput`. */
export function collectPipelineScheduleInput(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!isObject(value)) {
    report(issues, path, 'must be an object', '#/components/schemas/PipelineScheduleInput/type');
    return;
  }
  const name = value['name'];
  if (name === undefined)
    report(issues, path, 'must have the property "name"', '#/components/schemas/PipelineScheduleInput/required');
  else if (typeof name !== 'string')
    report(
      issues,
      `${path}/name`,
      'must be a string',
      '#/components/schemas/PipelineScheduleInput/properties/name/type',
    );
  const valueProperty = value['value'];
  if (valueProperty === undefined)
    report(issues, path, 'must have the property "value"', '#/components/schemas/PipelineScheduleInput/required');
  else collectPipelineScheduleInputValue(valueProperty, `${path}/value`, issues);
}

function isPipelineScheduleInputValue(value: unknown): boolean {
  if (
    !Array.isArray(value) &&
    typeof value !== 'boolean' &&
    value !== null &&
    !isNumber(value) &&
    typeof value !== 'string'
  )
    return false;
  return true;
}

function collectPipelineScheduleInputValue(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (
    !Array.isArray(value) &&
    typeof value !== 'boolean' &&
    value !== null &&
    !isNumber(value) &&
    typeof value !== 'string'
  ) {
    report(
      issues,
      path,
      'must be an array, true or false, a number, a string or null',
      '#/components/schemas/PipelineScheduleInput/properties/value/type',
    );
    return;
  }
}
