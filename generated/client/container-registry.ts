// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { bracketForm, plainQuery } from '../shared/notation.ts';
import type {
  DeleteRegistryManifestPath,
  DeleteRegistryManifestResponses,
  DeleteRegistryRepositoryPath,
  DeleteRegistryRepositoryResponses,
  DeleteRegistryRepositoryTagPath,
  DeleteRegistryRepositoryTagResponses,
  DeleteRegistryRepositoryTagsInBulkPath,
  DeleteRegistryRepositoryTagsInBulkResponses,
  DeleteRegistryTagReferencePath,
  DeleteRegistryTagReferenceResponses,
  GetRegistryRepositoryPath,
  GetRegistryRepositoryQuery,
  GetRegistryRepositoryResponses,
  GetRegistryRepositoryTagPath,
  GetRegistryRepositoryTagResponses,
  GetRegistryTokenQuery,
  GetRegistryTokenResponses,
  ListGroupRegistryRepositoriesPath,
  ListGroupRegistryRepositoriesQuery,
  ListGroupRegistryRepositoriesResponses,
  ListProjectRegistryRepositoriesPath,
  ListProjectRegistryRepositoriesQuery,
  ListProjectRegistryRepositoriesResponses,
  ListRegistryCatalogResponses,
  ListRegistryRepositoryTagsPath,
  ListRegistryRepositoryTagsQuery,
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
import type { CallOptions, ListOptions } from './client-options.ts';
import { jsonBody, readList, readNothing } from './runtime/bodies.ts';
import type { ApiCall, CoreClient } from './runtime/calls.ts';
import { type NoQuery, type When, chosenFormat } from './runtime/operations.ts';
import { type ListCall, callList, followLink } from './runtime/pages.ts';
import { jobToken, privateToken, registryBasic, registryToken } from './security-schemes.ts';

/**
 * List the image repositories of a group.
 *
 * Returns the image repositories in the registries of a group. Since 15.0, this list contains neither
 * tags nor their number. A job token gives access only to the registry of the project whose pipeline
 * it belongs to; the content of this list with a job token is not documented.
 *
 * `GET /groups/{id}/registry/repositories`
 *
 * Returns a list in pages: `for await` reads the items of all pages, `await` returns the first page.
 *
 * @throws {ApiError} 401, 403, 404, 414, 422
 */
export const listGroupRepositories =
  (client: CoreClient) =>
  (
    path: ListGroupRegistryRepositoriesPath,
    query?: ListGroupRegistryRepositoriesQuery,
    options?: ListOptions,
  ): ListCall<RegistryRepository[], RegistryRepository, ListGroupRegistryRepositoriesResponses> =>
    callList(
      client,
      {
        id: 'listGroupRegistryRepositories',
        method: 'get',
        path: '/groups/{id}/registry/repositories',
        security: [[privateToken], [jobToken]],
        writeQuery: plainQuery,
        read: readList,
        headerTypes: { 'x-page': 'number', 'x-per-page': 'number', 'x-total': 'number', 'x-total-pages': 'number' },
      },
      { next: followLink('page') },
      { path, query },
      options,
    );

/**
 * Obtain a token for the registry.
 *
 * Returns a token for the endpoints of the registry itself, whose paths begin with `/v2`. Send the
 * token there as `Authorization: Bearer`. It is not an access token. Its lifetime is not documented.
 *
 * `GET /jwt/auth`
 *
 * @throws {ApiError} 401, 414, 422
 */
export const getToken =
  (client: CoreClient) =>
  (query: GetRegistryTokenQuery, options?: CallOptions): ApiCall<RegistryTokenGrant, GetRegistryTokenResponses> =>
    client.call(
      {
        id: 'getRegistryToken',
        method: 'get',
        path: '/jwt/auth',
        security: [[registryBasic]],
        server: '{baseUrl}',
        writeQuery: plainQuery,
      },
      { query },
      options,
    );

/**
 * Change the visibility of the container registry.
 *
 * Sets the visibility of the container registry of a project, or turns the registry off. The path ends
 * with a slash. A job token gives access only to the registry of the project whose pipeline it belongs
 * to.
 *
 * `PUT /projects/{id}/`
 *
 * @throws {ApiError} 401, 403, 404, 422
 */
export const updateVisibility =
  (client: CoreClient) =>
  (
    path: UpdateContainerRegistryVisibilityPath,
    body?: RegistryVisibilityUpdate,
    options?: CallOptions & {
      readonly contentType?: 'application/json' | 'application/x-www-form-urlencoded' | undefined;
    },
  ): ApiCall<RegistryVisibility, UpdateContainerRegistryVisibilityResponses> =>
    client.call(
      {
        id: 'updateContainerRegistryVisibility',
        method: 'put',
        path: '/projects/{id}/',
        security: [[privateToken], [jobToken]],
        bodyFormat: chosenFormat(
          {
            'application/json': jsonBody,
            'application/x-www-form-urlencoded': {
              contentType: 'application/x-www-form-urlencoded',
              write: bracketForm,
            },
          },
          options,
        ),
      },
      { path, body },
      options,
    );

/**
 * List the image repositories of a project.
 *
 * Returns the image repositories in the registry of a project. To get the tags or their number, send
 * `tags` or `tags_count`. While the visibility of the registry is `private`, this requires the
 * Reporter role or a higher one. A job token gives access only to the registry of the project whose
 * pipeline it belongs to.
 *
 * `GET /projects/{id}/registry/repositories`
 *
 * Returns a list in pages: `for await` reads the items of all pages, `await` returns the first page.
 *
 * @throws {ApiError} 401, 403, 404, 414, 422
 */
export const listProjectRepositories =
  (client: CoreClient) =>
  <Tags extends boolean | undefined = undefined, TagsCount extends boolean | undefined = undefined>(
    path: ListProjectRegistryRepositoriesPath,
    query?: ListProjectRegistryRepositoriesQueryWith<Tags, TagsCount>,
    options?: ListOptions,
  ): ListCall<
    ListProjectRegistryRepositoriesItem<Tags, TagsCount>[],
    ListProjectRegistryRepositoriesItem<Tags, TagsCount>,
    ListProjectRegistryRepositoriesResponses
  > =>
    callList(
      client,
      {
        id: 'listProjectRegistryRepositories',
        method: 'get',
        path: '/projects/{id}/registry/repositories',
        security: [[privateToken], [jobToken]],
        writeQuery: plainQuery,
        read: readList,
        headerTypes: { 'x-page': 'number', 'x-per-page': 'number', 'x-total': 'number', 'x-total-pages': 'number' },
      },
      { next: followLink('page') },
      { path, query },
      options,
    );

/**
 * Delete an image repository.
 *
 * Deletes an image repository in the background; its `status` is the state of the deletion. A job
 * token gives access only to the registry of the project whose pipeline it belongs to.
 *
 * `DELETE /projects/{id}/registry/repositories/{repository_id}`
 *
 * The response comes before the work is done.
 *
 * @throws {ApiError} 401, 403, 404, 422
 */
export const deleteRepository =
  (client: CoreClient) =>
  (
    path: DeleteRegistryRepositoryPath,
    query?: NoQuery,
    options?: CallOptions,
  ): ApiCall<undefined, DeleteRegistryRepositoryResponses> =>
    client.call(
      {
        id: 'deleteRegistryRepository',
        method: 'delete',
        path: '/projects/{id}/registry/repositories/{repository_id}',
        security: [[privateToken], [jobToken]],
        read: readNothing,
      },
      { path, query },
      options,
    );

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
 *
 * Returns a list in pages: `for await` reads the items of all pages, `await` returns the first page.
 *
 * @throws {ApiError} 401, 403, 404, 414, 422
 */
export const listTags =
  (client: CoreClient) =>
  (
    path: ListRegistryRepositoryTagsPath,
    query?: ListRegistryRepositoryTagsQuery,
    options?: ListOptions,
  ): ListCall<RegistryTag[], RegistryTag, ListRegistryRepositoryTagsResponses> =>
    callList(
      client,
      {
        id: 'listRegistryRepositoryTags',
        method: 'get',
        path: '/projects/{id}/registry/repositories/{repository_id}/tags',
        security: [[privateToken], [jobToken]],
        writeQuery: plainQuery,
        read: readList,
        headerTypes: { 'x-page': 'number', 'x-per-page': 'number', 'x-total': 'number', 'x-total-pages': 'number' },
      },
      { next: followLink('page') },
      { path, query },
      options,
    );

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
 *
 * @throws {ApiError} 401, 403, 404, 422, 429
 */
export const deleteTagsInBulk =
  (client: CoreClient) =>
  (
    path: DeleteRegistryRepositoryTagsInBulkPath,
    query: NoQuery | undefined,
    options: CallOptions & {
      readonly body: RegistryTagsBulkDelete;
      readonly contentType?: 'application/json' | 'application/x-www-form-urlencoded' | undefined;
    },
  ): ApiCall<undefined, DeleteRegistryRepositoryTagsInBulkResponses> =>
    client.call(
      {
        id: 'deleteRegistryRepositoryTagsInBulk',
        method: 'delete',
        path: '/projects/{id}/registry/repositories/{repository_id}/tags',
        security: [[privateToken], [jobToken]],
        bodyFormat: chosenFormat(
          {
            'application/json': jsonBody,
            'application/x-www-form-urlencoded': {
              contentType: 'application/x-www-form-urlencoded',
              write: bracketForm,
            },
          },
          options,
        ),
        read: readNothing,
      },
      { path, query, body: options.body },
      options,
    );

/**
 * Read a tag of an image repository.
 *
 * Returns one tag with its digest, revision, date and size. While the visibility of the registry is
 * `private`, this requires the Reporter role or a higher one. A job token gives access only to the
 * registry of the project whose pipeline it belongs to.
 *
 * `GET /projects/{id}/registry/repositories/{repository_id}/tags/{tag_name}`
 *
 * @throws {ApiError} 401, 403, 404, 422
 */
export const getTag =
  (client: CoreClient) =>
  (
    path: GetRegistryRepositoryTagPath,
    query?: NoQuery,
    options?: CallOptions,
  ): ApiCall<RegistryTagDetail, GetRegistryRepositoryTagResponses> =>
    client.call(
      {
        id: 'getRegistryRepositoryTag',
        method: 'get',
        path: '/projects/{id}/registry/repositories/{repository_id}/tags/{tag_name}',
        security: [[privateToken], [jobToken]],
      },
      { path, query },
      options,
    );

/**
 * Delete a tag of an image repository.
 *
 * Deletes one tag. The blobs of the tag are not deleted. A tag that a protection rule matches cannot
 * be deleted. A job token gives access only to the registry of the project whose pipeline it belongs
 * to.
 *
 * `DELETE /projects/{id}/registry/repositories/{repository_id}/tags/{tag_name}`
 *
 * @throws {ApiError} 401, 404, 422
 * @throws {ApiError} 403: A protection rule matches the tag, or the caller does not have permission.
 */
export const deleteTag =
  (client: CoreClient) =>
  (
    path: DeleteRegistryRepositoryTagPath,
    query?: NoQuery,
    options?: CallOptions,
  ): ApiCall<undefined, DeleteRegistryRepositoryTagResponses> =>
    client.call(
      {
        id: 'deleteRegistryRepositoryTag',
        method: 'delete',
        path: '/projects/{id}/registry/repositories/{repository_id}/tags/{tag_name}',
        security: [[privateToken], [jobToken]],
        read: readNothing,
      },
      { path, query },
      options,
    );

/**
 * Read an image repository.
 *
 * Returns one image repository, addressed by its own ID. To get the tags, their number or the size,
 * send `tags`, `tags_count` or `size`. While the visibility of the registry is `private`, this
 * requires the Reporter role or a higher one. A job token gives access only to the registry of the
 * project whose pipeline it belongs to.
 *
 * `GET /registry/repositories/{id}`
 *
 * @throws {ApiError} 401, 403, 404, 414, 422
 */
export const getRepository =
  (client: CoreClient) =>
  <Tags extends boolean | undefined = undefined, TagsCount extends boolean | undefined = undefined>(
    path: GetRegistryRepositoryPath,
    query?: GetRegistryRepositoryQueryWith<Tags, TagsCount>,
    options?: CallOptions,
  ): ApiCall<GetRegistryRepositoryData<Tags, TagsCount>, GetRegistryRepositoryResponses> =>
    client.call(
      {
        id: 'getRegistryRepository',
        method: 'get',
        path: '/registry/repositories/{id}',
        security: [[privateToken], [jobToken]],
        writeQuery: plainQuery,
      },
      { path, query },
      options,
    );

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
 *
 * @throws {ApiError} 401, 403
 */
export const listCatalog =
  (client: CoreClient) =>
  (query?: NoQuery, options?: CallOptions): ApiCall<RegistryCatalog, ListRegistryCatalogResponses> =>
    client.call(
      {
        id: 'listRegistryCatalog',
        method: 'get',
        path: '/v2/_catalog',
        security: [[registryToken]],
        scope: 'registry:catalog:*',
        server: '{registryUrl}',
      },
      { query },
      options,
    );

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
 *
 * @throws {ApiError} 401, 404
 */
export const deleteManifest =
  (client: CoreClient) =>
  (
    path: DeleteRegistryManifestPath,
    query?: NoQuery,
    options?: CallOptions,
  ): ApiCall<undefined, DeleteRegistryManifestResponses> =>
    client.call(
      {
        id: 'deleteRegistryManifest',
        method: 'delete',
        path: '/v2/{+image_path}/manifests/{tag}',
        security: [[registryToken]],
        scope: 'repository:{image_path}:delete',
        server: '{registryUrl}',
        headers: { Accept: 'application/vnd.docker.distribution.manifest.v2+json' },
        read: readNothing,
      },
      { path, query },
      options,
    );

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
 *
 * @throws {ApiError} 401, 404
 */
export const deleteTagReference =
  (client: CoreClient) =>
  (
    path: DeleteRegistryTagReferencePath,
    query?: NoQuery,
    options?: CallOptions,
  ): ApiCall<undefined, DeleteRegistryTagReferenceResponses> =>
    client.call(
      {
        id: 'deleteRegistryTagReference',
        method: 'delete',
        path: '/v2/{+image_path}/tags/reference/{tag}',
        security: [[registryToken]],
        scope: 'repository:{image_path}:delete',
        server: '{registryUrl}',
        read: readNothing,
      },
      { path, query },
      options,
    );

/** The query of `client.containerRegistry.listProjectRepositories`. */
export type ListProjectRegistryRepositoriesQueryWith<
  Tags extends boolean | undefined = undefined,
  TagsCount extends boolean | undefined = undefined,
> = ListProjectRegistryRepositoriesQuery & { tags?: Tags; tags_count?: TagsCount };

/** An item of the data of `client.containerRegistry.listProjectRepositories`. The type of the item depends on the query. */
export type ListProjectRegistryRepositoriesItem<
  Tags extends boolean | undefined = undefined,
  TagsCount extends boolean | undefined = undefined,
> = ProjectRegistryRepository &
  When<Tags, true, Required<Pick<ProjectRegistryRepository, 'tags'>>, unknown> &
  When<TagsCount, true, Required<Pick<ProjectRegistryRepository, 'tags_count'>>, unknown>;

/** The query of `client.containerRegistry.getRepository`. */
export type GetRegistryRepositoryQueryWith<
  Tags extends boolean | undefined = undefined,
  TagsCount extends boolean | undefined = undefined,
> = GetRegistryRepositoryQuery & { tags?: Tags; tags_count?: TagsCount };

/** The data of `client.containerRegistry.getRepository`. The type of the data depends on the query. */
export type GetRegistryRepositoryData<
  Tags extends boolean | undefined = undefined,
  TagsCount extends boolean | undefined = undefined,
> = RegistryRepositoryDetail &
  When<Tags, true, Required<Pick<RegistryRepositoryDetail, 'tags'>>, unknown> &
  When<TagsCount, true, Required<Pick<RegistryRepositoryDetail, 'tags_count'>>, unknown>;
