// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type {
  ErrorBody,
  ForbiddenResponse,
  MovedResponse,
  NotFoundResponse,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  UnprocessableContentResponse,
  UriTooLongResponse,
} from './shared.ts';

/** An image repository, with its tags and their number if the request asks for them. */
export interface ProjectRegistryRepository extends RegistryRepository {
  /** The tags of the image repository. */
  tags?: RegistryTag[];
  /** Number of tags of the image repository. */
  tags_count?: number;
}

/** All image repositories of the registry. Their form is not documented. */
export type RegistryCatalog = unknown;

/** A repository of container images in the registry of a project. */
export interface RegistryRepository {
  /** ID of the image repository. */
  id: number;
  /** Name of the image repository; empty for the image repository at the path of the project itself. */
  name: string;
  /** When its cleanup policy started. Format: `date-time`. */
  cleanup_policy_started_at: string;
  /** When the image repository was created. Format: `date-time`. */
  created_at: string;
  /** Address of the registry followed by `path`. */
  location: string;
  /** Full path of the image repository. */
  path: string;
  /** ID of the project that it belongs to. */
  project_id: number;
  /** State of the deletion in the background; null if there is none. */
  status: string | null;
}

/** An image repository, with its tags, their number and its size if the request asks for them. */
export interface RegistryRepositoryDetail extends ProjectRegistryRepository {
  /**
   * Size of all images in bytes, deduplicated. Only on the hosted offering, and there only for
   * repositories created after a certain day in 2021, which is not documented. Offerings: hosted.
   */
  size?: number;
}

/** A tag of an image repository. */
export interface RegistryTag {
  /** Name of the tag. */
  name: string;
  /** Address of the registry followed by `path`. */
  location: string;
  /** Path of the image repository, a colon and the name of the tag. */
  path: string;
}

/** A tag with its digest, revision, date and size. */
export interface RegistryTagDetail extends RegistryTag {
  /** When the tag was created. Format: `date-time`. */
  created_at: string;
  /** Digest: the algorithm (`sha256:`), then hexadecimal digits. Pattern: `^sha256:[0-9a-fA-F]+$`. */
  digest: string;
  /** Revision, a digest in hexadecimal digits. Pattern: `^[0-9a-fA-F]+$`. */
  revision: string;
  /** The first digits of `revision`. Pattern: `^[0-9a-fA-F]+$`. */
  short_revision: string;
  /** Total size in bytes. */
  total_size: number;
}

/**
 * Conditions for the tags to delete. `name_regex_delete` is required, unless its deprecated alias
 * `name_regex` is sent. All regular expressions are RE2, and each is validated.
 */
export type RegistryTagsBulkDelete = {
  /** Number of tags to keep, the newest first, among those whose name matches. */
  keep_n?: number;
  /**
   * Alias of `name_regex_delete`. It is not documented which of the two is used if both are sent.
   *
   * @deprecated Use `name_regex_delete` instead.
   */
  name_regex?: string;
  /** RE2 expression for the names of the tags to delete; `.*` matches all. */
  name_regex_delete?: string;
  /**
   * RE2 expression for the names of the tags to keep. It overrides `name_regex_delete`: with `.*`,
   * nothing is deleted.
   */
  name_regex_keep?: string;
  /** Delete only tags older than this, a duration such as `1h`, `1d` or `1month`. */
  older_than?: string;
} & ({ name_regex_delete: string } | { name_regex: string });

/** A token for the endpoints of the registry itself. */
export interface RegistryTokenGrant {
  /** The token, to be sent as `Authorization: Bearer`. */
  token: string;
}

/**
 * A project after the visibility of its container registry was set. Its other properties are not
 * documented.
 */
export interface RegistryVisibility {
  /**
   * Visibility of the registry. `enabled`: everyone who has access to the project; `private`: only
   * members with the Reporter role or a higher one; `disabled`: nobody, the registry is off.
   */
  container_registry_access_level: 'enabled' | 'private' | 'disabled';
  [key: string]: unknown;
}

