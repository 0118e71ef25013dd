// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { ResponseDescriptions } from '../../shared/types.ts';
import type {
  CreateProjectBadgeResponses,
  DeleteProjectBadgeResponses,
  GetProjectBadgeResponses,
  ListProjectBadgesResponses,
  RenderProjectBadgeResponses,
  UpdateProjectBadgeResponses,
} from '../../types/project-badges.ts';
import { listCheck } from '../runtime/values.ts';
import { collectBadgeRendering, isBadgeRendering } from '../schemas/badge-rendering.ts';
import { collectBadge, isBadge } from '../schemas/badge.ts';
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

/** The responses of `GET /projects/{id}/badges`. */
export const listProjectBadgesResponses: ResponseDescriptions<ListProjectBadgesResponses> = {
  schema: '#/paths/~1projects~1{id}~1badges/get/responses',
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
          { is: isBadge, collect: collectBadge },
          '#/paths/~1projects~1{id}~1badges/get/responses/200/content/application~1json/schema',
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

/** The responses of `POST /projects/{id}/badges`. */
export const createProjectBadgeResponses: ResponseDescriptions<CreateProjectBadgeResponses> = {
  schema: '#/paths/~1projects~1{id}~1badges/post/responses',
  statuses: {
    201: { content: { 'application/json': { is: isBadge, collect: collectBadge } } },
    301: movedResponse,
    401: unauthorizedResponse,
    404: notFoundResponse,
    422: unprocessableContentResponse,
  },
};

/** The responses of `GET /projects/{id}/badges/render`. */
export const renderProjectBadgeResponses: ResponseDescriptions<RenderProjectBadgeResponses> = {
  schema: '#/paths/~1projects~1{id}~1badges~1render/get/responses',
  statuses: {
    200: { content: { 'application/json': { is: isBadgeRendering, collect: collectBadgeRendering } } },
    301: movedResponse,
    401: unauthorizedResponse,
    404: notFoundResponse,
    414: uriTooLongResponse,
    422: unprocessableContentResponse,
  },
};

/** The responses of `GET /projects/{id}/badges/{badge_id}`. */
export const getProjectBadgeResponses: ResponseDescriptions<GetProjectBadgeResponses> = {
  schema: '#/paths/~1projects~1{id}~1badges~1{badge_id}/get/responses',
  statuses: {
    200: { content: { 'application/json': { is: isBadge, collect: collectBadge } } },
    301: movedResponse,
    401: unauthorizedResponse,
    404: notFoundResponse,
    422: unprocessableContentResponse,
  },
};

/** The responses of `PUT /projects/{id}/badges/{badge_id}`. */
export const updateProjectBadgeResponses: ResponseDescriptions<UpdateProjectBadgeResponses> = {
  schema: '#/paths/~1projects~1{id}~1badges~1{badge_id}/put/responses',
  statuses: {
    200: { content: { 'application/json': { is: isBadge, collect: collectBadge } } },
    301: movedResponse,
    401: unauthorizedResponse,
    404: notFoundResponse,
    422: unprocessableContentResponse,
  },
};

/** The responses of `DELETE /projects/{id}/badges/{badge_id}`. */
export const deleteProjectBadgeResponses: ResponseDescriptions<DeleteProjectBadgeResponses> = {
  schema: '#/paths/~1projects~1{id}~1badges~1{badge_id}/delete/responses',
  statuses: {
    204: {},
    301: movedResponse,
    401: unauthorizedResponse,
    404: notFoundResponse,
    422: unprocessableContentResponse,
  },
};
