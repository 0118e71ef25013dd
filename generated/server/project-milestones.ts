// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type {
  ErrorBody,
  MilestoneBurndownEvent,
  MilestoneIssue,
  MilestoneMergeRequest,
  ProjectMilestone,
  ProjectMilestoneCreate,
  ProjectMilestoneHinted,
  ProjectMilestoneUpdate,
  PromotedMilestone,
} from '../types/index.ts';
import type { operations } from '../types/openapi.ts';
import type {
  CreateProjectMilestonePath,
  DeleteProjectMilestonePath,
  GetProjectMilestonePath,
  ListProjectMilestoneBurndownEventsPath,
  ListProjectMilestoneBurndownEventsQuery,
  ListProjectMilestoneIssuesPath,
  ListProjectMilestoneIssuesQuery,
  ListProjectMilestoneMergeRequestsPath,
  ListProjectMilestoneMergeRequestsQuery,
  ListProjectMilestonesPath,
  ListProjectMilestonesQuery,
  PromoteProjectMilestonePath,
  UpdateProjectMilestonePath,
} from '../validators/requests/project-milestones.ts';
import type { OperationContext } from './runtime/auth.ts';
import type { ResponseHeaders } from './runtime/response-headers.ts';
import type { PrivateTokenAuth } from './security.ts';

/** Milestones of a project, their issues, merge requests and burndown events. */
export interface ProjectMilestonesHandlers {
  /**
   * List the milestones of a project.
   *
   * Returns the milestones of the project and, with `include_ancestors=true`, also those of the groups
   * above it.
   *
   * `GET /projects/{id}/milestones`
   */
  readonly list: ListProjectMilestones;
  /**
   * Create a milestone.
   *
   * Creates a milestone in the project. The response body is not shown.
   *
   * `POST /projects/{id}/milestones`
   */
  readonly create: CreateProjectMilestone;
  /**
   * Read a milestone.
   *
   * Returns one milestone of the project. The response body is not shown.
   *
   * `GET /projects/{id}/milestones/{milestone_id}`
   */
  readonly get: GetProjectMilestone;
  /**
   * Change, close or activate a milestone.
   *
   * Changes the given properties of a milestone and leaves the others as they are. `state_event` closes
   * an active milestone or makes a closed one active again. The response body is not shown.
   *
   * `PUT /projects/{id}/milestones/{milestone_id}`
   */
  readonly update: UpdateProjectMilestone;
  /**
   * Delete a milestone.
   *
   * Deletes a milestone. Requires the Planner role or a higher one.
   *
   * `DELETE /projects/{id}/milestones/{milestone_id}`
   *
   * Lowest role: Planner.
   */
  readonly delete: DeleteProjectMilestone;
  /**
   * List the burndown events of a milestone.
   *
   * Returns the events that record the burndown of the milestone. Paid tiers only. The properties of an
   * event are not shown.
   *
   * `GET /projects/{id}/milestones/{milestone_id}/burndown_events`
   *
   * Tiers: paid.
   */
  readonly listBurndownEvents: ListProjectMilestoneBurndownEvents;
  /**
   * List the issues of a milestone.
   *
   * Returns the issues that belong to the milestone. Their properties are not shown.
   *
   * `GET /projects/{id}/milestones/{milestone_id}/issues`
   */
  readonly listIssues: ListProjectMilestoneIssues;
  /**
   * List the merge requests of a milestone.
   *
   * Returns the merge requests that belong to the milestone. Their properties are not shown.
   *
   * `GET /projects/{id}/milestones/{milestone_id}/merge_requests`
   */
  readonly listMergeRequests: ListProjectMilestoneMergeRequests;
  /**
   * Promote a milestone to a group milestone.
   *
   * Turns a milestone of the project into a milestone of its group. Requires the Planner role or a
   * higher one in the group. The response body is not shown.
   *
   * `POST /projects/{id}/milestones/{milestone_id}/promote`
   *
   * Lowest role: Planner.
   */
  readonly promote: PromoteProjectMilestone;
}

