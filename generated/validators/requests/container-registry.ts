// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type {
  DeleteRegistryManifestPath,
  DeleteRegistryRepositoryPath,
  DeleteRegistryRepositoryTagPath,
  DeleteRegistryRepositoryTagsInBulkPath,
  DeleteRegistryTagReferencePath,
  GetRegistryRepositoryPath,
  GetRegistryRepositoryQuery,
  GetRegistryRepositoryTagPath,
  GetRegistryTokenQuery,
  ListGroupRegistryRepositoriesPath,
  ListGroupRegistryRepositoriesQuery,
  ListProjectRegistryRepositoriesPath,
  ListProjectRegistryRepositoriesQuery,
  ListRegistryRepositoryTagsPath,
  ListRegistryRepositoryTagsQuery,
  RegistryTagsBulkDelete,
  RegistryVisibilityUpdate,
  UpdateContainerRegistryVisibilityPath,
} from '../../types/container-registry.ts';
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
import { Pairs, type Shape } from '../runtime/queries.ts';
import { type ValidationIssue, fail, hasIntegerType } from '../runtime/report.ts';
import { collectRegistryTagsBulkDelete, isRegistryTagsBulkDelete } from '../schemas/registry-tags-bulk-delete.ts';
import { collectRegistryVisibilityUpdate, isRegistryVisibilityUpdate } from '../schemas/registry-visibility-update.ts';

const registryTagsBulkDeleteShape: Shape = { properties: { keep_n: asInteger } };

/** Decodes the path values, which are percent-encoded and in the order of the template. */
export function decodeListGroupRegistryRepositoriesPath(
  raw: readonly string[],
): Decoded<ListGroupRegistryRepositoriesPath> {
  const values = new PathValues(raw, '#/paths/~1groups~1{id}~1registry~1repositories/get');
  const id = asInteger(values.text(0, 'id'));
  const path: Unchecked<ListGroupRegistryRepositoriesPath> = { id };
  return decoded(path, values.issues);
}

/** The query of `GET /groups/{id}/registry/repositories`, with defaults. */
export type ListGroupRegistryRepositoriesQueryWithDefaults = Defaulted<
  ListGroupRegistryRepositoriesQuery,
  'page' | 'per_page'
>;

/** Decodes the query string, without `?`. */
export function decodeListGroupRegistryRepositoriesQuery(
  raw: string,
): Decoded<ListGroupRegistryRepositoriesQueryWithDefaults> {
  const pairs = new Pairs(raw, '/query', '#/paths/~1groups~1{id}~1registry~1repositories/get');
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
  const query: Unchecked<ListGroupRegistryRepositoriesQueryWithDefaults> = { page: page ?? 1, per_page: perPage ?? 20 };
  return decodedNumbers(query, '/query', issues);
}

/** Decodes the query string, without `?`. */
export function decodeGetRegistryTokenQuery(raw: string): Decoded<GetRegistryTokenQuery> {
  const schema = '#/paths/~1jwt~1auth/get';
  const pairs = new Pairs(raw, '/query', schema);
  let scope: unknown;
  let service: unknown;
  while (pairs.next()) {
    switch (pairs.name) {
      case 'scope':
        scope = pairs.only(scope);
        break;
      case 'service':
        service = pairs.only(service);
        break;
    }
  }
  const { issues } = pairs;
  if (service !== undefined && service !== 'container_registry')
    fail(issues, '/query/service', `${schema}/parameters/0/schema`, 'enum', 'must be "container_registry"');
  if (scope === undefined) pairs.missing('scope', `${schema}/parameters/1/required`);
  if (service === undefined) pairs.missing('service', `${schema}/parameters/0/required`);
  const query: Unchecked<GetRegistryTokenQuery> = { scope, service };
  return decoded(query, issues);
}

/** Decodes the path values, which are percent-encoded and in the order of the template. */
export function decodeUpdateContainerRegistryVisibilityPath(
  raw: readonly string[],
): Decoded<UpdateContainerRegistryVisibilityPath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1/put');
  const id = asInteger(values.text(0, 'id'));
  const path: Unchecked<UpdateContainerRegistryVisibilityPath> = { id };
  return decoded(path, values.issues);
}

/** Validates the body, parsed from JSON. */
export function decodeUpdateContainerRegistryVisibilityBody(raw: unknown): Decoded<RegistryVisibilityUpdate> {
  return checkedValue(raw, '/body', isRegistryVisibilityUpdate, collectRegistryVisibilityUpdate);
}

