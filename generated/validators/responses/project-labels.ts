// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { operations } from '../../types/openapi.ts';
import { hasArrayType } from '../runtime/json-types.ts';
import { asInteger } from '../runtime/parameters/scalars.ts';
import { type ValidationIssue, fail, limitReached } from '../runtime/report.ts';
import type { ResponseValidators } from '../runtime/response-validators.ts';
import { every } from '../runtime/values.ts';
import { collectErrorBody, isErrorBody } from '../schemas/error-body.ts';
import { collectLabelUnsubscription, isLabelUnsubscription } from '../schemas/label-unsubscription.ts';
import { collectLabelUpdatedByName, isLabelUpdatedByName } from '../schemas/label-updated-by-name.ts';
import { collectLabel, isLabel } from '../schemas/label.ts';
import { collectPromotedLabel, isPromotedLabel } from '../schemas/promoted-label.ts';

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

const notModifiedResponse = {};

/** What `GET /projects/{id}/labels` may answer. */
export const listProjectLabelsResponses: ResponseValidators<operations['listProjectLabels']['responses']> = {
  schema: '#/paths/~1projects~1{id}~1labels/get/responses',
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
      content: { 'application/json': { is: isListProjectLabels200, collect: collectListProjectLabels200 } },
    },
    301: movedResponse,
    401: unauthorizedResponse,
    404: notFoundResponse,
    414: uriTooLongResponse,
    422: unprocessableContentResponse,
  },
};

/** What `POST /projects/{id}/labels` may answer. */
export const createProjectLabelResponses: ResponseValidators<operations['createProjectLabel']['responses']> = {
  schema: '#/paths/~1projects~1{id}~1labels/post/responses',
  statuses: {
    201: { content: { 'application/json': { is: isLabel, collect: collectLabel } } },
    301: movedResponse,
    401: unauthorizedResponse,
    404: notFoundResponse,
    422: unprocessableContentResponse,
  },
};

/** What `PUT /projects/{id}/labels` may answer. */
export const updateProjectLabelByNameResponses: ResponseValidators<
  operations['updateProjectLabelByName']['responses']
> = {
  schema: '#/paths/~1projects~1{id}~1labels/put/responses',
  statuses: {
    200: { content: { 'application/json': { is: isLabelUpdatedByName, collect: collectLabelUpdatedByName } } },
    301: movedResponse,
    401: unauthorizedResponse,
    404: notFoundResponse,
    422: unprocessableContentResponse,
  },
};

/** What `DELETE /projects/{id}/labels` may answer. */
export const deleteProjectLabelByNameResponses: ResponseValidators<
  operations['deleteProjectLabelByName']['responses']
> = {
  schema: '#/paths/~1projects~1{id}~1labels/delete/responses',
  statuses: {
    204: {},
    301: movedResponse,
    401: unauthorizedResponse,
    404: notFoundResponse,
    414: uriTooLongResponse,
    422: unprocessableContentResponse,
  },
};

/** What `PUT /projects/{id}/labels/promote` may answer. */
export const promoteProjectLabelByNameResponses: ResponseValidators<
  operations['promoteProjectLabelByName']['responses']
> = {
  schema: '#/paths/~1projects~1{id}~1labels~1promote/put/responses',
  statuses: {
    200: { content: { 'application/json': { is: isPromotedLabel, collect: collectPromotedLabel } } },
    301: movedResponse,
    401: unauthorizedResponse,
    404: notFoundResponse,
    422: unprocessableContentResponse,
  },
};

/** What `GET /projects/{id}/labels/{label_id}` may answer. */
export const getProjectLabelResponses: ResponseValidators<operations['getProjectLabel']['responses']> = {
  schema: '#/paths/~1projects~1{id}~1labels~1{label_id}/get/responses',
  statuses: {
    200: { content: { 'application/json': { is: isLabel, collect: collectLabel } } },
    301: movedResponse,
    401: unauthorizedResponse,
    404: notFoundResponse,
    414: uriTooLongResponse,
    422: unprocessableContentResponse,
  },
};

/** What `PUT /projects/{id}/labels/{label_id}` may answer. */
export const updateProjectLabelResponses: ResponseValidators<operations['updateProjectLabel']['responses']> = {
  schema: '#/paths/~1projects~1{id}~1labels~1{label_id}/put/responses',
  statuses: {
    200: { content: { 'application/json': { is: isLabel, collect: collectLabel } } },
    301: movedResponse,
    401: unauthorizedResponse,
    404: notFoundResponse,
    422: unprocessableContentResponse,
  },
};

/** What `DELETE /projects/{id}/labels/{label_id}` may answer. */
export const deleteProjectLabelResponses: ResponseValidators<operations['deleteProjectLabel']['responses']> = {
  schema: '#/paths/~1projects~1{id}~1labels~1{label_id}/delete/responses',
  statuses: {
    204: {},
    301: movedResponse,
    401: unauthorizedResponse,
    404: notFoundResponse,
  },
};

/** What `PUT /projects/{id}/labels/{label_id}/promote` may answer. */
export const promoteProjectLabelResponses: ResponseValidators<operations['promoteProjectLabel']['responses']> = {
  schema: '#/paths/~1projects~1{id}~1labels~1{label_id}~1promote/put/responses',
  statuses: {
    200: { content: { 'application/json': { is: isPromotedLabel, collect: collectPromotedLabel } } },
    301: movedResponse,
    401: unauthorizedResponse,
    404: notFoundResponse,
  },
};

/** What `POST /projects/{id}/labels/{label_id}/subscribe` may answer. */
export const subscribeToProjectLabelResponses: ResponseValidators<operations['subscribeToProjectLabel']['responses']> =
  {
    schema: '#/paths/~1projects~1{id}~1labels~1{label_id}~1subscribe/post/responses',
    statuses: {
      200: { content: { 'application/json': { is: isLabel, collect: collectLabel } } },
      301: movedResponse,
      304: notModifiedResponse,
      401: unauthorizedResponse,
      404: notFoundResponse,
    },
  };

/** What `POST /projects/{id}/labels/{label_id}/unsubscribe` may answer. */
export const unsubscribeFromProjectLabelResponses: ResponseValidators<
  operations['unsubscribeFromProjectLabel']['responses']
> = {
  schema: '#/paths/~1projects~1{id}~1labels~1{label_id}~1unsubscribe/post/responses',
  statuses: {
    200: { content: { 'application/json': { is: isLabelUnsubscription, collect: collectLabelUnsubscription } } },
    301: movedResponse,
    304: notModifiedResponse,
    401: unauthorizedResponse,
    404: notFoundResponse,
  },
};

function isListProjectLabels200(value: unknown): boolean {
  if (!hasArrayType(value)) return false;
  return every(value, isLabel);
}

function collectListProjectLabels200(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!hasArrayType(value))
    return fail(
      issues,
      path,
      'type',
      'must be an array',
      '#/paths/~1projects~1{id}~1labels/get/responses/200/content/application~1json/schema',
    );
  for (let index = 0; index < value.length; index++) {
    const item = value[index];
    collectLabel(item, `${path}/${index}`, issues);
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
