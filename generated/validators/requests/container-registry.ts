// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { operations } from '../../types/openapi.ts';
import { type ValidationIssue, fail, json } from '../runtime/index.ts';
import {
  type Decoded,
  type Defaulted,
  Pairs,
  PathValues,
  type Unchecked,
  asBoolean,
  asInteger,
  decoded,
  formValue,
} from '../runtime/parameters/index.ts';
import { collectRegistryTagsBulkDelete, isRegistryTagsBulkDelete } from '../schemas/registry-tags-bulk-delete.ts';
import { collectRegistryVisibilityUpdate, isRegistryVisibilityUpdate } from '../schemas/registry-visibility-update.ts';

/** The path values of `GET /groups/{id}/registry/repositories`. */
export type ListGroupRegistryRepositoriesPath = operations['listGroupRegistryRepositories']['parameters']['path'];

/** Reads the path values: percent-encoded as on the wire, in the order of the template. */
export function decodeListGroupRegistryRepositoriesPath(
  raw: readonly string[],
): Decoded<ListGroupRegistryRepositoriesPath> {
  const values = new PathValues(raw, '#/paths/~1groups~1{id}~1registry~1repositories/get');
  const path: Unchecked<ListGroupRegistryRepositoriesPath> = {
    id: asInteger(values.text(0, 'id')),
  };
  return decoded(path, '/path', values.issues);
}

/** The query of `GET /groups/{id}/registry/repositories`. */
export type ListGroupRegistryRepositoriesQuery = Defaulted<
  NonNullable<operations['listGroupRegistryRepositories']['parameters']['query']>,
  'page' | 'per_page'
>;

/** Reads the query: as on the wire, without `?`. */
export function decodeListGroupRegistryRepositoriesQuery(raw: string): Decoded<ListGroupRegistryRepositoriesQuery> {
  const query: Unchecked<ListGroupRegistryRepositoriesQuery> = {};
  const pairs = new Pairs(raw, '/query', '#/paths/~1groups~1{id}~1registry~1repositories/get');
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
    isListGroupRegistryRepositoriesQuery,
    collectListGroupRegistryRepositoriesQuery,
  );
}

/** The query of `GET /jwt/auth`. */
export type GetRegistryTokenQuery = operations['getRegistryToken']['parameters']['query'];

/** Reads the query: as on the wire, without `?`. */
export function decodeGetRegistryTokenQuery(raw: string): Decoded<GetRegistryTokenQuery> {
  const query: Unchecked<GetRegistryTokenQuery> = {};
  const pairs = new Pairs(raw, '/query', '#/paths/~1jwt~1auth/get');
  while (pairs.next()) {
    switch (pairs.name) {
      case 'scope':
        query.scope = pairs.only(query.scope);
        break;
      case 'service':
        query.service = pairs.only(query.service);
        break;
    }
  }
  if (query.scope === undefined) pairs.missing('scope', '#/paths/~1jwt~1auth/get/parameters/1/required');
  if (query.service === undefined) pairs.missing('service', '#/paths/~1jwt~1auth/get/parameters/0/required');
  return decoded(query, '/query', pairs.issues, isGetRegistryTokenQuery, collectGetRegistryTokenQuery);
}

/** The path values of `PUT /projects/{id}/`. */
export type UpdateContainerRegistryVisibilityPath =
  operations['updateContainerRegistryVisibility']['parameters']['path'];

/** Reads the path values: percent-encoded as on the wire, in the order of the template. */
export function decodeUpdateContainerRegistryVisibilityPath(
  raw: readonly string[],
): Decoded<UpdateContainerRegistryVisibilityPath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1/put');
  const path: Unchecked<UpdateContainerRegistryVisibilityPath> = {
    id: asInteger(values.text(0, 'id')),
  };
  return decoded(path, '/path', values.issues);
}

/** The body of `PUT /projects/{id}/`. */
export type UpdateContainerRegistryVisibilityBody = NonNullable<
  operations['updateContainerRegistryVisibility']['requestBody']
>['content']['application/json'];

/** Reads the body: the value that its JSON stands for. */
export function decodeUpdateContainerRegistryVisibilityBody(
  raw: unknown,
): Decoded<UpdateContainerRegistryVisibilityBody> {
  return decoded(raw, '/body', [], isRegistryVisibilityUpdate, collectRegistryVisibilityUpdate);
}

