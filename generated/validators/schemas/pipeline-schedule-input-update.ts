// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { PipelineScheduleInputUpdate } from '../../types/index.ts';
import { type ValidationIssue, report } from '../runtime/issue.ts';
import { isNumber, isObject } from '../runtime/values.ts';

/** Whether `value` is a valid `PipelineScheduleInputUpdate`. */
export function isPipelineScheduleInputUpdate(value: unknown): value is PipelineScheduleInputUpdate {
  if (!isObject(value)) return false;
  const name = value['name'];
  if (typeof name !== 'string') return false;
  const valueProperty = value['value'];
  if (valueProperty !== undefined && !isPipelineScheduleInputUpdateValue(valueProperty)) return false;
  return true;
}

/** Every reason why `value` is not a valid `PipelineScheduleInputUpdate`; none when it is. */
export function checkPipelineScheduleInputUpdate(value: unknown): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectPipelineScheduleInputUpdate(value, '', issues);
  return issues;
}

/** Adds to `issues` every reason why the value at `path` is not a valid `PipelineScheduleInputUpdate`. */
export function collectPipelineScheduleInputUpdate(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!isObject(value)) {
    report(issues, path, 'must be an object', '#/components/schemas/PipelineScheduleInputUpdate/type');
    return;
  }
  const name = value['name'];
  if (name === undefined)
    report(issues, path, 'must have the property "name"', '#/components/schemas/PipelineScheduleInputUpdate/required');
  else if (typeof name !== 'string')
    report(
      issues,
      `${path}/name`,
      'must be a string',
      '#/components/schemas/PipelineScheduleInputUpdate/properties/name/type',
    );
  const valueProperty = value['value'];
  if (valueProperty !== undefined) collectPipelineScheduleInputUpdateValue(valueProperty, `${path}/value`, issues);
}

function isPipelineScheduleInputUpdateValue(value: unknown): boolean {
  if (!Array.isArray(value) && typeof value !== 'boolean' && !isNumber(value) && typeof value !== 'string')
    return false;
  return true;
}

function collectPipelineScheduleInputUpdateValue(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!Array.isArray(value) && typeof value !== 'boolean' && !isNumber(value) && typeof value !== 'string') {
    report(
      issues,
      path,
      'must be an array, true or false, a number or a string',
      '#/components/schemas/PipelineScheduleInputUpdate/properties/value/type',
    );
    return;
  }
}
