// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { PipelineScheduleVariableCreate } from '../../types/index.ts';
import { type ValidationIssue, report } from '../runtime/issue.ts';
import { codePoints, isObject } from '../runtime/values.ts';

const pipelineScheduleVariableCreateKeyPattern = new RegExp('^[A-Za-z0-9_]+$', 'u');

/** Whether `value` is a valid `PipelineScheduleVariableCreate`. */
export function isPipelineScheduleVariableCreate(value: unknown): value is PipelineScheduleVariableCreate {
  if (!isObject(value)) return false;
  const keyProperty = value['key'];
  if (
    typeof keyProperty !== 'string' ||
    (keyProperty.length > 255 && codePoints(keyProperty) > 255) ||
    !pipelineScheduleVariableCreateKeyPattern.test(keyProperty)
  )
    return false;
  const valueProperty = value['value'];
  if (typeof valueProperty !== 'string') return false;
  const variableType = value['variable_type'];
  if (variableType !== undefined && variableType !== 'env_var' && variableType !== 'file') return false;
  return true;
}

/** Every reason why `value` is not a valid `PipelineScheduleVariableCreate`; none when it is. */
export function checkPipelineScheduleVariableCreate(value: unknown): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectPipelineScheduleVariableCreate(value, '', issues);
  return issues;
}

/** Adds to `issues` every reason why the value at `path` is not a valid `PipelineScheduleVariableCreate`. */
export function collectPipelineScheduleVariableCreate(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!isObject(value)) {
    report(issues, path, 'must be an object', '#/components/schemas/PipelineScheduleVariableCreate/type');
    return;
  }
  const keyProperty = value['key'];
  if (keyProperty === undefined)
    report(
      issues,
      path,
      'must have the property "key"',
      '#/components/schemas/PipelineScheduleVariableCreate/required',
    );
  else collectPipelineScheduleVariableCreateKey(keyProperty, `${path}/key`, issues);
  const valueProperty = value['value'];
  if (valueProperty === undefined)
    report(
      issues,
      path,
      'must have the property "value"',
      '#/components/schemas/PipelineScheduleVariableCreate/required',
    );
  else if (typeof valueProperty !== 'string')
    report(
      issues,
      `${path}/value`,
      'must be a string',
      '#/components/schemas/PipelineScheduleVariableCreate/properties/value/type',
    );
  const variableType = value['variable_type'];
  if (variableType !== undefined && variableType !== 'env_var' && variableType !== 'file')
    report(
      issues,
      `${path}/variable_type`,
      'must be one of "env_var", "file"',
      '#/components/schemas/PipelineScheduleVariableCreate/properties/variable_type/enum',
    );
}

function collectPipelineScheduleVariableCreateKey(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (typeof value !== 'string') {
    report(issues, path, 'must be a string', '#/components/schemas/PipelineScheduleVariableCreate/properties/key/type');
    return;
  }
  if (value.length > 255 && codePoints(value) > 255)
    report(
      issues,
      path,
      'must have at most 255 characters',
      '#/components/schemas/PipelineScheduleVariableCreate/properties/key/maxLength',
    );
  if (!pipelineScheduleVariableCreateKeyPattern.test(value))
    report(
      issues,
      path,
      'must match the pattern ^[A-Za-z0-9_]+$',
      '#/components/schemas/PipelineScheduleVariableCreate/properties/key/pattern',
    );
}