/** Visibility of the container registry of a project. */
export interface RegistryVisibilityUpdate {
  /**
   * Visibility of the registry. `enabled`: visible to everyone who has access to the project, so the
   * registry is public, internal or private like the project; `private`: only members with the Reporter
   * role or a higher one; `disabled`: nobody, the registry is off. Default: `enabled`.
   */
  container_registry_access_level?: 'enabled' | 'private' | 'disabled';
}

/** The path parameters of `GET /groups/{id}/registry/repositories`. */
export type ListGroupRegistryRepositoriesPath = {
  /**
   * ID of the group, or its full path. Pass the value itself: the client encodes it, and the server
   * decodes it.
   */
  id: number | string;
};

/** The query of `GET /groups/{id}/registry/repositories`. */
export type ListGroupRegistryRepositoriesQuery = {
  /**
   * Index of the page to return, counted from 1. The offset is limited; self-managed instances can
   * change the limit. Default: `1`. Value: at least 1.
   */
  page?: number;
  /** Number of items per page, at most 100. Default: `20`. Value: at most 100. */
  per_page?: number;
};

/** The responses of `GET /groups/{id}/registry/repositories`. */
export interface ListGroupRegistryRepositoriesResponses {
  /** The image repositories of the group. */
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
    content: { 'application/json': RegistryRepository[] };
  };
  401: UnauthorizedResponse;
  403: ForbiddenResponse;
  404: NotFoundResponse;
  414: UriTooLongResponse;
  422: UnprocessableContentResponse;
}

/** The query of `GET /jwt/auth`. */
export type GetRegistryTokenQuery = {
  /**
   * Scope of the token. Either `repository:`, the path of an image repository, `:` and an action
   * (`delete`, `push` or `pull`); or `registry:catalog:*`, to list all repositories of the registry,
   * which requires the credentials of an administrator. The separator between several actions is not
   * documented.
   */
  scope: string;
  /** Service that the token is for; always `container_registry`. */
  service: 'container_registry';
};

/** The responses of `GET /jwt/auth`. */
export interface GetRegistryTokenResponses {
  /** The token. */
  200: { content: { 'application/json': RegistryTokenGrant } };
  401: UnauthorizedResponse;
  414: UriTooLongResponse;
  422: UnprocessableContentResponse;
}

/** The path parameters of `PUT /projects/{id}/`. */
export type UpdateContainerRegistryVisibilityPath = {
  /**
   * ID of the project, or its full path. Pass the value itself: the client encodes it, and the server
   * decodes it.
   */
  id: number | string;
};

/** The responses of `PUT /projects/{id}/`. */
export interface UpdateContainerRegistryVisibilityResponses {
  /** The project with its new visibility. */
  200: { content: { 'application/json': RegistryVisibility } };
  301: MovedResponse;
  401: UnauthorizedResponse;
  403: ForbiddenResponse;
  404: NotFoundResponse;
  422: UnprocessableContentResponse;
}

/** The path parameters of `GET /projects/{id}/registry/repositories`. */
export type ListProjectRegistryRepositoriesPath = {
  /**
   * ID of the project, or its full path. Pass the value itself: the client encodes it, and the server
   * decodes it.
   */
  id: number | string;
};

/** The query of `GET /projects/{id}/registry/repositories`. */
export type ListProjectRegistryRepositoriesQuery = {
  /**
   * Index of the page to return, counted from 1. The offset is limited; self-managed instances can
   * change the limit. Default: `1`. Value: at least 1.
   */
  page?: number;
  /** Number of items per page, at most 100. Default: `20`. Value: at most 100. */
  per_page?: number;
  /** True to return the tags of each repository, in `tags`. */
  tags?: boolean;
  /** True to return the number of tags of each repository, in `tags_count`. */
  tags_count?: boolean;
};

/** The responses of `GET /projects/{id}/registry/repositories`. */
export interface ListProjectRegistryRepositoriesResponses {
  /** The image repositories of the project. */
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
    content: { 'application/json': ProjectRegistryRepository[] };
  };
  301: MovedResponse;
  401: UnauthorizedResponse;
  403: ForbiddenResponse;
  404: NotFoundResponse;
  414: UriTooLongResponse;
  422: UnprocessableContentResponse;
}

