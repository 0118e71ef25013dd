// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { PipelineScheduleVariable } from '../../types/index.ts';
import { type ValidationIssue, issuesOf, json, report, reportMissing } from '../runtime/index.ts';

/** Whether `value` is a valid `PipelineScheduleVariable`. */
export function isPipelineScheduleVariable(value: unknown): value is PipelineScheduleVariable {
  if (!json.isObject(value)) return false;
  if (typeof value['key'] !== 'string') return false;
  if (typeof value['value'] !== 'string') return false;
  const variableType = value['variable_type'];
  return variableType === 'env_var' || variableType === 'file';
}

/** Every reason why `value` is not a valid `PipelineScheduleVariable`; none when it is. */
export function checkPipelineScheduleVariable(value: unknown): ValidationIssue[] {
  return issuesOf(value, isPipelineScheduleVariable, collectPipelineScheduleVariable);
}

/** Adds to `issues` every reason why the value at `path` is not a valid `PipelineScheduleVariable`. */
export function collectPipelineScheduleVariable(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/PipelineScheduleVariable';
  if (!json.isObject(value)) return report(issues, path, 'must be an object', `${schema}/type`);
  reportMissing(issues, path, value, ['key', 'value', 'variable_type'], `${schema}/required`);
  const keyProperty = value['key'];
  if (keyProperty !== undefined && typeof keyProperty !== 'string')
    report(issues, `${path}/key`, 'must be a string', `${schema}/properties/key/type`);
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
