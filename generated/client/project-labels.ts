// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { bracketForm } from '../shared/form-notation.ts';
import { plainQuery } from '../shared/write-query.ts';
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
import { chosenFormat } from './runtime/content-types.ts';
import { type ApiCall, type Bound, type CoreClient, bound } from './runtime/core.ts';
import { jsonBody } from './runtime/json-body.ts';
import { type ListCall, callList } from './runtime/list-call.ts';
import { followLink } from './runtime/next-page.ts';
import { readList, readNothing } from './runtime/read.ts';
import { privateToken } from './security-schemes.ts';

/** The functions of the operations of `client.projectLabels`. */
export interface ProjectLabelsFunctions {
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
   * @throws {ApiError} 401: The credential is missing or not valid.
   * @throws {ApiError} 404: The resource or its project does not exist.
   * @throws {ApiError} 414: The query string is too long. Send the parameters in a body instead.
   * @throws {ApiError} 422: A value of the path, the query or the body is not valid.
   */
  list(
    client: CoreClient,
    path: ListProjectLabelsPath,
    query?: ListProjectLabelsQuery,
    options?: ListOptions,
  ): ListCall<Label[], Label, ListProjectLabelsResponses>;
  /**
   * Create a label.
   *
   * Creates a label that belongs to the project itself.
   *
   * `POST /projects/{id}/labels`
   *
   * @throws {ApiError} 401: The credential is missing or not valid.
   * @throws {ApiError} 404: The resource or its project does not exist.
   * @throws {ApiError} 422: A value of the path, the query or the body is not valid.
   */
  create(
    client: CoreClient,
    path: CreateProjectLabelPath,
    body: LabelCreate,
    options?: CallOptions & {
      readonly contentType?: 'application/json' | 'application/x-www-form-urlencoded' | undefined;
    },
  ): ApiCall<Label, CreateProjectLabelResponses>;
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
   * @throws {ApiError} 401: The credential is missing or not valid.
   * @throws {ApiError} 404: The resource or its project does not exist.
   * @throws {ApiError} 422: A value of the path, the query or the body is not valid.
   */
  updateByName(
    client: CoreClient,
    path: UpdateProjectLabelByNamePath,
    body: LabelUpdateByName,
    options?: CallOptions & {
      readonly contentType?: 'application/json' | 'application/x-www-form-urlencoded' | undefined;
    },
  ): ApiCall<LabelUpdatedByName, UpdateProjectLabelByNameResponses>;
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
   * @throws {ApiError} 404: The resource or its project does not exist.
   * @throws {ApiError} 414: The query string is too long. Send the parameters in a body instead.
   * @throws {ApiError} 422: A value of the path, the query or the body is not valid.
   */
  deleteByName(
    client: CoreClient,
    path: DeleteProjectLabelByNamePath,
    query: DeleteProjectLabelByNameQuery,
    options?: CallOptions,
  ): ApiCall<undefined, DeleteProjectLabelByNameResponses>;
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
   * @throws {ApiError} 401: The credential is missing or not valid.
   * @throws {ApiError} 404: The resource or its project does not exist.
   * @throws {ApiError} 422: A value of the path, the query or the body is not valid.
   */
  promoteByName(
    client: CoreClient,
    path: PromoteProjectLabelByNamePath,
    body: LabelPromotionByName,
    options?: CallOptions & {
      readonly contentType?: 'application/json' | 'application/x-www-form-urlencoded' | undefined;
    },
  ): ApiCall<PromotedLabel, PromoteProjectLabelByNameResponses>;
  /**
   * Read a label.
   *
   * Returns one label, by default also if it belongs to an ancestor group of the project.
   *
   * `GET /projects/{id}/labels/{label_id}`
   *
   * @throws {ApiError} 401: The credential is missing or not valid.
   * @throws {ApiError} 404: The resource or its project does not exist.
   * @throws {ApiError} 414: The query string is too long. Send the parameters in a body instead.
   * @throws {ApiError} 422: A value of the path, the query or the body is not valid.
   */
  get(
    client: CoreClient,
    path: GetProjectLabelPath,
    query?: GetProjectLabelQuery,
    options?: CallOptions,
  ): ApiCall<Label, GetProjectLabelResponses>;
  /**
   * Change a label.
   *
   * Changes the given properties of a label. `new_name` or `color` is required.
   *
   * `PUT /projects/{id}/labels/{label_id}`
   *
   * @throws {ApiError} 401: The credential is missing or not valid.
   * @throws {ApiError} 404: The resource or its project does not exist.
   * @throws {ApiError} 422: A value of the path, the query or the body is not valid.
   */
  update(
    client: CoreClient,
    path: UpdateProjectLabelPath,
    body: LabelUpdate,
    options?: CallOptions & {
      readonly contentType?: 'application/json' | 'application/x-www-form-urlencoded' | undefined;
    },
  ): ApiCall<Label, UpdateProjectLabelResponses>;
  /**
   * Delete a label.
   *
   * Deletes the label with this ID or name.
   *
   * `DELETE /projects/{id}/labels/{label_id}`
   *
   * @throws {ApiError} 401: The credential is missing or not valid.
   * @throws {ApiError} 404: The resource or its project does not exist.
   */
  delete(
    client: CoreClient,
    path: DeleteProjectLabelPath,
    options?: CallOptions,
  ): ApiCall<undefined, DeleteProjectLabelResponses>;
  /**
   * Promote a label to a group label.
   *
   * Turns a label of the project into a label of its group. The ID of the label stays the same.
   *
   * `PUT /projects/{id}/labels/{label_id}/promote`
   *
   * @throws {ApiError} 401: The credential is missing or not valid.
   * @throws {ApiError} 404: The resource or its project does not exist.
   */
  promote(
    client: CoreClient,
    path: PromoteProjectLabelPath,
    options?: CallOptions,
  ): ApiCall<PromotedLabel, PromoteProjectLabelResponses>;
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
   * @throws {ApiError} 404: The resource or its project does not exist.
   */
  subscribe(
    client: CoreClient,
    path: SubscribeToProjectLabelPath,
    options?: CallOptions,
  ): ApiCall<Label, SubscribeToProjectLabelResponses>;
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
   * @throws {ApiError} 404: The resource or its project does not exist.
   */
  unsubscribe(
    client: CoreClient,
    path: UnsubscribeFromProjectLabelPath,
    options?: CallOptions,
  ): ApiCall<LabelUnsubscription, UnsubscribeFromProjectLabelResponses>;
}

