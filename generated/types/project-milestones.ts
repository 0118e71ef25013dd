// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type {
  ForbiddenResponse,
  MovedResponse,
  NotFoundResponse,
  UnauthorizedResponse,
  UnprocessableContentResponse,
  UriTooLongResponse,
} from './shared.ts';

/** One burndown event of a milestone. Its properties are not documented. */
export type MilestoneBurndownEvent = { [key: string]: unknown };

/**
 * An issue of a milestone. Its properties are not documented; `id` and `iid`, which every issue has,
 * are named as a hint.
 */
export interface MilestoneIssue {
  /** ID of the issue, unique across all projects. */
  id?: number;
  /** Number of the issue within its project. Paths use this one. */
  iid?: number;
  [key: string]: unknown;
}

/**
 * A merge request of a milestone. Its properties are not documented; some properties of `MergeRequest`
 * are named as a hint.
 */
export interface MilestoneMergeRequest {
  /** ID of the merge request, unique across all projects. */
  id?: number;
  /** Description of the merge request; null if there is none. */
  description?: string | null;
  /** Number of the merge request within its project. Paths use this one. */
  iid?: number;
  /** ID of the project that the merge request belongs to. */
  project_id?: number;
  /** State of the merge request. */
  state?: 'opened' | 'closed' | 'merged' | 'locked';
  /** Title of the merge request. */
  title?: string;
  /** Address of the page of the merge request. */
  web_url?: string;
  [key: string]: unknown;
}

/**
 * A goal for issues and merge requests, with a first and a last day. An update with `state_event:
 * close` changes an `active` milestone to `closed`. An update with `state_event: activate` changes a
 * `closed` milestone to `active`.
 */
export interface ProjectMilestone {
  /** ID of the milestone, unique across all projects. Paths use this one. */
  id: number;
  /** When the milestone was created. Format: `date-time`. */
  created_at: string;
  /** Description of the milestone; null if there is none. */
  description: string | null;
  /** Last day of the milestone; null if none is set. Format: `date`. */
  due_date: string | null;
  /** True if the milestone has expired. */
  expired: boolean | null;
  /** Number of the milestone within its project. Paths do not use it. */
  iid: number;
  /**
   * ID of the project. It is not documented whether a milestone of a group, listed with
   * `include_ancestors=true`, has it.
   */
  project_id?: number;
  /** First day of the milestone; null if none is set. Format: `date`. */
  start_date: string | null;
  /** Whether the milestone is active or closed. */
  state: 'active' | 'closed';
  /** Title of the milestone. */
  title: string;
  /** When the milestone was last changed. Format: `date-time`. */
  updated_at: string;
}

/** A milestone to create. */
export interface ProjectMilestoneCreate {
  /** Description of the milestone. */
  description?: string;
  /** Last day of the milestone. Format: `date`. */
  due_date?: string;
  /** First day of the milestone. Format: `date`. */
  start_date?: string;
  /** Title of the milestone. */
  title: string;
}

/**
 * A milestone as returned when it is read, created or changed. The response is not documented; the
 * properties of the list are named as a hint.
 */
export interface ProjectMilestoneHinted {
  /** ID of the milestone, unique across all projects. Paths use this one. */
  id?: number;
  /** When the milestone was created. Format: `date-time`. */
  created_at?: string;
  /** Description of the milestone; null if there is none. */
  description?: string | null;
  /** Last day of the milestone; null if none is set. Format: `date`. */
  due_date?: string | null;
  /** True if the milestone has expired. */
  expired?: boolean | null;
  /** Number of the milestone within its project. Paths do not use it. */
  iid?: number;
  /**
   * ID of the project. It is not documented whether a milestone of a group, listed with
   * `include_ancestors=true`, has it.
   */
  project_id?: number;
  /** First day of the milestone; null if none is set. Format: `date`. */
  start_date?: string | null;
  /** Whether the milestone is active or closed. */
  state?: 'active' | 'closed';
  /** Title of the milestone. */
  title?: string;
  /** When the milestone was last changed. Format: `date-time`. */
  updated_at?: string;
  [key: string]: unknown;
}

/** Properties of a milestone to change. The others stay as they are. */
export interface ProjectMilestoneUpdate {
  /** Description of the milestone. */
  description?: string;
  /** Last day of the milestone. Format: `date`. */
  due_date?: string;
  /** First day of the milestone. Format: `date`. */
  start_date?: string;
  /** `close` closes an active milestone, `activate` makes a closed one active again. */
  state_event?: 'close' | 'activate';
  /** Title of the milestone. */
  title?: string;
}

/**
 * The response to a promotion. It is not documented, except that the milestone belongs to the group
 * afterwards.
 */
export type PromotedMilestone = unknown;

