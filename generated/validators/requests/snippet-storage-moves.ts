// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { operations } from '../../types/openapi.ts';
import { type ValidationIssue, fail, json } from '../runtime/index.ts';
import {
  type Decoded,
  type Defaulted,
  Pairs,
  PathValues,
  type Unchecked,
  asInteger,
  decoded,
  formValue,
} from '../runtime/parameters/index.ts';
import { collectSnippetStorageMoveAll, isSnippetStorageMoveAll } from '../schemas/snippet-storage-move-all.ts';
import { collectSnippetStorageMoveCreate, isSnippetStorageMoveCreate } from '../schemas/snippet-storage-move-create.ts';

/** The query of `GET /snippet_repository_storage_moves`. */
export type ListSnippetStorageMovesQuery = Defaulted<
  NonNullable<operations['listSnippetStorageMoves']['parameters']['query']>,
  'page' | 'per_page'
>;

/** Reads the query: as on the wire, without `?`. */
export function decodeListSnippetStorageMovesQuery(raw: string): Decoded<ListSnippetStorageMovesQuery> {
  const query: Unchecked<ListSnippetStorageMovesQuery> = {};
  const pairs = new Pairs(raw, '/query', '#/paths/~1snippet_repository_storage_moves/get');
  while (pairs.next()) {
    switch (pairs.name) {
      case 'page':
        query.page = asInteger(pairs.only(query.page));
        break;
      case 'per_page':
        query.per_page = asInteger(pairs.only(query.per_page));
        break;
    }
  }
  query.page ??= 1;
  query.per_page ??= 20;
  return decoded(query, '/query', pairs.issues, isListSnippetStorageMovesQuery, collectListSnippetStorageMovesQuery);
}

/** The body of `POST /snippet_repository_storage_moves`. */
export type MoveAllSnippetStoragesBody =
  operations['moveAllSnippetStorages']['requestBody']['content']['application/json'];

/** Reads the body: the value that its JSON stands for. */
export function decodeMoveAllSnippetStoragesBody(raw: unknown): Decoded<MoveAllSnippetStoragesBody> {
  return decoded(raw, '/body', [], isSnippetStorageMoveAll, collectSnippetStorageMoveAll);
}

/** The form of `POST /snippet_repository_storage_moves`. */
export type MoveAllSnippetStoragesForm =
  operations['moveAllSnippetStorages']['requestBody']['content']['application/x-www-form-urlencoded'];

/** Reads the form: as on the wire. */
export function decodeMoveAllSnippetStoragesForm(raw: string): Decoded<MoveAllSnippetStoragesForm> {
  const issues: ValidationIssue[] = [];
  const body = formValue(
    raw,
    {},
    'all',
    '#/paths/~1snippet_repository_storage_moves/post/requestBody/content/application~1x-www-form-urlencoded/schema',
    issues,
  );
  return issues.length > 0
    ? { issues }
    : decoded(body, '/body', issues, isSnippetStorageMoveAll, collectSnippetStorageMoveAll);
}

/** The path values of `GET /snippet_repository_storage_moves/{repository_storage_id}`. */
export type GetSnippetStorageMovePath = operations['getSnippetStorageMove']['parameters']['path'];

/** Reads the path values: percent-encoded as on the wire, in the order of the template. */
export function decodeGetSnippetStorageMovePath(raw: readonly string[]): Decoded<GetSnippetStorageMovePath> {
  const values = new PathValues(raw, '#/paths/~1snippet_repository_storage_moves~1{repository_storage_id}/get');
  const path: Unchecked<GetSnippetStorageMovePath> = {
    repository_storage_id: asInteger(values.text(0, 'repository_storage_id')),
  };
  return decoded(path, '/path', values.issues, isGetSnippetStorageMovePath, collectGetSnippetStorageMovePath);
}

