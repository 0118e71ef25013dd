// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { ResponseDescriptions } from '../../shared/types.ts';
import type {
  CreateReplicationSiteResponses,
  DeleteReplicationSiteResponses,
  GetReplicationSiteResponses,
  ListReplicationSiteStatusesResponses,
  ListReplicationSitesResponses,
  RepairReplicationSiteResponses,
  UpdateReplicationSiteResponses,
} from '../../types/replication-sites.ts';
import { listCheck } from '../runtime/values.ts';
import { collectReplicationSiteStatus, isReplicationSiteStatus } from '../schemas/replication-site-status.ts';
import { collectReplicationSite, isReplicationSite } from '../schemas/replication-site.ts';
import {
  forbiddenResponse,
  linkHeader,
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

/** The responses of `GET /geo_sites`. */
export const listReplicationSitesResponses: ResponseDescriptions<ListReplicationSitesResponses> = {
  schema: '#/paths/~1geo_sites/get/responses',
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
          { is: isReplicationSite, collect: collectReplicationSite },
          '#/paths/~1geo_sites/get/responses/200/content/application~1json/schema',
        ),
      },
    },
    401: unauthorizedResponse,
    403: forbiddenResponse,
    414: uriTooLongResponse,
    422: unprocessableContentResponse,
  },
};

/** The responses of `POST /geo_sites`. */
export const createReplicationSiteResponses: ResponseDescriptions<CreateReplicationSiteResponses> = {
  schema: '#/paths/~1geo_sites/post/responses',
  statuses: {
    201: { content: { 'application/json': { is: isReplicationSite, collect: collectReplicationSite } } },
    401: unauthorizedResponse,
    403: forbiddenResponse,
    422: unprocessableContentResponse,
  },
};

/** The responses of `GET /geo_sites/status`. */
export const listReplicationSiteStatusesResponses: ResponseDescriptions<ListReplicationSiteStatusesResponses> = {
  schema: '#/paths/~1geo_sites~1status/get/responses',
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
          { is: isReplicationSiteStatus, collect: collectReplicationSiteStatus },
          '#/paths/~1geo_sites~1status/get/responses/200/content/application~1json/schema',
        ),
      },
    },
    401: unauthorizedResponse,
    403: forbiddenResponse,
    414: uriTooLongResponse,
    422: unprocessableContentResponse,
  },
};

/** The responses of `GET /geo_sites/{id}`. */
export const getReplicationSiteResponses: ResponseDescriptions<GetReplicationSiteResponses> = {
  schema: '#/paths/~1geo_sites~1{id}/get/responses',
  statuses: {
    200: { content: { 'application/json': { is: isReplicationSite, collect: collectReplicationSite } } },
    401: unauthorizedResponse,
    403: forbiddenResponse,
    404: notFoundResponse,
    422: unprocessableContentResponse,
  },
};

/** The responses of `PUT /geo_sites/{id}`. */
export const updateReplicationSiteResponses: ResponseDescriptions<UpdateReplicationSiteResponses> = {
  schema: '#/paths/~1geo_sites~1{id}/put/responses',
  statuses: {
    200: { content: { 'application/json': { is: isReplicationSite, collect: collectReplicationSite } } },
    401: unauthorizedResponse,
    403: forbiddenResponse,
    404: notFoundResponse,
    422: unprocessableContentResponse,
  },
};

/** The responses of `DELETE /geo_sites/{id}`. */
export const deleteReplicationSiteResponses: ResponseDescriptions<DeleteReplicationSiteResponses> = {
  schema: '#/paths/~1geo_sites~1{id}/delete/responses',
  statuses: {
    204: {},
    401: unauthorizedResponse,
    403: forbiddenResponse,
    404: notFoundResponse,
    422: unprocessableContentResponse,
  },
};

/** The responses of `POST /geo_sites/{id}/repair`. */
export const repairReplicationSiteResponses: ResponseDescriptions<RepairReplicationSiteResponses> = {
  schema: '#/paths/~1geo_sites~1{id}~1repair/post/responses',
  statuses: {
    200: { content: { 'application/json': { is: isReplicationSite, collect: collectReplicationSite } } },
    401: unauthorizedResponse,
    403: forbiddenResponse,
    404: notFoundResponse,
    422: unprocessableContentResponse,
  },
};
