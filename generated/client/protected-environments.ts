// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { bracketForm, plainQuery } from '../shared/notation.ts';
import type {
  CreateProtectedEnvironmentPath,
  CreateProtectedEnvironmentResponses,
  GetProtectedEnvironmentPath,
  GetProtectedEnvironmentResponses,
  ListProtectedEnvironmentsPath,
  ListProtectedEnvironmentsQuery,
  ListProtectedEnvironmentsResponses,
  ProtectedEnvironment,
  ProtectedEnvironmentCreate,
  ProtectedEnvironmentDetail,
  ProtectedEnvironmentUpdate,
  UnprotectEnvironmentPath,
  UnprotectEnvironmentResponses,
  UpdateProtectedEnvironmentPath,
  UpdateProtectedEnvironmentResponses,
} from '../types/protected-environments.ts';
import type { CallOptions, ListOptions } from './client-options.ts';
import { jsonBody, readList, readNothing } from './runtime/bodies.ts';
import type { ApiCall, CoreClient } from './runtime/calls.ts';
import { type NoQuery, chosenFormat } from './runtime/operations.ts';
import { type ListCall, callList, followLink } from './runtime/pages.ts';
import { privateToken } from './security-schemes.ts';

/**
 * List the protected environments of a project.
 *
 * Returns the environments of the project that are protected, each with the users, groups and access
 * levels that may deploy to it.
 *
 * `GET /projects/{id}/protected_environments`
 *
 * Tiers: paid.
 *
 * Returns a list in pages: `for await` reads the items of all pages, `await` returns the first page.
 *
 * @throws {ApiError} 401, 404, 414, 422
 */
export const list =
  (client: CoreClient) =>
  (
    path: ListProtectedEnvironmentsPath,
    query?: ListProtectedEnvironmentsQuery,
    options?: ListOptions,
  ): ListCall<ProtectedEnvironment[], ProtectedEnvironment, ListProtectedEnvironmentsResponses> =>
    callList(
      client,
      {
        id: 'listProtectedEnvironments',
        method: 'get',
        path: '/projects/{id}/protected_environments',
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
 * Protect an environment.
 *
 * Protects an environment of the project. The body contains the users, groups and access levels that
 * may deploy to it, and optionally those that must approve a deployment. Every named user needs access
 * to the project, and the project must be shared with every named group.
 *
 * `POST /projects/{id}/protected_environments`
 *
 * Tiers: paid.
 *
 * @throws {ApiError} 401, 404, 422
 */
export const protect =
  (client: CoreClient) =>
  (
    path: CreateProtectedEnvironmentPath,
    body: ProtectedEnvironmentCreate,
    options?: CallOptions & {
      readonly contentType?: 'application/json' | 'application/x-www-form-urlencoded' | undefined;
    },
  ): ApiCall<ProtectedEnvironmentDetail, CreateProtectedEnvironmentResponses> =>
    client.call(
      {
        id: 'createProtectedEnvironment',
        method: 'post',
        path: '/projects/{id}/protected_environments',
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
 * Read a protected environment.
 *
 * Returns one protected environment of the project.
 *
 * `GET /projects/{id}/protected_environments/{name}`
 *
 * Tiers: paid.
 *
 * @throws {ApiError} 401, 404
 */
export const get =
  (client: CoreClient) =>
  (
    path: GetProtectedEnvironmentPath,
    query?: NoQuery,
    options?: CallOptions,
  ): ApiCall<ProtectedEnvironment, GetProtectedEnvironmentResponses> =>
    client.call(
      {
        id: 'getProtectedEnvironment',
        method: 'get',
        path: '/projects/{id}/protected_environments/{name}',
        security: [[privateToken]],
      },
      { path, query },
      options,
    );

/**
 * Change a protected environment.
 *
 * Adds, changes and removes single deploy entries and approval rules. An entry without `id` is added.
 * An entry with `id` changes the entry that has this ID, and must name a user, a group or an access
 * level: the same one as before if only the number of approvals or `group_inheritance_type` changes.
 * An entry with `id` and `_destroy` set to `true` is removed. Every named user needs access to the
 * project, and the project must be shared with every named group.
 *
 * `PUT /projects/{id}/protected_environments/{name}`
 *
 * Tiers: paid.
 *
 * @throws {ApiError} 401, 404, 422
 */
export const update =
  (client: CoreClient) =>
  (
    path: UpdateProtectedEnvironmentPath,
    body?: ProtectedEnvironmentUpdate,
    options?: CallOptions & {
      readonly contentType?: 'application/json' | 'application/x-www-form-urlencoded' | undefined;
    },
  ): ApiCall<ProtectedEnvironmentDetail, UpdateProtectedEnvironmentResponses> =>
    client.call(
      {
        id: 'updateProtectedEnvironment',
        method: 'put',
        path: '/projects/{id}/protected_environments/{name}',
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
 * Unprotect an environment.
 *
 * Removes the protection of an environment.
 *
 * `DELETE /projects/{id}/protected_environments/{name}`
 *
 * Tiers: paid.
 *
 * @throws {ApiError} 401, 404
 */
export const unprotect =
  (client: CoreClient) =>
  (
    path: UnprotectEnvironmentPath,
    query?: NoQuery,
    options?: CallOptions,
  ): ApiCall<undefined, UnprotectEnvironmentResponses> =>
    client.call(
      {
        id: 'unprotectEnvironment',
        method: 'delete',
        path: '/projects/{id}/protected_environments/{name}',
        security: [[privateToken]],
        read: readNothing,
      },
      { path, query },
      options,
    );
