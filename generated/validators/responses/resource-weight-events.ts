// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { ResponseDescriptions } from '../../shared/types.ts';
import type {
  GetIssueWeightEventResponses,
  ListIssueWeightEventsResponses,
} from '../../types/resource-weight-events.ts';
import { listCheck } from '../runtime/values.ts';
import { collectIssueWeightEvent, isIssueWeightEvent } from '../schemas/issue-weight-event.ts';
import {
  linkHeader,
  movedResponse,
  notFoundResponse,
  unauthorizedResponse,
  unprocessableContentResponse,
  uriTooLongResponse,
  xNextPageHeader,
  xPageHeader,
  xPerPageHeader,
  xPrevPageHeader,
  xTotalHeader,
  xTotalPagesHeader,
} from '../shared-responses.ts';

/** The responses of `GET /projects/{id}/issues/{issue_iid}/resource_weight_events`. */
export const listIssueWeightEventsResponses: ResponseDescriptions<ListIssueWeightEventsResponses> = {
  schema: '#/paths/~1projects~1{id}~1issues~1{issue_iid}~1resource_weight_events/get/responses',
  statuses: {
    200: {
      headers: {
        Link: linkHeader,
        'x-next-page': xNextPageHeader,
        'x-page': xPageHeader,
        'x-per-page': xPerPageHeader,
        'x-prev-page': xPrevPageHeader,
        'x-total': xTotalHeader,
        'x-total-pages': xTotalPagesHeader,
      },
      content: {
        'application/json': listCheck(
          { is: isIssueWeightEvent, collect: collectIssueWeightEvent },
          '#/paths/~1projects~1{id}~1issues~1{issue_iid}~1resource_weight_events/get/responses/200/content/application~1json/schema',
        ),
      },
    },
    301: movedResponse,
    401: unauthorizedResponse,
    404: notFoundResponse,
    414: uriTooLongResponse,
    422: unprocessableContentResponse,
  },
};

/**
 * The responses of `GET
 * /projects/{id}/issues/{issue_iid}/resource_weight_events/{resource_weight_event_id}`.
 */
export const getIssueWeightEventResponses: ResponseDescriptions<GetIssueWeightEventResponses> = {
  schema:
    '#/paths/~1projects~1{id}~1issues~1{issue_iid}~1resource_weight_events~1{resource_weight_event_id}/get/responses',
  statuses: {
    200: { content: { 'application/json': { is: isIssueWeightEvent, collect: collectIssueWeightEvent } } },
    301: movedResponse,
    401: unauthorizedResponse,
    404: notFoundResponse,
    422: unprocessableContentResponse,
  },
};
