// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

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
  ListPipelineSchedulePipelinesResponses,
  ListPipelineSchedulesPath,
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
import type { ErrorBody } from '../types/shared.ts';
import type {
  ListPipelineSchedulePipelinesQueryWithDefaults,
  ListPipelineSchedulesQueryWithDefaults,
} from '../validators/requests/pipeline-schedules.ts';
import type { OperationContext } from './runtime/auth.ts';
import type { DescribedHeaders } from './runtime/interfaces.ts';
import type { PrivateTokenAuth } from './security.ts';

/** Schedules for running pipelines, with their variables and inputs. */
export interface PipelineSchedulesHandlers {
  /**
   * List the pipeline schedules of a project.
   *
   * Returns the schedules of the project without their last pipeline, variables and inputs; read a
   * single schedule for these.
   *
   * `GET /projects/{id}/pipeline_schedules`
   */
  readonly list: ListPipelineSchedules;
  /**
   * Create a pipeline schedule.
   *
   * Creates a schedule in the project. It is active unless `active` is `false`.
   *
   * `POST /projects/{id}/pipeline_schedules`
   */
  readonly create: CreatePipelineSchedule;
  /**
   * Read a pipeline schedule.
   *
   * Returns one schedule with its last pipeline, its variables and its inputs.
   *
   * `GET /projects/{id}/pipeline_schedules/{pipeline_schedule_id}`
   */
  readonly get: GetPipelineSchedule;
  /**
   * Change a pipeline schedule.
   *
   * Changes the given properties of a schedule and leaves the others as they are. Every update
   * reschedules the next run.
   *
   * `PUT /projects/{id}/pipeline_schedules/{pipeline_schedule_id}`
   */
  readonly update: UpdatePipelineSchedule;
  /**
   * Delete a pipeline schedule.
   *
   * Deletes a schedule and returns it as it was.
   *
   * `DELETE /projects/{id}/pipeline_schedules/{pipeline_schedule_id}`
   */
  readonly delete: DeletePipelineSchedule;
  /**
   * List the pipelines of a pipeline schedule.
   *
   * Returns the pipelines that the schedule triggered.
   *
   * `GET /projects/{id}/pipeline_schedules/{pipeline_schedule_id}/pipelines`
   */
  readonly listPipelines: ListPipelineSchedulePipelines;
  /**
   * Run a pipeline schedule now.
   *
   * Runs a pipeline of the schedule at once. The next scheduled run does not change.
   *
   * `POST /projects/{id}/pipeline_schedules/{pipeline_schedule_id}/play`
   */
  readonly play: RunPipelineSchedule;
  /**
   * Take ownership of a pipeline schedule.
   *
   * Makes the caller the owner of the schedule.
   *
   * `POST /projects/{id}/pipeline_schedules/{pipeline_schedule_id}/take_ownership`
   */
  readonly takeOwnership: TakePipelineScheduleOwnership;
  /**
   * Create a variable of a pipeline schedule.
   *
   * Creates a variable for the pipelines of the schedule.
   *
   * `POST /projects/{id}/pipeline_schedules/{pipeline_schedule_id}/variables`
   */
  readonly createVariable: CreatePipelineScheduleVariable;
  /**
   * Change a variable of a pipeline schedule.
   *
   * Changes the value of a variable and, if it is sent, its type.
   *
   * `PUT /projects/{id}/pipeline_schedules/{pipeline_schedule_id}/variables/{key}`
   */
  readonly updateVariable: UpdatePipelineScheduleVariable;
  /**
   * Delete a variable of a pipeline schedule.
   *
   * Deletes a variable and returns it as it was.
   *
   * `DELETE /projects/{id}/pipeline_schedules/{pipeline_schedule_id}/variables/{key}`
   */
  readonly deleteVariable: DeletePipelineScheduleVariable;
}

/** The type of {@link PipelineSchedulesHandlers}.list. */
export type ListPipelineSchedules = (
  input: ListPipelineSchedulesInput,
  context: OperationContext<PrivateTokenAuth>,
) => ListPipelineSchedulesResult | Promise<ListPipelineSchedulesResult>;

