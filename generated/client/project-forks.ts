// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { bracketForm } from '../shared/form-notation.ts';
import { plainQuery } from '../shared/write-query.ts';
import type {
  CreateForkRelationshipPath,
  CreateForkRelationshipResponses,
  DeleteForkRelationshipPath,
  DeleteForkRelationshipResponses,
  ForkCreate,
  ForkProjectPath,
  ForkProjectResponses,
  ForkRelationship,
  ForkStarted,
  ForkedProject,
  ListProjectForksPath,
  ListProjectForksQuery,
  ListProjectForksResponses,
  SimpleForkedProject,
} from '../types/project-forks.ts';
import type { CallOptions, ListOptions } from './client-options.ts';
import { chosenFormat } from './runtime/content-types.ts';
import { type ApiCall, type Bound, type CoreClient, bound } from './runtime/core.ts';
import { jsonBody } from './runtime/json-body.ts';
import { type ListCall, callList } from './runtime/list-call.ts';
import { followLink } from './runtime/next-page.ts';
import type { When } from './runtime/query-dependent.ts';
import { readList, readNothing } from './runtime/read.ts';
import { privateToken } from './security-schemes.ts';

/** The functions of the operations of `client.projectForks`. */
export interface ProjectForksFunctions {
  /**
   * Fork a project.
   *
   * Starts to copy the project into another namespace and returns at once. The copy continues in the
   * background: read `import_status` of the new project to learn when it is complete. A service account
   * must send `namespace_id` or `namespace_path`, and cannot fork into a personal namespace.
   *
   * `POST /projects/{id}/fork`
   *
   * The response comes before the work is done.
   *
   * @throws {ApiError} 401: The credential is missing or not valid.
   * @throws {ApiError} 404: The resource or its project does not exist.
   * @throws {ApiError} 422: A value of the path, the query or the body is not valid.
   */
  create(
    client: CoreClient,
    path: ForkProjectPath,
    body?: ForkCreate,
    options?: CallOptions & {
      readonly contentType?: 'application/json' | 'application/x-www-form-urlencoded' | undefined;
    },
  ): ApiCall<ForkStarted, ForkProjectResponses>;
  /**
   * Delete the fork relationship of a project.
   *
   * Makes a fork independent of its origin; `id` is the fork. Owners of the project and administrators
   * only. The response body is not documented.
   *
   * `DELETE /projects/{id}/fork`
   *
   * Lowest role: Owner.
   *
   * @throws {ApiError} 401: The credential is missing or not valid.
   * @throws {ApiError} 403: The caller does not have permission.
   * @throws {ApiError} 404: The resource or its project does not exist.
   */
  deleteRelationship(
    client: CoreClient,
    path: DeleteForkRelationshipPath,
    options?: CallOptions,
  ): ApiCall<undefined, DeleteForkRelationshipResponses>;
  /**
   * Create the fork relationship of a project.
   *
   * Records that the project `id` was forked from the project `forked_from_id`. Owners of the project
   * and administrators only. The response body is not documented.
   *
   * `POST /projects/{id}/fork/{forked_from_id}`
   *
   * Lowest role: Owner.
   *
   * @throws {ApiError} 401: The credential is missing or not valid.
   * @throws {ApiError} 403: The caller does not have permission.
   * @throws {ApiError} 404: The resource or its project does not exist.
   * @throws {ApiError} 422: A value of the path, the query or the body is not valid.
   */
  createRelationship(
    client: CoreClient,
    path: CreateForkRelationshipPath,
    options?: CallOptions,
  ): ApiCall<ForkRelationship, CreateForkRelationshipResponses>;
  /**
   * List the forks of a project.
   *
   * Returns the projects that were forked from this one. Requires a credential only for projects that
   * are not public. Without a credential, `simple` has no effect. `statistics=true` and
   * `with_custom_attributes=true` add properties that are not shown.
   *
   * `GET /projects/{id}/forks`
   *
   * Returns a list in pages: `for await` reads the items of all pages, `await` returns the first page.
   *
   * @throws {ApiError} 401: The credential is missing or not valid.
   * @throws {ApiError} 403: The caller does not have permission.
   * @throws {ApiError} 404: The resource or its project does not exist.
   * @throws {ApiError} 414: The query string is too long. Send the parameters in a body instead.
   * @throws {ApiError} 422: A value of the path, the query or the body is not valid.
   */
  list<Simple extends boolean | undefined = undefined>(
    client: CoreClient,
    path: ListProjectForksPath,
    query?: ListProjectForksQueryWith<Simple>,
    options?: ListOptions,
  ): ListCall<ListProjectForksItem<Simple>[], ListProjectForksItem<Simple>, ListProjectForksResponses>;
}

/** The operations of `client.projectForks`. */
export interface ProjectForksOperations extends Bound<ProjectForksFunctions> {
  list<Simple extends boolean | undefined = undefined>(
    path: ListProjectForksPath,
    query?: ListProjectForksQueryWith<Simple>,
    options?: ListOptions,
  ): ListCall<ListProjectForksItem<Simple>[], ListProjectForksItem<Simple>, ListProjectForksResponses>;
}

/** The query of {@link listProjectForks}. */
export type ListProjectForksQueryWith<Simple extends boolean | undefined = undefined> = ListProjectForksQuery & {
  simple?: Simple;
};

/** An item of the data of {@link listProjectForks}. The type of the item depends on the query. */
export type ListProjectForksItem<Simple extends boolean | undefined = undefined> = When<
  Simple,
  true,
  SimpleForkedProject,
  ForkedProject
>;

export const forkProject: ProjectForksFunctions['create'] = (client, path, body, options) =>
  client.call(
    {
      id: 'forkProject',
      method: 'post',
      path: '/projects/{id}/fork',
      security: [[privateToken]],
      bodyFormat: chosenFormat(
        {
          'application/json': jsonBody,
          'application/x-www-form-urlencoded': { contentType: 'application/x-www-form-urlencoded', write: bracketForm },
        },
        options,
      ),
    },
    { path, body },
    options,
  );

export const deleteForkRelationship: ProjectForksFunctions['deleteRelationship'] = (client, path, options) =>
  client.call(
    {
      id: 'deleteForkRelationship',
      method: 'delete',
      path: '/projects/{id}/fork',
      security: [[privateToken]],
      read: readNothing,
    },
    { path },
    options,
  );

export const createForkRelationship: ProjectForksFunctions['createRelationship'] = (client, path, options) =>
  client.call(
    {
      id: 'createForkRelationship',
      method: 'post',
      path: '/projects/{id}/fork/{forked_from_id}',
      security: [[privateToken]],
    },
    { path },
    options,
  );

export const listProjectForks: ProjectForksFunctions['list'] = (client, path, query, options) =>
  callList(
    client,
    {
      id: 'listProjectForks',
      method: 'get',
      path: '/projects/{id}/forks',
      security: [[privateToken], []],
      writeQuery: plainQuery,
      read: readList,
      headerTypes: { 'x-page': 'number', 'x-per-page': 'number', 'x-total': 'number', 'x-total-pages': 'number' },
    },
    { next: followLink('page') },
    { path, query },
    options,
  );

/** Returns the operations of the area as methods of a client. */
export function bindProjectForks(client: CoreClient): ProjectForksOperations {
  return bound<ProjectForksFunctions, ProjectForksOperations>(client, {
    create: forkProject,
    deleteRelationship: deleteForkRelationship,
    createRelationship: createForkRelationship,
    list: listProjectForks,
  });
}
