// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { operations } from '../../types/openapi.ts';
import { hasArrayType } from '../runtime/json-types.ts';
import { asInteger } from '../runtime/parameters/scalars.ts';
import { type ValidationIssue, fail, limitReached } from '../runtime/report.ts';
import type { ResponseValidators } from '../runtime/response-validators.ts';
import { every } from '../runtime/values.ts';
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

const linkHeader = { is: isLinkHeader, collect: collectLinkHeader };

const xNextPageHeader = { is: isXNextPageHeader, collect: collectXNextPageHeader };

const xPageHeader = { read: asInteger, is: isXPageHeader, collect: collectXPageHeader };

const xPerPageHeader = { read: asInteger, is: isXPerPageHeader, collect: collectXPerPageHeader };

const xPrevPageHeader = { is: isXPrevPageHeader, collect: collectXPrevPageHeader };

const xTotalHeader = { read: asInteger, is: isXTotalHeader, collect: collectXTotalHeader };

const xTotalPagesHeader = { read: asInteger, is: isXTotalPagesHeader, collect: collectXTotalPagesHeader };

const unauthorizedResponse = { content: { 'application/json': { is: isErrorBody, collect: collectErrorBody } } };

const requestTimeoutResponse = { content: { 'application/json': { is: isErrorBody, collect: collectErrorBody } } };

const uriTooLongResponse = { content: { 'application/json': { is: isErrorBody, collect: collectErrorBody } } };

const unprocessableContentResponse = {
  content: { 'application/json': { is: isErrorBody, collect: collectErrorBody } },
};

const tooManyRequestsResponse = { content: { 'application/json': { is: isErrorBody, collect: collectErrorBody } } };

const locationHeader = { is: isLocationHeader, collect: collectLocationHeader, isRequired: true as const };

const movedResponse = {
  headers: { Location: locationHeader },
  content: { 'application/json': { is: isErrorBody, collect: collectErrorBody } },
};

const notFoundResponse = { content: { 'application/json': { is: isErrorBody, collect: collectErrorBody } } };

const forbiddenResponse = { content: { 'application/json': { is: isErrorBody, collect: collectErrorBody } } };

const conflictResponse = { content: { 'application/json': { is: isErrorBody, collect: collectErrorBody } } };

/** What `GET /merge_requests` may answer. */
export const listMergeRequestsResponses: ResponseValidators<operations['listMergeRequests']['responses']> = {
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

/** What `POST /projects/{id}/merge_requests` may answer. */
export const createMergeRequestResponses: ResponseValidators<operations['createMergeRequest']['responses']> = {
  schema: '#/paths/~1projects~1{id}~1merge_requests/post/responses',
  statuses: {
    201: { content: { 'application/json': { is: isMergeRequestChanged, collect: collectMergeRequestChanged } } },
    301: movedResponse,
    401: unauthorizedResponse,
    404: notFoundResponse,
    422: unprocessableContentResponse,
  },
};

/** What `GET /projects/{id}/merge_requests/{merge_request_iid}` may answer. */
export const getMergeRequestResponses: ResponseValidators<operations['getMergeRequest']['responses']> = {
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

/** What `PUT /projects/{id}/merge_requests/{merge_request_iid}` may answer. */
export const updateMergeRequestResponses: ResponseValidators<operations['updateMergeRequest']['responses']> = {
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

/** What `DELETE /projects/{id}/merge_requests/{merge_request_iid}` may answer. */
export const deleteMergeRequestResponses: ResponseValidators<operations['deleteMergeRequest']['responses']> = {
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

/** What `GET /projects/{id}/merge_requests/{merge_request_iid}/diffs` may answer. */
export const listMergeRequestDiffsResponses: ResponseValidators<operations['listMergeRequestDiffs']['responses']> = {
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
      content: { 'application/json': { is: isListMergeRequestDiffs200, collect: collectListMergeRequestDiffs200 } },
    },
    301: movedResponse,
    401: unauthorizedResponse,
    404: notFoundResponse,
    414: uriTooLongResponse,
    422: unprocessableContentResponse,
  },
};

/** What `PUT /projects/{id}/merge_requests/{merge_request_iid}/merge` may answer. */
export const mergeMergeRequestResponses: ResponseValidators<operations['mergeMergeRequest']['responses']> = {
  schema: '#/paths/~1projects~1{id}~1merge_requests~1{merge_request_iid}~1merge/put/responses',
  statuses: {
    200: { content: { 'application/json': { is: isMergeRequestMerged, collect: collectMergeRequestMerged } } },
    301: movedResponse,
    401: unauthorizedResponse,
    404: notFoundResponse,
    422: unprocessableContentResponse,
  },
};

/** What `GET /projects/{id}/merge_requests/{merge_request_iid}/pipelines` may answer. */
export const listMergeRequestPipelinesResponses: ResponseValidators<
  operations['listMergeRequestPipelines']['responses']
> = {
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
        'application/json': { is: isListMergeRequestPipelines200, collect: collectListMergeRequestPipelines200 },
      },
    },
    301: movedResponse,
    401: unauthorizedResponse,
    404: notFoundResponse,
    414: uriTooLongResponse,
    422: unprocessableContentResponse,
  },
};

