// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type {
  CreateProjectMilestonePath,
  CreateProjectMilestoneResponses,
  DeleteProjectMilestonePath,
  DeleteProjectMilestoneResponses,
  GetProjectMilestonePath,
  GetProjectMilestoneResponses,
  ListProjectMilestoneBurndownEventsPath,
  ListProjectMilestoneBurndownEventsResponses,
  ListProjectMilestoneIssuesPath,
  ListProjectMilestoneIssuesResponses,
  ListProjectMilestoneMergeRequestsPath,
  ListProjectMilestoneMergeRequestsResponses,
  ListProjectMilestonesPath,
  ListProjectMilestonesResponses,
  MilestoneBurndownEvent,
  MilestoneIssue,
  MilestoneMergeRequest,
  ProjectMilestone,
  ProjectMilestoneCreate,
  ProjectMilestoneHinted,
  ProjectMilestoneUpdate,
  PromoteProjectMilestonePath,
  PromoteProjectMilestoneResponses,
  PromotedMilestone,
  UpdateProjectMilestonePath,
  UpdateProjectMilestoneResponses,
} from '../types/project-milestones.ts';
import type { ErrorBody } from '../types/shared.ts';
import type {
  ListProjectMilestoneBurndownEventsQueryWithDefaults,
  ListProjectMilestoneIssuesQueryWithDefaults,
  ListProjectMilestoneMergeRequestsQueryWithDefaults,
  ListProjectMilestonesQueryWithDefaults,
} from '../validators/requests/project-milestones.ts';
import type { OperationContext } from './runtime/auth.ts';
import type { DescribedHeaders } from './runtime/interfaces.ts';
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
   * Creates a milestone in the project. The response body is not documented.
   *
   * `POST /projects/{id}/milestones`
   */
  readonly create: CreateProjectMilestone;
  /**
   * Read a milestone.
   *
   * Returns one milestone of the project. The response body is not documented.
   *
   * `GET /projects/{id}/milestones/{milestone_id}`
   */
  readonly get: GetProjectMilestone;
  /**
   * Change, close or activate a milestone.
   *
   * Changes the given properties of a milestone and leaves the others as they are. `state_event` closes
   * an active milestone or makes a closed one active again. The response body is not documented.
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
   * Returns the events that record the burndown of the milestone. The properties of an event are not
   * documented.
   *
   * `GET /projects/{id}/milestones/{milestone_id}/burndown_events`
   *
   * Tiers: paid.
   */
  readonly listBurndownEvents: ListProjectMilestoneBurndownEvents;
  /**
   * List the issues of a milestone.
   *
   * Returns the issues that belong to the milestone. Their properties are not documented.
   *
   * `GET /projects/{id}/milestones/{milestone_id}/issues`
   */
  readonly listIssues: ListProjectMilestoneIssues;
  /**
   * List the merge requests of a milestone.
   *
   * Returns the merge requests that belong to the milestone. Their properties are not documented.
   *
   * `GET /projects/{id}/milestones/{milestone_id}/merge_requests`
   */
  readonly listMergeRequests: ListProjectMilestoneMergeRequests;
  /**
   * Promote a milestone to a group milestone.
   *
   * Turns a milestone of the project into a milestone of its group. Requires the Planner role or a
   * higher one in the group. The response body is not documented.
   *
   * `POST /projects/{id}/milestones/{milestone_id}/promote`
   *
   * Lowest role: Planner.
   */
  readonly promote: PromoteProjectMilestone;
}

/** The type of {@link ProjectMilestonesHandlers}.list. */
export type ListProjectMilestones = (
  input: ListProjectMilestonesInput,
  context: OperationContext<PrivateTokenAuth>,
) => ListProjectMilestonesResult | Promise<ListProjectMilestonesResult>;

/** The input of {@link ListProjectMilestones}. */
export interface ListProjectMilestonesInput {
  readonly path: ListProjectMilestonesPath;
  readonly query: ListProjectMilestonesQueryWithDefaults;
}

/** The result of {@link ListProjectMilestones}. */
export type ListProjectMilestonesResult =
  | {
      readonly status: 200;
      readonly headers?: DescribedHeaders<ListProjectMilestonesResponses[200]['headers']>;
      readonly body: ProjectMilestone[];
    }
  | {
      readonly status: 301;
      readonly headers: DescribedHeaders<ListProjectMilestonesResponses[301]['headers']>;
      readonly body: ErrorBody;
    }
  | { readonly status: 401; readonly body: ErrorBody }
  | { readonly status: 404; readonly body: ErrorBody }
  | { readonly status: 414; readonly body: ErrorBody }
  | { readonly status: 422; readonly body: ErrorBody };

