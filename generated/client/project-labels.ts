// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type {
  Label,
  LabelCreate,
  LabelPromotionByName,
  LabelUnsubscription,
  LabelUpdate,
  LabelUpdateByName,
  LabelUpdatedByName,
  PromotedLabel,
} from '../types/index.ts';
import type { operations } from '../types/openapi.ts';
import type { CallOptions, ListOptions } from './client-options.ts';
import type { ApiCall, CoreClient } from './runtime/core.ts';
import { jsonBody } from './runtime/json-body.ts';
import { type PagedMethod, paged } from './runtime/pages.ts';
import { readList, readNothing } from './runtime/read.ts';
import { privateToken } from './security-schemes.ts';

/**
 * List the labels of a project.
 *
 * Returns the labels of the project, by default together with those of its ancestor groups;
 * `is_project_label` distinguishes them.
 *
 * `GET /projects/{id}/labels`
 *
 * @throws {ApiError} 401: The credential is missing or not valid.
 * @throws {ApiError} 404: The resource or its project does not exist, or a path value that must be
 * URL-encoded is not.
 * @throws {ApiError} 414: The query string is too long. Send the parameters in a body instead.
 * @throws {ApiError} 422: A value of the path, the query or the body is not valid.
 */
export function listProjectLabels(
  client: CoreClient,
  path: operations['listProjectLabels']['parameters']['path'],
  query?: operations['listProjectLabels']['parameters']['query'],
  options?: ListOptions,
): ApiCall<Label[], operations, 'listProjectLabels'> {
  return client.call(
    {
      id: 'listProjectLabels',
      method: 'get',
      path: '/projects/{id}/labels',
      security: [[privateToken]],
      read: readList,
      headerTypes: { 'x-page': 'number', 'x-per-page': 'number', 'x-total': 'number', 'x-total-pages': 'number' },
    },
    { path, query },
    options,
  );
}

/**
 * Create a label.
 *
 * Creates a label that belongs to the project itself.
 *
 * `POST /projects/{id}/labels`
 *
 * @throws {ApiError} 401: The credential is missing or not valid.
 * @throws {ApiError} 404: The resource or its project does not exist, or a path value that must be
 * URL-encoded is not.
 * @throws {ApiError} 422: A value of the path, the query or the body is not valid.
 */
export function createProjectLabel(
  client: CoreClient,
  path: operations['createProjectLabel']['parameters']['path'],
  body: LabelCreate,
  options?: CallOptions,
): ApiCall<Label, operations, 'createProjectLabel'> {
  return client.call(
    {
      id: 'createProjectLabel',
      method: 'post',
      path: '/projects/{id}/labels',
      security: [[privateToken]],
      bodyFormat: jsonBody,
    },
    { path, body },
    options,
  );
}

/**
 * Change a label named in the body.
 *
 * Changes the label that `name` or `label_id` in the body identifies. Older form of `PUT
 * /projects/{id}/labels/{label_id}`. The response body is not shown.
 *
 * `PUT /projects/{id}/labels`
 *
 * @deprecated Use `updateProjectLabel` instead.
 *
 * @throws {ApiError} 401: The credential is missing or not valid.
 * @throws {ApiError} 404: The resource or its project does not exist, or a path value that must be
 * URL-encoded is not.
 * @throws {ApiError} 422: A value of the path, the query or the body is not valid.
 */
export function updateProjectLabelByName(
  client: CoreClient,
  path: operations['updateProjectLabelByName']['parameters']['path'],
  body: LabelUpdateByName,
  options?: CallOptions,
): ApiCall<LabelUpdatedByName, operations, 'updateProjectLabelByName'> {
  return client.call(
    {
      id: 'updateProjectLabelByName',
      method: 'put',
      path: '/projects/{id}/labels',
      security: [[privateToken]],
      bodyFormat: jsonBody,
    },
    { path, body },
    options,
  );
}

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
 * @throws {ApiError} 401: The credential is missing or not valid.
 * @throws {ApiError} 404: The resource or its project does not exist, or a path value that must be
 * URL-encoded is not.
 * @throws {ApiError} 414: The query string is too long. Send the parameters in a body instead.
 * @throws {ApiError} 422: A value of the path, the query or the body is not valid.
 */
export function deleteProjectLabelByName(
  client: CoreClient,
  path: operations['deleteProjectLabelByName']['parameters']['path'],
  query: operations['deleteProjectLabelByName']['parameters']['query'],
  options?: CallOptions,
): ApiCall<undefined, operations, 'deleteProjectLabelByName'> {
  return client.call(
    {
      id: 'deleteProjectLabelByName',
      method: 'delete',
      path: '/projects/{id}/labels',
      security: [[privateToken]],
      read: readNothing,
    },
    { path, query },
    options,
  );
}