/** What `POST /projects/{id}/merge_requests/{merge_request_iid}/pipelines` may answer. */
export const createMergeRequestPipelineResponses: ResponseValidators<
  operations['createMergeRequestPipeline']['responses']
> = {
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

/** What `GET /projects/{id}/merge_requests/{merge_request_iid}/raw_diffs` may answer. */
export const getMergeRequestRawDiffsResponses: ResponseValidators<operations['getMergeRequestRawDiffs']['responses']> =
  {
    schema: '#/paths/~1projects~1{id}~1merge_requests~1{merge_request_iid}~1raw_diffs/get/responses',
    statuses: {
      200: {
        content: { 'text/plain': { is: isGetMergeRequestRawDiffs200, collect: collectGetMergeRequestRawDiffs200 } },
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
  if (!hasArrayType(value)) return fail(issues, path, 'type', 'must be an array', schema);
  for (let index = 0; index < value.length; index++) {
    const item = value[index];
    if (!isMergeRequest(item) && !isMergeRequestSimple(item))
      fail(issues, `${path}/${index}`, 'anyOf', 'must be one of MergeRequest, MergeRequestSimple', `${schema}/items`);
    if (limitReached(issues)) return;
  }
}

function isListMergeRequestDiffs200(value: unknown): boolean {
  if (!hasArrayType(value)) return false;
  return every(value, isMergeRequestDiff);
}

function collectListMergeRequestDiffs200(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!hasArrayType(value))
    return fail(
      issues,
      path,
      'type',
      'must be an array',
      '#/paths/~1projects~1{id}~1merge_requests~1{merge_request_iid}~1diffs/get/responses/200/content/application~1json/schema',
    );
  for (let index = 0; index < value.length; index++) {
    const item = value[index];
    collectMergeRequestDiff(item, `${path}/${index}`, issues);
    if (limitReached(issues)) return;
  }
}

function isListMergeRequestPipelines200(value: unknown): boolean {
  if (!hasArrayType(value)) return false;
  return every(value, isMergeRequestPipeline);
}

function collectListMergeRequestPipelines200(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!hasArrayType(value))
    return fail(
      issues,
      path,
      'type',
      'must be an array',
      '#/paths/~1projects~1{id}~1merge_requests~1{merge_request_iid}~1pipelines/get/responses/200/content/application~1json/schema',
    );
  for (let index = 0; index < value.length; index++) {
    const item = value[index];
    collectMergeRequestPipeline(item, `${path}/${index}`, issues);
    if (limitReached(issues)) return;
  }
}

function isGetMergeRequestRawDiffs200(value: unknown): boolean {
  return typeof value === 'string';
}

function collectGetMergeRequestRawDiffs200(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (typeof value !== 'string')
    return fail(
      issues,
      path,
      'type',
      'must be a string',
      '#/paths/~1projects~1{id}~1merge_requests~1{merge_request_iid}~1raw_diffs/get/responses/200/content/text~1plain/schema',
    );
}

function isLinkHeader(value: unknown): boolean {
  return typeof value === 'string';
}

function collectLinkHeader(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (typeof value !== 'string')
    return fail(issues, path, 'type', 'must be a string', '#/components/headers/Link/schema');
}

function isXNextPageHeader(value: unknown): boolean {
  return typeof value === 'string';
}

function collectXNextPageHeader(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (typeof value !== 'string')
    return fail(issues, path, 'type', 'must be a string', '#/components/headers/XNextPage/schema');
}

function isXPageHeader(value: unknown): boolean {
  return Number.isInteger(value);
}

function collectXPageHeader(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!Number.isInteger(value))
    return fail(issues, path, 'type', 'must be an integer', '#/components/headers/XPage/schema');
}

function isXPerPageHeader(value: unknown): boolean {
  return Number.isInteger(value);
}

function collectXPerPageHeader(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!Number.isInteger(value))
    return fail(issues, path, 'type', 'must be an integer', '#/components/headers/XPerPage/schema');
}

function isXPrevPageHeader(value: unknown): boolean {
  return typeof value === 'string';
}

function collectXPrevPageHeader(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (typeof value !== 'string')
    return fail(issues, path, 'type', 'must be a string', '#/components/headers/XPrevPage/schema');
}

function isXTotalHeader(value: unknown): boolean {
  return Number.isInteger(value);
}

function collectXTotalHeader(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!Number.isInteger(value))
    return fail(issues, path, 'type', 'must be an integer', '#/components/headers/XTotal/schema');
}

function isXTotalPagesHeader(value: unknown): boolean {
  return Number.isInteger(value);
}

function collectXTotalPagesHeader(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!Number.isInteger(value))
    return fail(issues, path, 'type', 'must be an integer', '#/components/headers/XTotalPages/schema');
}

function isLocationHeader(value: unknown): boolean {
  return typeof value === 'string';
}

function collectLocationHeader(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (typeof value !== 'string')
    return fail(issues, path, 'type', 'must be a string', '#/components/headers/Location/schema');
}
