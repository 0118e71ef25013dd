// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { PipelineScheduleInput } from '../../types/index.ts';
import { type ValidationIssue, issuesOf, json, report, reportMissing } from '../runtime/index.ts';

/** Whether `value` is a valid `PipelineScheduleInput`. */
export function isPipelineScheduleInput(value: unknown): value is PipelineScheduleInput {
  if (!json.isObject(value)) return false;
  if (typeof value['name'] !== 'string') return false;
  return isPipelineScheduleInputValue(value['value']);
}

/** Every reason why `value` is not a valid `PipelineScheduleInput`; none when it is. */
export function checkPipelineScheduleInput(value: unknown): ValidationIssue[] {
  return issuesOf(value, isPipelineScheduleInput, collectPipelineScheduleInput);
}

/** Adds to `issues` every reason why the value at `path` is not a valid `PipelineScheduleInput`. */
export function collectPipelineScheduleInput(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/PipelineScheduleInput';
  if (!json.isObject(value)) return report(issues, path, 'must be an object', `${schema}/type`);
  reportMissing(issues, path, value, ['name', 'value'], `${schema}/required`);
  const name = value['name'];
  if (name !== undefined && typeof name !== 'string')
    report(issues, `${path}/name`, 'must be a string', `${schema}/properties/name/type`);
  const valueProperty = value['value'];
  if (valueProperty !== undefined) collectPipelineScheduleInputValue(valueProperty, `${path}/value`, issues);
}

function isPipelineScheduleInputValue(value: unknown): boolean {
  if (
    !json.isArray(value) &&
    typeof value !== 'boolean' &&
    value !== null &&
    !json.isNumber(value) &&
    typeof value !== 'string'
  )
    return false;
  return !json.isArray(value) || value.every(isPipelineScheduleInputValueItem);
}

function collectPipelineScheduleInputValue(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (
    !json.isArray(value) &&
    typeof value !== 'boolean' &&
    value !== null &&
    !json.isNumber(value) &&
    typeof value !== 'string'
  )
    return report(
      issues,
      path,
      'must be an array, true or false, a number, a string or null',
      '#/components/schemas/PipelineScheduleInput/properties/value/type',
    );
  if (json.isArray(value)) {
    for (const [index, item] of value.entries()) {
      collectPipelineScheduleInputValueItem(item, `${path}/${index}`, issues);
    }
  }
}

function isPipelineScheduleInputValueItem(_value: unknown): boolean {
  return true;
}

function collectPipelineScheduleInputValueItem(_value: unknown, _path: string, _issues: ValidationIssue[]): void {}
