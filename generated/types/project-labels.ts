// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type {
  MovedResponse,
  NotFoundResponse,
  NotModifiedResponse,
  UnauthorizedResponse,
  UnprocessableContentResponse,
  UriTooLongResponse,
} from './shared.ts';

/**
 * A label that issues and merge requests of a project carry. It belongs to the project itself or to
 * one of its groups.
 */
export interface Label {
  /** ID of the label. A promotion does not change it. */
  id: number;
  /** Name of the label. */
  name: string;
  /**
   * True if the label is archived. It is not documented whether it is returned while the flag
   * `labels_archive` is off. Behind the feature flag `labels_archive`.
   */
  archived?: boolean | null;
  /**
   * Number of closed issues with the label. Lists return it with `with_counts=true`; it is not
   * documented whether it is present otherwise.
   */
  closed_issues_count?: number;
  /** Colour of the label. */
  color: string;
  /** Description of the label; null if there is none. */
  description: string | null;
  /** The description as HTML; null if there is none. */
  description_html: string | null;
  /** True if the label belongs to the project itself and not to a group. */
  is_project_label: boolean | null;
  /**
   * Number of open issues with the label. Lists return it with `with_counts=true`; it is not documented
   * whether it is present otherwise.
   */
  open_issues_count?: number;
  /**
   * Number of open merge requests with the label. Lists return it with `with_counts=true`; it is not
   * documented whether it is present otherwise.
   */
  open_merge_requests_count?: number;
  /** Priority of the label; null if there is none. */
  priority: number | null;
  /** True if the caller is subscribed to the label. */
  subscribed: boolean | null;
  /** Colour of the text on the label. */
  text_color: string;
}

/** A label to create. */
export interface LabelCreate {
  /** Name of the label. */
  name: string;
  /**
   * True if the label is archived. Requires the flag `labels_archive`. Behind the feature flag
   * `labels_archive`. Default: `false`.
   */
  archived?: boolean;
  /**
   * Colour of the label, as `#` and six hexadecimal digits or as the name of a CSS colour. Pattern:
   * `^(#[0-9A-Fa-f]{6}|[A-Za-z]+)$`.
   */
  color: string;
  /** Description of the label. */
  description?: string;
  /** Priority of the label, 0 or more; null removes it. Value: at least 0. */
  priority?: number | null;
}

/** Identifies the label to promote. */
export interface LabelPromotionByName {
  /** Name of the label. */
  name: string;
}

/** The response to the end of a subscription. It is not documented. */
export type LabelUnsubscription = unknown;

/** Properties of a label to change. A new name, a colour or both are required. */
export type LabelUpdate = {
  /**
   * True if the label is archived. Requires the flag `labels_archive`. Behind the feature flag
   * `labels_archive`.
   */
  archived?: boolean;
  /**
   * New colour, as `#` and six hexadecimal digits or as the name of a CSS colour. Required if `new_name`
   * is absent. Pattern: `^(#[0-9A-Fa-f]{6}|[A-Za-z]+)$`.
   */
  color?: string;
  /** Description of the label. */
  description?: string;
  /** New name of the label. Required if `color` is absent. */
  new_name?: string;
  /** Priority of the label, 0 or more; null removes it. Value: at least 0. */
  priority?: number | null;
} & ({ new_name: string } | { color: string });

/**
 * Identifies a label by `name` or `label_id`, and contains the properties to change. The changes that
 * this older form accepts or requires are not documented; the properties of `LabelUpdate` are listed
 * as a hint.
 */
export type LabelUpdateByName = {
  /** Name of the label to change. Required if `label_id` is absent. */
  name?: string;
  /**
   * True if the label is archived. Requires the flag `labels_archive`. Behind the feature flag
   * `labels_archive`.
   */
  archived?: boolean;
  /**
   * Colour of the label, as `#` and six hexadecimal digits or as the name of a CSS colour. Pattern:
   * `^(#[0-9A-Fa-f]{6}|[A-Za-z]+)$`.
   */
  color?: string;
  /** Description of the label. */
  description?: string;
  /** ID or name of the label to change. Required if `name` is absent. */
  label_id?: number | string;
  /** New name of the label. */
  new_name?: string;
  /** Priority of the label, 0 or more; null removes it. Value: at least 0. */
  priority?: number | null;
} & ({ name: string } | { label_id: number | string });

/**
 * The response to the older form of the update. It is not documented; the properties of a label are
 * listed as a hint.
 */
