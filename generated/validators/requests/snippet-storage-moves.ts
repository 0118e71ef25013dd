// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { operations } from '../../types/openapi.ts';
import { json } from '../runtime/json.ts';
import { type Decoded, type Defaulted, type Unchecked, decoded, judged } from '../runtime/parameters/decoded.ts';
import { formValue } from '../runtime/parameters/form.ts';
import { Pairs } from '../runtime/parameters/pairs.ts';
import { PathValues } from '../runtime/parameters/path.ts';
import { asInteger } from '../runtime/parameters/scalars.ts';
import { type ValidationIssue, fail } from '../runtime/report.ts';
import { collectSnippetStorageMoveAll, isSnippetStorageMoveAll } from '../schemas/snippet-storage-move-all.ts';
import { collectSnippetStorageMoveCreate, isSnippetStorageMoveCreate } from '../schemas/snippet-storage-move-create.ts';

/** The query of `GET /snippet_repository_storage_moves`. */
export type ListSnippetStorageMovesQuery = Defaulted<
  NonNullable<operations['listSnippetStorageMoves']['parameters']['query']>,
  'page' | 'per_page'
>;

/** Reads the query: as on the wire, without `?`. */
export function decodeListSnippetStorageMovesQuery(raw: string): Decoded<ListSnippetStorageMovesQuery> {
  const pairs = new Pairs(raw, '/query', '#/paths/~1snippet_repository_storage_moves/get');
  let page: unknown;
  let perPage: unknown;
  while (pairs.next()) {
    switch (pairs.name) {
      case 'page':
        page = asInteger(pairs.only(page));
        break;
      case 'per_page':
        perPage = asInteger(pairs.only(perPage));
        break;
    }
  }
  pairs.judge('page', page, isPage, collectPage);
  pairs.judge('per_page', perPage, isPerPage, collectPerPage);
  const query: Unchecked<ListSnippetStorageMovesQuery> = { page: page ?? 1, per_page: perPage ?? 20 };
  return decoded(query, pairs.issues);
}

/** The body of `POST /snippet_repository_storage_moves`. */
export type MoveAllSnippetStoragesBody =
  operations['moveAllSnippetStorages']['requestBody']['content']['application/json'];

/** Reads the body: the value that its JSON stands for. */
export function decodeMoveAllSnippetStoragesBody(raw: unknown): Decoded<MoveAllSnippetStoragesBody> {
  return judged(raw, '/body', isSnippetStorageMoveAll, collectSnippetStorageMoveAll);
}

/** The form of `POST /snippet_repository_storage_moves`. */
export type MoveAllSnippetStoragesForm =
  operations['moveAllSnippetStorages']['requestBody']['content']['application/x-www-form-urlencoded'];

/** Reads the form: as on the wire, and properties that came as JSON beside it. */
export function decodeMoveAllSnippetStoragesForm(raw: string, others?: object): Decoded<MoveAllSnippetStoragesForm> {
  const issues: ValidationIssue[] = [];
  const body = formValue(
    raw,
    {},
    'all',
    '#/paths/~1snippet_repository_storage_moves/post/requestBody/content/application~1x-www-form-urlencoded/schema',
    issues,
    others,
  );
  return issues.length > 0 ? { issues } : judged(body, '/body', isSnippetStorageMoveAll, collectSnippetStorageMoveAll);
}

/** The path values of `GET /snippet_repository_storage_moves/{repository_storage_id}`. */
export type GetSnippetStorageMovePath = operations['getSnippetStorageMove']['parameters']['path'];

/** Reads the path values: percent-encoded as on the wire, in the order of the template. */
export function decodeGetSnippetStorageMovePath(raw: readonly string[]): Decoded<GetSnippetStorageMovePath> {
  const values = new PathValues(raw, '#/paths/~1snippet_repository_storage_moves~1{repository_storage_id}/get');
  const repositoryStorageId = asInteger(values.text(0, 'repository_storage_id'));
  values.judge(
    'repository_storage_id',
    repositoryStorageId,
    isGetSnippetStorageMoveRepositoryStorageId,
    collectGetSnippetStorageMoveRepositoryStorageId,
  );
  const path: Unchecked<GetSnippetStorageMovePath> = { repository_storage_id: repositoryStorageId };
  return decoded(path, values.issues);
}

