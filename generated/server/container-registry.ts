// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type {
  ErrorBody,
  ProjectRegistryRepository,
  RegistryCatalog,
  RegistryRepository,
  RegistryRepositoryDetail,
  RegistryTag,
  RegistryTagDetail,
  RegistryTagsBulkDelete,
  RegistryTokenGrant,
  RegistryVisibility,
  RegistryVisibilityUpdate,
} from '../types/index.ts';
import type { operations } from '../types/openapi.ts';
import type {
  DeleteRegistryManifestPath,
  DeleteRegistryRepositoryPath,
  DeleteRegistryRepositoryTagPath,
  DeleteRegistryRepositoryTagsInBulkPath,
  DeleteRegistryTagReferencePath,
  GetRegistryRepositoryPath,
  GetRegistryRepositoryQuery,
  GetRegistryRepositoryTagPath,
  GetRegistryTokenQuery,
  ListGroupRegistryRepositoriesPath,
  ListGroupRegistryRepositoriesQuery,
  ListProjectRegistryRepositoriesPath,
  ListProjectRegistryRepositoriesQuery,
  ListRegistryRepositoryTagsPath,
  ListRegistryRepositoryTagsQuery,
  UpdateContainerRegistryVisibilityPath,
} from '../validators/requests/container-registry.ts';
import type { OperationContext } from './runtime/auth.ts';
import type { ResponseHeaders } from './runtime/response-headers.ts';
import type { JobTokenAuth, PrivateTokenAuth, RegistryBasicAuth, RegistryTokenAuth } from './security.ts';

/**
 * Container image repositories of projects and groups, their tags and visibility, and the endpoints of
 * the registry itself.
 */
