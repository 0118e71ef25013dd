// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { operations } from '../../types/openapi.ts';
import { json } from '../runtime/json.ts';
import { type Decoded, type Defaulted, type Unchecked, decoded, judged } from '../runtime/parameters/decoded.ts';
import { formValue } from '../runtime/parameters/form.ts';
import { Pairs } from '../runtime/parameters/pairs.ts';
import { PathValues } from '../runtime/parameters/path.ts';
import { asBoolean, asInteger } from '../runtime/parameters/scalars.ts';
import type { Shape } from '../runtime/parameters/shape.ts';
import { type ValidationIssue, fail } from '../runtime/report.ts';
import { collectRegistryTagsBulkDelete, isRegistryTagsBulkDelete } from '../schemas/registry-tags-bulk-delete.ts';
import { collectRegistryVisibilityUpdate, isRegistryVisibilityUpdate } from '../schemas/registry-visibility-update.ts';

const registryTagsBulkDeleteShape: Shape = { properties: { keep_n: asInteger } };

/** The path values of `GET /groups/{id}/registry/repositories`. */
export type ListGroupRegistryRepositoriesPath = operations['listGroupRegistryRepositories']['parameters']['path'];

/** Reads the path values: percent-encoded as on the wire, in the order of the template. */
export function decodeListGroupRegistryRepositoriesPath(
  raw: readonly string[],
): Decoded<ListGroupRegistryRepositoriesPath> {
  const values = new PathValues(raw, '#/paths/~1groups~1{id}~1registry~1repositories/get');
  const id = asInteger(values.text(0, 'id'));
  const path: Unchecked<ListGroupRegistryRepositoriesPath> = { id };
  return decoded(path, values.issues);
}

/** The query of `GET /groups/{id}/registry/repositories`. */
export type ListGroupRegistryRepositoriesQuery = Defaulted<
  NonNullable<operations['listGroupRegistryRepositories']['parameters']['query']>,
  'page' | 'per_page'
>;

/** Reads the query: as on the wire, without `?`. */
export function decodeListGroupRegistryRepositoriesQuery(raw: string): Decoded<ListGroupRegistryRepositoriesQuery> {
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
  pairs.judge('page', page, isPage, collectPage);
  pairs.judge('per_page', perPage, isPerPage, collectPerPage);
  const query: Unchecked<ListGroupRegistryRepositoriesQuery> = { page: page ?? 1, per_page: perPage ?? 20 };
  return decoded(query, pairs.issues);
}

/** The query of `GET /jwt/auth`. */
export type GetRegistryTokenQuery = operations['getRegistryToken']['parameters']['query'];

/** Reads the query: as on the wire, without `?`. */
export function decodeGetRegistryTokenQuery(raw: string): Decoded<GetRegistryTokenQuery> {
  const pairs = new Pairs(raw, '/query', '#/paths/~1jwt~1auth/get');
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
  pairs.judge('service', service, isGetRegistryTokenService, collectGetRegistryTokenService);
  if (scope === undefined) pairs.missing('scope', '#/paths/~1jwt~1auth/get/parameters/1/required');
  if (service === undefined) pairs.missing('service', '#/paths/~1jwt~1auth/get/parameters/0/required');
  const query: Unchecked<GetRegistryTokenQuery> = { scope, service };
  return decoded(query, pairs.issues);
}

/** The path values of `PUT /projects/{id}/`. */
export type UpdateContainerRegistryVisibilityPath =
  operations['updateContainerRegistryVisibility']['parameters']['path'];

/** Reads the path values: percent-encoded as on the wire, in the order of the template. */
export function decodeUpdateContainerRegistryVisibilityPath(
  raw: readonly string[],
): Decoded<UpdateContainerRegistryVisibilityPath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1/put');
  const id = asInteger(values.text(0, 'id'));
  const path: Unchecked<UpdateContainerRegistryVisibilityPath> = { id };
  return decoded(path, values.issues);
}

/** The body of `PUT /projects/{id}/`. */
export type UpdateContainerRegistryVisibilityBody = NonNullable<
  operations['updateContainerRegistryVisibility']['requestBody']
