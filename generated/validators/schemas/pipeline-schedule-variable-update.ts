// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { PipelineScheduleVariableUpdate } from '../../types/index.ts';
import { type ValidationIssue, report } from '../runtime/issue.ts';
import { isObject } from '../runtime/values.ts';

/** Whether `value` is a valid `PipelineScheduleVariableUpdate`. */
export function isPipelineScheduleVariableUpdate(value: unknown): value is PipelineScheduleVariableUpdate {
  if (!isObject(value)) return false;
  const valueProperty = value['value'];
  if (typeof valueProperty !== 'string') return false;
  const variableType = value['variable_type'];
  if (variableType !== undefined && variableType !== 'env_var' && variableType !== 'file') return false;
  return true;
}

/** Every reason why `value` is not a valid `PipelineScheduleVariableUpdate`; none when it is. */
export function checkPipelineScheduleVariableUpdate(value: unknown): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectPipelineScheduleVariableUpdate(value, '', issues);
  return issues;
}

/** Adds to `issues` every reason why the value at `path` is not a valid `PipelineScheduleVariableUpdate`. */
export function collectPipelineScheduleVariableUpdate(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!isObject(value)) {
    report(issues, path, 'must be an object', '#/components/schemas/PipelineScheduleVariableUpdate/type');
    return;
  }
  const valueProperty = value['value'];
  if (valueProperty === undefined)
    report(
      issues,
      path,
      'must have the property "value"',
      '#/components/schemas/PipelineScheduleVariableUpdate/required',
    );
  else if (typeof valueProperty !== 'string')
    report(
      issues,
      `${path}/value`,
      'must be a string',
      '#/components/schemas/PipelineScheduleVariableUpdate/properties/value/type',
    );
  const variableType = value['variable_type'];
  if (variableType !== undefined && variableType !== 'env_var' && variableType !== 'file')
    report(
      issues,
      `${path}/variable_type`,
      'must be one of "env_var", "file"',
      '#/components/schemas/PipelineScheduleVariableUpdate/properties/variable_type/enum',
    );
}