/** The form of `PUT /projects/{id}/`. */
export type UpdateContainerRegistryVisibilityForm = NonNullable<
  operations['updateContainerRegistryVisibility']['requestBody']
>['content']['application/x-www-form-urlencoded'];

/** Reads the form: as on the wire. */
export function decodeUpdateContainerRegistryVisibilityForm(
  raw: string,
): Decoded<UpdateContainerRegistryVisibilityForm> {
  const issues: ValidationIssue[] = [];
  const body = formValue(
    raw,
    {},
    'all',
    '#/paths/~1projects~1{id}~1/put/requestBody/content/application~1x-www-form-urlencoded/schema',
    issues,
  );
  return issues.length > 0
    ? { issues }
    : decoded(body, '/body', issues, isRegistryVisibilityUpdate, collectRegistryVisibilityUpdate);
}

/** The path values of `GET /projects/{id}/registry/repositories`. */
export type ListProjectRegistryRepositoriesPath = operations['listProjectRegistryRepositories']['parameters']['path'];

/** Reads the path values: percent-encoded as on the wire, in the order of the template. */
export function decodeListProjectRegistryRepositoriesPath(
  raw: readonly string[],
): Decoded<ListProjectRegistryRepositoriesPath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1registry~1repositories/get');
  const path: Unchecked<ListProjectRegistryRepositoriesPath> = {
    id: asInteger(values.text(0, 'id')),
  };
  return decoded(path, '/path', values.issues);
}

/** The query of `GET /projects/{id}/registry/repositories`. */
export type ListProjectRegistryRepositoriesQuery = Defaulted<
  NonNullable<operations['listProjectRegistryRepositories']['parameters']['query']>,
  'page' | 'per_page'
>;

/** Reads the query: as on the wire, without `?`. */
export function decodeListProjectRegistryRepositoriesQuery(raw: string): Decoded<ListProjectRegistryRepositoriesQuery> {
  const query: Unchecked<ListProjectRegistryRepositoriesQuery> = {};
  const pairs = new Pairs(raw, '/query', '#/paths/~1projects~1{id}~1registry~1repositories/get');
  while (pairs.next()) {
    switch (pairs.name) {
      case 'page':
        query.page = asInteger(pairs.only(query.page));
        break;
      case 'per_page':
        query.per_page = asInteger(pairs.only(query.per_page));
        break;
      case 'tags':
        query.tags = asBoolean(pairs.only(query.tags));
        break;
      case 'tags_count':
        query.tags_count = asBoolean(pairs.only(query.tags_count));
        break;
    }
  }
  query.page ??= 1;
  query.per_page ??= 20;
  return decoded(
    query,
    '/query',
    pairs.issues,
    isListProjectRegistryRepositoriesQuery,
    collectListProjectRegistryRepositoriesQuery,
  );
}

/** The path values of `DELETE /projects/{id}/registry/repositories/{repository_id}`. */
export type DeleteRegistryRepositoryPath = operations['deleteRegistryRepository']['parameters']['path'];

/** Reads the path values: percent-encoded as on the wire, in the order of the template. */
export function decodeDeleteRegistryRepositoryPath(raw: readonly string[]): Decoded<DeleteRegistryRepositoryPath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1registry~1repositories~1{repository_id}/delete');
  const path: Unchecked<DeleteRegistryRepositoryPath> = {
    id: asInteger(values.text(0, 'id')),
    repository_id: asInteger(values.text(1, 'repository_id')),
  };
  return decoded(path, '/path', values.issues, isDeleteRegistryRepositoryPath, collectDeleteRegistryRepositoryPath);
}

/** The path values of `GET /projects/{id}/registry/repositories/{repository_id}/tags`. */
export type ListRegistryRepositoryTagsPath = operations['listRegistryRepositoryTags']['parameters']['path'];

/** Reads the path values: percent-encoded as on the wire, in the order of the template. */
export function decodeListRegistryRepositoryTagsPath(raw: readonly string[]): Decoded<ListRegistryRepositoryTagsPath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1registry~1repositories~1{repository_id}~1tags/get');
  const path: Unchecked<ListRegistryRepositoryTagsPath> = {
    id: asInteger(values.text(0, 'id')),
    repository_id: asInteger(values.text(1, 'repository_id')),
  };
  return decoded(path, '/path', values.issues, isListRegistryRepositoryTagsPath, collectListRegistryRepositoryTagsPath);
}

