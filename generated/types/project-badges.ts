// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type {
  MovedResponse,
  NotFoundResponse,
  UnauthorizedResponse,
  UnprocessableContentResponse,
  UriTooLongResponse,
} from './shared.ts';

/**
 * A small linked image on the page of a project. `link_url` and `image_url` may contain placeholders,
 * which are replaced in the rendered addresses: `%{project_path}`, `%{project_title}`,
 * `%{project_name}`, `%{project_id}`, `%{project_namespace}` (full path of the namespace),
 * `%{group_name}` (the top-level group), `%{service_server}` (name of the server),
 * `%{service_pages_domain}` (domain that hosts Pages), `%{default_branch}`, `%{commit_sha}` (last
 * commit) and `%{latest_tag}` (last tag).
 */
export interface Badge {
  /** ID of the badge. */
  id: number;
  /** Name of the badge. */
  name: string | null;
  /** Address of the image; may contain placeholders. */
  image_url: string;
  /** Whether the badge belongs to the project itself or to one of its groups. */
  kind: 'project' | 'group';
  /** Address that the badge links to; may contain placeholders. */
  link_url: string;
  /** `image_url` with its placeholders filled in. */
  rendered_image_url: string;
  /** `link_url` with its placeholders filled in. */
  rendered_link_url: string;
}

/** A badge to create. Both addresses may contain the placeholders that `Badge` lists. */
export interface BadgeCreate {
  /** Name of the badge. */
  name?: string;
  /** Address of the image. */
  image_url: string;
  /** Address that the badge links to. */
  link_url: string;
}

/** The addresses of a badge before and after their placeholders were filled in. */
export interface BadgeRendering {
  /** The image address as it was sent. */
  image_url: string;
  /** The link address as it was sent. */
  link_url: string;
  /** The image address with its placeholders filled in. */
  rendered_image_url: string;
  /** The link address with its placeholders filled in. */
  rendered_link_url: string;
}

/** Properties of a badge to change. Both addresses may contain the placeholders that `Badge` lists. */
export interface BadgeUpdate {
  /** Name of the badge. */
  name?: string;
  /** Address of the image. */
  image_url?: string;
  /** Address that the badge links to. */
  link_url?: string;
}

/** The path parameters of `GET /projects/{id}/badges`. */
export type ListProjectBadgesPath = {
  /**
   * ID of the project, or its full path. Pass the value itself: the client encodes it, and the server
   * decodes it.
   */
  id: number | string;
};

/** The query of `GET /projects/{id}/badges`. */
export type ListProjectBadgesQuery = {
  /** Return only badges with this name. The name is case-sensitive. */
  name?: string;
  /**
   * Index of the page to return, counted from 1. The offset is limited; self-managed instances can
   * change the limit. Default: `1`. Value: at least 1.
   */
  page?: number;
  /** Number of items per page, at most 100. Default: `20`. Value: at most 100. */
  per_page?: number;
};

/** The responses of `GET /projects/{id}/badges`. */
export interface ListProjectBadgesResponses {
  /** The badges of the project and of its groups. */
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
    content: { 'application/json': Badge[] };
  };
  301: MovedResponse;
  401: UnauthorizedResponse;
  404: NotFoundResponse;
  414: UriTooLongResponse;
  422: UnprocessableContentResponse;
}

/** The path parameters of `POST /projects/{id}/badges`. */
export type CreateProjectBadgePath = {
  /**
   * ID of the project, or its full path. Pass the value itself: the client encodes it, and the server
   * decodes it.
   */
  id: number | string;
};

/** The responses of `POST /projects/{id}/badges`. */
export interface CreateProjectBadgeResponses {
  /** The badge that was created. */
  201: { content: { 'application/json': Badge } };
  301: MovedResponse;
  401: UnauthorizedResponse;
  404: NotFoundResponse;
  422: UnprocessableContentResponse;
}

/** The path parameters of `GET /projects/{id}/badges/render`. */
export type RenderProjectBadgePath = {
  /**
   * ID of the project, or its full path. Pass the value itself: the client encodes it, and the server
   * decodes it.
   */
  id: number | string;
};

/** The query of `GET /projects/{id}/badges/render`. */
export type RenderProjectBadgeQuery = {
  /** Address of the image; may contain the placeholders that `Badge` lists. */
  image_url: string;
  /** Address that the badge links to; may contain the placeholders that `Badge` lists. */
  link_url: string;
};

/** The responses of `GET /projects/{id}/badges/render`. */
export interface RenderProjectBadgeResponses {
  /** The addresses before and after rendering. */
  200: { content: { 'application/json': BadgeRendering } };
  301: MovedResponse;
  401: UnauthorizedResponse;
  404: NotFoundResponse;
  414: UriTooLongResponse;
  422: UnprocessableContentResponse;
}

/** The path parameters of `GET /projects/{id}/badges/{badge_id}`. */
export type GetProjectBadgePath = {
  /**
   * ID of the project, or its full path. Pass the value itself: the client encodes it, and the server
   * decodes it.
   */
  id: number | string;
  /** ID of the badge. */
  badge_id: number;
};

/** The responses of `GET /projects/{id}/badges/{badge_id}`. */
export interface GetProjectBadgeResponses {
  /** The badge. */
  200: { content: { 'application/json': Badge } };
  301: MovedResponse;
  401: UnauthorizedResponse;
  404: NotFoundResponse;
  422: UnprocessableContentResponse;
}

/** The path parameters of `PUT /projects/{id}/badges/{badge_id}`. */
export type UpdateProjectBadgePath = {
  /**
   * ID of the project, or its full path. Pass the value itself: the client encodes it, and the server
   * decodes it.
   */
  id: number | string;
  /** ID of the badge. */
  badge_id: number;
};

/** The responses of `PUT /projects/{id}/badges/{badge_id}`. */
export interface UpdateProjectBadgeResponses {
  /** The badge as it is now. */
  200: { content: { 'application/json': Badge } };
  301: MovedResponse;
  401: UnauthorizedResponse;
  404: NotFoundResponse;
  422: UnprocessableContentResponse;
}

/** The path parameters of `DELETE /projects/{id}/badges/{badge_id}`. */
export type DeleteProjectBadgePath = {
  /**
   * ID of the project, or its full path. Pass the value itself: the client encodes it, and the server
   * decodes it.
   */
  id: number | string;
  /** ID of the badge. */
  badge_id: number;
};

/** The responses of `DELETE /projects/{id}/badges/{badge_id}`. */
export interface DeleteProjectBadgeResponses {
  /** The badge is deleted. */
  204: { content?: never };
  301: MovedResponse;
  401: UnauthorizedResponse;
  404: NotFoundResponse;
  422: UnprocessableContentResponse;
}
