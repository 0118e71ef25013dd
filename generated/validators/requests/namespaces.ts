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
} from '../runtime/parameters/index.ts';

/** The query of `GET /namespaces`. */
export type ListNamespacesQuery = Defaulted<
  NonNullable<operations['listNamespaces']['parameters']['query']>,
  'page' | 'per_page'
>;

/** Reads the query: as on the wire, without `?`. */
export function decodeListNamespacesQuery(raw: string): Decoded<ListNamespacesQuery> {
  const query: Unchecked<ListNamespacesQuery> = {};
  const pairs = new Pairs(raw, '/query', '#/paths/~1namespaces/get');
  while (pairs.next()) {
    switch (pairs.name) {
      case 'full_path_search':
        query.full_path_search = asBoolean(pairs.only(query.full_path_search));
        break;
      case 'owned_only':
        query.owned_only = asBoolean(pairs.only(query.owned_only));
        break;
      case 'page':
        query.page = asInteger(pairs.only(query.page));
        break;
      case 'per_page':
        query.per_page = asInteger(pairs.only(query.per_page));
        break;
      case 'search':
        query.search = pairs.only(query.search);
        break;
      case 'top_level_only':
        query.top_level_only = asBoolean(pairs.only(query.top_level_only));
        break;
    }
  }
  query.page ??= 1;
  query.per_page ??= 20;
  return decoded(query, '/query', pairs.issues, isListNamespacesQuery, collectListNamespacesQuery);
}

/** The path values of `GET /namespaces/{id}`. */
export type GetNamespacePath = operations['getNamespace']['parameters']['path'];

/** Reads the path values: percent-encoded as on the wire, in the order of the template. */
export function decodeGetNamespacePath(raw: readonly string[]): Decoded<GetNamespacePath> {
  const values = new PathValues(raw, '#/paths/~1namespaces~1{id}/get');
  const path: Unchecked<GetNamespacePath> = {
    id: asInteger(values.text(0, 'id')),
  };
  return decoded(path, '/path', values.issues);
}

/** The path values of `GET /namespaces/{namespace}/exists`. */
export type CheckNamespaceExistsPath = operations['checkNamespaceExists']['parameters']['path'];

/** Reads the path values: percent-encoded as on the wire, in the order of the template. */
export function decodeCheckNamespaceExistsPath(raw: readonly string[]): Decoded<CheckNamespaceExistsPath> {
  const values = new PathValues(raw, '#/paths/~1namespaces~1{namespace}~1exists/get');
  const path: Unchecked<CheckNamespaceExistsPath> = {
    namespace: values.text(0, 'namespace'),
  };
  return decoded(path, '/path', values.issues);
}

/** The query of `GET /namespaces/{namespace}/exists`. */
export type CheckNamespaceExistsQuery = NonNullable<operations['checkNamespaceExists']['parameters']['query']>;

/** Reads the query: as on the wire, without `?`. */
export function decodeCheckNamespaceExistsQuery(raw: string): Decoded<CheckNamespaceExistsQuery> {
  const query: Unchecked<CheckNamespaceExistsQuery> = {};
  const pairs = new Pairs(raw, '/query', '#/paths/~1namespaces~1{namespace}~1exists/get');
  while (pairs.next()) {
    switch (pairs.name) {
      case 'parent_id':
        query.parent_id = asInteger(pairs.only(query.parent_id));
        break;
    }
  }
  return decoded(query, '/query', pairs.issues, isCheckNamespaceExistsQuery, collectCheckNamespaceExistsQuery);
}

function isListNamespacesQuery(value: unknown): boolean {
  if (!json.isObject(value)) return false;
  const fullPathSearch = value['full_path_search'];
  if (fullPathSearch !== undefined && typeof fullPathSearch !== 'boolean') return false;
  const ownedOnly = value['owned_only'];
  if (ownedOnly !== undefined && typeof ownedOnly !== 'boolean') return false;
  const page = value['page'];
  if (page !== undefined && (!json.isInteger(page) || page < 1)) return false;
  const perPage = value['per_page'];
  if (perPage !== undefined && (!json.isInteger(perPage) || perPage > 100)) return false;
  const topLevelOnly = value['top_level_only'];
  return topLevelOnly === undefined || typeof topLevelOnly === 'boolean';
}

function collectListNamespacesQuery(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!json.isObject(value))
    return fail(issues, path, 'type', 'must be an object', '#/paths/~1namespaces/get/parameters/query');
  const fullPathSearch = value['full_path_search'];
  if (fullPathSearch !== undefined && typeof fullPathSearch !== 'boolean')
    fail(
      issues,
      `${path}/full_path_search`,
      'type',
      'must be true or false',
      '#/paths/~1namespaces/get/parameters/3/schema',
    );
  const ownedOnly = value['owned_only'];
  if (ownedOnly !== undefined && typeof ownedOnly !== 'boolean')
    fail(issues, `${path}/owned_only`, 'type', 'must be true or false', '#/paths/~1namespaces/get/parameters/1/schema');
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
  const topLevelOnly = value['top_level_only'];
  if (topLevelOnly !== undefined && typeof topLevelOnly !== 'boolean')
    fail(
      issues,
      `${path}/top_level_only`,
      'type',
      'must be true or false',
      '#/paths/~1namespaces/get/parameters/2/schema',
    );
}

function isCheckNamespaceExistsQuery(value: unknown): boolean {
  if (!json.isObject(value)) return false;
  const parentId = value['parent_id'];
  return parentId === undefined || Number.isInteger(parentId);
}

function collectCheckNamespaceExistsQuery(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!json.isObject(value))
    return fail(
      issues,
      path,
      'type',
      'must be an object',
      '#/paths/~1namespaces~1{namespace}~1exists/get/parameters/query',
    );
  const parentId = value['parent_id'];
  if (parentId !== undefined && !Number.isInteger(parentId))
    fail(
      issues,
      `${path}/parent_id`,
      'type',
      'must be an integer',
      '#/paths/~1namespaces~1{namespace}~1exists/get/parameters/1/schema',
    );
}
