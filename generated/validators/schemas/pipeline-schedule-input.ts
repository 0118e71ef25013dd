// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { PipelineScheduleInput } from '../../types/pipeline-schedules.ts';
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

/** Returns true if `value` is a valid `PipelineScheduleInput`. */
export function isPipelineScheduleInput(value: unknown): value is PipelineScheduleInput {
  if (!hasObjectType(value)) return false;
  if (typeof value['name'] !== 'string') return false;
  const valueProperty = value['value'];
  return (
    hasArrayType(valueProperty) ||
    typeof valueProperty === 'boolean' ||
    valueProperty === null ||
    Number.isFinite(valueProperty) ||
    typeof valueProperty === 'string'
  );
}

/** Returns the reasons why `value` is not a valid `PipelineScheduleInput`; none if it is. */
export function checkPipelineScheduleInput(value: unknown): ValidationIssue[] {
  return issuesOf(value, isPipelineScheduleInput, collectPipelineScheduleInput);
}

/** `PipelineScheduleInput` as a [Standard Schema](https://standardschema.dev), for routers and form libraries. */
export const pipelineScheduleInputSchema: StandardSchema<PipelineScheduleInput> = /* @__PURE__ */ standardSchema(
  isPipelineScheduleInput,
  checkPipelineScheduleInput,
);

/** Adds to `issues` every reason why the value at `path` is not a valid `PipelineScheduleInput`. */
export function collectPipelineScheduleInput(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/PipelineScheduleInput';
  if (!hasObjectType(value)) return fail(issues, path, schema, 'type', 'must be an object');
  const name = value['name'];
  if (name === undefined) reportMissing(issues, path, schema, 'name');
  else if (typeof name !== 'string') failType(issues, path, schema, '/name', 'must be a string');
  const valueProperty = value['value'];
  if (valueProperty === undefined) reportMissing(issues, path, schema, 'value');
  else if (
    !hasArrayType(valueProperty) &&
    typeof valueProperty !== 'boolean' &&
    valueProperty !== null &&
    !Number.isFinite(valueProperty) &&
    typeof valueProperty !== 'string'
  )
    failType(issues, path, schema, '/value', 'must be an array, true, false, a number, a string or null');
}
