// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import {
  decodeGetIssueWeightEventPath,
  decodeListIssueWeightEventsPath,
  decodeListIssueWeightEventsQuery,
} from '../../validators/requests/resource-weight-events.ts';
import { propertiesOfIssueWeightEvent } from '../properties/resource-weight-events.ts';
import type { ResourceWeightEventsHandlers } from '../resource-weight-events.ts';
import type { Route } from '../runtime/interfaces.ts';

/** The operations of resourceWeightEvents, by the names of their handlers. */
export const resourceWeightEventsRoutes: Readonly<Record<keyof ResourceWeightEventsHandlers, Route>> = {
  list: {
    operation: 'listIssueWeightEvents',
    area: 'resourceWeightEvents',
    handler: 'list',
    method: 'GET',
    prefix: '/api/v4',
    path: '/projects/{id}/issues/{issue_iid}/resource_weight_events',
    security: [{ PrivateToken: [] }],
    queryInBody: {},
    request: { path: decodeListIssueWeightEventsPath, query: decodeListIssueWeightEventsQuery },
    responses: {
      '200': ['application/json'],
      '301': ['application/json'],
      '401': ['application/json'],
      '404': ['application/json'],
      '414': ['application/json'],
      '422': ['application/json'],
    },
    properties: { '200': { 'application/json': { inner: () => ({ items: propertiesOfIssueWeightEvent }) } } },
  },
  get: {
    operation: 'getIssueWeightEvent',
    area: 'resourceWeightEvents',
    handler: 'get',
    method: 'GET',
    prefix: '/api/v4',
    path: '/projects/{id}/issues/{issue_iid}/resource_weight_events/{resource_weight_event_id}',
    security: [{ PrivateToken: [] }],
    request: { path: decodeGetIssueWeightEventPath },
    responses: {
      '200': ['application/json'],
      '301': ['application/json'],
      '401': ['application/json'],
      '404': ['application/json'],
      '422': ['application/json'],
    },
    properties: { '200': { 'application/json': propertiesOfIssueWeightEvent } },
  },
};
