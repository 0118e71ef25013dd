// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { operations } from '../../types/openapi.ts';
import { type ValidationIssue, fail } from '../runtime/report.ts';
import type { ResponseValidators } from '../runtime/response-validators.ts';
import { collectErrorBody, isErrorBody } from '../schemas/error-body.ts';
import { collectPagesSettings, isPagesSettings } from '../schemas/pages-settings.ts';

const locationHeader = { is: isLocationHeader, collect: collectLocationHeader, isRequired: true as const };

const movedResponse = {
  headers: { Location: locationHeader },
  content: { 'application/json': { is: isErrorBody, collect: collectErrorBody } },
};

const unauthorizedResponse = { content: { 'application/json': { is: isErrorBody, collect: collectErrorBody } } };

const forbiddenResponse = { content: { 'application/json': { is: isErrorBody, collect: collectErrorBody } } };

const notFoundResponse = { content: { 'application/json': { is: isErrorBody, collect: collectErrorBody } } };

const unprocessableContentResponse = {
  content: { 'application/json': { is: isErrorBody, collect: collectErrorBody } },
};

/** What `GET /projects/{id}/pages` may answer. */
export const getPagesSettingsResponses: ResponseValidators<operations['getPagesSettings']['responses']> = {
  schema: '#/paths/~1projects~1{id}~1pages/get/responses',
  statuses: {
    200: { content: { 'application/json': { is: isPagesSettings, collect: collectPagesSettings } } },
    301: movedResponse,
    401: unauthorizedResponse,
    403: forbiddenResponse,
    404: notFoundResponse,
  },
};

/** What `PATCH /projects/{id}/pages` may answer. */
export const updatePagesSettingsResponses: ResponseValidators<operations['updatePagesSettings']['responses']> = {
  schema: '#/paths/~1projects~1{id}~1pages/patch/responses',
  statuses: {
    200: { content: { 'application/json': { is: isPagesSettings, collect: collectPagesSettings } } },
    301: movedResponse,
    401: unauthorizedResponse,
    403: forbiddenResponse,
    404: notFoundResponse,
    422: unprocessableContentResponse,
  },
};

/** What `DELETE /projects/{id}/pages` may answer. */
export const unpublishPagesResponses: ResponseValidators<operations['unpublishPages']['responses']> = {
  schema: '#/paths/~1projects~1{id}~1pages/delete/responses',
  statuses: {
    204: {},
    301: movedResponse,
    401: unauthorizedResponse,
    403: forbiddenResponse,
    404: notFoundResponse,
  },
};

function isLocationHeader(value: unknown): boolean {
  return typeof value === 'string';
}

function collectLocationHeader(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (typeof value !== 'string')
    return fail(issues, path, 'type', 'must be a string', '#/components/headers/Location/schema');
}
