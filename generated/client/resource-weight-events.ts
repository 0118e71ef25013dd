// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { plainQuery } from '../shared/notation.ts';
import type {
  GetIssueWeightEventPath,
  GetIssueWeightEventResponses,
  IssueWeightEvent,
  ListIssueWeightEventsPath,
  ListIssueWeightEventsQuery,
  ListIssueWeightEventsResponses,
} from '../types/resource-weight-events.ts';
import type { CallOptions, ListOptions } from './client-options.ts';
import { readList } from './runtime/bodies.ts';
import type { ApiCall, CoreClient } from './runtime/calls.ts';
import type { NoQuery } from './runtime/operations.ts';
import { type ListCall, callList, followLink } from './runtime/pages.ts';
import { privateToken } from './security-schemes.ts';

/**
 * List the weight events of an issue.
 *
 * Returns the changes of the weight of the issue, each with its user, its time and the new weight.
 *
 * `GET /projects/{id}/issues/{issue_iid}/resource_weight_events`
 *
 * Returns a list in pages: `for await` reads the items of all pages, `await` returns the first page.
 *
 * @throws {ApiError} 401, 404, 414, 422
 */
export const list =
  (client: CoreClient) =>
  (
    path: ListIssueWeightEventsPath,
    query?: ListIssueWeightEventsQuery,
    options?: ListOptions,
  ): ListCall<IssueWeightEvent[], IssueWeightEvent, ListIssueWeightEventsResponses> =>
    callList(
      client,
      {
        id: 'listIssueWeightEvents',
        method: 'get',
        path: '/projects/{id}/issues/{issue_iid}/resource_weight_events',
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
 * Read a weight event of an issue.
 *
 * Returns one change of the weight of the issue, with its user, its time and the new weight.
 *
 * `GET /projects/{id}/issues/{issue_iid}/resource_weight_events/{resource_weight_event_id}`
 *
 * @throws {ApiError} 401, 404, 422
 */
export const get =
  (client: CoreClient) =>
  (
    path: GetIssueWeightEventPath,
    query?: NoQuery,
    options?: CallOptions,
  ): ApiCall<IssueWeightEvent, GetIssueWeightEventResponses> =>
    client.call(
      {
        id: 'getIssueWeightEvent',
        method: 'get',
        path: '/projects/{id}/issues/{issue_iid}/resource_weight_events/{resource_weight_event_id}',
        security: [[privateToken]],
      },
      { path, query },
      options,
    );