/** The path parameters of `DELETE /projects/{id}/registry/repositories/{repository_id}`. */
export type DeleteRegistryRepositoryPath = {
  /**
   * ID of the project, or its full path. Pass the value itself: the client encodes it, and the server
   * decodes it.
   */
  id: number | string;
  /** ID of the image repository. */
  repository_id: number;
};

/** The responses of `DELETE /projects/{id}/registry/repositories/{repository_id}`. */
export interface DeleteRegistryRepositoryResponses {
  /** The deletion is accepted and runs in the background. */
  202: { content?: never };
  301: MovedResponse;
  401: UnauthorizedResponse;
  403: ForbiddenResponse;
  404: NotFoundResponse;
  422: UnprocessableContentResponse;
}

/** The path parameters of `GET /projects/{id}/registry/repositories/{repository_id}/tags`. */
export type ListRegistryRepositoryTagsPath = {
  /**
   * ID of the project, or its full path. Pass the value itself: the client encodes it, and the server
   * decodes it.
   */
  id: number | string;
  /** ID of the image repository. */
  repository_id: number;
};

/** The query of `GET /projects/{id}/registry/repositories/{repository_id}/tags`. */
export type ListRegistryRepositoryTagsQuery = {
  /**
   * Column to order by. Required with keyset pagination. `name` is the only value. Offerings: hosted.
   * Since 16.10.
   */
  order_by?: 'name';
  /**
   * Index of the page to return, counted from 1, with offset pagination. The offset is limited;
   * self-managed instances can change the limit. Default: `1`. Value: at least 1.
   *
   * @deprecated Use `pagination` instead.
   */
  page?: number;
  /**
   * Use keyset pagination, which requires `order_by` and `sort` as well. Without it, the list uses
   * offset pagination. Offerings: hosted. Since 16.10.
   */
  pagination?: 'keyset';
  /** Number of items per page, at most 100. Default: `20`. Value: at most 100. */
  per_page?: number;
  /** Direction of the order. Required with keyset pagination. Offerings: hosted. Since 16.10. */
  sort?: 'asc' | 'desc';
};

/** The responses of `GET /projects/{id}/registry/repositories/{repository_id}/tags`. */
export interface ListRegistryRepositoryTagsResponses {
  /** The tags of the image repository. With keyset pagination, the list is empty once the end is reached. */
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
    content: { 'application/json': RegistryTag[] };
  };
  301: MovedResponse;
  401: UnauthorizedResponse;
  403: ForbiddenResponse;
  404: NotFoundResponse;
  414: UriTooLongResponse;
  422: UnprocessableContentResponse;
}

/** The path parameters of `DELETE /projects/{id}/registry/repositories/{repository_id}/tags`. */
export type DeleteRegistryRepositoryTagsInBulkPath = {
  /**
   * ID of the project, or its full path. Pass the value itself: the client encodes it, and the server
   * decodes it.
   */
  id: number | string;
  /** ID of the image repository. */
  repository_id: number;
};

/** The responses of `DELETE /projects/{id}/registry/repositories/{repository_id}/tags`. */
export interface DeleteRegistryRepositoryTagsInBulkResponses {
  /** The deletion is accepted and runs in the background. */
  202: { content?: never };
  301: MovedResponse;
  401: UnauthorizedResponse;
  403: ForbiddenResponse;
  404: NotFoundResponse;
  422: UnprocessableContentResponse;
  429: TooManyRequestsResponse;
}

/** The path parameters of `GET /projects/{id}/registry/repositories/{repository_id}/tags/{tag_name}`. */
export type GetRegistryRepositoryTagPath = {
  /**
   * ID of the project, or its full path. Pass the value itself: the client encodes it, and the server
   * decodes it.
   */
  id: number | string;
  /** ID of the image repository. */
  repository_id: number;
  /** Name of the tag. Pass the value itself: the client encodes it, and the server decodes it. */
  tag_name: string;
};