/** The path parameters of `GET /projects/{id}/milestones`. */
export type ListProjectMilestonesPath = {
  /**
   * ID of the project, or its full path. Pass the value itself: the client encodes it, and the server
   * decodes it.
   */
  id: number | string;
};

/** The query of `GET /projects/{id}/milestones`. */
export type ListProjectMilestonesQuery = {
  /** Return only the milestones with these `iid`s. Has no effect together with `include_ancestors=true`. */
  'iids[]'?: readonly number[];
  /** Include the milestones of all groups above the project. Then `iids[]` has no effect. */
  include_ancestors?: boolean;
  /**
   * Older option to include milestones of groups above the project. Deprecated in 16.7.
   *
   * @deprecated Use `include_ancestors` instead.
   */
  include_parent_milestones?: boolean;
  /**
   * Index of the page to return, counted from 1. The offset is limited; self-managed instances can
   * change the limit. Default: `1`. Value: at least 1.
   */
  page?: number;
  /** Number of items per page, at most 100. Default: `20`. Value: at most 100. */
  per_page?: number;
  /** Return only milestones whose title or description matches. */
  search?: string;
  /** Return only milestones in this state. */
  state?: 'active' | 'closed';
  /** Return only milestones with this title. */
  title?: string;
  /** Return only milestones last changed after this time. Since 15.10. Format: `date-time`. */
  updated_after?: string;
  /** Return only milestones last changed before this time. Since 15.10. Format: `date-time`. */
  updated_before?: string;
};

/** The responses of `GET /projects/{id}/milestones`. */
export interface ListProjectMilestonesResponses {
  /** The milestones that match. */
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
    content: { 'application/json': ProjectMilestone[] };
  };
  301: MovedResponse;
  401: UnauthorizedResponse;
  404: NotFoundResponse;
  414: UriTooLongResponse;
  422: UnprocessableContentResponse;
}

/** The path parameters of `POST /projects/{id}/milestones`. */
export type CreateProjectMilestonePath = {
  /**
   * ID of the project, or its full path. Pass the value itself: the client encodes it, and the server
   * decodes it.
   */
  id: number | string;
};

/** The responses of `POST /projects/{id}/milestones`. */
export interface CreateProjectMilestoneResponses {
  /** The milestone that was created. The body is not documented. */
  201: { content: { 'application/json': ProjectMilestoneHinted } };
  301: MovedResponse;
  401: UnauthorizedResponse;
  404: NotFoundResponse;
  422: UnprocessableContentResponse;
}

/** The path parameters of `GET /projects/{id}/milestones/{milestone_id}`. */
export type GetProjectMilestonePath = {
  /**
   * ID of the project, or its full path. Pass the value itself: the client encodes it, and the server
   * decodes it.
   */
  id: number | string;
  /** ID of the milestone (its `id`, not its `iid`). */
  milestone_id: number;
};

/** The responses of `GET /projects/{id}/milestones/{milestone_id}`. */
export interface GetProjectMilestoneResponses {
  /** The milestone. The body is not documented. */
  200: { content: { 'application/json': ProjectMilestoneHinted } };
  301: MovedResponse;
  401: UnauthorizedResponse;
  404: NotFoundResponse;
  422: UnprocessableContentResponse;
}

/** The path parameters of `PUT /projects/{id}/milestones/{milestone_id}`. */
export type UpdateProjectMilestonePath = {
  /**
   * ID of the project, or its full path. Pass the value itself: the client encodes it, and the server
   * decodes it.
   */
  id: number | string;
  /** ID of the milestone (its `id`, not its `iid`). */
  milestone_id: number;
};

/** The responses of `PUT /projects/{id}/milestones/{milestone_id}`. */
export interface UpdateProjectMilestoneResponses {
  /** The milestone as it is now. The body is not documented. */
  200: { content: { 'application/json': ProjectMilestoneHinted } };
  301: MovedResponse;
  401: UnauthorizedResponse;
  404: NotFoundResponse;
  422: UnprocessableContentResponse;
}

/** The path parameters of `DELETE /projects/{id}/milestones/{milestone_id}`. */
export type DeleteProjectMilestonePath = {
  /**
   * ID of the project, or its full path. Pass the value itself: the client encodes it, and the server
   * decodes it.
   */
  id: number | string;
  /** ID of the milestone (its `id`, not its `iid`). */
  milestone_id: number;
};

/** The responses of `DELETE /projects/{id}/milestones/{milestone_id}`. */
export interface DeleteProjectMilestoneResponses {
  /** The milestone is deleted. */
  204: { content?: never };
  301: MovedResponse;
  401: UnauthorizedResponse;
  403: ForbiddenResponse;
  404: NotFoundResponse;
  422: UnprocessableContentResponse;
}