>['content']['application/json'];

/** Reads the body: the value that its JSON stands for. */
export function decodeUpdateContainerRegistryVisibilityBody(
  raw: unknown,
): Decoded<UpdateContainerRegistryVisibilityBody> {
  return judged(raw, '/body', isRegistryVisibilityUpdate, collectRegistryVisibilityUpdate);
}

/** The form of `PUT /projects/{id}/`. */
export type UpdateContainerRegistryVisibilityForm = NonNullable<
  operations['updateContainerRegistryVisibility']['requestBody']
>['content']['application/x-www-form-urlencoded'];

/** Reads the form: as on the wire, and properties that came as JSON beside it. */
export function decodeUpdateContainerRegistryVisibilityForm(
  raw: string,
  others?: object,
): Decoded<UpdateContainerRegistryVisibilityForm> {
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
    : judged(body, '/body', isRegistryVisibilityUpdate, collectRegistryVisibilityUpdate);
}

/** The path values of `GET /projects/{id}/registry/repositories`. */
export type ListProjectRegistryRepositoriesPath = operations['listProjectRegistryRepositories']['parameters']['path'];

/** Reads the path values: percent-encoded as on the wire, in the order of the template. */
export function decodeListProjectRegistryRepositoriesPath(
  raw: readonly string[],
): Decoded<ListProjectRegistryRepositoriesPath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1registry~1repositories/get');
  const id = asInteger(values.text(0, 'id'));
  const path: Unchecked<ListProjectRegistryRepositoriesPath> = { id };
  return decoded(path, values.issues);
}

/** The query of `GET /projects/{id}/registry/repositories`. */
export type ListProjectRegistryRepositoriesQuery = Defaulted<
  NonNullable<operations['listProjectRegistryRepositories']['parameters']['query']>,
  'page' | 'per_page'
>;

/** Reads the query: as on the wire, without `?`. */
export function decodeListProjectRegistryRepositoriesQuery(raw: string): Decoded<ListProjectRegistryRepositoriesQuery> {
  const pairs = new Pairs(raw, '/query', '#/paths/~1projects~1{id}~1registry~1repositories/get');
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
  pairs.judge('page', page, isPage, collectPage);
  pairs.judge('per_page', perPage, isPerPage, collectPerPage);
  pairs.judge('tags', tags, isListProjectRegistryRepositoriesTags, collectListProjectRegistryRepositoriesTags);
  pairs.judge(
    'tags_count',
    tagsCount,
    isListProjectRegistryRepositoriesTagsCount,
    collectListProjectRegistryRepositoriesTagsCount,
  );
  const query: Unchecked<ListProjectRegistryRepositoriesQuery> = { page: page ?? 1, per_page: perPage ?? 20 };
  if (tags !== undefined) query.tags = tags;
  if (tagsCount !== undefined) query.tags_count = tagsCount;
  return decoded(query, pairs.issues);
}

/** The path values of `DELETE /projects/{id}/registry/repositories/{repository_id}`. */
export type DeleteRegistryRepositoryPath = operations['deleteRegistryRepository']['parameters']['path'];

/** Reads the path values: percent-encoded as on the wire, in the order of the template. */
export function decodeDeleteRegistryRepositoryPath(raw: readonly string[]): Decoded<DeleteRegistryRepositoryPath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1registry~1repositories~1{repository_id}/delete');
  const id = asInteger(values.text(0, 'id'));
  const repositoryId = asInteger(values.text(1, 'repository_id'));
  values.judge(
    'repository_id',
    repositoryId,
    isDeleteRegistryRepositoryRepositoryId,
    collectDeleteRegistryRepositoryRepositoryId,
  );
  const path: Unchecked<DeleteRegistryRepositoryPath> = { id, repository_id: repositoryId };
  return decoded(path, values.issues);
}

/** The path values of `GET /projects/{id}/registry/repositories/{repository_id}/tags`. */
export type ListRegistryRepositoryTagsPath = operations['listRegistryRepositoryTags']['parameters']['path'];

