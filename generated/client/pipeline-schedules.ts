// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { bracketForm, plainQuery } from '../shared/notation.ts';
import type {
  CreatePipelineSchedulePath,
  CreatePipelineScheduleResponses,
  CreatePipelineScheduleVariablePath,
  CreatePipelineScheduleVariableResponses,
  DeletePipelineSchedulePath,
  DeletePipelineScheduleResponses,
  DeletePipelineScheduleVariablePath,
  DeletePipelineScheduleVariableResponses,
  GetPipelineSchedulePath,
  GetPipelineScheduleResponses,
  ListPipelineSchedulePipelinesPath,
  ListPipelineSchedulePipelinesQuery,
  ListPipelineSchedulePipelinesResponses,
  ListPipelineSchedulesPath,
  ListPipelineSchedulesQuery,
  ListPipelineSchedulesResponses,
  PipelineSchedule,
  PipelineScheduleCreate,
  PipelineScheduleDetail,
  PipelineSchedulePipeline,
  PipelineScheduleResult,
  PipelineScheduleRun,
  PipelineScheduleUpdate,
  PipelineScheduleVariable,
  PipelineScheduleVariableCreate,
  PipelineScheduleVariableDeletion,
  PipelineScheduleVariableUpdate,
  RunPipelineSchedulePath,
  RunPipelineScheduleResponses,
  TakePipelineScheduleOwnershipPath,
  TakePipelineScheduleOwnershipResponses,
  UpdatePipelineSchedulePath,
  UpdatePipelineScheduleResponses,
  UpdatePipelineScheduleVariablePath,
  UpdatePipelineScheduleVariableResponses,
} from '../types/pipeline-schedules.ts';
import type { CallOptions, ListOptions } from './client-options.ts';
import { jsonBody, readList } from './runtime/bodies.ts';
import type { ApiCall, CoreClient } from './runtime/calls.ts';
import { type NoQuery, chosenFormat } from './runtime/operations.ts';
import { type ListCall, callList, followLink } from './runtime/pages.ts';
import { privateToken } from './security-schemes.ts';

/**
 * List the pipeline schedules of a project.
 *
 * Returns the schedules of the project without their last pipeline, variables and inputs; read a
 * single schedule for these.
 *
 * `GET /projects/{id}/pipeline_schedules`
 *
 * Returns a list in pages: `for await` reads the items of all pages, `await` returns the first page.
 *
 * @throws {ApiError} 401, 404, 414, 422
 */
export const list =
  (client: CoreClient) =>
  (
    path: ListPipelineSchedulesPath,
    query?: ListPipelineSchedulesQuery,
    options?: ListOptions,
  ): ListCall<PipelineSchedule[], PipelineSchedule, ListPipelineSchedulesResponses> =>
    callList(
      client,
      {
        id: 'listPipelineSchedules',
        method: 'get',
        path: '/projects/{id}/pipeline_schedules',
        security: [[privateToken]],
        writeQuery: plainQuery,
        read: readList,
        headerTypes: { 'x-page': 'number', 'x-per-page': 'number', 'x-total': 'number', 'x-total-pages': 'number' },
      },
      { next: followLink('page') },
      { path, query },
      options,
    );

/**
 * Create a pipeline schedule.
 *
 * Creates a schedule in the project. It is active unless `active` is `false`.
 *
 * `POST /projects/{id}/pipeline_schedules`
 *
 * @throws {ApiError} 401, 404, 422
 */
export const create =
  (client: CoreClient) =>
  (
    path: CreatePipelineSchedulePath,
    body: PipelineScheduleCreate,
    options?: CallOptions & {
      readonly contentType?: 'application/json' | 'application/x-www-form-urlencoded' | undefined;
    },
  ): ApiCall<PipelineScheduleResult, CreatePipelineScheduleResponses> =>
    client.call(
      {
        id: 'createPipelineSchedule',
        method: 'post',
        path: '/projects/{id}/pipeline_schedules',
        security: [[privateToken]],
        bodyFormat: chosenFormat(
          {
            'application/json': jsonBody,
            'application/x-www-form-urlencoded': {
              contentType: 'application/x-www-form-urlencoded',
              write: bracketForm,
            },
          },
          options,
        ),
      },
      { path, body },
      options,
    );

