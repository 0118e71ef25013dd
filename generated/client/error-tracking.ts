// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { bracketForm, plainQuery } from '../shared/notation.ts';
import type {
  CreateErrorTrackingClientKeyPath,
  CreateErrorTrackingClientKeyResponses,
  DeleteErrorTrackingClientKeyPath,
  DeleteErrorTrackingClientKeyResponses,
  ErrorTrackingClientKey,
  ErrorTrackingSettings,
  ErrorTrackingSettingsReplace,
  ErrorTrackingSettingsUpdate,
  GetErrorTrackingSettingsPath,
  GetErrorTrackingSettingsResponses,
  ListErrorTrackingClientKeysPath,
  ListErrorTrackingClientKeysQuery,
  ListErrorTrackingClientKeysResponses,
  ReplaceErrorTrackingSettingsPath,
  ReplaceErrorTrackingSettingsResponses,
  UpdateErrorTrackingSettingsPath,
  UpdateErrorTrackingSettingsResponses,
} from '../types/error-tracking.ts';
import type { CallOptions, ListOptions } from './client-options.ts';
import { jsonBody, readList, readNothing } from './runtime/bodies.ts';
import type { ApiCall, CoreClient } from './runtime/calls.ts';
import { type NoQuery, chosenFormat } from './runtime/operations.ts';
import { type ListCall, callList, followLink } from './runtime/pages.ts';
import { privateToken } from './security-schemes.ts';

/**
 * List the client keys of a project.
 *
 * Returns the keys with which clients report errors of this project. Requires the Maintainer role or a
 * higher one.
 *
 * `GET /projects/{id}/error_tracking/client_keys`
 *
 * Lowest role: Maintainer.
 *
 * Returns a list in pages: `for await` reads the items of all pages, `await` returns the first page.
 *
 * @throws {ApiError} 401, 403, 404, 414, 422
 */
export const listClientKeys =
  (client: CoreClient) =>
  (
    path: ListErrorTrackingClientKeysPath,
    query?: ListErrorTrackingClientKeysQuery,
    options?: ListOptions,
  ): ListCall<ErrorTrackingClientKey[], ErrorTrackingClientKey, ListErrorTrackingClientKeysResponses> =>
    callList(
      client,
      {
        id: 'listErrorTrackingClientKeys',
        method: 'get',
        path: '/projects/{id}/error_tracking/client_keys',
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
 * Create a client key.
 *
 * Creates a client key in the project. No body is sent; the service generates the public key. Requires
 * the Maintainer role or a higher one.
 *
 * `POST /projects/{id}/error_tracking/client_keys`
 *
 * Lowest role: Maintainer.
 *
 * @throws {ApiError} 401, 403, 404
 */
export const createClientKey =
  (client: CoreClient) =>
  (
    path: CreateErrorTrackingClientKeyPath,
    body?: undefined,
    options?: CallOptions,
  ): ApiCall<ErrorTrackingClientKey, CreateErrorTrackingClientKeyResponses> =>
    client.call(
      {
        id: 'createErrorTrackingClientKey',
        method: 'post',
        path: '/projects/{id}/error_tracking/client_keys',
        security: [[privateToken]],
      },
      { path, body },
      options,
    );

/**
 * Delete a client key.
 *
 * Deletes a client key of the project. Requires the Maintainer role or a higher one.
 *
 * `DELETE /projects/{id}/error_tracking/client_keys/{key_id}`
 *
 * Lowest role: Maintainer.
 *
 * @throws {ApiError} 401, 403, 404, 422
 */
export const deleteClientKey =
  (client: CoreClient) =>
  (
    path: DeleteErrorTrackingClientKeyPath,
    query?: NoQuery,
    options?: CallOptions,
  ): ApiCall<undefined, DeleteErrorTrackingClientKeyResponses> =>
    client.call(
      {
        id: 'deleteErrorTrackingClientKey',
        method: 'delete',
        path: '/projects/{id}/error_tracking/client_keys/{key_id}',
        security: [[privateToken]],
        read: readNothing,
      },
      { path, query },
      options,
    );

/**
 * Read the error tracking settings of a project.
 *
 * Returns the error tracking settings of the project. Requires the Maintainer role or a higher one.
 *
 * `GET /projects/{id}/error_tracking/settings`
 *
 * Lowest role: Maintainer.
 *
 * @throws {ApiError} 401, 403, 404
 */
export const getSettings =
  (client: CoreClient) =>
  (
    path: GetErrorTrackingSettingsPath,
    query?: NoQuery,
    options?: CallOptions,
  ): ApiCall<ErrorTrackingSettings, GetErrorTrackingSettingsResponses> =>
    client.call(
      {
        id: 'getErrorTrackingSettings',
        method: 'get',
        path: '/projects/{id}/error_tracking/settings',
        security: [[privateToken]],
      },
      { path, query },
      options,
    );

/**
 * Replace the error tracking settings of a project.
 *
 * Sets both settings. Works with the integrated backend only; to switch existing settings on or off,
 * use `PATCH`. Requires the Maintainer role or a higher one.
 *
 * `PUT /projects/{id}/error_tracking/settings`
 *
 * Lowest role: Maintainer.
 *
 * @throws {ApiError} 401, 403, 404, 422
 */
export const replaceSettings =
  (client: CoreClient) =>
  (
    path: ReplaceErrorTrackingSettingsPath,
    body: ErrorTrackingSettingsReplace,
    options?: CallOptions & {
      readonly contentType?: 'application/json' | 'application/x-www-form-urlencoded' | undefined;
    },
  ): ApiCall<ErrorTrackingSettings, ReplaceErrorTrackingSettingsResponses> =>
    client.call(
      {
        id: 'replaceErrorTrackingSettings',
        method: 'put',
        path: '/projects/{id}/error_tracking/settings',
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
 * Change the error tracking settings of a project.
 *
 * Switches existing settings of the project on or off. `active` is required, `integrated` is optional.
 * Requires the Maintainer role or a higher one.
 *
 * `PATCH /projects/{id}/error_tracking/settings`
 *
 * Lowest role: Maintainer.
 *
 * @throws {ApiError} 401, 403, 404, 422
 */
export const updateSettings =
  (client: CoreClient) =>
  (
    path: UpdateErrorTrackingSettingsPath,
    body: ErrorTrackingSettingsUpdate,
    options?: CallOptions & {
      readonly contentType?: 'application/json' | 'application/x-www-form-urlencoded' | undefined;
    },
  ): ApiCall<ErrorTrackingSettings, UpdateErrorTrackingSettingsResponses> =>
    client.call(
      {
        id: 'updateErrorTrackingSettings',
        method: 'patch',
        path: '/projects/{id}/error_tracking/settings',
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