/** Reads the path values: percent-encoded as on the wire, in the order of the template. */
export function decodeListRegistryRepositoryTagsPath(raw: readonly string[]): Decoded<ListRegistryRepositoryTagsPath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1registry~1repositories~1{repository_id}~1tags/get');
  const id = asInteger(values.text(0, 'id'));
  const repositoryId = asInteger(values.text(1, 'repository_id'));
  values.judge(
    'repository_id',
    repositoryId,
    isListRegistryRepositoryTagsRepositoryId,
    collectListRegistryRepositoryTagsRepositoryId,
  );
  const path: Unchecked<ListRegistryRepositoryTagsPath> = { id, repository_id: repositoryId };
  return decoded(path, values.issues);
}

/** The query of `GET /projects/{id}/registry/repositories/{repository_id}/tags`. */
export type ListRegistryRepositoryTagsQuery = Defaulted<
  NonNullable<operations['listRegistryRepositoryTags']['parameters']['query']>,
  'page' | 'per_page'
>;

/** Reads the query: as on the wire, without `?`. */
export function decodeListRegistryRepositoryTagsQuery(raw: string): Decoded<ListRegistryRepositoryTagsQuery> {
  const pairs = new Pairs(raw, '/query', '#/paths/~1projects~1{id}~1registry~1repositories~1{repository_id}~1tags/get');
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
  pairs.judge('order_by', orderBy, isListRegistryRepositoryTagsOrderBy, collectListRegistryRepositoryTagsOrderBy);
  pairs.judge('page', page, isListRegistryRepositoryTagsPage, collectListRegistryRepositoryTagsPage);
  pairs.judge(
    'pagination',
    pagination,
    isListRegistryRepositoryTagsPagination,
    collectListRegistryRepositoryTagsPagination,
  );
  pairs.judge('per_page', perPage, isPerPage, collectPerPage);
  pairs.judge('sort', sort, isListRegistryRepositoryTagsSort, collectListRegistryRepositoryTagsSort);
  const query: Unchecked<ListRegistryRepositoryTagsQuery> = { page: page ?? 1, per_page: perPage ?? 20 };
  if (orderBy !== undefined) query.order_by = orderBy;
  if (pagination !== undefined) query.pagination = pagination;
  if (sort !== undefined) query.sort = sort;
  return decoded(query, pairs.issues);
}

/** The path values of `DELETE /projects/{id}/registry/repositories/{repository_id}/tags`. */
export type DeleteRegistryRepositoryTagsInBulkPath =
  operations['deleteRegistryRepositoryTagsInBulk']['parameters']['path'];

/** Reads the path values: percent-encoded as on the wire, in the order of the template. */
export function decodeDeleteRegistryRepositoryTagsInBulkPath(
  raw: readonly string[],
): Decoded<DeleteRegistryRepositoryTagsInBulkPath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1registry~1repositories~1{repository_id}~1tags/delete');
  const id = asInteger(values.text(0, 'id'));
  const repositoryId = asInteger(values.text(1, 'repository_id'));
  values.judge(
    'repository_id',
    repositoryId,
    isDeleteRegistryRepositoryTagsInBulkRepositoryId,
    collectDeleteRegistryRepositoryTagsInBulkRepositoryId,
  );
  const path: Unchecked<DeleteRegistryRepositoryTagsInBulkPath> = { id, repository_id: repositoryId };
  return decoded(path, values.issues);
}

/** The body of `DELETE /projects/{id}/registry/repositories/{repository_id}/tags`. */
export type DeleteRegistryRepositoryTagsInBulkBody =
  operations['deleteRegistryRepositoryTagsInBulk']['requestBody']['content']['application/json'];

/** Reads the body: the value that its JSON stands for. */
export function decodeDeleteRegistryRepositoryTagsInBulkBody(
  raw: unknown,
): Decoded<DeleteRegistryRepositoryTagsInBulkBody> {
  return judged(raw, '/body', isRegistryTagsBulkDelete, collectRegistryTagsBulkDelete);
}

