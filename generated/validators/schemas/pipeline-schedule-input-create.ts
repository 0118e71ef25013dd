// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { PipelineScheduleInputCreate } from '../../types/pipeline-schedules.ts';
import {
  type StandardSchema,
  type ValidationIssue,
  fail,
  failType,
  hasArrayType,
  hasObjectType,
  issuesOf,
  reportMissing,
  standardSchema,
} from '../runtime/report.ts';

/** Returns true if `value` is a valid `PipelineScheduleInputCreate`. */
export function isPipelineScheduleInputCreate(value: unknown): value is PipelineScheduleInputCreate {
  if (!hasObjectType(value)) return false;
  if (typeof value['name'] !== 'string') return false;
  const valueProperty = value['value'];
  return (
    hasArrayType(valueProperty) ||
    typeof valueProperty === 'boolean' ||
    Number.isFinite(valueProperty) ||
    typeof valueProperty === 'string'
  );
}

/** Returns the reasons why `value` is not a valid `PipelineScheduleInputCreate`; none if it is. */
export function checkPipelineScheduleInputCreate(value: unknown): ValidationIssue[] {
  return issuesOf(value, isPipelineScheduleInputCreate, collectPipelineScheduleInputCreate);
}

/** `PipelineScheduleInputCreate` as a [Standard Schema](https://standardschema.dev), for routers and form libraries. */
export const pipelineScheduleInputCreateSchema: StandardSchema<PipelineScheduleInputCreate> =
  /* @__PURE__ */ standardSchema(isPipelineScheduleInputCreate, checkPipelineScheduleInputCreate);

/** Adds to `issues` every reason why the value at `path` is not a valid `PipelineScheduleInputCreate`. */
export function collectPipelineScheduleInputCreate(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/PipelineScheduleInputCreate';
  if (!hasObjectType(value)) return fail(issues, path, schema, 'type', 'must be an object');
  const name = value['name'];
  if (name === undefined) reportMissing(issues, path, schema, 'name');
  else if (typeof name !== 'string') failType(issues, path, schema, '/name', 'must be a string');
  const valueProperty = value['value'];
  if (valueProperty === undefined) reportMissing(issues, path, schema, 'value');
  else if (
    !hasArrayType(valueProperty) &&
    typeof valueProperty !== 'boolean' &&
    !Number.isFinite(valueProperty) &&
    typeof valueProperty !== 'string'
  )
    failType(issues, path, schema, '/value', 'must be an array, true, false, a number or a string');
}
