// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { IssueWeightEvent } from '../types/index.ts';
import type { operations } from '../types/openapi.ts';
import type { CallOptions, ListOptions } from './client-options.ts';
import type { ApiCall, CoreClient } from './runtime/core.ts';
import { type PagedMethod, paged } from './runtime/pages.ts';
import { readList } from './runtime/read.ts';
import { privateToken } from './security-schemes.ts';

/**
 * List the weight events of an issue.
 *
 * Returns the changes of the weight of the issue, each with its user, its time and the new weight.
 *
 * `GET /projects/{id}/issues/{issue_iid}/resource_weight_events`
 *
 * @throws {ApiError} 401: The credential is missing or not valid.
 * @throws {ApiError} 404: The resource or its project does not exist, or a path value that must be
 * URL-encoded is not.
 * @throws {ApiError} 414: The query string is too long. Send the parameters in a body instead.
 * @throws {ApiError} 422: A value of the path, the query or the body is not valid.
 */
export function listIssueWeightEvents(
  client: CoreClient,
  path: operations['listIssueWeightEvents']['parameters']['path'],
  query?: operations['listIssueWeightEvents']['parameters']['query'],
  options?: ListOptions,
): ApiCall<IssueWeightEvent[], operations, 'listIssueWeightEvents'> {
  return client.call(
    {
      id: 'listIssueWeightEvents',
      method: 'get',
      path: '/projects/{id}/issues/{issue_iid}/resource_weight_events',
      security: [[privateToken]],
      read: readList,
      headerTypes: { 'x-page': 'number', 'x-per-page': 'number', 'x-total': 'number', 'x-total-pages': 'number' },
    },
    { path, query },
    options,
  );
}

/**
 * Read a weight event of an issue.
 *
 * Returns one change of the weight of the issue, with its user, its time and the new weight.
 *
 * `GET /projects/{id}/issues/{issue_iid}/resource_weight_events/{resource_weight_event_id}`
 *
 * @throws {ApiError} 401: The credential is missing or not valid.
 * @throws {ApiError} 404: The resource or its project does not exist, or a path value that must be
 * URL-encoded is not.
 * @throws {ApiError} 422: A value of the path, the query or the body is not valid.
 */
export function getIssueWeightEvent(
  client: CoreClient,
  path: operations['getIssueWeightEvent']['parameters']['path'],
  options?: CallOptions,
): ApiCall<IssueWeightEvent, operations, 'getIssueWeightEvent'> {
  return client.call(
    {
      id: 'getIssueWeightEvent',
      method: 'get',
      path: '/projects/{id}/issues/{issue_iid}/resource_weight_events/{resource_weight_event_id}',
      security: [[privateToken]],
    },
    { path },
    options,
  );
}

/** Changes of the weight of an issue, with their users and times. */
export interface ResourceWeightEventsOperations {
  /**
   * List the weight events of an issue.
   *
   * Returns the changes of the weight of the issue, each with its user, its time and the new weight.
   *
   * `GET /projects/{id}/issues/{issue_iid}/resource_weight_events`
   *
   * @throws {ApiError} as {@link listIssueWeightEvents} says.
   */
  readonly list: PagedMethod<
    [
      path: operations['listIssueWeightEvents']['parameters']['path'],
      query?: operations['listIssueWeightEvents']['parameters']['query'],
      options?: ListOptions,
    ],
    IssueWeightEvent,
    operations,
    'listIssueWeightEvents'
  >;
  /**
   * Read a weight event of an issue.
   *
   * Returns one change of the weight of the issue, with its user, its time and the new weight.
   *
   * `GET /projects/{id}/issues/{issue_iid}/resource_weight_events/{resource_weight_event_id}`
   *
   * @throws {ApiError} as {@link getIssueWeightEvent} says.
   */
  get(
    path: operations['getIssueWeightEvent']['parameters']['path'],
    options?: CallOptions,
  ): ApiCall<IssueWeightEvent, operations, 'getIssueWeightEvent'>;
}

/** Returns the operations of the area as methods of a client. */
export function bindResourceWeightEvents(client: CoreClient): ResourceWeightEventsOperations {
  return {
    list: paged((...call) => listIssueWeightEvents(client, ...call)),
    get: (...call) => getIssueWeightEvent(client, ...call),
  };
}