/** The query of `GET /projects/{id}/registry/repositories/{repository_id}/tags`. */
export type ListRegistryRepositoryTagsQuery = Defaulted<
  NonNullable<operations['listRegistryRepositoryTags']['parameters']['query']>,
  'page' | 'per_page'
>;

/** Reads the query: as on the wire, without `?`. */
export function decodeListRegistryRepositoryTagsQuery(raw: string): Decoded<ListRegistryRepositoryTagsQuery> {
  const query: Unchecked<ListRegistryRepositoryTagsQuery> = {};
  const pairs = new Pairs(raw, '/query', '#/paths/~1projects~1{id}~1registry~1repositories~1{repository_id}~1tags/get');
  while (pairs.next()) {
    switch (pairs.name) {
      case 'order_by':
        query.order_by = pairs.only(query.order_by);
        break;
      case 'page':
        query.page = asInteger(pairs.only(query.page));
        break;
      case 'pagination':
        query.pagination = pairs.only(query.pagination);
        break;
      case 'per_page':
        query.per_page = asInteger(pairs.only(query.per_page));
        break;
      case 'sort':
        query.sort = pairs.only(query.sort);
        break;
    }
  }
  query.page ??= 1;
  query.per_page ??= 20;
  return decoded(
    query,
    '/query',
    pairs.issues,
    isListRegistryRepositoryTagsQuery,
    collectListRegistryRepositoryTagsQuery,
  );
}

/** The path values of `DELETE /projects/{id}/registry/repositories/{repository_id}/tags`. */
export type DeleteRegistryRepositoryTagsInBulkPath =
  operations['deleteRegistryRepositoryTagsInBulk']['parameters']['path'];

/** Reads the path values: percent-encoded as on the wire, in the order of the template. */
export function decodeDeleteRegistryRepositoryTagsInBulkPath(
  raw: readonly string[],
): Decoded<DeleteRegistryRepositoryTagsInBulkPath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1registry~1repositories~1{repository_id}~1tags/delete');
  const path: Unchecked<DeleteRegistryRepositoryTagsInBulkPath> = {
    id: asInteger(values.text(0, 'id')),
    repository_id: asInteger(values.text(1, 'repository_id')),
  };
  return decoded(
    path,
    '/path',
    values.issues,
    isDeleteRegistryRepositoryTagsInBulkPath,
    collectDeleteRegistryRepositoryTagsInBulkPath,
  );
}

/** The body of `DELETE /projects/{id}/registry/repositories/{repository_id}/tags`. */
export type DeleteRegistryRepositoryTagsInBulkBody =
  operations['deleteRegistryRepositoryTagsInBulk']['requestBody']['content']['application/json'];

/** Reads the body: the value that its JSON stands for. */
export function decodeDeleteRegistryRepositoryTagsInBulkBody(
  raw: unknown,
): Decoded<DeleteRegistryRepositoryTagsInBulkBody> {
  return decoded(raw, '/body', [], isRegistryTagsBulkDelete, collectRegistryTagsBulkDelete);
}

/** The form of `DELETE /projects/{id}/registry/repositories/{repository_id}/tags`. */
export type DeleteRegistryRepositoryTagsInBulkForm =
  operations['deleteRegistryRepositoryTagsInBulk']['requestBody']['content']['application/x-www-form-urlencoded'];

/** Reads the form: as on the wire. */
export function decodeDeleteRegistryRepositoryTagsInBulkForm(
  raw: string,
): Decoded<DeleteRegistryRepositoryTagsInBulkForm> {
  const issues: ValidationIssue[] = [];
  const body = formValue(
    raw,
    { properties: { keep_n: asInteger } },
    'all',
    '#/paths/~1projects~1{id}~1registry~1repositories~1{repository_id}~1tags/delete/requestBody/content/application~1x-www-form-urlencoded/schema',
    issues,
  );
  return issues.length > 0
    ? { issues }
    : decoded(body, '/body', issues, isRegistryTagsBulkDelete, collectRegistryTagsBulkDelete);
}

/** The path values of `GET /projects/{id}/registry/repositories/{repository_id}/tags/{tag_name}`. */
export type GetRegistryRepositoryTagPath = operations['getRegistryRepositoryTag']['parameters']['path'];

