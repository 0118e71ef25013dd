// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { namespaces } from '../../validators/operations/namespaces.ts';
import type { NamespacesHandlers } from '../namespaces.ts';
import type { Route } from '../runtime/route.ts';

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
    parameters: [
      { name: 'full_path_search', in: 'query', required: false, types: ['boolean'], items: [] },
      { name: 'owned_only', in: 'query', required: false, types: ['boolean'], items: [] },
      { name: 'page', in: 'query', required: false, types: ['integer'], items: [] },
      { name: 'per_page', in: 'query', required: false, types: ['integer'], items: [] },
      { name: 'search', in: 'query', required: false, types: ['string'], items: [] },
      { name: 'top_level_only', in: 'query', required: false, types: ['boolean'], items: [] },
    ],
    responses: { 200: ['application/json'], 401: ['application/json'], 414: ['application/json'] },
    validators: namespaces['listNamespaces'],
  },
  get: {
    operation: 'getNamespace',
    area: 'namespaces',
    handler: 'get',
    method: 'GET',
    prefix: '/api/v4',
    path: '/namespaces/{id}',
    security: [{ PrivateToken: [] }],
    parameters: [{ name: 'id', in: 'path', required: true, types: ['integer', 'string'], items: [] }],
    responses: { 200: ['application/json'], 401: ['application/json'], 404: ['application/json'] },
    validators: namespaces['getNamespace'],
  },
  checkExists: {
    operation: 'checkNamespaceExists',
    area: 'namespaces',
    handler: 'checkExists',
    method: 'GET',
    prefix: '/api/v4',
    path: '/namespaces/{namespace}/exists',
    security: [{ PrivateToken: [] }],
    parameters: [
      { name: 'namespace', in: 'path', required: true, types: ['string'], items: [] },
      { name: 'parent_id', in: 'query', required: false, types: ['integer'], items: [] },
    ],
    responses: {
      200: ['application/json'],
      401: ['application/json'],
      404: ['application/json'],
      414: ['application/json'],
    },
    validators: namespaces['checkNamespaceExists'],
  },
};
