// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type {
  MovedResponse,
  NotFoundResponse,
  UnauthorizedResponse,
  UnprocessableContentResponse,
  UriTooLongResponse,
  UserSummary,
} from './shared.ts';

/** One change of the weight of an issue. */
export interface IssueWeightEvent {
  /** ID of the event. */
  id: number;
  /** When the weight was changed. Format: `date-time`. */
  created_at: string;
  /** ID of the issue, unique across all projects (its `id`, not its `iid`). */
  issue_id: number;
  /** User who changed the weight. */
  user: UserSummary;
  /** New weight of the issue. */
  weight: number;
}

/** The path parameters of `GET /projects/{id}/issues/{issue_iid}/resource_weight_events`. */
export type ListIssueWeightEventsPath = {
  /**
   * ID of the project, or its full path. Pass the value itself: the client encodes it, and the server
   * decodes it.
   */
  id: number | string;
  /** Number of the issue within the project (its `iid`). Its `id` does not work here. */
  issue_iid: number;
};

/** The query of `GET /projects/{id}/issues/{issue_iid}/resource_weight_events`. */
export type ListIssueWeightEventsQuery = {
  /**
   * Index of the page to return, counted from 1. The offset is limited; self-managed instances can
   * change the limit. Default: `1`. Value: at least 1.
   */
  page?: number;
  /** Number of items per page, at most 100. Default: `20`. Value: at most 100. */
  per_page?: number;
};

/** The responses of `GET /projects/{id}/issues/{issue_iid}/resource_weight_events`. */
export interface ListIssueWeightEventsResponses {
  /** The weight events of the issue. */
  200: {
    headers: {
      /**
       * Addresses of other pages, each with `rel` set to `first`, `prev`, `next` or `last`. Follow them as
       * given and do not build page addresses yourself. With offset pagination, `rel="last"` is left out
       * above 10,000 records. With keyset pagination, follow `rel="next"` until the header is absent.
       */
      Link?: string;
      /** Index of the next page. Absent with keyset pagination, and possibly on the hosted offering. */
      'x-next-page'?: string;
      /**
       * Index of this page, counted from 1. Absent with keyset pagination, and possibly on the hosted
       * offering.
       */
      'x-page'?: number;
      /** Number of items per page. Absent with keyset pagination, and possibly on the hosted offering. */
      'x-per-page'?: number;
      /** Index of the previous page. Absent with keyset pagination, and possibly on the hosted offering. */
      'x-prev-page'?: string;
      /**
       * Number of items in the whole list. Absent above 10,000 records, with keyset pagination, and possibly
       * on the hosted offering.
       */
      'x-total'?: number;
      /**
       * Number of pages. Absent above 10,000 records, with keyset pagination, and possibly on the hosted
       * offering.
       */
      'x-total-pages'?: number;
    };
    content: { 'application/json': IssueWeightEvent[] };
  };
  301: MovedResponse;
  401: UnauthorizedResponse;
  404: NotFoundResponse;
  414: UriTooLongResponse;
  422: UnprocessableContentResponse;
}

/**
 * The path parameters of `GET
 * /projects/{id}/issues/{issue_iid}/resource_weight_events/{resource_weight_event_id}`.
 */
export type GetIssueWeightEventPath = {
  /**
   * ID of the project, or its full path. Pass the value itself: the client encodes it, and the server
   * decodes it.
   */
  id: number | string;
  /** Number of the issue within the project (its `iid`). Its `id` does not work here. */
  issue_iid: number;
  /** ID of the event. */
  resource_weight_event_id: number;
};

/**
 * The responses of `GET
 * /projects/{id}/issues/{issue_iid}/resource_weight_events/{resource_weight_event_id}`.
 */
export interface GetIssueWeightEventResponses {
  /** The weight event. */
  200: { content: { 'application/json': IssueWeightEvent } };
  301: MovedResponse;
  401: UnauthorizedResponse;
  404: NotFoundResponse;
  422: UnprocessableContentResponse;
}