/** Reads the path values: percent-encoded as on the wire, in the order of the template. */
export function decodeGetRegistryRepositoryTagPath(raw: readonly string[]): Decoded<GetRegistryRepositoryTagPath> {
  const values = new PathValues(
    raw,
    '#/paths/~1projects~1{id}~1registry~1repositories~1{repository_id}~1tags~1{tag_name}/get',
  );
  const path: Unchecked<GetRegistryRepositoryTagPath> = {
    id: asInteger(values.text(0, 'id')),
    repository_id: asInteger(values.text(1, 'repository_id')),
    tag_name: values.text(2, 'tag_name'),
  };
  return decoded(path, '/path', values.issues, isGetRegistryRepositoryTagPath, collectGetRegistryRepositoryTagPath);
}

/** The path values of `DELETE /projects/{id}/registry/repositories/{repository_id}/tags/{tag_name}`. */
export type DeleteRegistryRepositoryTagPath = operations['deleteRegistryRepositoryTag']['parameters']['path'];

/** Reads the path values: percent-encoded as on the wire, in the order of the template. */
export function decodeDeleteRegistryRepositoryTagPath(
  raw: readonly string[],
): Decoded<DeleteRegistryRepositoryTagPath> {
  const values = new PathValues(
    raw,
    '#/paths/~1projects~1{id}~1registry~1repositories~1{repository_id}~1tags~1{tag_name}/delete',
  );
  const path: Unchecked<DeleteRegistryRepositoryTagPath> = {
    id: asInteger(values.text(0, 'id')),
    repository_id: asInteger(values.text(1, 'repository_id')),
    tag_name: values.text(2, 'tag_name'),
  };
  return decoded(
    path,
    '/path',
    values.issues,
    isDeleteRegistryRepositoryTagPath,
    collectDeleteRegistryRepositoryTagPath,
  );
}

/** The path values of `GET /registry/repositories/{id}`. */
export type GetRegistryRepositoryPath = operations['getRegistryRepository']['parameters']['path'];

/** Reads the path values: percent-encoded as on the wire, in the order of the template. */
export function decodeGetRegistryRepositoryPath(raw: readonly string[]): Decoded<GetRegistryRepositoryPath> {
  const values = new PathValues(raw, '#/paths/~1registry~1repositories~1{id}/get');
  const path: Unchecked<GetRegistryRepositoryPath> = {
    id: asInteger(values.text(0, 'id')),
  };
  return decoded(path, '/path', values.issues, isGetRegistryRepositoryPath, collectGetRegistryRepositoryPath);
}

/** The query of `GET /registry/repositories/{id}`. */
export type GetRegistryRepositoryQuery = NonNullable<operations['getRegistryRepository']['parameters']['query']>;

/** Reads the query: as on the wire, without `?`. */
export function decodeGetRegistryRepositoryQuery(raw: string): Decoded<GetRegistryRepositoryQuery> {
  const query: Unchecked<GetRegistryRepositoryQuery> = {};
  const pairs = new Pairs(raw, '/query', '#/paths/~1registry~1repositories~1{id}/get');
  while (pairs.next()) {
    switch (pairs.name) {
      case 'size':
        query.size = asBoolean(pairs.only(query.size));
        break;
      case 'tags':
        query.tags = asBoolean(pairs.only(query.tags));
        break;
      case 'tags_count':
        query.tags_count = asBoolean(pairs.only(query.tags_count));
        break;
    }
  }
  return decoded(query, '/query', pairs.issues, isGetRegistryRepositoryQuery, collectGetRegistryRepositoryQuery);
}

/** The path values of `DELETE /v2/{image_path}/manifests/{tag}`. */
export type DeleteRegistryManifestPath = operations['deleteRegistryManifest']['parameters']['path'];

/** Reads the path values: percent-encoded as on the wire, in the order of the template. */
export function decodeDeleteRegistryManifestPath(raw: readonly string[]): Decoded<DeleteRegistryManifestPath> {
  const values = new PathValues(raw, '#/paths/~1v2~1{image_path}~1manifests~1{tag}/delete');
  const path: Unchecked<DeleteRegistryManifestPath> = {
    image_path: values.text(0, 'image_path'),
    tag: values.text(1, 'tag'),
  };
  return decoded(path, '/path', values.issues);
}

