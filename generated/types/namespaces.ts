// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type {
  NotFoundResponse,
  UnauthorizedResponse,
  UnprocessableContentResponse,
  UriTooLongResponse,
} from './shared.ts';

/**
 * A user or a group whose path contains projects. The properties about seats are returned only to
 * owners of the group, or on the hosted offering. Even then, they may be absent. The flag
 * `restrict_namespace_api_billing_fields` (since 18.3, off by default) restricts who gets the billing
 * properties. This description assumes that these are the properties about plan, trial, seats and
 * billable members.
 */
export interface Namespace {
  /** ID of the namespace. */
  id: number;
  /** Display name of the namespace. */
  name: string;
  /** Address of the avatar; null if the namespace has none. */
  avatar_url: string | null;
  /** Number of members who are billed. A billing property. */
  billable_members_count?: number;
  /** When the plan ends. A billing property. */
  end_date?: string | null;
  /** Full path of the namespace, starting at the top level. */
  full_path: string;
  /** Kind of the namespace: user or group. */
  kind: 'user' | 'group';
  /**
   * Largest number of seats that were in use. For owners of the group, or on the hosted offering. A
   * billing property.
   */
  max_seats_used?: number;
  /**
   * When `max_seats_used` last changed. For owners of the group, or on the hosted offering. A billing
   * property. Format: `date-time`.
   */
  max_seats_used_changed_at?: string;
  /** Number of members including those of subgroups. Groups only. */
  members_count_with_descendants?: number;
  /** ID of the parent group; null for a namespace at the top level. */
  parent_id: number | null;
  /** Last segment of the full path. */
  path: string;
  /** Name of the plan. A billing property. */
  plan?: string;
  /** Number of projects. */
  projects_count: number;
  /** Size of the root repository. */
  root_repository_size: number;
  /** Number of seats in use. For owners of the group, or on the hosted offering. A billing property. */
  seats_in_use?: number;
  /** True if the plan is a trial. A billing property. */
  trial?: boolean | null;
  /** When the trial ends. A billing property. */
  trial_ends_on?: string | null;
  /** Address of the page of the user or group. */
  web_url: string;
}

/** The availability of a path. */
export interface NamespaceExistence {
  /** True if a namespace with this path exists. */
  exists: boolean | null;
  /** Other names to choose from if the path is taken. */
  suggests: string[];
}

/** The query of `GET /namespaces`. */
export type ListNamespacesQuery = {
  /** Match `search` against the full path of a namespace. */
  full_path_search?: boolean;
  /** Return only namespaces that the caller owns. */
  owned_only?: boolean;
  /**
   * Index of the page to return, counted from 1. The offset is limited; self-managed instances can
   * change the limit. Default: `1`. Value: at least 1.
   */
  page?: number;
  /** Number of items per page, at most 100. Default: `20`. Value: at most 100. */
  per_page?: number;
  /** Return only namespaces whose name or path matches this text. */
  search?: string;
  /** Return only namespaces without a parent. Since 16.8. */
  top_level_only?: boolean;
};

/** The responses of `GET /namespaces`. */
export interface ListNamespacesResponses {
  /** The namespaces that match. */
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
    content: { 'application/json': Namespace[] };
  };
  401: UnauthorizedResponse;
  414: UriTooLongResponse;
  422: UnprocessableContentResponse;
}

/** The path parameters of `GET /namespaces/{id}`. */
export type GetNamespacePath = {
  /**
   * ID of the namespace, or its full path. Pass the value itself: the client encodes it, and the server
   * decodes it.
   */
  id: number | string;
};

/** The responses of `GET /namespaces/{id}`. */
export interface GetNamespaceResponses {
  /** The namespace. */
  200: { content: { 'application/json': Namespace } };
  401: UnauthorizedResponse;
  404: NotFoundResponse;
}

/** The path parameters of `GET /namespaces/{namespace}/exists`. */
export type CheckNamespaceExistsPath = {
  /** Path to check. Pass the value itself: the client encodes it, and the server decodes it. */
  namespace: string;
};

/** The query of `GET /namespaces/{namespace}/exists`. */
export type CheckNamespaceExistsQuery = {
  /** ID of the parent namespace to search. Without it, only the top level is searched. */
  parent_id?: number;
};

/** The responses of `GET /namespaces/{namespace}/exists`. */
export interface CheckNamespaceExistsResponses {
  /** Whether the path is taken, and suggestions if it is. */
  200: { content: { 'application/json': NamespaceExistence } };
  401: UnauthorizedResponse;
  404: NotFoundResponse;
  414: UriTooLongResponse;
  422: UnprocessableContentResponse;
}
