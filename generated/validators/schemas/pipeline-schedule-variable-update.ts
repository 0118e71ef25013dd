// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { PipelineScheduleVariableUpdate } from '../../types/pipeline-schedules.ts';
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

/** Returns true if `value` is a valid `PipelineScheduleVariableUpdate`. */
export function isPipelineScheduleVariableUpdate(value: unknown): value is PipelineScheduleVariableUpdate {
  if (!hasObjectType(value)) return false;
  if (typeof value['value'] !== 'string') return false;
  const variableType = value['variable_type'];
  return variableType === undefined || variableType === 'env_var' || variableType === 'file';
}

/** Returns the reasons why `value` is not a valid `PipelineScheduleVariableUpdate`; none if it is. */
export function checkPipelineScheduleVariableUpdate(value: unknown): ValidationIssue[] {
  return issuesOf(value, isPipelineScheduleVariableUpdate, collectPipelineScheduleVariableUpdate);
}

/** `PipelineScheduleVariableUpdate` as a [Standard Schema](https://standardschema.dev), for routers and form libraries. */
export const pipelineScheduleVariableUpdateSchema: StandardSchema<PipelineScheduleVariableUpdate> =
  /* @__PURE__ */ standardSchema(isPipelineScheduleVariableUpdate, checkPipelineScheduleVariableUpdate);

/** Adds to `issues` every reason why the value at `path` is not a valid `PipelineScheduleVariableUpdate`. */
export function collectPipelineScheduleVariableUpdate(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/PipelineScheduleVariableUpdate';
  if (!hasObjectType(value)) return fail(issues, path, schema, 'type', 'must be an object');
  const valueProperty = value['value'];
  if (valueProperty === undefined) reportMissing(issues, path, schema, 'value');
  else if (typeof valueProperty !== 'string') failType(issues, path, schema, '/value', 'must be a string');
  const variableType = value['variable_type'];
  if (variableType !== undefined && variableType !== 'env_var' && variableType !== 'file')
    failProperty(issues, path, schema, '/variable_type', 'enum', 'must be one of "env_var", "file"');
}
