// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { operations } from '../../types/openapi.ts';
import { hasArrayType } from '../runtime/json-types.ts';
import { asInteger } from '../runtime/parameters/scalars.ts';
import { type ValidationIssue, fail, limitReached } from '../runtime/report.ts';
import type { ResponseValidators } from '../runtime/response-validators.ts';
import { every } from '../runtime/values.ts';
import { collectErrorBody, isErrorBody } from '../schemas/error-body.ts';
import { collectErrorTrackingClientKey, isErrorTrackingClientKey } from '../schemas/error-tracking-client-key.ts';
import { collectErrorTrackingSettings, isErrorTrackingSettings } from '../schemas/error-tracking-settings.ts';

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

const forbiddenResponse = { content: { 'application/json': { is: isErrorBody, collect: collectErrorBody } } };

const notFoundResponse = { content: { 'application/json': { is: isErrorBody, collect: collectErrorBody } } };

const uriTooLongResponse = { content: { 'application/json': { is: isErrorBody, collect: collectErrorBody } } };

const unprocessableContentResponse = {
  content: { 'application/json': { is: isErrorBody, collect: collectErrorBody } },
};

/** What `GET /projects/{id}/error_tracking/client_keys` may answer. */
export const listErrorTrackingClientKeysResponses: ResponseValidators<
  operations['listErrorTrackingClientKeys']['responses']
> = {
  schema: '#/paths/~1projects~1{id}~1error_tracking~1client_keys/get/responses',
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
        'application/json': { is: isListErrorTrackingClientKeys200, collect: collectListErrorTrackingClientKeys200 },
      },
    },
    301: movedResponse,
    401: unauthorizedResponse,
    403: forbiddenResponse,
    404: notFoundResponse,
    414: uriTooLongResponse,
    422: unprocessableContentResponse,
  },
};

/** What `POST /projects/{id}/error_tracking/client_keys` may answer. */
export const createErrorTrackingClientKeyResponses: ResponseValidators<
  operations['createErrorTrackingClientKey']['responses']
> = {
  schema: '#/paths/~1projects~1{id}~1error_tracking~1client_keys/post/responses',
  statuses: {
    201: { content: { 'application/json': { is: isErrorTrackingClientKey, collect: collectErrorTrackingClientKey } } },
    301: movedResponse,
    401: unauthorizedResponse,
    403: forbiddenResponse,
    404: notFoundResponse,
  },
};

/** What `DELETE /projects/{id}/error_tracking/client_keys/{key_id}` may answer. */
export const deleteErrorTrackingClientKeyResponses: ResponseValidators<
  operations['deleteErrorTrackingClientKey']['responses']
> = {
  schema: '#/paths/~1projects~1{id}~1error_tracking~1client_keys~1{key_id}/delete/responses',
  statuses: {
    204: {},
    301: movedResponse,
    401: unauthorizedResponse,
    403: forbiddenResponse,
    404: notFoundResponse,
    422: unprocessableContentResponse,
  },
};

/** What `GET /projects/{id}/error_tracking/settings` may answer. */
export const getErrorTrackingSettingsResponses: ResponseValidators<
  operations['getErrorTrackingSettings']['responses']
> = {
  schema: '#/paths/~1projects~1{id}~1error_tracking~1settings/get/responses',
  statuses: {
    200: { content: { 'application/json': { is: isErrorTrackingSettings, collect: collectErrorTrackingSettings } } },
    301: movedResponse,
    401: unauthorizedResponse,
    403: forbiddenResponse,
    404: notFoundResponse,
  },
};

/** What `PUT /projects/{id}/error_tracking/settings` may answer. */
export const replaceErrorTrackingSettingsResponses: ResponseValidators<
  operations['replaceErrorTrackingSettings']['responses']
> = {
  schema: '#/paths/~1projects~1{id}~1error_tracking~1settings/put/responses',
  statuses: {
    200: { content: { 'application/json': { is: isErrorTrackingSettings, collect: collectErrorTrackingSettings } } },
    301: movedResponse,
    401: unauthorizedResponse,
    403: forbiddenResponse,
    404: notFoundResponse,
    422: unprocessableContentResponse,
  },
};

/** What `PATCH /projects/{id}/error_tracking/settings` may answer. */
export const updateErrorTrackingSettingsResponses: ResponseValidators<
  operations['updateErrorTrackingSettings']['responses']
> = {
  schema: '#/paths/~1projects~1{id}~1error_tracking~1settings/patch/responses',
  statuses: {
    200: { content: { 'application/json': { is: isErrorTrackingSettings, collect: collectErrorTrackingSettings } } },
    301: movedResponse,
    401: unauthorizedResponse,
    403: forbiddenResponse,
    404: notFoundResponse,
    422: unprocessableContentResponse,
  },
};

function isListErrorTrackingClientKeys200(value: unknown): boolean {
  if (!hasArrayType(value)) return false;
  return every(value, isErrorTrackingClientKey);
}

function collectListErrorTrackingClientKeys200(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!hasArrayType(value))
    return fail(
      issues,
      path,
      'type',
      'must be an array',
      '#/paths/~1projects~1{id}~1error_tracking~1client_keys/get/responses/200/content/application~1json/schema',
    );
  for (let index = 0; index < value.length; index++) {
    const item = value[index];
    collectErrorTrackingClientKey(item, `${path}/${index}`, issues);
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
