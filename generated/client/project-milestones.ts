// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type {
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
import type { CallOptions, ListOptions } from './client-options.ts';
import type { ApiCall, CoreClient } from './runtime/core.ts';
import { jsonBody } from './runtime/json-body.ts';
import { type PagedMethod, paged } from './runtime/pages.ts';
import { readList, readNothing } from './runtime/read.ts';
import { privateToken } from './security-schemes.ts';

/**
 * List the milestones of a project.
 *
 * Returns the milestones of the project and, with `include_ancestors=true`, also those of the groups
 * above it.
 *
 * `GET /projects/{id}/milestones`
 *
 * @throws {ApiError} 401: The credential is missing or not valid.
 * @throws {ApiError} 404: The resource or its project does not exist, or a path value that must be
 * URL-encoded is not.
 * @throws {ApiError} 414: The query string is too long. Send the parameters in a body instead.
 * @throws {ApiError} 422: A value of the path, the query or the body is not valid.
 */
export function listProjectMilestones(
  client: CoreClient,
  path: operations['listProjectMilestones']['parameters']['path'],
  query?: operations['listProjectMilestones']['parameters']['query'],
  options?: ListOptions,
): ApiCall<ProjectMilestone[], operations, 'listProjectMilestones'> {
  return client.call(
    {
      id: 'listProjectMilestones',
      method: 'get',
      path: '/projects/{id}/milestones',
      security: [[privateToken]],
      read: readList,
      headerTypes: { 'x-page': 'number', 'x-per-page': 'number', 'x-total': 'number', 'x-total-pages': 'number' },
    },
    { path, query },
    options,
  );
}

/**
 * Create a milestone.
 *
 * Creates a milestone in the project. The response body is not shown.
 *
 * `POST /projects/{id}/milestones`
 *
 * @throws {ApiError} 401: The credential is missing or not valid.
 * @throws {ApiError} 404: The resource or its project does not exist, or a path value that must be
 * URL-encoded is not.
 * @throws {ApiError} 422: A value of the path, the query or the body is not valid.
 */
export function createProjectMilestone(
  client: CoreClient,
  path: operations['createProjectMilestone']['parameters']['path'],
  body: ProjectMilestoneCreate,
  options?: CallOptions,
): ApiCall<ProjectMilestoneHinted, operations, 'createProjectMilestone'> {
  return client.call(
    {
      id: 'createProjectMilestone',
      method: 'post',
      path: '/projects/{id}/milestones',
      security: [[privateToken]],
      bodyFormat: jsonBody,
    },
    { path, body },
    options,
  );
}

/**
 * Read a milestone.
 *
 * Returns one milestone of the project. The response body is not shown.
 *
 * `GET /projects/{id}/milestones/{milestone_id}`
 *
 * @throws {ApiError} 401: The credential is missing or not valid.
 * @throws {ApiError} 404: The resource or its project does not exist, or a path value that must be
 * URL-encoded is not.
 * @throws {ApiError} 422: A value of the path, the query or the body is not valid.
 */
export function getProjectMilestone(
  client: CoreClient,
  path: operations['getProjectMilestone']['parameters']['path'],
  options?: CallOptions,
): ApiCall<ProjectMilestoneHinted, operations, 'getProjectMilestone'> {
  return client.call(
    {
      id: 'getProjectMilestone',
      method: 'get',
      path: '/projects/{id}/milestones/{milestone_id}',
      security: [[privateToken]],
    },
    { path },
    options,
  );
}

/**
 * Change, close or activate a milestone.
 *
 * Changes the given properties of a milestone and leaves the others as they are. `state_event` closes
 * an active milestone or makes a closed one active again. The response body is not shown.
 *
 * `PUT /projects/{id}/milestones/{milestone_id}`
 *
 * @throws {ApiError} 401: The credential is missing or not valid.
 * @throws {ApiError} 404: The resource or its project does not exist, or a path value that must be
 * URL-encoded is not.
 * @throws {ApiError} 422: A value of the path, the query or the body is not valid.
 */
