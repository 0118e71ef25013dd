// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { operations } from '../../types/openapi.ts';
import { hasArrayType } from '../runtime/json-types.ts';
import { asInteger } from '../runtime/parameters/scalars.ts';
import { type ValidationIssue, fail, limitReached } from '../runtime/report.ts';
import type { ResponseValidators } from '../runtime/response-validators.ts';
import { every } from '../runtime/values.ts';
import { collectAcceptedMessage, isAcceptedMessage } from '../schemas/accepted-message.ts';
import { collectErrorBody, isErrorBody } from '../schemas/error-body.ts';
import { collectSnippetStorageMove, isSnippetStorageMove } from '../schemas/snippet-storage-move.ts';

const linkHeader = { is: isLinkHeader, collect: collectLinkHeader };

const xNextPageHeader = { is: isXNextPageHeader, collect: collectXNextPageHeader };

const xPageHeader = { read: asInteger, is: isXPageHeader, collect: collectXPageHeader };

const xPerPageHeader = { read: asInteger, is: isXPerPageHeader, collect: collectXPerPageHeader };

const xPrevPageHeader = { is: isXPrevPageHeader, collect: collectXPrevPageHeader };

const xTotalHeader = { read: asInteger, is: isXTotalHeader, collect: collectXTotalHeader };

const xTotalPagesHeader = { read: asInteger, is: isXTotalPagesHeader, collect: collectXTotalPagesHeader };

const unauthorizedResponse = { content: { 'application/json': { is: isErrorBody, collect: collectErrorBody } } };

const forbiddenResponse = { content: { 'application/json': { is: isErrorBody, collect: collectErrorBody } } };

const uriTooLongResponse = { content: { 'application/json': { is: isErrorBody, collect: collectErrorBody } } };

const unprocessableContentResponse = {
  content: { 'application/json': { is: isErrorBody, collect: collectErrorBody } },
};

const notFoundResponse = { content: { 'application/json': { is: isErrorBody, collect: collectErrorBody } } };

/** What `GET /snippet_repository_storage_moves` may answer. */
export const listSnippetStorageMovesResponses: ResponseValidators<operations['listSnippetStorageMoves']['responses']> =
  {
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
          'application/json': { is: isListSnippetStorageMoves200, collect: collectListSnippetStorageMoves200 },
        },
      },
      401: unauthorizedResponse,
      403: forbiddenResponse,
      414: uriTooLongResponse,
      422: unprocessableContentResponse,
    },
  };

/** What `POST /snippet_repository_storage_moves` may answer. */
export const moveAllSnippetStoragesResponses: ResponseValidators<operations['moveAllSnippetStorages']['responses']> = {
  schema: '#/paths/~1snippet_repository_storage_moves/post/responses',
  statuses: {
    202: { content: { 'application/json': { is: isAcceptedMessage, collect: collectAcceptedMessage } } },
    401: unauthorizedResponse,
    403: forbiddenResponse,
    422: unprocessableContentResponse,
  },
};

/** What `GET /snippet_repository_storage_moves/{repository_storage_id}` may answer. */
export const getSnippetStorageMoveResponses: ResponseValidators<operations['getSnippetStorageMove']['responses']> = {
  schema: '#/paths/~1snippet_repository_storage_moves~1{repository_storage_id}/get/responses',
  statuses: {
    200: { content: { 'application/json': { is: isSnippetStorageMove, collect: collectSnippetStorageMove } } },
    401: unauthorizedResponse,
    403: forbiddenResponse,
    404: notFoundResponse,
    422: unprocessableContentResponse,
  },
};

/** What `GET /snippets/{snippet_id}/repository_storage_moves` may answer. */
export const listStorageMovesOfSnippetResponses: ResponseValidators<
  operations['listStorageMovesOfSnippet']['responses']
> = {
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
        'application/json': { is: isListStorageMovesOfSnippet200, collect: collectListStorageMovesOfSnippet200 },
      },
    },
    401: unauthorizedResponse,
    403: forbiddenResponse,
    404: notFoundResponse,
    414: uriTooLongResponse,
    422: unprocessableContentResponse,
  },
};