/** The path values of `GET /snippets/{snippet_id}/repository_storage_moves`. */
export type ListStorageMovesOfSnippetPath = operations['listStorageMovesOfSnippet']['parameters']['path'];

/** Reads the path values: percent-encoded as on the wire, in the order of the template. */
export function decodeListStorageMovesOfSnippetPath(raw: readonly string[]): Decoded<ListStorageMovesOfSnippetPath> {
  const values = new PathValues(raw, '#/paths/~1snippets~1{snippet_id}~1repository_storage_moves/get');
  const path: Unchecked<ListStorageMovesOfSnippetPath> = {
    snippet_id: asInteger(values.text(0, 'snippet_id')),
  };
  return decoded(path, '/path', values.issues, isListStorageMovesOfSnippetPath, collectListStorageMovesOfSnippetPath);
}

/** The query of `GET /snippets/{snippet_id}/repository_storage_moves`. */
export type ListStorageMovesOfSnippetQuery = Defaulted<
  NonNullable<operations['listStorageMovesOfSnippet']['parameters']['query']>,
  'page' | 'per_page'
>;

/** Reads the query: as on the wire, without `?`. */
export function decodeListStorageMovesOfSnippetQuery(raw: string): Decoded<ListStorageMovesOfSnippetQuery> {
  const query: Unchecked<ListStorageMovesOfSnippetQuery> = {};
  const pairs = new Pairs(raw, '/query', '#/paths/~1snippets~1{snippet_id}~1repository_storage_moves/get');
  while (pairs.next()) {
    switch (pairs.name) {
      case 'page':
        query.page = asInteger(pairs.only(query.page));
        break;
      case 'per_page':
        query.per_page = asInteger(pairs.only(query.per_page));
        break;
    }
  }
  query.page ??= 1;
  query.per_page ??= 20;
  return decoded(
    query,
    '/query',
    pairs.issues,
    isListStorageMovesOfSnippetQuery,
    collectListStorageMovesOfSnippetQuery,
  );
}

/** The path values of `POST /snippets/{snippet_id}/repository_storage_moves`. */
export type MoveSnippetStoragePath = operations['moveSnippetStorage']['parameters']['path'];

/** Reads the path values: percent-encoded as on the wire, in the order of the template. */
export function decodeMoveSnippetStoragePath(raw: readonly string[]): Decoded<MoveSnippetStoragePath> {
  const values = new PathValues(raw, '#/paths/~1snippets~1{snippet_id}~1repository_storage_moves/post');
  const path: Unchecked<MoveSnippetStoragePath> = {
    snippet_id: asInteger(values.text(0, 'snippet_id')),
  };
  return decoded(path, '/path', values.issues, isMoveSnippetStoragePath, collectMoveSnippetStoragePath);
}

/** The body of `POST /snippets/{snippet_id}/repository_storage_moves`. */
export type MoveSnippetStorageBody = NonNullable<
  operations['moveSnippetStorage']['requestBody']
>['content']['application/json'];

/** Reads the body: the value that its JSON stands for. */
export function decodeMoveSnippetStorageBody(raw: unknown): Decoded<MoveSnippetStorageBody> {
  return decoded(raw, '/body', [], isSnippetStorageMoveCreate, collectSnippetStorageMoveCreate);
}

/** The form of `POST /snippets/{snippet_id}/repository_storage_moves`. */
export type MoveSnippetStorageForm = NonNullable<
  operations['moveSnippetStorage']['requestBody']
>['content']['application/x-www-form-urlencoded'];

/** Reads the form: as on the wire. */
export function decodeMoveSnippetStorageForm(raw: string): Decoded<MoveSnippetStorageForm> {
  const issues: ValidationIssue[] = [];
  const body = formValue(
    raw,
    {},
    'all',
    '#/paths/~1snippets~1{snippet_id}~1repository_storage_moves/post/requestBody/content/application~1x-www-form-urlencoded/schema',
    issues,
  );
  return issues.length > 0
    ? { issues }
    : decoded(body, '/body', issues, isSnippetStorageMoveCreate, collectSnippetStorageMoveCreate);
}

