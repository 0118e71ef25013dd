// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type {
  MovedResponse,
  NotFoundResponse,
  UnauthorizedResponse,
  UnprocessableContentResponse,
  UriTooLongResponse,
  UserSummary,
} from './shared.ts';

/**
 * A schedule for running a pipeline.
 *
 * The property `active` changes as follows:
 *
 * | from | by | to |
 * |---|---|---|
 * | not there | create with `active: false` | inactive |
 * | not there | create with `active: true`, or without `active` | active |
 * | active or inactive | update with `active` | the given value |
 *
 * Every update reschedules the next run.
 */
export interface PipelineSchedule {
  /** ID of the schedule. */
  id: number;
  /** True if the schedule runs the pipeline. */
  active: boolean | null;
  /** When the schedule was created. Format: `date-time`. */
  created_at: string;
  /** When the pipeline runs, as a cron expression. */
  cron: string;
  /** Time zone of `cron`. */
  cron_timezone: string;
  /** Description of the schedule. */
  description: string;
  /** When the pipeline runs next. Format: `date-time`. */
  next_run_at: string;
  /** Owner of the schedule. */
  owner: UserSummary;
  /**
   * The branch or tag that the pipeline runs on, always as a full ref such as `refs/heads/main` or
   * `refs/tags/v1.4.0`.
   */
  ref: string;
  /** When the schedule was last changed. Format: `date-time`. */
  updated_at: string;
}

/** A schedule to create. */
export interface PipelineScheduleCreate {
  /** True if the schedule runs the pipeline. Default: `true`. */
  active?: boolean;
  /** When to run the pipeline, as a cron expression. */
  cron: string;
  /**
   * Time zone of `cron`: a name from the tz database, such as `Europe/Stockholm`, or from the time-zone
   * list of the web framework, which may be in words, such as `Pacific Time (US & Canada)`. Default:
   * `UTC`.
   */
  cron_timezone?: string;
  /** Description of the schedule. */
  description: string;
  /**
   * Inputs for the pipeline: an array with one entry for each. Since 17.11; generally available since
   * 18.1. A hash can be sent in place of the array; its structure is not documented.
   */
  inputs?: PipelineScheduleInputCreate[] | { [key: string]: unknown };
  /**
   * Branch or tag to run the pipeline on, as a full ref (`refs/heads/main`, `refs/tags/v1.4.0`) or a
   * short one (`main`), which the API expands. A short ref is rejected if both a branch and a tag have
   * the name, or if neither has it; the status is not documented.
   */
  ref: string;
}

/** A schedule with its last pipeline, its variables and its inputs. */
export interface PipelineScheduleDetail extends PipelineSchedule {
  /** Inputs that the pipeline gets. Since 17.11; generally available since 18.1. */
  inputs?: PipelineScheduleInput[];
  /** The pipeline that the schedule ran last; null if it ran none. */
  last_pipeline: PipelineScheduleLastPipeline | null;
  /** Variables that the pipeline gets. */
  variables: PipelineScheduleVariableDetail[];
}

/** An input that the scheduled pipeline gets. */
export interface PipelineScheduleInput {
  /** Name of the input. */
  name: string;
  /** Value of the input. Null in place of a boolean counts as `false`. */
  value: unknown[] | boolean | number | string | null;
}

/** An input for the scheduled pipeline. */
export interface PipelineScheduleInputCreate {
  /** Name of the input. */
  name: string;
  /** Value of the input. */
  value: unknown[] | boolean | number | string;
}

/**
 * An input to set, or to delete: an entry with the `name` and a destroy flag that is `true` deletes
 * the input. The name of that flag is not documented for schedules; for protected environments it is
 * `_destroy`.
 */
export interface PipelineScheduleInputUpdate {
  /** Name of the input. */
  name: string;
  /** Value to set. An entry that deletes the input has none. */
  value?: unknown[] | boolean | number | string;
  [key: string]: unknown;
}

/** The pipeline that a schedule ran last, in short. */
export interface PipelineScheduleLastPipeline {
  /** ID of the pipeline. */
  id: number;
  /** Branch or tag that the pipeline runs on. */
  ref: string;
  /** SHA of the commit that the pipeline runs on. */
  sha: string;
  /** Status of the pipeline. */
  status: string;
}

