// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type {
  CheckNamespaceExistsPath,
  CheckNamespaceExistsQuery,
  GetNamespacePath,
  ListNamespacesQuery,
} from '../../types/namespaces.ts';
import {
  type Decoded,
  type Defaulted,
  PathValues,
  type Unchecked,
  asBoolean,
  asInteger,
  decoded,
  decodedNumbers,
} from '../runtime/parameters.ts';
import { Pairs } from '../runtime/queries.ts';
import { fail, hasIntegerType } from '../runtime/report.ts';

/** The query of `GET /namespaces`, with defaults. */
export type ListNamespacesQueryWithDefaults = Defaulted<ListNamespacesQuery, 'page' | 'per_page'>;

/** Decodes the query string, without `?`. */
export function decodeListNamespacesQuery(raw: string): Decoded<ListNamespacesQueryWithDefaults> {
  const schema = '#/paths/~1namespaces/get';
  const pairs = new Pairs(raw, '/query', schema);
  let fullPathSearch: unknown;
  let ownedOnly: unknown;
  let page: unknown;
  let perPage: unknown;
  let search: unknown;
  let topLevelOnly: unknown;
  while (pairs.next()) {
    switch (pairs.name) {
      case 'full_path_search':
        fullPathSearch = asBoolean(pairs.only(fullPathSearch));
        break;
      case 'owned_only':
        ownedOnly = asBoolean(pairs.only(ownedOnly));
        break;
      case 'page':
        page = asInteger(pairs.only(page));
        break;
      case 'per_page':
        perPage = asInteger(pairs.only(perPage));
        break;
      case 'search':
        search = pairs.only(search);
        break;
      case 'top_level_only':
        topLevelOnly = asBoolean(pairs.only(topLevelOnly));
        break;
    }
  }
  const { issues } = pairs;
  if (fullPathSearch !== undefined && typeof fullPathSearch !== 'boolean')
    fail(issues, '/query/full_path_search', `${schema}/parameters/3/schema`, 'type', 'must be true or false');
  if (ownedOnly !== undefined && typeof ownedOnly !== 'boolean')
    fail(issues, '/query/owned_only', `${schema}/parameters/1/schema`, 'type', 'must be true or false');
  if (page !== undefined && !Number.isInteger(page))
    fail(issues, '/query/page', '#/components/parameters/Page/schema', 'type', 'must be an integer');
  if (hasIntegerType(page) && page < 1)
    fail(issues, '/query/page', '#/components/parameters/Page/schema', 'minimum', 'must be at least 1');
  if (perPage !== undefined && !Number.isInteger(perPage))
    fail(issues, '/query/per_page', '#/components/parameters/PerPage/schema', 'type', 'must be an integer');
  if (hasIntegerType(perPage) && perPage > 100)
    fail(issues, '/query/per_page', '#/components/parameters/PerPage/schema', 'maximum', 'must be at most 100');
  if (topLevelOnly !== undefined && typeof topLevelOnly !== 'boolean')
    fail(issues, '/query/top_level_only', `${schema}/parameters/2/schema`, 'type', 'must be true or false');
  const query: Unchecked<ListNamespacesQueryWithDefaults> = { page: page ?? 1, per_page: perPage ?? 20 };
  if (fullPathSearch !== undefined) query.full_path_search = fullPathSearch;
  if (ownedOnly !== undefined) query.owned_only = ownedOnly;
  if (search !== undefined) query.search = search;
  if (topLevelOnly !== undefined) query.top_level_only = topLevelOnly;
  return decodedNumbers(query, '/query', issues);
}

/** Decodes the path values, which are percent-encoded and in the order of the template. */
export function decodeGetNamespacePath(raw: readonly string[]): Decoded<GetNamespacePath> {
  const values = new PathValues(raw, '#/paths/~1namespaces~1{id}/get');
  const id = asInteger(values.text(0, 'id'));
  const path: Unchecked<GetNamespacePath> = { id };
  return decoded(path, values.issues);
}

/** Decodes the path values, which are percent-encoded and in the order of the template. */
export function decodeCheckNamespaceExistsPath(raw: readonly string[]): Decoded<CheckNamespaceExistsPath> {
  const values = new PathValues(raw, '#/paths/~1namespaces~1{namespace}~1exists/get');
  const namespace = values.text(0, 'namespace');
  const path: Unchecked<CheckNamespaceExistsPath> = { namespace };
  return decoded(path, values.issues);
}

/** Decodes the query string, without `?`. */
export function decodeCheckNamespaceExistsQuery(raw: string): Decoded<CheckNamespaceExistsQuery> {
  const schema = '#/paths/~1namespaces~1{namespace}~1exists/get';
  const pairs = new Pairs(raw, '/query', schema);
  let parentId: unknown;
  while (pairs.next()) {
    switch (pairs.name) {
      case 'parent_id':
        parentId = asInteger(pairs.only(parentId));
        break;
    }
  }
  const { issues } = pairs;
  if (parentId !== undefined && !Number.isInteger(parentId))
    fail(issues, '/query/parent_id', `${schema}/parameters/1/schema`, 'type', 'must be an integer');
  const query: Unchecked<CheckNamespaceExistsQuery> = {};
  if (parentId !== undefined) query.parent_id = parentId;
  return decodedNumbers(query, '/query', issues);
}