/** The input of {@link ListPipelineSchedules}. */
export interface ListPipelineSchedulesInput {
  readonly path: ListPipelineSchedulesPath;
  readonly query: ListPipelineSchedulesQueryWithDefaults;
}

/** The result of {@link ListPipelineSchedules}. */
export type ListPipelineSchedulesResult =
  | {
      readonly status: 200;
      readonly headers?: DescribedHeaders<ListPipelineSchedulesResponses[200]['headers']>;
      readonly body: PipelineSchedule[];
    }
  | {
      readonly status: 301;
      readonly headers: DescribedHeaders<ListPipelineSchedulesResponses[301]['headers']>;
      readonly body: ErrorBody;
    }
  | { readonly status: 401; readonly body: ErrorBody }
  | { readonly status: 404; readonly body: ErrorBody }
  | { readonly status: 414; readonly body: ErrorBody }
  | { readonly status: 422; readonly body: ErrorBody };

/** The type of {@link PipelineSchedulesHandlers}.create. */
export type CreatePipelineSchedule = (
  input: CreatePipelineScheduleInput,
  context: OperationContext<PrivateTokenAuth>,
) => CreatePipelineScheduleResult | Promise<CreatePipelineScheduleResult>;

/** The input of {@link CreatePipelineSchedule}. */
export interface CreatePipelineScheduleInput {
  readonly path: CreatePipelineSchedulePath;
  /** The schedule to create. */
  readonly body: PipelineScheduleCreate;
}

/** The result of {@link CreatePipelineSchedule}. */
export type CreatePipelineScheduleResult =
  | { readonly status: 201; readonly body: PipelineScheduleResult }
  | {
      readonly status: 301;
      readonly headers: DescribedHeaders<CreatePipelineScheduleResponses[301]['headers']>;
      readonly body: ErrorBody;
    }
  | { readonly status: 401; readonly body: ErrorBody }
  | { readonly status: 404; readonly body: ErrorBody }
  | { readonly status: 422; readonly body: ErrorBody };

/** The type of {@link PipelineSchedulesHandlers}.get. */
export type GetPipelineSchedule = (
  input: GetPipelineScheduleInput,
  context: OperationContext<PrivateTokenAuth>,
) => GetPipelineScheduleResult | Promise<GetPipelineScheduleResult>;

/** The input of {@link GetPipelineSchedule}. */
export interface GetPipelineScheduleInput {
  readonly path: GetPipelineSchedulePath;
}

/** The result of {@link GetPipelineSchedule}. */
export type GetPipelineScheduleResult =
  | { readonly status: 200; readonly body: PipelineScheduleDetail }
  | {
      readonly status: 301;
      readonly headers: DescribedHeaders<GetPipelineScheduleResponses[301]['headers']>;
      readonly body: ErrorBody;
    }
  | { readonly status: 401; readonly body: ErrorBody }
  | { readonly status: 404; readonly body: ErrorBody }
  | { readonly status: 422; readonly body: ErrorBody };

/** The type of {@link PipelineSchedulesHandlers}.update. */
export type UpdatePipelineSchedule = (
  input: UpdatePipelineScheduleInput,
  context: OperationContext<PrivateTokenAuth>,
) => UpdatePipelineScheduleResult | Promise<UpdatePipelineScheduleResult>;

/** The input of {@link UpdatePipelineSchedule}. */
export interface UpdatePipelineScheduleInput {
  readonly path: UpdatePipelineSchedulePath;
  /** The properties to change. */
  readonly body: PipelineScheduleUpdate | undefined;
}

/** The result of {@link UpdatePipelineSchedule}. */
export type UpdatePipelineScheduleResult =
  | { readonly status: 200; readonly body: PipelineScheduleResult }
  | {
      readonly status: 301;
      readonly headers: DescribedHeaders<UpdatePipelineScheduleResponses[301]['headers']>;
      readonly body: ErrorBody;
    }
  | { readonly status: 401; readonly body: ErrorBody }
  | { readonly status: 404; readonly body: ErrorBody }
  | { readonly status: 422; readonly body: ErrorBody };

