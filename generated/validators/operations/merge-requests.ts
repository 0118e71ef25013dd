// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { type OperationValidators, type ValidationIssue, every, fail, json, validator } from '../runtime/index.ts';
import { collectErrorBody, isErrorBody } from '../schemas/error-body.ts';
import { collectMergeRequestChanged, isMergeRequestChanged } from '../schemas/merge-request-changed.ts';
import { collectMergeRequestCreate, isMergeRequestCreate } from '../schemas/merge-request-create.ts';
import { collectMergeRequestDetail, isMergeRequestDetail } from '../schemas/merge-request-detail.ts';
import { collectMergeRequestDiff, isMergeRequestDiff } from '../schemas/merge-request-diff.ts';
import { collectMergeRequestMerge, isMergeRequestMerge } from '../schemas/merge-request-merge.ts';
import { collectMergeRequestMerged, isMergeRequestMerged } from '../schemas/merge-request-merged.ts';
import {
  collectMergeRequestPipelineCreated,
  isMergeRequestPipelineCreated,
} from '../schemas/merge-request-pipeline-created.ts';
import { collectMergeRequestPipeline, isMergeRequestPipeline } from '../schemas/merge-request-pipeline.ts';
import { isMergeRequestSimple } from '../schemas/merge-request-simple.ts';
import { collectMergeRequestUpdate, isMergeRequestUpdate } from '../schemas/merge-request-update.ts';
import { isMergeRequest } from '../schemas/merge-request.ts';

/** The bodies of the operations of mergeRequests: of requests, and of responses by status. */
export const mergeRequests: Readonly<Record<string, OperationValidators>> = {
  listMergeRequests: {
    responses: {
      '200': validator(isListMergeRequests200, collectListMergeRequests200),
      '401': validator(isErrorBody, collectErrorBody),
      '408': validator(isErrorBody, collectErrorBody),
      '414': validator(isErrorBody, collectErrorBody),
      '422': validator(isErrorBody, collectErrorBody),
      '429': validator(isErrorBody, collectErrorBody),
    },
  },
  createMergeRequest: {
    body: validator(isMergeRequestCreate, collectMergeRequestCreate),
    responses: {
      '201': validator(isMergeRequestChanged, collectMergeRequestChanged),
      '301': validator(isErrorBody, collectErrorBody),
      '401': validator(isErrorBody, collectErrorBody),
      '404': validator(isErrorBody, collectErrorBody),
      '422': validator(isErrorBody, collectErrorBody),
    },
  },
  getMergeRequest: {
    responses: {
      '200': validator(isMergeRequestDetail, collectMergeRequestDetail),
      '301': validator(isErrorBody, collectErrorBody),
      '401': validator(isErrorBody, collectErrorBody),
      '403': validator(isErrorBody, collectErrorBody),
      '404': validator(isErrorBody, collectErrorBody),
      '408': validator(isErrorBody, collectErrorBody),
      '409': validator(isErrorBody, collectErrorBody),
      '414': validator(isErrorBody, collectErrorBody),
      '422': validator(isErrorBody, collectErrorBody),
      '429': validator(isErrorBody, collectErrorBody),
    },
  },
  updateMergeRequest: {
    body: validator(isMergeRequestUpdate, collectMergeRequestUpdate),
    responses: {
      '200': validator(isMergeRequestChanged, collectMergeRequestChanged),
      '301': validator(isErrorBody, collectErrorBody),
      '401': validator(isErrorBody, collectErrorBody),
      '403': validator(isErrorBody, collectErrorBody),
      '404': validator(isErrorBody, collectErrorBody),
      '422': validator(isErrorBody, collectErrorBody),
    },
  },
  deleteMergeRequest: {
    responses: {
      '301': validator(isErrorBody, collectErrorBody),
      '401': validator(isErrorBody, collectErrorBody),
      '403': validator(isErrorBody, collectErrorBody),
      '404': validator(isErrorBody, collectErrorBody),
    },
  },
  listMergeRequestDiffs: {
    responses: {
      '200': validator(isListMergeRequestDiffs200, collectListMergeRequestDiffs200),
      '301': validator(isErrorBody, collectErrorBody),
      '401': validator(isErrorBody, collectErrorBody),
      '404': validator(isErrorBody, collectErrorBody),
      '414': validator(isErrorBody, collectErrorBody),
    },
  },
  mergeMergeRequest: {
    body: validator(isMergeRequestMerge, collectMergeRequestMerge),
    responses: {
      '200': validator(isMergeRequestMerged, collectMergeRequestMerged),
      '301': validator(isErrorBody, collectErrorBody),
      '401': validator(isErrorBody, collectErrorBody),
      '404': validator(isErrorBody, collectErrorBody),
      '422': validator(isErrorBody, collectErrorBody),
    },
  },
  listMergeRequestPipelines: {
    responses: {
      '200': validator(isListMergeRequestPipelines200, collectListMergeRequestPipelines200),
      '301': validator(isErrorBody, collectErrorBody),
      '401': validator(isErrorBody, collectErrorBody),
      '404': validator(isErrorBody, collectErrorBody),
      '414': validator(isErrorBody, collectErrorBody),
    },
  },
  createMergeRequestPipeline: {
    responses: {
      '201': validator(isMergeRequestPipelineCreated, collectMergeRequestPipelineCreated),
      '301': validator(isErrorBody, collectErrorBody),
      '401': validator(isErrorBody, collectErrorBody),
      '404': validator(isErrorBody, collectErrorBody),
    },
  },
  getMergeRequestRawDiffs: {
    responses: {
      '200': validator(isGetMergeRequestRawDiffs200, collectGetMergeRequestRawDiffs200),
      '301': validator(isErrorBody, collectErrorBody),
      '401': validator(isErrorBody, collectErrorBody),
      '404': validator(isErrorBody, collectErrorBody),
    },
  },
};

function isListMergeRequests200(value: unknown): boolean {
  if (!json.isArray(value)) return false;
  return every(value, (item) => isMergeRequest(item) || isMergeRequestSimple(item));
}

function collectListMergeRequests200(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/paths/~1merge_requests/get/responses/200/content/application~1json/schema';
  if (!json.isArray(value)) return fail(issues, path, 'type', 'must be an array', schema);
  for (const [index, item] of value.entries()) {
    if (!isMergeRequest(item) && !isMergeRequestSimple(item))
      fail(issues, `${path}/${index}`, 'anyOf', 'must be one of MergeRequest, MergeRequestSimple', `${schema}/items`);
  }
}

function isListMergeRequestDiffs200(value: unknown): boolean {
  if (!json.isArray(value)) return false;
  return every(value, isMergeRequestDiff);
}

function collectListMergeRequestDiffs200(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!json.isArray(value))
    return fail(
      issues,
      path,
      'type',
      'must be an array',
      '#/paths/~1projects~1{id}~1merge_requests~1{merge_request_iid}~1diffs/get/responses/200/content/application~1json/schema',
    );
  for (const [index, item] of value.entries()) {
    collectMergeRequestDiff(item, `${path}/${index}`, issues);
  }
}

function isListMergeRequestPipelines200(value: unknown): boolean {
  if (!json.isArray(value)) return false;
  return every(value, isMergeRequestPipeline);
}

function collectListMergeRequestPipelines200(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!json.isArray(value))
    return fail(
      issues,
      path,
      'type',
      'must be an array',
      '#/paths/~1projects~1{id}~1merge_requests~1{merge_request_iid}~1pipelines/get/responses/200/content/application~1json/schema',
    );
  for (const [index, item] of value.entries()) {
    collectMergeRequestPipeline(item, `${path}/${index}`, issues);
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