export function updateProjectMilestone(
  client: CoreClient,
  path: operations['updateProjectMilestone']['parameters']['path'],
  body?: ProjectMilestoneUpdate,
  options?: CallOptions,
): ApiCall<ProjectMilestoneHinted, operations, 'updateProjectMilestone'> {
  return client.call(
    {
      id: 'updateProjectMilestone',
      method: 'put',
      path: '/projects/{id}/milestones/{milestone_id}',
      security: [[privateToken]],
      bodyFormat: jsonBody,
    },
    { path, body },
    options,
  );
}

/**
 * Delete a milestone.
 *
 * Deletes a milestone. Requires the Planner role or a higher one.
 *
 * `DELETE /projects/{id}/milestones/{milestone_id}`
 *
 * Lowest role: Planner.
 *
 * @throws {ApiError} 401: The credential is missing or not valid.
 * @throws {ApiError} 403: The caller does not have permission.
 * @throws {ApiError} 404: The resource or its project does not exist, or a path value that must be
 * URL-encoded is not.
 * @throws {ApiError} 422: A value of the path, the query or the body is not valid.
 */
export function deleteProjectMilestone(
  client: CoreClient,
  path: operations['deleteProjectMilestone']['parameters']['path'],
  options?: CallOptions,
): ApiCall<undefined, operations, 'deleteProjectMilestone'> {
  return client.call(
    {
      id: 'deleteProjectMilestone',
      method: 'delete',
      path: '/projects/{id}/milestones/{milestone_id}',
      security: [[privateToken]],
      read: readNothing,
    },
    { path },
    options,
  );
}

/**
 * List the burndown events of a milestone.
 *
 * Returns the events that record the burndown of the milestone. Paid tiers only. The properties of an
 * event are not shown.
 *
 * `GET /projects/{id}/milestones/{milestone_id}/burndown_events`
 *
 * Tiers: paid.
 *
 * @throws {ApiError} 401: The credential is missing or not valid.
 * @throws {ApiError} 404: The resource or its project does not exist, or a path value that must be
 * URL-encoded is not.
 * @throws {ApiError} 414: The query string is too long. Send the parameters in a body instead.
 * @throws {ApiError} 422: A value of the path, the query or the body is not valid.
 */
export function listProjectMilestoneBurndownEvents(
  client: CoreClient,
  path: operations['listProjectMilestoneBurndownEvents']['parameters']['path'],
  query?: operations['listProjectMilestoneBurndownEvents']['parameters']['query'],
  options?: ListOptions,
): ApiCall<MilestoneBurndownEvent[], operations, 'listProjectMilestoneBurndownEvents'> {
  return client.call(
    {
      id: 'listProjectMilestoneBurndownEvents',
      method: 'get',
      path: '/projects/{id}/milestones/{milestone_id}/burndown_events',
      security: [[privateToken]],
      read: readList,
      headerTypes: { 'x-page': 'number', 'x-per-page': 'number', 'x-total': 'number', 'x-total-pages': 'number' },
    },
    { path, query },
    options,
  );
}

/**
 * List the issues of a milestone.
 *
 * Returns the issues that belong to the milestone. Their properties are not shown.
 *
 * `GET /projects/{id}/milestones/{milestone_id}/issues`
 *
 * @throws {ApiError} 401: The credential is missing or not valid.
 * @throws {ApiError} 404: The resource or its project does not exist, or a path value that must be
 * URL-encoded is not.
 * @throws {ApiError} 414: The query string is too long. Send the parameters in a body instead.
 * @throws {ApiError} 422: A value of the path, the query or the body is not valid.
 */
export function listProjectMilestoneIssues(
  client: CoreClient,
  path: operations['listProjectMilestoneIssues']['parameters']['path'],
  query?: operations['listProjectMilestoneIssues']['parameters']['query'],
  options?: ListOptions,
): ApiCall<MilestoneIssue[], operations, 'listProjectMilestoneIssues'> {
  return client.call(
    {
      id: 'listProjectMilestoneIssues',
      method: 'get',
      path: '/projects/{id}/milestones/{milestone_id}/issues',
      security: [[privateToken]],
      read: readList,
      headerTypes: { 'x-page': 'number', 'x-per-page': 'number', 'x-total': 'number', 'x-total-pages': 'number' },
    },
    { path, query },
    options,
  );
}