/** The path parameters of `GET /projects/{id}/milestones/{milestone_id}/burndown_events`. */
export type ListProjectMilestoneBurndownEventsPath = {
  /**
   * ID of the project, or its full path. Pass the value itself: the client encodes it, and the server
   * decodes it.
   */
  id: number | string;
  /** ID of the milestone (its `id`, not its `iid`). */
  milestone_id: number;
};

/** The query of `GET /projects/{id}/milestones/{milestone_id}/burndown_events`. */
export type ListProjectMilestoneBurndownEventsQuery = {
  /**
   * Index of the page to return, counted from 1. The offset is limited; self-managed instances can
   * change the limit. Default: `1`. Value: at least 1.
   */
  page?: number;
  /** Number of items per page, at most 100. Default: `20`. Value: at most 100. */
  per_page?: number;
};

/** The responses of `GET /projects/{id}/milestones/{milestone_id}/burndown_events`. */
export interface ListProjectMilestoneBurndownEventsResponses {
  /** The burndown events of the milestone. The body is not documented. */
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
    content: { 'application/json': MilestoneBurndownEvent[] };
  };
  301: MovedResponse;
  401: UnauthorizedResponse;
  404: NotFoundResponse;
  414: UriTooLongResponse;
  422: UnprocessableContentResponse;
}

/** The path parameters of `GET /projects/{id}/milestones/{milestone_id}/issues`. */
export type ListProjectMilestoneIssuesPath = {
  /**
   * ID of the project, or its full path. Pass the value itself: the client encodes it, and the server
   * decodes it.
   */
  id: number | string;
  /** ID of the milestone (its `id`, not its `iid`). */
  milestone_id: number;
};

/** The query of `GET /projects/{id}/milestones/{milestone_id}/issues`. */
export type ListProjectMilestoneIssuesQuery = {
  /**
   * Index of the page to return, counted from 1. The offset is limited; self-managed instances can
   * change the limit. Default: `1`. Value: at least 1.
   */
  page?: number;
  /** Number of items per page, at most 100. Default: `20`. Value: at most 100. */
  per_page?: number;
};

/** The responses of `GET /projects/{id}/milestones/{milestone_id}/issues`. */
export interface ListProjectMilestoneIssuesResponses {
  /** The issues of the milestone. The body is not documented. */
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
    content: { 'application/json': MilestoneIssue[] };
  };
  301: MovedResponse;
  401: UnauthorizedResponse;
  404: NotFoundResponse;
  414: UriTooLongResponse;
  422: UnprocessableContentResponse;
}

/** The path parameters of `GET /projects/{id}/milestones/{milestone_id}/merge_requests`. */
export type ListProjectMilestoneMergeRequestsPath = {
  /**
   * ID of the project, or its full path. Pass the value itself: the client encodes it, and the server
   * decodes it.
   */
  id: number | string;
  /** ID of the milestone (its `id`, not its `iid`). */
  milestone_id: number;
};

/** The query of `GET /projects/{id}/milestones/{milestone_id}/merge_requests`. */
export type ListProjectMilestoneMergeRequestsQuery = {
  /**
   * Index of the page to return, counted from 1. The offset is limited; self-managed instances can
   * change the limit. Default: `1`. Value: at least 1.
   */
  page?: number;
  /** Number of items per page, at most 100. Default: `20`. Value: at most 100. */
  per_page?: number;
};

/** The responses of `GET /projects/{id}/milestones/{milestone_id}/merge_requests`. */
export interface ListProjectMilestoneMergeRequestsResponses {
  /** The merge requests of the milestone. The body is not documented. */
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
    content: { 'application/json': MilestoneMergeRequest[] };
  };
  301: MovedResponse;
  401: UnauthorizedResponse;
  404: NotFoundResponse;
  414: UriTooLongResponse;
  422: UnprocessableContentResponse;
}

/** The path parameters of `POST /projects/{id}/milestones/{milestone_id}/promote`. */
export type PromoteProjectMilestonePath = {
  /**
   * ID of the project, or its full path. Pass the value itself: the client encodes it, and the server
   * decodes it.
   */
  id: number | string;
  /** ID of the milestone (its `id`, not its `iid`). */
  milestone_id: number;
};

/** The responses of `POST /projects/{id}/milestones/{milestone_id}/promote`. */
export interface PromoteProjectMilestoneResponses {
  /** The milestone belongs to the group now. The body is not documented. */
  200: { content: { 'application/json': PromotedMilestone } };
  301: MovedResponse;
  401: UnauthorizedResponse;
  403: ForbiddenResponse;
  404: NotFoundResponse;
  422: UnprocessableContentResponse;
}