/** The path values of `DELETE /v2/{image_path}/tags/reference/{tag}`. */
export type DeleteRegistryTagReferencePath = operations['deleteRegistryTagReference']['parameters']['path'];

/** Reads the path values: percent-encoded as on the wire, in the order of the template. */
export function decodeDeleteRegistryTagReferencePath(raw: readonly string[]): Decoded<DeleteRegistryTagReferencePath> {
  const values = new PathValues(raw, '#/paths/~1v2~1{image_path}~1tags~1reference~1{tag}/delete');
  const path: Unchecked<DeleteRegistryTagReferencePath> = {
    image_path: values.text(0, 'image_path'),
    tag: values.text(1, 'tag'),
  };
  return decoded(path, '/path', values.issues);
}

function isListGroupRegistryRepositoriesQuery(value: unknown): boolean {
  if (!json.isObject(value)) return false;
  const page = value['page'];
  if (page !== undefined && (!json.isInteger(page) || page < 1)) return false;
  const perPage = value['per_page'];
  return perPage === undefined || (json.isInteger(perPage) && perPage <= 100);
}

function collectListGroupRegistryRepositoriesQuery(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!json.isObject(value))
    return fail(
      issues,
      path,
      'type',
      'must be an object',
      '#/paths/~1groups~1{id}~1registry~1repositories/get/parameters/query',
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

function isGetRegistryTokenQuery(value: unknown): boolean {
  if (!json.isObject(value)) return false;
  const service = value['service'];
  return service === undefined || service === 'container_registry';
}

function collectGetRegistryTokenQuery(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!json.isObject(value))
    return fail(issues, path, 'type', 'must be an object', '#/paths/~1jwt~1auth/get/parameters/query');
  const service = value['service'];
  if (service !== undefined && service !== 'container_registry')
    fail(
      issues,
      `${path}/service`,
      'enum',
      'must be "container_registry"',
      '#/paths/~1jwt~1auth/get/parameters/0/schema',
    );
}

function isListProjectRegistryRepositoriesQuery(value: unknown): boolean {
  if (!json.isObject(value)) return false;
  const page = value['page'];
  if (page !== undefined && (!json.isInteger(page) || page < 1)) return false;
  const perPage = value['per_page'];
  if (perPage !== undefined && (!json.isInteger(perPage) || perPage > 100)) return false;
  const tags = value['tags'];
  if (tags !== undefined && typeof tags !== 'boolean') return false;
  const tagsCount = value['tags_count'];
  return tagsCount === undefined || typeof tagsCount === 'boolean';
}

function collectListProjectRegistryRepositoriesQuery(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!json.isObject(value))
    return fail(
      issues,
      path,
      'type',
      'must be an object',
      '#/paths/~1projects~1{id}~1registry~1repositories/get/parameters/query',
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
  const tags = value['tags'];
  if (tags !== undefined && typeof tags !== 'boolean')
    fail(
      issues,
      `${path}/tags`,
      'type',
      'must be true or false',
      '#/paths/~1projects~1{id}~1registry~1repositories/get/parameters/1/schema',
    );
  const tagsCount = value['tags_count'];
  if (tagsCount !== undefined && typeof tagsCount !== 'boolean')
    fail(
      issues,
      `${path}/tags_count`,
      'type',
      'must be true or false',
      '#/paths/~1projects~1{id}~1registry~1repositories/get/parameters/2/schema',
    );
}

function isDeleteRegistryRepositoryPath(value: unknown): boolean {
  if (!json.isObject(value)) return false;
  const repositoryId = value['repository_id'];
  return repositoryId === undefined || Number.isInteger(repositoryId);
}

function collectDeleteRegistryRepositoryPath(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!json.isObject(value))
    return fail(
      issues,
      path,
      'type',
      'must be an object',
      '#/paths/~1projects~1{id}~1registry~1repositories~1{repository_id}/delete/parameters/path',
    );
  const repositoryId = value['repository_id'];
  if (repositoryId !== undefined && !Number.isInteger(repositoryId))
    fail(
      issues,
      `${path}/repository_id`,
      'type',
      'must be an integer',
      '#/paths/~1projects~1{id}~1registry~1repositories~1{repository_id}/delete/parameters/1/schema',
    );
}

