// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { bracketForm, plainQuery, serializeQuery } from '../shared/notation.ts';
import type {
  BlameRange,
  CreateRepositoryFilePath,
  CreateRepositoryFileResponses,
  DeleteRepositoryFilePath,
  DeleteRepositoryFileResponses,
  GetRawRepositoryFileMetadataPath,
  GetRawRepositoryFileMetadataQuery,
  GetRawRepositoryFileMetadataResponses,
  GetRawRepositoryFilePath,
  GetRawRepositoryFileQuery,
  GetRawRepositoryFileResponses,
  GetRepositoryFileBlameMetadataPath,
  GetRepositoryFileBlameMetadataQuery,
  GetRepositoryFileBlameMetadataResponses,
  GetRepositoryFileBlamePath,
  GetRepositoryFileBlameQuery,
  GetRepositoryFileBlameResponses,
  GetRepositoryFileMetadataPath,
  GetRepositoryFileMetadataQuery,
  GetRepositoryFileMetadataResponses,
  GetRepositoryFilePath,
  GetRepositoryFileQuery,
  GetRepositoryFileResponses,
  RepositoryFile,
  RepositoryFileCommit,
  RepositoryFileCreate,
  RepositoryFileDelete,
  RepositoryFileDeletion,
  RepositoryFileUpdate,
  UpdateRepositoryFilePath,
  UpdateRepositoryFileResponses,
} from '../types/repository-files.ts';
import type { CallOptions, ListOptions } from './client-options.ts';
import { jsonBody, readList } from './runtime/bodies.ts';
import { type ApiCall, type CoreClient, type ResponseHeaders, readHead, readText } from './runtime/calls.ts';
import { type NoQuery, chosenFormat } from './runtime/operations.ts';
import { type ListCall, callList, followLink } from './runtime/pages.ts';
import { privateToken } from './security-schemes.ts';

/**
 * Read a file with its content.
 *
 * Returns one file at a branch, tag or commit: its metadata, and its content in Base64. Reads of blobs
 * above 10 MB are limited to 5 per minute. A publicly accessible repository needs no token; otherwise
 * the scope `api`, `read_api` or `read_repository` is needed.
 *
 * `GET /projects/{id}/repository/files/{file_path}`
 *
 * @throws {ApiError} 401, 404, 414, 422, 429
 */
export const get =
  (client: CoreClient) =>
  (
    path: GetRepositoryFilePath,
    query: GetRepositoryFileQuery,
    options?: CallOptions,
  ): ApiCall<RepositoryFile, GetRepositoryFileResponses> =>
    client.call(
      {
        id: 'getRepositoryFile',
        method: 'get',
        path: '/projects/{id}/repository/files/{file_path}',
        security: [[privateToken], []],
        writeQuery: plainQuery,
      },
      { path, query },
      options,
    );

/**
 * Read the metadata of a file.
 *
 * Returns the metadata of a file at a branch, tag or commit, in headers and without the content. A
 * publicly accessible repository needs no token; otherwise the scope `api`, `read_api` or
 * `read_repository` is needed. It is not documented whether the limit on large blobs counts these
 * requests too.
 *
 * `HEAD /projects/{id}/repository/files/{file_path}`
 *
 * @throws {ApiError} 401, 404, 414, 422, 429
 */
export const getMetadata =
  (client: CoreClient) =>
  (
    path: GetRepositoryFileMetadataPath,
    query: GetRepositoryFileMetadataQuery,
    options?: CallOptions,
  ): ApiCall<ResponseHeaders<GetRepositoryFileMetadataResponses[200]['headers']>, GetRepositoryFileMetadataResponses> =>
    client.call(
      {
        id: 'getRepositoryFileMetadata',
        method: 'head',
        path: '/projects/{id}/repository/files/{file_path}',
        security: [[privateToken], []],
        writeQuery: plainQuery,
        read: readHead,
        headerTypes: { 'x-service-execute-filemode': 'boolean', 'x-service-size': 'number' },
      },
      { path, query },
      options,
    );

