// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { PipelineScheduleInputCreate } from '../../types/index.ts';
import { type ValidationIssue, issuesOf, json, report, reportMissing } from '../runtime/index.ts';

/** Whether `value` is a valid `PipelineScheduleInputCreate`. */
export function isPipelineScheduleInputCreate(value: unknown): value is PipelineScheduleInputCreate {
  if (!json.isObject(value)) return false;
  if (typeof value['name'] !== 'string') return false;
  return isPipelineScheduleInputCreateValue(value['value']);
}

/** Every reason why `value` is not a valid `PipelineScheduleInputCreate`; none when it is. */
export function checkPipelineScheduleInputCreate(value: unknown): ValidationIssue[] {
  return issuesOf(value, isPipelineScheduleInputCreate, collectPipelineScheduleInputCreate);
}

/** Adds to `issues` every reason why the value at `path` is not a valid `PipelineScheduleInputCreate`. */
export function collectPipelineScheduleInputCreate(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/PipelineScheduleInputCreate';
  if (!json.isObject(value)) return report(issues, path, 'must be an object', `${schema}/type`);
  reportMissing(issues, path, value, ['name', 'value'], `${schema}/required`);
  const name = value['name'];
  if (name !== undefined && typeof name !== 'string')
    report(issues, `${path}/name`, 'must be a string', `${schema}/properties/name/type`);
  const valueProperty = value['value'];
  if (valueProperty !== undefined) collectPipelineScheduleInputCreateValue(valueProperty, `${path}/value`, issues);
}

function isPipelineScheduleInputCreateValue(value: unknown): boolean {
  if (!json.isArray(value) && typeof value !== 'boolean' && !json.isNumber(value) && typeof value !== 'string')
    return false;
  return !json.isArray(value) || value.every(isPipelineScheduleInputCreateValueItem);
}

function collectPipelineScheduleInputCreateValue(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!json.isArray(value) && typeof value !== 'boolean' && !json.isNumber(value) && typeof value !== 'string')
    return report(
      issues,
      path,
      'must be an array, true or false, a number or a string',
      '#/components/schemas/PipelineScheduleInputCreate/properties/value/type',
    );
  if (json.isArray(value)) {
    for (const [index, item] of value.entries()) {
      collectPipelineScheduleInputCreateValueItem(item, `${path}/${index}`, issues);
    }
  }
}

function isPipelineScheduleInputCreateValueItem(_value: unknown): boolean {
  return true;
}

function collectPipelineScheduleInputCreateValueItem(
  _value: unknown,
  _path: string,
  _issues: ValidationIssue[],
): void {}
