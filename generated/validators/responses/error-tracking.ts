// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { ResponseDescriptions } from '../../shared/types.ts';
import type {
  CreateErrorTrackingClientKeyResponses,
  DeleteErrorTrackingClientKeyResponses,
  GetErrorTrackingSettingsResponses,
  ListErrorTrackingClientKeysResponses,
  ReplaceErrorTrackingSettingsResponses,
  UpdateErrorTrackingSettingsResponses,
} from '../../types/error-tracking.ts';
import { listCheck } from '../runtime/values.ts';
import { collectErrorTrackingClientKey, isErrorTrackingClientKey } from '../schemas/error-tracking-client-key.ts';
import { collectErrorTrackingSettings, isErrorTrackingSettings } from '../schemas/error-tracking-settings.ts';
import {
  forbiddenResponse,
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

/** The responses of `GET /projects/{id}/error_tracking/client_keys`. */
export const listErrorTrackingClientKeysResponses: ResponseDescriptions<ListErrorTrackingClientKeysResponses> = {
  schema: '#/paths/~1projects~1{id}~1error_tracking~1client_keys/get/responses',
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
          { is: isErrorTrackingClientKey, collect: collectErrorTrackingClientKey },
          '#/paths/~1projects~1{id}~1error_tracking~1client_keys/get/responses/200/content/application~1json/schema',
        ),
      },
    },
    301: movedResponse,
    401: unauthorizedResponse,
    403: forbiddenResponse,
    404: notFoundResponse,
    414: uriTooLongResponse,
    422: unprocessableContentResponse,
  },
};

/** The responses of `POST /projects/{id}/error_tracking/client_keys`. */
export const createErrorTrackingClientKeyResponses: ResponseDescriptions<CreateErrorTrackingClientKeyResponses> = {
  schema: '#/paths/~1projects~1{id}~1error_tracking~1client_keys/post/responses',
  statuses: {
    201: { content: { 'application/json': { is: isErrorTrackingClientKey, collect: collectErrorTrackingClientKey } } },
    301: movedResponse,
    401: unauthorizedResponse,
    403: forbiddenResponse,
    404: notFoundResponse,
  },
};

/** The responses of `DELETE /projects/{id}/error_tracking/client_keys/{key_id}`. */
export const deleteErrorTrackingClientKeyResponses: ResponseDescriptions<DeleteErrorTrackingClientKeyResponses> = {
  schema: '#/paths/~1projects~1{id}~1error_tracking~1client_keys~1{key_id}/delete/responses',
  statuses: {
    204: {},
    301: movedResponse,
    401: unauthorizedResponse,
    403: forbiddenResponse,
    404: notFoundResponse,
    422: unprocessableContentResponse,
  },
};

/** The responses of `GET /projects/{id}/error_tracking/settings`. */
export const getErrorTrackingSettingsResponses: ResponseDescriptions<GetErrorTrackingSettingsResponses> = {
  schema: '#/paths/~1projects~1{id}~1error_tracking~1settings/get/responses',
  statuses: {
    200: { content: { 'application/json': { is: isErrorTrackingSettings, collect: collectErrorTrackingSettings } } },
    301: movedResponse,
    401: unauthorizedResponse,
    403: forbiddenResponse,
    404: notFoundResponse,
  },
};

/** The responses of `PUT /projects/{id}/error_tracking/settings`. */
export const replaceErrorTrackingSettingsResponses: ResponseDescriptions<ReplaceErrorTrackingSettingsResponses> = {
  schema: '#/paths/~1projects~1{id}~1error_tracking~1settings/put/responses',
  statuses: {
    200: { content: { 'application/json': { is: isErrorTrackingSettings, collect: collectErrorTrackingSettings } } },
    301: movedResponse,
    401: unauthorizedResponse,
    403: forbiddenResponse,
    404: notFoundResponse,
    422: unprocessableContentResponse,
  },
};

/** The responses of `PATCH /projects/{id}/error_tracking/settings`. */
export const updateErrorTrackingSettingsResponses: ResponseDescriptions<UpdateErrorTrackingSettingsResponses> = {
  schema: '#/paths/~1projects~1{id}~1error_tracking~1settings/patch/responses',
  statuses: {
    200: { content: { 'application/json': { is: isErrorTrackingSettings, collect: collectErrorTrackingSettings } } },
    301: movedResponse,
    401: unauthorizedResponse,
    403: forbiddenResponse,
    404: notFoundResponse,
    422: unprocessableContentResponse,
  },
};