/** The form of `DELETE /projects/{id}/registry/repositories/{repository_id}/tags`. */
export type DeleteRegistryRepositoryTagsInBulkForm =
  operations['deleteRegistryRepositoryTagsInBulk']['requestBody']['content']['application/x-www-form-urlencoded'];

/** Reads the form: as on the wire, and properties that came as JSON beside it. */
export function decodeDeleteRegistryRepositoryTagsInBulkForm(
  raw: string,
  others?: object,
): Decoded<DeleteRegistryRepositoryTagsInBulkForm> {
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
    : judged(body, '/body', isRegistryTagsBulkDelete, collectRegistryTagsBulkDelete);
}

/** The path values of `GET /projects/{id}/registry/repositories/{repository_id}/tags/{tag_name}`. */
export type GetRegistryRepositoryTagPath = operations['getRegistryRepositoryTag']['parameters']['path'];

/** Reads the path values: percent-encoded as on the wire, in the order of the template. */
export function decodeGetRegistryRepositoryTagPath(raw: readonly string[]): Decoded<GetRegistryRepositoryTagPath> {
  const values = new PathValues(
    raw,
    '#/paths/~1projects~1{id}~1registry~1repositories~1{repository_id}~1tags~1{tag_name}/get',
  );
  const id = asInteger(values.text(0, 'id'));
  const repositoryId = asInteger(values.text(1, 'repository_id'));
  const tagName = values.text(2, 'tag_name');
  values.judge(
    'repository_id',
    repositoryId,
    isGetRegistryRepositoryTagRepositoryId,
    collectGetRegistryRepositoryTagRepositoryId,
  );
  const path: Unchecked<GetRegistryRepositoryTagPath> = { id, repository_id: repositoryId, tag_name: tagName };
  return decoded(path, values.issues);
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
  const id = asInteger(values.text(0, 'id'));
  const repositoryId = asInteger(values.text(1, 'repository_id'));
  const tagName = values.text(2, 'tag_name');
  values.judge(
    'repository_id',
    repositoryId,
    isDeleteRegistryRepositoryTagRepositoryId,
    collectDeleteRegistryRepositoryTagRepositoryId,
  );
  const path: Unchecked<DeleteRegistryRepositoryTagPath> = { id, repository_id: repositoryId, tag_name: tagName };
  return decoded(path, values.issues);
}

/** The path values of `GET /registry/repositories/{id}`. */
export type GetRegistryRepositoryPath = operations['getRegistryRepository']['parameters']['path'];

/** Reads the path values: percent-encoded as on the wire, in the order of the template. */
export function decodeGetRegistryRepositoryPath(raw: readonly string[]): Decoded<GetRegistryRepositoryPath> {
  const values = new PathValues(raw, '#/paths/~1registry~1repositories~1{id}/get');
  const id = asInteger(values.text(0, 'id'));
  values.judge('id', id, isGetRegistryRepositoryId, collectGetRegistryRepositoryId);
  const path: Unchecked<GetRegistryRepositoryPath> = { id };
  return decoded(path, values.issues);
}

/** The query of `GET /registry/repositories/{id}`. */
export type GetRegistryRepositoryQuery = NonNullable<operations['getRegistryRepository']['parameters']['query']>;

/** Reads the query: as on the wire, without `?`. */
export function decodeGetRegistryRepositoryQuery(raw: string): Decoded<GetRegistryRepositoryQuery> {
  const pairs = new Pairs(raw, '/query', '#/paths/~1registry~1repositories~1{id}/get');
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
  pairs.judge('size', size, isGetRegistryRepositorySize, collectGetRegistryRepositorySize);
  pairs.judge('tags', tags, isGetRegistryRepositoryTags, collectGetRegistryRepositoryTags);
  pairs.judge('tags_count', tagsCount, isGetRegistryRepositoryTagsCount, collectGetRegistryRepositoryTagsCount);
  const query: Unchecked<GetRegistryRepositoryQuery> = {};
  if (size !== undefined) query.size = size;
  if (tags !== undefined) query.tags = tags;
  if (tagsCount !== undefined) query.tags_count = tagsCount;
  return decoded(query, pairs.issues);
}