/**
 * Read a pipeline schedule.
 *
 * Returns one schedule with its last pipeline, its variables and its inputs.
 *
 * `GET /projects/{id}/pipeline_schedules/{pipeline_schedule_id}`
 *
 * @throws {ApiError} 401, 404, 422
 */
export const get =
  (client: CoreClient) =>
  (
    path: GetPipelineSchedulePath,
    query?: NoQuery,
    options?: CallOptions,
  ): ApiCall<PipelineScheduleDetail, GetPipelineScheduleResponses> =>
    client.call(
      {
        id: 'getPipelineSchedule',
        method: 'get',
        path: '/projects/{id}/pipeline_schedules/{pipeline_schedule_id}',
        security: [[privateToken]],
      },
      { path, query },
      options,
    );

/**
 * Change a pipeline schedule.
 *
 * Changes the given properties of a schedule and leaves the others as they are. Every update
 * reschedules the next run.
 *
 * `PUT /projects/{id}/pipeline_schedules/{pipeline_schedule_id}`
 *
 * @throws {ApiError} 401, 404, 422
 */
export const update =
  (client: CoreClient) =>
  (
    path: UpdatePipelineSchedulePath,
    body?: PipelineScheduleUpdate,
    options?: CallOptions & {
      readonly contentType?: 'application/json' | 'application/x-www-form-urlencoded' | undefined;
    },
  ): ApiCall<PipelineScheduleResult, UpdatePipelineScheduleResponses> =>
    client.call(
      {
        id: 'updatePipelineSchedule',
        method: 'put',
        path: '/projects/{id}/pipeline_schedules/{pipeline_schedule_id}',
        security: [[privateToken]],
        bodyFormat: chosenFormat(
          {
            'application/json': jsonBody,
            'application/x-www-form-urlencoded': {
              contentType: 'application/x-www-form-urlencoded',
              write: bracketForm,
            },
          },
          options,
        ),
      },
      { path, body },
      options,
    );

export {
  /**
   * Delete a pipeline schedule.
   *
   * Deletes a schedule and returns it as it was.
   *
   * `DELETE /projects/{id}/pipeline_schedules/{pipeline_schedule_id}`
   *
   * @throws {ApiError} 401, 404, 422
   */
  deletePipelineSchedule as delete,
};

const deletePipelineSchedule =
  (client: CoreClient) =>
  (
    path: DeletePipelineSchedulePath,
    query?: NoQuery,
    options?: CallOptions,
  ): ApiCall<PipelineScheduleResult, DeletePipelineScheduleResponses> =>
    client.call(
      {
        id: 'deletePipelineSchedule',
        method: 'delete',
        path: '/projects/{id}/pipeline_schedules/{pipeline_schedule_id}',
        security: [[privateToken]],
      },
      { path, query },
      options,
    );

/**
 * List the pipelines of a pipeline schedule.
 *
 * Returns the pipelines that the schedule triggered.
 *
 * `GET /projects/{id}/pipeline_schedules/{pipeline_schedule_id}/pipelines`
 *
 * Returns a list in pages: `for await` reads the items of all pages, `await` returns the first page.
 *
 * @throws {ApiError} 401, 404, 414, 422
 */
export const listPipelines =
  (client: CoreClient) =>
  (
    path: ListPipelineSchedulePipelinesPath,
    query?: ListPipelineSchedulePipelinesQuery,
    options?: ListOptions,
  ): ListCall<PipelineSchedulePipeline[], PipelineSchedulePipeline, ListPipelineSchedulePipelinesResponses> =>
    callList(
      client,
      {
        id: 'listPipelineSchedulePipelines',
        method: 'get',
        path: '/projects/{id}/pipeline_schedules/{pipeline_schedule_id}/pipelines',
        security: [[privateToken]],
        writeQuery: plainQuery,
        read: readList,
        headerTypes: { 'x-page': 'number', 'x-per-page': 'number', 'x-total': 'number', 'x-total-pages': 'number' },
      },
      { next: followLink('page') },
      { path, query },
      options,
    );

/**
 * Run a pipeline schedule now.
 *
 * Runs a pipeline of the schedule at once. The next scheduled run does not change.
 *
 * `POST /projects/{id}/pipeline_schedules/{pipeline_schedule_id}/play`
 *
 * @throws {ApiError} 401, 404, 422
 */
