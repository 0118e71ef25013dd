// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { ErrorBody } from '../types/shared.ts';
import type {
  AcceptedMessage,
  GetSnippetStorageMovePath,
  GetStorageMoveOfSnippetPath,
  ListSnippetStorageMovesResponses,
  ListStorageMovesOfSnippetPath,
  ListStorageMovesOfSnippetResponses,
  MoveSnippetStoragePath,
  SnippetStorageMove,
  SnippetStorageMoveAll,
  SnippetStorageMoveCreate,
} from '../types/snippet-storage-moves.ts';
import type {
  ListSnippetStorageMovesQueryWithDefaults,
  ListStorageMovesOfSnippetQueryWithDefaults,
} from '../validators/requests/snippet-storage-moves.ts';
import type { OperationContext } from './runtime/auth.ts';
import type { DescribedHeaders } from './runtime/interfaces.ts';
import type { PrivateTokenAuth } from './security.ts';

/** Move snippet repositories between storages. Administrators of self-managed instances. */
export interface SnippetStorageMovesHandlers {
  /**
   * List the storage moves of all snippets.
   *
   * Returns the storage moves of every snippet of the instance. Administrators of self-managed instances
   * only.
   *
   * `GET /snippet_repository_storage_moves`
   *
   * Lowest role: Administrator. Offerings: self-managed.
   */
  readonly list: ListSnippetStorageMoves;
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
   */
  readonly moveAll: MoveAllSnippetStorages;
  /**
   * Read a storage move.
   *
   * Returns one storage move of any snippet. Administrators of self-managed instances only.
   *
   * `GET /snippet_repository_storage_moves/{repository_storage_id}`
   *
   * Lowest role: Administrator. Offerings: self-managed.
   */
  readonly get: GetSnippetStorageMove;
  /**
   * List the storage moves of a snippet.
   *
   * Returns the storage moves of one snippet. Administrators of self-managed instances only.
   *
   * `GET /snippets/{snippet_id}/repository_storage_moves`
   *
   * Lowest role: Administrator. Offerings: self-managed.
   */
  readonly listForSnippet: ListStorageMovesOfSnippet;
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
   */
  readonly move: MoveSnippetStorage;
  /**
   * Read a storage move of a snippet.
   *
   * Returns one storage move of one snippet. Administrators of self-managed instances only.
   *
   * `GET /snippets/{snippet_id}/repository_storage_moves/{repository_storage_id}`
   *
   * Lowest role: Administrator. Offerings: self-managed.
   */
  readonly getForSnippet: GetStorageMoveOfSnippet;
}

/** The type of {@link SnippetStorageMovesHandlers}.list. */
export type ListSnippetStorageMoves = (
  input: ListSnippetStorageMovesInput,
  context: OperationContext<PrivateTokenAuth>,
) => ListSnippetStorageMovesResult | Promise<ListSnippetStorageMovesResult>;

/** The input of {@link ListSnippetStorageMoves}. */
export interface ListSnippetStorageMovesInput {
  readonly query: ListSnippetStorageMovesQueryWithDefaults;
}

/** The result of {@link ListSnippetStorageMoves}. */
export type ListSnippetStorageMovesResult =
  | {
      readonly status: 200;
      readonly headers?: DescribedHeaders<ListSnippetStorageMovesResponses[200]['headers']>;
      readonly body: SnippetStorageMove[];
    }
  | { readonly status: 401; readonly body: ErrorBody }
  | { readonly status: 403; readonly body: ErrorBody }
  | { readonly status: 414; readonly body: ErrorBody }
  | { readonly status: 422; readonly body: ErrorBody };

/** The type of {@link SnippetStorageMovesHandlers}.moveAll. */
export type MoveAllSnippetStorages = (
  input: MoveAllSnippetStoragesInput,
  context: OperationContext<PrivateTokenAuth>,
) => MoveAllSnippetStoragesResult | Promise<MoveAllSnippetStoragesResult>;

/** The input of {@link MoveAllSnippetStorages}. */
export interface MoveAllSnippetStoragesInput {
  /** The storage that the snippets leave, and the storage that they move to. */
  readonly body: SnippetStorageMoveAll;
}