function isListRegistryRepositoryTagsPath(value: unknown): boolean {
  if (!json.isObject(value)) return false;
  const repositoryId = value['repository_id'];
  return repositoryId === undefined || Number.isInteger(repositoryId);
}

function collectListRegistryRepositoryTagsPath(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!json.isObject(value))
    return fail(
      issues,
      path,
      'type',
      'must be an object',
      '#/paths/~1projects~1{id}~1registry~1repositories~1{repository_id}~1tags/get/parameters/path',
    );
  const repositoryId = value['repository_id'];
  if (repositoryId !== undefined && !Number.isInteger(repositoryId))
    fail(
      issues,
      `${path}/repository_id`,
      'type',
      'must be an integer',
      '#/paths/~1projects~1{id}~1registry~1repositories~1{repository_id}~1tags/get/parameters/1/schema',
    );
}

function isListRegistryRepositoryTagsQuery(value: unknown): boolean {
  if (!json.isObject(value)) return false;
  const orderBy = value['order_by'];
  if (orderBy !== undefined && orderBy !== 'name') return false;
  const page = value['page'];
  if (page !== undefined && (!json.isInteger(page) || page < 1)) return false;
  const pagination = value['pagination'];
  if (pagination !== undefined && pagination !== 'keyset') return false;
  const perPage = value['per_page'];
  if (perPage !== undefined && (!json.isInteger(perPage) || perPage > 100)) return false;
  const sort = value['sort'];
  return sort === undefined || sort === 'asc' || sort === 'desc';
}

function collectListRegistryRepositoryTagsQuery(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!json.isObject(value))
    return fail(
      issues,
      path,
      'type',
      'must be an object',
      '#/paths/~1projects~1{id}~1registry~1repositories~1{repository_id}~1tags/get/parameters/query',
    );
  const orderBy = value['order_by'];
  if (orderBy !== undefined && orderBy !== 'name')
    fail(
      issues,
      `${path}/order_by`,
      'enum',
      'must be "name"',
      '#/paths/~1projects~1{id}~1registry~1repositories~1{repository_id}~1tags/get/parameters/3/schema',
    );
  const page = value['page'];
  if (page !== undefined && !Number.isInteger(page))
    fail(
      issues,
      `${path}/page`,
      'type',
      'must be an integer',
      '#/paths/~1projects~1{id}~1registry~1repositories~1{repository_id}~1tags/get/parameters/5/schema',
    );
  if (json.isInteger(page) && page < 1)
    fail(
      issues,
      `${path}/page`,
      'minimum',
      'must be at least 1',
      '#/paths/~1projects~1{id}~1registry~1repositories~1{repository_id}~1tags/get/parameters/5/schema',
    );
  const pagination = value['pagination'];
  if (pagination !== undefined && pagination !== 'keyset')
    fail(
      issues,
      `${path}/pagination`,
      'enum',
      'must be "keyset"',
      '#/paths/~1projects~1{id}~1registry~1repositories~1{repository_id}~1tags/get/parameters/2/schema',
    );
  const perPage = value['per_page'];
  if (perPage !== undefined && !Number.isInteger(perPage))
    fail(issues, `${path}/per_page`, 'type', 'must be an integer', '#/components/parameters/PerPage/schema');
  if (json.isInteger(perPage) && perPage > 100)
    fail(issues, `${path}/per_page`, 'maximum', 'must be at most 100', '#/components/parameters/PerPage/schema');
  const sort = value['sort'];
  if (sort !== undefined && sort !== 'asc' && sort !== 'desc')
    fail(
      issues,
      `${path}/sort`,
      'enum',
      'must be one of "asc", "desc"',
      '#/paths/~1projects~1{id}~1registry~1repositories~1{repository_id}~1tags/get/parameters/4/schema',
    );
}

function isDeleteRegistryRepositoryTagsInBulkPath(value: unknown): boolean {
  if (!json.isObject(value)) return false;
  const repositoryId = value['repository_id'];
  return repositoryId === undefined || Number.isInteger(repositoryId);
}