/** The operations of `client.projectLabels`. */
export interface ProjectLabelsOperations extends Bound<ProjectLabelsFunctions> {}

export const listProjectLabels: ProjectLabelsFunctions['list'] = (client, path, query, options) =>
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

export const createProjectLabel: ProjectLabelsFunctions['create'] = (client, path, body, options) =>
  client.call(
    {
      id: 'createProjectLabel',
      method: 'post',
      path: '/projects/{id}/labels',
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

export const updateProjectLabelByName: ProjectLabelsFunctions['updateByName'] = (client, path, body, options) =>
  client.call(
    {
      id: 'updateProjectLabelByName',
      method: 'put',
      path: '/projects/{id}/labels',
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

export const deleteProjectLabelByName: ProjectLabelsFunctions['deleteByName'] = (client, path, query, options) =>
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

export const promoteProjectLabelByName: ProjectLabelsFunctions['promoteByName'] = (client, path, body, options) =>
  client.call(
    {
      id: 'promoteProjectLabelByName',
      method: 'put',
      path: '/projects/{id}/labels/promote',
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

export const getProjectLabel: ProjectLabelsFunctions['get'] = (client, path, query, options) =>
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

export const updateProjectLabel: ProjectLabelsFunctions['update'] = (client, path, body, options) =>
  client.call(
    {
      id: 'updateProjectLabel',
      method: 'put',
      path: '/projects/{id}/labels/{label_id}',
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

export const deleteProjectLabel: ProjectLabelsFunctions['delete'] = (client, path, options) =>
  client.call(
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

export const promoteProjectLabel: ProjectLabelsFunctions['promote'] = (client, path, options) =>
  client.call(
    {
      id: 'promoteProjectLabel',
      method: 'put',
      path: '/projects/{id}/labels/{label_id}/promote',
      security: [[privateToken]],
    },
    { path },
    options,
  );

export const subscribeToProjectLabel: ProjectLabelsFunctions['subscribe'] = (client, path, options) =>
  client.call(
    {
      id: 'subscribeToProjectLabel',
      method: 'post',
      path: '/projects/{id}/labels/{label_id}/subscribe',
      security: [[privateToken]],
    },
    { path },
    options,
  );

export const unsubscribeFromProjectLabel: ProjectLabelsFunctions['unsubscribe'] = (client, path, options) =>
  client.call(
    {
      id: 'unsubscribeFromProjectLabel',
      method: 'post',
      path: '/projects/{id}/labels/{label_id}/unsubscribe',
      security: [[privateToken]],
    },
    { path },
    options,
  );

/** Returns the operations of the area as methods of a client. */
export function bindProjectLabels(client: CoreClient): ProjectLabelsOperations {
  return bound<ProjectLabelsFunctions, ProjectLabelsOperations>(client, {
    list: listProjectLabels,
    create: createProjectLabel,
    updateByName: updateProjectLabelByName,
    deleteByName: deleteProjectLabelByName,
    promoteByName: promoteProjectLabelByName,
    get: getProjectLabel,
    update: updateProjectLabel,
    delete: deleteProjectLabel,
    promote: promoteProjectLabel,
    subscribe: subscribeToProjectLabel,
    unsubscribe: unsubscribeFromProjectLabel,
  });
}
