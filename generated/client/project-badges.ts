// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { bracketForm, plainQuery } from '../shared/notation.ts';
import type {
  Badge,
  BadgeCreate,
  BadgeRendering,
  BadgeUpdate,
  CreateProjectBadgePath,
  CreateProjectBadgeResponses,
  DeleteProjectBadgePath,
  DeleteProjectBadgeResponses,
  GetProjectBadgePath,
  GetProjectBadgeResponses,
  ListProjectBadgesPath,
  ListProjectBadgesQuery,
  ListProjectBadgesResponses,
  RenderProjectBadgePath,
  RenderProjectBadgeQuery,
  RenderProjectBadgeResponses,
  UpdateProjectBadgePath,
  UpdateProjectBadgeResponses,
} from '../types/project-badges.ts';
import type { CallOptions, ListOptions } from './client-options.ts';
import { jsonBody, readList, readNothing } from './runtime/bodies.ts';
import type { ApiCall, CoreClient } from './runtime/calls.ts';
import { type NoQuery, chosenFormat } from './runtime/operations.ts';
import { type ListCall, callList, followLink } from './runtime/pages.ts';
import { privateToken } from './security-schemes.ts';

/**
 * List the badges of a project.
 *
 * Returns the badges of the project and those of its groups; `kind` distinguishes them.
 *
 * `GET /projects/{id}/badges`
 *
 * Returns a list in pages: `for await` reads the items of all pages, `await` returns the first page.
 *
 * @throws {ApiError} 401, 404, 414, 422
 */
export const list =
  (client: CoreClient) =>
  (
    path: ListProjectBadgesPath,
    query?: ListProjectBadgesQuery,
    options?: ListOptions,
  ): ListCall<Badge[], Badge, ListProjectBadgesResponses> =>
    callList(
      client,
      {
        id: 'listProjectBadges',
        method: 'get',
        path: '/projects/{id}/badges',
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
 * Create a badge.
 *
 * Creates a badge that belongs to the project itself.
 *
 * `POST /projects/{id}/badges`
 *
 * @throws {ApiError} 401, 404, 422
 */
export const create =
  (client: CoreClient) =>
  (
    path: CreateProjectBadgePath,
    body: BadgeCreate,
    options?: CallOptions & {
      readonly contentType?: 'application/json' | 'application/x-www-form-urlencoded' | undefined;
    },
  ): ApiCall<Badge, CreateProjectBadgeResponses> =>
    client.call(
      {
        id: 'createProjectBadge',
        method: 'post',
        path: '/projects/{id}/badges',
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
 * Render a badge.
 *
 * Returns both addresses as sent, and with their placeholders filled in for the project. Stores
 * nothing.
 *
 * `GET /projects/{id}/badges/render`
 *
 * @throws {ApiError} 401, 404, 414, 422
 */
export const render =
  (client: CoreClient) =>
  (
    path: RenderProjectBadgePath,
    query: RenderProjectBadgeQuery,
    options?: CallOptions,
  ): ApiCall<BadgeRendering, RenderProjectBadgeResponses> =>
    client.call(
      {
        id: 'renderProjectBadge',
        method: 'get',
        path: '/projects/{id}/badges/render',
        security: [[privateToken]],
        writeQuery: plainQuery,
      },
      { path, query },
      options,
    );

/**
 * Read a badge.
 *
 * Returns one badge of the project. It is not documented whether a badge of one of its groups can be
 * read here.
 *
 * `GET /projects/{id}/badges/{badge_id}`
 *
 * @throws {ApiError} 401, 404, 422
 */
export const get =
  (client: CoreClient) =>
  (path: GetProjectBadgePath, query?: NoQuery, options?: CallOptions): ApiCall<Badge, GetProjectBadgeResponses> =>
    client.call(
      { id: 'getProjectBadge', method: 'get', path: '/projects/{id}/badges/{badge_id}', security: [[privateToken]] },
      { path, query },
      options,
    );

/**
 * Change a badge.
 *
 * Changes the given properties of a badge and leaves the others as they are.
 *
 * `PUT /projects/{id}/badges/{badge_id}`
 *
 * @throws {ApiError} 401, 404, 422
 */
export const update =
  (client: CoreClient) =>
  (
    path: UpdateProjectBadgePath,
    body?: BadgeUpdate,
    options?: CallOptions & {
      readonly contentType?: 'application/json' | 'application/x-www-form-urlencoded' | undefined;
    },
  ): ApiCall<Badge, UpdateProjectBadgeResponses> =>
    client.call(
      {
        id: 'updateProjectBadge',
        method: 'put',
        path: '/projects/{id}/badges/{badge_id}',
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
   * Delete a badge.
   *
   * Deletes a badge that belongs to the project itself. A badge of a group cannot be deleted here.
   *
   * `DELETE /projects/{id}/badges/{badge_id}`
   *
   * @throws {ApiError} 401, 404, 422
   */
  deleteProjectBadge as delete,
};

const deleteProjectBadge =
  (client: CoreClient) =>
  (
    path: DeleteProjectBadgePath,
    query?: NoQuery,
    options?: CallOptions,
  ): ApiCall<undefined, DeleteProjectBadgeResponses> =>
    client.call(
      {
        id: 'deleteProjectBadge',
        method: 'delete',
        path: '/projects/{id}/badges/{badge_id}',
        security: [[privateToken]],
        read: readNothing,
      },
      { path, query },
      options,
    );
