// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { bracketForm, plainQuery } from '../shared/notation.ts';
import type {
  AddGroupToJobTokenScopePath,
  AddGroupToJobTokenScopeResponses,
  AddProjectToJobTokenScopePath,
  AddProjectToJobTokenScopeResponses,
  GetJobTokenScopePath,
  GetJobTokenScopeResponses,
  JobTokenScope,
  JobTokenScopeGroup,
  JobTokenScopeGroupAdd,
  JobTokenScopeGroupLink,
  JobTokenScopeProject,
  JobTokenScopeProjectAdd,
  JobTokenScopeProjectLink,
  JobTokenScopeUpdate,
  ListJobTokenScopeGroupsPath,
  ListJobTokenScopeGroupsQuery,
  ListJobTokenScopeGroupsResponses,
  ListJobTokenScopeProjectsPath,
  ListJobTokenScopeProjectsQuery,
  ListJobTokenScopeProjectsResponses,
  RemoveGroupFromJobTokenScopePath,
  RemoveGroupFromJobTokenScopeResponses,
  RemoveProjectFromJobTokenScopePath,
  RemoveProjectFromJobTokenScopeResponses,
  UpdateJobTokenScopePath,
  UpdateJobTokenScopeResponses,
} from '../types/job-token-scope.ts';
import type { CallOptions, ListOptions } from './client-options.ts';
import { jsonBody, readList, readNothing } from './runtime/bodies.ts';
import type { ApiCall, CoreClient } from './runtime/calls.ts';
import { type NoQuery, chosenFormat } from './runtime/operations.ts';
import { type ListCall, callList, followLink } from './runtime/pages.ts';
import { privateToken } from './security-schemes.ts';

/**
 * Read the job token settings of a project.
 *
 * Returns whether access with job tokens is limited to the allowlists, and whether the project's own
 * job tokens have access to other projects. Requires the Maintainer role or a higher one.
 *
 * `GET /projects/{id}/job_token_scope`
 *
 * Lowest role: Maintainer.
 *
 * @throws {ApiError} 401, 403, 404
 */
export const get =
  (client: CoreClient) =>
  (
    path: GetJobTokenScopePath,
    query?: NoQuery,
    options?: CallOptions,
  ): ApiCall<JobTokenScope, GetJobTokenScopeResponses> =>
    client.call(
      { id: 'getJobTokenScope', method: 'get', path: '/projects/{id}/job_token_scope', security: [[privateToken]] },
      { path, query },
      options,
    );

/**
 * Change the job token settings of a project.
 *
 * Sets which job tokens have access to the project: only those of the project itself and of the
 * projects and groups in its allowlists, or those of all groups and projects. Requires the Maintainer
 * role or a higher one.
 *
 * `PATCH /projects/{id}/job_token_scope`
 *
 * Lowest role: Maintainer.
 *
 * @throws {ApiError} 401, 403, 404, 422
 */
export const update =
  (client: CoreClient) =>
  (
    path: UpdateJobTokenScopePath,
    body: JobTokenScopeUpdate,
    options?: CallOptions & {
      readonly contentType?: 'application/json' | 'application/x-www-form-urlencoded' | undefined;
    },
  ): ApiCall<undefined, UpdateJobTokenScopeResponses> =>
    client.call(
      {
        id: 'updateJobTokenScope',
        method: 'patch',
        path: '/projects/{id}/job_token_scope',
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
        read: readNothing,
      },
      { path, body },
      options,
    );

/**
 * List the projects in the allowlist.
 *
 * Returns the projects whose job tokens have access to this project while access is limited. Each
 * project has a limited set of properties. Requires the Maintainer role or a higher one.
 *
 * `GET /projects/{id}/job_token_scope/allowlist`
 *
 * Lowest role: Maintainer.
 *
 * Returns a list in pages: `for await` reads the items of all pages, `await` returns the first page.
 *
 * @throws {ApiError} 401, 403, 404, 414, 422
 */
