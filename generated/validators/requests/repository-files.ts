// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { operations } from '../../types/openapi.ts';
import { type ValidationIssue, fail, json } from '../runtime/index.ts';
import {
  type Decoded,
  type Defaulted,
  Pairs,
  PathValues,
  type Tree,
  type Unchecked,
  asBoolean,
  asInteger,
  decoded,
  formValue,
  shaped,
} from '../runtime/parameters/index.ts';
import { collectRepositoryFileCreate, isRepositoryFileCreate } from '../schemas/repository-file-create.ts';
import { collectRepositoryFileDelete, isRepositoryFileDelete } from '../schemas/repository-file-delete.ts';
import { collectRepositoryFileUpdate, isRepositoryFileUpdate } from '../schemas/repository-file-update.ts';

/** The path values of `GET /projects/{id}/repository/files/{file_path}`. */
export type GetRepositoryFilePath = operations['getRepositoryFile']['parameters']['path'];

/** Reads the path values: percent-encoded as on the wire, in the order of the template. */
export function decodeGetRepositoryFilePath(raw: readonly string[]): Decoded<GetRepositoryFilePath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1repository~1files~1{file_path}/get');
  const path: Unchecked<GetRepositoryFilePath> = {
    id: asInteger(values.text(0, 'id')),
    file_path: values.text(1, 'file_path'),
  };
  return decoded(path, '/path', values.issues);
}

/** The query of `GET /projects/{id}/repository/files/{file_path}`. */
export type GetRepositoryFileQuery = operations['getRepositoryFile']['parameters']['query'];

/** Reads the query: as on the wire, without `?`. */
export function decodeGetRepositoryFileQuery(raw: string): Decoded<GetRepositoryFileQuery> {
  const query: Unchecked<GetRepositoryFileQuery> = {};
  const pairs = new Pairs(raw, '/query', '#/paths/~1projects~1{id}~1repository~1files~1{file_path}/get');
  while (pairs.next()) {
    switch (pairs.name) {
      case 'ref':
        query.ref = pairs.only(query.ref);
        break;
    }
  }
  if (query.ref === undefined)
    pairs.missing('ref', '#/paths/~1projects~1{id}~1repository~1files~1{file_path}/get/parameters/2/required');
  return decoded(query, '/query', pairs.issues);
}

/** The path values of `HEAD /projects/{id}/repository/files/{file_path}`. */
export type GetRepositoryFileMetadataPath = operations['getRepositoryFileMetadata']['parameters']['path'];

/** Reads the path values: percent-encoded as on the wire, in the order of the template. */
export function decodeGetRepositoryFileMetadataPath(raw: readonly string[]): Decoded<GetRepositoryFileMetadataPath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1repository~1files~1{file_path}/head');
  const path: Unchecked<GetRepositoryFileMetadataPath> = {
    id: asInteger(values.text(0, 'id')),
    file_path: values.text(1, 'file_path'),
  };
  return decoded(path, '/path', values.issues);
}

/** The query of `HEAD /projects/{id}/repository/files/{file_path}`. */
export type GetRepositoryFileMetadataQuery = operations['getRepositoryFileMetadata']['parameters']['query'];

/** Reads the query: as on the wire, without `?`. */
export function decodeGetRepositoryFileMetadataQuery(raw: string): Decoded<GetRepositoryFileMetadataQuery> {
  const query: Unchecked<GetRepositoryFileMetadataQuery> = {};
  const pairs = new Pairs(raw, '/query', '#/paths/~1projects~1{id}~1repository~1files~1{file_path}/head');
  while (pairs.next()) {
    switch (pairs.name) {
      case 'ref':
        query.ref = pairs.only(query.ref);
        break;
    }
  }
  if (query.ref === undefined)
    pairs.missing('ref', '#/paths/~1projects~1{id}~1repository~1files~1{file_path}/head/parameters/2/required');
  return decoded(query, '/query', pairs.issues);
}

