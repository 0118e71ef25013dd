// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { PipelineScheduleVariableUpdate } from '../../types/index.ts';
import { type ValidationIssue, issuesOf, json, report, reportMissing } from '../runtime/index.ts';

/** Whether `value` is a valid `PipelineScheduleVariableUpdate`. */
export function isPipelineScheduleVariableUpdate(value: unknown): value is PipelineScheduleVariableUpdate {
  if (!json.isObject(value)) return false;
  if (typeof value['value'] !== 'string') return false;
  const variableType = value['variable_type'];
  return variableType === undefined || variableType === 'env_var' || variableType === 'file';
}

/** Every reason why `value` is not a valid `PipelineScheduleVariableUpdate`; none when it is. */
export function checkPipelineScheduleVariableUpdate(value: unknown): ValidationIssue[] {
  return issuesOf(value, isPipelineScheduleVariableUpdate, collectPipelineScheduleVariableUpdate);
}

/** Adds to `issues` every reason why the value at `path` is not a valid `PipelineScheduleVariableUpdate`. */
export function collectPipelineScheduleVariableUpdate(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/PipelineScheduleVariableUpdate';
  if (!json.isObject(value)) return report(issues, path, 'must be an object', `${schema}/type`);
  reportMissing(issues, path, value, ['value'], `${schema}/required`);
  const valueProperty = value['value'];
  if (valueProperty !== undefined && typeof valueProperty !== 'string')
    report(issues, `${path}/value`, 'must be a string', `${schema}/properties/value/type`);
  const variableType = value['variable_type'];
  if (variableType !== undefined && variableType !== 'env_var' && variableType !== 'file')
    report(
      issues,
      `${path}/variable_type`,
      'must be one of "env_var", "file"',
      `${schema}/properties/variable_type/enum`,
    );
}