/** The path values of `DELETE /v2/{image_path}/manifests/{tag}`. */
export type DeleteRegistryManifestPath = operations['deleteRegistryManifest']['parameters']['path'];

/** Reads the path values: percent-encoded as on the wire, in the order of the template. */
export function decodeDeleteRegistryManifestPath(raw: readonly string[]): Decoded<DeleteRegistryManifestPath> {
  const values = new PathValues(raw, '#/paths/~1v2~1{image_path}~1manifests~1{tag}/delete');
  const imagePath = values.text(0, 'image_path');
  const tag = values.text(1, 'tag');
  const path: Unchecked<DeleteRegistryManifestPath> = { image_path: imagePath, tag };
  return decoded(path, values.issues);
}

/** The path values of `DELETE /v2/{image_path}/tags/reference/{tag}`. */
export type DeleteRegistryTagReferencePath = operations['deleteRegistryTagReference']['parameters']['path'];

/** Reads the path values: percent-encoded as on the wire, in the order of the template. */
export function decodeDeleteRegistryTagReferencePath(raw: readonly string[]): Decoded<DeleteRegistryTagReferencePath> {
  const values = new PathValues(raw, '#/paths/~1v2~1{image_path}~1tags~1reference~1{tag}/delete');
  const imagePath = values.text(0, 'image_path');
  const tag = values.text(1, 'tag');
  const path: Unchecked<DeleteRegistryTagReferencePath> = { image_path: imagePath, tag };
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

function isGetRegistryTokenService(value: unknown): boolean {
  return value === 'container_registry';
}

function collectGetRegistryTokenService(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (value !== 'container_registry')
    return fail(issues, path, 'enum', 'must be "container_registry"', '#/paths/~1jwt~1auth/get/parameters/0/schema');
}

function isListProjectRegistryRepositoriesTags(value: unknown): boolean {
  return typeof value === 'boolean';
}

function collectListProjectRegistryRepositoriesTags(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (typeof value !== 'boolean')
    return fail(
      issues,
      path,
      'type',
      'must be true or false',
      '#/paths/~1projects~1{id}~1registry~1repositories/get/parameters/1/schema',
    );
}

function isListProjectRegistryRepositoriesTagsCount(value: unknown): boolean {
  return typeof value === 'boolean';
}

function collectListProjectRegistryRepositoriesTagsCount(
  value: unknown,
  path: string,
  issues: ValidationIssue[],
): void {
  if (typeof value !== 'boolean')
    return fail(
      issues,
      path,
      'type',
      'must be true or false',
      '#/paths/~1projects~1{id}~1registry~1repositories/get/parameters/2/schema',
    );
}

function isDeleteRegistryRepositoryRepositoryId(value: unknown): boolean {
  return Number.isInteger(value);
}

function collectDeleteRegistryRepositoryRepositoryId(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!Number.isInteger(value))
    return fail(
      issues,
      path,
      'type',
      'must be an integer',
      '#/paths/~1projects~1{id}~1registry~1repositories~1{repository_id}/delete/parameters/1/schema',
    );
}

function isListRegistryRepositoryTagsRepositoryId(value: unknown): boolean {
  return Number.isInteger(value);
}

function collectListRegistryRepositoryTagsRepositoryId(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!Number.isInteger(value))
    return fail(
      issues,
      path,
      'type',
      'must be an integer',
      '#/paths/~1projects~1{id}~1registry~1repositories~1{repository_id}~1tags/get/parameters/1/schema',
    );
}

function isListRegistryRepositoryTagsOrderBy(value: unknown): boolean {
  return value === 'name';
}

function collectListRegistryRepositoryTagsOrderBy(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (value !== 'name')
    return fail(
      issues,
      path,
      'enum',
      'must be "name"',
      '#/paths/~1projects~1{id}~1registry~1repositories~1{repository_id}~1tags/get/parameters/3/schema',
    );
}

