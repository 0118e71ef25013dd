// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { plainQuery } from '../shared/write-query.ts';
import type {
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
} from '../types/index.ts';
import type { operations } from '../types/openapi.ts';
import type { CallOptions, ListOptions } from './client-options.ts';
import type { ApiCall, Bound, CoreClient } from './runtime/core.ts';
import { jsonBody } from './runtime/json-body.ts';
import { type BoundLists, paged } from './runtime/pages.ts';
import { readList } from './runtime/read.ts';
import { privateToken } from './security-schemes.ts';

/** The functions of the operations of `client.pipelineSchedules`. */
export interface PipelineSchedulesFunctions {
  /**
   * List the pipeline schedules of a project.
   *
   * Returns the schedules of the project without their last pipeline, variables and inputs; read a
   * single schedule for these.
   *
   * `GET /projects/{id}/pipeline_schedules`
   *
   * @throws {ApiError} 401: The credential is missing or not valid.
   * @throws {ApiError} 404: The resource or its project does not exist, or a path value is not
   * URL-encoded as it must be.
   * @throws {ApiError} 414: The query string is too long. Send the parameters in a body instead.
   * @throws {ApiError} 422: A value of the path, the query or the body is not valid.
   */
  list(
    client: CoreClient,
    path: operations['listPipelineSchedules']['parameters']['path'],
    query?: operations['listPipelineSchedules']['parameters']['query'],
    options?: ListOptions,
  ): ApiCall<PipelineSchedule[], operations, 'listPipelineSchedules'>;
  /**
   * Create a pipeline schedule.
   *
   * Creates a schedule in the project. It is active unless `active` is `false`.
   *
   * `POST /projects/{id}/pipeline_schedules`
   *
   * @throws {ApiError} 401: The credential is missing or not valid.
   * @throws {ApiError} 404: The resource or its project does not exist, or a path value is not
   * URL-encoded as it must be.
   * @throws {ApiError} 422: A value of the path, the query or the body is not valid.
   */
  create(
    client: CoreClient,
    path: operations['createPipelineSchedule']['parameters']['path'],
    body: PipelineScheduleCreate,
    options?: CallOptions,
  ): ApiCall<PipelineScheduleResult, operations, 'createPipelineSchedule'>;
  /**
   * Read a pipeline schedule.
   *
   * Returns one schedule with its last pipeline, its variables and its inputs.
   *
   * `GET /projects/{id}/pipeline_schedules/{pipeline_schedule_id}`
   *
   * @throws {ApiError} 401: The credential is missing or not valid.
   * @throws {ApiError} 404: The resource or its project does not exist, or a path value is not
   * URL-encoded as it must be.
   * @throws {ApiError} 422: A value of the path, the query or the body is not valid.
   */
  get(
    client: CoreClient,
    path: operations['getPipelineSchedule']['parameters']['path'],
    options?: CallOptions,
  ): ApiCall<PipelineScheduleDetail, operations, 'getPipelineSchedule'>;
  /**
   * Change a pipeline schedule.
   *
   * Changes the given properties of a schedule and leaves the others as they are. Every update
   * reschedules the next run.
   *
   * `PUT /projects/{id}/pipeline_schedules/{pipeline_schedule_id}`
   *
   * @throws {ApiError} 401: The credential is missing or not valid.
   * @throws {ApiError} 404: The resource or its project does not exist, or a path value is not
   * URL-encoded as it must be.
   * @throws {ApiError} 422: A value of the path, the query or the body is not valid.
   */
  update(
    client: CoreClient,
    path: operations['updatePipelineSchedule']['parameters']['path'],
    body?: PipelineScheduleUpdate,
    options?: CallOptions,
  ): ApiCall<PipelineScheduleResult, operations, 'updatePipelineSchedule'>;
  /**
   * Delete a pipeline schedule.
   *
   * Deletes a schedule and returns it as it was.
   *
   * `DELETE /projects/{id}/pipeline_schedules/{pipeline_schedule_id}`
   *
   * @throws {ApiError} 401: The credential is missing or not valid.
   * @throws {ApiError} 404: The resource or its project does not exist, or a path value is not
   * URL-encoded as it must be.
   * @throws {ApiError} 422: A value of the path, the query or the body is not valid.
   */
  delete(
    client: CoreClient,
    path: operations['deletePipelineSchedule']['parameters']['path'],
    options?: CallOptions,
  ): ApiCall<PipelineScheduleResult, operations, 'deletePipelineSchedule'>;
  /**
   * List the pipelines of a pipeline schedule.
   *
   * Returns the pipelines that the schedule triggered.
   *
   * `GET /projects/{id}/pipeline_schedules/{pipeline_schedule_id}/pipelines`
   *
   * @throws {ApiError} 401: The credential is missing or not valid.
   * @throws {ApiError} 404: The resource or its project does not exist, or a path value is not
   * URL-encoded as it must be.
   * @throws {ApiError} 414: The query string is too long. Send the parameters in a body instead.
   * @throws {ApiError} 422: A value of the path, the query or the body is not valid.
   */
  listPipelines(
    client: CoreClient,
    path: operations['listPipelineSchedulePipelines']['parameters']['path'],
    query?: operations['listPipelineSchedulePipelines']['parameters']['query'],
    options?: ListOptions,
  ): ApiCall<PipelineSchedulePipeline[], operations, 'listPipelineSchedulePipelines'>;
  /**
   * Run a pipeline schedule now.
   *
   * Runs a pipeline of the schedule at once. The next scheduled run does not change.
   *
   * `POST /projects/{id}/pipeline_schedules/{pipeline_schedule_id}/play`
   *
   * @throws {ApiError} 401: The credential is missing or not valid.
   * @throws {ApiError} 404: The resource or its project does not exist, or a path value is not
   * URL-encoded as it must be.
   * @throws {ApiError} 422: A value of the path, the query or the body is not valid.
   */
  play(
    client: CoreClient,
    path: operations['runPipelineSchedule']['parameters']['path'],
    options?: CallOptions,
  ): ApiCall<PipelineScheduleRun, operations, 'runPipelineSchedule'>;
  /**
   * Take ownership of a pipeline schedule.
   *
   * Makes the caller the owner of the schedule.
   *
   * `POST /projects/{id}/pipeline_schedules/{pipeline_schedule_id}/take_ownership`
   *
   * @throws {ApiError} 401: The credential is missing or not valid.
   * @throws {ApiError} 404: The resource or its project does not exist, or a path value is not
   * URL-encoded as it must be.
   * @throws {ApiError} 422: A value of the path, the query or the body is not valid.
   */
  takeOwnership(
    client: CoreClient,
    path: operations['takePipelineScheduleOwnership']['parameters']['path'],
    options?: CallOptions,
  ): ApiCall<PipelineScheduleResult, operations, 'takePipelineScheduleOwnership'>;
  /**
   * Create a variable of a pipeline schedule.
   *
   * Creates a variable for the pipelines of the schedule.
   *
   * `POST /projects/{id}/pipeline_schedules/{pipeline_schedule_id}/variables`
   *
   * @throws {ApiError} 401: The credential is missing or not valid.
   * @throws {ApiError} 404: The resource or its project does not exist, or a path value is not
   * URL-encoded as it must be.
   * @throws {ApiError} 422: A value of the path, the query or the body is not valid.
   */
  createVariable(
    client: CoreClient,
    path: operations['createPipelineScheduleVariable']['parameters']['path'],
    body: PipelineScheduleVariableCreate,
    options?: CallOptions,
  ): ApiCall<PipelineScheduleVariable, operations, 'createPipelineScheduleVariable'>;
  /**
   * Change a variable of a pipeline schedule.
   *
   * Changes the value of a variable and, if it is sent, its type.
   *
   * `PUT /projects/{id}/pipeline_schedules/{pipeline_schedule_id}/variables/{key}`
   *
   * @throws {ApiError} 401: The credential is missing or not valid.
   * @throws {ApiError} 404: The resource or its project does not exist, or a path value is not
   * URL-encoded as it must be.
   * @throws {ApiError} 422: A value of the path, the query or the body is not valid.
   */
  updateVariable(
    client: CoreClient,
    path: operations['updatePipelineScheduleVariable']['parameters']['path'],
    body: PipelineScheduleVariableUpdate,
    options?: CallOptions,
  ): ApiCall<PipelineScheduleVariable, operations, 'updatePipelineScheduleVariable'>;
  /**
   * Delete a variable of a pipeline schedule.
   *
   * Deletes a variable and returns it as it was.
   *
   * `DELETE /projects/{id}/pipeline_schedules/{pipeline_schedule_id}/variables/{key}`
   *
   * @throws {ApiError} 401: The credential is missing or not valid.
   * @throws {ApiError} 404: The resource or its project does not exist, or a path value is not
   * URL-encoded as it must be.
   * @throws {ApiError} 422: A value of the path, the query or the body is not valid.
   */
  deleteVariable(
    client: CoreClient,
    path: operations['deletePipelineScheduleVariable']['parameters']['path'],
    options?: CallOptions,
  ): ApiCall<PipelineScheduleVariableDeletion, operations, 'deletePipelineScheduleVariable'>;
}