export interface ContainerRegistryHandlers {
  /**
   * List the image repositories of a group.
   *
   * Returns the image repositories in the registries of a group. Since 15.0, this list contains neither
   * tags nor their number. A job token gives access only to the registry of the project whose pipeline
   * it belongs to; the content of this list with a job token is not shown.
   *
   * `GET /groups/{id}/registry/repositories`
   */
  readonly listGroupRepositories: ListGroupRegistryRepositories;
  /**
   * Obtain a token for the registry.
   *
   * Returns a token for the endpoints of the registry itself, whose paths begin with `/v2`. Send the
   * token there as `Authorization: Bearer`. It is not an access token. Its lifetime is not shown.
   *
   * `GET /jwt/auth`
   */
  readonly getToken: GetRegistryToken;
  /**
   * Change the visibility of the container registry.
   *
   * Sets the visibility of the container registry of a project, or turns the registry off. The path ends
   * with a slash. A job token gives access only to the registry of the project whose pipeline it belongs
   * to.
   *
   * `PUT /projects/{id}/`
   */
  readonly updateVisibility: UpdateContainerRegistryVisibility;
  /**
   * List the image repositories of a project.
   *
   * Returns the image repositories in the registry of a project. To get the tags or their number, send
   * `tags` or `tags_count`. While the visibility of the registry is `private`, this requires the
   * Reporter role or a higher one. A job token gives access only to the registry of the project whose
   * pipeline it belongs to.
   *
   * `GET /projects/{id}/registry/repositories`
   */
  readonly listProjectRepositories: ListProjectRegistryRepositories;
  /**
   * Delete an image repository.
   *
   * Deletes an image repository in the background; its `status` is the state of the deletion. A job
   * token gives access only to the registry of the project whose pipeline it belongs to.
   *
   * `DELETE /projects/{id}/registry/repositories/{repository_id}`
   *
   * The answer comes before the work is done.
   */
  readonly deleteRepository: DeleteRegistryRepository;
  /**
   * List the tags of an image repository.
   *
   * Returns the tags of an image repository. Use keyset pagination if it is available (since 16.10, on
   * the hosted offering only): send `pagination`, `order_by` and `sort` together, then follow the `Link`
   * header until it is absent. Offset pagination is deprecated for this list. While the visibility of
   * the registry is `private`, this requires the Reporter role or a higher one. A job token gives access
   * only to the registry of the project whose pipeline it belongs to.
   *
   * `GET /projects/{id}/registry/repositories/{repository_id}/tags`
   */
  readonly listTags: ListRegistryRepositoryTags;
  /**
   * Delete tags of an image repository in bulk.
   *
   * Deletes, in the background, the tags that meet all of these conditions:
   *
   * 1. The name matches `name_regex_delete`.
   * 2. If `name_regex_keep` is sent: the name does not match it.
   * 3. The tag is not `latest`, which is never deleted.
   * 4. The tag is not protected.
   * 5. If `keep_n` is sent: the tag is not one of the `keep_n` newest tags that match.
   * 6. If `older_than` is sent: the tag is older.
   *
   * Tags are ordered by the date on which the manifest was created, not by the time of the push.
   *
   * Call this at most once an hour for each image repository. On the hosted offering one call deletes
   * only some of the tags. A job
   * token reaches only the registry of the project whose pipeline it belongs to.
   *
   * `DELETE /projects/{id}/registry/repositories/{repository_id}/tags`
   *
   * The answer comes before the work is done.
   */
  readonly deleteTagsInBulk: DeleteRegistryRepositoryTagsInBulk;
  /**
   * Read a tag of an image repository.
   *
   * Returns one tag with its digest, revision, date and size. While the visibility of the registry is
   * `private`, this requires the Reporter role or a higher one. A job token gives access only to the
   * registry of the project whose pipeline it belongs to.
   *
   * `GET /projects/{id}/registry/repositories/{repository_id}/tags/{tag_name}`
   */
  readonly getTag: GetRegistryRepositoryTag;
  /**
   * Delete a tag of an image repository.
   *
   * Deletes one tag. The blobs of the tag are not deleted. A tag that a protection rule matches cannot
   * be deleted. A job token gives access only to the registry of the project whose pipeline it belongs
   * to.
   *
   * `DELETE /projects/{id}/registry/repositories/{repository_id}/tags/{tag_name}`
   */
  readonly deleteTag: DeleteRegistryRepositoryTag;
  /**
   * Read an image repository.
   *
   * Returns one image repository, addressed by its own ID. To get the tags, their number or the size,
   * send `tags`, `tags_count` or `size`. While the visibility of the registry is `private`, this
   * requires the Reporter role or a higher one. A job token gives access only to the registry of the
   * project whose pipeline it belongs to.
   *
   * `GET /registry/repositories/{id}`
   */
  readonly getRepository: GetRegistryRepository;
  /**
   * List all image repositories of the registry.
   *
   * Returns every image repository of the registry. Requires a token from `GET /jwt/auth` with the scope
   * `registry:catalog:*`, obtained with the credentials of an administrator. It is not shown whether the
   * list is paginated.
   *
   * `GET /v2/_catalog`
   *
   * Lowest role: Administrator.
   */
  readonly listCatalog: ListRegistryCatalog;
  /**
   * Delete a tag through the registry.
   *
   * Deletes a tag at the registry itself. Send `Accept:
   * application/vnd.docker.distribution.manifest.v2+json`, and a token from `GET /jwt/auth` whose scope
   * names this image repository and `delete`. The feature `tag_delete` of the registry must be on.
   *
   * `DELETE /v2/{image_path}/manifests/{tag}`
   *
   * Since 16.4.
   */
  readonly deleteManifest: DeleteRegistryManifest;
  /**
   * Delete a tag reference through the registry.
   *
   * Deletes a tag at the registry itself, with a token from `GET /jwt/auth` whose scope names this image
   * repository and `delete`. Deprecated since 16.4, the version that introduced
   * `deleteRegistryManifest`.
   *
   * `DELETE /v2/{image_path}/tags/reference/{tag}`
   *
   * @deprecated Use `deleteRegistryManifest` instead.
   */
  readonly deleteTagReference: DeleteRegistryTagReference;
}

/**
 * List the image repositories of a group.
 *
 * Returns the image repositories in the registries of a group. Since 15.0, this list contains neither
 * tags nor their number. A job token gives access only to the registry of the project whose pipeline
 * it belongs to; the content of this list with a job token is not shown.
 *
 * `GET /groups/{id}/registry/repositories`
 */
export type ListGroupRegistryRepositories = (
  input: ListGroupRegistryRepositoriesInput,
  context: OperationContext<PrivateTokenAuth | JobTokenAuth>,
) => ListGroupRegistryRepositoriesResult | Promise<ListGroupRegistryRepositoriesResult>;

/** What {@link ListGroupRegistryRepositories} is given. */
export interface ListGroupRegistryRepositoriesInput {
  readonly path: ListGroupRegistryRepositoriesPath;
  readonly query: ListGroupRegistryRepositoriesQuery;
}

