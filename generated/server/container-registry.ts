// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type {
  DeleteRegistryManifestPath,
  DeleteRegistryRepositoryPath,
  DeleteRegistryRepositoryResponses,
  DeleteRegistryRepositoryTagPath,
  DeleteRegistryRepositoryTagResponses,
  DeleteRegistryRepositoryTagsInBulkPath,
  DeleteRegistryRepositoryTagsInBulkResponses,
  DeleteRegistryTagReferencePath,
  GetRegistryRepositoryPath,
  GetRegistryRepositoryQuery,
  GetRegistryRepositoryTagPath,
  GetRegistryRepositoryTagResponses,
  GetRegistryTokenQuery,
  ListGroupRegistryRepositoriesPath,
  ListGroupRegistryRepositoriesResponses,
  ListProjectRegistryRepositoriesPath,
  ListProjectRegistryRepositoriesResponses,
  ListRegistryRepositoryTagsPath,
  ListRegistryRepositoryTagsResponses,
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
  UpdateContainerRegistryVisibilityPath,
  UpdateContainerRegistryVisibilityResponses,
} from '../types/container-registry.ts';
import type { ErrorBody } from '../types/shared.ts';
import type {
  ListGroupRegistryRepositoriesQueryWithDefaults,
  ListProjectRegistryRepositoriesQueryWithDefaults,
  ListRegistryRepositoryTagsQueryWithDefaults,
} from '../validators/requests/container-registry.ts';
import type { OperationContext } from './runtime/auth.ts';
import type { DescribedHeaders } from './runtime/interfaces.ts';
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
   * it belongs to; the content of this list with a job token is not documented.
   *
   * `GET /groups/{id}/registry/repositories`
   */
  readonly listGroupRepositories: ListGroupRegistryRepositories;
  /**
   * Obtain a token for the registry.
   *
   * Returns a token for the endpoints of the registry itself, whose paths begin with `/v2`. Send the
   * token there as `Authorization: Bearer`. It is not an access token. Its lifetime is not documented.
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
   * The response comes before the work is done.
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
   * The response comes before the work is done.
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
   * `registry:catalog:*`, obtained with the credentials of an administrator. It is not documented
   * whether the list is paginated.
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

/** The type of {@link ContainerRegistryHandlers}.listGroupRepositories. */
export type ListGroupRegistryRepositories = (
  input: ListGroupRegistryRepositoriesInput,
  context: OperationContext<PrivateTokenAuth | JobTokenAuth>,
) => ListGroupRegistryRepositoriesResult | Promise<ListGroupRegistryRepositoriesResult>;

/** The input of {@link ListGroupRegistryRepositories}. */
export interface ListGroupRegistryRepositoriesInput {
  readonly path: ListGroupRegistryRepositoriesPath;
  readonly query: ListGroupRegistryRepositoriesQueryWithDefaults;
}

/** The result of {@link ListGroupRegistryRepositories}. */
export type ListGroupRegistryRepositoriesResult =
  | {
      readonly status: 200;
      readonly headers?: DescribedHeaders<ListGroupRegistryRepositoriesResponses[200]['headers']>;
      readonly body: RegistryRepository[];
    }
  | { readonly status: 401; readonly body: ErrorBody }
  | { readonly status: 403; readonly body: ErrorBody }
  | { readonly status: 404; readonly body: ErrorBody }
  | { readonly status: 414; readonly body: ErrorBody }
  | { readonly status: 422; readonly body: ErrorBody };

/** The type of {@link ContainerRegistryHandlers}.getToken. */
export type GetRegistryToken = (
  input: GetRegistryTokenInput,
  context: OperationContext<RegistryBasicAuth>,
) => GetRegistryTokenResult | Promise<GetRegistryTokenResult>;

/** The input of {@link GetRegistryToken}. */
export interface GetRegistryTokenInput {
  readonly query: GetRegistryTokenQuery;
}

/** The result of {@link GetRegistryToken}. */
export type GetRegistryTokenResult =
  | { readonly status: 200; readonly body: RegistryTokenGrant }
  | { readonly status: 401; readonly body: ErrorBody }
  | { readonly status: 414; readonly body: ErrorBody }
  | { readonly status: 422; readonly body: ErrorBody };