/** The operations of `client.pipelineSchedules`. */
export interface PipelineSchedulesOperations
  extends
    Bound<Omit<PipelineSchedulesFunctions, 'list' | 'listPipelines'>>,
    BoundLists<Pick<PipelineSchedulesFunctions, 'list' | 'listPipelines'>> {}

export const listPipelineSchedules: PipelineSchedulesFunctions['list'] = (client, path, query, options) =>
  client.call(
    {
      id: 'listPipelineSchedules',
      method: 'get',
      path: '/projects/{id}/pipeline_schedules',
      security: [[privateToken]],
      writeQuery: plainQuery,
      read: readList,
      headerTypes: { 'x-page': 'number', 'x-per-page': 'number', 'x-total': 'number', 'x-total-pages': 'number' },
    },
    { path, query },
    options,
  );

export const createPipelineSchedule: PipelineSchedulesFunctions['create'] = (client, path, body, options) =>
  client.call(
    {
      id: 'createPipelineSchedule',
      method: 'post',
      path: '/projects/{id}/pipeline_schedules',
      security: [[privateToken]],
      bodyFormat: jsonBody,
    },
    { path, body },
    options,
  );

export const getPipelineSchedule: PipelineSchedulesFunctions['get'] = (client, path, options) =>
  client.call(
    {
      id: 'getPipelineSchedule',
      method: 'get',
      path: '/projects/{id}/pipeline_schedules/{pipeline_schedule_id}',
      security: [[privateToken]],
    },
    { path },
    options,
  );