function isListRegistryRepositoryTagsPage(value: unknown): boolean {
  if (!json.isInteger(value)) return false;
  return value >= 1;
}

function collectListRegistryRepositoryTagsPage(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/paths/~1projects~1{id}~1registry~1repositories~1{repository_id}~1tags/get/parameters/5/schema';
  if (!json.isInteger(value)) return fail(issues, path, 'type', 'must be an integer', schema);
  if (value < 1) fail(issues, path, 'minimum', 'must be at least 1', schema);
}

function isListRegistryRepositoryTagsPagination(value: unknown): boolean {
  return value === 'keyset';
}

function collectListRegistryRepositoryTagsPagination(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (value !== 'keyset')
    return fail(
      issues,
      path,
      'enum',
      'must be "keyset"',
      '#/paths/~1projects~1{id}~1registry~1repositories~1{repository_id}~1tags/get/parameters/2/schema',
    );
}

function isListRegistryRepositoryTagsSort(value: unknown): boolean {
  return value === 'asc' || value === 'desc';
}

function collectListRegistryRepositoryTagsSort(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (value !== 'asc' && value !== 'desc')
    return fail(
      issues,
      path,
      'enum',
      'must be one of "asc", "desc"',
      '#/paths/~1projects~1{id}~1registry~1repositories~1{repository_id}~1tags/get/parameters/4/schema',
    );
}

function isDeleteRegistryRepositoryTagsInBulkRepositoryId(value: unknown): boolean {
  return Number.isInteger(value);
}

function collectDeleteRegistryRepositoryTagsInBulkRepositoryId(
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
      '#/paths/~1projects~1{id}~1registry~1repositories~1{repository_id}~1tags/delete/parameters/1/schema',
    );
}

function isGetRegistryRepositoryTagRepositoryId(value: unknown): boolean {
  return Number.isInteger(value);
}

function collectGetRegistryRepositoryTagRepositoryId(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!Number.isInteger(value))
    return fail(
      issues,
      path,
      'type',
      'must be an integer',
      '#/paths/~1projects~1{id}~1registry~1repositories~1{repository_id}~1tags~1{tag_name}/get/parameters/1/schema',
    );
}

function isDeleteRegistryRepositoryTagRepositoryId(value: unknown): boolean {
  return Number.isInteger(value);
}

function collectDeleteRegistryRepositoryTagRepositoryId(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!Number.isInteger(value))
    return fail(
      issues,
      path,
      'type',
      'must be an integer',
      '#/paths/~1projects~1{id}~1registry~1repositories~1{repository_id}~1tags~1{tag_name}/delete/parameters/1/schema',
    );
}

function isGetRegistryRepositoryId(value: unknown): boolean {
  return Number.isInteger(value);
}

function collectGetRegistryRepositoryId(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!Number.isInteger(value))
    return fail(
      issues,
      path,
      'type',
      'must be an integer',
      '#/paths/~1registry~1repositories~1{id}/get/parameters/0/schema',
    );
}

function isGetRegistryRepositorySize(value: unknown): boolean {
  return typeof value === 'boolean';
}

function collectGetRegistryRepositorySize(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (typeof value !== 'boolean')
    return fail(
      issues,
      path,
      'type',
      'must be true or false',
      '#/paths/~1registry~1repositories~1{id}/get/parameters/3/schema',
    );
}

function isGetRegistryRepositoryTags(value: unknown): boolean {
  return typeof value === 'boolean';
}

function collectGetRegistryRepositoryTags(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (typeof value !== 'boolean')
    return fail(
      issues,
      path,
      'type',
      'must be true or false',
      '#/paths/~1registry~1repositories~1{id}/get/parameters/1/schema',
    );
}

function isGetRegistryRepositoryTagsCount(value: unknown): boolean {
  return typeof value === 'boolean';
}

function collectGetRegistryRepositoryTagsCount(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (typeof value !== 'boolean')
    return fail(
      issues,
      path,
      'type',
      'must be true or false',
      '#/paths/~1registry~1repositories~1{id}/get/parameters/2/schema',
    );
}
