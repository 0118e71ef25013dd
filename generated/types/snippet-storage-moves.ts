// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type {
  ForbiddenResponse,
  NotFoundResponse,
  UnauthorizedResponse,
  UnprocessableContentResponse,
  UriTooLongResponse,
} from './shared.ts';

/** Confirms that the work was accepted and continues in the background. */
export interface AcceptedMessage {
  /** The status in words. */
  message: string;
}

/** The snippet whose repository is moved. */
export interface MovedSnippet {
  /** ID of the snippet. */
  id: number;
  /** When the snippet was created. Format: `date-time`. */
  created_at: string;
  /** Description of the snippet. */
  description: string | null;
  /** Address to clone from over HTTP. */
  http_url_to_repo: string;
  /** ID of the project that the snippet belongs to; null if it belongs to no project. */
  project_id: number | null;
  /** Address of the raw content of the snippet. */
  raw_url: string;
  /** Address to clone from over SSH. */
  ssh_url_to_repo: string;
  /** Title of the snippet. */
  title: string;
  /** When the snippet was last changed. Format: `date-time`. */
  updated_at: string;
  /** Visibility of the snippet. */
  visibility: string;
  /** Address of the page of the snippet. */
  web_url: string;
}

/**
 * The move of a snippet's repository from one storage to another. Until the move is over, the snippet
 * is read-only. A push is rejected with a message that the repository is temporarily read-only and to
 * try again later.
 */
export interface SnippetStorageMove {
  /** ID of the move, called `repository_storage_id` in paths. */
  id: number;
  /** When the move was requested. Format: `date-time`. */
  created_at: string;
  /** Storage that the repository moves to. */
  destination_storage_name: string;
  snippet: MovedSnippet;
  /** Storage that the repository leaves. */
  source_storage_name: string;
  state: SnippetStorageMoveState;
}

/** The storage that the snippets leave, and the storage that they move to. */
export interface SnippetStorageMoveAll {
  /**
   * Storage to move the repositories to. It may be left out. The storage that is selected then is not
   * documented; for the move of a single snippet, it is selected by the weights of the storages.
   */
  destination_storage_name?: string;
  /** Storage whose snippets are all moved away. */
  source_storage_name: string;
}

/** The storage to move the snippet to. */
export interface SnippetStorageMoveCreate {
  /**
   * Storage to move the repository to. If it is left out, the storage is selected by the weights of the
   * storages.
   */
  destination_storage_name?: string;
}

/**
 * State of the move.
 *
 * - `initial`: recorded, but the background job is not scheduled yet
 * - `scheduled`: the background job is scheduled
 * - `started`: the repository is being copied to its new storage
 * - `replicated`: the snippet has moved
 * - `failed`: the copy failed, or its checksum does not match
 * - `finished`: the snippet has moved and the old repository is deleted
 * - `cleanup failed`: the snippet has moved, but the old repository could not be deleted
 *
 * A new move was seen with the state `scheduled`. The possible orders of the states are not
 * documented.
 */
export type SnippetStorageMoveState =
  | 'initial'
  | 'scheduled'
  | 'started'
  | 'replicated'
  | 'failed'
  | 'finished'
  | 'cleanup failed';

/** The query of `GET /snippet_repository_storage_moves`. */
export type ListSnippetStorageMovesQuery = {
  /**
   * Index of the page to return, counted from 1. The offset is limited; self-managed instances can
   * change the limit. Default: `1`. Value: at least 1.
   */
  page?: number;
  /** Number of items per page, at most 100. Default: `20`. Value: at most 100. */
  per_page?: number;
};

/** The responses of `GET /snippet_repository_storage_moves`. */
export interface ListSnippetStorageMovesResponses {
  /** The storage moves of all snippets. */
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
    content: { 'application/json': SnippetStorageMove[] };
  };
  401: UnauthorizedResponse;
  403: ForbiddenResponse;
  414: UriTooLongResponse;
  422: UnprocessableContentResponse;
}

/** The responses of `POST /snippet_repository_storage_moves`. */
export interface MoveAllSnippetStoragesResponses {
  /** The work was accepted and runs in the background. */
  202: { content: { 'application/json': AcceptedMessage } };
  401: UnauthorizedResponse;
  403: ForbiddenResponse;
  422: UnprocessableContentResponse;
}

/** The path parameters of `GET /snippet_repository_storage_moves/{repository_storage_id}`. */
export type GetSnippetStorageMovePath = {
  /** ID of the storage move. It does not identify a storage. */
  repository_storage_id: number;
};

/** The responses of `GET /snippet_repository_storage_moves/{repository_storage_id}`. */
export interface GetSnippetStorageMoveResponses {
  /** The storage move. */
  200: { content: { 'application/json': SnippetStorageMove } };
  401: UnauthorizedResponse;
  403: ForbiddenResponse;
  404: NotFoundResponse;
  422: UnprocessableContentResponse;
}

/** The path parameters of `GET /snippets/{snippet_id}/repository_storage_moves`. */
export type ListStorageMovesOfSnippetPath = {
  /** ID of the snippet. */
  snippet_id: number;
};

/** The query of `GET /snippets/{snippet_id}/repository_storage_moves`. */
export type ListStorageMovesOfSnippetQuery = {
  /**
   * Index of the page to return, counted from 1. The offset is limited; self-managed instances can
   * change the limit. Default: `1`. Value: at least 1.
   */
  page?: number;
  /** Number of items per page, at most 100. Default: `20`. Value: at most 100. */
  per_page?: number;
};

/** The responses of `GET /snippets/{snippet_id}/repository_storage_moves`. */
export interface ListStorageMovesOfSnippetResponses {
  /** The storage moves of the snippet. */
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
    content: { 'application/json': SnippetStorageMove[] };
  };
  401: UnauthorizedResponse;
  403: ForbiddenResponse;
  404: NotFoundResponse;
  414: UriTooLongResponse;
  422: UnprocessableContentResponse;
}

/** The path parameters of `POST /snippets/{snippet_id}/repository_storage_moves`. */
export type MoveSnippetStoragePath = {
  /** ID of the snippet. */
  snippet_id: number;
};

/** The responses of `POST /snippets/{snippet_id}/repository_storage_moves`. */
export interface MoveSnippetStorageResponses {
  /** The storage move that was recorded. */
  201: { content: { 'application/json': SnippetStorageMove } };
  401: UnauthorizedResponse;
  403: ForbiddenResponse;
  404: NotFoundResponse;
  422: UnprocessableContentResponse;
}

/**
 * The path parameters of `GET
 * /snippets/{snippet_id}/repository_storage_moves/{repository_storage_id}`.
 */
export type GetStorageMoveOfSnippetPath = {
  /** ID of the snippet. */
  snippet_id: number;
  /** ID of the storage move. It does not identify a storage. */
  repository_storage_id: number;
};

/** The responses of `GET /snippets/{snippet_id}/repository_storage_moves/{repository_storage_id}`. */
export interface GetStorageMoveOfSnippetResponses {
  /** The storage move. */
  200: { content: { 'application/json': SnippetStorageMove } };
  401: UnauthorizedResponse;
  403: ForbiddenResponse;
  404: NotFoundResponse;
  422: UnprocessableContentResponse;
}
