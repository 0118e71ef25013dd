// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { operations } from '../../types/openapi.ts';
import { hasArrayType } from '../runtime/json-types.ts';
import { asInteger } from '../runtime/parameters/scalars.ts';
import { type ValidationIssue, fail, limitReached } from '../runtime/report.ts';
import type { ResponseValidators } from '../runtime/response-validators.ts';
import { every } from '../runtime/values.ts';
import { collectBadgeRendering, isBadgeRendering } from '../schemas/badge-rendering.ts';
import { collectBadge, isBadge } from '../schemas/badge.ts';
import { collectErrorBody, isErrorBody } from '../schemas/error-body.ts';

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

/** What `GET /projects/{id}/badges` may answer. */
export const listProjectBadgesResponses: ResponseValidators<operations['listProjectBadges']['responses']> = {
  schema: '#/paths/~1projects~1{id}~1badges/get/responses',
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
      content: { 'application/json': { is: isListProjectBadges200, collect: collectListProjectBadges200 } },
    },
    301: movedResponse,
    401: unauthorizedResponse,
    404: notFoundResponse,
    414: uriTooLongResponse,
    422: unprocessableContentResponse,
  },
};

/** What `POST /projects/{id}/badges` may answer. */
export const createProjectBadgeResponses: ResponseValidators<operations['createProjectBadge']['responses']> = {
  schema: '#/paths/~1projects~1{id}~1badges/post/responses',
  statuses: {
    201: { content: { 'application/json': { is: isBadge, collect: collectBadge } } },
    301: movedResponse,
    401: unauthorizedResponse,
    404: notFoundResponse,
    422: unprocessableContentResponse,
  },
};

/** What `GET /projects/{id}/badges/render` may answer. */
export const renderProjectBadgeResponses: ResponseValidators<operations['renderProjectBadge']['responses']> = {
  schema: '#/paths/~1projects~1{id}~1badges~1render/get/responses',
  statuses: {
    200: { content: { 'application/json': { is: isBadgeRendering, collect: collectBadgeRendering } } },
    301: movedResponse,
    401: unauthorizedResponse,
    404: notFoundResponse,
    414: uriTooLongResponse,
    422: unprocessableContentResponse,
  },
};

/** What `GET /projects/{id}/badges/{badge_id}` may answer. */
export const getProjectBadgeResponses: ResponseValidators<operations['getProjectBadge']['responses']> = {
  schema: '#/paths/~1projects~1{id}~1badges~1{badge_id}/get/responses',
  statuses: {
    200: { content: { 'application/json': { is: isBadge, collect: collectBadge } } },
    301: movedResponse,
    401: unauthorizedResponse,
    404: notFoundResponse,
    422: unprocessableContentResponse,
  },
};

/** What `PUT /projects/{id}/badges/{badge_id}` may answer. */
export const updateProjectBadgeResponses: ResponseValidators<operations['updateProjectBadge']['responses']> = {
  schema: '#/paths/~1projects~1{id}~1badges~1{badge_id}/put/responses',
  statuses: {
    200: { content: { 'application/json': { is: isBadge, collect: collectBadge } } },
    301: movedResponse,
    401: unauthorizedResponse,
    404: notFoundResponse,
    422: unprocessableContentResponse,
  },
};

/** What `DELETE /projects/{id}/badges/{badge_id}` may answer. */
export const deleteProjectBadgeResponses: ResponseValidators<operations['deleteProjectBadge']['responses']> = {
  schema: '#/paths/~1projects~1{id}~1badges~1{badge_id}/delete/responses',
  statuses: {
    204: {},
    301: movedResponse,
    401: unauthorizedResponse,
    404: notFoundResponse,
    422: unprocessableContentResponse,
  },
};

function isListProjectBadges200(value: unknown): boolean {
  if (!hasArrayType(value)) return false;
  return every(value, isBadge);
}

function collectListProjectBadges200(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!hasArrayType(value))
    return fail(
      issues,
      path,
      'type',
      'must be an array',
      '#/paths/~1projects~1{id}~1badges/get/responses/200/content/application~1json/schema',
    );
  for (let index = 0; index < value.length; index++) {
    const item = value[index];
    collectBadge(item, `${path}/${index}`, issues);
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