/**
 * List the merge requests of a milestone.
 *
 * Returns the merge requests that belong to the milestone. Their properties are not shown.
 *
 * `GET /projects/{id}/milestones/{milestone_id}/merge_requests`
 *
 * @throws {ApiError} 401: The credential is missing or not valid.
 * @throws {ApiError} 404: The resource or its project does not exist, or a path value that must be
 * URL-encoded is not.
 * @throws {ApiError} 414: The query string is too long. Send the parameters in a body instead.
 * @throws {ApiError} 422: A value of the path, the query or the body is not valid.
 */
export function listProjectMilestoneMergeRequests(
  client: CoreClient,
  path: operations['listProjectMilestoneMergeRequests']['parameters']['path'],
  query?: operations['listProjectMilestoneMergeRequests']['parameters']['query'],
  options?: ListOptions,
): ApiCall<MilestoneMergeRequest[], operations, 'listProjectMilestoneMergeRequests'> {
  return client.call(
    {
      id: 'listProjectMilestoneMergeRequests',
      method: 'get',
      path: '/projects/{id}/milestones/{milestone_id}/merge_requests',
      security: [[privateToken]],
      read: readList,
      headerTypes: { 'x-page': 'number', 'x-per-page': 'number', 'x-total': 'number', 'x-total-pages': 'number' },
    },
    { path, query },
    options,
  );
}

/**
 * Promote a milestone to a group milestone.
 *
 * Turns a milestone of the project into a milestone of its group. Requires the Planner role or a
 * higher one in the group. The response body is not shown.
 *
 * `POST /projects/{id}/milestones/{milestone_id}/promote`
 *
 * Lowest role: Planner.
 *
 * @throws {ApiError} 401: The credential is missing or not valid.
 * @throws {ApiError} 403: The caller does not have permission.
 * @throws {ApiError} 404: The resource or its project does not exist, or a path value that must be
 * URL-encoded is not.
 * @throws {ApiError} 422: A value of the path, the query or the body is not valid.
 */
export function promoteProjectMilestone(
  client: CoreClient,
  path: operations['promoteProjectMilestone']['parameters']['path'],
  options?: CallOptions,
): ApiCall<PromotedMilestone, operations, 'promoteProjectMilestone'> {
  return client.call(
    {
      id: 'promoteProjectMilestone',
      method: 'post',
      path: '/projects/{id}/milestones/{milestone_id}/promote',
      security: [[privateToken]],
    },
    { path },
    options,
  );
}