/**
 * List the milestones of a project.
 *
 * Returns the milestones of the project and, with `include_ancestors=true`, also those of the groups
 * above it.
 *
 * `GET /projects/{id}/milestones`
 */
export type ListProjectMilestones = (
  input: ListProjectMilestonesInput,
  context: OperationContext<PrivateTokenAuth>,
) => ListProjectMilestonesResult | Promise<ListProjectMilestonesResult>;

/** What {@link ListProjectMilestones} is given. */
export interface ListProjectMilestonesInput {
  readonly path: ListProjectMilestonesPath;
  readonly query: ListProjectMilestonesQuery;
}

/** What {@link ListProjectMilestones} answers. */
export type ListProjectMilestonesResult =
  | {
      readonly status: 200;
      readonly headers?: ResponseHeaders<operations['listProjectMilestones']['responses'][200]['headers']>;
      readonly body: ProjectMilestone[];
    }
  | {
      readonly status: 301;
      readonly headers: ResponseHeaders<operations['listProjectMilestones']['responses'][301]['headers']>;
      readonly body: ErrorBody;
    }
  | { readonly status: 401; readonly body: ErrorBody }
  | { readonly status: 404; readonly body: ErrorBody }
  | { readonly status: 414; readonly body: ErrorBody }
  | { readonly status: 422; readonly body: ErrorBody };

/**
 * Create a milestone.
 *
 * Creates a milestone in the project. The response body is not shown.
 *
 * `POST /projects/{id}/milestones`
 */
export type CreateProjectMilestone = (
  input: CreateProjectMilestoneInput,
  context: OperationContext<PrivateTokenAuth>,
) => CreateProjectMilestoneResult | Promise<CreateProjectMilestoneResult>;

/** What {@link CreateProjectMilestone} is given. */
export interface CreateProjectMilestoneInput {
  readonly path: CreateProjectMilestonePath;
  /** The milestone to create. */
  readonly body: ProjectMilestoneCreate;
}

/** What {@link CreateProjectMilestone} answers. */
export type CreateProjectMilestoneResult =
  | { readonly status: 201; readonly body: ProjectMilestoneHinted }
  | {
      readonly status: 301;
      readonly headers: ResponseHeaders<operations['createProjectMilestone']['responses'][301]['headers']>;
      readonly body: ErrorBody;
    }
  | { readonly status: 401; readonly body: ErrorBody }
  | { readonly status: 404; readonly body: ErrorBody }
  | { readonly status: 422; readonly body: ErrorBody };

/**
 * Read a milestone.
 *
 * Returns one milestone of the project. The response body is not shown.
 *
 * `GET /projects/{id}/milestones/{milestone_id}`
 */
export type GetProjectMilestone = (
  input: GetProjectMilestoneInput,
  context: OperationContext<PrivateTokenAuth>,
) => GetProjectMilestoneResult | Promise<GetProjectMilestoneResult>;

/** What {@link GetProjectMilestone} is given. */
export interface GetProjectMilestoneInput {
  readonly path: GetProjectMilestonePath;
}

/** What {@link GetProjectMilestone} answers. */
export type GetProjectMilestoneResult =
  | { readonly status: 200; readonly body: ProjectMilestoneHinted }
  | {
      readonly status: 301;
      readonly headers: ResponseHeaders<operations['getProjectMilestone']['responses'][301]['headers']>;
      readonly body: ErrorBody;
    }
  | { readonly status: 401; readonly body: ErrorBody }
  | { readonly status: 404; readonly body: ErrorBody }
  | { readonly status: 422; readonly body: ErrorBody };

/**
 * Change, close or activate a milestone.
 *
 * Changes the given properties of a milestone and leaves the others as they are. `state_event` closes
 * an active milestone or makes a closed one active again. The response body is not shown.
 *
 * `PUT /projects/{id}/milestones/{milestone_id}`
 */
export type UpdateProjectMilestone = (
  input: UpdateProjectMilestoneInput,
  context: OperationContext<PrivateTokenAuth>,
) => UpdateProjectMilestoneResult | Promise<UpdateProjectMilestoneResult>;