/** The path values of `POST /projects/{id}/repository/files/{file_path}`. */
export type CreateRepositoryFilePath = operations['createRepositoryFile']['parameters']['path'];

/** Reads the path values: percent-encoded as on the wire, in the order of the template. */
export function decodeCreateRepositoryFilePath(raw: readonly string[]): Decoded<CreateRepositoryFilePath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1repository~1files~1{file_path}/post');
  const path: Unchecked<CreateRepositoryFilePath> = {
    id: asInteger(values.text(0, 'id')),
    file_path: values.text(1, 'file_path'),
  };
  return decoded(path, '/path', values.issues);
}

/** The body of `POST /projects/{id}/repository/files/{file_path}`. */
export type CreateRepositoryFileBody = operations['createRepositoryFile']['requestBody']['content']['application/json'];

/** Reads the body: the value that its JSON stands for. */
export function decodeCreateRepositoryFileBody(raw: unknown): Decoded<CreateRepositoryFileBody> {
  return decoded(raw, '/body', [], isRepositoryFileCreate, collectRepositoryFileCreate);
}

/** The form of `POST /projects/{id}/repository/files/{file_path}`. */
export type CreateRepositoryFileForm =
  operations['createRepositoryFile']['requestBody']['content']['application/x-www-form-urlencoded'];

/** Reads the form: as on the wire. */
export function decodeCreateRepositoryFileForm(raw: string): Decoded<CreateRepositoryFileForm> {
  const issues: ValidationIssue[] = [];
  const body = formValue(
    raw,
    { properties: { execute_filemode: asBoolean } },
    'all',
    '#/paths/~1projects~1{id}~1repository~1files~1{file_path}/post/requestBody/content/application~1x-www-form-urlencoded/schema',
    issues,
  );
  return issues.length > 0
    ? { issues }
    : decoded(body, '/body', issues, isRepositoryFileCreate, collectRepositoryFileCreate);
}

/** The path values of `PUT /projects/{id}/repository/files/{file_path}`. */
export type UpdateRepositoryFilePath = operations['updateRepositoryFile']['parameters']['path'];

/** Reads the path values: percent-encoded as on the wire, in the order of the template. */
export function decodeUpdateRepositoryFilePath(raw: readonly string[]): Decoded<UpdateRepositoryFilePath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1repository~1files~1{file_path}/put');
  const path: Unchecked<UpdateRepositoryFilePath> = {
    id: asInteger(values.text(0, 'id')),
    file_path: values.text(1, 'file_path'),
  };
  return decoded(path, '/path', values.issues);
}

/** The body of `PUT /projects/{id}/repository/files/{file_path}`. */
export type UpdateRepositoryFileBody = operations['updateRepositoryFile']['requestBody']['content']['application/json'];

/** Reads the body: the value that its JSON stands for. */
export function decodeUpdateRepositoryFileBody(raw: unknown): Decoded<UpdateRepositoryFileBody> {
  return decoded(raw, '/body', [], isRepositoryFileUpdate, collectRepositoryFileUpdate);
}

/** The form of `PUT /projects/{id}/repository/files/{file_path}`. */
export type UpdateRepositoryFileForm =
  operations['updateRepositoryFile']['requestBody']['content']['application/x-www-form-urlencoded'];

/** Reads the form: as on the wire. */
export function decodeUpdateRepositoryFileForm(raw: string): Decoded<UpdateRepositoryFileForm> {
  const issues: ValidationIssue[] = [];
  const body = formValue(
    raw,
    { properties: { execute_filemode: asBoolean } },
    'all',
    '#/paths/~1projects~1{id}~1repository~1files~1{file_path}/put/requestBody/content/application~1x-www-form-urlencoded/schema',
    issues,
  );
  return issues.length > 0
    ? { issues }
    : decoded(body, '/body', issues, isRepositoryFileUpdate, collectRepositoryFileUpdate);
}