/** The result of {@link MoveAllSnippetStorages}. */
export type MoveAllSnippetStoragesResult =
  | { readonly status: 202; readonly body: AcceptedMessage }
  | { readonly status: 401; readonly body: ErrorBody }
  | { readonly status: 403; readonly body: ErrorBody }
  | { readonly status: 422; readonly body: ErrorBody };

/** The type of {@link SnippetStorageMovesHandlers}.get. */
export type GetSnippetStorageMove = (
  input: GetSnippetStorageMoveInput,
  context: OperationContext<PrivateTokenAuth>,
) => GetSnippetStorageMoveResult | Promise<GetSnippetStorageMoveResult>;

/** The input of {@link GetSnippetStorageMove}. */
export interface GetSnippetStorageMoveInput {
  readonly path: GetSnippetStorageMovePath;
}

/** The result of {@link GetSnippetStorageMove}. */
export type GetSnippetStorageMoveResult =
  | { readonly status: 200; readonly body: SnippetStorageMove }
  | { readonly status: 401; readonly body: ErrorBody }
  | { readonly status: 403; readonly body: ErrorBody }
  | { readonly status: 404; readonly body: ErrorBody }
  | { readonly status: 422; readonly body: ErrorBody };

/** The type of {@link SnippetStorageMovesHandlers}.listForSnippet. */
export type ListStorageMovesOfSnippet = (
  input: ListStorageMovesOfSnippetInput,
  context: OperationContext<PrivateTokenAuth>,
) => ListStorageMovesOfSnippetResult | Promise<ListStorageMovesOfSnippetResult>;

/** The input of {@link ListStorageMovesOfSnippet}. */
export interface ListStorageMovesOfSnippetInput {
  readonly path: ListStorageMovesOfSnippetPath;
  readonly query: ListStorageMovesOfSnippetQueryWithDefaults;
}

/** The result of {@link ListStorageMovesOfSnippet}. */
export type ListStorageMovesOfSnippetResult =
  | {
      readonly status: 200;
      readonly headers?: DescribedHeaders<ListStorageMovesOfSnippetResponses[200]['headers']>;
      readonly body: SnippetStorageMove[];
    }
  | { readonly status: 401; readonly body: ErrorBody }
  | { readonly status: 403; readonly body: ErrorBody }
  | { readonly status: 404; readonly body: ErrorBody }
  | { readonly status: 414; readonly body: ErrorBody }
  | { readonly status: 422; readonly body: ErrorBody };

/** The type of {@link SnippetStorageMovesHandlers}.move. */
export type MoveSnippetStorage = (
  input: MoveSnippetStorageInput,
  context: OperationContext<PrivateTokenAuth>,
) => MoveSnippetStorageResult | Promise<MoveSnippetStorageResult>;

/** The input of {@link MoveSnippetStorage}. */
export interface MoveSnippetStorageInput {
  readonly path: MoveSnippetStoragePath;
  /** The storage to move the snippet to. */
  readonly body: SnippetStorageMoveCreate | undefined;
}

/** The result of {@link MoveSnippetStorage}. */
export type MoveSnippetStorageResult =
  | { readonly status: 201; readonly body: SnippetStorageMove }
  | { readonly status: 401; readonly body: ErrorBody }
  | { readonly status: 403; readonly body: ErrorBody }
  | { readonly status: 404; readonly body: ErrorBody }
  | { readonly status: 422; readonly body: ErrorBody };

/** The type of {@link SnippetStorageMovesHandlers}.getForSnippet. */
export type GetStorageMoveOfSnippet = (
  input: GetStorageMoveOfSnippetInput,
  context: OperationContext<PrivateTokenAuth>,
) => GetStorageMoveOfSnippetResult | Promise<GetStorageMoveOfSnippetResult>;

/** The input of {@link GetStorageMoveOfSnippet}. */
export interface GetStorageMoveOfSnippetInput {
  readonly path: GetStorageMoveOfSnippetPath;
}

/** The result of {@link GetStorageMoveOfSnippet}. */
export type GetStorageMoveOfSnippetResult =
  | { readonly status: 200; readonly body: SnippetStorageMove }
  | { readonly status: 401; readonly body: ErrorBody }
  | { readonly status: 403; readonly body: ErrorBody }
  | { readonly status: 404; readonly body: ErrorBody }
  | { readonly status: 422; readonly body: ErrorBody };
