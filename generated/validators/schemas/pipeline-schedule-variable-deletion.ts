// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { PipelineScheduleVariableDeletion } from '../../types/pipeline-schedules.ts';
import {
  type StandardSchema,
  type ValidationIssue,
  fail,
  failType,
  hasObjectType,
  issuesOf,
  reportMissing,
  standardSchema,
} from '../runtime/report.ts';

/** Returns true if `value` is a valid `PipelineScheduleVariableDeletion`. */
export function isPipelineScheduleVariableDeletion(value: unknown): value is PipelineScheduleVariableDeletion {
  if (!hasObjectType(value)) return false;
  if (typeof value['key'] !== 'string') return false;
  return typeof value['value'] === 'string';
}

/** Returns the reasons why `value` is not a valid `PipelineScheduleVariableDeletion`; none if it is. */
export function checkPipelineScheduleVariableDeletion(value: unknown): ValidationIssue[] {
  return issuesOf(value, isPipelineScheduleVariableDeletion, collectPipelineScheduleVariableDeletion);
}

/** `PipelineScheduleVariableDeletion` as a [Standard Schema](https://standardschema.dev), for routers and form libraries. */
export const pipelineScheduleVariableDeletionSchema: StandardSchema<PipelineScheduleVariableDeletion> =
  /* @__PURE__ */ standardSchema(isPipelineScheduleVariableDeletion, checkPipelineScheduleVariableDeletion);

/** Adds to `issues` every reason why the value at `path` is not a valid `PipelineScheduleVariableDeletion`. */
export function collectPipelineScheduleVariableDeletion(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/PipelineScheduleVariableDeletion';
  if (!hasObjectType(value)) return fail(issues, path, schema, 'type', 'must be an object');
  const keyProperty = value['key'];
  if (keyProperty === undefined) reportMissing(issues, path, schema, 'key');
  else if (typeof keyProperty !== 'string') failType(issues, path, schema, '/key', 'must be a string');
  const valueProperty = value['value'];
  if (valueProperty === undefined) reportMissing(issues, path, schema, 'value');
  else if (typeof valueProperty !== 'string') failType(issues, path, schema, '/value', 'must be a string');
}