/** The type of {@link PipelineSchedulesHandlers}.delete. */
export type DeletePipelineSchedule = (
  input: DeletePipelineScheduleInput,
  context: OperationContext<PrivateTokenAuth>,
) => DeletePipelineScheduleResult | Promise<DeletePipelineScheduleResult>;

/** The input of {@link DeletePipelineSchedule}. */
export interface DeletePipelineScheduleInput {
  readonly path: DeletePipelineSchedulePath;
}

/** The result of {@link DeletePipelineSchedule}. */
export type DeletePipelineScheduleResult =
  | { readonly status: 200; readonly body: PipelineScheduleResult }
  | {
      readonly status: 301;
      readonly headers: DescribedHeaders<DeletePipelineScheduleResponses[301]['headers']>;
      readonly body: ErrorBody;
    }
  | { readonly status: 401; readonly body: ErrorBody }
  | { readonly status: 404; readonly body: ErrorBody }
  | { readonly status: 422; readonly body: ErrorBody };

/** The type of {@link PipelineSchedulesHandlers}.listPipelines. */
export type ListPipelineSchedulePipelines = (
  input: ListPipelineSchedulePipelinesInput,
  context: OperationContext<PrivateTokenAuth>,
) => ListPipelineSchedulePipelinesResult | Promise<ListPipelineSchedulePipelinesResult>;

/** The input of {@link ListPipelineSchedulePipelines}. */
export interface ListPipelineSchedulePipelinesInput {
  readonly path: ListPipelineSchedulePipelinesPath;
  readonly query: ListPipelineSchedulePipelinesQueryWithDefaults;
}

/** The result of {@link ListPipelineSchedulePipelines}. */
export type ListPipelineSchedulePipelinesResult =
  | {
      readonly status: 200;
      readonly headers?: DescribedHeaders<ListPipelineSchedulePipelinesResponses[200]['headers']>;
      readonly body: PipelineSchedulePipeline[];
    }
  | {
      readonly status: 301;
      readonly headers: DescribedHeaders<ListPipelineSchedulePipelinesResponses[301]['headers']>;
      readonly body: ErrorBody;
    }
  | { readonly status: 401; readonly body: ErrorBody }
  | { readonly status: 404; readonly body: ErrorBody }
  | { readonly status: 414; readonly body: ErrorBody }
  | { readonly status: 422; readonly body: ErrorBody };

/** The type of {@link PipelineSchedulesHandlers}.play. */
export type RunPipelineSchedule = (
  input: RunPipelineScheduleInput,
  context: OperationContext<PrivateTokenAuth>,
) => RunPipelineScheduleResult | Promise<RunPipelineScheduleResult>;

/** The input of {@link RunPipelineSchedule}. */
export interface RunPipelineScheduleInput {
  readonly path: RunPipelineSchedulePath;
}

/** The result of {@link RunPipelineSchedule}. */
export type RunPipelineScheduleResult =
  | { readonly status: 201; readonly body: PipelineScheduleRun }
  | {
      readonly status: 301;
      readonly headers: DescribedHeaders<RunPipelineScheduleResponses[301]['headers']>;
      readonly body: ErrorBody;
    }
  | { readonly status: 401; readonly body: ErrorBody }
  | { readonly status: 404; readonly body: ErrorBody }
  | { readonly status: 422; readonly body: ErrorBody };

/** The type of {@link PipelineSchedulesHandlers}.takeOwnership. */
export type TakePipelineScheduleOwnership = (
  input: TakePipelineScheduleOwnershipInput,
  context: OperationContext<PrivateTokenAuth>,
) => TakePipelineScheduleOwnershipResult | Promise<TakePipelineScheduleOwnershipResult>;

/** The input of {@link TakePipelineScheduleOwnership}. */
export interface TakePipelineScheduleOwnershipInput {
  readonly path: TakePipelineScheduleOwnershipPath;
}

