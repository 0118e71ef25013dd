// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { PipelineScheduleDetail } from '../../types/pipeline-schedules.ts';
import {
  type StandardSchema,
  type ValidationIssue,
  fail,
  hasArrayType,
  hasObjectType,
  issuesOf,
  reportItems,
  reportMissing,
  standardSchema,
} from '../runtime/report.ts';
import { every } from '../runtime/values.ts';
import { collectPipelineScheduleInput, isPipelineScheduleInput } from './pipeline-schedule-input.ts';
import {
  collectPipelineScheduleLastPipeline,
  isPipelineScheduleLastPipeline,
} from './pipeline-schedule-last-pipeline.ts';
import {
  collectPipelineScheduleVariableDetail,
  isPipelineScheduleVariableDetail,
} from './pipeline-schedule-variable-detail.ts';
import { collectPipelineSchedule, isPipelineSchedule } from './pipeline-schedule.ts';

/** Returns true if `value` is a valid `PipelineScheduleDetail`. */
export function isPipelineScheduleDetail(value: unknown): value is PipelineScheduleDetail {
  if (!hasObjectType(value)) return false;
  const inputs = value['inputs'];
  if (inputs !== undefined && (!hasArrayType(inputs) || !every(inputs, isPipelineScheduleInput))) return false;
  const lastPipeline = value['last_pipeline'];
  if (lastPipeline === undefined || (lastPipeline !== null && !isPipelineScheduleLastPipeline(lastPipeline)))
    return false;
  const variables = value['variables'];
  if (!hasArrayType(variables) || !every(variables, isPipelineScheduleVariableDetail)) return false;
  return isPipelineSchedule(value);
}

/** Returns the reasons why `value` is not a valid `PipelineScheduleDetail`; none if it is. */
export function checkPipelineScheduleDetail(value: unknown): ValidationIssue[] {
  return issuesOf(value, isPipelineScheduleDetail, collectPipelineScheduleDetail);
}

/** `PipelineScheduleDetail` as a [Standard Schema](https://standardschema.dev), for routers and form libraries. */
export const pipelineScheduleDetailSchema: StandardSchema<PipelineScheduleDetail> = /* @__PURE__ */ standardSchema(
  isPipelineScheduleDetail,
  checkPipelineScheduleDetail,
);

/** Adds to `issues` every reason why the value at `path` is not a valid `PipelineScheduleDetail`. */
export function collectPipelineScheduleDetail(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/PipelineScheduleDetail';
  if (!hasObjectType(value))
    return fail(issues, path, '#/components/schemas/PipelineSchedule', 'type', 'must be an object');
  const inputs = value['inputs'];
  if (inputs !== undefined)
    reportItems(inputs, `${path}/inputs`, issues, `${schema}/allOf/1/properties/inputs`, collectPipelineScheduleInput);
  const lastPipeline = value['last_pipeline'];
  if (lastPipeline === undefined) reportMissing(issues, path, `${schema}/allOf/1`, 'last_pipeline');
  else if (lastPipeline !== null) collectPipelineScheduleLastPipeline(lastPipeline, `${path}/last_pipeline`, issues);
  const variables = value['variables'];
  if (variables === undefined) reportMissing(issues, path, `${schema}/allOf/1`, 'variables');
  else
    reportItems(
      variables,
      `${path}/variables`,
      issues,
      `${schema}/allOf/1/properties/variables`,
      collectPipelineScheduleVariableDetail,
    );
  collectPipelineSchedule(value, path, issues);
}