export interface LabelUpdatedByName {
  /** ID of the label. A promotion does not change it. */
  id?: number;
  /** Name of the label. */
  name?: string;
  /**
   * True if the label is archived. It is not documented whether it is returned while the flag
   * `labels_archive` is off. Behind the feature flag `labels_archive`.
   */
  archived?: boolean | null;
  /**
   * Number of closed issues with the label. Lists return it with `with_counts=true`; it is not
   * documented whether it is present otherwise.
   */
  closed_issues_count?: number;
  /** Colour of the label. */
  color?: string;
  /** Description of the label; null if there is none. */
  description?: string | null;
  /** The description as HTML; null if there is none. */
  description_html?: string | null;
  /** True if the label belongs to the project itself and not to a group. */
  is_project_label?: boolean | null;
  /**
   * Number of open issues with the label. Lists return it with `with_counts=true`; it is not documented
   * whether it is present otherwise.
   */
  open_issues_count?: number;
  /**
   * Number of open merge requests with the label. Lists return it with `with_counts=true`; it is not
   * documented whether it is present otherwise.
   */
  open_merge_requests_count?: number;
  /** Priority of the label; null if there is none. */
  priority?: number | null;
  /** True if the caller is subscribed to the label. */
  subscribed?: boolean | null;
  /** Colour of the text on the label. */
  text_color?: string;
  [key: string]: unknown;
}

/** The response to a promotion. It is not documented, except that the label keeps its ID. */
export type PromotedLabel = unknown;

/** The path parameters of `GET /projects/{id}/labels`. */
export type ListProjectLabelsPath = {
  /**
   * ID of the project, or its full path. Pass the value itself: the client encodes it, and the server
   * decodes it.
   */
  id: number | string;
};

/** The query of `GET /projects/{id}/labels`. */
export type ListProjectLabelsQuery = {
  /**
   * `true` returns only labels that are archived, `false` only those that are not. Without it both are
   * returned. Requires the flag `labels_archive`. Behind the feature flag `labels_archive`.
   */
  archived?: boolean;
  /** Include the labels of the ancestor groups. Default: `true`. */
  include_ancestor_groups?: boolean;
  /**
   * Index of the page to return, counted from 1. The offset is limited; self-managed instances can
   * change the limit. Default: `1`. Value: at least 1.
   */
  page?: number;
  /** Number of items per page, at most 100. Default: `20`. Value: at most 100. */
  per_page?: number;
  /** Words to search for in labels. The searched properties are not documented. */
  search?: string;
  /**
   * Add the numbers of open issues, closed issues and open merge requests of each label. Default:
   * `false`.
   */
  with_counts?: boolean;
};

/** The responses of `GET /projects/{id}/labels`. */
export interface ListProjectLabelsResponses {
  /** The labels. */
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
    content: { 'application/json': Label[] };
  };
  301: MovedResponse;
  401: UnauthorizedResponse;
  404: NotFoundResponse;
  414: UriTooLongResponse;
  422: UnprocessableContentResponse;
}

/** The path parameters of `POST /projects/{id}/labels`. */
export type CreateProjectLabelPath = {
  /**
   * ID of the project, or its full path. Pass the value itself: the client encodes it, and the server
   * decodes it.
   */
  id: number | string;
};

/** The responses of `POST /projects/{id}/labels`. */
export interface CreateProjectLabelResponses {
  /** The label that was created. */
  201: { content: { 'application/json': Label } };
  301: MovedResponse;
  401: UnauthorizedResponse;
  404: NotFoundResponse;
  422: UnprocessableContentResponse;
}

/** The path parameters of `PUT /projects/{id}/labels`. */
export type UpdateProjectLabelByNamePath = {
  /**
   * ID of the project, or its full path. Pass the value itself: the client encodes it, and the server
   * decodes it.
   */
  id: number | string;
};

/** The responses of `PUT /projects/{id}/labels`. */
export interface UpdateProjectLabelByNameResponses {
  /** The label is changed. The body is not documented. */
  200: { content: { 'application/json': LabelUpdatedByName } };
  301: MovedResponse;
  401: UnauthorizedResponse;
  404: NotFoundResponse;
  422: UnprocessableContentResponse;
}

/** The path parameters of `DELETE /projects/{id}/labels`. */
export type DeleteProjectLabelByNamePath = {
  /**
   * ID of the project, or its full path. Pass the value itself: the client encodes it, and the server
   * decodes it.
   */
  id: number | string;
};

/** The query of `DELETE /projects/{id}/labels`. */
export type DeleteProjectLabelByNameQuery = {
  /** Name of the label. */
  name: string;
};

/** The responses of `DELETE /projects/{id}/labels`. */
export interface DeleteProjectLabelByNameResponses {
  /** The label is deleted. */
  204: { content?: never };
  301: MovedResponse;
  401: UnauthorizedResponse;
  404: NotFoundResponse;
  414: UriTooLongResponse;
  422: UnprocessableContentResponse;
}

/** The path parameters of `PUT /projects/{id}/labels/promote`. */
export type PromoteProjectLabelByNamePath = {
  /**
   * ID of the project, or its full path. Pass the value itself: the client encodes it, and the server
   * decodes it.
   */
  id: number | string;
};

/** The responses of `PUT /projects/{id}/labels/promote`. */
export interface PromoteProjectLabelByNameResponses {
  /** The label belongs to the group now. The body is not documented. */
  200: { content: { 'application/json': PromotedLabel } };
  301: MovedResponse;
  401: UnauthorizedResponse;
  404: NotFoundResponse;
  422: UnprocessableContentResponse;
}

