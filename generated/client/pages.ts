// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { bracketForm } from '../shared/notation.ts';
import type {
  GetPagesSettingsPath,
  GetPagesSettingsResponses,
  PagesSettings,
  PagesSettingsUpdate,
  UnpublishPagesPath,
  UnpublishPagesResponses,
  UpdatePagesSettingsPath,
  UpdatePagesSettingsResponses,
} from '../types/pages.ts';
import type { CallOptions } from './client-options.ts';
import { jsonBody, readNothing } from './runtime/bodies.ts';
import type { ApiCall, CoreClient } from './runtime/calls.ts';
import { type NoQuery, chosenFormat } from './runtime/operations.ts';
import { privateToken } from './security-schemes.ts';

/**
 * Read the Pages settings of a project.
 *
 * Returns the settings of the project's static site and its deployments. Requires the Pages feature
 * and the Maintainer role or a higher one; before 17.9 only administrators could call this.
 *
 * `GET /projects/{id}/pages`
 *
 * Lowest role: Maintainer. Since 16.8.
 *
 * @throws {ApiError} 401, 403, 404
 */
export const get =
  (client: CoreClient) =>
  (
    path: GetPagesSettingsPath,
    query?: NoQuery,
    options?: CallOptions,
  ): ApiCall<PagesSettings, GetPagesSettingsResponses> =>
    client.call(
      { id: 'getPagesSettings', method: 'get', path: '/projects/{id}/pages', security: [[privateToken]] },
      { path, query },
      options,
    );

/**
 * Change the Pages settings of a project.
 *
 * Changes the given settings of the project's static site and leaves the others as they are. Requires
 * the Pages feature and the Maintainer role or a higher one; before 17.9 only administrators could
 * call this.
 *
 * `PATCH /projects/{id}/pages`
 *
 * Lowest role: Maintainer.
 *
 * @throws {ApiError} 401, 403, 404, 422
 */
export const update =
  (client: CoreClient) =>
  (
    path: UpdatePagesSettingsPath,
    body?: PagesSettingsUpdate,
    options?: CallOptions & {
      readonly contentType?: 'application/json' | 'application/x-www-form-urlencoded' | undefined;
    },
  ): ApiCall<PagesSettings, UpdatePagesSettingsResponses> =>
    client.call(
      {
        id: 'updatePagesSettings',
        method: 'patch',
        path: '/projects/{id}/pages',
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
 * Unpublish the Pages site of a project.
 *
 * Unpublishes the site of the project. Requires the Pages feature and the Maintainer role or a higher
 * one; before 17.9 only administrators could call this.
 *
 * `DELETE /projects/{id}/pages`
 *
 * Lowest role: Maintainer.
 *
 * @throws {ApiError} 401, 403, 404
 */
export const unpublish =
  (client: CoreClient) =>
  (path: UnpublishPagesPath, query?: NoQuery, options?: CallOptions): ApiCall<undefined, UnpublishPagesResponses> =>
    client.call(
      {
        id: 'unpublishPages',
        method: 'delete',
        path: '/projects/{id}/pages',
        security: [[privateToken]],
        read: readNothing,
      },
      { path, query },
      options,
    );