/** What {@link ListGroupRegistryRepositories} answers. */
export type ListGroupRegistryRepositoriesResult =
  | {
      readonly status: 200;
      readonly headers?: ResponseHeaders<operations['listGroupRegistryRepositories']['responses'][200]['headers']>;
      readonly body: RegistryRepository[];
    }
  | { readonly status: 401; readonly body: ErrorBody }
  | { readonly status: 403; readonly body: ErrorBody }
  | { readonly status: 404; readonly body: ErrorBody }
  | { readonly status: 414; readonly body: ErrorBody }
  | { readonly status: 422; readonly body: ErrorBody };

/**
 * Obtain a token for the registry.
 *
 * Returns a token for the endpoints of the registry itself, whose paths begin with `/v2`. Send the
 * token there as `Authorization: Bearer`. It is not an access token. Its lifetime is not shown.
 *
 * `GET /jwt/auth`
 */
export type GetRegistryToken = (
  input: GetRegistryTokenInput,
  context: OperationContext<RegistryBasicAuth>,
) => GetRegistryTokenResult | Promise<GetRegistryTokenResult>;

/** What {@link GetRegistryToken} is given. */
export interface GetRegistryTokenInput {
  readonly query: GetRegistryTokenQuery;
}

/** What {@link GetRegistryToken} answers. */
export type GetRegistryTokenResult =
  | { readonly status: 200; readonly body: RegistryTokenGrant }
  | { readonly status: 401; readonly body: ErrorBody }
  | { readonly status: 414; readonly body: ErrorBody }
  | { readonly status: 422; readonly body: ErrorBody };

/**
 * Change the visibility of the container registry.
 *
 * Sets the visibility of the container registry of a project, or turns the registry off. The path ends
 * with a slash. A job token gives access only to the registry of the project whose pipeline it belongs
 * to.
 *
 * `PUT /projects/{id}/`
 */
export type UpdateContainerRegistryVisibility = (
  input: UpdateContainerRegistryVisibilityInput,
  context: OperationContext<PrivateTokenAuth | JobTokenAuth>,
) => UpdateContainerRegistryVisibilityResult | Promise<UpdateContainerRegistryVisibilityResult>;

/** What {@link UpdateContainerRegistryVisibility} is given. */
export interface UpdateContainerRegistryVisibilityInput {
  readonly path: UpdateContainerRegistryVisibilityPath;
  /** The visibility to set. */
  readonly body: RegistryVisibilityUpdate | undefined;
}

/** What {@link UpdateContainerRegistryVisibility} answers. */
export type UpdateContainerRegistryVisibilityResult =
  | { readonly status: 200; readonly body: RegistryVisibility }
  | {
      readonly status: 301;
      readonly headers: ResponseHeaders<operations['updateContainerRegistryVisibility']['responses'][301]['headers']>;
      readonly body: ErrorBody;
    }
  | { readonly status: 401; readonly body: ErrorBody }
  | { readonly status: 403; readonly body: ErrorBody }
  | { readonly status: 404; readonly body: ErrorBody }
  | { readonly status: 422; readonly body: ErrorBody };

/**
 * List the image repositories of a project.
 *
 * Returns the image repositories in the registry of a project. To get the tags or their number, send
 * `tags` or `tags_count`. While the visibility of the registry is `private`, this requires the
 * Reporter role or a higher one. A job token gives access only to the registry of the project whose
 * pipeline it belongs to.
 *
 * `GET /projects/{id}/registry/repositories`
 */
export type ListProjectRegistryRepositories = (
  input: ListProjectRegistryRepositoriesInput,
  context: OperationContext<PrivateTokenAuth | JobTokenAuth>,
) => ListProjectRegistryRepositoriesResult | Promise<ListProjectRegistryRepositoriesResult>;

/** What {@link ListProjectRegistryRepositories} is given. */
export interface ListProjectRegistryRepositoriesInput {
  readonly path: ListProjectRegistryRepositoriesPath;
  readonly query: ListProjectRegistryRepositoriesQuery;
}

/** What {@link ListProjectRegistryRepositories} answers. */
export type ListProjectRegistryRepositoriesResult =
  | {
      readonly status: 200;
      readonly headers?: ResponseHeaders<operations['listProjectRegistryRepositories']['responses'][200]['headers']>;
      readonly body: ProjectRegistryRepository[];
    }
  | {
      readonly status: 301;
      readonly headers: ResponseHeaders<operations['listProjectRegistryRepositories']['responses'][301]['headers']>;
      readonly body: ErrorBody;
    }
  | { readonly status: 401; readonly body: ErrorBody }
  | { readonly status: 403; readonly body: ErrorBody }
  | { readonly status: 404; readonly body: ErrorBody }
  | { readonly status: 414; readonly body: ErrorBody }
  | { readonly status: 422; readonly body: ErrorBody };

