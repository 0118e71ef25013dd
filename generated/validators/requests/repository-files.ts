// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type {
  CreateRepositoryFilePath,
  DeleteRepositoryFilePath,
  GetRawRepositoryFileMetadataPath,
  GetRawRepositoryFileMetadataQuery,
  GetRawRepositoryFilePath,
  GetRawRepositoryFileQuery,
  GetRepositoryFileBlameMetadataPath,
  GetRepositoryFileBlameMetadataQuery,
  GetRepositoryFileBlamePath,
  GetRepositoryFileBlameQuery,
  GetRepositoryFileMetadataPath,
  GetRepositoryFileMetadataQuery,
  GetRepositoryFilePath,
  GetRepositoryFileQuery,
  RepositoryFileCreate,
  RepositoryFileDelete,
  RepositoryFileUpdate,
  UpdateRepositoryFilePath,
} from '../../types/repository-files.ts';
import { checkedForm, formValue } from '../runtime/forms.ts';
import {
  type Decoded,
  type Defaulted,
  PathValues,
  type Unchecked,
  asBoolean,
  asInteger,
  checkedValue,
  decoded,
  decodedNumbers,
} from '../runtime/parameters.ts';
import { Pairs, type Shape, type Tree, shaped } from '../runtime/queries.ts';
import { type ValidationIssue, fail, failType, hasIntegerType, hasObjectType } from '../runtime/report.ts';
import { collectRepositoryFileCreate, isRepositoryFileCreate } from '../schemas/repository-file-create.ts';
import { collectRepositoryFileDelete, isRepositoryFileDelete } from '../schemas/repository-file-delete.ts';
import { collectRepositoryFileUpdate, isRepositoryFileUpdate } from '../schemas/repository-file-update.ts';

const repositoryFileCreateShape: Shape = { properties: { execute_filemode: asBoolean } };

const repositoryFileUpdateShape: Shape = { properties: { execute_filemode: asBoolean } };

/** Decodes the path values, which are percent-encoded and in the order of the template. */
export function decodeGetRepositoryFilePath(raw: readonly string[]): Decoded<GetRepositoryFilePath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1repository~1files~1{file_path}/get');
  const id = asInteger(values.text(0, 'id'));
  const filePath = values.text(1, 'file_path');
  const path: Unchecked<GetRepositoryFilePath> = { id, file_path: filePath };
  return decoded(path, values.issues);
}

/** Decodes the query string, without `?`. */
export function decodeGetRepositoryFileQuery(raw: string): Decoded<GetRepositoryFileQuery> {
  const schema = '#/paths/~1projects~1{id}~1repository~1files~1{file_path}/get';
  const pairs = new Pairs(raw, '/query', schema);
  let ref: unknown;
  while (pairs.next()) {
    switch (pairs.name) {
      case 'ref':
        ref = pairs.only(ref);
        break;
    }
  }
  if (ref === undefined) pairs.missing('ref', `${schema}/parameters/2/required`);
  const query: Unchecked<GetRepositoryFileQuery> = { ref };
  return decoded(query, pairs.issues);
}

/** Decodes the path values, which are percent-encoded and in the order of the template. */
export function decodeGetRepositoryFileMetadataPath(raw: readonly string[]): Decoded<GetRepositoryFileMetadataPath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1repository~1files~1{file_path}/head');
  const id = asInteger(values.text(0, 'id'));
  const filePath = values.text(1, 'file_path');
  const path: Unchecked<GetRepositoryFileMetadataPath> = { id, file_path: filePath };
  return decoded(path, values.issues);
}

/** Decodes the query string, without `?`. */
export function decodeGetRepositoryFileMetadataQuery(raw: string): Decoded<GetRepositoryFileMetadataQuery> {
  const schema = '#/paths/~1projects~1{id}~1repository~1files~1{file_path}/head';
  const pairs = new Pairs(raw, '/query', schema);
  let ref: unknown;
  while (pairs.next()) {
    switch (pairs.name) {
      case 'ref':
        ref = pairs.only(ref);
        break;
    }
  }
  if (ref === undefined) pairs.missing('ref', `${schema}/parameters/2/required`);
  const query: Unchecked<GetRepositoryFileMetadataQuery> = { ref };
  return decoded(query, pairs.issues);
}