/** A pipeline that a schedule triggered. */
export interface PipelineSchedulePipeline {
  /** ID of the pipeline, unique across all projects. */
  id: number;
  /** When the pipeline was created. Format: `date-time`. */
  created_at: string;
  /** Number of the pipeline within its project. */
  iid: number;
  /** ID of the project that the pipeline belongs to. */
  project_id: number;
  /** Branch or tag that the pipeline runs on. */
  ref: string;
  /** SHA of the commit that the pipeline runs on. */
  sha: string;
  /** Event that triggered the pipeline. */
  source: string;
  /** Status of the pipeline. */
  status: string;
  /** When the pipeline last changed. Format: `date-time`. */
  updated_at: string;
  /** Address of the page of the pipeline. */
  web_url: string;
}

/** A schedule as returned by the operations that create, change or delete it. */
export interface PipelineScheduleResult extends PipelineSchedule {
  /** Inputs that the pipeline gets. Since 17.11; generally available since 18.1. */
  inputs?: PipelineScheduleInput[];
  /** The pipeline that the schedule ran last; null if it ran none. */
  last_pipeline?: PipelineScheduleLastPipeline | null;
  /** Variables that the pipeline gets. */
  variables?: PipelineScheduleVariableDetail[];
}

/** The response to running a schedule now. */
export interface PipelineScheduleRun {
  /** Message that the pipeline was created. */
  message: string;
}

/** Properties of a schedule to change. */
export interface PipelineScheduleUpdate {
  /** True if the schedule runs the pipeline. */
  active?: boolean;
  /** When to run the pipeline, as a cron expression. */
  cron?: string;
  /**
   * Time zone of `cron`: a name from the tz database, such as `Europe/Stockholm`, or from the time-zone
   * list of the web framework, which may be in words, such as `Pacific Time (US & Canada)`.
   */
  cron_timezone?: string;
  /** Description of the schedule. */
  description?: string;
  /**
   * Inputs to set or to delete: an array with one entry for each. Since 17.11; generally available since
   * 18.1. The effect on inputs that are left out is not documented, nor the structure of a hash in place
   * of the array.
   */
  inputs?: PipelineScheduleInputUpdate[] | { [key: string]: unknown };
  /**
   * Branch or tag to run the pipeline on, as a full ref (`refs/heads/main`, `refs/tags/v1.4.0`) or a
   * short one (`main`), which the API expands. A short ref is rejected if both a branch and a tag have
   * the name, or if neither has it; the status is not documented.
   */
  ref?: string;
}

/** A variable that the scheduled pipeline gets. */
export interface PipelineScheduleVariable {
  /** Name of the variable. */
  key: string;
  /** Value of the variable. */
  value: string;
  /** `env_var` for an environment variable, `file` for a file. */
  variable_type: 'env_var' | 'file';
}

/** A variable to create. */
export interface PipelineScheduleVariableCreate {
  /**
   * Name of the variable: up to 255 letters `A-Z` and `a-z`, digits and underscores. Length: at most 255.
   * Pattern: `^[A-Za-z0-9_]+$`.
   */
  key: string;
  /** Value of the variable. */
  value: string;
  /** `env_var` for an environment variable, `file` for a file. Default: `env_var`. */
  variable_type?: 'env_var' | 'file';
}

/** A variable that was deleted. */
export interface PipelineScheduleVariableDeletion {
  /** Name of the variable. */
  key: string;
  /** Value that the variable had. */
  value: string;
}

/** A variable as part of its schedule. */
export interface PipelineScheduleVariableDetail extends PipelineScheduleVariable {
  /** True if the variable is raw; its meaning is not documented. */
  raw: boolean | null;
}

/** The new value of a variable. */
export interface PipelineScheduleVariableUpdate {
  /** Value of the variable. */
  value: string;
  /** `env_var` for an environment variable, `file` for a file. */
  variable_type?: 'env_var' | 'file';
}

/** The path parameters of `GET /projects/{id}/pipeline_schedules`. */
export type ListPipelineSchedulesPath = {
  /**
   * ID of the project, or its full path. Pass the value itself: the client encodes it, and the server
   * decodes it.
   */
  id: number | string;
};