function collectDeleteRegistryRepositoryTagsInBulkPath(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!json.isObject(value))
    return fail(
      issues,
      path,
      'type',
      'must be an object',
      '#/paths/~1projects~1{id}~1registry~1repositories~1{repository_id}~1tags/delete/parameters/path',
    );
  const repositoryId = value['repository_id'];
  if (repositoryId !== undefined && !Number.isInteger(repositoryId))
    fail(
      issues,
      `${path}/repository_id`,
      'type',
      'must be an integer',
      '#/paths/~1projects~1{id}~1registry~1repositories~1{repository_id}~1tags/delete/parameters/1/schema',
    );
}

function isGetRegistryRepositoryTagPath(value: unknown): boolean {
  if (!json.isObject(value)) return false;
  const repositoryId = value['repository_id'];
  return repositoryId === undefined || Number.isInteger(repositoryId);
}

function collectGetRegistryRepositoryTagPath(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!json.isObject(value))
    return fail(
      issues,
      path,
      'type',
      'must be an object',
      '#/paths/~1projects~1{id}~1registry~1repositories~1{repository_id}~1tags~1{tag_name}/get/parameters/path',
    );
  const repositoryId = value['repository_id'];
  if (repositoryId !== undefined && !Number.isInteger(repositoryId))
    fail(
      issues,
      `${path}/repository_id`,
      'type',
      'must be an integer',
      '#/paths/~1projects~1{id}~1registry~1repositories~1{repository_id}~1tags~1{tag_name}/get/parameters/1/schema',
    );
}

function isDeleteRegistryRepositoryTagPath(value: unknown): boolean {
  if (!json.isObject(value)) return false;
  const repositoryId = value['repository_id'];
  return repositoryId === undefined || Number.isInteger(repositoryId);
}

function collectDeleteRegistryRepositoryTagPath(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!json.isObject(value))
    return fail(
      issues,
      path,
      'type',
      'must be an object',
      '#/paths/~1projects~1{id}~1registry~1repositories~1{repository_id}~1tags~1{tag_name}/delete/parameters/path',
    );
  const repositoryId = value['repository_id'];
  if (repositoryId !== undefined && !Number.isInteger(repositoryId))
    fail(
      issues,
      `${path}/repository_id`,
      'type',
      'must be an integer',
      '#/paths/~1projects~1{id}~1registry~1repositories~1{repository_id}~1tags~1{tag_name}/delete/parameters/1/schema',
    );
}

function isGetRegistryRepositoryPath(value: unknown): boolean {
  if (!json.isObject(value)) return false;
  const id = value['id'];
  return id === undefined || Number.isInteger(id);
}

function collectGetRegistryRepositoryPath(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!json.isObject(value))
    return fail(
      issues,
      path,
      'type',
      'must be an object',
      '#/paths/~1registry~1repositories~1{id}/get/parameters/path',
    );
  const id = value['id'];
  if (id !== undefined && !Number.isInteger(id))
    fail(
      issues,
      `${path}/id`,
      'type',
      'must be an integer',
      '#/paths/~1registry~1repositories~1{id}/get/parameters/0/schema',
    );
}

function isGetRegistryRepositoryQuery(value: unknown): boolean {
  if (!json.isObject(value)) return false;
  const size = value['size'];
  if (size !== undefined && typeof size !== 'boolean') return false;
  const tags = value['tags'];
  if (tags !== undefined && typeof tags !== 'boolean') return false;
  const tagsCount = value['tags_count'];
  return tagsCount === undefined || typeof tagsCount === 'boolean';
}

function collectGetRegistryRepositoryQuery(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!json.isObject(value))
    return fail(
      issues,
      path,
      'type',
      'must be an object',
      '#/paths/~1registry~1repositories~1{id}/get/parameters/query',
    );
  const size = value['size'];
  if (size !== undefined && typeof size !== 'boolean')
    fail(
      issues,
      `${path}/size`,
      'type',
      'must be true or false',
      '#/paths/~1registry~1repositories~1{id}/get/parameters/3/schema',
    );
  const tags = value['tags'];
  if (tags !== undefined && typeof tags !== 'boolean')
    fail(
      issues,
      `${path}/tags`,
      'type',
      'must be true or false',
      '#/paths/~1registry~1repositories~1{id}/get/parameters/1/schema',
    );
  const tagsCount = value['tags_count'];
  if (tagsCount !== undefined && typeof tagsCount !== 'boolean')
    fail(
      issues,
      `${path}/tags_count`,
      'type',
      'must be true or false',
      '#/paths/~1registry~1repositories~1{id}/get/parameters/2/schema',
    );
}