/** Milestones of a project, their issues, merge requests and burndown events. */
export interface ProjectMilestonesOperations {
  /**
   * List the milestones of a project.
   *
   * Returns the milestones of the project and, with `include_ancestors=true`, also those of the groups
   * above it.
   *
   * `GET /projects/{id}/milestones`
   *
   * @throws {ApiError} as {@link listProjectMilestones} says.
   */
  readonly list: PagedMethod<
    [
      path: operations['listProjectMilestones']['parameters']['path'],
      query?: operations['listProjectMilestones']['parameters']['query'],
      options?: ListOptions,
    ],
    ProjectMilestone,
    operations,
    'listProjectMilestones'
  >;
  /**
   * List the burndown events of a milestone.
   *
   * Returns the events that record the burndown of the milestone. Paid tiers only. The properties of an
   * event are not shown.
   *
   * `GET /projects/{id}/milestones/{milestone_id}/burndown_events`
   *
   * Tiers: paid.
   *
   * @throws {ApiError} as {@link listProjectMilestoneBurndownEvents} says.
   */
  readonly listBurndownEvents: PagedMethod<
    [
      path: operations['listProjectMilestoneBurndownEvents']['parameters']['path'],
      query?: operations['listProjectMilestoneBurndownEvents']['parameters']['query'],
      options?: ListOptions,
    ],
    MilestoneBurndownEvent,
    operations,
    'listProjectMilestoneBurndownEvents'
  >;
  /**
   * List the issues of a milestone.
   *
   * Returns the issues that belong to the milestone. Their properties are not shown.
   *
   * `GET /projects/{id}/milestones/{milestone_id}/issues`
   *
   * @throws {ApiError} as {@link listProjectMilestoneIssues} says.
   */
  readonly listIssues: PagedMethod<
    [
      path: operations['listProjectMilestoneIssues']['parameters']['path'],
      query?: operations['listProjectMilestoneIssues']['parameters']['query'],
      options?: ListOptions,
    ],
    MilestoneIssue,
    operations,
    'listProjectMilestoneIssues'
  >;
  /**
   * List the merge requests of a milestone.
   *
   * Returns the merge requests that belong to the milestone. Their properties are not shown.
   *
   * `GET /projects/{id}/milestones/{milestone_id}/merge_requests`
   *
   * @throws {ApiError} as {@link listProjectMilestoneMergeRequests} says.
   */
  readonly listMergeRequests: PagedMethod<
    [
      path: operations['listProjectMilestoneMergeRequests']['parameters']['path'],
      query?: operations['listProjectMilestoneMergeRequests']['parameters']['query'],
      options?: ListOptions,
    ],
    MilestoneMergeRequest,
    operations,
    'listProjectMilestoneMergeRequests'
  >;
  /**
   * Create a milestone.
   *
   * Creates a milestone in the project. The response body is not shown.
   *
   * `POST /projects/{id}/milestones`
   *
   * @throws {ApiError} as {@link createProjectMilestone} says.
   */
  create(
    path: operations['createProjectMilestone']['parameters']['path'],
    body: ProjectMilestoneCreate,
    options?: CallOptions,
  ): ApiCall<ProjectMilestoneHinted, operations, 'createProjectMilestone'>;
  /**
   * Read a milestone.
   *
   * Returns one milestone of the project. The response body is not shown.
   *
   * `GET /projects/{id}/milestones/{milestone_id}`
   *
   * @throws {ApiError} as {@link getProjectMilestone} says.
   */
  get(
    path: operations['getProjectMilestone']['parameters']['path'],
    options?: CallOptions,
  ): ApiCall<ProjectMilestoneHinted, operations, 'getProjectMilestone'>;
  /**
   * Change, close or activate a milestone.
   *
   * Changes the given properties of a milestone and leaves the others as they are. `state_event` closes
   * an active milestone or makes a closed one active again. The response body is not shown.
   *
   * `PUT /projects/{id}/milestones/{milestone_id}`
   *
   * @throws {ApiError} as {@link updateProjectMilestone} says.
   */
  update(
    path: operations['updateProjectMilestone']['parameters']['path'],
    body?: ProjectMilestoneUpdate,
    options?: CallOptions,
  ): ApiCall<ProjectMilestoneHinted, operations, 'updateProjectMilestone'>;
  /**
   * Delete a milestone.
   *
   * Deletes a milestone. Requires the Planner role or a higher one.
   *
   * `DELETE /projects/{id}/milestones/{milestone_id}`
   *
   * Lowest role: Planner.
   *
   * @throws {ApiError} as {@link deleteProjectMilestone} says.
   */
  delete(
    path: operations['deleteProjectMilestone']['parameters']['path'],
    options?: CallOptions,
  ): ApiCall<undefined, operations, 'deleteProjectMilestone'>;
  /**
   * Promote a milestone to a group milestone.
   *
   * Turns a milestone of the project into a milestone of its group. Requires the Planner role or a
   * higher one in the group. The response body is not shown.
   *
   * `POST /projects/{id}/milestones/{milestone_id}/promote`
   *
   * Lowest role: Planner.
   *
   * @throws {ApiError} as {@link promoteProjectMilestone} says.
   */
  promote(
    path: operations['promoteProjectMilestone']['parameters']['path'],
    options?: CallOptions,
  ): ApiCall<PromotedMilestone, operations, 'promoteProjectMilestone'>;
}

/** Returns the operations of the area as methods of a client. */
export function bindProjectMilestones(client: CoreClient): ProjectMilestonesOperations {
  return {
    list: paged((...call) => listProjectMilestones(client, ...call)),
    create: (...call) => createProjectMilestone(client, ...call),
    get: (...call) => getProjectMilestone(client, ...call),
    update: (...call) => updateProjectMilestone(client, ...call),
    delete: (...call) => deleteProjectMilestone(client, ...call),
    listBurndownEvents: paged((...call) => listProjectMilestoneBurndownEvents(client, ...call)),
    listIssues: paged((...call) => listProjectMilestoneIssues(client, ...call)),
    listMergeRequests: paged((...call) => listProjectMilestoneMergeRequests(client, ...call)),
    promote: (...call) => promoteProjectMilestone(client, ...call),
  };
}
