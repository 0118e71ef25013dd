// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { operations } from '../../types/openapi.ts';
import { hasArrayType } from '../runtime/json-types.ts';
import { asInteger } from '../runtime/parameters/scalars.ts';
import { type ValidationIssue, fail, limitReached } from '../runtime/report.ts';
import type { ResponseValidators } from '../runtime/response-validators.ts';
import { every } from '../runtime/values.ts';
import { collectErrorBody, isErrorBody } from '../schemas/error-body.ts';
import { collectIssueWeightEvent, isIssueWeightEvent } from '../schemas/issue-weight-event.ts';

const linkHeader = { is: isLinkHeader, collect: collectLinkHeader };

const xNextPageHeader = { is: isXNextPageHeader, collect: collectXNextPageHeader };

const xPageHeader = { read: asInteger, is: isXPageHeader, collect: collectXPageHeader };

const xPerPageHeader = { read: asInteger, is: isXPerPageHeader, collect: collectXPerPageHeader };

const xPrevPageHeader = { is: isXPrevPageHeader, collect: collectXPrevPageHeader };

const xTotalHeader = { read: asInteger, is: isXTotalHeader, collect: collectXTotalHeader };

const xTotalPagesHeader = { read: asInteger, is: isXTotalPagesHeader, collect: collectXTotalPagesHeader };

const locationHeader = { is: isLocationHeader, collect: collectLocationHeader, isRequired: true as const };

const movedResponse = {
  headers: { Location: locationHeader },
  content: { 'application/json': { is: isErrorBody, collect: collectErrorBody } },
};

const unauthorizedResponse = { content: { 'application/json': { is: isErrorBody, collect: collectErrorBody } } };

const notFoundResponse = { content: { 'application/json': { is: isErrorBody, collect: collectErrorBody } } };

const uriTooLongResponse = { content: { 'application/json': { is: isErrorBody, collect: collectErrorBody } } };

const unprocessableContentResponse = {
  content: { 'application/json': { is: isErrorBody, collect: collectErrorBody } },
};

/** What `GET /projects/{id}/issues/{issue_iid}/resource_weight_events` may answer. */
export const listIssueWeightEventsResponses: ResponseValidators<operations['listIssueWeightEvents']['responses']> = {
  schema: '#/paths/~1projects~1{id}~1issues~1{issue_iid}~1resource_weight_events/get/responses',
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
      content: { 'application/json': { is: isListIssueWeightEvents200, collect: collectListIssueWeightEvents200 } },
    },
    301: movedResponse,
    401: unauthorizedResponse,
    404: notFoundResponse,
    414: uriTooLongResponse,
    422: unprocessableContentResponse,
  },
};

/**
 * What `GET /projects/{id}/issues/{issue_iid}/resource_weight_events/{resource_weight_event_id}` may
 * answer.
 */
export const getIssueWeightEventResponses: ResponseValidators<operations['getIssueWeightEvent']['responses']> = {
  schema:
    '#/paths/~1projects~1{id}~1issues~1{issue_iid}~1resource_weight_events~1{resource_weight_event_id}/get/responses',
  statuses: {
    200: { content: { 'application/json': { is: isIssueWeightEvent, collect: collectIssueWeightEvent } } },
    301: movedResponse,
    401: unauthorizedResponse,
    404: notFoundResponse,
    422: unprocessableContentResponse,
  },
};

function isListIssueWeightEvents200(value: unknown): boolean {
  if (!hasArrayType(value)) return false;
  return every(value, isIssueWeightEvent);
}

function collectListIssueWeightEvents200(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!hasArrayType(value))
    return fail(
      issues,
      path,
      'type',
      'must be an array',
      '#/paths/~1projects~1{id}~1issues~1{issue_iid}~1resource_weight_events/get/responses/200/content/application~1json/schema',
    );
  for (let index = 0; index < value.length; index++) {
    const item = value[index];
    collectIssueWeightEvent(item, `${path}/${index}`, issues);
    if (limitReached(issues)) return;
  }
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