/** The path values of `DELETE /projects/{id}/repository/files/{file_path}`. */
export type DeleteRepositoryFilePath = operations['deleteRepositoryFile']['parameters']['path'];

/** Reads the path values: percent-encoded as on the wire, in the order of the template. */
export function decodeDeleteRepositoryFilePath(raw: readonly string[]): Decoded<DeleteRepositoryFilePath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1repository~1files~1{file_path}/delete');
  const path: Unchecked<DeleteRepositoryFilePath> = {
    id: asInteger(values.text(0, 'id')),
    file_path: values.text(1, 'file_path'),
  };
  return decoded(path, '/path', values.issues);
}

/** The body of `DELETE /projects/{id}/repository/files/{file_path}`. */
export type DeleteRepositoryFileBody = operations['deleteRepositoryFile']['requestBody']['content']['application/json'];

/** Reads the body: the value that its JSON stands for. */
export function decodeDeleteRepositoryFileBody(raw: unknown): Decoded<DeleteRepositoryFileBody> {
  return decoded(raw, '/body', [], isRepositoryFileDelete, collectRepositoryFileDelete);
}

/** The form of `DELETE /projects/{id}/repository/files/{file_path}`. */
export type DeleteRepositoryFileForm =
  operations['deleteRepositoryFile']['requestBody']['content']['application/x-www-form-urlencoded'];

/** Reads the form: as on the wire. */
export function decodeDeleteRepositoryFileForm(raw: string): Decoded<DeleteRepositoryFileForm> {
  const issues: ValidationIssue[] = [];
  const body = formValue(
    raw,
    {},
    'all',
    '#/paths/~1projects~1{id}~1repository~1files~1{file_path}/delete/requestBody/content/application~1x-www-form-urlencoded/schema',
    issues,
  );
  return issues.length > 0
    ? { issues }
    : decoded(body, '/body', issues, isRepositoryFileDelete, collectRepositoryFileDelete);
}

/** The path values of `GET /projects/{id}/repository/files/{file_path}/blame`. */
export type GetRepositoryFileBlamePath = operations['getRepositoryFileBlame']['parameters']['path'];

/** Reads the path values: percent-encoded as on the wire, in the order of the template. */
export function decodeGetRepositoryFileBlamePath(raw: readonly string[]): Decoded<GetRepositoryFileBlamePath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1repository~1files~1{file_path}~1blame/get');
  const path: Unchecked<GetRepositoryFileBlamePath> = {
    id: asInteger(values.text(0, 'id')),
    file_path: values.text(1, 'file_path'),
  };
  return decoded(path, '/path', values.issues);
}

/** The query of `GET /projects/{id}/repository/files/{file_path}/blame`. */
export type GetRepositoryFileBlameQuery = Defaulted<
  operations['getRepositoryFileBlame']['parameters']['query'],
  'page' | 'per_page'
>;

/** Reads the query: as on the wire, without `?`. */
export function decodeGetRepositoryFileBlameQuery(raw: string): Decoded<GetRepositoryFileBlameQuery> {
  const query: Unchecked<GetRepositoryFileBlameQuery> = {};
  const pairs = new Pairs(raw, '/query', '#/paths/~1projects~1{id}~1repository~1files~1{file_path}~1blame/get');
  let rangeParts: Tree | undefined;
  while (pairs.next()) {
    switch (pairs.name) {
      case 'page':
        query.page = asInteger(pairs.only(query.page));
        break;
      case 'per_page':
        query.per_page = asInteger(pairs.only(query.per_page));
        break;
      case 'ref':
        query.ref = pairs.only(query.ref);
        break;
      default:
        if (pairs.isWithin('range')) rangeParts = pairs.part('range', rangeParts);
    }
  }
  if (rangeParts !== undefined)
    query.range = shaped(
      rangeParts,
      { properties: { end: asInteger, start: asInteger } },
      '/query/range',
      '#/paths/~1projects~1{id}~1repository~1files~1{file_path}~1blame/get/parameters/3/schema',
      pairs.issues,
    );
  query.page ??= 1;
  query.per_page ??= 20;
  if (query.ref === undefined)
    pairs.missing('ref', '#/paths/~1projects~1{id}~1repository~1files~1{file_path}~1blame/get/parameters/2/required');
  return decoded(query, '/query', pairs.issues, isGetRepositoryFileBlameQuery, collectGetRepositoryFileBlameQuery);
}