/** Decodes the form. `others` are properties from a JSON body. */
export function decodeUpdateContainerRegistryVisibilityForm(
  raw: string,
  others?: object,
): Decoded<RegistryVisibilityUpdate> {
  const issues: ValidationIssue[] = [];
  const body = formValue(
    raw,
    {},
    'all',
    '#/paths/~1projects~1{id}~1/put/requestBody/content/application~1x-www-form-urlencoded/schema',
    issues,
    others,
  );
  return issues.length > 0
    ? { issues }
    : checkedForm(body, '/body', isRegistryVisibilityUpdate, collectRegistryVisibilityUpdate);
}

/** Decodes the path values, which are percent-encoded and in the order of the template. */
export function decodeListProjectRegistryRepositoriesPath(
  raw: readonly string[],
): Decoded<ListProjectRegistryRepositoriesPath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1registry~1repositories/get');
  const id = asInteger(values.text(0, 'id'));
  const path: Unchecked<ListProjectRegistryRepositoriesPath> = { id };
  return decoded(path, values.issues);
}

/** The query of `GET /projects/{id}/registry/repositories`, with defaults. */
export type ListProjectRegistryRepositoriesQueryWithDefaults = Defaulted<
  ListProjectRegistryRepositoriesQuery,
  'page' | 'per_page'
>;

