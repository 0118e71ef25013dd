// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { PipelineScheduleDetail } from '../../types/index.ts';
import { type ValidationIssue, report } from '../runtime/issue.ts';
import { isObject } from '../runtime/values.ts';
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

/** Whether `value` is a valid `PipelineScheduleDetail`. */
export function isPipelineScheduleDetail(value: unknown): value is PipelineScheduleDetail {
  if (!isPipelineSchedule(value)) return false;
  return isPipelineScheduleDetailPart2(value);
}

/** Every reason why `value` is not a valid `PipelineScheduleDetail`; none when it is. */
export function checkPipelineScheduleDetail(value: unknown): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectPipelineScheduleDetail(value, '', issues);
  return issues;
}

/** Adds to `issues` every reason why the value at `path` is not a valid `PipelineScheduleDetail`. */
export function collectPipelineScheduleDetail(value: unknown, path: string, issues: ValidationIssue[]): void {
  collectPipelineSchedule(value, path, issues);
  collectPipelineScheduleDetailPart2(value, path, issues);
}

function isPipelineScheduleDetailPart2(value: unknown): boolean {
  if (!isObject(value)) return false;
  const inputs = value['inputs'];
  if (inputs !== undefined && !isPipelineScheduleDetailPart2Inputs(inputs)) return false;
  const lastPipeline = value['last_pipeline'];
  if (lastPipeline === undefined || (lastPipeline !== null && !isPipelineScheduleLastPipeline(lastPipeline)))
    return false;
  const variables = value['variables'];
  return isPipelineScheduleDetailPart2Variables(variables);
}

function collectPipelineScheduleDetailPart2(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!isObject(value)) {
    report(issues, path, 'must be an object', '#/components/schemas/PipelineScheduleDetail/allOf/1/type');
    return;
  }
  const inputs = value['inputs'];
  if (inputs !== undefined) collectPipelineScheduleDetailPart2Inputs(inputs, `${path}/inputs`, issues);
  const lastPipeline = value['last_pipeline'];
  if (lastPipeline === undefined)
    report(
      issues,
      path,
      'must have the property "last_pipeline"',
      '#/components/schemas/PipelineScheduleDetail/allOf/1/required',
    );
  else if (lastPipeline !== null) collectPipelineScheduleLastPipeline(lastPipeline, `${path}/last_pipeline`, issues);
  const variables = value['variables'];
  if (variables === undefined)
    report(
      issues,
      path,
      'must have the property "variables"',
      '#/components/schemas/PipelineScheduleDetail/allOf/1/required',
    );
  else collectPipelineScheduleDetailPart2Variables(variables, `${path}/variables`, issues);
}

function isPipelineScheduleDetailPart2Inputs(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  for (const item of value) {
    if (!isPipelineScheduleInput(item)) return false;
  }
  return true;
}

function collectPipelineScheduleDetailPart2Inputs(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!Array.isArray(value)) {
    report(
      issues,
      path,
      'must be an array',
      '#/components/schemas/PipelineScheduleDetail/allOf/1/properties/inputs/type',
    );
    return;
  }
  for (const [index, item] of value.entries()) {
    collectPipelineScheduleInput(item, `${path}/${index}`, issues);
  }
}

function isPipelineScheduleDetailPart2Variables(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  for (const item of value) {
    if (!isPipelineScheduleVariableDetail(item)) return false;
  }
  return true;
}

function collectPipelineScheduleDetailPart2Variables(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!Array.isArray(value)) {
    report(
      issues,
      path,
      'must be an array',
      '#/components/schemas/PipelineScheduleDetail/allOf/1/properties/variables/type',
    );
    return;
  }
  for (const [index, item] of value.entries()) {
    collectPipelineScheduleVariableDetail(item, `${path}/${index}`, issues);
  }
}
