// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { resourceWeightEvents } from '../../validators/operations/resource-weight-events.ts';
import type { ResourceWeightEventsHandlers } from '../resource-weight-events.ts';
import type { Route } from '../runtime/route.ts';

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
    parameters: [
      { name: 'id', in: 'path', required: true, types: ['integer', 'string'], items: [] },
      { name: 'issue_iid', in: 'path', required: true, types: ['integer'], items: [] },
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
    validators: resourceWeightEvents['listIssueWeightEvents'],
  },
  get: {
    operation: 'getIssueWeightEvent',
    area: 'resourceWeightEvents',
    handler: 'get',
    method: 'GET',
    prefix: '/api/v4',
    path: '/projects/{id}/issues/{issue_iid}/resource_weight_events/{resource_weight_event_id}',
    security: [{ PrivateToken: [] }],
    parameters: [
      { name: 'id', in: 'path', required: true, types: ['integer', 'string'], items: [] },
      { name: 'issue_iid', in: 'path', required: true, types: ['integer'], items: [] },
      { name: 'resource_weight_event_id', in: 'path', required: true, types: ['integer'], items: [] },
    ],
    responses: {
      200: ['application/json'],
      301: ['application/json'],
      401: ['application/json'],
      404: ['application/json'],
    },
    validators: resourceWeightEvents['getIssueWeightEvent'],
  },
};