/** The type of {@link ProjectMilestonesHandlers}.create. */
export type CreateProjectMilestone = (
  input: CreateProjectMilestoneInput,
  context: OperationContext<PrivateTokenAuth>,
) => CreateProjectMilestoneResult | Promise<CreateProjectMilestoneResult>;

/** The input of {@link CreateProjectMilestone}. */
export interface CreateProjectMilestoneInput {
  readonly path: CreateProjectMilestonePath;
  /** The milestone to create. */
  readonly body: ProjectMilestoneCreate;
}

/** The result of {@link CreateProjectMilestone}. */
export type CreateProjectMilestoneResult =
  | { readonly status: 201; readonly body: ProjectMilestoneHinted }
  | {
      readonly status: 301;
      readonly headers: DescribedHeaders<CreateProjectMilestoneResponses[301]['headers']>;
      readonly body: ErrorBody;
    }
  | { readonly status: 401; readonly body: ErrorBody }
  | { readonly status: 404; readonly body: ErrorBody }
  | { readonly status: 422; readonly body: ErrorBody };

/** The type of {@link ProjectMilestonesHandlers}.get. */
export type GetProjectMilestone = (
  input: GetProjectMilestoneInput,
  context: OperationContext<PrivateTokenAuth>,
) => GetProjectMilestoneResult | Promise<GetProjectMilestoneResult>;

/** The input of {@link GetProjectMilestone}. */
export interface GetProjectMilestoneInput {
  readonly path: GetProjectMilestonePath;
}

/** The result of {@link GetProjectMilestone}. */
export type GetProjectMilestoneResult =
  | { readonly status: 200; readonly body: ProjectMilestoneHinted }
  | {
      readonly status: 301;
      readonly headers: DescribedHeaders<GetProjectMilestoneResponses[301]['headers']>;
      readonly body: ErrorBody;
    }
  | { readonly status: 401; readonly body: ErrorBody }
  | { readonly status: 404; readonly body: ErrorBody }
  | { readonly status: 422; readonly body: ErrorBody };

/** The type of {@link ProjectMilestonesHandlers}.update. */
export type UpdateProjectMilestone = (
  input: UpdateProjectMilestoneInput,
  context: OperationContext<PrivateTokenAuth>,
) => UpdateProjectMilestoneResult | Promise<UpdateProjectMilestoneResult>;

/** The input of {@link UpdateProjectMilestone}. */
export interface UpdateProjectMilestoneInput {
  readonly path: UpdateProjectMilestonePath;
  /** The properties to change. */
  readonly body: ProjectMilestoneUpdate | undefined;
}

/** The result of {@link UpdateProjectMilestone}. */
export type UpdateProjectMilestoneResult =
  | { readonly status: 200; readonly body: ProjectMilestoneHinted }
  | {
      readonly status: 301;
      readonly headers: DescribedHeaders<UpdateProjectMilestoneResponses[301]['headers']>;
      readonly body: ErrorBody;
    }
  | { readonly status: 401; readonly body: ErrorBody }
  | { readonly status: 404; readonly body: ErrorBody }
  | { readonly status: 422; readonly body: ErrorBody };

/** The type of {@link ProjectMilestonesHandlers}.delete. */
export type DeleteProjectMilestone = (
  input: DeleteProjectMilestoneInput,
  context: OperationContext<PrivateTokenAuth>,
) => DeleteProjectMilestoneResult | Promise<DeleteProjectMilestoneResult>;

/** The input of {@link DeleteProjectMilestone}. */
export interface DeleteProjectMilestoneInput {
  readonly path: DeleteProjectMilestonePath;
}

/** The result of {@link DeleteProjectMilestone}. */
export type DeleteProjectMilestoneResult =
  | { readonly status: 204; readonly body?: never }
  | {
      readonly status: 301;
      readonly headers: DescribedHeaders<DeleteProjectMilestoneResponses[301]['headers']>;
      readonly body: ErrorBody;
    }
  | { readonly status: 401; readonly body: ErrorBody }
  | { readonly status: 403; readonly body: ErrorBody }
  | { readonly status: 404; readonly body: ErrorBody }
  | { readonly status: 422; readonly body: ErrorBody };

/** The type of {@link ProjectMilestonesHandlers}.listBurndownEvents. */
export type ListProjectMilestoneBurndownEvents = (
  input: ListProjectMilestoneBurndownEventsInput,
  context: OperationContext<PrivateTokenAuth>,
) => ListProjectMilestoneBurndownEventsResult | Promise<ListProjectMilestoneBurndownEventsResult>;

/** The input of {@link ListProjectMilestoneBurndownEvents}. */
export interface ListProjectMilestoneBurndownEventsInput {
  readonly path: ListProjectMilestoneBurndownEventsPath;
  readonly query: ListProjectMilestoneBurndownEventsQueryWithDefaults;
}