/** The query of `GET /projects/{id}/pipeline_schedules`. */
export type ListPipelineSchedulesQuery = {
  /**
   * Index of the page to return, counted from 1. The offset is limited; self-managed instances can
   * change the limit. Default: `1`. Value: at least 1.
   */
  page?: number;
  /** Number of items per page, at most 100. Default: `20`. Value: at most 100. */
  per_page?: number;
  /** Return only schedules that are active, or only those that are not. */
  scope?: 'active' | 'inactive';
};

/** The responses of `GET /projects/{id}/pipeline_schedules`. */
export interface ListPipelineSchedulesResponses {
  /** The schedules of the project. */
  200: {
    headers: {
      /**
       * Addresses of other pages, each with `rel` set to `first`, `prev`, `next` or `last`. Follow them as
       * given and do not build page addresses yourself. With offset pagination, `rel="last"` is left out
       * above 10,000 records. With keyset pagination, follow `rel="next"` until the header is absent.
       */
      Link?: string;
      /** Index of the next page. Absent with keyset pagination, and possibly on the hosted offering. */
      'x-next-page'?: string;
      /**
       * Index of this page, counted from 1. Absent with keyset pagination, and possibly on the hosted
       * offering.
       */
      'x-page'?: number;
      /** Number of items per page. Absent with keyset pagination, and possibly on the hosted offering. */
      'x-per-page'?: number;
      /** Index of the previous page. Absent with keyset pagination, and possibly on the hosted offering. */
      'x-prev-page'?: string;
      /**
       * Number of items in the whole list. Absent above 10,000 records, with keyset pagination, and possibly
       * on the hosted offering.
       */
      'x-total'?: number;
      /**
       * Number of pages. Absent above 10,000 records, with keyset pagination, and possibly on the hosted
       * offering.
       */
      'x-total-pages'?: number;
    };
    content: { 'application/json': PipelineSchedule[] };
  };
  301: MovedResponse;
  401: UnauthorizedResponse;
  404: NotFoundResponse;
  414: UriTooLongResponse;
  422: UnprocessableContentResponse;
}

/** The path parameters of `POST /projects/{id}/pipeline_schedules`. */
export type CreatePipelineSchedulePath = {
  /**
   * ID of the project, or its full path. Pass the value itself: the client encodes it, and the server
   * decodes it.
   */
  id: number | string;
};

/** The responses of `POST /projects/{id}/pipeline_schedules`. */
export interface CreatePipelineScheduleResponses {
  /** The schedule that was created. */
  201: { content: { 'application/json': PipelineScheduleResult } };
  301: MovedResponse;
  401: UnauthorizedResponse;
  404: NotFoundResponse;
  422: UnprocessableContentResponse;
}

/** The path parameters of `GET /projects/{id}/pipeline_schedules/{pipeline_schedule_id}`. */
export type GetPipelineSchedulePath = {
  /**
   * ID of the project, or its full path. Pass the value itself: the client encodes it, and the server
   * decodes it.
   */
  id: number | string;
  /** ID of the schedule. */
  pipeline_schedule_id: number;
};

/** The responses of `GET /projects/{id}/pipeline_schedules/{pipeline_schedule_id}`. */
export interface GetPipelineScheduleResponses {
  /** The schedule. */
  200: { content: { 'application/json': PipelineScheduleDetail } };
  301: MovedResponse;
  401: UnauthorizedResponse;
  404: NotFoundResponse;
  422: UnprocessableContentResponse;
}

/** The path parameters of `PUT /projects/{id}/pipeline_schedules/{pipeline_schedule_id}`. */
export type UpdatePipelineSchedulePath = {
  /**
   * ID of the project, or its full path. Pass the value itself: the client encodes it, and the server
   * decodes it.
   */
  id: number | string;
  /** ID of the schedule. */
  pipeline_schedule_id: number;
};

/** The responses of `PUT /projects/{id}/pipeline_schedules/{pipeline_schedule_id}`. */
export interface UpdatePipelineScheduleResponses {
  /** The schedule as it is now. */
  200: { content: { 'application/json': PipelineScheduleResult } };
  301: MovedResponse;
  401: UnauthorizedResponse;
  404: NotFoundResponse;
  422: UnprocessableContentResponse;
}

