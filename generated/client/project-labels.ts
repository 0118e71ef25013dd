// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { bracketForm, plainQuery } from '../shared/notation.ts';
import type {
  CreateProjectLabelPath,
  CreateProjectLabelResponses,
  DeleteProjectLabelByNamePath,
  DeleteProjectLabelByNameQuery,
  DeleteProjectLabelByNameResponses,
  DeleteProjectLabelPath,
  DeleteProjectLabelResponses,
  GetProjectLabelPath,
  GetProjectLabelQuery,
  GetProjectLabelResponses,
  Label,
  LabelCreate,
  LabelPromotionByName,
  LabelUnsubscription,
  LabelUpdate,
  LabelUpdateByName,
  LabelUpdatedByName,
  ListProjectLabelsPath,
  ListProjectLabelsQuery,
  ListProjectLabelsResponses,
  PromoteProjectLabelByNamePath,
  PromoteProjectLabelByNameResponses,
  PromoteProjectLabelPath,
  PromoteProjectLabelResponses,
  PromotedLabel,
  SubscribeToProjectLabelPath,
  SubscribeToProjectLabelResponses,
  UnsubscribeFromProjectLabelPath,
  UnsubscribeFromProjectLabelResponses,
  UpdateProjectLabelByNamePath,
  UpdateProjectLabelByNameResponses,
  UpdateProjectLabelPath,
  UpdateProjectLabelResponses,
} from '../types/project-labels.ts';
import type { CallOptions, ListOptions } from './client-options.ts';
import { jsonBody, readList, readNothing } from './runtime/bodies.ts';
import type { ApiCall, CoreClient } from './runtime/calls.ts';
import { type NoQuery, chosenFormat } from './runtime/operations.ts';
import { type ListCall, callList, followLink } from './runtime/pages.ts';
import { privateToken } from './security-schemes.ts';

/**
 * List the labels of a project.
 *
 * Returns the labels of the project, by default together with those of its ancestor groups;
 * `is_project_label` distinguishes them.
 *
 * `GET /projects/{id}/labels`
 *
 * Returns a list in pages: `for await` reads the items of all pages, `await` returns the first page.
 *
 * @throws {ApiError} 401, 404, 414, 422
 */
