// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type {
  GetSnippetStorageMovePath,
  GetStorageMoveOfSnippetPath,
  ListSnippetStorageMovesQuery,
  ListStorageMovesOfSnippetPath,
  ListStorageMovesOfSnippetQuery,
  MoveSnippetStoragePath,
  SnippetStorageMoveAll,
  SnippetStorageMoveCreate,
} from '../../types/snippet-storage-moves.ts';
import { checkedForm, formValue } from '../runtime/forms.ts';
import {
  type Decoded,
  type Defaulted,
  PathValues,
  type Unchecked,
  asInteger,
  checkedValue,
  decodedNumbers,
} from '../runtime/parameters.ts';
import { Pairs } from '../runtime/queries.ts';
import { type ValidationIssue, fail, hasIntegerType } from '../runtime/report.ts';
import { collectSnippetStorageMoveAll, isSnippetStorageMoveAll } from '../schemas/snippet-storage-move-all.ts';
import { collectSnippetStorageMoveCreate, isSnippetStorageMoveCreate } from '../schemas/snippet-storage-move-create.ts';

/** The query of `GET /snippet_repository_storage_moves`, with defaults. */
export type ListSnippetStorageMovesQueryWithDefaults = Defaulted<ListSnippetStorageMovesQuery, 'page' | 'per_page'>;

/** Decodes the query string, without `?`. */
export function decodeListSnippetStorageMovesQuery(raw: string): Decoded<ListSnippetStorageMovesQueryWithDefaults> {
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
  const query: Unchecked<ListSnippetStorageMovesQueryWithDefaults> = { page: page ?? 1, per_page: perPage ?? 20 };
  return decodedNumbers(query, '/query', issues);
}

/** Validates the body, parsed from JSON. */
export function decodeMoveAllSnippetStoragesBody(raw: unknown): Decoded<SnippetStorageMoveAll> {
  return checkedValue(raw, '/body', isSnippetStorageMoveAll, collectSnippetStorageMoveAll);
}

/** Decodes the form. `others` are properties from a JSON body. */
export function decodeMoveAllSnippetStoragesForm(raw: string, others?: object): Decoded<SnippetStorageMoveAll> {
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
    : checkedForm(body, '/body', isSnippetStorageMoveAll, collectSnippetStorageMoveAll);
}

/** Decodes the path values, which are percent-encoded and in the order of the template. */
export function decodeGetSnippetStorageMovePath(raw: readonly string[]): Decoded<GetSnippetStorageMovePath> {
  const schema = '#/paths/~1snippet_repository_storage_moves~1{repository_storage_id}/get';
  const values = new PathValues(raw, schema);
  const repositoryStorageId = asInteger(values.text(0, 'repository_storage_id'));
  const { issues } = values;
  if (repositoryStorageId !== undefined && !Number.isInteger(repositoryStorageId))
    fail(issues, '/path/repository_storage_id', `${schema}/parameters/0/schema`, 'type', 'must be an integer');
  const path: Unchecked<GetSnippetStorageMovePath> = { repository_storage_id: repositoryStorageId };
  return decodedNumbers(path, '/path', issues);
}

/** Decodes the path values, which are percent-encoded and in the order of the template. */
export function decodeListStorageMovesOfSnippetPath(raw: readonly string[]): Decoded<ListStorageMovesOfSnippetPath> {
  const schema = '#/paths/~1snippets~1{snippet_id}~1repository_storage_moves/get';
  const values = new PathValues(raw, schema);
  const snippetId = asInteger(values.text(0, 'snippet_id'));
  const { issues } = values;
  if (snippetId !== undefined && !Number.isInteger(snippetId))
    fail(issues, '/path/snippet_id', `${schema}/parameters/0/schema`, 'type', 'must be an integer');
  const path: Unchecked<ListStorageMovesOfSnippetPath> = { snippet_id: snippetId };
  return decodedNumbers(path, '/path', issues);
}

/** The query of `GET /snippets/{snippet_id}/repository_storage_moves`, with defaults. */
export type ListStorageMovesOfSnippetQueryWithDefaults = Defaulted<ListStorageMovesOfSnippetQuery, 'page' | 'per_page'>;

/** Decodes the query string, without `?`. */
export function decodeListStorageMovesOfSnippetQuery(raw: string): Decoded<ListStorageMovesOfSnippetQueryWithDefaults> {
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
  const query: Unchecked<ListStorageMovesOfSnippetQueryWithDefaults> = { page: page ?? 1, per_page: perPage ?? 20 };
  return decodedNumbers(query, '/query', issues);
}

/** Decodes the path values, which are percent-encoded and in the order of the template. */
export function decodeMoveSnippetStoragePath(raw: readonly string[]): Decoded<MoveSnippetStoragePath> {
  const schema = '#/paths/~1snippets~1{snippet_id}~1repository_storage_moves/post';
  const values = new PathValues(raw, schema);
  const snippetId = asInteger(values.text(0, 'snippet_id'));
  const { issues } = values;
  if (snippetId !== undefined && !Number.isInteger(snippetId))
    fail(issues, '/path/snippet_id', `${schema}/parameters/0/schema`, 'type', 'must be an integer');
  const path: Unchecked<MoveSnippetStoragePath> = { snippet_id: snippetId };
  return decodedNumbers(path, '/path', issues);
}

/** Validates the body, parsed from JSON. */
export function decodeMoveSnippetStorageBody(raw: unknown): Decoded<SnippetStorageMoveCreate> {
  return checkedValue(raw, '/body', isSnippetStorageMoveCreate, collectSnippetStorageMoveCreate);
}

/** Decodes the form. `others` are properties from a JSON body. */
export function decodeMoveSnippetStorageForm(raw: string, others?: object): Decoded<SnippetStorageMoveCreate> {
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
    : checkedForm(body, '/body', isSnippetStorageMoveCreate, collectSnippetStorageMoveCreate);
}

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
  return decodedNumbers(path, '/path', issues);
}
