// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { type OperationValidators, type ValidationIssue, every, fail, json, validator } from '../runtime/index.ts';
import { collectErrorBody, isErrorBody } from '../schemas/error-body.ts';
import { collectPipelineScheduleCreate, isPipelineScheduleCreate } from '../schemas/pipeline-schedule-create.ts';
import { collectPipelineScheduleDetail, isPipelineScheduleDetail } from '../schemas/pipeline-schedule-detail.ts';
import { collectPipelineSchedulePipeline, isPipelineSchedulePipeline } from '../schemas/pipeline-schedule-pipeline.ts';
import { collectPipelineScheduleResult, isPipelineScheduleResult } from '../schemas/pipeline-schedule-result.ts';
import { collectPipelineScheduleRun, isPipelineScheduleRun } from '../schemas/pipeline-schedule-run.ts';
import { collectPipelineScheduleUpdate, isPipelineScheduleUpdate } from '../schemas/pipeline-schedule-update.ts';
import {
  collectPipelineScheduleVariableCreate,
  isPipelineScheduleVariableCreate,
} from '../schemas/pipeline-schedule-variable-create.ts';
import {
  collectPipelineScheduleVariableDeletion,
  isPipelineScheduleVariableDeletion,
} from '../schemas/pipeline-schedule-variable-deletion.ts';
import {
  collectPipelineScheduleVariableUpdate,
  isPipelineScheduleVariableUpdate,
} from '../schemas/pipeline-schedule-variable-update.ts';
import { collectPipelineScheduleVariable, isPipelineScheduleVariable } from '../schemas/pipeline-schedule-variable.ts';
import { collectPipelineSchedule, isPipelineSchedule } from '../schemas/pipeline-schedule.ts';

/** The bodies of the operations of pipelineSchedules: of requests, and of responses by status. */
export const pipelineSchedules: Readonly<Record<string, OperationValidators>> = {
  listPipelineSchedules: {
    responses: {
      '200': validator(isListPipelineSchedules200, collectListPipelineSchedules200),
      '301': validator(isErrorBody, collectErrorBody),
      '401': validator(isErrorBody, collectErrorBody),
      '404': validator(isErrorBody, collectErrorBody),
      '414': validator(isErrorBody, collectErrorBody),
    },
  },
  createPipelineSchedule: {
    body: validator(isPipelineScheduleCreate, collectPipelineScheduleCreate),
    responses: {
      '201': validator(isPipelineScheduleResult, collectPipelineScheduleResult),
      '301': validator(isErrorBody, collectErrorBody),
      '401': validator(isErrorBody, collectErrorBody),
      '404': validator(isErrorBody, collectErrorBody),
      '422': validator(isErrorBody, collectErrorBody),
    },
  },
  getPipelineSchedule: {
    responses: {
      '200': validator(isPipelineScheduleDetail, collectPipelineScheduleDetail),
      '301': validator(isErrorBody, collectErrorBody),
      '401': validator(isErrorBody, collectErrorBody),
      '404': validator(isErrorBody, collectErrorBody),
    },
  },
  updatePipelineSchedule: {
    body: validator(isPipelineScheduleUpdate, collectPipelineScheduleUpdate),
    responses: {
      '200': validator(isPipelineScheduleResult, collectPipelineScheduleResult),
      '301': validator(isErrorBody, collectErrorBody),
      '401': validator(isErrorBody, collectErrorBody),
      '404': validator(isErrorBody, collectErrorBody),
      '422': validator(isErrorBody, collectErrorBody),
    },
  },
  deletePipelineSchedule: {
    responses: {
      '200': validator(isPipelineScheduleResult, collectPipelineScheduleResult),
      '301': validator(isErrorBody, collectErrorBody),
      '401': validator(isErrorBody, collectErrorBody),
      '404': validator(isErrorBody, collectErrorBody),
    },
  },
  listPipelineSchedulePipelines: {
    responses: {
      '200': validator(isListPipelineSchedulePipelines200, collectListPipelineSchedulePipelines200),
      '301': validator(isErrorBody, collectErrorBody),
      '401': validator(isErrorBody, collectErrorBody),
      '404': validator(isErrorBody, collectErrorBody),
      '414': validator(isErrorBody, collectErrorBody),
    },
  },
  runPipelineSchedule: {
    responses: {
      '201': validator(isPipelineScheduleRun, collectPipelineScheduleRun),
      '301': validator(isErrorBody, collectErrorBody),
      '401': validator(isErrorBody, collectErrorBody),
      '404': validator(isErrorBody, collectErrorBody),
    },
  },
  takePipelineScheduleOwnership: {
    responses: {
      '200': validator(isPipelineScheduleResult, collectPipelineScheduleResult),
      '301': validator(isErrorBody, collectErrorBody),
      '401': validator(isErrorBody, collectErrorBody),
      '404': validator(isErrorBody, collectErrorBody),
    },
  },
  createPipelineScheduleVariable: {
    body: validator(isPipelineScheduleVariableCreate, collectPipelineScheduleVariableCreate),
    responses: {
      '201': validator(isPipelineScheduleVariable, collectPipelineScheduleVariable),
      '301': validator(isErrorBody, collectErrorBody),
      '401': validator(isErrorBody, collectErrorBody),
      '404': validator(isErrorBody, collectErrorBody),
      '422': validator(isErrorBody, collectErrorBody),
    },
  },
  updatePipelineScheduleVariable: {
    body: validator(isPipelineScheduleVariableUpdate, collectPipelineScheduleVariableUpdate),
    responses: {
      '200': validator(isPipelineScheduleVariable, collectPipelineScheduleVariable),
      '301': validator(isErrorBody, collectErrorBody),
      '401': validator(isErrorBody, collectErrorBody),
      '404': validator(isErrorBody, collectErrorBody),
      '422': validator(isErrorBody, collectErrorBody),
    },
  },
  deletePipelineScheduleVariable: {
    responses: {
      '200': validator(isPipelineScheduleVariableDeletion, collectPipelineScheduleVariableDeletion),
      '301': validator(isErrorBody, collectErrorBody),
      '401': validator(isErrorBody, collectErrorBody),
      '404': validator(isErrorBody, collectErrorBody),
    },
  },
};

function isListPipelineSchedules200(value: unknown): boolean {
  if (!json.isArray(value)) return false;
  return every(value, isPipelineSchedule);
}

function collectListPipelineSchedules200(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!json.isArray(value))
    return fail(
      issues,
      path,
      'type',
      'must be an array',
      '#/paths/~1projects~1{id}~1pipeline_schedules/get/responses/200/content/application~1json/schema',
    );
  for (const [index, item] of value.entries()) {
    collectPipelineSchedule(item, `${path}/${index}`, issues);
  }
}

function isListPipelineSchedulePipelines200(value: unknown): boolean {
  if (!json.isArray(value)) return false;
  return every(value, isPipelineSchedulePipeline);
}

function collectListPipelineSchedulePipelines200(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!json.isArray(value))
    return fail(
      issues,
      path,
      'type',
      'must be an array',
      '#/paths/~1projects~1{id}~1pipeline_schedules~1{pipeline_schedule_id}~1pipelines/get/responses/200/content/application~1json/schema',
    );
  for (const [index, item] of value.entries()) {
    collectPipelineSchedulePipeline(item, `${path}/${index}`, issues);
  }
}
