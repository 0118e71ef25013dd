// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { protectedEnvironments } from '../../validators/operations/protected-environments.ts';
import type { ProtectedEnvironmentsHandlers } from '../protected-environments.ts';
import type { Route } from '../runtime/route.ts';

/** The operations of protectedEnvironments, by the names of their handlers. */
export const protectedEnvironmentsRoutes: Readonly<Record<keyof ProtectedEnvironmentsHandlers, Route>> = {
  list: {
    operation: 'listProtectedEnvironments',
    area: 'protectedEnvironments',
    handler: 'list',
    method: 'GET',
    prefix: '/api/v4',
    path: '/projects/{id}/protected_environments',
    security: [{ PrivateToken: [] }],
    tiers: ['paid'],
    parameters: [
      { name: 'id', in: 'path', required: true, types: ['integer', 'string'], items: [] },
      { name: 'page', in: 'query', required: false, types: ['integer'], items: [] },
      { name: 'per_page', in: 'query', required: false, types: ['integer'], items: [] },
    ],
    responses: {
      200: ['application/json'],
      301: ['application/json'],
      401: ['application/json'],
      404: ['application/json'],
      414: ['application/json'],
    },
    validators: protectedEnvironments['listProtectedEnvironments'],
  },
  protect: {
    operation: 'createProtectedEnvironment',
    area: 'protectedEnvironments',
    handler: 'protect',
    method: 'POST',
    prefix: '/api/v4',
    path: '/projects/{id}/protected_environments',
    security: [{ PrivateToken: [] }],
    tiers: ['paid'],
    parameters: [{ name: 'id', in: 'path', required: true, types: ['integer', 'string'], items: [] }],
    body: { required: true, mediaTypes: ['application/json', 'application/x-www-form-urlencoded'] },
    responses: {
      201: ['application/json'],
      301: ['application/json'],
      401: ['application/json'],
      404: ['application/json'],
      422: ['application/json'],
    },
    validators: protectedEnvironments['createProtectedEnvironment'],
  },
  get: {
    operation: 'getProtectedEnvironment',
    area: 'protectedEnvironments',
    handler: 'get',
    method: 'GET',
    prefix: '/api/v4',
    path: '/projects/{id}/protected_environments/{name}',
    security: [{ PrivateToken: [] }],
    tiers: ['paid'],
    parameters: [
      { name: 'id', in: 'path', required: true, types: ['integer', 'string'], items: [] },
      { name: 'name', in: 'path', required: true, types: ['string'], items: [] },
    ],
    responses: {
      200: ['application/json'],
      301: ['application/json'],
      401: ['application/json'],
      404: ['application/json'],
    },
    validators: protectedEnvironments['getProtectedEnvironment'],
  },
  update: {
    operation: 'updateProtectedEnvironment',
    area: 'protectedEnvironments',
    handler: 'update',
    method: 'PUT',
    prefix: '/api/v4',
    path: '/projects/{id}/protected_environments/{name}',
    security: [{ PrivateToken: [] }],
    tiers: ['paid'],
    parameters: [
      { name: 'id', in: 'path', required: true, types: ['integer', 'string'], items: [] },
      { name: 'name', in: 'path', required: true, types: ['string'], items: [] },
    ],
    body: { required: false, mediaTypes: ['application/json', 'application/x-www-form-urlencoded'] },
    responses: {
      200: ['application/json'],
      301: ['application/json'],
      401: ['application/json'],
      404: ['application/json'],
      422: ['application/json'],
    },
    validators: protectedEnvironments['updateProtectedEnvironment'],
  },
  unprotect: {
    operation: 'unprotectEnvironment',
    area: 'protectedEnvironments',
    handler: 'unprotect',
    method: 'DELETE',
    prefix: '/api/v4',
    path: '/projects/{id}/protected_environments/{name}',
    security: [{ PrivateToken: [] }],
    tiers: ['paid'],
    parameters: [
      { name: 'id', in: 'path', required: true, types: ['integer', 'string'], items: [] },
      { name: 'name', in: 'path', required: true, types: ['string'], items: [] },
    ],
    responses: { 204: [], 301: ['application/json'], 401: ['application/json'], 404: ['application/json'] },
    validators: protectedEnvironments['unprotectEnvironment'],
  },
};
