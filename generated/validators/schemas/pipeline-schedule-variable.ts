// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { PipelineScheduleVariable } from '../../types/pipeline-schedules.ts';
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

/** Returns true if `value` is a valid `PipelineScheduleVariable`. */
export function isPipelineScheduleVariable(value: unknown): value is PipelineScheduleVariable {
  if (!hasObjectType(value)) return false;
  if (typeof value['key'] !== 'string') return false;
  if (typeof value['value'] !== 'string') return false;
  const variableType = value['variable_type'];
  return variableType === 'env_var' || variableType === 'file';
}

/** Returns the reasons why `value` is not a valid `PipelineScheduleVariable`; none if it is. */
export function checkPipelineScheduleVariable(value: unknown): ValidationIssue[] {
  return issuesOf(value, isPipelineScheduleVariable, collectPipelineScheduleVariable);
}

/** `PipelineScheduleVariable` as a [Standard Schema](https://standardschema.dev), for routers and form libraries. */
export const pipelineScheduleVariableSchema: StandardSchema<PipelineScheduleVariable> = /* @__PURE__ */ standardSchema(
  isPipelineScheduleVariable,
  checkPipelineScheduleVariable,
);

/** Adds to `issues` every reason why the value at `path` is not a valid `PipelineScheduleVariable`. */
export function collectPipelineScheduleVariable(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/PipelineScheduleVariable';
  if (!hasObjectType(value)) return fail(issues, path, schema, 'type', 'must be an object');
  const keyProperty = value['key'];
  if (keyProperty === undefined) reportMissing(issues, path, schema, 'key');
  else if (typeof keyProperty !== 'string') failType(issues, path, schema, '/key', 'must be a string');
  const valueProperty = value['value'];
  if (valueProperty === undefined) reportMissing(issues, path, schema, 'value');
  else if (typeof valueProperty !== 'string') failType(issues, path, schema, '/value', 'must be a string');
  const variableType = value['variable_type'];
  if (variableType === undefined) reportMissing(issues, path, schema, 'variable_type');
  else if (variableType !== 'env_var' && variableType !== 'file')
    failProperty(issues, path, schema, '/variable_type', 'enum', 'must be one of "env_var", "file"');
}
