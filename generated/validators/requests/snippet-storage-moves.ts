// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { operations } from '../../types/openapi.ts';
import { hasIntegerType } from '../runtime/number-types.ts';
import { checkedValue } from '../runtime/parameters/checked-value.ts';
import { formValue } from '../runtime/parameters/form.ts';
import type { Defaulted } from '../runtime/parameters/named-part.ts';
import { Pairs } from '../runtime/parameters/pairs.ts';
import { PathValues } from '../runtime/parameters/path.ts';
import { type Decoded, type Unchecked, decoded } from '../runtime/parameters/request-part.ts';
import { asInteger } from '../runtime/parameters/scalars.ts';
import { type ValidationIssue, fail } from '../runtime/report.ts';
import { collectSnippetStorageMoveAll, isSnippetStorageMoveAll } from '../schemas/snippet-storage-move-all.ts';
import { collectSnippetStorageMoveCreate, isSnippetStorageMoveCreate } from '../schemas/snippet-storage-move-create.ts';

/** The query of `GET /snippet_repository_storage_moves`. */
export type ListSnippetStorageMovesQuery = Defaulted<
  NonNullable<operations['listSnippetStorageMoves']['parameters']['query']>,
  'page' | 'per_page'
>;

/** Decodes the query string, without `?`. */
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
  const { issues } = pairs;
  if (page !== undefined && !Number.isInteger(page))
    fail(issues, '/query/page', '#/components/parameters/Page/schema', 'type', 'must be an integer');
  if (hasIntegerType(page) && page < 1)
    fail(issues, '/query/page', '#/components/parameters/Page/schema', 'minimum', 'must be at least 1');
  if (perPage !== undefined && !Number.isInteger(perPage))
    fail(issues, '/query/per_page', '#/components/parameters/PerPage/schema', 'type', 'must be an integer');
  if (hasIntegerType(perPage) && perPage > 100)
    fail(issues, '/query/per_page', '#/components/parameters/PerPage/schema', 'maximum', 'must be at most 100');
  const query: Unchecked<ListSnippetStorageMovesQuery> = { page: page ?? 1, per_page: perPage ?? 20 };
  return decoded(query, issues);
}

/** The body of `POST /snippet_repository_storage_moves`. */
export type MoveAllSnippetStoragesBody =
  operations['moveAllSnippetStorages']['requestBody']['content']['application/json'];

/** Validates the body, parsed from JSON. */
export function decodeMoveAllSnippetStoragesBody(raw: unknown): Decoded<MoveAllSnippetStoragesBody> {
  return checkedValue(raw, '/body', isSnippetStorageMoveAll, collectSnippetStorageMoveAll);
}

/** The form of `POST /snippet_repository_storage_moves`. */
export type MoveAllSnippetStoragesForm =
  operations['moveAllSnippetStorages']['requestBody']['content']['application/x-www-form-urlencoded'];

/** Decodes the form. `others` are properties from a JSON body. */
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
  return issues.length > 0
    ? { issues }
    : checkedValue(body, '/body', isSnippetStorageMoveAll, collectSnippetStorageMoveAll);
}

/** The path values of `GET /snippet_repository_storage_moves/{repository_storage_id}`. */
export type GetSnippetStorageMovePath = operations['getSnippetStorageMove']['parameters']['path'];

/** Decodes the path values, which are percent-encoded and in the order of the template. */
export function decodeGetSnippetStorageMovePath(raw: readonly string[]): Decoded<GetSnippetStorageMovePath> {
  const schema = '#/paths/~1snippet_repository_storage_moves~1{repository_storage_id}/get';
  const values = new PathValues(raw, schema);
  const repositoryStorageId = asInteger(values.text(0, 'repository_storage_id'));
  const { issues } = values;
  if (repositoryStorageId !== undefined && !Number.isInteger(repositoryStorageId))
    fail(issues, '/path/repository_storage_id', `${schema}/parameters/0/schema`, 'type', 'must be an integer');
  const path: Unchecked<GetSnippetStorageMovePath> = { repository_storage_id: repositoryStorageId };
  return decoded(path, issues);
}

/** The path values of `GET /snippets/{snippet_id}/repository_storage_moves`. */
export type ListStorageMovesOfSnippetPath = operations['listStorageMovesOfSnippet']['parameters']['path'];

/** Decodes the path values, which are percent-encoded and in the order of the template. */
export function decodeListStorageMovesOfSnippetPath(raw: readonly string[]): Decoded<ListStorageMovesOfSnippetPath> {
  const schema = '#/paths/~1snippets~1{snippet_id}~1repository_storage_moves/get';
  const values = new PathValues(raw, schema);
  const snippetId = asInteger(values.text(0, 'snippet_id'));
  const { issues } = values;
  if (snippetId !== undefined && !Number.isInteger(snippetId))
    fail(issues, '/path/snippet_id', `${schema}/parameters/0/schema`, 'type', 'must be an integer');
  const path: Unchecked<ListStorageMovesOfSnippetPath> = { snippet_id: snippetId };
  return decoded(path, issues);
}

