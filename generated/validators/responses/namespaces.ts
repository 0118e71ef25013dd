// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { ResponseDescriptions } from '../../shared/types.ts';
import type {
  CheckNamespaceExistsResponses,
  GetNamespaceResponses,
  ListNamespacesResponses,
} from '../../types/namespaces.ts';
import { listCheck } from '../runtime/values.ts';
import { collectNamespaceExistence, isNamespaceExistence } from '../schemas/namespace-existence.ts';
import { collectNamespace, isNamespace } from '../schemas/namespace.ts';
import {
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

/** The responses of `GET /namespaces`. */
export const listNamespacesResponses: ResponseDescriptions<ListNamespacesResponses> = {
  schema: '#/paths/~1namespaces/get/responses',
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
          { is: isNamespace, collect: collectNamespace },
          '#/paths/~1namespaces/get/responses/200/content/application~1json/schema',
        ),
      },
    },
    401: unauthorizedResponse,
    414: uriTooLongResponse,
    422: unprocessableContentResponse,
  },
};

/** The responses of `GET /namespaces/{id}`. */
export const getNamespaceResponses: ResponseDescriptions<GetNamespaceResponses> = {
  schema: '#/paths/~1namespaces~1{id}/get/responses',
  statuses: {
    200: { content: { 'application/json': { is: isNamespace, collect: collectNamespace } } },
    401: unauthorizedResponse,
    404: notFoundResponse,
  },
};

/** The responses of `GET /namespaces/{namespace}/exists`. */
export const checkNamespaceExistsResponses: ResponseDescriptions<CheckNamespaceExistsResponses> = {
  schema: '#/paths/~1namespaces~1{namespace}~1exists/get/responses',
  statuses: {
    200: { content: { 'application/json': { is: isNamespaceExistence, collect: collectNamespaceExistence } } },
    401: unauthorizedResponse,
    404: notFoundResponse,
    414: uriTooLongResponse,
    422: unprocessableContentResponse,
  },
};
