// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { plainQuery } from '../shared/notation.ts';
import type {
  CheckNamespaceExistsPath,
  CheckNamespaceExistsQuery,
  CheckNamespaceExistsResponses,
  GetNamespacePath,
  GetNamespaceResponses,
  ListNamespacesQuery,
  ListNamespacesResponses,
  Namespace,
  NamespaceExistence,
} from '../types/namespaces.ts';
import type { CallOptions, ListOptions } from './client-options.ts';
import { readList } from './runtime/bodies.ts';
import type { ApiCall, CoreClient } from './runtime/calls.ts';
import type { NoQuery } from './runtime/operations.ts';
import { type ListCall, callList, followLink } from './runtime/pages.ts';
import { privateToken } from './security-schemes.ts';

/**
 * List namespaces.
 *
 * Returns the namespaces that are available to the caller. Administrators get all of them.
 *
 * `GET /namespaces`
 *
 * Returns a list in pages: `for await` reads the items of all pages, `await` returns the first page.
 *
 * @throws {ApiError} 401, 414, 422
 */
export const list =
  (client: CoreClient) =>
  (query?: ListNamespacesQuery, options?: ListOptions): ListCall<Namespace[], Namespace, ListNamespacesResponses> =>
    callList(
      client,
      {
        id: 'listNamespaces',
        method: 'get',
        path: '/namespaces',
        security: [[privateToken]],
        writeQuery: plainQuery,
        read: readList,
        headerTypes: { 'x-page': 'number', 'x-per-page': 'number', 'x-total': 'number', 'x-total-pages': 'number' },
      },
      { next: followLink('page') },
      { query },
      options,
    );

/**
 * Read a namespace.
 *
 * Returns the namespace of a user or of a group.
 *
 * `GET /namespaces/{id}`
 *
 * @throws {ApiError} 401, 404
 */
export const get =
  (client: CoreClient) =>
  (path: GetNamespacePath, query?: NoQuery, options?: CallOptions): ApiCall<Namespace, GetNamespaceResponses> =>
    client.call(
      { id: 'getNamespace', method: 'get', path: '/namespaces/{id}', security: [[privateToken]] },
      { path, query },
      options,
    );

/**
 * Check whether a namespace path is taken.
 *
 * Returns whether a namespace with this path exists and suggests other names if it does.
 *
 * `GET /namespaces/{namespace}/exists`
 *
 * @throws {ApiError} 401, 404, 414, 422
 */
export const checkExists =
  (client: CoreClient) =>
  (
    path: CheckNamespaceExistsPath,
    query?: CheckNamespaceExistsQuery,
    options?: CallOptions,
  ): ApiCall<NamespaceExistence, CheckNamespaceExistsResponses> =>
    client.call(
      {
        id: 'checkNamespaceExists',
        method: 'get',
        path: '/namespaces/{namespace}/exists',
        security: [[privateToken]],
        writeQuery: plainQuery,
      },
      { path, query },
      options,
    );
