// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import {
  decodeCreateProtectedEnvironmentBody,
  decodeCreateProtectedEnvironmentForm,
  decodeCreateProtectedEnvironmentPath,
  decodeGetProtectedEnvironmentPath,
  decodeListProtectedEnvironmentsPath,
  decodeListProtectedEnvironmentsQuery,
  decodeUnprotectEnvironmentPath,
  decodeUpdateProtectedEnvironmentBody,
  decodeUpdateProtectedEnvironmentForm,
  decodeUpdateProtectedEnvironmentPath,
} from '../../validators/requests/protected-environments.ts';
import {
  createProtectedEnvironmentResponses,
  getProtectedEnvironmentResponses,
  listProtectedEnvironmentsResponses,
  unprotectEnvironmentResponses,
  updateProtectedEnvironmentResponses,
} from '../../validators/responses/protected-environments.ts';
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
    request: { path: decodeListProtectedEnvironmentsPath, query: decodeListProtectedEnvironmentsQuery },
    responses: listProtectedEnvironmentsResponses,
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
    body: { required: true, mediaTypes: ['application/json', 'application/x-www-form-urlencoded'] },
    request: {
      path: decodeCreateProtectedEnvironmentPath,
      body: decodeCreateProtectedEnvironmentBody,
      form: decodeCreateProtectedEnvironmentForm,
    },
    responses: createProtectedEnvironmentResponses,
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
    request: { path: decodeGetProtectedEnvironmentPath },
    responses: getProtectedEnvironmentResponses,
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
    body: { required: false, mediaTypes: ['application/json', 'application/x-www-form-urlencoded'] },
    request: {
      path: decodeUpdateProtectedEnvironmentPath,
      body: decodeUpdateProtectedEnvironmentBody,
      form: decodeUpdateProtectedEnvironmentForm,
    },
    responses: updateProtectedEnvironmentResponses,
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
    request: { path: decodeUnprotectEnvironmentPath },
    responses: unprotectEnvironmentResponses,
  },
};