/** The path values of `HEAD /projects/{id}/repository/files/{file_path}/blame`. */
export type GetRepositoryFileBlameMetadataPath = operations['getRepositoryFileBlameMetadata']['parameters']['path'];

/** Reads the path values: percent-encoded as on the wire, in the order of the template. */
export function decodeGetRepositoryFileBlameMetadataPath(
  raw: readonly string[],
): Decoded<GetRepositoryFileBlameMetadataPath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1repository~1files~1{file_path}~1blame/head');
  const path: Unchecked<GetRepositoryFileBlameMetadataPath> = {
    id: asInteger(values.text(0, 'id')),
    file_path: values.text(1, 'file_path'),
  };
  return decoded(path, '/path', values.issues);
}

/** The query of `HEAD /projects/{id}/repository/files/{file_path}/blame`. */
export type GetRepositoryFileBlameMetadataQuery = operations['getRepositoryFileBlameMetadata']['parameters']['query'];

/** Reads the query: as on the wire, without `?`. */
export function decodeGetRepositoryFileBlameMetadataQuery(raw: string): Decoded<GetRepositoryFileBlameMetadataQuery> {
  const query: Unchecked<GetRepositoryFileBlameMetadataQuery> = {};
  const pairs = new Pairs(raw, '/query', '#/paths/~1projects~1{id}~1repository~1files~1{file_path}~1blame/head');
  let rangeParts: Tree | undefined;
  while (pairs.next()) {
    switch (pairs.name) {
      case 'ref':
        query.ref = pairs.only(query.ref);
        break;
      default:
        if (pairs.isWithin('range')) rangeParts = pairs.part('range', rangeParts);
    }
  }
  if (rangeParts !== undefined)
    query.range = shaped(
      rangeParts,
      { properties: { end: asInteger, start: asInteger } },
      '/query/range',
      '#/paths/~1projects~1{id}~1repository~1files~1{file_path}~1blame/head/parameters/3/schema',
      pairs.issues,
    );
  if (query.ref === undefined)
    pairs.missing('ref', '#/paths/~1projects~1{id}~1repository~1files~1{file_path}~1blame/head/parameters/2/required');
  return decoded(
    query,
    '/query',
    pairs.issues,
    isGetRepositoryFileBlameMetadataQuery,
    collectGetRepositoryFileBlameMetadataQuery,
  );
}

/** The path values of `GET /projects/{id}/repository/files/{file_path}/raw`. */
export type GetRawRepositoryFilePath = operations['getRawRepositoryFile']['parameters']['path'];

/** Reads the path values: percent-encoded as on the wire, in the order of the template. */
export function decodeGetRawRepositoryFilePath(raw: readonly string[]): Decoded<GetRawRepositoryFilePath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1repository~1files~1{file_path}~1raw/get');
  const path: Unchecked<GetRawRepositoryFilePath> = {
    id: asInteger(values.text(0, 'id')),
    file_path: values.text(1, 'file_path'),
  };
  return decoded(path, '/path', values.issues);
}

/** The query of `GET /projects/{id}/repository/files/{file_path}/raw`. */
export type GetRawRepositoryFileQuery = Defaulted<
  NonNullable<operations['getRawRepositoryFile']['parameters']['query']>,
  'lfs' | 'ref'
>;

