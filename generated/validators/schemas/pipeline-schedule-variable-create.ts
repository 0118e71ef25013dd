// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { PipelineScheduleVariableCreate } from '../../types/index.ts';
import { type ValidationIssue, codePoints, issuesOf, json, report, reportMissing } from '../runtime/index.ts';

const pipelineScheduleVariableCreateKeyPattern = new RegExp('^[A-Za-z0-9_]+$', 'u');

/** Whether `value` is a valid `PipelineScheduleVariableCreate`. */
export function isPipelineScheduleVariableCreate(value: unknown): value is PipelineScheduleVariableCreate {
  if (!json.isObject(value)) return false;
  const keyProperty = value['key'];
  if (
    typeof keyProperty !== 'string' ||
    (keyProperty.length > 255 && codePoints(keyProperty) > 255) ||
    !pipelineScheduleVariableCreateKeyPattern.test(keyProperty)
  )
    return false;
  if (typeof value['value'] !== 'string') return false;
  const variableType = value['variable_type'];
  return variableType === undefined || variableType === 'env_var' || variableType === 'file';
}

/** Every reason why `value` is not a valid `PipelineScheduleVariableCreate`; none when it is. */
export function checkPipelineScheduleVariableCreate(value: unknown): ValidationIssue[] {
  return issuesOf(value, isPipelineScheduleVariableCreate, collectPipelineScheduleVariableCreate);
}

/** Adds to `issues` every reason why the value at `path` is not a valid `PipelineScheduleVariableCreate`. */
export function collectPipelineScheduleVariableCreate(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/PipelineScheduleVariableCreate';
  if (!json.isObject(value)) return report(issues, path, 'must be an object', `${schema}/type`);
  reportMissing(issues, path, value, ['key', 'value'], `${schema}/required`);
  const keyProperty = value['key'];
  if (keyProperty !== undefined && typeof keyProperty !== 'string')
    report(issues, `${path}/key`, 'must be a string', `${schema}/properties/key/type`);
  if (typeof keyProperty === 'string' && keyProperty.length > 255 && codePoints(keyProperty) > 255)
    report(issues, `${path}/key`, 'must have at most 255 characters', `${schema}/properties/key/maxLength`);
  if (typeof keyProperty === 'string' && !pipelineScheduleVariableCreateKeyPattern.test(keyProperty))
    report(issues, `${path}/key`, 'must match the pattern ^[A-Za-z0-9_]+$', `${schema}/properties/key/pattern`);
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
