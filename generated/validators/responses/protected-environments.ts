// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { ResponseDescriptions } from '../../shared/types.ts';
import type {
  CreateProtectedEnvironmentResponses,
  GetProtectedEnvironmentResponses,
  ListProtectedEnvironmentsResponses,
  UnprotectEnvironmentResponses,
  UpdateProtectedEnvironmentResponses,
} from '../../types/protected-environments.ts';
import { listCheck } from '../runtime/values.ts';
import {
  collectProtectedEnvironmentDetail,
  isProtectedEnvironmentDetail,
} from '../schemas/protected-environment-detail.ts';
import { collectProtectedEnvironment, isProtectedEnvironment } from '../schemas/protected-environment.ts';
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

/** The responses of `GET /projects/{id}/protected_environments`. */
export const listProtectedEnvironmentsResponses: ResponseDescriptions<ListProtectedEnvironmentsResponses> = {
  schema: '#/paths/~1projects~1{id}~1protected_environments/get/responses',
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
          { is: isProtectedEnvironment, collect: collectProtectedEnvironment },
          '#/paths/~1projects~1{id}~1protected_environments/get/responses/200/content/application~1json/schema',
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

/** The responses of `POST /projects/{id}/protected_environments`. */
export const createProtectedEnvironmentResponses: ResponseDescriptions<CreateProtectedEnvironmentResponses> = {
  schema: '#/paths/~1projects~1{id}~1protected_environments/post/responses',
  statuses: {
    201: {
      content: { 'application/json': { is: isProtectedEnvironmentDetail, collect: collectProtectedEnvironmentDetail } },
    },
    301: movedResponse,
    401: unauthorizedResponse,
    404: notFoundResponse,
    422: unprocessableContentResponse,
  },
};

/** The responses of `GET /projects/{id}/protected_environments/{name}`. */
export const getProtectedEnvironmentResponses: ResponseDescriptions<GetProtectedEnvironmentResponses> = {
  schema: '#/paths/~1projects~1{id}~1protected_environments~1{name}/get/responses',
  statuses: {
    200: { content: { 'application/json': { is: isProtectedEnvironment, collect: collectProtectedEnvironment } } },
    301: movedResponse,
    401: unauthorizedResponse,
    404: notFoundResponse,
  },
};

/** The responses of `PUT /projects/{id}/protected_environments/{name}`. */
export const updateProtectedEnvironmentResponses: ResponseDescriptions<UpdateProtectedEnvironmentResponses> = {
  schema: '#/paths/~1projects~1{id}~1protected_environments~1{name}/put/responses',
  statuses: {
    200: {
      content: { 'application/json': { is: isProtectedEnvironmentDetail, collect: collectProtectedEnvironmentDetail } },
    },
    301: movedResponse,
    401: unauthorizedResponse,
    404: notFoundResponse,
    422: unprocessableContentResponse,
  },
};

/** The responses of `DELETE /projects/{id}/protected_environments/{name}`. */
export const unprotectEnvironmentResponses: ResponseDescriptions<UnprotectEnvironmentResponses> = {
  schema: '#/paths/~1projects~1{id}~1protected_environments~1{name}/delete/responses',
  statuses: {
    204: {},
    301: movedResponse,
    401: unauthorizedResponse,
    404: notFoundResponse,
  },
};