/** Reads the query: as on the wire, without `?`. */
export function decodeGetRawRepositoryFileQuery(raw: string): Decoded<GetRawRepositoryFileQuery> {
  const query: Unchecked<GetRawRepositoryFileQuery> = {};
  const pairs = new Pairs(raw, '/query', '#/paths/~1projects~1{id}~1repository~1files~1{file_path}~1raw/get');
  while (pairs.next()) {
    switch (pairs.name) {
      case 'lfs':
        query.lfs = asBoolean(pairs.only(query.lfs));
        break;
      case 'ref':
        query.ref = pairs.only(query.ref);
        break;
    }
  }
  query.lfs ??= false;
  query.ref ??= 'HEAD';
  return decoded(query, '/query', pairs.issues, isGetRawRepositoryFileQuery, collectGetRawRepositoryFileQuery);
}

/** The path values of `HEAD /projects/{id}/repository/files/{file_path}/raw`. */
export type GetRawRepositoryFileMetadataPath = operations['getRawRepositoryFileMetadata']['parameters']['path'];

/** Reads the path values: percent-encoded as on the wire, in the order of the template. */
export function decodeGetRawRepositoryFileMetadataPath(
  raw: readonly string[],
): Decoded<GetRawRepositoryFileMetadataPath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1repository~1files~1{file_path}~1raw/head');
  const path: Unchecked<GetRawRepositoryFileMetadataPath> = {
    id: asInteger(values.text(0, 'id')),
    file_path: values.text(1, 'file_path'),
  };
  return decoded(path, '/path', values.issues);
}

/** The query of `HEAD /projects/{id}/repository/files/{file_path}/raw`. */
export type GetRawRepositoryFileMetadataQuery = Defaulted<
  NonNullable<operations['getRawRepositoryFileMetadata']['parameters']['query']>,
  'lfs' | 'ref'
>;

/** Reads the query: as on the wire, without `?`. */
export function decodeGetRawRepositoryFileMetadataQuery(raw: string): Decoded<GetRawRepositoryFileMetadataQuery> {
  const query: Unchecked<GetRawRepositoryFileMetadataQuery> = {};
  const pairs = new Pairs(raw, '/query', '#/paths/~1projects~1{id}~1repository~1files~1{file_path}~1raw/head');
  while (pairs.next()) {
    switch (pairs.name) {
      case 'lfs':
        query.lfs = asBoolean(pairs.only(query.lfs));
        break;
      case 'ref':
        query.ref = pairs.only(query.ref);
        break;
    }
  }
  query.lfs ??= false;
  query.ref ??= 'HEAD';
  return decoded(
    query,
    '/query',
    pairs.issues,
    isGetRawRepositoryFileMetadataQuery,
    collectGetRawRepositoryFileMetadataQuery,
  );
}

function isGetRepositoryFileBlameQuery(value: unknown): boolean {
  if (!json.isObject(value)) return false;
  const page = value['page'];
  if (page !== undefined && (!json.isInteger(page) || page < 1)) return false;
  const perPage = value['per_page'];
  if (perPage !== undefined && (!json.isInteger(perPage) || perPage > 100)) return false;
  const range = value['range'];
  return range === undefined || isGetRepositoryFileBlameQueryRange(range);
}

function collectGetRepositoryFileBlameQuery(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!json.isObject(value))
    return fail(
      issues,
      path,
      'type',
      'must be an object',
      '#/paths/~1projects~1{id}~1repository~1files~1{file_path}~1blame/get/parameters/query',
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
  const range = value['range'];
  if (range !== undefined) collectGetRepositoryFileBlameQueryRange(range, `${path}/range`, issues);
}

function isGetRepositoryFileBlameMetadataQuery(value: unknown): boolean {
  if (!json.isObject(value)) return false;
  const range = value['range'];
  return range === undefined || isGetRepositoryFileBlameMetadataQueryRange(range);
}

