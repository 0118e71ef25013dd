// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { bracketForm, plainQuery } from '../shared/notation.ts';
import type {
  AcceptedMessage,
  GetSnippetStorageMovePath,
  GetSnippetStorageMoveResponses,
  GetStorageMoveOfSnippetPath,
  GetStorageMoveOfSnippetResponses,
  ListSnippetStorageMovesQuery,
  ListSnippetStorageMovesResponses,
  ListStorageMovesOfSnippetPath,
  ListStorageMovesOfSnippetQuery,
  ListStorageMovesOfSnippetResponses,
  MoveAllSnippetStoragesResponses,
  MoveSnippetStoragePath,
  MoveSnippetStorageResponses,
  SnippetStorageMove,
  SnippetStorageMoveAll,
  SnippetStorageMoveCreate,
} from '../types/snippet-storage-moves.ts';
import type { CallOptions, ListOptions } from './client-options.ts';
import { jsonBody, readList } from './runtime/bodies.ts';
import type { ApiCall, CoreClient } from './runtime/calls.ts';
import { type NoQuery, chosenFormat } from './runtime/operations.ts';
import { type ListCall, callList, followLink } from './runtime/pages.ts';
import { privateToken } from './security-schemes.ts';

/**
 * List the storage moves of all snippets.
 *
 * Returns the storage moves of every snippet of the instance. Administrators of self-managed instances
 * only.
 *
 * `GET /snippet_repository_storage_moves`
 *
 * Lowest role: Administrator. Offerings: self-managed.
 *
 * Returns a list in pages: `for await` reads the items of all pages, `await` returns the first page.
 *
 * @throws {ApiError} 401, 403, 414, 422
 */
export const list =
  (client: CoreClient) =>
  (
    query?: ListSnippetStorageMovesQuery,
    options?: ListOptions,
  ): ListCall<SnippetStorageMove[], SnippetStorageMove, ListSnippetStorageMovesResponses> =>
    callList(
      client,
      {
        id: 'listSnippetStorageMoves',
        method: 'get',
        path: '/snippet_repository_storage_moves',
        security: [[privateToken]],
        writeQuery: plainQuery,
        read: readList,
        headerTypes: { 'x-page': 'number', 'x-per-page': 'number', 'x-total': 'number', 'x-total-pages': 'number' },
      },
      { next: followLink('page') },
      { query },
      options,
    );

/**
 * Move all snippets of a storage.
 *
 * Moves every snippet of the source storage to another storage, in the background. Each snippet is
 * read-only while it moves, and pushes to it are rejected with a message to try again later.
 * Administrators of self-managed instances only.
 *
 * `POST /snippet_repository_storage_moves`
 *
 * Lowest role: Administrator. Offerings: self-managed. The response comes before the work is done.
 *
 * @throws {ApiError} 401, 403, 422
 */
export const moveAll =
  (client: CoreClient) =>
  (
    body: SnippetStorageMoveAll,
    options?: CallOptions & {
      readonly contentType?: 'application/json' | 'application/x-www-form-urlencoded' | undefined;
    },
  ): ApiCall<AcceptedMessage, MoveAllSnippetStoragesResponses> =>
    client.call(
      {
        id: 'moveAllSnippetStorages',
        method: 'post',
        path: '/snippet_repository_storage_moves',
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
      { body },
      options,
    );

/**
 * Read a storage move.
 *
 * Returns one storage move of any snippet. Administrators of self-managed instances only.
 *
 * `GET /snippet_repository_storage_moves/{repository_storage_id}`
 *
 * Lowest role: Administrator. Offerings: self-managed.
 *
 * @throws {ApiError} 401, 403, 404, 422
 */
export const get =
  (client: CoreClient) =>
  (
    path: GetSnippetStorageMovePath,
    query?: NoQuery,
    options?: CallOptions,
  ): ApiCall<SnippetStorageMove, GetSnippetStorageMoveResponses> =>
    client.call(
      {
        id: 'getSnippetStorageMove',
        method: 'get',
        path: '/snippet_repository_storage_moves/{repository_storage_id}',
        security: [[privateToken]],
      },
      { path, query },
      options,
    );

/**
 * List the storage moves of a snippet.
 *
 * Returns the storage moves of one snippet. Administrators of self-managed instances only.
 *
 * `GET /snippets/{snippet_id}/repository_storage_moves`
 *
 * Lowest role: Administrator. Offerings: self-managed.
 *
 * Returns a list in pages: `for await` reads the items of all pages, `await` returns the first page.
 *
 * @throws {ApiError} 401, 403, 404, 414, 422
 */
export const listForSnippet =
  (client: CoreClient) =>
  (
    path: ListStorageMovesOfSnippetPath,
    query?: ListStorageMovesOfSnippetQuery,
    options?: ListOptions,
  ): ListCall<SnippetStorageMove[], SnippetStorageMove, ListStorageMovesOfSnippetResponses> =>
    callList(
      client,
      {
        id: 'listStorageMovesOfSnippet',
        method: 'get',
        path: '/snippets/{snippet_id}/repository_storage_moves',
        security: [[privateToken]],
        writeQuery: plainQuery,
        read: readList,
        headerTypes: { 'x-page': 'number', 'x-per-page': 'number', 'x-total': 'number', 'x-total-pages': 'number' },
      },
      { next: followLink('page') },
      { path, query },
      options,
    );

/**
 * Move a snippet to another storage.
 *
 * Records and schedules the move of the snippet's repository. It runs in the background: read the move
 * again to follow its state. Meanwhile, the snippet is read-only, and pushes to it are rejected with a
 * message to try again later. Administrators of self-managed instances only.
 *
 * `POST /snippets/{snippet_id}/repository_storage_moves`
 *
 * Lowest role: Administrator. Offerings: self-managed. The response comes before the work is done.
 *
 * @throws {ApiError} 401, 403, 404, 422
 */
export const move =
  (client: CoreClient) =>
  (
    path: MoveSnippetStoragePath,
    body?: SnippetStorageMoveCreate,
    options?: CallOptions & {
      readonly contentType?: 'application/json' | 'application/x-www-form-urlencoded' | undefined;
    },
  ): ApiCall<SnippetStorageMove, MoveSnippetStorageResponses> =>
    client.call(
      {
        id: 'moveSnippetStorage',
        method: 'post',
        path: '/snippets/{snippet_id}/repository_storage_moves',
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
 * Read a storage move of a snippet.
 *
 * Returns one storage move of one snippet. Administrators of self-managed instances only.
 *
 * `GET /snippets/{snippet_id}/repository_storage_moves/{repository_storage_id}`
 *
 * Lowest role: Administrator. Offerings: self-managed.
 *
 * @throws {ApiError} 401, 403, 404, 422
 */
export const getForSnippet =
  (client: CoreClient) =>
  (
    path: GetStorageMoveOfSnippetPath,
    query?: NoQuery,
    options?: CallOptions,
  ): ApiCall<SnippetStorageMove, GetStorageMoveOfSnippetResponses> =>
    client.call(
      {
        id: 'getStorageMoveOfSnippet',
        method: 'get',
        path: '/snippets/{snippet_id}/repository_storage_moves/{repository_storage_id}',
        security: [[privateToken]],
      },
      { path, query },
      options,
    );
