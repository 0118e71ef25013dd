// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { type OperationValidators, type ValidationIssue, report } from '../runtime/issue.ts';
import { checkApiError, isApiError } from '../schemas/api-error.ts';
import { checkPipelineScheduleCreate, isPipelineScheduleCreate } from '../schemas/pipeline-schedule-create.ts';
import { checkPipelineScheduleDetail, isPipelineScheduleDetail } from '../schemas/pipeline-schedule-detail.ts';
import { collectPipelineSchedulePipeline, isPipelineSchedulePipeline } from '../schemas/pipeline-schedule-pipeline.ts';
import { checkPipelineScheduleResult, isPipelineScheduleResult } from '../schemas/pipeline-schedule-result.ts';
import { checkPipelineScheduleRun, isPipelineScheduleRun } from '../schemas/pipeline-schedule-run.ts';
import { checkPipelineScheduleUpdate, isPipelineScheduleUpdate } from '../schemas/pipeline-schedule-update.ts';
import {
  checkPipelineScheduleVariableCreate,
  isPipelineScheduleVariableCreate,
} from '../schemas/pipeline-schedule-variable-create.ts';
import {
  checkPipelineScheduleVariableDeletion,
  isPipelineScheduleVariableDeletion,
} from '../schemas/pipeline-schedule-variable-deletion.ts';
import {
  checkPipelineScheduleVariableUpdate,
  isPipelineScheduleVariableUpdate,
} from '../schemas/pipeline-schedule-variable-update.ts';
import { checkPipelineScheduleVariable, isPipelineScheduleVariable } from '../schemas/pipeline-schedule-variable.ts';
import { collectPipelineSchedule, isPipelineSchedule } from '../schemas/pipeline-schedule.ts';

/** The bodies of the operations of pipelineSchedules: of requests, and of responses by status. */
export const pipelineSchedules: Readonly<Record<string, OperationValidators>> = {
  listPipelineSchedules: {
    responses: {
      '200': { is: isListPipelineSchedules200, check: checkListPipelineSchedules200 },
      '301': { is: isApiError, check: checkApiError },
      '401': { is: isApiError, check: checkApiError },
      '404': { is: isApiError, check: checkApiError },
      '414': { is: isApiError, check: checkApiError },
    },
  },
  createPipelineSchedule: {
    body: { is: isPipelineScheduleCreate, check: checkPipelineScheduleCreate },
    responses: {
      '201': { is: isPipelineScheduleResult, check: checkPipelineScheduleResult },
      '301': { is: isApiError, check: checkApiError },
      '401': { is: isApiError, check: checkApiError },
      '404': { is: isApiError, check: checkApiError },
      '422': { is: isApiError, check: checkApiError },
    },
  },
  getPipelineSchedule: {
    responses: {
      '200': { is: isPipelineScheduleDetail, check: checkPipelineScheduleDetail },
      '301': { is: isApiError, check: checkApiError },
      '401': { is: isApiError, check: checkApiError },
      '404': { is: isApiError, check: checkApiError },
    },
  },
  updatePipelineSchedule: {
    body: { is: isPipelineScheduleUpdate, check: checkPipelineScheduleUpdate },
    responses: {
      '200': { is: isPipelineScheduleResult, check: checkPipelineScheduleResult },
      '301': { is: isApiError, check: checkApiError },
      '401': { is: isApiError, check: checkApiError },
      '404': { is: isApiError, check: checkApiError },
      '422': { is: isApiError, check: checkApiError },
    },
  },
  deletePipelineSchedule: {
    responses: {
      '200': { is: isPipelineScheduleResult, check: checkPipelineScheduleResult },
      '301': { is: isApiError, check: checkApiError },
      '401': { is: isApiError, check: checkApiError },
      '404': { is: isApiError, check: checkApiError },
    },
  },
  listPipelineSchedulePipelines: {
    responses: {
      '200': { is: isListPipelineSchedulePipelines200, check: checkListPipelineSchedulePipelines200 },
      '301': { is: isApiError, check: checkApiError },
      '401': { is: isApiError, check: checkApiError },
      '404': { is: isApiError, check: checkApiError },
      '414': { is: isApiError, check: checkApiError },
    },
  },
  runPipelineSchedule: {
    responses: {
      '201': { is: isPipelineScheduleRun, check: checkPipelineScheduleRun },
      '301': { is: isApiError, check: checkApiError },
      '401': { is: isApiError, check: checkApiError },
      '404': { is: isApiError, check: checkApiError },
    },
  },
  takePipelineScheduleOwnership: {
    responses: {
      '200': { is: isPipelineScheduleResult, check: checkPipelineScheduleResult },
      '301': { is: isApiError, check: checkApiError },
      '401': { is: isApiError, check: checkApiError },
      '404': { is: isApiError, check: checkApiError },
    },
  },
  createPipelineScheduleVariable: {
    body: { is: isPipelineScheduleVariableCreate, check: checkPipelineScheduleVariableCreate },
    responses: {
      '201': { is: isPipelineScheduleVariable, check: checkPipelineScheduleVariable },
      '301': { is: isApiError, check: checkApiError },
      '401': { is: isApiError, check: checkApiError },
      '404': { is: isApiError, check: checkApiError },
      '422': { is: isApiError, check: checkApiError },
    },
  },
  updatePipelineScheduleVariable: {
    body: { is: isPipelineScheduleVariableUpdate, check: checkPipelineScheduleVariableUpdate },
    responses: {
      '200': { is: isPipelineScheduleVariable, check: checkPipelineScheduleVariable },
      '301': { is: isApiError, check: checkApiError },
      '401': { is: isApiError, check: checkApiError },
      '404': { is: isApiError, check: checkApiError },
      '422': { is: isApiError, check: checkApiError },
    },
  },
  deletePipelineScheduleVariable: {
    responses: {
      '200': { is: isPipelineScheduleVariableDeletion, check: checkPipelineScheduleVariableDeletion },
      '301': { is: isApiError, check: checkApiError },
      '401': { is: isApiError, check: checkApiError },
      '404': { is: isApiError, check: checkApiError },
    },
  },
};

function isListPipelineSchedules200(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  for (const item of value) {
    if (!isPipelineSchedule(item)) return false;
  }
  return true;
}

function checkListPipelineSchedules200(value: unknown): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectListPipelineSchedules200(value, '', issues);
  return issues;
}

function collectListPipelineSchedules200(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!Array.isArray(value)) {
    report(
      issues,
      path,
      'must be an array',
      '#/paths/~1projects~1{id}~1pipeline_schedules/get/responses/200/content/application~1json/schema/type',
    );
    return;
  }
  for (const [index, item] of value.entries()) {
    collectPipelineSchedule(item, `${path}/${index}`, issues);
  }
}

function isListPipelineSchedulePipelines200(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  for (const item of value) {
    if (!isPipelineSchedulePipeline(item)) return false;
  }
  return true;
}

function checkListPipelineSchedulePipelines200(value: unknown): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectListPipelineSchedulePipelines200(value, '', issues);
  return issues;
}

function collectListPipelineSchedulePipelines200(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!Array.isArray(value)) {
    report(
      issues,
      path,
      'must be an array',
      '#/paths/~1projects~1{id}~1pipeline_schedules~1{pipeline_schedule_id}~1pipelines/get/responses/200/content/application~1json/schema/type',
    );
    return;
  }
  for (const [index, item] of value.entries()) {
    collectPipelineSchedulePipeline(item, `${path}/${index}`, issues);
  }
}
