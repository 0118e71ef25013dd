// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { bracketForm, plainQuery } from '../shared/notation.ts';
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
import { jsonBody, readList, readNothing } from './runtime/bodies.ts';
import type { ApiCall, CoreClient } from './runtime/calls.ts';
import { type NoQuery, type When, chosenFormat } from './runtime/operations.ts';
import { type ListCall, callList, followLink } from './runtime/pages.ts';
import { privateToken } from './security-schemes.ts';

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
 * @throws {ApiError} 401, 404, 422
 */
export const create =
  (client: CoreClient) =>
  (
    path: ForkProjectPath,
    body?: ForkCreate,
    options?: CallOptions & {
      readonly contentType?: 'application/json' | 'application/x-www-form-urlencoded' | undefined;
    },
  ): ApiCall<ForkStarted, ForkProjectResponses> =>
    client.call(
      {
        id: 'forkProject',
        method: 'post',
        path: '/projects/{id}/fork',
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
 * Delete the fork relationship of a project.
 *
 * Makes a fork independent of its origin; `id` is the fork. Owners of the project and administrators
 * only. The response body is not documented.
 *
 * `DELETE /projects/{id}/fork`
 *
 * Lowest role: Owner.
 *
 * @throws {ApiError} 401, 403, 404
 */
export const deleteRelationship =
  (client: CoreClient) =>
  (
    path: DeleteForkRelationshipPath,
    query?: NoQuery,
    options?: CallOptions,
  ): ApiCall<undefined, DeleteForkRelationshipResponses> =>
    client.call(
      {
        id: 'deleteForkRelationship',
        method: 'delete',
        path: '/projects/{id}/fork',
        security: [[privateToken]],
        read: readNothing,
      },
      { path, query },
      options,
    );

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
 * @throws {ApiError} 401, 403, 404, 422
 */
export const createRelationship =
  (client: CoreClient) =>
  (
    path: CreateForkRelationshipPath,
    body?: undefined,
    options?: CallOptions,
  ): ApiCall<ForkRelationship, CreateForkRelationshipResponses> =>
    client.call(
      {
        id: 'createForkRelationship',
        method: 'post',
        path: '/projects/{id}/fork/{forked_from_id}',
        security: [[privateToken]],
      },
      { path, body },
      options,
    );

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
 * @throws {ApiError} 401, 403, 404, 414, 422
 */
export const list =
  (client: CoreClient) =>
  <Simple extends boolean | undefined = undefined>(
    path: ListProjectForksPath,
    query?: ListProjectForksQueryWith<Simple>,
    options?: ListOptions,
  ): ListCall<ListProjectForksItem<Simple>[], ListProjectForksItem<Simple>, ListProjectForksResponses> =>
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

/** The query of `client.projectForks.list`. */
export type ListProjectForksQueryWith<Simple extends boolean | undefined = undefined> = ListProjectForksQuery & {
  simple?: Simple;
};

/** An item of the data of `client.projectForks.list`. The type of the item depends on the query. */
export type ListProjectForksItem<Simple extends boolean | undefined = undefined> = When<
  Simple,
  true,
  SimpleForkedProject,
  ForkedProject
>;