function collectGetRepositoryFileBlameMetadataQuery(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!json.isObject(value))
    return fail(
      issues,
      path,
      'type',
      'must be an object',
      '#/paths/~1projects~1{id}~1repository~1files~1{file_path}~1blame/head/parameters/query',
    );
  const range = value['range'];
  if (range !== undefined) collectGetRepositoryFileBlameMetadataQueryRange(range, `${path}/range`, issues);
}

function isGetRawRepositoryFileQuery(value: unknown): boolean {
  if (!json.isObject(value)) return false;
  const lfs = value['lfs'];
  return lfs === undefined || typeof lfs === 'boolean';
}

function collectGetRawRepositoryFileQuery(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!json.isObject(value))
    return fail(
      issues,
      path,
      'type',
      'must be an object',
      '#/paths/~1projects~1{id}~1repository~1files~1{file_path}~1raw/get/parameters/query',
    );
  const lfs = value['lfs'];
  if (lfs !== undefined && typeof lfs !== 'boolean')
    fail(
      issues,
      `${path}/lfs`,
      'type',
      'must be true or false',
      '#/paths/~1projects~1{id}~1repository~1files~1{file_path}~1raw/get/parameters/3/schema',
    );
}

function isGetRawRepositoryFileMetadataQuery(value: unknown): boolean {
  if (!json.isObject(value)) return false;
  const lfs = value['lfs'];
  return lfs === undefined || typeof lfs === 'boolean';
}

function collectGetRawRepositoryFileMetadataQuery(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!json.isObject(value))
    return fail(
      issues,
      path,
      'type',
      'must be an object',
      '#/paths/~1projects~1{id}~1repository~1files~1{file_path}~1raw/head/parameters/query',
    );
  const lfs = value['lfs'];
  if (lfs !== undefined && typeof lfs !== 'boolean')
    fail(
      issues,
      `${path}/lfs`,
      'type',
      'must be true or false',
      '#/paths/~1projects~1{id}~1repository~1files~1{file_path}~1raw/head/parameters/3/schema',
    );
}

function isGetRepositoryFileBlameQueryRange(value: unknown): boolean {
  if (!json.isObject(value)) return false;
  const end = value['end'];
  if (end !== undefined && !Number.isInteger(end)) return false;
  const start = value['start'];
  return start === undefined || Number.isInteger(start);
}

function collectGetRepositoryFileBlameQueryRange(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/paths/~1projects~1{id}~1repository~1files~1{file_path}~1blame/get/parameters/3/schema';
  if (!json.isObject(value)) return fail(issues, path, 'type', 'must be an object', schema);
  const end = value['end'];
  if (end !== undefined && !Number.isInteger(end))
    fail(issues, `${path}/end`, 'type', 'must be an integer', `${schema}/properties/end`);
  const start = value['start'];
  if (start !== undefined && !Number.isInteger(start))
    fail(issues, `${path}/start`, 'type', 'must be an integer', `${schema}/properties/start`);
}

function isGetRepositoryFileBlameMetadataQueryRange(value: unknown): boolean {
  if (!json.isObject(value)) return false;
  const end = value['end'];
  if (end !== undefined && !Number.isInteger(end)) return false;
  const start = value['start'];
  return start === undefined || Number.isInteger(start);
}

function collectGetRepositoryFileBlameMetadataQueryRange(
  value: unknown,
  path: string,
  issues: ValidationIssue[],
): void {
  const schema = '#/paths/~1projects~1{id}~1repository~1files~1{file_path}~1blame/head/parameters/3/schema';
  if (!json.isObject(value)) return fail(issues, path, 'type', 'must be an object', schema);
  const end = value['end'];
  if (end !== undefined && !Number.isInteger(end))
    fail(issues, `${path}/end`, 'type', 'must be an integer', `${schema}/properties/end`);
  const start = value['start'];
  if (start !== undefined && !Number.isInteger(start))
    fail(issues, `${path}/start`, 'type', 'must be an integer', `${schema}/properties/start`);
}
