// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { operations } from '../../types/openapi.ts';
import { hasArrayType } from '../runtime/json-types.ts';
import { asInteger } from '../runtime/parameters/scalars.ts';
import { type ValidationIssue, fail, limitReached } from '../runtime/report.ts';
import type { ResponseValidators } from '../runtime/response-validators.ts';
import { every } from '../runtime/values.ts';
import { collectErrorBody, isErrorBody } from '../schemas/error-body.ts';
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

const linkHeader = { is: isLinkHeader, collect: collectLinkHeader };

const xNextPageHeader = { is: isXNextPageHeader, collect: collectXNextPageHeader };

const xPageHeader = { read: asInteger, is: isXPageHeader, collect: collectXPageHeader };

const xPerPageHeader = { read: asInteger, is: isXPerPageHeader, collect: collectXPerPageHeader };

const xPrevPageHeader = { is: isXPrevPageHeader, collect: collectXPrevPageHeader };

const xTotalHeader = { read: asInteger, is: isXTotalHeader, collect: collectXTotalHeader };

const xTotalPagesHeader = { read: asInteger, is: isXTotalPagesHeader, collect: collectXTotalPagesHeader };

const locationHeader = { is: isLocationHeader, collect: collectLocationHeader, isRequired: true as const };

const movedResponse = {
  headers: { Location: locationHeader },
  content: { 'application/json': { is: isErrorBody, collect: collectErrorBody } },
};

const unauthorizedResponse = { content: { 'application/json': { is: isErrorBody, collect: collectErrorBody } } };

const notFoundResponse = { content: { 'application/json': { is: isErrorBody, collect: collectErrorBody } } };

const uriTooLongResponse = { content: { 'application/json': { is: isErrorBody, collect: collectErrorBody } } };

const unprocessableContentResponse = {
  content: { 'application/json': { is: isErrorBody, collect: collectErrorBody } },
};

/** What `GET /projects/{id}/pipeline_schedules` may answer. */
export const listPipelineSchedulesResponses: ResponseValidators<operations['listPipelineSchedules']['responses']> = {
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
      content: { 'application/json': { is: isListPipelineSchedules200, collect: collectListPipelineSchedules200 } },
    },
    301: movedResponse,
    401: unauthorizedResponse,
    404: notFoundResponse,
    414: uriTooLongResponse,
    422: unprocessableContentResponse,
  },
};

/** What `POST /projects/{id}/pipeline_schedules` may answer. */
export const createPipelineScheduleResponses: ResponseValidators<operations['createPipelineSchedule']['responses']> = {
  schema: '#/paths/~1projects~1{id}~1pipeline_schedules/post/responses',
  statuses: {
    201: { content: { 'application/json': { is: isPipelineScheduleResult, collect: collectPipelineScheduleResult } } },
    301: movedResponse,
    401: unauthorizedResponse,
    404: notFoundResponse,
    422: unprocessableContentResponse,
  },
};

/** What `GET /projects/{id}/pipeline_schedules/{pipeline_schedule_id}` may answer. */
export const getPipelineScheduleResponses: ResponseValidators<operations['getPipelineSchedule']['responses']> = {
  schema: '#/paths/~1projects~1{id}~1pipeline_schedules~1{pipeline_schedule_id}/get/responses',
  statuses: {
    200: { content: { 'application/json': { is: isPipelineScheduleDetail, collect: collectPipelineScheduleDetail } } },
    301: movedResponse,
    401: unauthorizedResponse,
    404: notFoundResponse,
    422: unprocessableContentResponse,
  },
};

/** What `PUT /projects/{id}/pipeline_schedules/{pipeline_schedule_id}` may answer. */
export const updatePipelineScheduleResponses: ResponseValidators<operations['updatePipelineSchedule']['responses']> = {
  schema: '#/paths/~1projects~1{id}~1pipeline_schedules~1{pipeline_schedule_id}/put/responses',
  statuses: {
    200: { content: { 'application/json': { is: isPipelineScheduleResult, collect: collectPipelineScheduleResult } } },
    301: movedResponse,
    401: unauthorizedResponse,
    404: notFoundResponse,
    422: unprocessableContentResponse,
  },
};

/** What `DELETE /projects/{id}/pipeline_schedules/{pipeline_schedule_id}` may answer. */
export const deletePipelineScheduleResponses: ResponseValidators<operations['deletePipelineSchedule']['responses']> = {
  schema: '#/paths/~1projects~1{id}~1pipeline_schedules~1{pipeline_schedule_id}/delete/responses',
  statuses: {
    200: { content: { 'application/json': { is: isPipelineScheduleResult, collect: collectPipelineScheduleResult } } },
    301: movedResponse,
    401: unauthorizedResponse,
    404: notFoundResponse,
    422: unprocessableContentResponse,
  },
};

/** What `GET /projects/{id}/pipeline_schedules/{pipeline_schedule_id}/pipelines` may answer. */
export const listPipelineSchedulePipelinesResponses: ResponseValidators<
  operations['listPipelineSchedulePipelines']['responses']
> = {
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
        'application/json': {
          is: isListPipelineSchedulePipelines200,
          collect: collectListPipelineSchedulePipelines200,
        },
      },
    },
    301: movedResponse,
    401: unauthorizedResponse,
    404: notFoundResponse,
    414: uriTooLongResponse,
    422: unprocessableContentResponse,
  },
};

