// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { operations } from '../../types/openapi.ts';
import { hasArrayType } from '../runtime/json-types.ts';
import { asInteger } from '../runtime/parameters/scalars.ts';
import { type ValidationIssue, fail, limitReached } from '../runtime/report.ts';
import type { ResponseValidators } from '../runtime/response-validators.ts';
import { every } from '../runtime/values.ts';
import { collectErrorBody, isErrorBody } from '../schemas/error-body.ts';
import { collectNamespaceExistence, isNamespaceExistence } from '../schemas/namespace-existence.ts';
import { collectNamespace, isNamespace } from '../schemas/namespace.ts';

const linkHeader = { is: isLinkHeader, collect: collectLinkHeader };

const xNextPageHeader = { is: isXNextPageHeader, collect: collectXNextPageHeader };

const xPageHeader = { read: asInteger, is: isXPageHeader, collect: collectXPageHeader };

const xPerPageHeader = { read: asInteger, is: isXPerPageHeader, collect: collectXPerPageHeader };

const xPrevPageHeader = { is: isXPrevPageHeader, collect: collectXPrevPageHeader };

const xTotalHeader = { read: asInteger, is: isXTotalHeader, collect: collectXTotalHeader };

const xTotalPagesHeader = { read: asInteger, is: isXTotalPagesHeader, collect: collectXTotalPagesHeader };

const unauthorizedResponse = { content: { 'application/json': { is: isErrorBody, collect: collectErrorBody } } };

const uriTooLongResponse = { content: { 'application/json': { is: isErrorBody, collect: collectErrorBody } } };

const unprocessableContentResponse = {
  content: { 'application/json': { is: isErrorBody, collect: collectErrorBody } },
};

const notFoundResponse = { content: { 'application/json': { is: isErrorBody, collect: collectErrorBody } } };

/** What `GET /namespaces` may answer. */
export const listNamespacesResponses: ResponseValidators<operations['listNamespaces']['responses']> = {
  schema: '#/paths/~1namespaces/get/responses',
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
      content: { 'application/json': { is: isListNamespaces200, collect: collectListNamespaces200 } },
    },
    401: unauthorizedResponse,
    414: uriTooLongResponse,
    422: unprocessableContentResponse,
  },
};

/** What `GET /namespaces/{id}` may answer. */
export const getNamespaceResponses: ResponseValidators<operations['getNamespace']['responses']> = {
  schema: '#/paths/~1namespaces~1{id}/get/responses',
  statuses: {
    200: { content: { 'application/json': { is: isNamespace, collect: collectNamespace } } },
    401: unauthorizedResponse,
    404: notFoundResponse,
  },
};

/** What `GET /namespaces/{namespace}/exists` may answer. */
export const checkNamespaceExistsResponses: ResponseValidators<operations['checkNamespaceExists']['responses']> = {
  schema: '#/paths/~1namespaces~1{namespace}~1exists/get/responses',
  statuses: {
    200: { content: { 'application/json': { is: isNamespaceExistence, collect: collectNamespaceExistence } } },
    401: unauthorizedResponse,
    404: notFoundResponse,
    414: uriTooLongResponse,
    422: unprocessableContentResponse,
  },
};

function isListNamespaces200(value: unknown): boolean {
  if (!hasArrayType(value)) return false;
  return every(value, isNamespace);
}

function collectListNamespaces200(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!hasArrayType(value))
    return fail(
      issues,
      path,
      'type',
      'must be an array',
      '#/paths/~1namespaces/get/responses/200/content/application~1json/schema',
    );
  for (let index = 0; index < value.length; index++) {
    const item = value[index];
    collectNamespace(item, `${path}/${index}`, issues);
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
