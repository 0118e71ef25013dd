// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import {
  decodeCheckNamespaceExistsPath,
  decodeCheckNamespaceExistsQuery,
  decodeGetNamespacePath,
  decodeListNamespacesQuery,
} from '../../validators/requests/namespaces.ts';
import type { NamespacesHandlers } from '../namespaces.ts';
import { propertiesOfNamespace, propertiesOfNamespaceExistence } from '../properties/namespaces.ts';
import type { Route } from '../runtime/interfaces.ts';

/** The operations of namespaces, by the names of their handlers. */
export const namespacesRoutes: Readonly<Record<keyof NamespacesHandlers, Route>> = {
  list: {
    operation: 'listNamespaces',
    area: 'namespaces',
    handler: 'list',
    method: 'GET',
    prefix: '/api/v4',
    path: '/namespaces',
    security: [{ PrivateToken: [] }],
    queryInBody: {},
    request: { query: decodeListNamespacesQuery },
    responses: {
      '200': ['application/json'],
      '401': ['application/json'],
      '414': ['application/json'],
      '422': ['application/json'],
    },
    properties: { '200': { 'application/json': { inner: () => ({ items: propertiesOfNamespace }) } } },
  },
  get: {
    operation: 'getNamespace',
    area: 'namespaces',
    handler: 'get',
    method: 'GET',
    prefix: '/api/v4',
    path: '/namespaces/{id}',
    security: [{ PrivateToken: [] }],
    request: { path: decodeGetNamespacePath },
    responses: { '200': ['application/json'], '401': ['application/json'], '404': ['application/json'] },
    properties: { '200': { 'application/json': propertiesOfNamespace } },
  },
  checkExists: {
    operation: 'checkNamespaceExists',
    area: 'namespaces',
    handler: 'checkExists',
    method: 'GET',
    prefix: '/api/v4',
    path: '/namespaces/{namespace}/exists',
    security: [{ PrivateToken: [] }],
    queryInBody: {},
    request: { path: decodeCheckNamespaceExistsPath, query: decodeCheckNamespaceExistsQuery },
    responses: {
      '200': ['application/json'],
      '401': ['application/json'],
      '404': ['application/json'],
      '414': ['application/json'],
      '422': ['application/json'],
    },
    properties: { '200': { 'application/json': propertiesOfNamespaceExistence } },
  },
};