/** Decodes the query string, without `?`. */
export function decodeListProjectRegistryRepositoriesQuery(
  raw: string,
): Decoded<ListProjectRegistryRepositoriesQueryWithDefaults> {
  const schema = '#/paths/~1projects~1{id}~1registry~1repositories/get';
  const pairs = new Pairs(raw, '/query', schema);
  let page: unknown;
  let perPage: unknown;
  let tags: unknown;
  let tagsCount: unknown;
  while (pairs.next()) {
    switch (pairs.name) {
      case 'page':
        page = asInteger(pairs.only(page));
        break;
      case 'per_page':
        perPage = asInteger(pairs.only(perPage));
        break;
      case 'tags':
        tags = asBoolean(pairs.only(tags));
        break;
      case 'tags_count':
        tagsCount = asBoolean(pairs.only(tagsCount));
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
  if (tags !== undefined && typeof tags !== 'boolean')
    fail(issues, '/query/tags', `${schema}/parameters/1/schema`, 'type', 'must be true or false');
  if (tagsCount !== undefined && typeof tagsCount !== 'boolean')
    fail(issues, '/query/tags_count', `${schema}/parameters/2/schema`, 'type', 'must be true or false');
  const query: Unchecked<ListProjectRegistryRepositoriesQueryWithDefaults> = {
    page: page ?? 1,
    per_page: perPage ?? 20,
  };
  if (tags !== undefined) query.tags = tags;
  if (tagsCount !== undefined) query.tags_count = tagsCount;
  return decodedNumbers(query, '/query', issues);
}

/** Decodes the path values, which are percent-encoded and in the order of the template. */
export function decodeDeleteRegistryRepositoryPath(raw: readonly string[]): Decoded<DeleteRegistryRepositoryPath> {
  const schema = '#/paths/~1projects~1{id}~1registry~1repositories~1{repository_id}/delete';
  const values = new PathValues(raw, schema);
  const id = asInteger(values.text(0, 'id'));
  const repositoryId = asInteger(values.text(1, 'repository_id'));
  const { issues } = values;
  if (repositoryId !== undefined && !Number.isInteger(repositoryId))
    fail(issues, '/path/repository_id', `${schema}/parameters/1/schema`, 'type', 'must be an integer');
  const path: Unchecked<DeleteRegistryRepositoryPath> = { id, repository_id: repositoryId };
  return decodedNumbers(path, '/path', issues);
}

/** Decodes the path values, which are percent-encoded and in the order of the template. */
export function decodeListRegistryRepositoryTagsPath(raw: readonly string[]): Decoded<ListRegistryRepositoryTagsPath> {
  const schema = '#/paths/~1projects~1{id}~1registry~1repositories~1{repository_id}~1tags/get';
  const values = new PathValues(raw, schema);
  const id = asInteger(values.text(0, 'id'));
  const repositoryId = asInteger(values.text(1, 'repository_id'));
  const { issues } = values;
  if (repositoryId !== undefined && !Number.isInteger(repositoryId))
    fail(issues, '/path/repository_id', `${schema}/parameters/1/schema`, 'type', 'must be an integer');
  const path: Unchecked<ListRegistryRepositoryTagsPath> = { id, repository_id: repositoryId };
  return decodedNumbers(path, '/path', issues);
}

/** The query of `GET /projects/{id}/registry/repositories/{repository_id}/tags`, with defaults. */
export type ListRegistryRepositoryTagsQueryWithDefaults = Defaulted<
  ListRegistryRepositoryTagsQuery,
  'page' | 'per_page'
>;

/** Decodes the query string, without `?`. */
export function decodeListRegistryRepositoryTagsQuery(
  raw: string,
): Decoded<ListRegistryRepositoryTagsQueryWithDefaults> {
  const schema = '#/paths/~1projects~1{id}~1registry~1repositories~1{repository_id}~1tags/get';
  const pairs = new Pairs(raw, '/query', schema);
  let orderBy: unknown;
  let page: unknown;
  let pagination: unknown;
  let perPage: unknown;
  let sort: unknown;
  while (pairs.next()) {
    switch (pairs.name) {
      case 'order_by':
        orderBy = pairs.only(orderBy);
        break;
      case 'page':
        page = asInteger(pairs.only(page));
        break;
      case 'pagination':
        pagination = pairs.only(pagination);
        break;
      case 'per_page':
        perPage = asInteger(pairs.only(perPage));
        break;
      case 'sort':
        sort = pairs.only(sort);
        break;
    }
  }
  const { issues } = pairs;
  if (orderBy !== undefined && orderBy !== 'name')
    fail(issues, '/query/order_by', `${schema}/parameters/3/schema`, 'enum', 'must be "name"');
  if (page !== undefined && !Number.isInteger(page))
    fail(issues, '/query/page', `${schema}/parameters/5/schema`, 'type', 'must be an integer');
  if (hasIntegerType(page) && page < 1)
    fail(issues, '/query/page', `${schema}/parameters/5/schema`, 'minimum', 'must be at least 1');
  if (pagination !== undefined && pagination !== 'keyset')
    fail(issues, '/query/pagination', `${schema}/parameters/2/schema`, 'enum', 'must be "keyset"');
  if (perPage !== undefined && !Number.isInteger(perPage))
    fail(issues, '/query/per_page', '#/components/parameters/PerPage/schema', 'type', 'must be an integer');
  if (hasIntegerType(perPage) && perPage > 100)
    fail(issues, '/query/per_page', '#/components/parameters/PerPage/schema', 'maximum', 'must be at most 100');
  if (sort !== undefined && sort !== 'asc' && sort !== 'desc')
    fail(issues, '/query/sort', `${schema}/parameters/4/schema`, 'enum', 'must be one of "asc", "desc"');
  const query: Unchecked<ListRegistryRepositoryTagsQueryWithDefaults> = { page: page ?? 1, per_page: perPage ?? 20 };
  if (orderBy !== undefined) query.order_by = orderBy;
  if (pagination !== undefined) query.pagination = pagination;
  if (sort !== undefined) query.sort = sort;
  return decodedNumbers(query, '/query', issues);
}

/** Decodes the path values, which are percent-encoded and in the order of the template. */
export function decodeDeleteRegistryRepositoryTagsInBulkPath(
  raw: readonly string[],
): Decoded<DeleteRegistryRepositoryTagsInBulkPath> {
  const schema = '#/paths/~1projects~1{id}~1registry~1repositories~1{repository_id}~1tags/delete';
  const values = new PathValues(raw, schema);
  const id = asInteger(values.text(0, 'id'));
  const repositoryId = asInteger(values.text(1, 'repository_id'));
  const { issues } = values;
  if (repositoryId !== undefined && !Number.isInteger(repositoryId))
    fail(issues, '/path/repository_id', `${schema}/parameters/1/schema`, 'type', 'must be an integer');
  const path: Unchecked<DeleteRegistryRepositoryTagsInBulkPath> = { id, repository_id: repositoryId };
  return decodedNumbers(path, '/path', issues);
}

/** Validates the body, parsed from JSON. */
export function decodeDeleteRegistryRepositoryTagsInBulkBody(raw: unknown): Decoded<RegistryTagsBulkDelete> {
  return checkedValue(raw, '/body', isRegistryTagsBulkDelete, collectRegistryTagsBulkDelete);
}

/** Decodes the form. `others` are properties from a JSON body. */
export function decodeDeleteRegistryRepositoryTagsInBulkForm(
  raw: string,
  others?: object,
): Decoded<RegistryTagsBulkDelete> {
  const issues: ValidationIssue[] = [];
  const body = formValue(
    raw,
    registryTagsBulkDeleteShape,
    'all',
    '#/paths/~1projects~1{id}~1registry~1repositories~1{repository_id}~1tags/delete/requestBody/content/application~1x-www-form-urlencoded/schema',
    issues,
    others,
  );
  return issues.length > 0
    ? { issues }
    : checkedForm(body, '/body', isRegistryTagsBulkDelete, collectRegistryTagsBulkDelete);
}

/** Decodes the path values, which are percent-encoded and in the order of the template. */
export function decodeGetRegistryRepositoryTagPath(raw: readonly string[]): Decoded<GetRegistryRepositoryTagPath> {
  const schema = '#/paths/~1projects~1{id}~1registry~1repositories~1{repository_id}~1tags~1{tag_name}/get';
  const values = new PathValues(raw, schema);
  const id = asInteger(values.text(0, 'id'));
  const repositoryId = asInteger(values.text(1, 'repository_id'));
  const tagName = values.text(2, 'tag_name');
  const { issues } = values;
  if (repositoryId !== undefined && !Number.isInteger(repositoryId))
    fail(issues, '/path/repository_id', `${schema}/parameters/1/schema`, 'type', 'must be an integer');
  const path: Unchecked<GetRegistryRepositoryTagPath> = { id, repository_id: repositoryId, tag_name: tagName };
  return decodedNumbers(path, '/path', issues);
}

/** Decodes the path values, which are percent-encoded and in the order of the template. */
export function decodeDeleteRegistryRepositoryTagPath(
  raw: readonly string[],
): Decoded<DeleteRegistryRepositoryTagPath> {
  const schema = '#/paths/~1projects~1{id}~1registry~1repositories~1{repository_id}~1tags~1{tag_name}/delete';
  const values = new PathValues(raw, schema);
  const id = asInteger(values.text(0, 'id'));
  const repositoryId = asInteger(values.text(1, 'repository_id'));
  const tagName = values.text(2, 'tag_name');
  const { issues } = values;
  if (repositoryId !== undefined && !Number.isInteger(repositoryId))
    fail(issues, '/path/repository_id', `${schema}/parameters/1/schema`, 'type', 'must be an integer');
  const path: Unchecked<DeleteRegistryRepositoryTagPath> = { id, repository_id: repositoryId, tag_name: tagName };
  return decodedNumbers(path, '/path', issues);
}

/** Decodes the path values, which are percent-encoded and in the order of the template. */
export function decodeGetRegistryRepositoryPath(raw: readonly string[]): Decoded<GetRegistryRepositoryPath> {
  const schema = '#/paths/~1registry~1repositories~1{id}/get';
  const values = new PathValues(raw, schema);
  const id = asInteger(values.text(0, 'id'));
  const { issues } = values;
  if (id !== undefined && !Number.isInteger(id))
    fail(issues, '/path/id', `${schema}/parameters/0/schema`, 'type', 'must be an integer');
  const path: Unchecked<GetRegistryRepositoryPath> = { id };
  return decodedNumbers(path, '/path', issues);
}

/** Decodes the query string, without `?`. */
export function decodeGetRegistryRepositoryQuery(raw: string): Decoded<GetRegistryRepositoryQuery> {
  const schema = '#/paths/~1registry~1repositories~1{id}/get';
  const pairs = new Pairs(raw, '/query', schema);
  let size: unknown;
  let tags: unknown;
  let tagsCount: unknown;
  while (pairs.next()) {
    switch (pairs.name) {
      case 'size':
        size = asBoolean(pairs.only(size));
        break;
      case 'tags':
        tags = asBoolean(pairs.only(tags));
        break;
      case 'tags_count':
        tagsCount = asBoolean(pairs.only(tagsCount));
        break;
    }
  }
  const { issues } = pairs;
  if (size !== undefined && typeof size !== 'boolean')
    fail(issues, '/query/size', `${schema}/parameters/3/schema`, 'type', 'must be true or false');
  if (tags !== undefined && typeof tags !== 'boolean')
    fail(issues, '/query/tags', `${schema}/parameters/1/schema`, 'type', 'must be true or false');
  if (tagsCount !== undefined && typeof tagsCount !== 'boolean')
    fail(issues, '/query/tags_count', `${schema}/parameters/2/schema`, 'type', 'must be true or false');
  const query: Unchecked<GetRegistryRepositoryQuery> = {};
  if (size !== undefined) query.size = size;
  if (tags !== undefined) query.tags = tags;
  if (tagsCount !== undefined) query.tags_count = tagsCount;
  return decoded(query, issues);
}

/** Decodes the path values, which are percent-encoded and in the order of the template. */
export function decodeDeleteRegistryManifestPath(raw: readonly string[]): Decoded<DeleteRegistryManifestPath> {
  const values = new PathValues(raw, '#/paths/~1v2~1{image_path}~1manifests~1{tag}/delete');
  const imagePath = values.text(0, 'image_path');
  const tag = values.text(1, 'tag');
  const path: Unchecked<DeleteRegistryManifestPath> = { image_path: imagePath, tag };
  return decoded(path, values.issues);
}

/** Decodes the path values, which are percent-encoded and in the order of the template. */
export function decodeDeleteRegistryTagReferencePath(raw: readonly string[]): Decoded<DeleteRegistryTagReferencePath> {
  const values = new PathValues(raw, '#/paths/~1v2~1{image_path}~1tags~1reference~1{tag}/delete');
  const imagePath = values.text(0, 'image_path');
  const tag = values.text(1, 'tag');
  const path: Unchecked<DeleteRegistryTagReferencePath> = { image_path: imagePath, tag };
  return decoded(path, values.issues);
}