/** The responses of `GET /projects/{id}/registry/repositories/{repository_id}/tags/{tag_name}`. */
export interface GetRegistryRepositoryTagResponses {
  /** The tag. */
  200: { content: { 'application/json': RegistryTagDetail } };
  301: MovedResponse;
  401: UnauthorizedResponse;
  403: ForbiddenResponse;
  404: NotFoundResponse;
  422: UnprocessableContentResponse;
}

/**
 * The path parameters of `DELETE
 * /projects/{id}/registry/repositories/{repository_id}/tags/{tag_name}`.
 */
export type DeleteRegistryRepositoryTagPath = {
  /**
   * ID of the project, or its full path. Pass the value itself: the client encodes it, and the server
   * decodes it.
   */
  id: number | string;
  /** ID of the image repository. */
  repository_id: number;
  /** Name of the tag. Pass the value itself: the client encodes it, and the server decodes it. */
  tag_name: string;
};

/** The responses of `DELETE /projects/{id}/registry/repositories/{repository_id}/tags/{tag_name}`. */
export interface DeleteRegistryRepositoryTagResponses {
  /** The tag is deleted. */
  204: { content?: never };
  301: MovedResponse;
  401: UnauthorizedResponse;
  /** A protection rule matches the tag, or the caller does not have permission. */
  403: { content: { 'application/json': ErrorBody } };
  404: NotFoundResponse;
  422: UnprocessableContentResponse;
}

/** The path parameters of `GET /registry/repositories/{id}`. */
export type GetRegistryRepositoryPath = {
  /** ID of the image repository. */
  id: number;
};

/** The query of `GET /registry/repositories/{id}`. */
export type GetRegistryRepositoryQuery = {
  /**
   * True to return the size of the repository, in `size`. Not every repository has a size. Offerings:
   * hosted.
   */
  size?: boolean;
  /** True to return the tags of the repository, in `tags`. */
  tags?: boolean;
  /** True to return the number of tags of the repository, in `tags_count`. */
  tags_count?: boolean;
};

/** The responses of `GET /registry/repositories/{id}`. */
export interface GetRegistryRepositoryResponses {
  /** The image repository. */
  200: { content: { 'application/json': RegistryRepositoryDetail } };
  401: UnauthorizedResponse;
  403: ForbiddenResponse;
  404: NotFoundResponse;
  414: UriTooLongResponse;
  422: UnprocessableContentResponse;
}

/** The responses of `GET /v2/_catalog`. */
export interface ListRegistryCatalogResponses {
  /** The image repositories of the registry. */
  200: { content: { 'application/json': RegistryCatalog } };
  401: UnauthorizedResponse;
  403: ForbiddenResponse;
}

/** The path parameters of `DELETE /v2/{image_path}/manifests/{tag}`. */
export type DeleteRegistryManifestPath = {
  /** Path of the image repository. Its slashes are sent as they are; they are not URL-encoded. */
  image_path: string;
  /** Name of the tag. */
  tag: string;
};

/** The responses of `DELETE /v2/{image_path}/manifests/{tag}`. */
export interface DeleteRegistryManifestResponses {
  /** The tag is deleted. The response of the registry is not documented. */
  204: { content?: never };
  401: UnauthorizedResponse;
  404: NotFoundResponse;
}

/** The path parameters of `DELETE /v2/{image_path}/tags/reference/{tag}`. */
export type DeleteRegistryTagReferencePath = {
  /** Path of the image repository. Its slashes are sent as they are; they are not URL-encoded. */
  image_path: string;
  /** Name of the tag. */
  tag: string;
};

/** The responses of `DELETE /v2/{image_path}/tags/reference/{tag}`. */
export interface DeleteRegistryTagReferenceResponses {
  /** The tag is deleted. The response of the registry is not documented. */
  204: { content?: never };
  401: UnauthorizedResponse;
  404: NotFoundResponse;
}
