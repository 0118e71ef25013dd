// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

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
import type { ApiCall, CoreClient } from './runtime/core.ts';
import { jsonBody } from './runtime/json-body.ts';
import { type PagedMethod, paged } from './runtime/pages.ts';
import { readList } from './runtime/read.ts';
import { privateToken } from './security-schemes.ts';

/**
 * List the pipeline schedules of a project.
 *
 * Returns the schedules of the project without their last pipeline, variables and inputs; read a
 * single schedule for these.
 *
 * `GET /projects/{id}/pipeline_schedules`
 *
 * @throws {ApiError} 401: The credential is missing or not valid.
 * @throws {ApiError} 404: The resource or its project does not exist, or a path value that must be
 * URL-encoded is not.
 * @throws {ApiError} 414: The query string is too long. Send the parameters in a body instead.
 * @throws {ApiError} 422: A value of the path, the query or the body is not valid.
 */
export function listPipelineSchedules(
  client: CoreClient,
  path: operations['listPipelineSchedules']['parameters']['path'],
  query?: operations['listPipelineSchedules']['parameters']['query'],
  options?: ListOptions,
): ApiCall<PipelineSchedule[], operations, 'listPipelineSchedules'> {
  return client.call(
    {
      id: 'listPipelineSchedules',
      method: 'get',
      path: '/projects/{id}/pipeline_schedules',
      security: [[privateToken]],
      read: readList,
      headerTypes: { 'x-page': 'number', 'x-per-page': 'number', 'x-total': 'number', 'x-total-pages': 'number' },
    },
    { path, query },
    options,
  );
}

/**
 * Create a pipeline schedule.
 *
 * Creates a schedule in the project. It is active unless `active` is `false`.
 *
 * `POST /projects/{id}/pipeline_schedules`
 *
 * @throws {ApiError} 401: The credential is missing or not valid.
 * @throws {ApiError} 404: The resource or its project does not exist, or a path value that must be
 * URL-encoded is not.
 * @throws {ApiError} 422: A value of the path, the query or the body is not valid.
 */