export const play =
  (client: CoreClient) =>
  (
    path: RunPipelineSchedulePath,
    body?: undefined,
    options?: CallOptions,
  ): ApiCall<PipelineScheduleRun, RunPipelineScheduleResponses> =>
    client.call(
      {
        id: 'runPipelineSchedule',
        method: 'post',
        path: '/projects/{id}/pipeline_schedules/{pipeline_schedule_id}/play',
        security: [[privateToken]],
      },
      { path, body },
      options,
    );

/**
 * Take ownership of a pipeline schedule.
 *
 * Makes the caller the owner of the schedule.
 *
 * `POST /projects/{id}/pipeline_schedules/{pipeline_schedule_id}/take_ownership`
 *
 * @throws {ApiError} 401, 404, 422
 */
export const takeOwnership =
  (client: CoreClient) =>
  (
    path: TakePipelineScheduleOwnershipPath,
    body?: undefined,
    options?: CallOptions,
  ): ApiCall<PipelineScheduleResult, TakePipelineScheduleOwnershipResponses> =>
    client.call(
      {
        id: 'takePipelineScheduleOwnership',
        method: 'post',
        path: '/projects/{id}/pipeline_schedules/{pipeline_schedule_id}/take_ownership',
        security: [[privateToken]],
      },
      { path, body },
      options,
    );

/**
 * Create a variable of a pipeline schedule.
 *
 * Creates a variable for the pipelines of the schedule.
 *
 * `POST /projects/{id}/pipeline_schedules/{pipeline_schedule_id}/variables`
 *
 * @throws {ApiError} 401, 404, 422
 */
export const createVariable =
  (client: CoreClient) =>
  (
    path: CreatePipelineScheduleVariablePath,
    body: PipelineScheduleVariableCreate,
    options?: CallOptions & {
      readonly contentType?: 'application/json' | 'application/x-www-form-urlencoded' | undefined;
    },
  ): ApiCall<PipelineScheduleVariable, CreatePipelineScheduleVariableResponses> =>
    client.call(
      {
        id: 'createPipelineScheduleVariable',
        method: 'post',
        path: '/projects/{id}/pipeline_schedules/{pipeline_schedule_id}/variables',
        security: [[privateToken]],
        bodyFormat: chosenFormat(
          {
            'application/json': jsonBody,
            'application/x-www-form-urlencoded': {
              contentType: 'application/x-www-form-urlencoded',
              write: bracketForm,
            },
          },
          options,
        ),
      },
      { path, body },
      options,
    );

/**
 * Change a variable of a pipeline schedule.
 *
 * Changes the value of a variable and, if it is sent, its type.
 *
 * `PUT /projects/{id}/pipeline_schedules/{pipeline_schedule_id}/variables/{key}`
 *
 * @throws {ApiError} 401, 404, 422
 */
export const updateVariable =
  (client: CoreClient) =>
  (
    path: UpdatePipelineScheduleVariablePath,
    body: PipelineScheduleVariableUpdate,
    options?: CallOptions & {
      readonly contentType?: 'application/json' | 'application/x-www-form-urlencoded' | undefined;
    },
  ): ApiCall<PipelineScheduleVariable, UpdatePipelineScheduleVariableResponses> =>
    client.call(
      {
        id: 'updatePipelineScheduleVariable',
        method: 'put',
        path: '/projects/{id}/pipeline_schedules/{pipeline_schedule_id}/variables/{key}',
        security: [[privateToken]],
        bodyFormat: chosenFormat(
          {
            'application/json': jsonBody,
            'application/x-www-form-urlencoded': {
              contentType: 'application/x-www-form-urlencoded',
              write: bracketForm,
            },
          },
          options,
        ),
      },
      { path, body },
      options,
    );

/**
 * Delete a variable of a pipeline schedule.
 *
 * Deletes a variable and returns it as it was.
 *
 * `DELETE /projects/{id}/pipeline_schedules/{pipeline_schedule_id}/variables/{key}`
 *
 * @throws {ApiError} 401, 404, 422
 */
export const deleteVariable =
  (client: CoreClient) =>
  (
    path: DeletePipelineScheduleVariablePath,
    query?: NoQuery,
    options?: CallOptions,
  ): ApiCall<PipelineScheduleVariableDeletion, DeletePipelineScheduleVariableResponses> =>
    client.call(
      {
        id: 'deletePipelineScheduleVariable',
        method: 'delete',
        path: '/projects/{id}/pipeline_schedules/{pipeline_schedule_id}/variables/{key}',
        security: [[privateToken]],
      },
      { path, query },
      options,
    );