/** What {@link UpdateProjectMilestone} is given. */
export interface UpdateProjectMilestoneInput {
  readonly path: UpdateProjectMilestonePath;
  /** The properties to change. */
  readonly body: ProjectMilestoneUpdate | undefined;
}

/** What {@link UpdateProjectMilestone} answers. */
export type UpdateProjectMilestoneResult =
  | { readonly status: 200; readonly body: ProjectMilestoneHinted }
  | {
      readonly status: 301;
      readonly headers: ResponseHeaders<operations['updateProjectMilestone']['responses'][301]['headers']>;
      readonly body: ErrorBody;
    }
  | { readonly status: 401; readonly body: ErrorBody }
  | { readonly status: 404; readonly body: ErrorBody }
  | { readonly status: 422; readonly body: ErrorBody };

/**
 * Delete a milestone.
 *
 * Deletes a milestone. Requires the Planner role or a higher one.
 *
 * `DELETE /projects/{id}/milestones/{milestone_id}`
 *
 * Lowest role: Planner.
 */
export type DeleteProjectMilestone = (
  input: DeleteProjectMilestoneInput,
  context: OperationContext<PrivateTokenAuth>,
) => DeleteProjectMilestoneResult | Promise<DeleteProjectMilestoneResult>;

/** What {@link DeleteProjectMilestone} is given. */
export interface DeleteProjectMilestoneInput {
  readonly path: DeleteProjectMilestonePath;
}

/** What {@link DeleteProjectMilestone} answers. */
export type DeleteProjectMilestoneResult =
  | { readonly status: 204; readonly body?: never }
  | {
      readonly status: 301;
      readonly headers: ResponseHeaders<operations['deleteProjectMilestone']['responses'][301]['headers']>;
      readonly body: ErrorBody;
    }
  | { readonly status: 401; readonly body: ErrorBody }
  | { readonly status: 403; readonly body: ErrorBody }
  | { readonly status: 404; readonly body: ErrorBody }
  | { readonly status: 422; readonly body: ErrorBody };

/**
 * List the burndown events of a milestone.
 *
 * Returns the events that record the burndown of the milestone. Paid tiers only. The properties of an
 * event are not shown.
 *
 * `GET /projects/{id}/milestones/{milestone_id}/burndown_events`
 *
 * Tiers: paid.
 */
export type ListProjectMilestoneBurndownEvents = (
  input: ListProjectMilestoneBurndownEventsInput,
  context: OperationContext<PrivateTokenAuth>,
) => ListProjectMilestoneBurndownEventsResult | Promise<ListProjectMilestoneBurndownEventsResult>;

/** What {@link ListProjectMilestoneBurndownEvents} is given. */
export interface ListProjectMilestoneBurndownEventsInput {
  readonly path: ListProjectMilestoneBurndownEventsPath;
  readonly query: ListProjectMilestoneBurndownEventsQuery;
}

/** What {@link ListProjectMilestoneBurndownEvents} answers. */
export type ListProjectMilestoneBurndownEventsResult =
  | {
      readonly status: 200;
      readonly headers?: ResponseHeaders<operations['listProjectMilestoneBurndownEvents']['responses'][200]['headers']>;
      readonly body: MilestoneBurndownEvent[];
    }
  | {
      readonly status: 301;
      readonly headers: ResponseHeaders<operations['listProjectMilestoneBurndownEvents']['responses'][301]['headers']>;
      readonly body: ErrorBody;
    }
  | { readonly status: 401; readonly body: ErrorBody }
  | { readonly status: 404; readonly body: ErrorBody }
  | { readonly status: 414; readonly body: ErrorBody }
  | { readonly status: 422; readonly body: ErrorBody };

/**
 * List the issues of a milestone.
 *
 * Returns the issues that belong to the milestone. Their properties are not shown.
 *
 * `GET /projects/{id}/milestones/{milestone_id}/issues`
 */