/** Decodes the path values, which are percent-encoded and in the order of the template. */
export function decodeCreateRepositoryFilePath(raw: readonly string[]): Decoded<CreateRepositoryFilePath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1repository~1files~1{file_path}/post');
  const id = asInteger(values.text(0, 'id'));
  const filePath = values.text(1, 'file_path');
  const path: Unchecked<CreateRepositoryFilePath> = { id, file_path: filePath };
  return decoded(path, values.issues);
}

/** Validates the body, parsed from JSON. */
export function decodeCreateRepositoryFileBody(raw: unknown): Decoded<RepositoryFileCreate> {
  return checkedValue(raw, '/body', isRepositoryFileCreate, collectRepositoryFileCreate);
}

/** Decodes the form. `others` are properties from a JSON body. */
export function decodeCreateRepositoryFileForm(raw: string, others?: object): Decoded<RepositoryFileCreate> {
  const issues: ValidationIssue[] = [];
  const body = formValue(
    raw,
    repositoryFileCreateShape,
    'all',
    '#/paths/~1projects~1{id}~1repository~1files~1{file_path}/post/requestBody/content/application~1x-www-form-urlencoded/schema',
    issues,
    others,
  );
  return issues.length > 0
    ? { issues }
    : checkedForm(body, '/body', isRepositoryFileCreate, collectRepositoryFileCreate);
}

/** Decodes the path values, which are percent-encoded and in the order of the template. */
export function decodeUpdateRepositoryFilePath(raw: readonly string[]): Decoded<UpdateRepositoryFilePath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1repository~1files~1{file_path}/put');
  const id = asInteger(values.text(0, 'id'));
  const filePath = values.text(1, 'file_path');
  const path: Unchecked<UpdateRepositoryFilePath> = { id, file_path: filePath };
  return decoded(path, values.issues);
}

/** Validates the body, parsed from JSON. */
export function decodeUpdateRepositoryFileBody(raw: unknown): Decoded<RepositoryFileUpdate> {
  return checkedValue(raw, '/body', isRepositoryFileUpdate, collectRepositoryFileUpdate);
}

/** Decodes the form. `others` are properties from a JSON body. */
export function decodeUpdateRepositoryFileForm(raw: string, others?: object): Decoded<RepositoryFileUpdate> {
  const issues: ValidationIssue[] = [];
  const body = formValue(
    raw,
    repositoryFileUpdateShape,
    'all',
    '#/paths/~1projects~1{id}~1repository~1files~1{file_path}/put/requestBody/content/application~1x-www-form-urlencoded/schema',
    issues,
    others,
  );
  return issues.length > 0
    ? { issues }
    : checkedForm(body, '/body', isRepositoryFileUpdate, collectRepositoryFileUpdate);
}

/** Decodes the path values, which are percent-encoded and in the order of the template. */
export function decodeDeleteRepositoryFilePath(raw: readonly string[]): Decoded<DeleteRepositoryFilePath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1repository~1files~1{file_path}/delete');
  const id = asInteger(values.text(0, 'id'));
  const filePath = values.text(1, 'file_path');
  const path: Unchecked<DeleteRepositoryFilePath> = { id, file_path: filePath };
  return decoded(path, values.issues);
}

/** Validates the body, parsed from JSON. */
export function decodeDeleteRepositoryFileBody(raw: unknown): Decoded<RepositoryFileDelete> {
  return checkedValue(raw, '/body', isRepositoryFileDelete, collectRepositoryFileDelete);
}

/** Decodes the form. `others` are properties from a JSON body. */
export function decodeDeleteRepositoryFileForm(raw: string, others?: object): Decoded<RepositoryFileDelete> {
  const issues: ValidationIssue[] = [];
  const body = formValue(
    raw,
    {},
    'all',
    '#/paths/~1projects~1{id}~1repository~1files~1{file_path}/delete/requestBody/content/application~1x-www-form-urlencoded/schema',
    issues,
    others,
  );
  return issues.length > 0
    ? { issues }
    : checkedForm(body, '/body', isRepositoryFileDelete, collectRepositoryFileDelete);
}

/** Decodes the path values, which are percent-encoded and in the order of the template. */
export function decodeGetRepositoryFileBlamePath(raw: readonly string[]): Decoded<GetRepositoryFileBlamePath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1repository~1files~1{file_path}~1blame/get');
  const id = asInteger(values.text(0, 'id'));
  const filePath = values.text(1, 'file_path');
  const path: Unchecked<GetRepositoryFileBlamePath> = { id, file_path: filePath };
  return decoded(path, values.issues);
}

