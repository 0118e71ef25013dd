// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { operations } from '../../types/openapi.ts';
import { hasArrayType } from '../runtime/json-types.ts';
import { asInteger } from '../runtime/parameters/scalars.ts';
import { type ValidationIssue, fail, limitReached } from '../runtime/report.ts';
import type { ResponseValidators } from '../runtime/response-validators.ts';
import { every } from '../runtime/values.ts';
import { collectErrorBody, isErrorBody } from '../schemas/error-body.ts';
import { collectReplicationSiteStatus, isReplicationSiteStatus } from '../schemas/replication-site-status.ts';
import { collectReplicationSite, isReplicationSite } from '../schemas/replication-site.ts';

const linkHeader = { is: isLinkHeader, collect: collectLinkHeader };

const xNextPageHeader = { is: isXNextPageHeader, collect: collectXNextPageHeader };

const xPageHeader = { read: asInteger, is: isXPageHeader, collect: collectXPageHeader };

const xPerPageHeader = { read: asInteger, is: isXPerPageHeader, collect: collectXPerPageHeader };

const xPrevPageHeader = { is: isXPrevPageHeader, collect: collectXPrevPageHeader };

const xTotalHeader = { read: asInteger, is: isXTotalHeader, collect: collectXTotalHeader };

const xTotalPagesHeader = { read: asInteger, is: isXTotalPagesHeader, collect: collectXTotalPagesHeader };

const unauthorizedResponse = { content: { 'application/json': { is: isErrorBody, collect: collectErrorBody } } };

const forbiddenResponse = { content: { 'application/json': { is: isErrorBody, collect: collectErrorBody } } };

const uriTooLongResponse = { content: { 'application/json': { is: isErrorBody, collect: collectErrorBody } } };

const unprocessableContentResponse = {
  content: { 'application/json': { is: isErrorBody, collect: collectErrorBody } },
};

const notFoundResponse = { content: { 'application/json': { is: isErrorBody, collect: collectErrorBody } } };

/** What `GET /geo_sites` may answer. */
export const listReplicationSitesResponses: ResponseValidators<operations['listReplicationSites']['responses']> = {
  schema: '#/paths/~1geo_sites/get/responses',
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
      content: { 'application/json': { is: isListReplicationSites200, collect: collectListReplicationSites200 } },
    },
    401: unauthorizedResponse,
    403: forbiddenResponse,
    414: uriTooLongResponse,
    422: unprocessableContentResponse,
  },
};

/** What `POST /geo_sites` may answer. */
export const createReplicationSiteResponses: ResponseValidators<operations['createReplicationSite']['responses']> = {
  schema: '#/paths/~1geo_sites/post/responses',
  statuses: {
    201: { content: { 'application/json': { is: isReplicationSite, collect: collectReplicationSite } } },
    401: unauthorizedResponse,
    403: forbiddenResponse,
    422: unprocessableContentResponse,
  },
};

/** What `GET /geo_sites/status` may answer. */
export const listReplicationSiteStatusesResponses: ResponseValidators<
  operations['listReplicationSiteStatuses']['responses']
> = {
  schema: '#/paths/~1geo_sites~1status/get/responses',
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
        'application/json': { is: isListReplicationSiteStatuses200, collect: collectListReplicationSiteStatuses200 },
      },
    },
    401: unauthorizedResponse,
    403: forbiddenResponse,
    414: uriTooLongResponse,
    422: unprocessableContentResponse,
  },
};

/** What `GET /geo_sites/{id}` may answer. */
export const getReplicationSiteResponses: ResponseValidators<operations['getReplicationSite']['responses']> = {
  schema: '#/paths/~1geo_sites~1{id}/get/responses',
  statuses: {
    200: { content: { 'application/json': { is: isReplicationSite, collect: collectReplicationSite } } },
    401: unauthorizedResponse,
    403: forbiddenResponse,
    404: notFoundResponse,
    422: unprocessableContentResponse,
  },
};

/** What `PUT /geo_sites/{id}` may answer. */
export const updateReplicationSiteResponses: ResponseValidators<operations['updateReplicationSite']['responses']> = {
  schema: '#/paths/~1geo_sites~1{id}/put/responses',
  statuses: {
    200: { content: { 'application/json': { is: isReplicationSite, collect: collectReplicationSite } } },
    401: unauthorizedResponse,
    403: forbiddenResponse,
    404: notFoundResponse,
    422: unprocessableContentResponse,
  },
};

/** What `DELETE /geo_sites/{id}` may answer. */
export const deleteReplicationSiteResponses: ResponseValidators<operations['deleteReplicationSite']['responses']> = {
  schema: '#/paths/~1geo_sites~1{id}/delete/responses',
  statuses: {
    204: {},
    401: unauthorizedResponse,
    403: forbiddenResponse,
    404: notFoundResponse,
    422: unprocessableContentResponse,
  },
};

/** What `POST /geo_sites/{id}/repair` may answer. */
export const repairReplicationSiteResponses: ResponseValidators<operations['repairReplicationSite']['responses']> = {
  schema: '#/paths/~1geo_sites~1{id}~1repair/post/responses',
  statuses: {
    200: { content: { 'application/json': { is: isReplicationSite, collect: collectReplicationSite } } },
    401: unauthorizedResponse,
    403: forbiddenResponse,
    404: notFoundResponse,
    422: unprocessableContentResponse,
  },
};

function isListReplicationSites200(value: unknown): boolean {
  if (!hasArrayType(value)) return false;
  return every(value, isReplicationSite);
}

function collectListReplicationSites200(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!hasArrayType(value))
    return fail(
      issues,
      path,
      'type',
      'must be an array',
      '#/paths/~1geo_sites/get/responses/200/content/application~1json/schema',
    );
  for (let index = 0; index < value.length; index++) {
    const item = value[index];
    collectReplicationSite(item, `${path}/${index}`, issues);
    if (limitReached(issues)) return;
  }
}

function isListReplicationSiteStatuses200(value: unknown): boolean {
  if (!hasArrayType(value)) return false;
  return every(value, isReplicationSiteStatus);
}

function collectListReplicationSiteStatuses200(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!hasArrayType(value))
    return fail(
      issues,
      path,
      'type',
      'must be an array',
      '#/paths/~1geo_sites~1status/get/responses/200/content/application~1json/schema',
    );
  for (let index = 0; index < value.length; index++) {
    const item = value[index];
    collectReplicationSiteStatus(item, `${path}/${index}`, issues);
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
