// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { pages } from '../../validators/operations/pages.ts';
import type { PagesHandlers } from '../pages.ts';
import type { Route } from '../runtime/route.ts';

/** The operations of pages, by the names of their handlers. */
export const pagesRoutes: Readonly<Record<keyof PagesHandlers, Route>> = {
  get: {
    operation: 'getPagesSettings',
    area: 'pages',
    handler: 'get',
    method: 'GET',
    prefix: '/api/v4',
    path: '/projects/{id}/pages',
    security: [{ PrivateToken: [] }],
    role: 'Maintainer',
    parameters: [{ name: 'id', in: 'path', required: true, types: ['integer', 'string'], items: [] }],
    responses: {
      200: ['application/json'],
      301: ['application/json'],
      401: ['application/json'],
      403: ['application/json'],
      404: ['application/json'],
    },
    validators: pages['getPagesSettings'],
  },
  update: {
    operation: 'updatePagesSettings',
    area: 'pages',
    handler: 'update',
    method: 'PATCH',
    prefix: '/api/v4',
    path: '/projects/{id}/pages',
    security: [{ PrivateToken: [] }],
    role: 'Maintainer',
    parameters: [{ name: 'id', in: 'path', required: true, types: ['integer', 'string'], items: [] }],
    body: { required: false, mediaTypes: ['application/json', 'application/x-www-form-urlencoded'] },
    responses: {
      200: ['application/json'],
      301: ['application/json'],
      401: ['application/json'],
      403: ['application/json'],
      404: ['application/json'],
      422: ['application/json'],
    },
    validators: pages['updatePagesSettings'],
  },
  unpublish: {
    operation: 'unpublishPages',
    area: 'pages',
    handler: 'unpublish',
    method: 'DELETE',
    prefix: '/api/v4',
    path: '/projects/{id}/pages',
    security: [{ PrivateToken: [] }],
    role: 'Maintainer',
    parameters: [{ name: 'id', in: 'path', required: true, types: ['integer', 'string'], items: [] }],
    responses: {
      204: [],
      301: ['application/json'],
      401: ['application/json'],
      403: ['application/json'],
      404: ['application/json'],
    },
    validators: pages['unpublishPages'],
  },
};
