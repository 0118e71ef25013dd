// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { PipelineScheduleVariable } from '../../types/index.ts';
import { type ValidationIssue, report } from '../runtime/issue.ts';
import { isObject } from '../runtime/values.ts';

/** Whether `value` is a valid `PipelineScheduleVariable`. */
export function isPipelineScheduleVariable(value: unknown): value is PipelineScheduleVariable {
  if (!isObject(value)) return false;
  const keyProperty = value['key'];
  if (typeof keyProperty !== 'string') return false;
  const valueProperty = value['value'];
  if (typeof valueProperty !== 'string') return false;
  const variableType = value['variable_type'];
  if (variableType !== 'env_var' && variableType !== 'file') return false;
  return true;
}

/** Every reason why `value` is not a valid `PipelineScheduleVariable`; none when it is. */
export function checkPipelineScheduleVariable(value: unknown): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectPipelineScheduleVariable(value, '', issues);
  return issues;
}

/** Adds to `issues` every reason why the value at `path` is not a valid `PipelineScheduleVariable`. */
export function collectPipelineScheduleVariable(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!isObject(value)) {
    report(issues, path, 'must be an object', '#/components/schemas/PipelineScheduleVariable/type');
    return;
  }
  const keyProperty = value['key'];
  if (keyProperty === undefined)
    report(issues, path, 'must have the property "key"', '#/components/schemas/PipelineScheduleVariable/required');
  else if (typeof keyProperty !== 'string')
    report(
      issues,
      `${path}/key`,
      'must be a string',
      '#/components/schemas/PipelineScheduleVariable/properties/key/type',
    );
  const valueProperty = value['value'];
  if (valueProperty === undefined)
    report(issues, path, 'must have the property "value"', '#/components/schemas/PipelineScheduleVariable/required');
  else if (typeof valueProperty !== 'string')
    report(
      issues,
      `${path}/value`,
      'must be a string',
      '#/components/schemas/PipelineScheduleVariable/properties/value/type',
    );
  const variableType = value['variable_type'];
  if (variableType === undefined)
    report(
      issues,
      path,
      'must have the property "variable_type"',
      '#/components/schemas/PipelineScheduleVariable/required',
    );
  else if (variableType !== 'env_var' && variableType !== 'file')
    report(
      issues,
      `${path}/variable_type`,
      'must be one of "env_var", "file"',
      '#/components/schemas/PipelineScheduleVariable/properties/variable_type/enum',
    );
}
