// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type {
  ForbiddenResponse,
  MovedResponse,
  NotFoundResponse,
  UnauthorizedResponse,
  UnprocessableContentResponse,
  UriTooLongResponse,
} from './shared.ts';

/** A key with which clients report errors. */
export interface ErrorTrackingClientKey {
  /** ID of the key. */
  id: number;
  /** True if the key is in use. */
  active: boolean | null;
  /** The key itself; the service generates it. */
  public_key: string;
  /** Address to report errors to; the public key is part of it. */
  tracker_dsn: string;
}

/** Error tracking settings of a project. */
export interface ErrorTrackingSettings {
  /** True if error tracking is switched on. */
  active: boolean | null;
  /** Address of the tracker's API. */
  api_url: string | null;
  /** True if the integrated backend is used. */
  integrated: boolean | null;
  /** Name of the project in the tracker. */
  project_name: string | null;
  /** Address of the external tracker. */
  tracker_external_url: string | null;
}

/** The settings to set. Both are required. */
export interface ErrorTrackingSettingsReplace {
  /** True if error tracking is switched on. */
  active: boolean;
  /** True if the integrated backend is used. */
  integrated: boolean;
}

/** The settings to change. */
export interface ErrorTrackingSettingsUpdate {
  /** Switches existing settings on or off. */
  active: boolean;
  /** True if the integrated backend is used. */
  integrated?: boolean;
}

/** The path parameters of `GET /projects/{id}/error_tracking/client_keys`. */
export type ListErrorTrackingClientKeysPath = {
  /**
   * ID of the project, or its full path. Pass the value itself: the client encodes it, and the server
   * decodes it.
   */
  id: number | string;
};

/** The query of `GET /projects/{id}/error_tracking/client_keys`. */
export type ListErrorTrackingClientKeysQuery = {
  /**
   * Index of the page to return, counted from 1. The offset is limited; self-managed instances can
   * change the limit. Default: `1`. Value: at least 1.
   */
  page?: number;
  /** Number of items per page, at most 100. Default: `20`. Value: at most 100. */
  per_page?: number;
};

/** The responses of `GET /projects/{id}/error_tracking/client_keys`. */
export interface ListErrorTrackingClientKeysResponses {
  /** The client keys of the project. */
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
    content: { 'application/json': ErrorTrackingClientKey[] };
  };
  301: MovedResponse;
  401: UnauthorizedResponse;
  403: ForbiddenResponse;
  404: NotFoundResponse;
  414: UriTooLongResponse;
  422: UnprocessableContentResponse;
}

/** The path parameters of `POST /projects/{id}/error_tracking/client_keys`. */
export type CreateErrorTrackingClientKeyPath = {
  /**
   * ID of the project, or its full path. Pass the value itself: the client encodes it, and the server
   * decodes it.
   */
  id: number | string;
};

/** The responses of `POST /projects/{id}/error_tracking/client_keys`. */
export interface CreateErrorTrackingClientKeyResponses {
  /** The client key that was created. */
  201: { content: { 'application/json': ErrorTrackingClientKey } };
  301: MovedResponse;
  401: UnauthorizedResponse;
  403: ForbiddenResponse;
  404: NotFoundResponse;
}

/** The path parameters of `DELETE /projects/{id}/error_tracking/client_keys/{key_id}`. */
export type DeleteErrorTrackingClientKeyPath = {
  /**
   * ID of the project, or its full path. Pass the value itself: the client encodes it, and the server
   * decodes it.
   */
  id: number | string;
  /** ID of the client key. */
  key_id: number;
};

/** The responses of `DELETE /projects/{id}/error_tracking/client_keys/{key_id}`. */
export interface DeleteErrorTrackingClientKeyResponses {
  /** The client key is deleted. */
  204: { content?: never };
  301: MovedResponse;
  401: UnauthorizedResponse;
  403: ForbiddenResponse;
  404: NotFoundResponse;
  422: UnprocessableContentResponse;
}

/** The path parameters of `GET /projects/{id}/error_tracking/settings`. */
export type GetErrorTrackingSettingsPath = {
  /**
   * ID of the project, or its full path. Pass the value itself: the client encodes it, and the server
   * decodes it.
   */
  id: number | string;
};

/** The responses of `GET /projects/{id}/error_tracking/settings`. */
export interface GetErrorTrackingSettingsResponses {
  /** The settings. */
  200: { content: { 'application/json': ErrorTrackingSettings } };
  301: MovedResponse;
  401: UnauthorizedResponse;
  403: ForbiddenResponse;
  404: NotFoundResponse;
}

/** The path parameters of `PUT /projects/{id}/error_tracking/settings`. */
export type ReplaceErrorTrackingSettingsPath = {
  /**
   * ID of the project, or its full path. Pass the value itself: the client encodes it, and the server
   * decodes it.
   */
  id: number | string;
};

/** The responses of `PUT /projects/{id}/error_tracking/settings`. */
export interface ReplaceErrorTrackingSettingsResponses {
  /** The settings as they are now. */
  200: { content: { 'application/json': ErrorTrackingSettings } };
  301: MovedResponse;
  401: UnauthorizedResponse;
  403: ForbiddenResponse;
  404: NotFoundResponse;
  422: UnprocessableContentResponse;
}

/** The path parameters of `PATCH /projects/{id}/error_tracking/settings`. */
export type UpdateErrorTrackingSettingsPath = {
  /**
   * ID of the project, or its full path. Pass the value itself: the client encodes it, and the server
   * decodes it.
   */
  id: number | string;
};

/** The responses of `PATCH /projects/{id}/error_tracking/settings`. */
export interface UpdateErrorTrackingSettingsResponses {
  /** The settings as they are now. */
  200: { content: { 'application/json': ErrorTrackingSettings } };
  301: MovedResponse;
  401: UnauthorizedResponse;
  403: ForbiddenResponse;
  404: NotFoundResponse;
  422: UnprocessableContentResponse;
}