export function createPipelineSchedule(
  client: CoreClient,
  path: operations['createPipelineSchedule']['parameters']['path'],
  body: PipelineScheduleCreate,
  options?: CallOptions,
): ApiCall<PipelineScheduleResult, operations, 'createPipelineSchedule'> {
  return client.call(
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
}

/**
 * Read a pipeline schedule.
 *
 * Returns one schedule with its last pipeline, its variables and its inputs.
 *
 * `GET /projects/{id}/pipeline_schedules/{pipeline_schedule_id}`
 *
 * @throws {ApiError} 401: The credential is missing or not valid.
 * @throws {ApiError} 404: The resource or its project does not exist, or a path value that must be
 * URL-encoded is not.
 * @throws {ApiError} 422: A value of the path, the query or the body is not valid.
 */
export function getPipelineSchedule(
  client: CoreClient,
  path: operations['getPipelineSchedule']['parameters']['path'],
  options?: CallOptions,
): ApiCall<PipelineScheduleDetail, operations, 'getPipelineSchedule'> {
  return client.call(
    {
      id: 'getPipelineSchedule',
      method: 'get',
      path: '/projects/{id}/pipeline_schedules/{pipeline_schedule_id}',
      security: [[privateToken]],
    },
    { path },
    options,
  );
}

/**
 * Change a pipeline schedule.
 *
 * Changes the given properties of a schedule and leaves the others as they are. Every update
 * reschedules the next run.
 *
 * `PUT /projects/{id}/pipeline_schedules/{pipeline_schedule_id}`
 *
 * @throws {ApiError} 401: The credential is missing or not valid.
 * @throws {ApiError} 404: The resource or its project does not exist, or a path value that must be
 * URL-encoded is not.
 * @throws {ApiError} 422: A value of the path, the query or the body is not valid.
 */
export function updatePipelineSchedule(
  client: CoreClient,
  path: operations['updatePipelineSchedule']['parameters']['path'],
  body?: PipelineScheduleUpdate,
  options?: CallOptions,
): ApiCall<PipelineScheduleResult, operations, 'updatePipelineSchedule'> {
  return client.call(
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
}

/**
 * Delete a pipeline schedule.
 *
 * Deletes a schedule and returns it as it was.
 *
 * `DELETE /projects/{id}/pipeline_schedules/{pipeline_schedule_id}`
 *
 * @throws {ApiError} 401: The credential is missing or not valid.
 * @throws {ApiError} 404: The resource or its project does not exist, or a path value that must be
 * URL-encoded is not.
 * @throws {ApiError} 422: A value of the path, the query or the body is not valid.
 */
export function deletePipelineSchedule(
  client: CoreClient,
  path: operations['deletePipelineSchedule']['parameters']['path'],
  options?: CallOptions,
): ApiCall<PipelineScheduleResult, operations, 'deletePipelineSchedule'> {
  return client.call(
    {
      id: 'deletePipelineSchedule',
      method: 'delete',
      path: '/projects/{id}/pipeline_schedules/{pipeline_schedule_id}',
      security: [[privateToken]],
    },
    { path },
    options,
  );
}

/**
 * List the pipelines of a pipeline schedule.
 *
 * Returns the pipelines that the schedule triggered.
 *
 * `GET /projects/{id}/pipeline_schedules/{pipeline_schedule_id}/pipelines`
 *
 * @throws {ApiError} 401: The credential is missing or not valid.
 * @throws {ApiError} 404: The resource or its project does not exist, or a path value that must be
 * URL-encoded is not.
 * @throws {ApiError} 414: The query string is too long. Send the parameters in a body instead.
 * @throws {ApiError} 422: A value of the path, the query or the body is not valid.
 */
export function listPipelineSchedulePipelines(
  client: CoreClient,
  path: operations['listPipelineSchedulePipelines']['parameters']['path'],
  query?: operations['listPipelineSchedulePipelines']['parameters']['query'],
  options?: ListOptions,
): ApiCall<PipelineSchedulePipeline[], operations, 'listPipelineSchedulePipelines'> {
  return client.call(
    {
      id: 'listPipelineSchedulePipelines',
      method: 'get',
      path: '/projects/{id}/pipeline_schedules/{pipeline_schedule_id}/pipelines',
      security: [[privateToken]],
      read: readList,
      headerTypes: { 'x-page': 'number', 'x-per-page': 'number', 'x-total': 'number', 'x-total-pages': 'number' },
    },
    { path, query },
    options,
  );
}

/**
 * Run a pipeline schedule now.
 *
 * Runs a pipeline of the schedule at once. The next scheduled run does not change.
 *
 * `POST /projects/{id}/pipeline_schedules/{pipeline_schedule_id}/play`
 *
 * @throws {ApiError} 401: The credential is missing or not valid.
 * @throws {ApiError} 404: The resource or its project does not exist, or a path value that must be
 * URL-encoded is not.
 * @throws {ApiError} 422: A value of the path, the query or the body is not valid.
 */
export function runPipelineSchedule(
  client: CoreClient,
  path: operations['runPipelineSchedule']['parameters']['path'],
  options?: CallOptions,
): ApiCall<PipelineScheduleRun, operations, 'runPipelineSchedule'> {
  return client.call(
    {
      id: 'runPipelineSchedule',
      method: 'post',
      path: '/projects/{id}/pipeline_schedules/{pipeline_schedule_id}/play',
      security: [[privateToken]],
    },
    { path },
    options,
  );
}

/**
 * Take ownership of a pipeline schedule.
 *
 * Makes the caller the owner of the schedule.
 *
 * `POST /projects/{id}/pipeline_schedules/{pipeline_schedule_id}/take_ownership`
 *
 * @throws {ApiError} 401: The credential is missing or not valid.
 * @throws {ApiError} 404: The resource or its project does not exist, or a path value that must be
 * URL-encoded is not.
 * @throws {ApiError} 422: A value of the path, the query or the body is not valid.
 */
export function takePipelineScheduleOwnership(
  client: CoreClient,
  path: operations['takePipelineScheduleOwnership']['parameters']['path'],
  options?: CallOptions,
): ApiCall<PipelineScheduleResult, operations, 'takePipelineScheduleOwnership'> {
  return client.call(
    {
      id: 'takePipelineScheduleOwnership',
      method: 'post',
      path: '/projects/{id}/pipeline_schedules/{pipeline_schedule_id}/take_ownership',
      security: [[privateToken]],
    },
    { path },
    options,
  );
}

/**
 * Create a variable of a pipeline schedule.
 *
 * Creates a variable for the pipelines of the schedule.
 *
 * `POST /projects/{id}/pipeline_schedules/{pipeline_schedule_id}/variables`
 *
 * @throws {ApiError} 401: The credential is missing or not valid.
 * @throws {ApiError} 404: The resource or its project does not exist, or a path value that must be
 * URL-encoded is not.
 * @throws {ApiError} 422: A value of the path, the query or the body is not valid.
 */
export function createPipelineScheduleVariable(
  client: CoreClient,
  path: operations['createPipelineScheduleVariable']['parameters']['path'],
  body: PipelineScheduleVariableCreate,
  options?: CallOptions,
): ApiCall<PipelineScheduleVariable, operations, 'createPipelineScheduleVariable'> {
  return client.call(
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
}

/**
 * Change a variable of a pipeline schedule.
 *
 * Changes the value of a variable and, if it is sent, its type.
 *
 * `PUT /projects/{id}/pipeline_schedules/{pipeline_schedule_id}/variables/{key}`
 *
 * @throws {ApiError} 401: The credential is missing or not valid.
 * @throws {ApiError} 404: The resource or its project does not exist, or a path value that must be
 * URL-encoded is not.
 * @throws {ApiError} 422: A value of the path, the query or the body is not valid.
 */
export function updatePipelineScheduleVariable(
  client: CoreClient,
  path: operations['updatePipelineScheduleVariable']['parameters']['path'],
  body: PipelineScheduleVariableUpdate,
  options?: CallOptions,
): ApiCall<PipelineScheduleVariable, operations, 'updatePipelineScheduleVariable'> {
  return client.call(
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
}

/**
 * Delete a variable of a pipeline schedule.
 *
 * Deletes a variable and returns it as it was.
 *
 * `DELETE /projects/{id}/pipeline_schedules/{pipeline_schedule_id}/variables/{key}`
 *
 * @throws {ApiError} 401: The credential is missing or not valid.
 * @throws {ApiError} 404: The resource or its project does not exist, or a path value that must be
 * URL-encoded is not.
 * @throws {ApiError} 422: A value of the path, the query or the body is not valid.
 */
export function deletePipelineScheduleVariable(
  client: CoreClient,
  path: operations['deletePipelineScheduleVariable']['parameters']['path'],
  options?: CallOptions,
): ApiCall<PipelineScheduleVariableDeletion, operations, 'deletePipelineScheduleVariable'> {
  return client.call(
    {
      id: 'deletePipelineScheduleVariable',
      method: 'delete',
      path: '/projects/{id}/pipeline_schedules/{pipeline_schedule_id}/variables/{key}',
      security: [[privateToken]],
    },
    { path },
    options,
  );
}

/** Schedules for running pipelines, with their variables and inputs. */
export interface PipelineSchedulesOperations {
  /**
   * List the pipeline schedules of a project.
   *
   * Returns the schedules of the project without their last pipeline, variables and inputs; read a
   * single schedule for these.
   *
   * `GET /projects/{id}/pipeline_schedules`
   *
   * @throws {ApiError} as {@link listPipelineSchedules} says.
   */
  readonly list: PagedMethod<
    [
      path: operations['listPipelineSchedules']['parameters']['path'],
      query?: operations['listPipelineSchedules']['parameters']['query'],
      options?: ListOptions,
    ],
    PipelineSchedule,
    operations,
    'listPipelineSchedules'
  >;
  /**
   * List the pipelines of a pipeline schedule.
   *
   * Returns the pipelines that the schedule triggered.
   *
   * `GET /projects/{id}/pipeline_schedules/{pipeline_schedule_id}/pipelines`
   *
   * @throws {ApiError} as {@link listPipelineSchedulePipelines} says.
   */
  readonly listPipelines: PagedMethod<
    [
      path: operations['listPipelineSchedulePipelines']['parameters']['path'],
      query?: operations['listPipelineSchedulePipelines']['parameters']['query'],
      options?: ListOptions,
    ],
    PipelineSchedulePipeline,
    operations,
    'listPipelineSchedulePipelines'
  >;
  /**
   * Create a pipeline schedule.
   *
   * Creates a schedule in the project. It is active unless `active` is `false`.
   *
   * `POST /projects/{id}/pipeline_schedules`
   *
   * @throws {ApiError} as {@link createPipelineSchedule} says.
   */
  create(
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
   * @throws {ApiError} as {@link getPipelineSchedule} says.
   */
  get(
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
   * @throws {ApiError} as {@link updatePipelineSchedule} says.
   */
  update(
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
   * @throws {ApiError} as {@link deletePipelineSchedule} says.
   */
  delete(
    path: operations['deletePipelineSchedule']['parameters']['path'],
    options?: CallOptions,
  ): ApiCall<PipelineScheduleResult, operations, 'deletePipelineSchedule'>;
  /**
   * Run a pipeline schedule now.
   *
   * Runs a pipeline of the schedule at once. The next scheduled run does not change.
   *
   * `POST /projects/{id}/pipeline_schedules/{pipeline_schedule_id}/play`
   *
   * @throws {ApiError} as {@link runPipelineSchedule} says.
   */
  play(
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
   * @throws {ApiError} as {@link takePipelineScheduleOwnership} says.
   */
  takeOwnership(
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
   * @throws {ApiError} as {@link createPipelineScheduleVariable} says.
   */
  createVariable(
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
   * @throws {ApiError} as {@link updatePipelineScheduleVariable} says.
   */
  updateVariable(
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
   * @throws {ApiError} as {@link deletePipelineScheduleVariable} says.
   */
  deleteVariable(
    path: operations['deletePipelineScheduleVariable']['parameters']['path'],
    options?: CallOptions,
  ): ApiCall<PipelineScheduleVariableDeletion, operations, 'deletePipelineScheduleVariable'>;
}

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
