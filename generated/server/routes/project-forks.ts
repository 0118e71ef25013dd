// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import {
  decodeCreateForkRelationshipPath,
  decodeDeleteForkRelationshipPath,
  decodeForkProjectBody,
  decodeForkProjectForm,
  decodeForkProjectPath,
  decodeListProjectForksPath,
  decodeListProjectForksQuery,
} from '../../validators/requests/project-forks.ts';
import type { ProjectForksHandlers } from '../project-forks.ts';
import type { Route } from '../runtime/route.ts';

/** The operations of projectForks, by the names of their handlers. */
export const projectForksRoutes: Readonly<Record<keyof ProjectForksHandlers, Route>> = {
  create: {
    operation: 'forkProject',
    area: 'projectForks',
    handler: 'create',
    method: 'POST',
    prefix: '/api/v4',
    path: '/projects/{id}/fork',
    security: [{ PrivateToken: [] }],
    requestBody: { required: false, mediaTypes: ['application/json', 'application/x-www-form-urlencoded'] },
    bodyInQuery: true,
    request: { path: decodeForkProjectPath, body: decodeForkProjectBody, form: decodeForkProjectForm },
    responses: {
      '202': ['application/json'],
      '301': ['application/json'],
      '401': ['application/json'],
      '404': ['application/json'],
      '422': ['application/json'],
    },
  },
  deleteRelationship: {
    operation: 'deleteForkRelationship',
    area: 'projectForks',
    handler: 'deleteRelationship',
    method: 'DELETE',
    prefix: '/api/v4',
    path: '/projects/{id}/fork',
    security: [{ PrivateToken: [] }],
    role: 'Owner',
    request: { path: decodeDeleteForkRelationshipPath },
    responses: {
      '204': [],
      '301': ['application/json'],
      '401': ['application/json'],
      '403': ['application/json'],
      '404': ['application/json'],
    },
  },
  createRelationship: {
    operation: 'createForkRelationship',
    area: 'projectForks',
    handler: 'createRelationship',
    method: 'POST',
    prefix: '/api/v4',
    path: '/projects/{id}/fork/{forked_from_id}',
    security: [{ PrivateToken: [] }],
    role: 'Owner',
    request: { path: decodeCreateForkRelationshipPath },
    responses: {
      '201': ['application/json'],
      '301': ['application/json'],
      '401': ['application/json'],
      '403': ['application/json'],
      '404': ['application/json'],
      '422': ['application/json'],
    },
  },
  list: {
    operation: 'listProjectForks',
    area: 'projectForks',
    handler: 'list',
    method: 'GET',
    prefix: '/api/v4',
    path: '/projects/{id}/forks',
    security: [{ PrivateToken: [] }, {}],
    queryInBody: {},
    request: { path: decodeListProjectForksPath, query: decodeListProjectForksQuery },
    responses: {
      '200': ['application/json'],
      '301': ['application/json'],
      '401': ['application/json'],
      '403': ['application/json'],
      '404': ['application/json'],
      '414': ['application/json'],
      '422': ['application/json'],
    },
  },
};
