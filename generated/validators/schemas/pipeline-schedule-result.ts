// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { PipelineScheduleResult } from '../../types/index.ts';
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

/** Whether `value` is a valid `PipelineScheduleResult`. */
export function isPipelineScheduleResult(value: unknown): value is PipelineScheduleResult {
  if (!isPipelineSchedule(value)) return false;
  return isPipelineScheduleResultPart2(value);
}

/** Every reason why `value` is not a valid `PipelineScheduleResult`; none when it is. */
export function checkPipelineScheduleResult(value: unknown): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectPipelineScheduleResult(value, '', issues);
  return issues;
}

/** Adds to `issues` every reason why the value at `path` is not a valid `PipelineScheduleResult`. */
export function collectPipelineScheduleResult(value: unknown, path: string, issues: ValidationIssue[]): void {
  collectPipelineSchedule(value, path, issues);
  collectPipelineScheduleResultPart2(value, path, issues);
}

function isPipelineScheduleResultPart2(value: unknown): boolean {
  if (!isObject(value)) return false;
  const inputs = value['inputs'];
  if (inputs !== undefined && !isPipelineScheduleResultPart2Inputs(inputs)) return false;
  const lastPipeline = value['last_pipeline'];
  if (lastPipeline !== undefined && lastPipeline !== null && !isPipelineScheduleLastPipeline(lastPipeline))
    return false;
  const variables = value['variables'];
  if (variables !== undefined && !isPipelineScheduleResultPart2Variables(variables)) return false;
  return true;
}

function collectPipelineScheduleResultPart2(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!isObject(value)) {
    report(issues, path, 'must be an object', '#/components/schemas/PipelineScheduleResult/allOf/1/type');
    return;
  }
  const inputs = value['inputs'];
  if (inputs !== undefined) collectPipelineScheduleResultPart2Inputs(inputs, `${path}/inputs`, issues);
  const lastPipeline = value['last_pipeline'];
  if (lastPipeline !== undefined && lastPipeline !== null)
    collectPipelineScheduleLastPipeline(lastPipeline, `${path}/last_pipeline`, issues);
  const variables = value['variables'];
  if (variables !== undefined) collectPipelineScheduleResultPart2Variables(variables, `${path}/variables`, issues);
}

function isPipelineScheduleResultPart2Inputs(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  for (const item of value) {
    if (!isPipelineScheduleInput(item)) return false;
  }
  return true;
}

function collectPipelineScheduleResultPart2Inputs(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!Array.isArray(value)) {
    report(
      issues,
      path,
      'must be an array',
      '#/components/schemas/PipelineScheduleResult/allOf/1/properties/inputs/type',
    );
    return;
  }
  for (const [index, item] of value.entries()) {
    collectPipelineScheduleInput(item, `${path}/${index}`, issues);
  }
}

function isPipelineScheduleResultPart2Variables(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  for (const item of value) {
    if (!isPipelineScheduleVariableDetail(item)) return false;
  }
  return true;
}

function collectPipelineScheduleResultPart2Variables(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!Array.isArray(value)) {
    report(
      issues,
      path,
      'must be an array',
      '#/components/schemas/PipelineScheduleResult/allOf/1/properties/variables/type',
    );
    return;
  }
  for (const [index, item] of value.entries()) {
    collectPipelineScheduleVariableDetail(item, `${path}/${index}`, issues);
  }
}