/** The query of `GET /projects/{id}/repository/files/{file_path}/blame`, with defaults. */
export type GetRepositoryFileBlameQueryWithDefaults = Defaulted<GetRepositoryFileBlameQuery, 'page' | 'per_page'>;

/** Decodes the query string, without `?`. */
export function decodeGetRepositoryFileBlameQuery(raw: string): Decoded<GetRepositoryFileBlameQueryWithDefaults> {
  const schema = '#/paths/~1projects~1{id}~1repository~1files~1{file_path}~1blame/get';
  const pairs = new Pairs(raw, '/query', schema);
  let page: unknown;
  let perPage: unknown;
  let range: unknown;
  let ref: unknown;
  let rangeParts: Tree | undefined;
  while (pairs.next()) {
    switch (pairs.name) {
      case 'page':
        page = asInteger(pairs.only(page));
        break;
      case 'per_page':
        perPage = asInteger(pairs.only(perPage));
        break;
      case 'ref':
        ref = pairs.only(ref);
        break;
      default:
        if (pairs.isWithin('range')) rangeParts = pairs.part('range', rangeParts);
    }
  }
  if (rangeParts !== undefined)
    range = shaped(
      rangeParts,
      { properties: { end: asInteger, start: asInteger } },
      '/query/range',
      '#/paths/~1projects~1{id}~1repository~1files~1{file_path}~1blame/get/parameters/3/schema',
      pairs.issues,
    );
  const { issues } = pairs;
  if (page !== undefined && !Number.isInteger(page))
    fail(issues, '/query/page', '#/components/parameters/Page/schema', 'type', 'must be an integer');
  if (hasIntegerType(page) && page < 1)
    fail(issues, '/query/page', '#/components/parameters/Page/schema', 'minimum', 'must be at least 1');
  if (perPage !== undefined && !Number.isInteger(perPage))
    fail(issues, '/query/per_page', '#/components/parameters/PerPage/schema', 'type', 'must be an integer');
  if (hasIntegerType(perPage) && perPage > 100)
    fail(issues, '/query/per_page', '#/components/parameters/PerPage/schema', 'maximum', 'must be at most 100');
  if (range !== undefined && !isGetRepositoryFileBlameRange(range))
    collectGetRepositoryFileBlameRange(range, '/query/range', issues);
  if (ref === undefined) pairs.missing('ref', `${schema}/parameters/2/required`);
  const query: Unchecked<GetRepositoryFileBlameQueryWithDefaults> = { page: page ?? 1, per_page: perPage ?? 20, ref };
  if (range !== undefined) query.range = range;
  return decodedNumbers(query, '/query', issues);
}

/** Decodes the path values, which are percent-encoded and in the order of the template. */
export function decodeGetRepositoryFileBlameMetadataPath(
  raw: readonly string[],
): Decoded<GetRepositoryFileBlameMetadataPath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1repository~1files~1{file_path}~1blame/head');
  const id = asInteger(values.text(0, 'id'));
  const filePath = values.text(1, 'file_path');
  const path: Unchecked<GetRepositoryFileBlameMetadataPath> = { id, file_path: filePath };
  return decoded(path, values.issues);
}

/** Decodes the query string, without `?`. */
export function decodeGetRepositoryFileBlameMetadataQuery(raw: string): Decoded<GetRepositoryFileBlameMetadataQuery> {
  const schema = '#/paths/~1projects~1{id}~1repository~1files~1{file_path}~1blame/head';
  const pairs = new Pairs(raw, '/query', schema);
  let range: unknown;
  let ref: unknown;
  let rangeParts: Tree | undefined;
  while (pairs.next()) {
    switch (pairs.name) {
      case 'ref':
        ref = pairs.only(ref);
        break;
      default:
        if (pairs.isWithin('range')) rangeParts = pairs.part('range', rangeParts);
    }
  }
  if (rangeParts !== undefined)
    range = shaped(
      rangeParts,
      { properties: { end: asInteger, start: asInteger } },
      '/query/range',
      '#/paths/~1projects~1{id}~1repository~1files~1{file_path}~1blame/head/parameters/3/schema',
      pairs.issues,
    );
  const { issues } = pairs;
  if (range !== undefined && !isGetRepositoryFileBlameRange(range))
    collectGetRepositoryFileBlameRange(range, '/query/range', issues, `${schema}/parameters/3/schema`);
  if (ref === undefined) pairs.missing('ref', `${schema}/parameters/2/required`);
  const query: Unchecked<GetRepositoryFileBlameMetadataQuery> = { ref };
  if (range !== undefined) query.range = range;
  return decodedNumbers(query, '/query', issues);
}

