// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { type OperationValidators, type ValidationIssue, report } from '../runtime/issue.ts';
import { checkApiError, isApiError } from '../schemas/api-error.ts';
import { checkMergeRequestChanged, isMergeRequestChanged } from '../schemas/merge-request-changed.ts';
import { checkMergeRequestCreate, isMergeRequestCreate } from '../schemas/merge-request-create.ts';
import { checkMergeRequestDetail, isMergeRequestDetail } from '../schemas/merge-request-detail.ts';
import { collectMergeRequestDiff, isMergeRequestDiff } from '../schemas/merge-request-diff.ts';
import { checkMergeRequestMerge, isMergeRequestMerge } from '../schemas/merge-request-merge.ts';
import { checkMergeRequestMerged, isMergeRequestMerged } from '../schemas/merge-request-merged.ts';
import {
  checkMergeRequestPipelineCreated,
  isMergeRequestPipelineCreated,
} from '../schemas/merge-request-pipeline-created.ts';
import { collectMergeRequestPipeline, isMergeRequestPipeline } from '../schemas/merge-request-pipeline.ts';
import { isMergeRequestSimple } from '../schemas/merge-request-simple.ts';
import { checkMergeRequestUpdate, isMergeRequestUpdate } from '../schemas/merge-request-update.ts';
import { isMergeRequest } from '../schemas/merge-request.ts';

/** The bodies of the operations of mergeRequests: of requests, and of responses by status. */
export const mergeRequests: Readonly<Record<string, OperationValidators>> = {
  listMergeRequests: {
    responses: {
      '200': { is: isListMergeRequests200, check: checkListMergeRequests200 },
      '401': { is: isApiError, check: checkApiError },
      '408': { is: isApiError, check: checkApiError },
      '414': { is: isApiError, check: checkApiError },
      '422': { is: isApiError, check: checkApiError },
      '429': { is: isApiError, check: checkApiError },
    },
  },
  createMergeRequest: {
    body: { is: isMergeRequestCreate, check: checkMergeRequestCreate },
    responses: {
      '201': { is: isMergeRequestChanged, check: checkMergeRequestChanged },
      '301': { is: isApiError, check: checkApiError },
      '401': { is: isApiError, check: checkApiError },
      '404': { is: isApiError, check: checkApiError },
      '422': { is: isApiError, check: checkApiError },
    },
  },
  getMergeRequest: {
    responses: {
      '200': { is: isMergeRequestDetail, check: checkMergeRequestDetail },
      '301': { is: isApiError, check: checkApiError },
      '401': { is: isApiError, check: checkApiError },
      '403': { is: isApiError, check: checkApiError },
      '404': { is: isApiError, check: checkApiError },
      '408': { is: isApiError, check: checkApiError },
      '409': { is: isApiError, check: checkApiError },
      '414': { is: isApiError, check: checkApiError },
      '422': { is: isApiError, check: checkApiError },
      '429': { is: isApiError, check: checkApiError },
    },
  },
  updateMergeRequest: {
    body: { is: isMergeRequestUpdate, check: checkMergeRequestUpdate },
    responses: {
      '200': { is: isMergeRequestChanged, check: checkMergeRequestChanged },
      '301': { is: isApiError, check: checkApiError },
      '401': { is: isApiError, check: checkApiError },
      '403': { is: isApiError, check: checkApiError },
      '404': { is: isApiError, check: checkApiError },
      '422': { is: isApiError, check: checkApiError },
    },
  },
  deleteMergeRequest: {
    responses: {
      '301': { is: isApiError, check: checkApiError },
      '401': { is: isApiError, check: checkApiError },
      '403': { is: isApiError, check: checkApiError },
      '404': { is: isApiError, check: checkApiError },
    },
  },
  listMergeRequestDiffs: {
    responses: {
      '200': { is: isListMergeRequestDiffs200, check: checkListMergeRequestDiffs200 },
      '301': { is: isApiError, check: checkApiError },
      '401': { is: isApiError, check: checkApiError },
      '404': { is: isApiError, check: checkApiError },
      '414': { is: isApiError, check: checkApiError },
    },
  },
  mergeMergeRequest: {
    body: { is: isMergeRequestMerge, check: checkMergeRequestMerge },
    responses: {
      '200': { is: isMergeRequestMerged, check: checkMergeRequestMerged },
      '301': { is: isApiError, check: checkApiError },
      '401': { is: isApiError, check: checkApiError },
      '404': { is: isApiError, check: checkApiError },
      '422': { is: isApiError, check: checkApiError },
    },
  },
  listMergeRequestPipelines: {
    responses: {
      '200': { is: isListMergeRequestPipelines200, check: checkListMergeRequestPipelines200 },
      '301': { is: isApiError, check: checkApiError },
      '401': { is: isApiError, check: checkApiError },
      '404': { is: isApiError, check: checkApiError },
      '414': { is: isApiError, check: checkApiError },
    },
  },
  createMergeRequestPipeline: {
    responses: {
      '201': { is: isMergeRequestPipelineCreated, check: checkMergeRequestPipelineCreated },
      '301': { is: isApiError, check: checkApiError },
      '401': { is: isApiError, check: checkApiError },
      '404': { is: isApiError, check: checkApiError },
    },
  },
  getMergeRequestRawDiffs: {
    responses: {
      '200': { is: isGetMergeRequestRawDiffs200, check: checkGetMergeRequestRawDiffs200 },
      '301': { is: isApiError, check: checkApiError },
      '401': { is: isApiError, check: checkApiError },
      '404': { is: isApiError, check: checkApiError },
    },
  },
};

