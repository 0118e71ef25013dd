// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { type OperationValidators, type ValidationIssue, report } from '../runtime/issue.ts';
import { checkAcceptedMessage, isAcceptedMessage } from '../schemas/accepted-message.ts';
import { checkApiError, isApiError } from '../schemas/api-error.ts';
import { checkSnippetStorageMoveAll, isSnippetStorageMoveAll } from '../schemas/snippet-storage-move-all.ts';
import { checkSnippetStorageMoveCreate, isSnippetStorageMoveCreate } from '../schemas/snippet-storage-move-create.ts';
import {
  checkSnippetStorageMove,
  collectSnippetStorageMove,
  isSnippetStorageMove,
} from '../schemas/snippet-storage-move.ts';

/** The bodies of the operations of snippetStorageMoves: of requests, and of responses by status. */
export const snippetStorageMoves: Readonly<Record<string, OperationValidators>> = {
  listSnippetStorageMoves: {
    responses: {
      '200': { is: isListSnippetStorageMoves200, check: checkListSnippetStorageMoves200 },
      '401': { is: isApiError, check: checkApiError },
      '403': { is: isApiError, check: checkApiError },
      '414': { is: isApiError, check: checkApiError },
    },
  },
  moveAllSnippetStorages: {
    body: { is: isSnippetStorageMoveAll, check: checkSnippetStorageMoveAll },
    responses: {
      '202': { is: isAcceptedMessage, check: checkAcceptedMessage },
      '401': { is: isApiError, check: checkApiError },
      '403': { is: isApiError, check: checkApiError },
      '422': { is: isApiError, check: checkApiError },
    },
  },
  getSnippetStorageMove: {
    responses: {
      '200': { is: isSnippetStorageMove, check: checkSnippetStorageMove },
      '401': { is: isApiError, check: checkApiError },
      '403': { is: isApiError, check: checkApiError },
      '404': { is: isApiError, check: checkApiError },
    },
  },
  listStorageMovesOfSnippet: {
    responses: {
      '200': { is: isListStorageMovesOfSnippet200, check: checkListStorageMovesOfSnippet200 },
      '401': { is: isApiError, check: checkApiError },
      '403': { is: isApiError, check: checkApiError },
      '404': { is: isApiError, check: checkApiError },
      '414': { is: isApiError, check: checkApiError },
    },
  },
  moveSnippetStorage: {
    body: { is: isSnippetStorageMoveCreate, check: checkSnippetStorageMoveCreate },
    responses: {
      '201': { is: isSnippetStorageMove, check: checkSnippetStorageMove },
      '401': { is: isApiError, check: checkApiError },
      '403': { is: isApiError, check: checkApiError },
      '404': { is: isApiError, check: checkApiError },
      '422': { is: isApiError, check: checkApiError },
    },
  },
  getStorageMoveOfSnippet: {
    responses: {
      '200': { is: isSnippetStorageMove, check: checkSnippetStorageMove },
      '401': { is: isApiError, check: checkApiError },
      '403': { is: isApiError, check: checkApiError },
      '404': { is: isApiError, check: checkApiError },
    },
  },
};

function isListSnippetStorageMoves200(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  for (const item of value) {
    if (!isSnippetStorageMove(item)) return false;
  }
  return true;
}

function checkListSnippetStorageMoves200(value: unknown): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectListSnippetStorageMoves200(value, '', issues);
  return issues;
}

function collectListSnippetStorageMoves200(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!Array.isArray(value)) {
    report(
      issues,
      path,
      'must be an array',
      '#/paths/~1snippet_repository_storage_moves/get/responses/200/content/application~1json/schema/type',
    );
    return;
  }
  for (const [index, item] of value.entries()) {
    collectSnippetStorageMove(item, `${path}/${index}`, issues);
  }
}

function isListStorageMovesOfSnippet200(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  for (const item of value) {
    if (!isSnippetStorageMove(item)) return false;
  }
  return true;
}

function checkListStorageMovesOfSnippet200(value: unknown): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectListStorageMovesOfSnippet200(value, '', issues);
  return issues;
}

function collectListStorageMovesOfSnippet200(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!Array.isArray(value)) {
    report(
      issues,
      path,
      'must be an array',
      '#/paths/~1snippets~1{snippet_id}~1repository_storage_moves/get/responses/200/content/application~1json/schema/type',
    );
    return;
  }
  for (const [index, item] of value.entries()) {
    collectSnippetStorageMove(item, `${path}/${index}`, issues);
  }
}