/** The path parameters of `DELETE /projects/{id}/pipeline_schedules/{pipeline_schedule_id}`. */
export type DeletePipelineSchedulePath = {
  /**
   * ID of the project, or its full path. Pass the value itself: the client encodes it, and the server
   * decodes it.
   */
  id: number | string;
  /** ID of the schedule. */
  pipeline_schedule_id: number;
};

/** The responses of `DELETE /projects/{id}/pipeline_schedules/{pipeline_schedule_id}`. */
export interface DeletePipelineScheduleResponses {
  /** The schedule that was deleted. */
  200: { content: { 'application/json': PipelineScheduleResult } };
  301: MovedResponse;
  401: UnauthorizedResponse;
  404: NotFoundResponse;
  422: UnprocessableContentResponse;
}

/** The path parameters of `GET /projects/{id}/pipeline_schedules/{pipeline_schedule_id}/pipelines`. */
export type ListPipelineSchedulePipelinesPath = {
  /**
   * ID of the project, or its full path. Pass the value itself: the client encodes it, and the server
   * decodes it.
   */
  id: number | string;
  /** ID of the schedule. */
  pipeline_schedule_id: number;
};

/** The query of `GET /projects/{id}/pipeline_schedules/{pipeline_schedule_id}/pipelines`. */
export type ListPipelineSchedulePipelinesQuery = {
  /** Return only pipelines created after this time. Format: `date-time`. */
  created_after?: string;
  /** Return only pipelines created before this time. Format: `date-time`. */
  created_before?: string;
  /**
   * Index of the page to return, counted from 1. The offset is limited; self-managed instances can
   * change the limit. Default: `1`. Value: at least 1.
   */
  page?: number;
  /** Number of items per page, at most 100. Default: `20`. Value: at most 100. */
  per_page?: number;
  /** Return only running, pending or finished pipelines, or only pipelines of branches or of tags. */
  scope?: 'running' | 'pending' | 'finished' | 'branches' | 'tags';
  /**
   * Direction of the order. The property by which the pipelines are ordered is not documented. Default:
   * `asc`.
   */
  sort?: 'asc' | 'desc';
  /** Return only pipelines with this status. */
  status?:
    | 'created'
    | 'waiting_for_resource'
    | 'preparing'
    | 'pending'
    | 'running'
    | 'success'
    | 'failed'
    | 'canceled'
    | 'skipped'
    | 'manual'
    | 'scheduled';
  /** Return only pipelines that last changed after this time. Format: `date-time`. */
  updated_after?: string;
  /** Return only pipelines that last changed before this time. Format: `date-time`. */
  updated_before?: string;
};

/** The responses of `GET /projects/{id}/pipeline_schedules/{pipeline_schedule_id}/pipelines`. */
export interface ListPipelineSchedulePipelinesResponses {
  /** The pipelines that the schedule triggered. */
  200: {
    headers: {
      /**
       * Addresses of other pages, each with `rel` set to `first`, `prev`, `next` or `last`. Follow them as
       * given and do not build page addresses yourself. With offset pagination, `rel="last"` is left out
       * above 10,000 records. With keyset pagination, follow `rel="next"` until the header is absent.
       */
      Link?: string;
      /** Index of the next page. Absent with keyset pagination, and possibly on the hosted offering. */
      'x-next-page'?: string;
      /**
       * Index of this page, counted from 1. Absent with keyset pagination, and possibly on the hosted
       * offering.
       */
      'x-page'?: number;
      /** Number of items per page. Absent with keyset pagination, and possibly on the hosted offering. */
      'x-per-page'?: number;
      /** Index of the previous page. Absent with keyset pagination, and possibly on the hosted offering. */
      'x-prev-page'?: string;
      /**
       * Number of items in the whole list. Absent above 10,000 records, with keyset pagination, and possibly
       * on the hosted offering.
       */
      'x-total'?: number;
      /**
       * Number of pages. Absent above 10,000 records, with keyset pagination, and possibly on the hosted
       * offering.
       */
      'x-total-pages'?: number;
    };
    content: { 'application/json': PipelineSchedulePipeline[] };
  };
  301: MovedResponse;
  401: UnauthorizedResponse;
  404: NotFoundResponse;
  414: UriTooLongResponse;
  422: UnprocessableContentResponse;
}