function isListMergeRequests200(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  for (const item of value) {
    if (!isListMergeRequests200Item(item)) return false;
  }
  return true;
}

function checkListMergeRequests200(value: unknown): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectListMergeRequests200(value, '', issues);
  return issues;
}

function collectListMergeRequests200(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!Array.isArray(value)) {
    report(
      issues,
      path,
      'must be an array',
      '#/paths/~1merge_requests/get/responses/200/content/application~1json/schema/type',
    );
    return;
  }
  for (const [index, item] of value.entries()) {
    collectListMergeRequests200Item(item, `${path}/${index}`, issues);
  }
}

function isListMergeRequestDiffs200(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  for (const item of value) {
    if (!isMergeRequestDiff(item)) return false;
  }
  return true;
}

function checkListMergeRequestDiffs200(value: unknown): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectListMergeRequestDiffs200(value, '', issues);
  return issues;
}

function collectListMergeRequestDiffs200(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!Array.isArray(value)) {
    report(
      issues,
      path,
      'must be an array',
      '#/paths/~1projects~1{id}~1merge_requests~1{merge_request_iid}~1diffs/get/responses/200/content/application~1json/schema/type',
    );
    return;
  }
  for (const [index, item] of value.entries()) {
    collectMergeRequestDiff(item, `${path}/${index}`, issues);
  }
}

function isListMergeRequestPipelines200(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  for (const item of value) {
    if (!isMergeRequestPipeline(item)) return false;
  }
  return true;
}

function checkListMergeRequestPipelines200(value: unknown): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectListMergeRequestPipelines200(value, '', issues);
  return issues;
}

function collectListMergeRequestPipelines200(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!Array.isArray(value)) {
    report(
      issues,
      path,
      'must be an array',
      '#/paths/~1projects~1{id}~1merge_requests~1{merge_request_iid}~1pipelines/get/responses/200/content/application~1json/schema/type',
    );
    return;
  }
  for (const [index, item] of value.entries()) {
    collectMergeRequestPipeline(item, `${path}/${index}`, issues);
  }
}

function isGetMergeRequestRawDiffs200(value: unknown): boolean {
  return typeof value === 'string';
}

function checkGetMergeRequestRawDiffs200(value: unknown): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectGetMergeRequestRawDiffs200(value, '', issues);
  return issues;
}

function collectGetMergeRequestRawDiffs200(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (typeof value !== 'string') {
    report(
      issues,
      path,
      'must be a string',
      '#/paths/~1projects~1{id}~1merge_requests~1{merge_request_iid}~1raw_diffs/get/responses/200/content/text~1plain/schema/type',
    );
    return;
  }
}

function isListMergeRequests200Item(value: unknown): boolean {
  if (!isMergeRequest(value) && !isMergeRequestSimple(value)) return false;
  return true;
}

function collectListMergeRequests200Item(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!isMergeRequest(value) && !isMergeRequestSimple(value))
    report(
      issues,
      path,
      'must be one of 2 shapes, and is none of them',
      '#/paths/~1merge_requests/get/responses/200/content/application~1json/schema/items/anyOf',
    );
}