/**
 * Promote a label named in the body to a group label.
 *
 * Turns the label that `name` in the body identifies into a label of its group. Older form of `PUT
 * /projects/{id}/labels/{label_id}/promote`. The response body is not shown.
 *
 * `PUT /projects/{id}/labels/promote`
 *
 * @deprecated Use `promoteProjectLabel` instead.
 *
 * @throws {ApiError} 401: The credential is missing or not valid.
 * @throws {ApiError} 404: The resource or its project does not exist, or a path value that must be
 * URL-encoded is not.
 * @throws {ApiError} 422: A value of the path, the query or the body is not valid.
 */
export function promoteProjectLabelByName(
  client: CoreClient,
  path: operations['promoteProjectLabelByName']['parameters']['path'],
  body: LabelPromotionByName,
  options?: CallOptions,
): ApiCall<PromotedLabel, operations, 'promoteProjectLabelByName'> {
  return client.call(
    {
      id: 'promoteProjectLabelByName',
      method: 'put',
      path: '/projects/{id}/labels/promote',
      security: [[privateToken]],
      bodyFormat: jsonBody,
    },
    { path, body },
    options,
  );
}

/**
 * Read a label.
 *
 * Returns one label, by default also if it belongs to an ancestor group of the project.
 *
 * `GET /projects/{id}/labels/{label_id}`
 *
 * @throws {ApiError} 401: The credential is missing or not valid.
 * @throws {ApiError} 404: The resource or its project does not exist, or a path value that must be
 * URL-encoded is not.
 * @throws {ApiError} 414: The query string is too long. Send the parameters in a body instead.
 * @throws {ApiError} 422: A value of the path, the query or the body is not valid.
 */
export function getProjectLabel(
  client: CoreClient,
  path: operations['getProjectLabel']['parameters']['path'],
  query?: operations['getProjectLabel']['parameters']['query'],
  options?: CallOptions,
): ApiCall<Label, operations, 'getProjectLabel'> {
  return client.call(
    { id: 'getProjectLabel', method: 'get', path: '/projects/{id}/labels/{label_id}', security: [[privateToken]] },
    { path, query },
    options,
  );
}

/**
 * Change a label.
 *
 * Changes the given properties of a label. `new_name` or `color` is required.
 *
 * `PUT /projects/{id}/labels/{label_id}`
 *
 * @throws {ApiError} 401: The credential is missing or not valid.
 * @throws {ApiError} 404: The resource or its project does not exist, or a path value that must be
 * URL-encoded is not.
 * @throws {ApiError} 422: A value of the path, the query or the body is not valid.
 */
export function updateProjectLabel(
  client: CoreClient,
  path: operations['updateProjectLabel']['parameters']['path'],
  body: LabelUpdate,
  options?: CallOptions,
): ApiCall<Label, operations, 'updateProjectLabel'> {
  return client.call(
    {
      id: 'updateProjectLabel',
      method: 'put',
      path: '/projects/{id}/labels/{label_id}',
      security: [[privateToken]],
      bodyFormat: jsonBody,
    },
    { path, body },
    options,
  );
}

/**
 * Delete a label.
 *
 * Deletes the label with this ID or name.
 *
 * `DELETE /projects/{id}/labels/{label_id}`
 *
 * @throws {ApiError} 401: The credential is missing or not valid.
 * @throws {ApiError} 404: The resource or its project does not exist, or a path value that must be
 * URL-encoded is not.
 */
export function deleteProjectLabel(
  client: CoreClient,
  path: operations['deleteProjectLabel']['parameters']['path'],
  options?: CallOptions,
): ApiCall<undefined, operations, 'deleteProjectLabel'> {
  return client.call(
    {
      id: 'deleteProjectLabel',
      method: 'delete',
      path: '/projects/{id}/labels/{label_id}',
      security: [[privateToken]],
      read: readNothing,
    },
    { path },
    options,
  );
}

/**
 * Promote a label to a group label.
 *
 * Turns a label of the project into a label of its group. The ID of the label stays the same.
 *
 * `PUT /projects/{id}/labels/{label_id}/promote`
 *
 * @throws {ApiError} 401: The credential is missing or not valid.
 * @throws {ApiError} 404: The resource or its project does not exist, or a path value that must be
 * URL-encoded is not.
 */