/** What `POST /projects/{id}/pipeline_schedules/{pipeline_schedule_id}/play` may answer. */
export const runPipelineScheduleResponses: ResponseValidators<operations['runPipelineSchedule']['responses']> = {
  schema: '#/paths/~1projects~1{id}~1pipeline_schedules~1{pipeline_schedule_id}~1play/post/responses',
  statuses: {
    201: { content: { 'application/json': { is: isPipelineScheduleRun, collect: collectPipelineScheduleRun } } },
    301: movedResponse,
    401: unauthorizedResponse,
    404: notFoundResponse,
    422: unprocessableContentResponse,
  },
};

/** What `POST /projects/{id}/pipeline_schedules/{pipeline_schedule_id}/take_ownership` may answer. */
export const takePipelineScheduleOwnershipResponses: ResponseValidators<
  operations['takePipelineScheduleOwnership']['responses']
> = {
  schema: '#/paths/~1projects~1{id}~1pipeline_schedules~1{pipeline_schedule_id}~1take_ownership/post/responses',
  statuses: {
    200: { content: { 'application/json': { is: isPipelineScheduleResult, collect: collectPipelineScheduleResult } } },
    301: movedResponse,
    401: unauthorizedResponse,
    404: notFoundResponse,
    422: unprocessableContentResponse,
  },
};

/** What `POST /projects/{id}/pipeline_schedules/{pipeline_schedule_id}/variables` may answer. */
export const createPipelineScheduleVariableResponses: ResponseValidators<
  operations['createPipelineScheduleVariable']['responses']
> = {
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

/** What `PUT /projects/{id}/pipeline_schedules/{pipeline_schedule_id}/variables/{key}` may answer. */
export const updatePipelineScheduleVariableResponses: ResponseValidators<
  operations['updatePipelineScheduleVariable']['responses']
> = {
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

/** What `DELETE /projects/{id}/pipeline_schedules/{pipeline_schedule_id}/variables/{key}` may answer. */
export const deletePipelineScheduleVariableResponses: ResponseValidators<
  operations['deletePipelineScheduleVariable']['responses']
> = {
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

function isListPipelineSchedules200(value: unknown): boolean {
  if (!hasArrayType(value)) return false;
  return every(value, isPipelineSchedule);
}

function collectListPipelineSchedules200(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!hasArrayType(value))
    return fail(
      issues,
      path,
      'type',
      'must be an array',
      '#/paths/~1projects~1{id}~1pipeline_schedules/get/responses/200/content/application~1json/schema',
    );
  for (let index = 0; index < value.length; index++) {
    const item = value[index];
    collectPipelineSchedule(item, `${path}/${index}`, issues);
    if (limitReached(issues)) return;
  }
}

function isListPipelineSchedulePipelines200(value: unknown): boolean {
  if (!hasArrayType(value)) return false;
  return every(value, isPipelineSchedulePipeline);
}

function collectListPipelineSchedulePipelines200(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!hasArrayType(value))
    return fail(
      issues,
      path,
      'type',
      'must be an array',
      '#/paths/~1projects~1{id}~1pipeline_schedules~1{pipeline_schedule_id}~1pipelines/get/responses/200/content/application~1json/schema',
    );
  for (let index = 0; index < value.length; index++) {
    const item = value[index];
    collectPipelineSchedulePipeline(item, `${path}/${index}`, issues);
    if (limitReached(issues)) return;
  }
}

function isLinkHeader(value: unknown): boolean {
  return typeof value === 'string';
}

function collectLinkHeader(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (typeof value !== 'string')
    return fail(issues, path, 'type', 'must be a string', '#/components/headers/Link/schema');
}

function isXNextPageHeader(value: unknown): boolean {
  return typeof value === 'string';
}

function collectXNextPageHeader(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (typeof value !== 'string')
    return fail(issues, path, 'type', 'must be a string', '#/components/headers/XNextPage/schema');
}

function isXPageHeader(value: unknown): boolean {
  return Number.isInteger(value);
}

function collectXPageHeader(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!Number.isInteger(value))
    return fail(issues, path, 'type', 'must be an integer', '#/components/headers/XPage/schema');
}

function isXPerPageHeader(value: unknown): boolean {
  return Number.isInteger(value);
}

function collectXPerPageHeader(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!Number.isInteger(value))
    return fail(issues, path, 'type', 'must be an integer', '#/components/headers/XPerPage/schema');
}

function isXPrevPageHeader(value: unknown): boolean {
  return typeof value === 'string';
}

function collectXPrevPageHeader(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (typeof value !== 'string')
    return fail(issues, path, 'type', 'must be a string', '#/components/headers/XPrevPage/schema');
}

function isXTotalHeader(value: unknown): boolean {
  return Number.isInteger(value);
}

function collectXTotalHeader(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!Number.isInteger(value))
    return fail(issues, path, 'type', 'must be an integer', '#/components/headers/XTotal/schema');
}

function isXTotalPagesHeader(value: unknown): boolean {
  return Number.isInteger(value);
}

function collectXTotalPagesHeader(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!Number.isInteger(value))
    return fail(issues, path, 'type', 'must be an integer', '#/components/headers/XTotalPages/schema');
}

function isLocationHeader(value: unknown): boolean {
  return typeof value === 'string';
}

function collectLocationHeader(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (typeof value !== 'string')
    return fail(issues, path, 'type', 'must be a string', '#/components/headers/Location/schema');
}