/**
 * Delete an image repository.
 *
 * Deletes an image repository in the background; its `status` is the state of the deletion. A job
 * token gives access only to the registry of the project whose pipeline it belongs to.
 *
 * `DELETE /projects/{id}/registry/repositories/{repository_id}`
 *
 * The answer comes before the work is done.
 */
export type DeleteRegistryRepository = (
  input: DeleteRegistryRepositoryInput,
  context: OperationContext<PrivateTokenAuth | JobTokenAuth>,
) => DeleteRegistryRepositoryResult | Promise<DeleteRegistryRepositoryResult>;

/** What {@link DeleteRegistryRepository} is given. */
export interface DeleteRegistryRepositoryInput {
  readonly path: DeleteRegistryRepositoryPath;
}

/** What {@link DeleteRegistryRepository} answers. */
export type DeleteRegistryRepositoryResult =
  | { readonly status: 202; readonly body?: never }
  | {
      readonly status: 301;
      readonly headers: ResponseHeaders<operations['deleteRegistryRepository']['responses'][301]['headers']>;
      readonly body: ErrorBody;
    }
  | { readonly status: 401; readonly body: ErrorBody }
  | { readonly status: 403; readonly body: ErrorBody }
  | { readonly status: 404; readonly body: ErrorBody }
  | { readonly status: 422; readonly body: ErrorBody };

/**
 * List the tags of an image repository.
 *
 * Returns the tags of an image repository. Use keyset pagination if it is available (since 16.10, on
 * the hosted offering only): send `pagination`, `order_by` and `sort` together, then follow the `Link`
 * header until it is absent. Offset pagination is deprecated for this list. While the visibility of
 * the registry is `private`, this requires the Reporter role or a higher one. A job token gives access
 * only to the registry of the project whose pipeline it belongs to.
 *
 * `GET /projects/{id}/registry/repositories/{repository_id}/tags`
 */
export type ListRegistryRepositoryTags = (
  input: ListRegistryRepositoryTagsInput,
  context: OperationContext<PrivateTokenAuth | JobTokenAuth>,
) => ListRegistryRepositoryTagsResult | Promise<ListRegistryRepositoryTagsResult>;

/** What {@link ListRegistryRepositoryTags} is given. */
export interface ListRegistryRepositoryTagsInput {
  readonly path: ListRegistryRepositoryTagsPath;
  readonly query: ListRegistryRepositoryTagsQuery;
}

/** What {@link ListRegistryRepositoryTags} answers. */
export type ListRegistryRepositoryTagsResult =
  | {
      readonly status: 200;
      readonly headers?: ResponseHeaders<operations['listRegistryRepositoryTags']['responses'][200]['headers']>;
      readonly body: RegistryTag[];
    }
  | {
      readonly status: 301;
      readonly headers: ResponseHeaders<operations['listRegistryRepositoryTags']['responses'][301]['headers']>;
      readonly body: ErrorBody;
    }
  | { readonly status: 401; readonly body: ErrorBody }
  | { readonly status: 403; readonly body: ErrorBody }
  | { readonly status: 404; readonly body: ErrorBody }
  | { readonly status: 414; readonly body: ErrorBody }
  | { readonly status: 422; readonly body: ErrorBody };

/**
 * Delete tags of an image repository in bulk.
 *
 * Deletes, in the background, the tags that meet all of these conditions:
 *
 * 1. The name matches `name_regex_delete`.
 * 2. If `name_regex_keep` is sent: the name does not match it.
 * 3. The tag is not `latest`, which is never deleted.
 * 4. The tag is not protected.
 * 5. If `keep_n` is sent: the tag is not one of the `keep_n` newest tags that match.
 * 6. If `older_than` is sent: the tag is older.
 *
 * Tags are ordered by the date on which the manifest was created, not by the time of the push.
 *
 * Call this at most once an hour for each image repository. On the hosted offering one call deletes
 * only some of the tags. A job
 * token reaches only the registry of the project whose pipeline it belongs to.
 *
 * `DELETE /projects/{id}/registry/repositories/{repository_id}/tags`
 *
 * The answer comes before the work is done.
 */