/** The type of {@link ContainerRegistryHandlers}.updateVisibility. */
export type UpdateContainerRegistryVisibility = (
  input: UpdateContainerRegistryVisibilityInput,
  context: OperationContext<PrivateTokenAuth | JobTokenAuth>,
) => UpdateContainerRegistryVisibilityResult | Promise<UpdateContainerRegistryVisibilityResult>;

/** The input of {@link UpdateContainerRegistryVisibility}. */
export interface UpdateContainerRegistryVisibilityInput {
  readonly path: UpdateContainerRegistryVisibilityPath;
  /** The visibility to set. */
  readonly body: RegistryVisibilityUpdate | undefined;
}

/** The result of {@link UpdateContainerRegistryVisibility}. */
export type UpdateContainerRegistryVisibilityResult =
  | { readonly status: 200; readonly body: RegistryVisibility }
  | {
      readonly status: 301;
      readonly headers: DescribedHeaders<UpdateContainerRegistryVisibilityResponses[301]['headers']>;
      readonly body: ErrorBody;
    }
  | { readonly status: 401; readonly body: ErrorBody }
  | { readonly status: 403; readonly body: ErrorBody }
  | { readonly status: 404; readonly body: ErrorBody }
  | { readonly status: 422; readonly body: ErrorBody };

/** The type of {@link ContainerRegistryHandlers}.listProjectRepositories. */
export type ListProjectRegistryRepositories = (
  input: ListProjectRegistryRepositoriesInput,
  context: OperationContext<PrivateTokenAuth | JobTokenAuth>,
) => ListProjectRegistryRepositoriesResult | Promise<ListProjectRegistryRepositoriesResult>;

/** The input of {@link ListProjectRegistryRepositories}. */
export interface ListProjectRegistryRepositoriesInput {
  readonly path: ListProjectRegistryRepositoriesPath;
  readonly query: ListProjectRegistryRepositoriesQueryWithDefaults;
}

/** The result of {@link ListProjectRegistryRepositories}. */
export type ListProjectRegistryRepositoriesResult =
  | {
      readonly status: 200;
      readonly headers?: DescribedHeaders<ListProjectRegistryRepositoriesResponses[200]['headers']>;
      readonly body: ProjectRegistryRepository[];
    }
  | {
      readonly status: 301;
      readonly headers: DescribedHeaders<ListProjectRegistryRepositoriesResponses[301]['headers']>;
      readonly body: ErrorBody;
    }
  | { readonly status: 401; readonly body: ErrorBody }
  | { readonly status: 403; readonly body: ErrorBody }
  | { readonly status: 404; readonly body: ErrorBody }
  | { readonly status: 414; readonly body: ErrorBody }
  | { readonly status: 422; readonly body: ErrorBody };

/** The type of {@link ContainerRegistryHandlers}.deleteRepository. */
export type DeleteRegistryRepository = (
  input: DeleteRegistryRepositoryInput,
  context: OperationContext<PrivateTokenAuth | JobTokenAuth>,
) => DeleteRegistryRepositoryResult | Promise<DeleteRegistryRepositoryResult>;

/** The input of {@link DeleteRegistryRepository}. */
export interface DeleteRegistryRepositoryInput {
  readonly path: DeleteRegistryRepositoryPath;
}

/** The result of {@link DeleteRegistryRepository}. */
export type DeleteRegistryRepositoryResult =
  | { readonly status: 202; readonly body?: never }
  | {
      readonly status: 301;
      readonly headers: DescribedHeaders<DeleteRegistryRepositoryResponses[301]['headers']>;
      readonly body: ErrorBody;
    }
  | { readonly status: 401; readonly body: ErrorBody }
  | { readonly status: 403; readonly body: ErrorBody }
  | { readonly status: 404; readonly body: ErrorBody }
  | { readonly status: 422; readonly body: ErrorBody };

/** The type of {@link ContainerRegistryHandlers}.listTags. */
export type ListRegistryRepositoryTags = (
  input: ListRegistryRepositoryTagsInput,
  context: OperationContext<PrivateTokenAuth | JobTokenAuth>,
) => ListRegistryRepositoryTagsResult | Promise<ListRegistryRepositoryTagsResult>;