export const list =
  (client: CoreClient) =>
  (
    path: ListProjectLabelsPath,
    query?: ListProjectLabelsQuery,
    options?: ListOptions,
  ): ListCall<Label[], Label, ListProjectLabelsResponses> =>
    callList(
      client,
      {
        id: 'listProjectLabels',
        method: 'get',
        path: '/projects/{id}/labels',
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
 * Create a label.
 *
 * Creates a label that belongs to the project itself.
 *
 * `POST /projects/{id}/labels`
 *
 * @throws {ApiError} 401, 404, 422
 */
export const create =
  (client: CoreClient) =>
  (
    path: CreateProjectLabelPath,
    body: LabelCreate,
    options?: CallOptions & {
      readonly contentType?: 'application/json' | 'application/x-www-form-urlencoded' | undefined;
    },
  ): ApiCall<Label, CreateProjectLabelResponses> =>
    client.call(
      {
        id: 'createProjectLabel',
        method: 'post',
        path: '/projects/{id}/labels',
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
 * Change a label named in the body.
 *
 * Changes the label that `name` or `label_id` in the body identifies. Older form of `PUT
 * /projects/{id}/labels/{label_id}`. The response body is not documented.
 *
 * `PUT /projects/{id}/labels`
 *
 * @deprecated Use `updateProjectLabel` instead.
 *
 * @throws {ApiError} 401, 404, 422
 */
export const updateByName =
  (client: CoreClient) =>
  (
    path: UpdateProjectLabelByNamePath,
    body: LabelUpdateByName,
    options?: CallOptions & {
      readonly contentType?: 'application/json' | 'application/x-www-form-urlencoded' | undefined;
    },
  ): ApiCall<LabelUpdatedByName, UpdateProjectLabelByNameResponses> =>
    client.call(
      {
        id: 'updateProjectLabelByName',
        method: 'put',
        path: '/projects/{id}/labels',
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
 * Delete a label named in the query.
 *
 * Deletes the label that `name` in the query identifies. Older form of `DELETE
 * /projects/{id}/labels/{label_id}`.
 *
 * `DELETE /projects/{id}/labels`
 *
 * @deprecated Use `deleteProjectLabel` instead.
 *
 * @throws {ApiError} 401, 404, 414, 422
 */
export const deleteByName =
  (client: CoreClient) =>
  (
    path: DeleteProjectLabelByNamePath,
    query: DeleteProjectLabelByNameQuery,
    options?: CallOptions,
  ): ApiCall<undefined, DeleteProjectLabelByNameResponses> =>
    client.call(
      {
        id: 'deleteProjectLabelByName',
        method: 'delete',
        path: '/projects/{id}/labels',
        security: [[privateToken]],
        writeQuery: plainQuery,
        read: readNothing,
      },
      { path, query },
      options,
    );

/**
 * Promote a label named in the body to a group label.
 *
 * Turns the label that `name` in the body identifies into a label of its group. Older form of `PUT
 * /projects/{id}/labels/{label_id}/promote`. The response body is not documented.
 *
 * `PUT /projects/{id}/labels/promote`
 *
 * @deprecated Use `promoteProjectLabel` instead.
 *
 * @throws {ApiError} 401, 404, 422
 */
export const promoteByName =
  (client: CoreClient) =>
  (
    path: PromoteProjectLabelByNamePath,
    body: LabelPromotionByName,
    options?: CallOptions & {
      readonly contentType?: 'application/json' | 'application/x-www-form-urlencoded' | undefined;
    },
  ): ApiCall<PromotedLabel, PromoteProjectLabelByNameResponses> =>
    client.call(
      {
        id: 'promoteProjectLabelByName',
        method: 'put',
        path: '/projects/{id}/labels/promote',
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
 * Read a label.
 *
 * Returns one label, by default also if it belongs to an ancestor group of the project.
 *
 * `GET /projects/{id}/labels/{label_id}`
 *
 * @throws {ApiError} 401, 404, 414, 422
 */
export const get =
  (client: CoreClient) =>
  (
    path: GetProjectLabelPath,
    query?: GetProjectLabelQuery,
    options?: CallOptions,
  ): ApiCall<Label, GetProjectLabelResponses> =>
    client.call(
      {
        id: 'getProjectLabel',
        method: 'get',
        path: '/projects/{id}/labels/{label_id}',
        security: [[privateToken]],
        writeQuery: plainQuery,
      },
      { path, query },
      options,
    );

/**
 * Change a label.
 *
 * Changes the given properties of a label. `new_name` or `color` is required.
 *
 * `PUT /projects/{id}/labels/{label_id}`
 *
 * @throws {ApiError} 401, 404, 422
 */
export const update =
  (client: CoreClient) =>
  (
    path: UpdateProjectLabelPath,
    body: LabelUpdate,
    options?: CallOptions & {
      readonly contentType?: 'application/json' | 'application/x-www-form-urlencoded' | undefined;
    },
  ): ApiCall<Label, UpdateProjectLabelResponses> =>
    client.call(
      {
        id: 'updateProjectLabel',
        method: 'put',
        path: '/projects/{id}/labels/{label_id}',
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
   * Delete a label.
   *
   * Deletes the label with this ID or name.
   *
   * `DELETE /projects/{id}/labels/{label_id}`
   *
   * @throws {ApiError} 401, 404
   */
  deleteProjectLabel as delete,
};

const deleteProjectLabel =
  (client: CoreClient) =>
  (
    path: DeleteProjectLabelPath,
    query?: NoQuery,
    options?: CallOptions,
  ): ApiCall<undefined, DeleteProjectLabelResponses> =>
    client.call(
      {
        id: 'deleteProjectLabel',
        method: 'delete',
        path: '/projects/{id}/labels/{label_id}',
        security: [[privateToken]],
        read: readNothing,
      },
      { path, query },
      options,
    );

/**
 * Promote a label to a group label.
 *
 * Turns a label of the project into a label of its group. The ID of the label stays the same.
 *
 * `PUT /projects/{id}/labels/{label_id}/promote`
 *
 * @throws {ApiError} 401, 404
 */
export const promote =
  (client: CoreClient) =>
  (
    path: PromoteProjectLabelPath,
    body?: undefined,
    options?: CallOptions,
  ): ApiCall<PromotedLabel, PromoteProjectLabelResponses> =>
    client.call(
      {
        id: 'promoteProjectLabel',
        method: 'put',
        path: '/projects/{id}/labels/{label_id}/promote',
        security: [[privateToken]],
      },
      { path, body },
      options,
    );

/**
 * Subscribe to a label.
 *
 * Subscribes the caller to a label. Returns 304 without a body if the caller is already subscribed.
 *
 * `POST /projects/{id}/labels/{label_id}/subscribe`
 *
 * @throws {ApiError} 304, 401, 404
 */
export const subscribe =
  (client: CoreClient) =>
  (
    path: SubscribeToProjectLabelPath,
    body?: undefined,
    options?: CallOptions,
  ): ApiCall<Label, SubscribeToProjectLabelResponses> =>
    client.call(
      {
        id: 'subscribeToProjectLabel',
        method: 'post',
        path: '/projects/{id}/labels/{label_id}/subscribe',
        security: [[privateToken]],
      },
      { path, body },
      options,
    );

/**
 * Unsubscribe from a label.
 *
 * Ends the subscription of the caller to a label. Returns 304 without a body if there is none. The
 * body of a success is not shown.
 *
 * `POST /projects/{id}/labels/{label_id}/unsubscribe`
 *
 * @throws {ApiError} 304, 401, 404
 */
export const unsubscribe =
  (client: CoreClient) =>
  (
    path: UnsubscribeFromProjectLabelPath,
    body?: undefined,
    options?: CallOptions,
  ): ApiCall<LabelUnsubscription, UnsubscribeFromProjectLabelResponses> =>
    client.call(
      {
        id: 'unsubscribeFromProjectLabel',
        method: 'post',
        path: '/projects/{id}/labels/{label_id}/unsubscribe',
        security: [[privateToken]],
      },
      { path, body },
      options,
    );