export type DeleteRegistryRepositoryTagsInBulk = (
  input: DeleteRegistryRepositoryTagsInBulkInput,
  context: OperationContext<PrivateTokenAuth | JobTokenAuth>,
) => DeleteRegistryRepositoryTagsInBulkResult | Promise<DeleteRegistryRepositoryTagsInBulkResult>;

/** What {@link DeleteRegistryRepositoryTagsInBulk} is given. */
export interface DeleteRegistryRepositoryTagsInBulkInput {
  readonly path: DeleteRegistryRepositoryTagsInBulkPath;
  /**
   * Conditions for the tags to delete. In a form body or a query, send the `+` of a regular expression
   * as `%2B`.
   */
  readonly body: RegistryTagsBulkDelete;
}

/** What {@link DeleteRegistryRepositoryTagsInBulk} answers. */
export type DeleteRegistryRepositoryTagsInBulkResult =
  | { readonly status: 202; readonly body?: never }
  | {
      readonly status: 301;
      readonly headers: ResponseHeaders<operations['deleteRegistryRepositoryTagsInBulk']['responses'][301]['headers']>;
      readonly body: ErrorBody;
    }
  | { readonly status: 401; readonly body: ErrorBody }
  | { readonly status: 403; readonly body: ErrorBody }
  | { readonly status: 404; readonly body: ErrorBody }
  | { readonly status: 422; readonly body: ErrorBody }
  | { readonly status: 429; readonly body: ErrorBody };

/**
 * Read a tag of an image repository.
 *
 * Returns one tag with its digest, revision, date and size. While the visibility of the registry is
 * `private`, this requires the Reporter role or a higher one. A job token gives access only to the
 * registry of the project whose pipeline it belongs to.
 *
 * `GET /projects/{id}/registry/repositories/{repository_id}/tags/{tag_name}`
 */
export type GetRegistryRepositoryTag = (
  input: GetRegistryRepositoryTagInput,
  context: OperationContext<PrivateTokenAuth | JobTokenAuth>,
) => GetRegistryRepositoryTagResult | Promise<GetRegistryRepositoryTagResult>;

/** What {@link GetRegistryRepositoryTag} is given. */
export interface GetRegistryRepositoryTagInput {
  readonly path: GetRegistryRepositoryTagPath;
}

/** What {@link GetRegistryRepositoryTag} answers. */
export type GetRegistryRepositoryTagResult =
  | { readonly status: 200; readonly body: RegistryTagDetail }
  | {
      readonly status: 301;
      readonly headers: ResponseHeaders<operations['getRegistryRepositoryTag']['responses'][301]['headers']>;
      readonly body: ErrorBody;
    }
  | { readonly status: 401; readonly body: ErrorBody }
  | { readonly status: 403; readonly body: ErrorBody }
  | { readonly status: 404; readonly body: ErrorBody }
  | { readonly status: 422; readonly body: ErrorBody };

/**
 * Delete a tag of an image repository.
 *
 * Deletes one tag. The blobs of the tag are not deleted. A tag that a protection rule matches cannot
 * be deleted. A job token gives access only to the registry of the project whose pipeline it belongs
 * to.
 *
 * `DELETE /projects/{id}/registry/repositories/{repository_id}/tags/{tag_name}`
 */
export type DeleteRegistryRepositoryTag = (
  input: DeleteRegistryRepositoryTagInput,
  context: OperationContext<PrivateTokenAuth | JobTokenAuth>,
) => DeleteRegistryRepositoryTagResult | Promise<DeleteRegistryRepositoryTagResult>;

/** What {@link DeleteRegistryRepositoryTag} is given. */
export interface DeleteRegistryRepositoryTagInput {
  readonly path: DeleteRegistryRepositoryTagPath;
}

/** What {@link DeleteRegistryRepositoryTag} answers. */
export type DeleteRegistryRepositoryTagResult =
  | { readonly status: 204; readonly body?: never }
  | {
      readonly status: 301;
      readonly headers: ResponseHeaders<operations['deleteRegistryRepositoryTag']['responses'][301]['headers']>;
      readonly body: ErrorBody;
    }
  | { readonly status: 401; readonly body: ErrorBody }
  | { readonly status: 403; readonly body: ErrorBody }
  | { readonly status: 404; readonly body: ErrorBody }
  | { readonly status: 422; readonly body: ErrorBody };

