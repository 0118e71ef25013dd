// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { AnyResponse, ResponseDescription, ResponseDescriptions } from '../../shared/types.ts';
import type {
  CreateMergeRequestPipelineResponses,
  CreateMergeRequestResponses,
  DeleteMergeRequestResponses,
  GetMergeRequestRawDiffsResponses,
  GetMergeRequestResponses,
  ListMergeRequestDiffsResponses,
  ListMergeRequestPipelinesResponses,
  ListMergeRequestsResponses,
  MergeMergeRequestResponses,
  UpdateMergeRequestResponses,
} from '../../types/merge-requests.ts';
import { type ValidationIssue, fail, hasArrayType, limitReached } from '../runtime/report.ts';
import { every, hasStringType, listCheck, typeCheck } from '../runtime/values.ts';
import { collectErrorBody, isErrorBody } from '../schemas/error-body.ts';
import { collectMergeRequestChanged, isMergeRequestChanged } from '../schemas/merge-request-changed.ts';
import { collectMergeRequestDetail, isMergeRequestDetail } from '../schemas/merge-request-detail.ts';
import { collectMergeRequestDiff, isMergeRequestDiff } from '../schemas/merge-request-diff.ts';
import { collectMergeRequestMerged, isMergeRequestMerged } from '../schemas/merge-request-merged.ts';
import {
  collectMergeRequestPipelineCreated,
  isMergeRequestPipelineCreated,
} from '../schemas/merge-request-pipeline-created.ts';
import { collectMergeRequestPipeline, isMergeRequestPipeline } from '../schemas/merge-request-pipeline.ts';
import { isMergeRequestSimple } from '../schemas/merge-request-simple.ts';
import { isMergeRequest } from '../schemas/merge-request.ts';
import {
  forbiddenResponse,
  linkHeader,
  movedResponse,
  notFoundResponse,
  tooManyRequestsResponse,
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

const requestTimeoutResponse: ResponseDescription<AnyResponse<never>> = {
  content: { 'application/json': { is: isErrorBody, collect: collectErrorBody } },
};

const conflictResponse: ResponseDescription<AnyResponse<never>> = {
  content: { 'application/json': { is: isErrorBody, collect: collectErrorBody } },
};

/** The responses of `GET /merge_requests`. */
export const listMergeRequestsResponses: ResponseDescriptions<ListMergeRequestsResponses> = {
  schema: '#/paths/~1merge_requests/get/responses',
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
      content: { 'application/json': { is: isListMergeRequests200, collect: collectListMergeRequests200 } },
    },
    401: unauthorizedResponse,
    408: requestTimeoutResponse,
    414: uriTooLongResponse,
    422: unprocessableContentResponse,
    429: tooManyRequestsResponse,
  },
};

/** The responses of `POST /projects/{id}/merge_requests`. */
export const createMergeRequestResponses: ResponseDescriptions<CreateMergeRequestResponses> = {
  schema: '#/paths/~1projects~1{id}~1merge_requests/post/responses',
  statuses: {
    201: { content: { 'application/json': { is: isMergeRequestChanged, collect: collectMergeRequestChanged } } },
    301: movedResponse,
    401: unauthorizedResponse,
    404: notFoundResponse,
    422: unprocessableContentResponse,
  },
};

/** The responses of `GET /projects/{id}/merge_requests/{merge_request_iid}`. */
export const getMergeRequestResponses: ResponseDescriptions<GetMergeRequestResponses> = {
  schema: '#/paths/~1projects~1{id}~1merge_requests~1{merge_request_iid}/get/responses',
  statuses: {
    200: { content: { 'application/json': { is: isMergeRequestDetail, collect: collectMergeRequestDetail } } },
    301: movedResponse,
    401: unauthorizedResponse,
    403: forbiddenResponse,
    404: notFoundResponse,
    408: requestTimeoutResponse,
    409: conflictResponse,
    414: uriTooLongResponse,
    422: unprocessableContentResponse,
    429: tooManyRequestsResponse,
  },
};

/** The responses of `PUT /projects/{id}/merge_requests/{merge_request_iid}`. */
export const updateMergeRequestResponses: ResponseDescriptions<UpdateMergeRequestResponses> = {
  schema: '#/paths/~1projects~1{id}~1merge_requests~1{merge_request_iid}/put/responses',
  statuses: {
    200: { content: { 'application/json': { is: isMergeRequestChanged, collect: collectMergeRequestChanged } } },
    301: movedResponse,
    401: unauthorizedResponse,
    403: forbiddenResponse,
    404: notFoundResponse,
    422: unprocessableContentResponse,
  },
};