export const listProjects =
  (client: CoreClient) =>
  (
    path: ListJobTokenScopeProjectsPath,
    query?: ListJobTokenScopeProjectsQuery,
    options?: ListOptions,
  ): ListCall<JobTokenScopeProject[], JobTokenScopeProject, ListJobTokenScopeProjectsResponses> =>
    callList(
      client,
      {
        id: 'listJobTokenScopeProjects',
        method: 'get',
        path: '/projects/{id}/job_token_scope/allowlist',
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
 * Add a project to the allowlist.
 *
 * Gives the job tokens of another project access to this project while access is limited. Requires the
 * Maintainer role or a higher one.
 *
 * `POST /projects/{id}/job_token_scope/allowlist`
 *
 * Lowest role: Maintainer.
 *
 * @throws {ApiError} 401, 403, 404, 422
 */
export const addProject =
  (client: CoreClient) =>
  (
    path: AddProjectToJobTokenScopePath,
    body: JobTokenScopeProjectAdd,
    options?: CallOptions & {
      readonly contentType?: 'application/json' | 'application/x-www-form-urlencoded' | undefined;
    },
  ): ApiCall<JobTokenScopeProjectLink, AddProjectToJobTokenScopeResponses> =>
    client.call(
      {
        id: 'addProjectToJobTokenScope',
        method: 'post',
        path: '/projects/{id}/job_token_scope/allowlist',
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
 * Remove a project from the allowlist.
 *
 * Removes a project from the allowlist. If access is limited, the project loses its access. Requires
 * the Maintainer role or a higher one.
 *
 * `DELETE /projects/{id}/job_token_scope/allowlist/{target_project_id}`
 *
 * Lowest role: Maintainer.
 *
 * @throws {ApiError} 401, 403, 404, 422
 */
export const removeProject =
  (client: CoreClient) =>
  (
    path: RemoveProjectFromJobTokenScopePath,
    query?: NoQuery,
    options?: CallOptions,
  ): ApiCall<undefined, RemoveProjectFromJobTokenScopeResponses> =>
    client.call(
      {
        id: 'removeProjectFromJobTokenScope',
        method: 'delete',
        path: '/projects/{id}/job_token_scope/allowlist/{target_project_id}',
        security: [[privateToken]],
        read: readNothing,
      },
      { path, query },
      options,
    );

/**
 * List the groups in the allowlist.
 *
 * Returns the groups whose job tokens have access to this project while access is limited. Requires
 * the Maintainer role or a higher one.
 *
 * `GET /projects/{id}/job_token_scope/groups_allowlist`
 *
 * Lowest role: Maintainer.
 *
 * Returns a list in pages: `for await` reads the items of all pages, `await` returns the first page.
 *
 * @throws {ApiError} 401, 403, 404, 414, 422
 */
export const listGroups =
  (client: CoreClient) =>
  (
    path: ListJobTokenScopeGroupsPath,
    query?: ListJobTokenScopeGroupsQuery,
    options?: ListOptions,
  ): ListCall<JobTokenScopeGroup[], JobTokenScopeGroup, ListJobTokenScopeGroupsResponses> =>
    callList(
      client,
      {
        id: 'listJobTokenScopeGroups',
        method: 'get',
        path: '/projects/{id}/job_token_scope/groups_allowlist',
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
 * Add a group to the allowlist.
 *
 * Gives the job tokens of a group access to this project while access is limited. Requires the
 * Maintainer role or a higher one.
 *
 * `POST /projects/{id}/job_token_scope/groups_allowlist`
 *
 * Lowest role: Maintainer.
 *
 * @throws {ApiError} 401, 403, 404, 422
 */
export const addGroup =
  (client: CoreClient) =>
  (
    path: AddGroupToJobTokenScopePath,
    body: JobTokenScopeGroupAdd,
    options?: CallOptions & {
      readonly contentType?: 'application/json' | 'application/x-www-form-urlencoded' | undefined;
    },
  ): ApiCall<JobTokenScopeGroupLink, AddGroupToJobTokenScopeResponses> =>
    client.call(
      {
        id: 'addGroupToJobTokenScope',
        method: 'post',
        path: '/projects/{id}/job_token_scope/groups_allowlist',
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
 * Remove a group from the allowlist.
 *
 * Removes a group from the allowlist. If access is limited, the group loses its access. Requires the
 * Maintainer role or a higher one.
 *
 * `DELETE /projects/{id}/job_token_scope/groups_allowlist/{target_group_id}`
 *
 * Lowest role: Maintainer.
 *
 * @throws {ApiError} 401, 403, 404, 422
 */
export const removeGroup =
  (client: CoreClient) =>
  (
    path: RemoveGroupFromJobTokenScopePath,
    query?: NoQuery,
    options?: CallOptions,
  ): ApiCall<undefined, RemoveGroupFromJobTokenScopeResponses> =>
    client.call(
      {
        id: 'removeGroupFromJobTokenScope',
        method: 'delete',
        path: '/projects/{id}/job_token_scope/groups_allowlist/{target_group_id}',
        security: [[privateToken]],
        read: readNothing,
      },
      { path, query },
      options,
    );