/**
 * Read an image repository.
 *
 * Returns one image repository, addressed by its own ID. To get the tags, their number or the size,
 * send `tags`, `tags_count` or `size`. While the visibility of the registry is `private`, this
 * requires the Reporter role or a higher one. A job token gives access only to the registry of the
 * project whose pipeline it belongs to.
 *
 * `GET /registry/repositories/{id}`
 */
export type GetRegistryRepository = (
  input: GetRegistryRepositoryInput,
  context: OperationContext<PrivateTokenAuth | JobTokenAuth>,
) => GetRegistryRepositoryResult | Promise<GetRegistryRepositoryResult>;

/** What {@link GetRegistryRepository} is given. */
export interface GetRegistryRepositoryInput {
  readonly path: GetRegistryRepositoryPath;
  readonly query: GetRegistryRepositoryQuery;
}

/** What {@link GetRegistryRepository} answers. */
export type GetRegistryRepositoryResult =
  | { readonly status: 200; readonly body: RegistryRepositoryDetail }
  | { readonly status: 401; readonly body: ErrorBody }
  | { readonly status: 403; readonly body: ErrorBody }
  | { readonly status: 404; readonly body: ErrorBody }
  | { readonly status: 414; readonly body: ErrorBody }
  | { readonly status: 422; readonly body: ErrorBody };

/**
 * List all image repositories of the registry.
 *
 * Returns every image repository of the registry. Requires a token from `GET /jwt/auth` with the scope
 * `registry:catalog:*`, obtained with the credentials of an administrator. It is not shown whether the
 * list is paginated.
 *
 * `GET /v2/_catalog`
 *
 * Lowest role: Administrator.
 */
export type ListRegistryCatalog = (
  input: ListRegistryCatalogInput,
  context: OperationContext<RegistryTokenAuth>,
) => ListRegistryCatalogResult | Promise<ListRegistryCatalogResult>;

/** What {@link ListRegistryCatalog} is given. */
export type ListRegistryCatalogInput = Readonly<Record<string, never>>;

/** What {@link ListRegistryCatalog} answers. */
export type ListRegistryCatalogResult =
  | { readonly status: 200; readonly body: RegistryCatalog }
  | { readonly status: 401; readonly body: ErrorBody }
  | { readonly status: 403; readonly body: ErrorBody };

/**
 * Delete a tag through the registry.
 *
 * Deletes a tag at the registry itself. Send `Accept:
 * application/vnd.docker.distribution.manifest.v2+json`, and a token from `GET /jwt/auth` whose scope
 * names this image repository and `delete`. The feature `tag_delete` of the registry must be on.
 *
 * `DELETE /v2/{image_path}/manifests/{tag}`
 *
 * Since 16.4.
 */
export type DeleteRegistryManifest = (
  input: DeleteRegistryManifestInput,
  context: OperationContext<RegistryTokenAuth>,
) => DeleteRegistryManifestResult | Promise<DeleteRegistryManifestResult>;

/** What {@link DeleteRegistryManifest} is given. */
export interface DeleteRegistryManifestInput {
  readonly path: DeleteRegistryManifestPath;
}

/** What {@link DeleteRegistryManifest} answers. */
export type DeleteRegistryManifestResult =
  | { readonly status: 204; readonly body?: never }
  | { readonly status: 401; readonly body: ErrorBody }
  | { readonly status: 404; readonly body: ErrorBody };

/**
 * Delete a tag reference through the registry.
 *
 * Deletes a tag at the registry itself, with a token from `GET /jwt/auth` whose scope names this image
 * repository and `delete`. Deprecated since 16.4, the version that introduced
 * `deleteRegistryManifest`.
 *
 * `DELETE /v2/{image_path}/tags/reference/{tag}`
 *
 * @deprecated Use `deleteRegistryManifest` instead.
 */
export type DeleteRegistryTagReference = (
  input: DeleteRegistryTagReferenceInput,
  context: OperationContext<RegistryTokenAuth>,
) => DeleteRegistryTagReferenceResult | Promise<DeleteRegistryTagReferenceResult>;

/** What {@link DeleteRegistryTagReference} is given. */
export interface DeleteRegistryTagReferenceInput {
  readonly path: DeleteRegistryTagReferencePath;
}

/** What {@link DeleteRegistryTagReference} answers. */
export type DeleteRegistryTagReferenceResult =
  | { readonly status: 204; readonly body?: never }
  | { readonly status: 401; readonly body: ErrorBody }
  | { readonly status: 404; readonly body: ErrorBody };
