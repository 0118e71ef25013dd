// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import {
  decodeGetPagesSettingsPath,
  decodeUnpublishPagesPath,
  decodeUpdatePagesSettingsBody,
  decodeUpdatePagesSettingsForm,
  decodeUpdatePagesSettingsPath,
} from '../../validators/requests/pages.ts';
import type { PagesHandlers } from '../pages.ts';
import { propertiesOfPagesSettings } from '../properties/pages.ts';
import type { Route } from '../runtime/interfaces.ts';

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
    request: { path: decodeGetPagesSettingsPath },
    responses: {
      '200': ['application/json'],
      '301': ['application/json'],
      '401': ['application/json'],
      '403': ['application/json'],
      '404': ['application/json'],
    },
    properties: { '200': { 'application/json': propertiesOfPagesSettings } },
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
    requestBody: { required: false, mediaTypes: ['application/json', 'application/x-www-form-urlencoded'] },
    bodyInQuery: true,
    request: {
      path: decodeUpdatePagesSettingsPath,
      body: decodeUpdatePagesSettingsBody,
      form: decodeUpdatePagesSettingsForm,
    },
    responses: {
      '200': ['application/json'],
      '301': ['application/json'],
      '401': ['application/json'],
      '403': ['application/json'],
      '404': ['application/json'],
      '422': ['application/json'],
    },
    properties: { '200': { 'application/json': propertiesOfPagesSettings } },
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
    request: { path: decodeUnpublishPagesPath },
    responses: {
      '204': [],
      '301': ['application/json'],
      '401': ['application/json'],
      '403': ['application/json'],
      '404': ['application/json'],
    },
  },
};