/** The path values of `GET /snippets/{snippet_id}/repository_storage_moves/{repository_storage_id}`. */
export type GetStorageMoveOfSnippetPath = operations['getStorageMoveOfSnippet']['parameters']['path'];

/** Reads the path values: percent-encoded as on the wire, in the order of the template. */
export function decodeGetStorageMoveOfSnippetPath(raw: readonly string[]): Decoded<GetStorageMoveOfSnippetPath> {
  const values = new PathValues(
    raw,
    '#/paths/~1snippets~1{snippet_id}~1repository_storage_moves~1{repository_storage_id}/get',
  );
  const path: Unchecked<GetStorageMoveOfSnippetPath> = {
    snippet_id: asInteger(values.text(0, 'snippet_id')),
    repository_storage_id: asInteger(values.text(1, 'repository_storage_id')),
  };
  return decoded(path, '/path', values.issues, isGetStorageMoveOfSnippetPath, collectGetStorageMoveOfSnippetPath);
}

function isListSnippetStorageMovesQuery(value: unknown): boolean {
  if (!json.isObject(value)) return false;
  const page = value['page'];
  if (page !== undefined && (!json.isInteger(page) || page < 1)) return false;
  const perPage = value['per_page'];
  return perPage === undefined || (json.isInteger(perPage) && perPage <= 100);
}

function collectListSnippetStorageMovesQuery(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!json.isObject(value))
    return fail(
      issues,
      path,
      'type',
      'must be an object',
      '#/paths/~1snippet_repository_storage_moves/get/parameters/query',
    );
  const page = value['page'];
  if (page !== undefined && !Number.isInteger(page))
    fail(issues, `${path}/page`, 'type', 'must be an integer', '#/components/parameters/Page/schema');
  if (json.isInteger(page) && page < 1)
    fail(issues, `${path}/page`, 'minimum', 'must be at least 1', '#/components/parameters/Page/schema');
  const perPage = value['per_page'];
  if (perPage !== undefined && !Number.isInteger(perPage))
    fail(issues, `${path}/per_page`, 'type', 'must be an integer', '#/components/parameters/PerPage/schema');
  if (json.isInteger(perPage) && perPage > 100)
    fail(issues, `${path}/per_page`, 'maximum', 'must be at most 100', '#/components/parameters/PerPage/schema');
}

function isGetSnippetStorageMovePath(value: unknown): boolean {
  if (!json.isObject(value)) return false;
  const repositoryStorageId = value['repository_storage_id'];
  return repositoryStorageId === undefined || Number.isInteger(repositoryStorageId);
}

function collectGetSnippetStorageMovePath(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!json.isObject(value))
    return fail(
      issues,
      path,
      'type',
      'must be an object',
      '#/paths/~1snippet_repository_storage_moves~1{repository_storage_id}/get/parameters/path',
    );
  const repositoryStorageId = value['repository_storage_id'];
  if (repositoryStorageId !== undefined && !Number.isInteger(repositoryStorageId))
    fail(
      issues,
      `${path}/repository_storage_id`,
      'type',
      'must be an integer',
      '#/paths/~1snippet_repository_storage_moves~1{repository_storage_id}/get/parameters/0/schema',
    );
}

function isListStorageMovesOfSnippetPath(value: unknown): boolean {
  if (!json.isObject(value)) return false;
  const snippetId = value['snippet_id'];
  return snippetId === undefined || Number.isInteger(snippetId);
}

function collectListStorageMovesOfSnippetPath(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!json.isObject(value))
    return fail(
      issues,
      path,
      'type',
      'must be an object',
      '#/paths/~1snippets~1{snippet_id}~1repository_storage_moves/get/parameters/path',
    );
  const snippetId = value['snippet_id'];
  if (snippetId !== undefined && !Number.isInteger(snippetId))
    fail(
      issues,
      `${path}/snippet_id`,
      'type',
      'must be an integer',
      '#/paths/~1snippets~1{snippet_id}~1repository_storage_moves/get/parameters/0/schema',
    );
}