/** The result of {@link ListProjectMilestoneBurndownEvents}. */
export type ListProjectMilestoneBurndownEventsResult =
  | {
      readonly status: 200;
      readonly headers?: DescribedHeaders<ListProjectMilestoneBurndownEventsResponses[200]['headers']>;
      readonly body: MilestoneBurndownEvent[];
    }
  | {
      readonly status: 301;
      readonly headers: DescribedHeaders<ListProjectMilestoneBurndownEventsResponses[301]['headers']>;
      readonly body: ErrorBody;
    }
  | { readonly status: 401; readonly body: ErrorBody }
  | { readonly status: 404; readonly body: ErrorBody }
  | { readonly status: 414; readonly body: ErrorBody }
  | { readonly status: 422; readonly body: ErrorBody };

/** The type of {@link ProjectMilestonesHandlers}.listIssues. */
export type ListProjectMilestoneIssues = (
  input: ListProjectMilestoneIssuesInput,
  context: OperationContext<PrivateTokenAuth>,
) => ListProjectMilestoneIssuesResult | Promise<ListProjectMilestoneIssuesResult>;

/** The input of {@link ListProjectMilestoneIssues}. */
export interface ListProjectMilestoneIssuesInput {
  readonly path: ListProjectMilestoneIssuesPath;
  readonly query: ListProjectMilestoneIssuesQueryWithDefaults;
}

/** The result of {@link ListProjectMilestoneIssues}. */
export type ListProjectMilestoneIssuesResult =
  | {
      readonly status: 200;
      readonly headers?: DescribedHeaders<ListProjectMilestoneIssuesResponses[200]['headers']>;
      readonly body: MilestoneIssue[];
    }
  | {
      readonly status: 301;
      readonly headers: DescribedHeaders<ListProjectMilestoneIssuesResponses[301]['headers']>;
      readonly body: ErrorBody;
    }
  | { readonly status: 401; readonly body: ErrorBody }
  | { readonly status: 404; readonly body: ErrorBody }
  | { readonly status: 414; readonly body: ErrorBody }
  | { readonly status: 422; readonly body: ErrorBody };

/** The type of {@link ProjectMilestonesHandlers}.listMergeRequests. */
export type ListProjectMilestoneMergeRequests = (
  input: ListProjectMilestoneMergeRequestsInput,
  context: OperationContext<PrivateTokenAuth>,
) => ListProjectMilestoneMergeRequestsResult | Promise<ListProjectMilestoneMergeRequestsResult>;

/** The input of {@link ListProjectMilestoneMergeRequests}. */
export interface ListProjectMilestoneMergeRequestsInput {
  readonly path: ListProjectMilestoneMergeRequestsPath;
  readonly query: ListProjectMilestoneMergeRequestsQueryWithDefaults;
}

/** The result of {@link ListProjectMilestoneMergeRequests}. */
export type ListProjectMilestoneMergeRequestsResult =
  | {
      readonly status: 200;
      readonly headers?: DescribedHeaders<ListProjectMilestoneMergeRequestsResponses[200]['headers']>;
      readonly body: MilestoneMergeRequest[];
    }
  | {
      readonly status: 301;
      readonly headers: DescribedHeaders<ListProjectMilestoneMergeRequestsResponses[301]['headers']>;
      readonly body: ErrorBody;
    }
  | { readonly status: 401; readonly body: ErrorBody }
  | { readonly status: 404; readonly body: ErrorBody }
  | { readonly status: 414; readonly body: ErrorBody }
  | { readonly status: 422; readonly body: ErrorBody };

/** The type of {@link ProjectMilestonesHandlers}.promote. */
export type PromoteProjectMilestone = (
  input: PromoteProjectMilestoneInput,
  context: OperationContext<PrivateTokenAuth>,
) => PromoteProjectMilestoneResult | Promise<PromoteProjectMilestoneResult>;

/** The input of {@link PromoteProjectMilestone}. */
export interface PromoteProjectMilestoneInput {
  readonly path: PromoteProjectMilestonePath;
}

/** The result of {@link PromoteProjectMilestone}. */
export type PromoteProjectMilestoneResult =
  | { readonly status: 200; readonly body: PromotedMilestone }
  | {
      readonly status: 301;
      readonly headers: DescribedHeaders<PromoteProjectMilestoneResponses[301]['headers']>;
      readonly body: ErrorBody;
    }
  | { readonly status: 401; readonly body: ErrorBody }
  | { readonly status: 403; readonly body: ErrorBody }
  | { readonly status: 404; readonly body: ErrorBody }
  | { readonly status: 422; readonly body: ErrorBody };