export function promoteProjectLabel(
  client: CoreClient,
  path: operations['promoteProjectLabel']['parameters']['path'],
  options?: CallOptions,
): ApiCall<PromotedLabel, operations, 'promoteProjectLabel'> {
  return client.call(
    {
      id: 'promoteProjectLabel',
      method: 'put',
      path: '/projects/{id}/labels/{label_id}/promote',
      security: [[privateToken]],
    },
    { path },
    options,
  );
}

/**
 * Subscribe to a label.
 *
 * Subscribes the caller to a label. Returns 304 without a body if the caller is already subscribed.
 *
 * `POST /projects/{id}/labels/{label_id}/subscribe`
 *
 * @throws {ApiError} 304: Nothing to change; the resource is already in the requested state. There is
 * no body.
 * @throws {ApiError} 401: The credential is missing or not valid.
 * @throws {ApiError} 404: The resource or its project does not exist, or a path value that must be
 * URL-encoded is not.
 */
export function subscribeToProjectLabel(
  client: CoreClient,
  path: operations['subscribeToProjectLabel']['parameters']['path'],
  options?: CallOptions,
): ApiCall<Label, operations, 'subscribeToProjectLabel'> {
  return client.call(
    {
      id: 'subscribeToProjectLabel',
      method: 'post',
      path: '/projects/{id}/labels/{label_id}/subscribe',
      security: [[privateToken]],
    },
    { path },
    options,
  );
}

/**
 * Unsubscribe from a label.
 *
 * Ends the subscription of the caller to a label. Returns 304 without a body if there is none. The
 * body of a success is not shown.
 *
 * `POST /projects/{id}/labels/{label_id}/unsubscribe`
 *
 * @throws {ApiError} 304: Nothing to change; the resource is already in the requested state. There is
 * no body.
 * @throws {ApiError} 401: The credential is missing or not valid.
 * @throws {ApiError} 404: The resource or its project does not exist, or a path value that must be
 * URL-encoded is not.
 */
export function unsubscribeFromProjectLabel(
  client: CoreClient,
  path: operations['unsubscribeFromProjectLabel']['parameters']['path'],
  options?: CallOptions,
): ApiCall<LabelUnsubscription, operations, 'unsubscribeFromProjectLabel'> {
  return client.call(
    {
      id: 'unsubscribeFromProjectLabel',
      method: 'post',
      path: '/projects/{id}/labels/{label_id}/unsubscribe',
      security: [[privateToken]],
    },
    { path },
    options,
  );
}