/** The result of {@link TakePipelineScheduleOwnership}. */
export type TakePipelineScheduleOwnershipResult =
  | { readonly status: 200; readonly body: PipelineScheduleResult }
  | {
      readonly status: 301;
      readonly headers: DescribedHeaders<TakePipelineScheduleOwnershipResponses[301]['headers']>;
      readonly body: ErrorBody;
    }
  | { readonly status: 401; readonly body: ErrorBody }
  | { readonly status: 404; readonly body: ErrorBody }
  | { readonly status: 422; readonly body: ErrorBody };

/** The type of {@link PipelineSchedulesHandlers}.createVariable. */
export type CreatePipelineScheduleVariable = (
  input: CreatePipelineScheduleVariableInput,
  context: OperationContext<PrivateTokenAuth>,
) => CreatePipelineScheduleVariableResult | Promise<CreatePipelineScheduleVariableResult>;

/** The input of {@link CreatePipelineScheduleVariable}. */
export interface CreatePipelineScheduleVariableInput {
  readonly path: CreatePipelineScheduleVariablePath;
  /** The variable to create. */
  readonly body: PipelineScheduleVariableCreate;
}

/** The result of {@link CreatePipelineScheduleVariable}. */
export type CreatePipelineScheduleVariableResult =
  | { readonly status: 201; readonly body: PipelineScheduleVariable }
  | {
      readonly status: 301;
      readonly headers: DescribedHeaders<CreatePipelineScheduleVariableResponses[301]['headers']>;
      readonly body: ErrorBody;
    }
  | { readonly status: 401; readonly body: ErrorBody }
  | { readonly status: 404; readonly body: ErrorBody }
  | { readonly status: 422; readonly body: ErrorBody };

/** The type of {@link PipelineSchedulesHandlers}.updateVariable. */
export type UpdatePipelineScheduleVariable = (
  input: UpdatePipelineScheduleVariableInput,
  context: OperationContext<PrivateTokenAuth>,
) => UpdatePipelineScheduleVariableResult | Promise<UpdatePipelineScheduleVariableResult>;

/** The input of {@link UpdatePipelineScheduleVariable}. */
export interface UpdatePipelineScheduleVariableInput {
  readonly path: UpdatePipelineScheduleVariablePath;
  /** The new value. */
  readonly body: PipelineScheduleVariableUpdate;
}

/** The result of {@link UpdatePipelineScheduleVariable}. */
export type UpdatePipelineScheduleVariableResult =
  | { readonly status: 200; readonly body: PipelineScheduleVariable }
  | {
      readonly status: 301;
      readonly headers: DescribedHeaders<UpdatePipelineScheduleVariableResponses[301]['headers']>;
      readonly body: ErrorBody;
    }
  | { readonly status: 401; readonly body: ErrorBody }
  | { readonly status: 404; readonly body: ErrorBody }
  | { readonly status: 422; readonly body: ErrorBody };

/** The type of {@link PipelineSchedulesHandlers}.deleteVariable. */
export type DeletePipelineScheduleVariable = (
  input: DeletePipelineScheduleVariableInput,
  context: OperationContext<PrivateTokenAuth>,
) => DeletePipelineScheduleVariableResult | Promise<DeletePipelineScheduleVariableResult>;

/** The input of {@link DeletePipelineScheduleVariable}. */
export interface DeletePipelineScheduleVariableInput {
  readonly path: DeletePipelineScheduleVariablePath;
}

/** The result of {@link DeletePipelineScheduleVariable}. */
export type DeletePipelineScheduleVariableResult =
  | { readonly status: 200; readonly body: PipelineScheduleVariableDeletion }
  | {
      readonly status: 301;
      readonly headers: DescribedHeaders<DeletePipelineScheduleVariableResponses[301]['headers']>;
      readonly body: ErrorBody;
    }
  | { readonly status: 401; readonly body: ErrorBody }
  | { readonly status: 404; readonly body: ErrorBody }
  | { readonly status: 422; readonly body: ErrorBody };
