// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { ResponseDescriptions } from '../../shared/types.ts';
import type {
  GetPagesSettingsResponses,
  UnpublishPagesResponses,
  UpdatePagesSettingsResponses,
} from '../../types/pages.ts';
import { collectPagesSettings, isPagesSettings } from '../schemas/pages-settings.ts';
import {
  forbiddenResponse,
  movedResponse,
  notFoundResponse,
  unauthorizedResponse,
  unprocessableContentResponse,
} from '../shared-responses.ts';

/** The responses of `GET /projects/{id}/pages`. */
export const getPagesSettingsResponses: ResponseDescriptions<GetPagesSettingsResponses> = {
  schema: '#/paths/~1projects~1{id}~1pages/get/responses',
  statuses: {
    200: { content: { 'application/json': { is: isPagesSettings, collect: collectPagesSettings } } },
    301: movedResponse,
    401: unauthorizedResponse,
    403: forbiddenResponse,
    404: notFoundResponse,
  },
};

/** The responses of `PATCH /projects/{id}/pages`. */
export const updatePagesSettingsResponses: ResponseDescriptions<UpdatePagesSettingsResponses> = {
  schema: '#/paths/~1projects~1{id}~1pages/patch/responses',
  statuses: {
    200: { content: { 'application/json': { is: isPagesSettings, collect: collectPagesSettings } } },
    301: movedResponse,
    401: unauthorizedResponse,
    403: forbiddenResponse,
    404: notFoundResponse,
    422: unprocessableContentResponse,
  },
};

/** The responses of `DELETE /projects/{id}/pages`. */
export const unpublishPagesResponses: ResponseDescriptions<UnpublishPagesResponses> = {
  schema: '#/paths/~1projects~1{id}~1pages/delete/responses',
  statuses: {
    204: {},
    301: movedResponse,
    401: unauthorizedResponse,
    403: forbiddenResponse,
    404: notFoundResponse,
  },
};