/** Manage, promote and subscribe to the labels of a project. */
export interface ProjectLabelsOperations {
  /**
   * List the labels of a project.
   *
   * Returns the labels of the project, by default together with those of its ancestor groups;
   * `is_project_label` distinguishes them.
   *
   * `GET /projects/{id}/labels`
   *
   * @throws {ApiError} as {@link listProjectLabels} says.
   */
  readonly list: PagedMethod<
    [
      path: operations['listProjectLabels']['parameters']['path'],
      query?: operations['listProjectLabels']['parameters']['query'],
      options?: ListOptions,
    ],
    Label,
    operations,
    'listProjectLabels'
  >;
  /**
   * Create a label.
   *
   * Creates a label that belongs to the project itself.
   *
   * `POST /projects/{id}/labels`
   *
   * @throws {ApiError} as {@link createProjectLabel} says.
   */
  create(
    path: operations['createProjectLabel']['parameters']['path'],
    body: LabelCreate,
    options?: CallOptions,
  ): ApiCall<Label, operations, 'createProjectLabel'>;
  /**
   * Change a label named in the body.
   *
   * Changes the label that `name` or `label_id` in the body identifies. Older form of `PUT
   * /projects/{id}/labels/{label_id}`. The response body is not shown.
   *
   * `PUT /projects/{id}/labels`
   *
   * @deprecated Use `updateProjectLabel` instead.
   *
   * @throws {ApiError} as {@link updateProjectLabelByName} says.
   */
  updateByName(
    path: operations['updateProjectLabelByName']['parameters']['path'],
    body: LabelUpdateByName,
    options?: CallOptions,
  ): ApiCall<LabelUpdatedByName, operations, 'updateProjectLabelByName'>;
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
   * @throws {ApiError} as {@link deleteProjectLabelByName} says.
   */
  deleteByName(
    path: operations['deleteProjectLabelByName']['parameters']['path'],
    query: operations['deleteProjectLabelByName']['parameters']['query'],
    options?: CallOptions,
  ): ApiCall<undefined, operations, 'deleteProjectLabelByName'>;
  /**
   * Promote a label named in the body to a group label.
   *
   * Turns the label that `name` in the body identifies into a label of its group. Older form of `PUT
   * /projects/{id}/labels/{label_id}/promote`. The response body is not shown.
   *
   * `PUT /projects/{id}/labels/promote`
   *
   * @deprecated Use `promoteProjectLabel` instead.
   *
   * @throws {ApiError} as {@link promoteProjectLabelByName} says.
   */
  promoteByName(
    path: operations['promoteProjectLabelByName']['parameters']['path'],
    body: LabelPromotionByName,
    options?: CallOptions,
  ): ApiCall<PromotedLabel, operations, 'promoteProjectLabelByName'>;
  /**
   * Read a label.
   *
   * Returns one label, by default also if it belongs to an ancestor group of the project.
   *
   * `GET /projects/{id}/labels/{label_id}`
   *
   * @throws {ApiError} as {@link getProjectLabel} says.
   */
  get(
    path: operations['getProjectLabel']['parameters']['path'],
    query?: operations['getProjectLabel']['parameters']['query'],
    options?: CallOptions,
  ): ApiCall<Label, operations, 'getProjectLabel'>;
  /**
   * Change a label.
   *
   * Changes the given properties of a label. `new_name` or `color` is required.
   *
   * `PUT /projects/{id}/labels/{label_id}`
   *
   * @throws {ApiError} as {@link updateProjectLabel} says.
   */
  update(
    path: operations['updateProjectLabel']['parameters']['path'],
    body: LabelUpdate,
    options?: CallOptions,
  ): ApiCall<Label, operations, 'updateProjectLabel'>;
  /**
   * Delete a label.
   *
   * Deletes the label with this ID or name.
   *
   * `DELETE /projects/{id}/labels/{label_id}`
   *
   * @throws {ApiError} as {@link deleteProjectLabel} says.
   */
  delete(
    path: operations['deleteProjectLabel']['parameters']['path'],
    options?: CallOptions,
  ): ApiCall<undefined, operations, 'deleteProjectLabel'>;
  /**
   * Promote a label to a group label.
   *
   * Turns a label of the project into a label of its group. The ID of the label stays the same.
   *
   * `PUT /projects/{id}/labels/{label_id}/promote`
   *
   * @throws {ApiError} as {@link promoteProjectLabel} says.
   */
  promote(
    path: operations['promoteProjectLabel']['parameters']['path'],
    options?: CallOptions,
  ): ApiCall<PromotedLabel, operations, 'promoteProjectLabel'>;
  /**
   * Subscribe to a label.
   *
   * Subscribes the caller to a label. Returns 304 without a body if the caller is already subscribed.
   *
   * `POST /projects/{id}/labels/{label_id}/subscribe`
   *
   * @throws {ApiError} as {@link subscribeToProjectLabel} says.
   */
  subscribe(
    path: operations['subscribeToProjectLabel']['parameters']['path'],
    options?: CallOptions,
  ): ApiCall<Label, operations, 'subscribeToProjectLabel'>;
  /**
   * Unsubscribe from a label.
   *
   * Ends the subscription of the caller to a label. Returns 304 without a body if there is none. The
   * body of a success is not shown.
   *
   * `POST /projects/{id}/labels/{label_id}/unsubscribe`
   *
   * @throws {ApiError} as {@link unsubscribeFromProjectLabel} says.
   */
  unsubscribe(
    path: operations['unsubscribeFromProjectLabel']['parameters']['path'],
    options?: CallOptions,
  ): ApiCall<LabelUnsubscription, operations, 'unsubscribeFromProjectLabel'>;
}

/** Returns the operations of the area as methods of a client. */
export function bindProjectLabels(client: CoreClient): ProjectLabelsOperations {
  return {
    list: paged((...call) => listProjectLabels(client, ...call)),
    create: (...call) => createProjectLabel(client, ...call),
    updateByName: (...call) => updateProjectLabelByName(client, ...call),
    deleteByName: (...call) => deleteProjectLabelByName(client, ...call),
    promoteByName: (...call) => promoteProjectLabelByName(client, ...call),
    get: (...call) => getProjectLabel(client, ...call),
    update: (...call) => updateProjectLabel(client, ...call),
    delete: (...call) => deleteProjectLabel(client, ...call),
    promote: (...call) => promoteProjectLabel(client, ...call),
    subscribe: (...call) => subscribeToProjectLabel(client, ...call),
    unsubscribe: (...call) => unsubscribeFromProjectLabel(client, ...call),
  };
}