/** The responses of `DELETE /projects/{id}/merge_requests/{merge_request_iid}`. */
export const deleteMergeRequestResponses: ResponseDescriptions<DeleteMergeRequestResponses> = {
  schema: '#/paths/~1projects~1{id}~1merge_requests~1{merge_request_iid}/delete/responses',
  statuses: {
    204: {},
    301: movedResponse,
    401: unauthorizedResponse,
    403: forbiddenResponse,
    404: notFoundResponse,
    422: unprocessableContentResponse,
  },
};

/** The responses of `GET /projects/{id}/merge_requests/{merge_request_iid}/diffs`. */
export const listMergeRequestDiffsResponses: ResponseDescriptions<ListMergeRequestDiffsResponses> = {
  schema: '#/paths/~1projects~1{id}~1merge_requests~1{merge_request_iid}~1diffs/get/responses',
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
          { is: isMergeRequestDiff, collect: collectMergeRequestDiff },
          '#/paths/~1projects~1{id}~1merge_requests~1{merge_request_iid}~1diffs/get/responses/200/content/application~1json/schema',
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

/** The responses of `PUT /projects/{id}/merge_requests/{merge_request_iid}/merge`. */
export const mergeMergeRequestResponses: ResponseDescriptions<MergeMergeRequestResponses> = {
  schema: '#/paths/~1projects~1{id}~1merge_requests~1{merge_request_iid}~1merge/put/responses',
  statuses: {
    200: { content: { 'application/json': { is: isMergeRequestMerged, collect: collectMergeRequestMerged } } },
    301: movedResponse,
    401: unauthorizedResponse,
    404: notFoundResponse,
    422: unprocessableContentResponse,
  },
};

/** The responses of `GET /projects/{id}/merge_requests/{merge_request_iid}/pipelines`. */
export const listMergeRequestPipelinesResponses: ResponseDescriptions<ListMergeRequestPipelinesResponses> = {
  schema: '#/paths/~1projects~1{id}~1merge_requests~1{merge_request_iid}~1pipelines/get/responses',
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
          { is: isMergeRequestPipeline, collect: collectMergeRequestPipeline },
          '#/paths/~1projects~1{id}~1merge_requests~1{merge_request_iid}~1pipelines/get/responses/200/content/application~1json/schema',
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

/** The responses of `POST /projects/{id}/merge_requests/{merge_request_iid}/pipelines`. */
export const createMergeRequestPipelineResponses: ResponseDescriptions<CreateMergeRequestPipelineResponses> = {
  schema: '#/paths/~1projects~1{id}~1merge_requests~1{merge_request_iid}~1pipelines/post/responses',
  statuses: {
    201: {
      content: {
        'application/json': { is: isMergeRequestPipelineCreated, collect: collectMergeRequestPipelineCreated },
      },
    },
    301: movedResponse,
    401: unauthorizedResponse,
    404: notFoundResponse,
    422: unprocessableContentResponse,
  },
};

/** The responses of `GET /projects/{id}/merge_requests/{merge_request_iid}/raw_diffs`. */
export const getMergeRequestRawDiffsResponses: ResponseDescriptions<GetMergeRequestRawDiffsResponses> = {
  schema: '#/paths/~1projects~1{id}~1merge_requests~1{merge_request_iid}~1raw_diffs/get/responses',
  statuses: {
    200: {
      content: {
        'text/plain': typeCheck(
          hasStringType,
          'must be a string',
          '#/paths/~1projects~1{id}~1merge_requests~1{merge_request_iid}~1raw_diffs/get/responses/200/content/text~1plain/schema',
        ),
      },
    },
    301: movedResponse,
    401: unauthorizedResponse,
    404: notFoundResponse,
    422: unprocessableContentResponse,
  },
};

function isListMergeRequests200(value: unknown): boolean {
  if (!hasArrayType(value)) return false;
  return every(value, (item) => isMergeRequest(item) || isMergeRequestSimple(item));
}

function collectListMergeRequests200(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/paths/~1merge_requests/get/responses/200/content/application~1json/schema';
  if (!hasArrayType(value)) return fail(issues, path, schema, 'type', 'must be an array');
  for (let index = 0; index < value.length; index++) {
    const item = value[index];
    if (!isMergeRequest(item) && !isMergeRequestSimple(item))
      fail(issues, `${path}/${index}`, `${schema}/items`, 'anyOf', 'must be one of MergeRequest, MergeRequestSimple');
    if (limitReached(issues)) return;
  }
}
