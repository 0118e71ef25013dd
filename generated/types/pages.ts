// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type {
  ForbiddenResponse,
  MovedResponse,
  NotFoundResponse,
  UnauthorizedResponse,
  UnprocessableContentResponse,
} from './shared.ts';

/** One published version of the site. */
export interface PagesDeployment {
  /** Day of the deployment. Format: `date`. */
  created_at: string;
  /** Path of a parallel deployment below the address of the site; never empty for a parallel deployment. */
  path_prefix: string;
  /** Folder that was published as the root of the site. */
  root_directory: string | null;
  /** Address of the deployment. */
  url: string;
}

/** Settings of the static site of a project, and its deployments. */
export interface PagesSettings {
  /** The deployments of the site; several if there are parallel deployments. */
  deployments: PagesDeployment[];
  /** True if the site is served over HTTPS only. */
  force_https: boolean | null;
  /** True if the site has a domain that no other project shares. */
  is_unique_domain_enabled: boolean | null;
  /** Main domain of the site, one of the domains assigned to it; null if none is set. Since 17.8. */
  primary_domain?: string | null;
  /** Address of the site. */
  url: string;
}

/** Settings of the site to change. */
export interface PagesSettingsUpdate {
  /** True if the site is served over HTTPS only. */
  pages_https_only?: boolean;
  /** Main domain of the site. Must be one of the domains already assigned to it. Since 17.8. */
  pages_primary_domain?: string;
  /** True if the site gets a domain that no other project shares. */
  pages_unique_domain_enabled?: boolean;
}

/** The path parameters of `GET /projects/{id}/pages`. */
export type GetPagesSettingsPath = {
  /**
   * ID of the project, or its full path. Pass the value itself: the client encodes it, and the server
   * decodes it.
   */
  id: number | string;
};

/** The responses of `GET /projects/{id}/pages`. */
export interface GetPagesSettingsResponses {
  /** The settings of the site. */
  200: { content: { 'application/json': PagesSettings } };
  301: MovedResponse;
  401: UnauthorizedResponse;
  403: ForbiddenResponse;
  404: NotFoundResponse;
}

/** The path parameters of `PATCH /projects/{id}/pages`. */
export type UpdatePagesSettingsPath = {
  /**
   * ID of the project, or its full path. Pass the value itself: the client encodes it, and the server
   * decodes it.
   */
  id: number | string;
};

/** The responses of `PATCH /projects/{id}/pages`. */
export interface UpdatePagesSettingsResponses {
  /** The settings as they are now. */
  200: { content: { 'application/json': PagesSettings } };
  301: MovedResponse;
  401: UnauthorizedResponse;
  403: ForbiddenResponse;
  404: NotFoundResponse;
  422: UnprocessableContentResponse;
}

/** The path parameters of `DELETE /projects/{id}/pages`. */
export type UnpublishPagesPath = {
  /**
   * ID of the project, or its full path. Pass the value itself: the client encodes it, and the server
   * decodes it.
   */
  id: number | string;
};

/** The responses of `DELETE /projects/{id}/pages`. */
export interface UnpublishPagesResponses {
  /** The site is no longer published. */
  204: { content?: never };
  301: MovedResponse;
  401: UnauthorizedResponse;
  403: ForbiddenResponse;
  404: NotFoundResponse;
}
