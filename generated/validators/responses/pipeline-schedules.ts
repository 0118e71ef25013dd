// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { ResponseDescriptions } from '../../shared/types.ts';
import type {
  CreatePipelineScheduleResponses,
  CreatePipelineScheduleVariableResponses,
  DeletePipelineScheduleResponses,
  DeletePipelineScheduleVariableResponses,
  GetPipelineScheduleResponses,
  ListPipelineSchedulePipelinesResponses,
  ListPipelineSchedulesResponses,
  RunPipelineScheduleResponses,
  TakePipelineScheduleOwnershipResponses,
  UpdatePipelineScheduleResponses,
  UpdatePipelineScheduleVariableResponses,
} from '../../types/pipeline-schedules.ts';
import { listCheck } from '../runtime/values.ts';
import { collectPipelineScheduleDetail, isPipelineScheduleDetail } from '../schemas/pipeline-schedule-detail.ts';
import { collectPipelineSchedulePipeline, isPipelineSchedulePipeline } from '../schemas/pipeline-schedule-pipeline.ts';
import { collectPipelineScheduleResult, isPipelineScheduleResult } from '../schemas/pipeline-schedule-result.ts';
import { collectPipelineScheduleRun, isPipelineScheduleRun } from '../schemas/pipeline-schedule-run.ts';
import {
  collectPipelineScheduleVariableDeletion,
  isPipelineScheduleVariableDeletion,
} from '../schemas/pipeline-schedule-variable-deletion.ts';
import { collectPipelineScheduleVariable, isPipelineScheduleVariable } from '../schemas/pipeline-schedule-variable.ts';
import { collectPipelineSchedule, isPipelineSchedule } from '../schemas/pipeline-schedule.ts';
import {
  linkHeader,
  movedResponse,
  notFoundResponse,
  unauthorizedResponse,
  unprocessableContentResponse,
  uriTooLongResponse,
  xNextPageHeader,
  xPageHeader,
  xPerPageHeader,
  xPrevPageHeader,
  xTotalHeader,
  xTotalPagesHeader,
} from '../shared-responses.ts';

/** The responses of `GET /projects/{id}/pipeline_schedules`. */
export const listPipelineSchedulesResponses: ResponseDescriptions<ListPipelineSchedulesResponses> = {
  schema: '#/paths/~1projects~1{id}~1pipeline_schedules/get/responses',
  statuses: {
    200: {
      headers: {
        Link: linkHeader,
        'x-next-page': xNextPageHeader,
        'x-page': xPageHeader,
        'x-per-page': xPerPageHeader,
        'x-prev-page': xPrevPageHeader,
        'x-total': xTotalHeader,
        'x-total-pages': xTotalPagesHeader,
      },
      content: {
        'application/json': listCheck(
          { is: isPipelineSchedule, collect: collectPipelineSchedule },
          '#/paths/~1projects~1{id}~1pipeline_schedules/get/responses/200/content/application~1json/schema',
        ),
      },
    },
    301: movedResponse,
    401: unauthorizedResponse,
    404: notFoundResponse,
    414: uriTooLongResponse,
    422: unprocessableContentResponse,
  },
};

/** The responses of `POST /projects/{id}/pipeline_schedules`. */
export const createPipelineScheduleResponses: ResponseDescriptions<CreatePipelineScheduleResponses> = {
  schema: '#/paths/~1projects~1{id}~1pipeline_schedules/post/responses',
  statuses: {
    201: { content: { 'application/json': { is: isPipelineScheduleResult, collect: collectPipelineScheduleResult } } },
    301: movedResponse,
    401: unauthorizedResponse,
    404: notFoundResponse,
    422: unprocessableContentResponse,
  },
};

/** The responses of `GET /projects/{id}/pipeline_schedules/{pipeline_schedule_id}`. */
export const getPipelineScheduleResponses: ResponseDescriptions<GetPipelineScheduleResponses> = {
  schema: '#/paths/~1projects~1{id}~1pipeline_schedules~1{pipeline_schedule_id}/get/responses',
  statuses: {
    200: { content: { 'application/json': { is: isPipelineScheduleDetail, collect: collectPipelineScheduleDetail } } },
    301: movedResponse,
    401: unauthorizedResponse,
    404: notFoundResponse,
    422: unprocessableContentResponse,
  },
};

/** The responses of `PUT /projects/{id}/pipeline_schedules/{pipeline_schedule_id}`. */
export const updatePipelineScheduleResponses: ResponseDescriptions<UpdatePipelineScheduleResponses> = {
  schema: '#/paths/~1projects~1{id}~1pipeline_schedules~1{pipeline_schedule_id}/put/responses',
  statuses: {
    200: { content: { 'application/json': { is: isPipelineScheduleResult, collect: collectPipelineScheduleResult } } },
    301: movedResponse,
    401: unauthorizedResponse,
    404: notFoundResponse,
    422: unprocessableContentResponse,
  },
};