/** The path values of `GET /snippets/{snippet_id}/repository_storage_moves`. */
export type ListStorageMovesOfSnippetPath = operations['listStorageMovesOfSnippet']['parameters']['path'];

/** Reads the path values: percent-encoded as on the wire, in the order of the template. */
export function decodeListStorageMovesOfSnippetPath(raw: readonly string[]): Decoded<ListStorageMovesOfSnippetPath> {
  const values = new PathValues(raw, '#/paths/~1snippets~1{snippet_id}~1repository_storage_moves/get');
  const snippetId = asInteger(values.text(0, 'snippet_id'));
  values.judge(
    'snippet_id',
    snippetId,
    isListStorageMovesOfSnippetSnippetId,
    collectListStorageMovesOfSnippetSnippetId,
  );
  const path: Unchecked<ListStorageMovesOfSnippetPath> = { snippet_id: snippetId };
  return decoded(path, values.issues);
}

/** The query of `GET /snippets/{snippet_id}/repository_storage_moves`. */
export type ListStorageMovesOfSnippetQuery = Defaulted<
  NonNullable<operations['listStorageMovesOfSnippet']['parameters']['query']>,
  'page' | 'per_page'
>;

/** Reads the query: as on the wire, without `?`. */
export function decodeListStorageMovesOfSnippetQuery(raw: string): Decoded<ListStorageMovesOfSnippetQuery> {
  const pairs = new Pairs(raw, '/query', '#/paths/~1snippets~1{snippet_id}~1repository_storage_moves/get');
  let page: unknown;
  let perPage: unknown;
  while (pairs.next()) {
    switch (pairs.name) {
      case 'page':
        page = asInteger(pairs.only(page));
        break;
      case 'per_page':
        perPage = asInteger(pairs.only(perPage));
        break;
    }
  }
  pairs.judge('page', page, isPage, collectPage);
  pairs.judge('per_page', perPage, isPerPage, collectPerPage);
  const query: Unchecked<ListStorageMovesOfSnippetQuery> = { page: page ?? 1, per_page: perPage ?? 20 };
  return decoded(query, pairs.issues);
}

/** The path values of `POST /snippets/{snippet_id}/repository_storage_moves`. */
export type MoveSnippetStoragePath = operations['moveSnippetStorage']['parameters']['path'];

/** Reads the path values: percent-encoded as on the wire, in the order of the template. */
export function decodeMoveSnippetStoragePath(raw: readonly string[]): Decoded<MoveSnippetStoragePath> {
  const values = new PathValues(raw, '#/paths/~1snippets~1{snippet_id}~1repository_storage_moves/post');
  const snippetId = asInteger(values.text(0, 'snippet_id'));
  values.judge('snippet_id', snippetId, isMoveSnippetStorageSnippetId, collectMoveSnippetStorageSnippetId);
  const path: Unchecked<MoveSnippetStoragePath> = { snippet_id: snippetId };
  return decoded(path, values.issues);
}

/** The body of `POST /snippets/{snippet_id}/repository_storage_moves`. */
export type MoveSnippetStorageBody = NonNullable<
  operations['moveSnippetStorage']['requestBody']
>['content']['application/json'];

/** Reads the body: the value that its JSON stands for. */
export function decodeMoveSnippetStorageBody(raw: unknown): Decoded<MoveSnippetStorageBody> {
  return judged(raw, '/body', isSnippetStorageMoveCreate, collectSnippetStorageMoveCreate);
}

/** The form of `POST /snippets/{snippet_id}/repository_storage_moves`. */
export type MoveSnippetStorageForm = NonNullable<
  operations['moveSnippetStorage']['requestBody']
>['content']['application/x-www-form-urlencoded'];

/** Reads the form: as on the wire, and properties that came as JSON beside it. */
export function decodeMoveSnippetStorageForm(raw: string, others?: object): Decoded<MoveSnippetStorageForm> {
  const issues: ValidationIssue[] = [];
  const body = formValue(
    raw,
    {},
    'all',
    '#/paths/~1snippets~1{snippet_id}~1repository_storage_moves/post/requestBody/content/application~1x-www-form-urlencoded/schema',
    issues,
    others,
  );
  return issues.length > 0
    ? { issues }
    : judged(body, '/body', isSnippetStorageMoveCreate, collectSnippetStorageMoveCreate);
}