/** The path parameters of `POST /projects/{id}/pipeline_schedules/{pipeline_schedule_id}/play`. */
export type RunPipelineSchedulePath = {
  /**
   * ID of the project, or its full path. Pass the value itself: the client encodes it, and the server
   * decodes it.
   */
  id: number | string;
  /** ID of the schedule. */
  pipeline_schedule_id: number;
};

/** The responses of `POST /projects/{id}/pipeline_schedules/{pipeline_schedule_id}/play`. */
export interface RunPipelineScheduleResponses {
  /** The pipeline was created. The response does not identify it. */
  201: { content: { 'application/json': PipelineScheduleRun } };
  301: MovedResponse;
  401: UnauthorizedResponse;
  404: NotFoundResponse;
  422: UnprocessableContentResponse;
}

/**
 * The path parameters of `POST
 * /projects/{id}/pipeline_schedules/{pipeline_schedule_id}/take_ownership`.
 */
export type TakePipelineScheduleOwnershipPath = {
  /**
   * ID of the project, or its full path. Pass the value itself: the client encodes it, and the server
   * decodes it.
   */
  id: number | string;
  /** ID of the schedule. */
  pipeline_schedule_id: number;
};

/** The responses of `POST /projects/{id}/pipeline_schedules/{pipeline_schedule_id}/take_ownership`. */
export interface TakePipelineScheduleOwnershipResponses {
  /** The schedule with the caller as its owner. */
  200: { content: { 'application/json': PipelineScheduleResult } };
  301: MovedResponse;
  401: UnauthorizedResponse;
  404: NotFoundResponse;
  422: UnprocessableContentResponse;
}

/** The path parameters of `POST /projects/{id}/pipeline_schedules/{pipeline_schedule_id}/variables`. */
export type CreatePipelineScheduleVariablePath = {
  /**
   * ID of the project, or its full path. Pass the value itself: the client encodes it, and the server
   * decodes it.
   */
  id: number | string;
  /** ID of the schedule. */
  pipeline_schedule_id: number;
};

/** The responses of `POST /projects/{id}/pipeline_schedules/{pipeline_schedule_id}/variables`. */
export interface CreatePipelineScheduleVariableResponses {
  /** The variable that was created. */
  201: { content: { 'application/json': PipelineScheduleVariable } };
  301: MovedResponse;
  401: UnauthorizedResponse;
  404: NotFoundResponse;
  422: UnprocessableContentResponse;
}

/**
 * The path parameters of `PUT
 * /projects/{id}/pipeline_schedules/{pipeline_schedule_id}/variables/{key}`.
 */
export type UpdatePipelineScheduleVariablePath = {
  /**
   * ID of the project, or its full path. Pass the value itself: the client encodes it, and the server
   * decodes it.
   */
  id: number | string;
  /** ID of the schedule. */
  pipeline_schedule_id: number;
  /** Name of the variable. */
  key: string;
};

/** The responses of `PUT /projects/{id}/pipeline_schedules/{pipeline_schedule_id}/variables/{key}`. */
export interface UpdatePipelineScheduleVariableResponses {
  /** The variable as it is now. */
  200: { content: { 'application/json': PipelineScheduleVariable } };
  301: MovedResponse;
  401: UnauthorizedResponse;
  404: NotFoundResponse;
  422: UnprocessableContentResponse;
}

/**
 * The path parameters of `DELETE
 * /projects/{id}/pipeline_schedules/{pipeline_schedule_id}/variables/{key}`.
 */
export type DeletePipelineScheduleVariablePath = {
  /**
   * ID of the project, or its full path. Pass the value itself: the client encodes it, and the server
   * decodes it.
   */
  id: number | string;
  /** ID of the schedule. */
  pipeline_schedule_id: number;
  /** Name of the variable. */
  key: string;
};

/** The responses of `DELETE /projects/{id}/pipeline_schedules/{pipeline_schedule_id}/variables/{key}`. */
export interface DeletePipelineScheduleVariableResponses {
  /** The variable that was deleted. */
  200: { content: { 'application/json': PipelineScheduleVariableDeletion } };
  301: MovedResponse;
  401: UnauthorizedResponse;
  404: NotFoundResponse;
  422: UnprocessableContentResponse;
}