/** The query of `GET /snippets/{snippet_id}/repository_storage_moves`. */
export type ListStorageMovesOfSnippetQuery = Defaulted<
  NonNullable<operations['listStorageMovesOfSnippet']['parameters']['query']>,
  'page' | 'per_page'
>;

/** Decodes the query string, without `?`. */
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
  const { issues } = pairs;
  if (page !== undefined && !Number.isInteger(page))
    fail(issues, '/query/page', '#/components/parameters/Page/schema', 'type', 'must be an integer');
  if (hasIntegerType(page) && page < 1)
    fail(issues, '/query/page', '#/components/parameters/Page/schema', 'minimum', 'must be at least 1');
  if (perPage !== undefined && !Number.isInteger(perPage))
    fail(issues, '/query/per_page', '#/components/parameters/PerPage/schema', 'type', 'must be an integer');
  if (hasIntegerType(perPage) && perPage > 100)
    fail(issues, '/query/per_page', '#/components/parameters/PerPage/schema', 'maximum', 'must be at most 100');
  const query: Unchecked<ListStorageMovesOfSnippetQuery> = { page: page ?? 1, per_page: perPage ?? 20 };
  return decoded(query, issues);
}

/** The path values of `POST /snippets/{snippet_id}/repository_storage_moves`. */
export type MoveSnippetStoragePath = operations['moveSnippetStorage']['parameters']['path'];

/** Decodes the path values, which are percent-encoded and in the order of the template. */
export function decodeMoveSnippetStoragePath(raw: readonly string[]): Decoded<MoveSnippetStoragePath> {
  const schema = '#/paths/~1snippets~1{snippet_id}~1repository_storage_moves/post';
  const values = new PathValues(raw, schema);
  const snippetId = asInteger(values.text(0, 'snippet_id'));
  const { issues } = values;
  if (snippetId !== undefined && !Number.isInteger(snippetId))
    fail(issues, '/path/snippet_id', `${schema}/parameters/0/schema`, 'type', 'must be an integer');
  const path: Unchecked<MoveSnippetStoragePath> = { snippet_id: snippetId };
  return decoded(path, issues);
}

/** The body of `POST /snippets/{snippet_id}/repository_storage_moves`. */
export type MoveSnippetStorageBody = NonNullable<
  operations['moveSnippetStorage']['requestBody']
>['content']['application/json'];

/** Validates the body, parsed from JSON. */
export function decodeMoveSnippetStorageBody(raw: unknown): Decoded<MoveSnippetStorageBody> {
  return checkedValue(raw, '/body', isSnippetStorageMoveCreate, collectSnippetStorageMoveCreate);
}

/** The form of `POST /snippets/{snippet_id}/repository_storage_moves`. */
export type MoveSnippetStorageForm = NonNullable<
  operations['moveSnippetStorage']['requestBody']
>['content']['application/x-www-form-urlencoded'];

/** Decodes the form. `others` are properties from a JSON body. */
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
    : checkedValue(body, '/body', isSnippetStorageMoveCreate, collectSnippetStorageMoveCreate);
}

/** The path values of `GET /snippets/{snippet_id}/repository_storage_moves/{repository_storage_id}`. */
export type GetStorageMoveOfSnippetPath = operations['getStorageMoveOfSnippet']['parameters']['path'];

/** Decodes the path values, which are percent-encoded and in the order of the template. */
export function decodeGetStorageMoveOfSnippetPath(raw: readonly string[]): Decoded<GetStorageMoveOfSnippetPath> {
  const schema = '#/paths/~1snippets~1{snippet_id}~1repository_storage_moves~1{repository_storage_id}/get';
  const values = new PathValues(raw, schema);
  const snippetId = asInteger(values.text(0, 'snippet_id'));
  const repositoryStorageId = asInteger(values.text(1, 'repository_storage_id'));
  const { issues } = values;
  if (snippetId !== undefined && !Number.isInteger(snippetId))
    fail(issues, '/path/snippet_id', `${schema}/parameters/0/schema`, 'type', 'must be an integer');
  if (repositoryStorageId !== undefined && !Number.isInteger(repositoryStorageId))
    fail(issues, '/path/repository_storage_id', `${schema}/parameters/1/schema`, 'type', 'must be an integer');
  const path: Unchecked<GetStorageMoveOfSnippetPath> = {
    snippet_id: snippetId,
    repository_storage_id: repositoryStorageId,
  };
  return decoded(path, issues);
}
