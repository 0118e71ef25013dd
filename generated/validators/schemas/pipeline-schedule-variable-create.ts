// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { PipelineScheduleVariableCreate } from '../../types/pipeline-schedules.ts';
import {
  type StandardSchema,
  type ValidationIssue,
  fail,
  failProperty,
  failType,
  hasObjectType,
  issuesOf,
  reportMissing,
  standardSchema,
} from '../runtime/report.ts';
import { codePoints } from '../runtime/values.ts';

const pipelineScheduleVariableCreateKeyPattern = new RegExp('^[A-Za-z0-9_]+$', 'u');

/** Returns true if `value` is a valid `PipelineScheduleVariableCreate`. */
export function isPipelineScheduleVariableCreate(value: unknown): value is PipelineScheduleVariableCreate {
  if (!hasObjectType(value)) return false;
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

/** Returns the reasons why `value` is not a valid `PipelineScheduleVariableCreate`; none if it is. */
export function checkPipelineScheduleVariableCreate(value: unknown): ValidationIssue[] {
  return issuesOf(value, isPipelineScheduleVariableCreate, collectPipelineScheduleVariableCreate);
}

/** `PipelineScheduleVariableCreate` as a [Standard Schema](https://standardschema.dev), for routers and form libraries. */
export const pipelineScheduleVariableCreateSchema: StandardSchema<PipelineScheduleVariableCreate> =
  /* @__PURE__ */ standardSchema(isPipelineScheduleVariableCreate, checkPipelineScheduleVariableCreate);

/** Adds to `issues` every reason why the value at `path` is not a valid `PipelineScheduleVariableCreate`. */
export function collectPipelineScheduleVariableCreate(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/PipelineScheduleVariableCreate';
  if (!hasObjectType(value)) return fail(issues, path, schema, 'type', 'must be an object');
  const keyProperty = value['key'];
  if (keyProperty === undefined) reportMissing(issues, path, schema, 'key');
  else if (typeof keyProperty !== 'string') failType(issues, path, schema, '/key', 'must be a string');
  if (typeof keyProperty === 'string' && keyProperty.length > 255 && codePoints(keyProperty) > 255)
    failProperty(issues, path, schema, '/key', 'maxLength', 'must have at most 255 characters');
  if (
    typeof keyProperty === 'string' &&
    keyProperty.length <= 510 &&
    !pipelineScheduleVariableCreateKeyPattern.test(keyProperty)
  )
    failProperty(issues, path, schema, '/key', 'pattern', 'must match the pattern ^[A-Za-z0-9_]+$');
  const valueProperty = value['value'];
  if (valueProperty === undefined) reportMissing(issues, path, schema, 'value');
  else if (typeof valueProperty !== 'string') failType(issues, path, schema, '/value', 'must be a string');
  const variableType = value['variable_type'];
  if (variableType !== undefined && variableType !== 'env_var' && variableType !== 'file')
    failProperty(issues, path, schema, '/variable_type', 'enum', 'must be one of "env_var", "file"');
}