/** Decodes the path values, which are percent-encoded and in the order of the template. */
export function decodeGetRawRepositoryFilePath(raw: readonly string[]): Decoded<GetRawRepositoryFilePath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1repository~1files~1{file_path}~1raw/get');
  const id = asInteger(values.text(0, 'id'));
  const filePath = values.text(1, 'file_path');
  const path: Unchecked<GetRawRepositoryFilePath> = { id, file_path: filePath };
  return decoded(path, values.issues);
}

/** The query of `GET /projects/{id}/repository/files/{file_path}/raw`, with defaults. */
export type GetRawRepositoryFileQueryWithDefaults = Defaulted<GetRawRepositoryFileQuery, 'lfs' | 'ref'>;

/** Decodes the query string, without `?`. */
export function decodeGetRawRepositoryFileQuery(raw: string): Decoded<GetRawRepositoryFileQueryWithDefaults> {
  const schema = '#/paths/~1projects~1{id}~1repository~1files~1{file_path}~1raw/get';
  const pairs = new Pairs(raw, '/query', schema);
  let lfs: unknown;
  let ref: unknown;
  while (pairs.next()) {
    switch (pairs.name) {
      case 'lfs':
        lfs = asBoolean(pairs.only(lfs));
        break;
      case 'ref':
        ref = pairs.only(ref);
        break;
    }
  }
  const { issues } = pairs;
  if (lfs !== undefined && typeof lfs !== 'boolean')
    fail(issues, '/query/lfs', `${schema}/parameters/3/schema`, 'type', 'must be true or false');
  const query: Unchecked<GetRawRepositoryFileQueryWithDefaults> = { lfs: lfs ?? false, ref: ref ?? 'HEAD' };
  return decoded(query, issues);
}

/** Decodes the path values, which are percent-encoded and in the order of the template. */
export function decodeGetRawRepositoryFileMetadataPath(
  raw: readonly string[],
): Decoded<GetRawRepositoryFileMetadataPath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1repository~1files~1{file_path}~1raw/head');
  const id = asInteger(values.text(0, 'id'));
  const filePath = values.text(1, 'file_path');
  const path: Unchecked<GetRawRepositoryFileMetadataPath> = { id, file_path: filePath };
  return decoded(path, values.issues);
}

/** The query of `HEAD /projects/{id}/repository/files/{file_path}/raw`, with defaults. */
export type GetRawRepositoryFileMetadataQueryWithDefaults = Defaulted<GetRawRepositoryFileMetadataQuery, 'lfs' | 'ref'>;

/** Decodes the query string, without `?`. */
export function decodeGetRawRepositoryFileMetadataQuery(
  raw: string,
): Decoded<GetRawRepositoryFileMetadataQueryWithDefaults> {
  const schema = '#/paths/~1projects~1{id}~1repository~1files~1{file_path}~1raw/head';
  const pairs = new Pairs(raw, '/query', schema);
  let lfs: unknown;
  let ref: unknown;
  while (pairs.next()) {
    switch (pairs.name) {
      case 'lfs':
        lfs = asBoolean(pairs.only(lfs));
        break;
      case 'ref':
        ref = pairs.only(ref);
        break;
    }
  }
  const { issues } = pairs;
  if (lfs !== undefined && typeof lfs !== 'boolean')
    fail(issues, '/query/lfs', `${schema}/parameters/3/schema`, 'type', 'must be true or false');
  const query: Unchecked<GetRawRepositoryFileMetadataQueryWithDefaults> = { lfs: lfs ?? false, ref: ref ?? 'HEAD' };
  return decoded(query, issues);
}

function isGetRepositoryFileBlameRange(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const end = value['end'];
  if (end !== undefined && !Number.isInteger(end)) return false;
  const start = value['start'];
  return start === undefined || Number.isInteger(start);
}

function collectGetRepositoryFileBlameRange(
  value: unknown,
  path: string,
  issues: ValidationIssue[],
  schema: string = '#/paths/~1projects~1{id}~1repository~1files~1{file_path}~1blame/get/parameters/3/schema',
): void {
  if (!hasObjectType(value)) return fail(issues, path, schema, 'type', 'must be an object');
  const end = value['end'];
  if (end !== undefined && !Number.isInteger(end)) failType(issues, path, schema, '/end', 'must be an integer');
  const start = value['start'];
  if (start !== undefined && !Number.isInteger(start)) failType(issues, path, schema, '/start', 'must be an integer');
}