export type ListProjectMilestoneIssues = (
  input: ListProjectMilestoneIssuesInput,
  context: OperationContext<PrivateTokenAuth>,
) => ListProjectMilestoneIssuesResult | Promise<ListProjectMilestoneIssuesResult>;

/** What {@link ListProjectMilestoneIssues} is given. */
export interface ListProjectMilestoneIssuesInput {
  readonly path: ListProjectMilestoneIssuesPath;
  readonly query: ListProjectMilestoneIssuesQuery;
}

/** What {@link ListProjectMilestoneIssues} answers. */
export type ListProjectMilestoneIssuesResult =
  | {
      readonly status: 200;
      readonly headers?: ResponseHeaders<operations['listProjectMilestoneIssues']['responses'][200]['headers']>;
      readonly body: MilestoneIssue[];
    }
  | {
      readonly status: 301;
      readonly headers: ResponseHeaders<operations['listProjectMilestoneIssues']['responses'][301]['headers']>;
      readonly body: ErrorBody;
    }
  | { readonly status: 401; readonly body: ErrorBody }
  | { readonly status: 404; readonly body: ErrorBody }
  | { readonly status: 414; readonly body: ErrorBody }
  | { readonly status: 422; readonly body: ErrorBody };

/**
 * List the merge requests of a milestone.
 *
 * Returns the merge requests that belong to the milestone. Their properties are not shown.
 *
 * `GET /projects/{id}/milestones/{milestone_id}/merge_requests`
 */
export type ListProjectMilestoneMergeRequests = (
  input: ListProjectMilestoneMergeRequestsInput,
  context: OperationContext<PrivateTokenAuth>,
) => ListProjectMilestoneMergeRequestsResult | Promise<ListProjectMilestoneMergeRequestsResult>;

/** What {@link ListProjectMilestoneMergeRequests} is given. */
export interface ListProjectMilestoneMergeRequestsInput {
  readonly path: ListProjectMilestoneMergeRequestsPath;
  readonly query: ListProjectMilestoneMergeRequestsQuery;
}

/** What {@link ListProjectMilestoneMergeRequests} answers. */
export type ListProjectMilestoneMergeRequestsResult =
  | {
      readonly status: 200;
      readonly headers?: ResponseHeaders<operations['listProjectMilestoneMergeRequests']['responses'][200]['headers']>;
      readonly body: MilestoneMergeRequest[];
    }
  | {
      readonly status: 301;
      readonly headers: ResponseHeaders<operations['listProjectMilestoneMergeRequests']['responses'][301]['headers']>;
      readonly body: ErrorBody;
    }
  | { readonly status: 401; readonly body: ErrorBody }
  | { readonly status: 404; readonly body: ErrorBody }
  | { readonly status: 414; readonly body: ErrorBody }
  | { readonly status: 422; readonly body: ErrorBody };

/**
 * Promote a milestone to a group milestone.
 *
 * Turns a milestone of the project into a milestone of its group. Requires the Planner role or a
 * higher one in the group. The response body is not shown.
 *
 * `POST /projects/{id}/milestones/{milestone_id}/promote`
 *
 * Lowest role: Planner.
 */
export type PromoteProjectMilestone = (
  input: PromoteProjectMilestoneInput,
  context: OperationContext<PrivateTokenAuth>,
) => PromoteProjectMilestoneResult | Promise<PromoteProjectMilestoneResult>;

/** What {@link PromoteProjectMilestone} is given. */
export interface PromoteProjectMilestoneInput {
  readonly path: PromoteProjectMilestonePath;
}

/** What {@link PromoteProjectMilestone} answers. */
export type PromoteProjectMilestoneResult =
  | { readonly status: 200; readonly body: PromotedMilestone }
  | {
      readonly status: 301;
      readonly headers: ResponseHeaders<operations['promoteProjectMilestone']['responses'][301]['headers']>;
      readonly body: ErrorBody;
    }
  | { readonly status: 401; readonly body: ErrorBody }
  | { readonly status: 403; readonly body: ErrorBody }
  | { readonly status: 404; readonly body: ErrorBody }
  | { readonly status: 422; readonly body: ErrorBody };
