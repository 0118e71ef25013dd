// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { ResponseDescriptions } from '../../shared/types.ts';
import type {
  GetSnippetStorageMoveResponses,
  GetStorageMoveOfSnippetResponses,
  ListSnippetStorageMovesResponses,
  ListStorageMovesOfSnippetResponses,
  MoveAllSnippetStoragesResponses,
  MoveSnippetStorageResponses,
} from '../../types/snippet-storage-moves.ts';
import { listCheck } from '../runtime/values.ts';
import { collectAcceptedMessage, isAcceptedMessage } from '../schemas/accepted-message.ts';
import { collectSnippetStorageMove, isSnippetStorageMove } from '../schemas/snippet-storage-move.ts';
import {
  forbiddenResponse,
  linkHeader,
  notFoundResponse,
  unauthorizedResponse,
  unprocessableContentResponse,
  uriTooLongResponse,
  xNextPageHeader,
  xPageHeader,
  xPerPageHeader,
  xPrevPageHeader,
  xTotalHeader,
  xTotalPagesHeader,
} from '../shared-responses.ts';

/** The responses of `GET /snippet_repository_storage_moves`. */
export const listSnippetStorageMovesResponses: ResponseDescriptions<ListSnippetStorageMovesResponses> = {
  schema: '#/paths/~1snippet_repository_storage_moves/get/responses',
  statuses: {
    200: {
      headers: {
        Link: linkHeader,
        'x-next-page': xNextPageHeader,
        'x-page': xPageHeader,
        'x-per-page': xPerPageHeader,
        'x-prev-page': xPrevPageHeader,
        'x-total': xTotalHeader,
        'x-total-pages': xTotalPagesHeader,
      },
      content: {
        'application/json': listCheck(
          { is: isSnippetStorageMove, collect: collectSnippetStorageMove },
          '#/paths/~1snippet_repository_storage_moves/get/responses/200/content/application~1json/schema',
        ),
      },
    },
    401: unauthorizedResponse,
    403: forbiddenResponse,
    414: uriTooLongResponse,
    422: unprocessableContentResponse,
  },
};

/** The responses of `POST /snippet_repository_storage_moves`. */
export const moveAllSnippetStoragesResponses: ResponseDescriptions<MoveAllSnippetStoragesResponses> = {
  schema: '#/paths/~1snippet_repository_storage_moves/post/responses',
  statuses: {
    202: { content: { 'application/json': { is: isAcceptedMessage, collect: collectAcceptedMessage } } },
    401: unauthorizedResponse,
    403: forbiddenResponse,
    422: unprocessableContentResponse,
  },
};

/** The responses of `GET /snippet_repository_storage_moves/{repository_storage_id}`. */
export const getSnippetStorageMoveResponses: ResponseDescriptions<GetSnippetStorageMoveResponses> = {
  schema: '#/paths/~1snippet_repository_storage_moves~1{repository_storage_id}/get/responses',
  statuses: {
    200: { content: { 'application/json': { is: isSnippetStorageMove, collect: collectSnippetStorageMove } } },
    401: unauthorizedResponse,
    403: forbiddenResponse,
    404: notFoundResponse,
    422: unprocessableContentResponse,
  },
};

/** The responses of `GET /snippets/{snippet_id}/repository_storage_moves`. */
export const listStorageMovesOfSnippetResponses: ResponseDescriptions<ListStorageMovesOfSnippetResponses> = {
  schema: '#/paths/~1snippets~1{snippet_id}~1repository_storage_moves/get/responses',
  statuses: {
    200: {
      headers: {
        Link: linkHeader,
        'x-next-page': xNextPageHeader,
        'x-page': xPageHeader,
        'x-per-page': xPerPageHeader,
        'x-prev-page': xPrevPageHeader,
        'x-total': xTotalHeader,
        'x-total-pages': xTotalPagesHeader,
      },
      content: {
        'application/json': listCheck(
          { is: isSnippetStorageMove, collect: collectSnippetStorageMove },
          '#/paths/~1snippets~1{snippet_id}~1repository_storage_moves/get/responses/200/content/application~1json/schema',
        ),
      },
    },
    401: unauthorizedResponse,
    403: forbiddenResponse,
    404: notFoundResponse,
    414: uriTooLongResponse,
    422: unprocessableContentResponse,
  },
};

/** The responses of `POST /snippets/{snippet_id}/repository_storage_moves`. */
export const moveSnippetStorageResponses: ResponseDescriptions<MoveSnippetStorageResponses> = {
  schema: '#/paths/~1snippets~1{snippet_id}~1repository_storage_moves/post/responses',
  statuses: {
    201: { content: { 'application/json': { is: isSnippetStorageMove, collect: collectSnippetStorageMove } } },
    401: unauthorizedResponse,
    403: forbiddenResponse,
    404: notFoundResponse,
    422: unprocessableContentResponse,
  },
};

/** The responses of `GET /snippets/{snippet_id}/repository_storage_moves/{repository_storage_id}`. */
export const getStorageMoveOfSnippetResponses: ResponseDescriptions<GetStorageMoveOfSnippetResponses> = {
  schema: '#/paths/~1snippets~1{snippet_id}~1repository_storage_moves~1{repository_storage_id}/get/responses',
  statuses: {
    200: { content: { 'application/json': { is: isSnippetStorageMove, collect: collectSnippetStorageMove } } },
    401: unauthorizedResponse,
    403: forbiddenResponse,
    404: notFoundResponse,
    422: unprocessableContentResponse,
  },
};
