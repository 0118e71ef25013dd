// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { operations } from '../../types/openapi.ts';
import { json } from '../runtime/json.ts';
import { type Decoded, type Defaulted, type Unchecked, decoded } from '../runtime/parameters/decoded.ts';
import { Pairs } from '../runtime/parameters/pairs.ts';
import { PathValues } from '../runtime/parameters/path.ts';
import { asBoolean, asInteger } from '../runtime/parameters/scalars.ts';
import { type ValidationIssue, fail } from '../runtime/report.ts';

/** The query of `GET /namespaces`. */
export type ListNamespacesQuery = Defaulted<
  NonNullable<operations['listNamespaces']['parameters']['query']>,
  'page' | 'per_page'
>;

/** Reads the query: as on the wire, without `?`. */
export function decodeListNamespacesQuery(raw: string): Decoded<ListNamespacesQuery> {
  const pairs = new Pairs(raw, '/query', '#/paths/~1namespaces/get');
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
  pairs.judge('full_path_search', fullPathSearch, isListNamespacesFullPathSearch, collectListNamespacesFullPathSearch);
  pairs.judge('owned_only', ownedOnly, isListNamespacesOwnedOnly, collectListNamespacesOwnedOnly);
  pairs.judge('page', page, isPage, collectPage);
  pairs.judge('per_page', perPage, isPerPage, collectPerPage);
  pairs.judge('top_level_only', topLevelOnly, isListNamespacesTopLevelOnly, collectListNamespacesTopLevelOnly);
  const query: Unchecked<ListNamespacesQuery> = { page: page ?? 1, per_page: perPage ?? 20 };
  if (fullPathSearch !== undefined) query.full_path_search = fullPathSearch;
  if (ownedOnly !== undefined) query.owned_only = ownedOnly;
  if (search !== undefined) query.search = search;
  if (topLevelOnly !== undefined) query.top_level_only = topLevelOnly;
  return decoded(query, pairs.issues);
}

/** The path values of `GET /namespaces/{id}`. */
export type GetNamespacePath = operations['getNamespace']['parameters']['path'];

/** Reads the path values: percent-encoded as on the wire, in the order of the template. */
export function decodeGetNamespacePath(raw: readonly string[]): Decoded<GetNamespacePath> {
  const values = new PathValues(raw, '#/paths/~1namespaces~1{id}/get');
  const id = asInteger(values.text(0, 'id'));
  const path: Unchecked<GetNamespacePath> = { id };
  return decoded(path, values.issues);
}

/** The path values of `GET /namespaces/{namespace}/exists`. */
export type CheckNamespaceExistsPath = operations['checkNamespaceExists']['parameters']['path'];

/** Reads the path values: percent-encoded as on the wire, in the order of the template. */
export function decodeCheckNamespaceExistsPath(raw: readonly string[]): Decoded<CheckNamespaceExistsPath> {
  const values = new PathValues(raw, '#/paths/~1namespaces~1{namespace}~1exists/get');
  const namespace = values.text(0, 'namespace');
  const path: Unchecked<CheckNamespaceExistsPath> = { namespace };
  return decoded(path, values.issues);
}

/** The query of `GET /namespaces/{namespace}/exists`. */
export type CheckNamespaceExistsQuery = NonNullable<operations['checkNamespaceExists']['parameters']['query']>;

/** Reads the query: as on the wire, without `?`. */
export function decodeCheckNamespaceExistsQuery(raw: string): Decoded<CheckNamespaceExistsQuery> {
  const pairs = new Pairs(raw, '/query', '#/paths/~1namespaces~1{namespace}~1exists/get');
  let parentId: unknown;
  while (pairs.next()) {
    switch (pairs.name) {
      case 'parent_id':
        parentId = asInteger(pairs.only(parentId));
        break;
    }
  }
  pairs.judge('parent_id', parentId, isCheckNamespaceExistsParentId, collectCheckNamespaceExistsParentId);
  const query: Unchecked<CheckNamespaceExistsQuery> = {};
  if (parentId !== undefined) query.parent_id = parentId;
  return decoded(query, pairs.issues);
}

function isListNamespacesFullPathSearch(value: unknown): boolean {
  return typeof value === 'boolean';
}

function collectListNamespacesFullPathSearch(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (typeof value !== 'boolean')
    return fail(issues, path, 'type', 'must be true or false', '#/paths/~1namespaces/get/parameters/3/schema');
}

function isListNamespacesOwnedOnly(value: unknown): boolean {
  return typeof value === 'boolean';
}

function collectListNamespacesOwnedOnly(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (typeof value !== 'boolean')
    return fail(issues, path, 'type', 'must be true or false', '#/paths/~1namespaces/get/parameters/1/schema');
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

function isListNamespacesTopLevelOnly(value: unknown): boolean {
  return typeof value === 'boolean';
}

function collectListNamespacesTopLevelOnly(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (typeof value !== 'boolean')
    return fail(issues, path, 'type', 'must be true or false', '#/paths/~1namespaces/get/parameters/2/schema');
}

function isCheckNamespaceExistsParentId(value: unknown): boolean {
  return Number.isInteger(value);
}

function collectCheckNamespaceExistsParentId(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!Number.isInteger(value))
    return fail(
      issues,
      path,
      'type',
      'must be an integer',
      '#/paths/~1namespaces~1{namespace}~1exists/get/parameters/1/schema',
    );
}