function isListStorageMovesOfSnippetQuery(value: unknown): boolean {
  if (!json.isObject(value)) return false;
  const page = value['page'];
  if (page !== undefined && (!json.isInteger(page) || page < 1)) return false;
  const perPage = value['per_page'];
  return perPage === undefined || (json.isInteger(perPage) && perPage <= 100);
}

function collectListStorageMovesOfSnippetQuery(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!json.isObject(value))
    return fail(
      issues,
      path,
      'type',
      'must be an object',
      '#/paths/~1snippets~1{snippet_id}~1repository_storage_moves/get/parameters/query',
    );
  const page = value['page'];
  if (page !== undefined && !Number.isInteger(page))
    fail(issues, `${path}/page`, 'type', 'must be an integer', '#/components/parameters/Page/schema');
  if (json.isInteger(page) && page < 1)
    fail(issues, `${path}/page`, 'minimum', 'must be at least 1', '#/components/parameters/Page/schema');
  const perPage = value['per_page'];
  if (perPage !== undefined && !Number.isInteger(perPage))
    fail(issues, `${path}/per_page`, 'type', 'must be an integer', '#/components/parameters/PerPage/schema');
  if (json.isInteger(perPage) && perPage > 100)
    fail(issues, `${path}/per_page`, 'maximum', 'must be at most 100', '#/components/parameters/PerPage/schema');
}

function isMoveSnippetStoragePath(value: unknown): boolean {
  if (!json.isObject(value)) return false;
  const snippetId = value['snippet_id'];
  return snippetId === undefined || Number.isInteger(snippetId);
}

function collectMoveSnippetStoragePath(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!json.isObject(value))
    return fail(
      issues,
      path,
      'type',
      'must be an object',
      '#/paths/~1snippets~1{snippet_id}~1repository_storage_moves/post/parameters/path',
    );
  const snippetId = value['snippet_id'];
  if (snippetId !== undefined && !Number.isInteger(snippetId))
    fail(
      issues,
      `${path}/snippet_id`,
      'type',
      'must be an integer',
      '#/paths/~1snippets~1{snippet_id}~1repository_storage_moves/post/parameters/0/schema',
    );
}

function isGetStorageMoveOfSnippetPath(value: unknown): boolean {
  if (!json.isObject(value)) return false;
  const snippetId = value['snippet_id'];
  if (snippetId !== undefined && !Number.isInteger(snippetId)) return false;
  const repositoryStorageId = value['repository_storage_id'];
  return repositoryStorageId === undefined || Number.isInteger(repositoryStorageId);
}

function collectGetStorageMoveOfSnippetPath(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!json.isObject(value))
    return fail(
      issues,
      path,
      'type',
      'must be an object',
      '#/paths/~1snippets~1{snippet_id}~1repository_storage_moves~1{repository_storage_id}/get/parameters/path',
    );
  const snippetId = value['snippet_id'];
  if (snippetId !== undefined && !Number.isInteger(snippetId))
    fail(
      issues,
      `${path}/snippet_id`,
      'type',
      'must be an integer',
      '#/paths/~1snippets~1{snippet_id}~1repository_storage_moves~1{repository_storage_id}/get/parameters/0/schema',
    );
  const repositoryStorageId = value['repository_storage_id'];
  if (repositoryStorageId !== undefined && !Number.isInteger(repositoryStorageId))
    fail(
      issues,
      `${path}/repository_storage_id`,
      'type',
      'must be an integer',
      '#/paths/~1snippets~1{snippet_id}~1repository_storage_moves~1{repository_storage_id}/get/parameters/1/schema',
    );
}
