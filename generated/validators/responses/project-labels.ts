// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { AnyResponse, ResponseDescription, ResponseDescriptions } from '../../shared/types.ts';
import type {
  CreateProjectLabelResponses,
  DeleteProjectLabelByNameResponses,
  DeleteProjectLabelResponses,
  GetProjectLabelResponses,
  ListProjectLabelsResponses,
  PromoteProjectLabelByNameResponses,
  PromoteProjectLabelResponses,
  SubscribeToProjectLabelResponses,
  UnsubscribeFromProjectLabelResponses,
  UpdateProjectLabelByNameResponses,
  UpdateProjectLabelResponses,
} from '../../types/project-labels.ts';
import { listCheck } from '../runtime/values.ts';
import { collectLabelUnsubscription, isLabelUnsubscription } from '../schemas/label-unsubscription.ts';
import { collectLabelUpdatedByName, isLabelUpdatedByName } from '../schemas/label-updated-by-name.ts';
import { collectLabel, isLabel } from '../schemas/label.ts';
import { collectPromotedLabel, isPromotedLabel } from '../schemas/promoted-label.ts';
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

const notModifiedResponse: ResponseDescription<AnyResponse<never>> = {};

/** The responses of `GET /projects/{id}/labels`. */
export const listProjectLabelsResponses: ResponseDescriptions<ListProjectLabelsResponses> = {
  schema: '#/paths/~1projects~1{id}~1labels/get/responses',
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
          { is: isLabel, collect: collectLabel },
          '#/paths/~1projects~1{id}~1labels/get/responses/200/content/application~1json/schema',
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

/** The responses of `POST /projects/{id}/labels`. */
export const createProjectLabelResponses: ResponseDescriptions<CreateProjectLabelResponses> = {
  schema: '#/paths/~1projects~1{id}~1labels/post/responses',
  statuses: {
    201: { content: { 'application/json': { is: isLabel, collect: collectLabel } } },
    301: movedResponse,
    401: unauthorizedResponse,
    404: notFoundResponse,
    422: unprocessableContentResponse,
  },
};

/** The responses of `PUT /projects/{id}/labels`. */
export const updateProjectLabelByNameResponses: ResponseDescriptions<UpdateProjectLabelByNameResponses> = {
  schema: '#/paths/~1projects~1{id}~1labels/put/responses',
  statuses: {
    200: { content: { 'application/json': { is: isLabelUpdatedByName, collect: collectLabelUpdatedByName } } },
    301: movedResponse,
    401: unauthorizedResponse,
    404: notFoundResponse,
    422: unprocessableContentResponse,
  },
};

/** The responses of `DELETE /projects/{id}/labels`. */
export const deleteProjectLabelByNameResponses: ResponseDescriptions<DeleteProjectLabelByNameResponses> = {
  schema: '#/paths/~1projects~1{id}~1labels/delete/responses',
  statuses: {
    204: {},
    301: movedResponse,
    401: unauthorizedResponse,
    404: notFoundResponse,
    414: uriTooLongResponse,
    422: unprocessableContentResponse,
  },
};

/** The responses of `PUT /projects/{id}/labels/promote`. */
export const promoteProjectLabelByNameResponses: ResponseDescriptions<PromoteProjectLabelByNameResponses> = {
  schema: '#/paths/~1projects~1{id}~1labels~1promote/put/responses',
  statuses: {
    200: { content: { 'application/json': { is: isPromotedLabel, collect: collectPromotedLabel } } },
    301: movedResponse,
    401: unauthorizedResponse,
    404: notFoundResponse,
    422: unprocessableContentResponse,
  },
};

/** The responses of `GET /projects/{id}/labels/{label_id}`. */
export const getProjectLabelResponses: ResponseDescriptions<GetProjectLabelResponses> = {
  schema: '#/paths/~1projects~1{id}~1labels~1{label_id}/get/responses',
  statuses: {
    200: { content: { 'application/json': { is: isLabel, collect: collectLabel } } },
    301: movedResponse,
    401: unauthorizedResponse,
    404: notFoundResponse,
    414: uriTooLongResponse,
    422: unprocessableContentResponse,
  },
};

/** The responses of `PUT /projects/{id}/labels/{label_id}`. */
export const updateProjectLabelResponses: ResponseDescriptions<UpdateProjectLabelResponses> = {
  schema: '#/paths/~1projects~1{id}~1labels~1{label_id}/put/responses',
  statuses: {
    200: { content: { 'application/json': { is: isLabel, collect: collectLabel } } },
    301: movedResponse,
    401: unauthorizedResponse,
    404: notFoundResponse,
    422: unprocessableContentResponse,
  },
};

/** The responses of `DELETE /projects/{id}/labels/{label_id}`. */
export const deleteProjectLabelResponses: ResponseDescriptions<DeleteProjectLabelResponses> = {
  schema: '#/paths/~1projects~1{id}~1labels~1{label_id}/delete/responses',
  statuses: {
    204: {},
    301: movedResponse,
    401: unauthorizedResponse,
    404: notFoundResponse,
  },
};

/** The responses of `PUT /projects/{id}/labels/{label_id}/promote`. */
export const promoteProjectLabelResponses: ResponseDescriptions<PromoteProjectLabelResponses> = {
  schema: '#/paths/~1projects~1{id}~1labels~1{label_id}~1promote/put/responses',
  statuses: {
    200: { content: { 'application/json': { is: isPromotedLabel, collect: collectPromotedLabel } } },
    301: movedResponse,
    401: unauthorizedResponse,
    404: notFoundResponse,
  },
};

/** The responses of `POST /projects/{id}/labels/{label_id}/subscribe`. */
export const subscribeToProjectLabelResponses: ResponseDescriptions<SubscribeToProjectLabelResponses> = {
  schema: '#/paths/~1projects~1{id}~1labels~1{label_id}~1subscribe/post/responses',
  statuses: {
    200: { content: { 'application/json': { is: isLabel, collect: collectLabel } } },
    301: movedResponse,
    304: notModifiedResponse,
    401: unauthorizedResponse,
    404: notFoundResponse,
  },
};

/** The responses of `POST /projects/{id}/labels/{label_id}/unsubscribe`. */
export const unsubscribeFromProjectLabelResponses: ResponseDescriptions<UnsubscribeFromProjectLabelResponses> = {
  schema: '#/paths/~1projects~1{id}~1labels~1{label_id}~1unsubscribe/post/responses',
  statuses: {
    200: { content: { 'application/json': { is: isLabelUnsubscription, collect: collectLabelUnsubscription } } },
    301: movedResponse,
    304: notModifiedResponse,
    401: unauthorizedResponse,
    404: notFoundResponse,
  },
};