/**
 * Create a file with a commit.
 *
 * Commits one new file to a branch. If `start_branch` is sent, the branch is created first. The token
 * needs the scope `api`. To commit several files at once, use the commits API. A commit that fails
 * gets 400, with a message that does not name the cause: for example, the path contains `/../`, the
 * commit would be empty because the content is the same, or the branch received a push in the
 * meantime.
 *
 * `POST /projects/{id}/repository/files/{file_path}`
 *
 * @throws {ApiError} 400, 401, 404, 422
 */
export const create =
  (client: CoreClient) =>
  (
    path: CreateRepositoryFilePath,
    body: RepositoryFileCreate,
    options?: CallOptions & {
      readonly contentType?: 'application/json' | 'application/x-www-form-urlencoded' | undefined;
    },
  ): ApiCall<RepositoryFileCommit, CreateRepositoryFileResponses> =>
    client.call(
      {
        id: 'createRepositoryFile',
        method: 'post',
        path: '/projects/{id}/repository/files/{file_path}',
        security: [[privateToken]],
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
 * Change a file with a commit.
 *
 * Commits new content of one file to a branch. If `start_branch` is sent, the branch is created first.
 * The token needs the scope `api`. To commit several files at once, use the commits API. A commit that
 * fails gets 400, with a message that does not name the cause: for example, the path contains `/../`,
 * the commit would be empty because the content is the same, or the branch received a push in the
 * meantime.
 *
 * `PUT /projects/{id}/repository/files/{file_path}`
 *
 * @throws {ApiError} 400, 401, 404, 422
 */
export const update =
  (client: CoreClient) =>
  (
    path: UpdateRepositoryFilePath,
    body: RepositoryFileUpdate,
    options?: CallOptions & {
      readonly contentType?: 'application/json' | 'application/x-www-form-urlencoded' | undefined;
    },
  ): ApiCall<RepositoryFileCommit, UpdateRepositoryFileResponses> =>
    client.call(
      {
        id: 'updateRepositoryFile',
        method: 'put',
        path: '/projects/{id}/repository/files/{file_path}',
        security: [[privateToken]],
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

export {
  /**
   * Delete a file with a commit.
   *
   * Commits the deletion of one file to a branch. If `start_branch` is sent, the branch is created
   * first. The request has a body. The token needs the scope `api`. To commit several files at once, use
   * the commits API. A commit that fails gets 400, with a message that does not name the cause: for
   * example, the path contains `/../`, or the branch received a push in the meantime. The response to a
   * successful deletion is not documented.
   *
   * `DELETE /projects/{id}/repository/files/{file_path}`
   *
   * @throws {ApiError} 400, 401, 404, 422
   */
  deleteRepositoryFile as delete,
};

const deleteRepositoryFile =
  (client: CoreClient) =>
  (
    path: DeleteRepositoryFilePath,
    query: NoQuery | undefined,
    options: CallOptions & {
      readonly body: RepositoryFileDelete;
      readonly contentType?: 'application/json' | 'application/x-www-form-urlencoded' | undefined;
    },
  ): ApiCall<RepositoryFileDeletion, DeleteRepositoryFileResponses> =>
    client.call(
      {
        id: 'deleteRepositoryFile',
        method: 'delete',
        path: '/projects/{id}/repository/files/{file_path}',
        security: [[privateToken]],
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
      { path, query, body: options.body },
      options,
    );

/**
 * Read the blame of a file.
 *
 * Returns the file as ranges of lines, each with the commit that last changed it. `range` selects a
 * part of the file. A publicly accessible repository needs no token; otherwise the scope `api`,
 * `read_api` or `read_repository` is needed.
 *
 * `GET /projects/{id}/repository/files/{file_path}/blame`
 *
 * Returns a list in pages: `for await` reads the items of all pages, `await` returns the first page.
 *
 * @throws {ApiError} 401, 404, 414, 422
 */
export const getBlame =
  (client: CoreClient) =>
  (
    path: GetRepositoryFileBlamePath,
    query: GetRepositoryFileBlameQuery,
    options?: ListOptions,
  ): ListCall<BlameRange[], BlameRange, GetRepositoryFileBlameResponses> =>
    callList(
      client,
      {
        id: 'getRepositoryFileBlame',
        method: 'get',
        path: '/projects/{id}/repository/files/{file_path}/blame',
        security: [[privateToken], []],
        writeQuery: serializeQuery,
        read: readList,
        headerTypes: { 'x-page': 'number', 'x-per-page': 'number', 'x-total': 'number', 'x-total-pages': 'number' },
      },
      { next: followLink('page') },
      { path, query },
      options,
    );

/**
 * Read the metadata of a blamed file.
 *
 * Has the same parameters as reading the blame. Returns the metadata of the file in headers, without a
 * body. A publicly accessible repository needs no token; otherwise the scope `api`, `read_api` or
 * `read_repository` is needed.
 *
 * `HEAD /projects/{id}/repository/files/{file_path}/blame`
 *
 * @throws {ApiError} 401, 404, 414, 422
 */
export const getBlameMetadata =
  (client: CoreClient) =>
  (
    path: GetRepositoryFileBlameMetadataPath,
    query: GetRepositoryFileBlameMetadataQuery,
    options?: CallOptions,
  ): ApiCall<
    ResponseHeaders<GetRepositoryFileBlameMetadataResponses[200]['headers']>,
    GetRepositoryFileBlameMetadataResponses
  > =>
    client.call(
      {
        id: 'getRepositoryFileBlameMetadata',
        method: 'head',
        path: '/projects/{id}/repository/files/{file_path}/blame',
        security: [[privateToken], []],
        writeQuery: serializeQuery,
        read: readHead,
        headerTypes: { 'x-service-execute-filemode': 'boolean', 'x-service-size': 'number' },
      },
      { path, query },
      options,
    );

/**
 * Read the raw content of a file.
 *
 * Returns only the content of the file, byte for byte, also if it is binary. Decode it as text only if
 * you know that it is text. Reads of blobs above 10 MB are limited to 5 per minute. A publicly
 * accessible repository needs no token; otherwise the scope `api`, `read_api` or `read_repository` is
 * needed.
 *
 * `GET /projects/{id}/repository/files/{file_path}/raw`
 *
 * @throws {ApiError} 401, 404, 414, 422, 429
 */
export const getRaw =
  (client: CoreClient) =>
  (
    path: GetRawRepositoryFilePath,
    query?: GetRawRepositoryFileQuery,
    options?: CallOptions,
  ): ApiCall<string, GetRawRepositoryFileResponses> =>
    client.call(
      {
        id: 'getRawRepositoryFile',
        method: 'get',
        path: '/projects/{id}/repository/files/{file_path}/raw',
        security: [[privateToken], []],
        writeQuery: plainQuery,
        read: readText,
      },
      { path, query },
      options,
    );

/**
 * Read the metadata of a raw file.
 *
 * Has the same parameters as reading the raw content. Returns the metadata of the file in headers,
 * without a body. A publicly accessible repository needs no token; otherwise the scope `api`,
 * `read_api` or `read_repository` is needed. It is not documented whether the limit on large blobs
 * counts these requests too.
 *
 * `HEAD /projects/{id}/repository/files/{file_path}/raw`
 *
 * @throws {ApiError} 401, 404, 414, 422, 429
 */
export const getRawMetadata =
  (client: CoreClient) =>
  (
    path: GetRawRepositoryFileMetadataPath,
    query?: GetRawRepositoryFileMetadataQuery,
    options?: CallOptions,
  ): ApiCall<
    ResponseHeaders<GetRawRepositoryFileMetadataResponses[200]['headers']>,
    GetRawRepositoryFileMetadataResponses
  > =>
    client.call(
      {
        id: 'getRawRepositoryFileMetadata',
        method: 'head',
        path: '/projects/{id}/repository/files/{file_path}/raw',
        security: [[privateToken], []],
        writeQuery: plainQuery,
        read: readHead,
        headerTypes: { 'x-service-execute-filemode': 'boolean', 'x-service-size': 'number' },
      },
      { path, query },
      options,
    );
