// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type {
  GetIssueWeightEventPath,
  GetIssueWeightEventResponses,
  IssueWeightEvent,
  ListIssueWeightEventsPath,
  ListIssueWeightEventsResponses,
} from '../types/resource-weight-events.ts';
import type { ErrorBody } from '../types/shared.ts';
import type { ListIssueWeightEventsQueryWithDefaults } from '../validators/requests/resource-weight-events.ts';
import type { OperationContext } from './runtime/auth.ts';
import type { DescribedHeaders } from './runtime/interfaces.ts';
import type { PrivateTokenAuth } from './security.ts';

/** Changes of the weight of an issue, with their users and times. */
export interface ResourceWeightEventsHandlers {
  /**
   * List the weight events of an issue.
   *
   * Returns the changes of the weight of the issue, each with its user, its time and the new weight.
   *
   * `GET /projects/{id}/issues/{issue_iid}/resource_weight_events`
   */
  readonly list: ListIssueWeightEvents;
  /**
   * Read a weight event of an issue.
   *
   * Returns one change of the weight of the issue, with its user, its time and the new weight.
   *
   * `GET /projects/{id}/issues/{issue_iid}/resource_weight_events/{resource_weight_event_id}`
   */
  readonly get: GetIssueWeightEvent;
}

/** The type of {@link ResourceWeightEventsHandlers}.list. */
export type ListIssueWeightEvents = (
  input: ListIssueWeightEventsInput,
  context: OperationContext<PrivateTokenAuth>,
) => ListIssueWeightEventsResult | Promise<ListIssueWeightEventsResult>;

/** The input of {@link ListIssueWeightEvents}. */
export interface ListIssueWeightEventsInput {
  readonly path: ListIssueWeightEventsPath;
  readonly query: ListIssueWeightEventsQueryWithDefaults;
}

/** The result of {@link ListIssueWeightEvents}. */
export type ListIssueWeightEventsResult =
  | {
      readonly status: 200;
      readonly headers?: DescribedHeaders<ListIssueWeightEventsResponses[200]['headers']>;
      readonly body: IssueWeightEvent[];
    }
  | {
      readonly status: 301;
      readonly headers: DescribedHeaders<ListIssueWeightEventsResponses[301]['headers']>;
      readonly body: ErrorBody;
    }
  | { readonly status: 401; readonly body: ErrorBody }
  | { readonly status: 404; readonly body: ErrorBody }
  | { readonly status: 414; readonly body: ErrorBody }
  | { readonly status: 422; readonly body: ErrorBody };

/** The type of {@link ResourceWeightEventsHandlers}.get. */
export type GetIssueWeightEvent = (
  input: GetIssueWeightEventInput,
  context: OperationContext<PrivateTokenAuth>,
) => GetIssueWeightEventResult | Promise<GetIssueWeightEventResult>;

/** The input of {@link GetIssueWeightEvent}. */
export interface GetIssueWeightEventInput {
  readonly path: GetIssueWeightEventPath;
}

/** The result of {@link GetIssueWeightEvent}. */
export type GetIssueWeightEventResult =
  | { readonly status: 200; readonly body: IssueWeightEvent }
  | {
      readonly status: 301;
      readonly headers: DescribedHeaders<GetIssueWeightEventResponses[301]['headers']>;
      readonly body: ErrorBody;
    }
  | { readonly status: 401; readonly body: ErrorBody }
  | { readonly status: 404; readonly body: ErrorBody }
  | { readonly status: 422; readonly body: ErrorBody };