/** The input of {@link ListRegistryRepositoryTags}. */
export interface ListRegistryRepositoryTagsInput {
  readonly path: ListRegistryRepositoryTagsPath;
  readonly query: ListRegistryRepositoryTagsQueryWithDefaults;
}

/** The result of {@link ListRegistryRepositoryTags}. */
export type ListRegistryRepositoryTagsResult =
  | {
      readonly status: 200;
      readonly headers?: DescribedHeaders<ListRegistryRepositoryTagsResponses[200]['headers']>;
      readonly body: RegistryTag[];
    }
  | {
      readonly status: 301;
      readonly headers: DescribedHeaders<ListRegistryRepositoryTagsResponses[301]['headers']>;
      readonly body: ErrorBody;
    }
  | { readonly status: 401; readonly body: ErrorBody }
  | { readonly status: 403; readonly body: ErrorBody }
  | { readonly status: 404; readonly body: ErrorBody }
  | { readonly status: 414; readonly body: ErrorBody }
  | { readonly status: 422; readonly body: ErrorBody };

/** The type of {@link ContainerRegistryHandlers}.deleteTagsInBulk. */
export type DeleteRegistryRepositoryTagsInBulk = (
  input: DeleteRegistryRepositoryTagsInBulkInput,
  context: OperationContext<PrivateTokenAuth | JobTokenAuth>,
) => DeleteRegistryRepositoryTagsInBulkResult | Promise<DeleteRegistryRepositoryTagsInBulkResult>;

/** The input of {@link DeleteRegistryRepositoryTagsInBulk}. */
export interface DeleteRegistryRepositoryTagsInBulkInput {
  readonly path: DeleteRegistryRepositoryTagsInBulkPath;
  /**
   * Conditions for the tags to delete. In a form body or a query, send the `+` of a regular expression
   * as `%2B`.
   */
  readonly body: RegistryTagsBulkDelete;
}

/** The result of {@link DeleteRegistryRepositoryTagsInBulk}. */
export type DeleteRegistryRepositoryTagsInBulkResult =
  | { readonly status: 202; readonly body?: never }
  | {
      readonly status: 301;
      readonly headers: DescribedHeaders<DeleteRegistryRepositoryTagsInBulkResponses[301]['headers']>;
      readonly body: ErrorBody;
    }
  | { readonly status: 401; readonly body: ErrorBody }
  | { readonly status: 403; readonly body: ErrorBody }
  | { readonly status: 404; readonly body: ErrorBody }
  | { readonly status: 422; readonly body: ErrorBody }
  | { readonly status: 429; readonly body: ErrorBody };

/** The type of {@link ContainerRegistryHandlers}.getTag. */
export type GetRegistryRepositoryTag = (
  input: GetRegistryRepositoryTagInput,
  context: OperationContext<PrivateTokenAuth | JobTokenAuth>,
) => GetRegistryRepositoryTagResult | Promise<GetRegistryRepositoryTagResult>;

/** The input of {@link GetRegistryRepositoryTag}. */
export interface GetRegistryRepositoryTagInput {
  readonly path: GetRegistryRepositoryTagPath;
}

/** The result of {@link GetRegistryRepositoryTag}. */
export type GetRegistryRepositoryTagResult =
  | { readonly status: 200; readonly body: RegistryTagDetail }
  | {
      readonly status: 301;
      readonly headers: DescribedHeaders<GetRegistryRepositoryTagResponses[301]['headers']>;
      readonly body: ErrorBody;
    }
  | { readonly status: 401; readonly body: ErrorBody }
  | { readonly status: 403; readonly body: ErrorBody }
  | { readonly status: 404; readonly body: ErrorBody }
  | { readonly status: 422; readonly body: ErrorBody };

/** The type of {@link ContainerRegistryHandlers}.deleteTag. */
export type DeleteRegistryRepositoryTag = (
  input: DeleteRegistryRepositoryTagInput,
  context: OperationContext<PrivateTokenAuth | JobTokenAuth>,
) => DeleteRegistryRepositoryTagResult | Promise<DeleteRegistryRepositoryTagResult>;