/** The responses of `DELETE /projects/{id}/pipeline_schedules/{pipeline_schedule_id}`. */
export const deletePipelineScheduleResponses: ResponseDescriptions<DeletePipelineScheduleResponses> = {
  schema: '#/paths/~1projects~1{id}~1pipeline_schedules~1{pipeline_schedule_id}/delete/responses',
  statuses: {
    200: { content: { 'application/json': { is: isPipelineScheduleResult, collect: collectPipelineScheduleResult } } },
    301: movedResponse,
    401: unauthorizedResponse,
    404: notFoundResponse,
    422: unprocessableContentResponse,
  },
};

/** The responses of `GET /projects/{id}/pipeline_schedules/{pipeline_schedule_id}/pipelines`. */
export const listPipelineSchedulePipelinesResponses: ResponseDescriptions<ListPipelineSchedulePipelinesResponses> = {
  schema: '#/paths/~1projects~1{id}~1pipeline_schedules~1{pipeline_schedule_id}~1pipelines/get/responses',
  statuses: {
    200: {
      headers: {
        Link: linkHeader,
        'x-next-page': xNextPageHeader,
        'x-page': xPageHeader,
        'x-per-page': xPerPageHeader,
        'x-prev-page': xPrevPageHeader,
        'x-total': xTotalHeader,
        'x-total-pages': xTotalPagesHeader,
      },
      content: {
        'application/json': listCheck(
          { is: isPipelineSchedulePipeline, collect: collectPipelineSchedulePipeline },
          '#/paths/~1projects~1{id}~1pipeline_schedules~1{pipeline_schedule_id}~1pipelines/get/responses/200/content/application~1json/schema',
        ),
      },
    },
    301: movedResponse,
    401: unauthorizedResponse,
    404: notFoundResponse,
    414: uriTooLongResponse,
    422: unprocessableContentResponse,
  },
};

/** The responses of `POST /projects/{id}/pipeline_schedules/{pipeline_schedule_id}/play`. */
export const runPipelineScheduleResponses: ResponseDescriptions<RunPipelineScheduleResponses> = {
  schema: '#/paths/~1projects~1{id}~1pipeline_schedules~1{pipeline_schedule_id}~1play/post/responses',
  statuses: {
    201: { content: { 'application/json': { is: isPipelineScheduleRun, collect: collectPipelineScheduleRun } } },
    301: movedResponse,
    401: unauthorizedResponse,
    404: notFoundResponse,
    422: unprocessableContentResponse,
  },
};

/** The responses of `POST /projects/{id}/pipeline_schedules/{pipeline_schedule_id}/take_ownership`. */
export const takePipelineScheduleOwnershipResponses: ResponseDescriptions<TakePipelineScheduleOwnershipResponses> = {
  schema: '#/paths/~1projects~1{id}~1pipeline_schedules~1{pipeline_schedule_id}~1take_ownership/post/responses',
  statuses: {
    200: { content: { 'application/json': { is: isPipelineScheduleResult, collect: collectPipelineScheduleResult } } },
    301: movedResponse,
    401: unauthorizedResponse,
    404: notFoundResponse,
    422: unprocessableContentResponse,
  },
};

/** The responses of `POST /projects/{id}/pipeline_schedules/{pipeline_schedule_id}/variables`. */
export const createPipelineScheduleVariableResponses: ResponseDescriptions<CreatePipelineScheduleVariableResponses> = {
  schema: '#/paths/~1projects~1{id}~1pipeline_schedules~1{pipeline_schedule_id}~1variables/post/responses',
  statuses: {
    201: {
      content: { 'application/json': { is: isPipelineScheduleVariable, collect: collectPipelineScheduleVariable } },
    },
    301: movedResponse,
    401: unauthorizedResponse,
    404: notFoundResponse,
    422: unprocessableContentResponse,
  },
};

/** The responses of `PUT /projects/{id}/pipeline_schedules/{pipeline_schedule_id}/variables/{key}`. */
export const updatePipelineScheduleVariableResponses: ResponseDescriptions<UpdatePipelineScheduleVariableResponses> = {
  schema: '#/paths/~1projects~1{id}~1pipeline_schedules~1{pipeline_schedule_id}~1variables~1{key}/put/responses',
  statuses: {
    200: {
      content: { 'application/json': { is: isPipelineScheduleVariable, collect: collectPipelineScheduleVariable } },
    },
    301: movedResponse,
    401: unauthorizedResponse,
    404: notFoundResponse,
    422: unprocessableContentResponse,
  },
};

/** The responses of `DELETE /projects/{id}/pipeline_schedules/{pipeline_schedule_id}/variables/{key}`. */
export const deletePipelineScheduleVariableResponses: ResponseDescriptions<DeletePipelineScheduleVariableResponses> = {
  schema: '#/paths/~1projects~1{id}~1pipeline_schedules~1{pipeline_schedule_id}~1variables~1{key}/delete/responses',
  statuses: {
    200: {
      content: {
        'application/json': {
          is: isPipelineScheduleVariableDeletion,
          collect: collectPipelineScheduleVariableDeletion,
        },
      },
    },
    301: movedResponse,
    401: unauthorizedResponse,
    404: notFoundResponse,
    422: unprocessableContentResponse,
  },
};