/** What `POST /snippets/{snippet_id}/repository_storage_moves` may answer. */
export const moveSnippetStorageResponses: ResponseValidators<operations['moveSnippetStorage']['responses']> = {
  schema: '#/paths/~1snippets~1{snippet_id}~1repository_storage_moves/post/responses',
  statuses: {
    201: { content: { 'application/json': { is: isSnippetStorageMove, collect: collectSnippetStorageMove } } },
    401: unauthorizedResponse,
    403: forbiddenResponse,
    404: notFoundResponse,
    422: unprocessableContentResponse,
  },
};

/** What `GET /snippets/{snippet_id}/repository_storage_moves/{repository_storage_id}` may answer. */
export const getStorageMoveOfSnippetResponses: ResponseValidators<operations['getStorageMoveOfSnippet']['responses']> =
  {
    schema: '#/paths/~1snippets~1{snippet_id}~1repository_storage_moves~1{repository_storage_id}/get/responses',
    statuses: {
      200: { content: { 'application/json': { is: isSnippetStorageMove, collect: collectSnippetStorageMove } } },
      401: unauthorizedResponse,
      403: forbiddenResponse,
      404: notFoundResponse,
      422: unprocessableContentResponse,
    },
  };

function isListSnippetStorageMoves200(value: unknown): boolean {
  if (!hasArrayType(value)) return false;
  return every(value, isSnippetStorageMove);
}

function collectListSnippetStorageMoves200(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!hasArrayType(value))
    return fail(
      issues,
      path,
      'type',
      'must be an array',
      '#/paths/~1snippet_repository_storage_moves/get/responses/200/content/application~1json/schema',
    );
  for (let index = 0; index < value.length; index++) {
    const item = value[index];
    collectSnippetStorageMove(item, `${path}/${index}`, issues);
    if (limitReached(issues)) return;
  }
}

function isListStorageMovesOfSnippet200(value: unknown): boolean {
  if (!hasArrayType(value)) return false;
  return every(value, isSnippetStorageMove);
}

function collectListStorageMovesOfSnippet200(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!hasArrayType(value))
    return fail(
      issues,
      path,
      'type',
      'must be an array',
      '#/paths/~1snippets~1{snippet_id}~1repository_storage_moves/get/responses/200/content/application~1json/schema',
    );
  for (let index = 0; index < value.length; index++) {
    const item = value[index];
    collectSnippetStorageMove(item, `${path}/${index}`, issues);
    if (limitReached(issues)) return;
  }
}

function isLinkHeader(value: unknown): boolean {
  return typeof value === 'string';
}

function collectLinkHeader(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (typeof value !== 'string')
    return fail(issues, path, 'type', 'must be a string', '#/components/headers/Link/schema');
}

function isXNextPageHeader(value: unknown): boolean {
  return typeof value === 'string';
}

function collectXNextPageHeader(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (typeof value !== 'string')
    return fail(issues, path, 'type', 'must be a string', '#/components/headers/XNextPage/schema');
}

function isXPageHeader(value: unknown): boolean {
  return Number.isInteger(value);
}

function collectXPageHeader(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!Number.isInteger(value))
    return fail(issues, path, 'type', 'must be an integer', '#/components/headers/XPage/schema');
}

function isXPerPageHeader(value: unknown): boolean {
  return Number.isInteger(value);
}

function collectXPerPageHeader(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!Number.isInteger(value))
    return fail(issues, path, 'type', 'must be an integer', '#/components/headers/XPerPage/schema');
}

function isXPrevPageHeader(value: unknown): boolean {
  return typeof value === 'string';
}

function collectXPrevPageHeader(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (typeof value !== 'string')
    return fail(issues, path, 'type', 'must be a string', '#/components/headers/XPrevPage/schema');
}

function isXTotalHeader(value: unknown): boolean {
  return Number.isInteger(value);
}

function collectXTotalHeader(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!Number.isInteger(value))
    return fail(issues, path, 'type', 'must be an integer', '#/components/headers/XTotal/schema');
}

function isXTotalPagesHeader(value: unknown): boolean {
  return Number.isInteger(value);
}

function collectXTotalPagesHeader(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!Number.isInteger(value))
    return fail(issues, path, 'type', 'must be an integer', '#/components/headers/XTotalPages/schema');
}