/** The input of {@link DeleteRegistryRepositoryTag}. */
export interface DeleteRegistryRepositoryTagInput {
  readonly path: DeleteRegistryRepositoryTagPath;
}

/** The result of {@link DeleteRegistryRepositoryTag}. */
export type DeleteRegistryRepositoryTagResult =
  | { readonly status: 204; readonly body?: never }
  | {
      readonly status: 301;
      readonly headers: DescribedHeaders<DeleteRegistryRepositoryTagResponses[301]['headers']>;
      readonly body: ErrorBody;
    }
  | { readonly status: 401; readonly body: ErrorBody }
  | { readonly status: 403; readonly body: ErrorBody }
  | { readonly status: 404; readonly body: ErrorBody }
  | { readonly status: 422; readonly body: ErrorBody };

/** The type of {@link ContainerRegistryHandlers}.getRepository. */
export type GetRegistryRepository = (
  input: GetRegistryRepositoryInput,
  context: OperationContext<PrivateTokenAuth | JobTokenAuth>,
) => GetRegistryRepositoryResult | Promise<GetRegistryRepositoryResult>;

/** The input of {@link GetRegistryRepository}. */
export interface GetRegistryRepositoryInput {
  readonly path: GetRegistryRepositoryPath;
  readonly query: GetRegistryRepositoryQuery;
}

/** The result of {@link GetRegistryRepository}. */
export type GetRegistryRepositoryResult =
  | { readonly status: 200; readonly body: RegistryRepositoryDetail }
  | { readonly status: 401; readonly body: ErrorBody }
  | { readonly status: 403; readonly body: ErrorBody }
  | { readonly status: 404; readonly body: ErrorBody }
  | { readonly status: 414; readonly body: ErrorBody }
  | { readonly status: 422; readonly body: ErrorBody };

/** The type of {@link ContainerRegistryHandlers}.listCatalog. */
export type ListRegistryCatalog = (
  input: ListRegistryCatalogInput,
  context: OperationContext<RegistryTokenAuth>,
) => ListRegistryCatalogResult | Promise<ListRegistryCatalogResult>;

/** The input of {@link ListRegistryCatalog}. */
export type ListRegistryCatalogInput = Readonly<Record<string, never>>;

/** The result of {@link ListRegistryCatalog}. */
export type ListRegistryCatalogResult =
  | { readonly status: 200; readonly body: RegistryCatalog }
  | { readonly status: 401; readonly body: ErrorBody }
  | { readonly status: 403; readonly body: ErrorBody };

/** The type of {@link ContainerRegistryHandlers}.deleteManifest. */
export type DeleteRegistryManifest = (
  input: DeleteRegistryManifestInput,
  context: OperationContext<RegistryTokenAuth>,
) => DeleteRegistryManifestResult | Promise<DeleteRegistryManifestResult>;

/** The input of {@link DeleteRegistryManifest}. */
export interface DeleteRegistryManifestInput {
  readonly path: DeleteRegistryManifestPath;
}

/** The result of {@link DeleteRegistryManifest}. */
export type DeleteRegistryManifestResult =
  | { readonly status: 204; readonly body?: never }
  | { readonly status: 401; readonly body: ErrorBody }
  | { readonly status: 404; readonly body: ErrorBody };

/** The type of {@link ContainerRegistryHandlers}.deleteTagReference. */
export type DeleteRegistryTagReference = (
  input: DeleteRegistryTagReferenceInput,
  context: OperationContext<RegistryTokenAuth>,
) => DeleteRegistryTagReferenceResult | Promise<DeleteRegistryTagReferenceResult>;

/** The input of {@link DeleteRegistryTagReference}. */
export interface DeleteRegistryTagReferenceInput {
  readonly path: DeleteRegistryTagReferencePath;
}

/** The result of {@link DeleteRegistryTagReference}. */
export type DeleteRegistryTagReferenceResult =
  | { readonly status: 204; readonly body?: never }
  | { readonly status: 401; readonly body: ErrorBody }
  | { readonly status: 404; readonly body: ErrorBody };
