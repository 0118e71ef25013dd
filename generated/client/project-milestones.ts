// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { bracketForm, plainQuery } from '../shared/notation.ts';
import type {
  CreateProjectMilestonePath,
  CreateProjectMilestoneResponses,
  DeleteProjectMilestonePath,
  DeleteProjectMilestoneResponses,
  GetProjectMilestonePath,
  GetProjectMilestoneResponses,
  ListProjectMilestoneBurndownEventsPath,
  ListProjectMilestoneBurndownEventsQuery,
  ListProjectMilestoneBurndownEventsResponses,
  ListProjectMilestoneIssuesPath,
  ListProjectMilestoneIssuesQuery,
  ListProjectMilestoneIssuesResponses,
  ListProjectMilestoneMergeRequestsPath,
  ListProjectMilestoneMergeRequestsQuery,
  ListProjectMilestoneMergeRequestsResponses,
  ListProjectMilestonesPath,
  ListProjectMilestonesQuery,
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
import type { CallOptions, ListOptions } from './client-options.ts';
import { jsonBody, readList, readNothing } from './runtime/bodies.ts';
import type { ApiCall, CoreClient } from './runtime/calls.ts';
import { type NoQuery, chosenFormat } from './runtime/operations.ts';
import { type ListCall, callList, followLink } from './runtime/pages.ts';
import { privateToken } from './security-schemes.ts';

/**
 * List the milestones of a project.
 *
 * Returns the milestones of the project and, with `include_ancestors=true`, also those of the groups
 * above it.
 *
 * `GET /projects/{id}/milestones`
 *
 * Returns a list in pages: `for await` reads the items of all pages, `await` returns the first page.
 *
 * @throws {ApiError} 401, 404, 414, 422
 */
export const list =
  (client: CoreClient) =>
  (
    path: ListProjectMilestonesPath,
    query?: ListProjectMilestonesQuery,
    options?: ListOptions,
  ): ListCall<ProjectMilestone[], ProjectMilestone, ListProjectMilestonesResponses> =>
    callList(
      client,
      {
        id: 'listProjectMilestones',
        method: 'get',
        path: '/projects/{id}/milestones',
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
 * Create a milestone.
 *
 * Creates a milestone in the project. The response body is not documented.
 *
 * `POST /projects/{id}/milestones`
 *
 * @throws {ApiError} 401, 404, 422
 */
export const create =
  (client: CoreClient) =>
  (
    path: CreateProjectMilestonePath,
    body: ProjectMilestoneCreate,
    options?: CallOptions & {
      readonly contentType?: 'application/json' | 'application/x-www-form-urlencoded' | undefined;
    },
  ): ApiCall<ProjectMilestoneHinted, CreateProjectMilestoneResponses> =>
    client.call(
      {
        id: 'createProjectMilestone',
        method: 'post',
        path: '/projects/{id}/milestones',
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
 * Read a milestone.
 *
 * Returns one milestone of the project. The response body is not documented.
 *
 * `GET /projects/{id}/milestones/{milestone_id}`
 *
 * @throws {ApiError} 401, 404, 422
 */
export const get =
  (client: CoreClient) =>
  (
    path: GetProjectMilestonePath,
    query?: NoQuery,
    options?: CallOptions,
  ): ApiCall<ProjectMilestoneHinted, GetProjectMilestoneResponses> =>
    client.call(
      {
        id: 'getProjectMilestone',
        method: 'get',
        path: '/projects/{id}/milestones/{milestone_id}',
        security: [[privateToken]],
      },
      { path, query },
      options,
    );

/**
 * Change, close or activate a milestone.
 *
 * Changes the given properties of a milestone and leaves the others as they are. `state_event` closes
 * an active milestone or makes a closed one active again. The response body is not documented.
 *
 * `PUT /projects/{id}/milestones/{milestone_id}`
 *
 * @throws {ApiError} 401, 404, 422
 */
export const update =
  (client: CoreClient) =>
  (
    path: UpdateProjectMilestonePath,
    body?: ProjectMilestoneUpdate,
    options?: CallOptions & {
      readonly contentType?: 'application/json' | 'application/x-www-form-urlencoded' | undefined;
    },
  ): ApiCall<ProjectMilestoneHinted, UpdateProjectMilestoneResponses> =>
    client.call(
      {
        id: 'updateProjectMilestone',
        method: 'put',
        path: '/projects/{id}/milestones/{milestone_id}',
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
   * Delete a milestone.
   *
   * Deletes a milestone. Requires the Planner role or a higher one.
   *
   * `DELETE /projects/{id}/milestones/{milestone_id}`
   *
   * Lowest role: Planner.
   *
   * @throws {ApiError} 401, 403, 404, 422
   */
  deleteProjectMilestone as delete,
};

const deleteProjectMilestone =
  (client: CoreClient) =>
  (
    path: DeleteProjectMilestonePath,
    query?: NoQuery,
    options?: CallOptions,
  ): ApiCall<undefined, DeleteProjectMilestoneResponses> =>
    client.call(
      {
        id: 'deleteProjectMilestone',
        method: 'delete',
        path: '/projects/{id}/milestones/{milestone_id}',
        security: [[privateToken]],
        read: readNothing,
      },
      { path, query },
      options,
    );

/**
 * List the burndown events of a milestone.
 *
 * Returns the events that record the burndown of the milestone. The properties of an event are not
 * documented.
 *
 * `GET /projects/{id}/milestones/{milestone_id}/burndown_events`
 *
 * Tiers: paid.
 *
 * Returns a list in pages: `for await` reads the items of all pages, `await` returns the first page.
 *
 * @throws {ApiError} 401, 404, 414, 422
 */
export const listBurndownEvents =
  (client: CoreClient) =>
  (
    path: ListProjectMilestoneBurndownEventsPath,
    query?: ListProjectMilestoneBurndownEventsQuery,
    options?: ListOptions,
  ): ListCall<MilestoneBurndownEvent[], MilestoneBurndownEvent, ListProjectMilestoneBurndownEventsResponses> =>
    callList(
      client,
      {
        id: 'listProjectMilestoneBurndownEvents',
        method: 'get',
        path: '/projects/{id}/milestones/{milestone_id}/burndown_events',
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
 * List the issues of a milestone.
 *
 * Returns the issues that belong to the milestone. Their properties are not documented.
 *
 * `GET /projects/{id}/milestones/{milestone_id}/issues`
 *
 * Returns a list in pages: `for await` reads the items of all pages, `await` returns the first page.
 *
 * @throws {ApiError} 401, 404, 414, 422
 */
export const listIssues =
  (client: CoreClient) =>
  (
    path: ListProjectMilestoneIssuesPath,
    query?: ListProjectMilestoneIssuesQuery,
    options?: ListOptions,
  ): ListCall<MilestoneIssue[], MilestoneIssue, ListProjectMilestoneIssuesResponses> =>
    callList(
      client,
      {
        id: 'listProjectMilestoneIssues',
        method: 'get',
        path: '/projects/{id}/milestones/{milestone_id}/issues',
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
 * List the merge requests of a milestone.
 *
 * Returns the merge requests that belong to the milestone. Their properties are not documented.
 *
 * `GET /projects/{id}/milestones/{milestone_id}/merge_requests`
 *
 * Returns a list in pages: `for await` reads the items of all pages, `await` returns the first page.
 *
 * @throws {ApiError} 401, 404, 414, 422
 */
export const listMergeRequests =
  (client: CoreClient) =>
  (
    path: ListProjectMilestoneMergeRequestsPath,
    query?: ListProjectMilestoneMergeRequestsQuery,
    options?: ListOptions,
  ): ListCall<MilestoneMergeRequest[], MilestoneMergeRequest, ListProjectMilestoneMergeRequestsResponses> =>
    callList(
      client,
      {
        id: 'listProjectMilestoneMergeRequests',
        method: 'get',
        path: '/projects/{id}/milestones/{milestone_id}/merge_requests',
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
 * Promote a milestone to a group milestone.
 *
 * Turns a milestone of the project into a milestone of its group. Requires the Planner role or a
 * higher one in the group. The response body is not documented.
 *
 * `POST /projects/{id}/milestones/{milestone_id}/promote`
 *
 * Lowest role: Planner.
 *
 * @throws {ApiError} 401, 403, 404, 422
 */
export const promote =
  (client: CoreClient) =>
  (
    path: PromoteProjectMilestonePath,
    body?: undefined,
    options?: CallOptions,
  ): ApiCall<PromotedMilestone, PromoteProjectMilestoneResponses> =>
    client.call(
      {
        id: 'promoteProjectMilestone',
        method: 'post',
        path: '/projects/{id}/milestones/{milestone_id}/promote',
        security: [[privateToken]],
      },
      { path, body },
      options,
    );
