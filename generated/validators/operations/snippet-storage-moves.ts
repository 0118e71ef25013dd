// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { type OperationValidators, type ValidationIssue, every, fail, json, validator } from '../runtime/index.ts';
import { collectAcceptedMessage, isAcceptedMessage } from '../schemas/accepted-message.ts';
import { collectErrorBody, isErrorBody } from '../schemas/error-body.ts';
import { collectSnippetStorageMoveAll, isSnippetStorageMoveAll } from '../schemas/snippet-storage-move-all.ts';
import { collectSnippetStorageMoveCreate, isSnippetStorageMoveCreate } from '../schemas/snippet-storage-move-create.ts';
import { collectSnippetStorageMove, isSnippetStorageMove } from '../schemas/snippet-storage-move.ts';

/** The bodies of the operations of snippetStorageMoves: of requests, and of responses by status. */
export const snippetStorageMoves: Readonly<Record<string, OperationValidators>> = {
  listSnippetStorageMoves: {
    responses: {
      '200': validator(isListSnippetStorageMoves200, collectListSnippetStorageMoves200),
      '401': validator(isErrorBody, collectErrorBody),
      '403': validator(isErrorBody, collectErrorBody),
      '414': validator(isErrorBody, collectErrorBody),
    },
  },
  moveAllSnippetStorages: {
    body: validator(isSnippetStorageMoveAll, collectSnippetStorageMoveAll),
    responses: {
      '202': validator(isAcceptedMessage, collectAcceptedMessage),
      '401': validator(isErrorBody, collectErrorBody),
      '403': validator(isErrorBody, collectErrorBody),
      '422': validator(isErrorBody, collectErrorBody),
    },
  },
  getSnippetStorageMove: {
    responses: {
      '200': validator(isSnippetStorageMove, collectSnippetStorageMove),
      '401': validator(isErrorBody, collectErrorBody),
      '403': validator(isErrorBody, collectErrorBody),
      '404': validator(isErrorBody, collectErrorBody),
    },
  },
  listStorageMovesOfSnippet: {
    responses: {
      '200': validator(isListStorageMovesOfSnippet200, collectListStorageMovesOfSnippet200),
      '401': validator(isErrorBody, collectErrorBody),
      '403': validator(isErrorBody, collectErrorBody),
      '404': validator(isErrorBody, collectErrorBody),
      '414': validator(isErrorBody, collectErrorBody),
    },
  },
  moveSnippetStorage: {
    body: validator(isSnippetStorageMoveCreate, collectSnippetStorageMoveCreate),
    responses: {
      '201': validator(isSnippetStorageMove, collectSnippetStorageMove),
      '401': validator(isErrorBody, collectErrorBody),
      '403': validator(isErrorBody, collectErrorBody),
      '404': validator(isErrorBody, collectErrorBody),
      '422': validator(isErrorBody, collectErrorBody),
    },
  },
  getStorageMoveOfSnippet: {
    responses: {
      '200': validator(isSnippetStorageMove, collectSnippetStorageMove),
      '401': validator(isErrorBody, collectErrorBody),
      '403': validator(isErrorBody, collectErrorBody),
      '404': validator(isErrorBody, collectErrorBody),
    },
  },
};

function isListSnippetStorageMoves200(value: unknown): boolean {
  if (!json.isArray(value)) return false;
  return every(value, isSnippetStorageMove);
}

function collectListSnippetStorageMoves200(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!json.isArray(value))
    return fail(
      issues,
      path,
      'type',
      'must be an array',
      '#/paths/~1snippet_repository_storage_moves/get/responses/200/content/application~1json/schema',
    );
  for (const [index, item] of value.entries()) {
    collectSnippetStorageMove(item, `${path}/${index}`, issues);
  }
}

function isListStorageMovesOfSnippet200(value: unknown): boolean {
  if (!json.isArray(value)) return false;
  return every(value, isSnippetStorageMove);
}

function collectListStorageMovesOfSnippet200(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!json.isArray(value))
    return fail(
      issues,
      path,
      'type',
      'must be an array',
      '#/paths/~1snippets~1{snippet_id}~1repository_storage_moves/get/responses/200/content/application~1json/schema',
    );
  for (const [index, item] of value.entries()) {
    collectSnippetStorageMove(item, `${path}/${index}`, issues);
  }
}