/** The path values of `GET /snippets/{snippet_id}/repository_storage_moves/{repository_storage_id}`. */
export type GetStorageMoveOfSnippetPath = operations['getStorageMoveOfSnippet']['parameters']['path'];

/** Reads the path values: percent-encoded as on the wire, in the order of the template. */
export function decodeGetStorageMoveOfSnippetPath(raw: readonly string[]): Decoded<GetStorageMoveOfSnippetPath> {
  const values = new PathValues(
    raw,
    '#/paths/~1snippets~1{snippet_id}~1repository_storage_moves~1{repository_storage_id}/get',
  );
  const snippetId = asInteger(values.text(0, 'snippet_id'));
  const repositoryStorageId = asInteger(values.text(1, 'repository_storage_id'));
  values.judge('snippet_id', snippetId, isGetStorageMoveOfSnippetSnippetId, collectGetStorageMoveOfSnippetSnippetId);
  values.judge(
    'repository_storage_id',
    repositoryStorageId,
    isGetStorageMoveOfSnippetRepositoryStorageId,
    collectGetStorageMoveOfSnippetRepositoryStorageId,
  );
  const path: Unchecked<GetStorageMoveOfSnippetPath> = {
    snippet_id: snippetId,
    repository_storage_id: repositoryStorageId,
  };
  return decoded(path, values.issues);
}

function isPage(value: unknown): boolean {
  if (!json.isInteger(value)) return false;
  return value >= 1;
}

function collectPage(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/parameters/Page/schema';
  if (!json.isInteger(value)) return fail(issues, path, 'type', 'must be an integer', schema);
  if (value < 1) fail(issues, path, 'minimum', 'must be at least 1', schema);
}

function isPerPage(value: unknown): boolean {
  if (!json.isInteger(value)) return false;
  return value <= 100;
}

function collectPerPage(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/parameters/PerPage/schema';
  if (!json.isInteger(value)) return fail(issues, path, 'type', 'must be an integer', schema);
  if (value > 100) fail(issues, path, 'maximum', 'must be at most 100', schema);
}

function isGetSnippetStorageMoveRepositoryStorageId(value: unknown): boolean {
  return Number.isInteger(value);
}

function collectGetSnippetStorageMoveRepositoryStorageId(
  value: unknown,
  path: string,
  issues: ValidationIssue[],
): void {
  if (!Number.isInteger(value))
    return fail(
      issues,
      path,
      'type',
      'must be an integer',
      '#/paths/~1snippet_repository_storage_moves~1{repository_storage_id}/get/parameters/0/schema',
    );
}

function isListStorageMovesOfSnippetSnippetId(value: unknown): boolean {
  return Number.isInteger(value);
}

function collectListStorageMovesOfSnippetSnippetId(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!Number.isInteger(value))
    return fail(
      issues,
      path,
      'type',
      'must be an integer',
      '#/paths/~1snippets~1{snippet_id}~1repository_storage_moves/get/parameters/0/schema',
    );
}

function isMoveSnippetStorageSnippetId(value: unknown): boolean {
  return Number.isInteger(value);
}

function collectMoveSnippetStorageSnippetId(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!Number.isInteger(value))
    return fail(
      issues,
      path,
      'type',
      'must be an integer',
      '#/paths/~1snippets~1{snippet_id}~1repository_storage_moves/post/parameters/0/schema',
    );
}

function isGetStorageMoveOfSnippetSnippetId(value: unknown): boolean {
  return Number.isInteger(value);
}

function collectGetStorageMoveOfSnippetSnippetId(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!Number.isInteger(value))
    return fail(
      issues,
      path,
      'type',
      'must be an integer',
      '#/paths/~1snippets~1{snippet_id}~1repository_storage_moves~1{repository_storage_id}/get/parameters/0/schema',
    );
}

function isGetStorageMoveOfSnippetRepositoryStorageId(value: unknown): boolean {
  return Number.isInteger(value);
}

function collectGetStorageMoveOfSnippetRepositoryStorageId(
  value: unknown,
  path: string,
  issues: ValidationIssue[],
): void {
  if (!Number.isInteger(value))
    return fail(
      issues,
      path,
      'type',
      'must be an integer',
      '#/paths/~1snippets~1{snippet_id}~1repository_storage_moves~1{repository_storage_id}/get/parameters/1/schema',
    );
}