export const updatePipelineSchedule: PipelineSchedulesFunctions['update'] = (client, path, body, options) =>
  client.call(
    {
      id: 'updatePipelineSchedule',
      method: 'put',
      path: '/projects/{id}/pipeline_schedules/{pipeline_schedule_id}',
      security: [[privateToken]],
      bodyFormat: jsonBody,
    },
    { path, body },
    options,
  );

export const deletePipelineSchedule: PipelineSchedulesFunctions['delete'] = (client, path, options) =>
  client.call(
    {
      id: 'deletePipelineSchedule',
      method: 'delete',
      path: '/projects/{id}/pipeline_schedules/{pipeline_schedule_id}',
      security: [[privateToken]],
    },
    { path },
    options,
  );

export const listPipelineSchedulePipelines: PipelineSchedulesFunctions['listPipelines'] = (
  client,
  path,
  query,
  options,
) =>
  client.call(
    {
      id: 'listPipelineSchedulePipelines',
      method: 'get',
      path: '/projects/{id}/pipeline_schedules/{pipeline_schedule_id}/pipelines',
      security: [[privateToken]],
      writeQuery: plainQuery,
      read: readList,
      headerTypes: { 'x-page': 'number', 'x-per-page': 'number', 'x-total': 'number', 'x-total-pages': 'number' },
    },
    { path, query },
    options,
  );

export const runPipelineSchedule: PipelineSchedulesFunctions['play'] = (client, path, options) =>
  client.call(
    {
      id: 'runPipelineSchedule',
      method: 'post',
      path: '/projects/{id}/pipeline_schedules/{pipeline_schedule_id}/play',
      security: [[privateToken]],
    },
    { path },
    options,
  );

export const takePipelineScheduleOwnership: PipelineSchedulesFunctions['takeOwnership'] = (client, path, options) =>
  client.call(
    {
      id: 'takePipelineScheduleOwnership',
      method: 'post',
      path: '/projects/{id}/pipeline_schedules/{pipeline_schedule_id}/take_ownership',
      security: [[privateToken]],
    },
    { path },
    options,
  );

export const createPipelineScheduleVariable: PipelineSchedulesFunctions['createVariable'] = (
  client,
  path,
  body,
  options,
) =>
  client.call(
    {
      id: 'createPipelineScheduleVariable',
      method: 'post',
      path: '/projects/{id}/pipeline_schedules/{pipeline_schedule_id}/variables',
      security: [[privateToken]],
      bodyFormat: jsonBody,
    },
    { path, body },
    options,
  );

export const updatePipelineScheduleVariable: PipelineSchedulesFunctions['updateVariable'] = (
  client,
  path,
  body,
  options,
) =>
  client.call(
    {
      id: 'updatePipelineScheduleVariable',
      method: 'put',
      path: '/projects/{id}/pipeline_schedules/{pipeline_schedule_id}/variables/{key}',
      security: [[privateToken]],
      bodyFormat: jsonBody,
    },
    { path, body },
    options,
  );

export const deletePipelineScheduleVariable: PipelineSchedulesFunctions['deleteVariable'] = (client, path, options) =>
  client.call(
    {
      id: 'deletePipelineScheduleVariable',
      method: 'delete',
      path: '/projects/{id}/pipeline_schedules/{pipeline_schedule_id}/variables/{key}',
      security: [[privateToken]],
    },
    { path },
    options,
  );

/** Returns the operations of the area as methods of a client. */
export function bindPipelineSchedules(client: CoreClient): PipelineSchedulesOperations {
  return {
    list: paged((...call) => listPipelineSchedules(client, ...call)),
    create: (...call) => createPipelineSchedule(client, ...call),
    get: (...call) => getPipelineSchedule(client, ...call),
    update: (...call) => updatePipelineSchedule(client, ...call),
    delete: (...call) => deletePipelineSchedule(client, ...call),
    listPipelines: paged((...call) => listPipelineSchedulePipelines(client, ...call)),
    play: (...call) => runPipelineSchedule(client, ...call),
    takeOwnership: (...call) => takePipelineScheduleOwnership(client, ...call),
    createVariable: (...call) => createPipelineScheduleVariable(client, ...call),
    updateVariable: (...call) => updatePipelineScheduleVariable(client, ...call),
    deleteVariable: (...call) => deletePipelineScheduleVariable(client, ...call),
  };
}