/** The path parameters of `GET /projects/{id}/labels/{label_id}`. */
export type GetProjectLabelPath = {
  /**
   * ID of the project, or its full path. Pass the value itself: the client encodes it, and the server
   * decodes it.
   */
  id: number | string;
  /**
   * ID of the label, or its name. Pass the value itself: the client encodes it, and the server decodes
   * it.
   */
  label_id: number | string;
};

/** The query of `GET /projects/{id}/labels/{label_id}`. */
export type GetProjectLabelQuery = {
  /** Include the labels of the ancestor groups. Default: `true`. */
  include_ancestor_groups?: boolean;
};

/** The responses of `GET /projects/{id}/labels/{label_id}`. */
export interface GetProjectLabelResponses {
  /** The label. */
  200: { content: { 'application/json': Label } };
  301: MovedResponse;
  401: UnauthorizedResponse;
  404: NotFoundResponse;
  414: UriTooLongResponse;
  422: UnprocessableContentResponse;
}

/** The path parameters of `PUT /projects/{id}/labels/{label_id}`. */
export type UpdateProjectLabelPath = {
  /**
   * ID of the project, or its full path. Pass the value itself: the client encodes it, and the server
   * decodes it.
   */
  id: number | string;
  /**
   * ID of the label, or its name. Pass the value itself: the client encodes it, and the server decodes
   * it.
   */
  label_id: number | string;
};

/** The responses of `PUT /projects/{id}/labels/{label_id}`. */
export interface UpdateProjectLabelResponses {
  /** The label as it is now. */
  200: { content: { 'application/json': Label } };
  301: MovedResponse;
  401: UnauthorizedResponse;
  404: NotFoundResponse;
  422: UnprocessableContentResponse;
}

/** The path parameters of `DELETE /projects/{id}/labels/{label_id}`. */
export type DeleteProjectLabelPath = {
  /**
   * ID of the project, or its full path. Pass the value itself: the client encodes it, and the server
   * decodes it.
   */
  id: number | string;
  /**
   * ID of the label, or its name. Pass the value itself: the client encodes it, and the server decodes
   * it.
   */
  label_id: number | string;
};

/** The responses of `DELETE /projects/{id}/labels/{label_id}`. */
export interface DeleteProjectLabelResponses {
  /** The label is deleted. */
  204: { content?: never };
  301: MovedResponse;
  401: UnauthorizedResponse;
  404: NotFoundResponse;
}

/** The path parameters of `PUT /projects/{id}/labels/{label_id}/promote`. */
export type PromoteProjectLabelPath = {
  /**
   * ID of the project, or its full path. Pass the value itself: the client encodes it, and the server
   * decodes it.
   */
  id: number | string;
  /**
   * ID of the label, or its name. Pass the value itself: the client encodes it, and the server decodes
   * it.
   */
  label_id: number | string;
};

/** The responses of `PUT /projects/{id}/labels/{label_id}/promote`. */
export interface PromoteProjectLabelResponses {
  /** The label belongs to the group now. The body is not documented. */
  200: { content: { 'application/json': PromotedLabel } };
  301: MovedResponse;
  401: UnauthorizedResponse;
  404: NotFoundResponse;
}

/** The path parameters of `POST /projects/{id}/labels/{label_id}/subscribe`. */
export type SubscribeToProjectLabelPath = {
  /**
   * ID of the project, or its full path. Pass the value itself: the client encodes it, and the server
   * decodes it.
   */
  id: number | string;
  /**
   * ID of the label, or its name. Pass the value itself: the client encodes it, and the server decodes
   * it.
   */
  label_id: number | string;
};

/** The responses of `POST /projects/{id}/labels/{label_id}/subscribe`. */
export interface SubscribeToProjectLabelResponses {
  /** The label, with `subscribed` true. */
  200: { content: { 'application/json': Label } };
  301: MovedResponse;
  304: NotModifiedResponse;
  401: UnauthorizedResponse;
  404: NotFoundResponse;
}

/** The path parameters of `POST /projects/{id}/labels/{label_id}/unsubscribe`. */
export type UnsubscribeFromProjectLabelPath = {
  /**
   * ID of the project, or its full path. Pass the value itself: the client encodes it, and the server
   * decodes it.
   */
  id: number | string;
  /**
   * ID of the label, or its name. Pass the value itself: the client encodes it, and the server decodes
   * it.
   */
  label_id: number | string;
};

/** The responses of `POST /projects/{id}/labels/{label_id}/unsubscribe`. */
export interface UnsubscribeFromProjectLabelResponses {
  /** The caller is no longer subscribed. The body is not documented. */
  200: { content: { 'application/json': LabelUnsubscription } };
  301: MovedResponse;
  304: NotModifiedResponse;
  401: UnauthorizedResponse;
  404: NotFoundResponse;
}
