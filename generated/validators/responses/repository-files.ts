// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { operations } from '../../types/openapi.ts';
import { hasArrayType } from '../runtime/json-types.ts';
import { asBoolean, asInteger, asNull } from '../runtime/parameters/scalars.ts';
import { type ValidationIssue, fail, limitReached } from '../runtime/report.ts';
import type { ResponseValidators } from '../runtime/response-validators.ts';
import { every } from '../runtime/values.ts';
import { collectBlameRange, isBlameRange } from '../schemas/blame-range.ts';
import { collectErrorBody, isErrorBody } from '../schemas/error-body.ts';
import { collectRepositoryFileCommit, isRepositoryFileCommit } from '../schemas/repository-file-commit.ts';
import { collectRepositoryFileDeletion, isRepositoryFileDeletion } from '../schemas/repository-file-deletion.ts';
import { collectRepositoryFile, isRepositoryFile } from '../schemas/repository-file.ts';

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

const tooManyRequestsResponse = { content: { 'application/json': { is: isErrorBody, collect: collectErrorBody } } };

const xServiceBlobIdHeader = {
  is: isXServiceBlobIdHeader,
  collect: collectXServiceBlobIdHeader,
  isRequired: true as const,
};

const xServiceCommitIdHeader = {
  is: isXServiceCommitIdHeader,
  collect: collectXServiceCommitIdHeader,
  isRequired: true as const,
};

const xServiceContentSha256Header = {
  is: isXServiceContentSha256Header,
  collect: collectXServiceContentSha256Header,
  isRequired: true as const,
};

const xServiceEncodingHeader = {
  is: isXServiceEncodingHeader,
  collect: collectXServiceEncodingHeader,
  isRequired: true as const,
};

const xServiceExecuteFilemodeHeader = {
  read: (value: unknown) => asNull(asBoolean(value)),
  is: isXServiceExecuteFilemodeHeader,
  collect: collectXServiceExecuteFilemodeHeader,
};

const xServiceFileNameHeader = {
  is: isXServiceFileNameHeader,
  collect: collectXServiceFileNameHeader,
  isRequired: true as const,
};

const xServiceFilePathHeader = {
  is: isXServiceFilePathHeader,
  collect: collectXServiceFilePathHeader,
  isRequired: true as const,
};

const xServiceLastCommitIdHeader = {
  is: isXServiceLastCommitIdHeader,
  collect: collectXServiceLastCommitIdHeader,
  isRequired: true as const,
};

const xServiceRefHeader = { is: isXServiceRefHeader, collect: collectXServiceRefHeader, isRequired: true as const };

const xServiceSizeHeader = {
  read: asInteger,
  is: isXServiceSizeHeader,
  collect: collectXServiceSizeHeader,
  isRequired: true as const,
};

const headMovedResponse = { headers: { Location: locationHeader } };

const headUnauthorizedResponse = {};

const headNotFoundResponse = {};

const headUriTooLongResponse = {};

const headUnprocessableContentResponse = {};

const headTooManyRequestsResponse = {};

const badRequestResponse = { content: { 'application/json': { is: isErrorBody, collect: collectErrorBody } } };

const linkHeader = { is: isLinkHeader, collect: collectLinkHeader };

const xNextPageHeader = { is: isXNextPageHeader, collect: collectXNextPageHeader };

const xPageHeader = { read: asInteger, is: isXPageHeader, collect: collectXPageHeader };

const xPerPageHeader = { read: asInteger, is: isXPerPageHeader, collect: collectXPerPageHeader };

const xPrevPageHeader = { is: isXPrevPageHeader, collect: collectXPrevPageHeader };

const xTotalHeader = { read: asInteger, is: isXTotalHeader, collect: collectXTotalHeader };

const xTotalPagesHeader = { read: asInteger, is: isXTotalPagesHeader, collect: collectXTotalPagesHeader };

/** What `GET /projects/{id}/repository/files/{file_path}` may answer. */
export const getRepositoryFileResponses: ResponseValidators<operations['getRepositoryFile']['responses']> = {
  schema: '#/paths/~1projects~1{id}~1repository~1files~1{file_path}/get/responses',
  statuses: {
    200: { content: { 'application/json': { is: isRepositoryFile, collect: collectRepositoryFile } } },
    301: movedResponse,
    401: unauthorizedResponse,
    404: notFoundResponse,
    414: uriTooLongResponse,
    422: unprocessableContentResponse,
    429: tooManyRequestsResponse,
  },
};

/** What `HEAD /projects/{id}/repository/files/{file_path}` may answer. */
export const getRepositoryFileMetadataResponses: ResponseValidators<
  operations['getRepositoryFileMetadata']['responses']
> = {
  schema: '#/paths/~1projects~1{id}~1repository~1files~1{file_path}/head/responses',
  statuses: {
    200: {
      headers: {
        'X-Service-Blob-Id': xServiceBlobIdHeader,
        'X-Service-Commit-Id': xServiceCommitIdHeader,
        'X-Service-Content-Sha256': xServiceContentSha256Header,
        'X-Service-Encoding': xServiceEncodingHeader,
        'X-Service-Execute-Filemode': xServiceExecuteFilemodeHeader,
        'X-Service-File-Name': xServiceFileNameHeader,
        'X-Service-File-Path': xServiceFilePathHeader,
        'X-Service-Last-Commit-Id': xServiceLastCommitIdHeader,
        'X-Service-Ref': xServiceRefHeader,
        'X-Service-Size': xServiceSizeHeader,
      },
    },
    301: headMovedResponse,
    401: headUnauthorizedResponse,
    404: headNotFoundResponse,
    414: headUriTooLongResponse,
    422: headUnprocessableContentResponse,
    429: headTooManyRequestsResponse,
  },
};

/** What `POST /projects/{id}/repository/files/{file_path}` may answer. */
export const createRepositoryFileResponses: ResponseValidators<operations['createRepositoryFile']['responses']> = {
  schema: '#/paths/~1projects~1{id}~1repository~1files~1{file_path}/post/responses',
  statuses: {
    201: { content: { 'application/json': { is: isRepositoryFileCommit, collect: collectRepositoryFileCommit } } },
    301: movedResponse,
    400: badRequestResponse,
    401: unauthorizedResponse,
    404: notFoundResponse,
    422: unprocessableContentResponse,
  },
};

/** What `PUT /projects/{id}/repository/files/{file_path}` may answer. */
export const updateRepositoryFileResponses: ResponseValidators<operations['updateRepositoryFile']['responses']> = {
  schema: '#/paths/~1projects~1{id}~1repository~1files~1{file_path}/put/responses',
  statuses: {
    200: { content: { 'application/json': { is: isRepositoryFileCommit, collect: collectRepositoryFileCommit } } },
    301: movedResponse,
    400: badRequestResponse,
    401: unauthorizedResponse,
    404: notFoundResponse,
    422: unprocessableContentResponse,
  },
};

/** What `DELETE /projects/{id}/repository/files/{file_path}` may answer. */
export const deleteRepositoryFileResponses: ResponseValidators<operations['deleteRepositoryFile']['responses']> = {
  schema: '#/paths/~1projects~1{id}~1repository~1files~1{file_path}/delete/responses',
  statuses: {
    200: { content: { 'application/json': { is: isRepositoryFileDeletion, collect: collectRepositoryFileDeletion } } },
    301: movedResponse,
    400: badRequestResponse,
    401: unauthorizedResponse,
    404: notFoundResponse,
    422: unprocessableContentResponse,
  },
};

/** What `GET /projects/{id}/repository/files/{file_path}/blame` may answer. */
export const getRepositoryFileBlameResponses: ResponseValidators<operations['getRepositoryFileBlame']['responses']> = {
  schema: '#/paths/~1projects~1{id}~1repository~1files~1{file_path}~1blame/get/responses',
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
      content: { 'application/json': { is: isGetRepositoryFileBlame200, collect: collectGetRepositoryFileBlame200 } },
    },
    301: movedResponse,
    401: unauthorizedResponse,
    404: notFoundResponse,
    414: uriTooLongResponse,
    422: unprocessableContentResponse,
  },
};

/** What `HEAD /projects/{id}/repository/files/{file_path}/blame` may answer. */
export const getRepositoryFileBlameMetadataResponses: ResponseValidators<
  operations['getRepositoryFileBlameMetadata']['responses']
> = {
  schema: '#/paths/~1projects~1{id}~1repository~1files~1{file_path}~1blame/head/responses',
  statuses: {
    200: {
      headers: {
        'X-Service-Blob-Id': xServiceBlobIdHeader,
        'X-Service-Commit-Id': xServiceCommitIdHeader,
        'X-Service-Content-Sha256': xServiceContentSha256Header,
        'X-Service-Encoding': xServiceEncodingHeader,
        'X-Service-Execute-Filemode': xServiceExecuteFilemodeHeader,
        'X-Service-File-Name': xServiceFileNameHeader,
        'X-Service-File-Path': xServiceFilePathHeader,
        'X-Service-Last-Commit-Id': xServiceLastCommitIdHeader,
        'X-Service-Ref': xServiceRefHeader,
        'X-Service-Size': xServiceSizeHeader,
      },
    },
    301: headMovedResponse,
    401: headUnauthorizedResponse,
    404: headNotFoundResponse,
    414: headUriTooLongResponse,
    422: headUnprocessableContentResponse,
  },
};

/** What `GET /projects/{id}/repository/files/{file_path}/raw` may answer. */
export const getRawRepositoryFileResponses: ResponseValidators<operations['getRawRepositoryFile']['responses']> = {
  schema: '#/paths/~1projects~1{id}~1repository~1files~1{file_path}~1raw/get/responses',
  statuses: {
    200: { content: { 'text/plain': { is: isGetRawRepositoryFile200, collect: collectGetRawRepositoryFile200 } } },
    301: movedResponse,
    401: unauthorizedResponse,
    404: notFoundResponse,
    414: uriTooLongResponse,
    422: unprocessableContentResponse,
    429: tooManyRequestsResponse,
  },
};

/** What `HEAD /projects/{id}/repository/files/{file_path}/raw` may answer. */
export const getRawRepositoryFileMetadataResponses: ResponseValidators<
  operations['getRawRepositoryFileMetadata']['responses']
> = {
  schema: '#/paths/~1projects~1{id}~1repository~1files~1{file_path}~1raw/head/responses',
  statuses: {
    200: {
      headers: {
        'X-Service-Blob-Id': xServiceBlobIdHeader,
        'X-Service-Commit-Id': xServiceCommitIdHeader,
        'X-Service-Content-Sha256': xServiceContentSha256Header,
        'X-Service-Encoding': xServiceEncodingHeader,
        'X-Service-Execute-Filemode': xServiceExecuteFilemodeHeader,
        'X-Service-File-Name': xServiceFileNameHeader,
        'X-Service-File-Path': xServiceFilePathHeader,
        'X-Service-Last-Commit-Id': xServiceLastCommitIdHeader,
        'X-Service-Ref': xServiceRefHeader,
        'X-Service-Size': xServiceSizeHeader,
      },
    },
    301: headMovedResponse,
    401: headUnauthorizedResponse,
    404: headNotFoundResponse,
    414: headUriTooLongResponse,
    422: headUnprocessableContentResponse,
    429: headTooManyRequestsResponse,
  },
};

function isGetRepositoryFileBlame200(value: unknown): boolean {
  if (!hasArrayType(value)) return false;
  return every(value, isBlameRange);
}

function collectGetRepositoryFileBlame200(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!hasArrayType(value))
    return fail(
      issues,
      path,
      'type',
      'must be an array',
      '#/paths/~1projects~1{id}~1repository~1files~1{file_path}~1blame/get/responses/200/content/application~1json/schema',
    );
  for (let index = 0; index < value.length; index++) {
    const item = value[index];
    collectBlameRange(item, `${path}/${index}`, issues);
    if (limitReached(issues)) return;
  }
}

function isGetRawRepositoryFile200(value: unknown): boolean {
  return typeof value === 'string';
}

function collectGetRawRepositoryFile200(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (typeof value !== 'string')
    return fail(
      issues,
      path,
      'type',
      'must be a string',
      '#/paths/~1projects~1{id}~1repository~1files~1{file_path}~1raw/get/responses/200/content/text~1plain/schema',
    );
}

function isLocationHeader(value: unknown): boolean {
  return typeof value === 'string';
}

function collectLocationHeader(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (typeof value !== 'string')
    return fail(issues, path, 'type', 'must be a string', '#/components/headers/Location/schema');
}

function isXServiceBlobIdHeader(value: unknown): boolean {
  return typeof value === 'string';
}

function collectXServiceBlobIdHeader(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (typeof value !== 'string')
    return fail(issues, path, 'type', 'must be a string', '#/components/headers/XServiceBlobId/schema');
}

function isXServiceCommitIdHeader(value: unknown): boolean {
  return typeof value === 'string';
}

function collectXServiceCommitIdHeader(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (typeof value !== 'string')
    return fail(issues, path, 'type', 'must be a string', '#/components/headers/XServiceCommitId/schema');
}

function isXServiceContentSha256Header(value: unknown): boolean {
  return typeof value === 'string';
}

function collectXServiceContentSha256Header(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (typeof value !== 'string')
    return fail(issues, path, 'type', 'must be a string', '#/components/headers/XServiceContentSha256/schema');
}

function isXServiceEncodingHeader(value: unknown): boolean {
  return value === 'base64';
}

function collectXServiceEncodingHeader(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (value !== 'base64')
    return fail(issues, path, 'enum', 'must be "base64"', '#/components/headers/XServiceEncoding/schema');
}

function isXServiceExecuteFilemodeHeader(value: unknown): boolean {
  if (value === null) return true;
  return typeof value === 'boolean';
}

function collectXServiceExecuteFilemodeHeader(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (value === null) return;
  if (typeof value !== 'boolean')
    return fail(
      issues,
      path,
      'type',
      'must be true, false or null',
      '#/components/headers/XServiceExecuteFilemode/schema',
    );
}

function isXServiceFileNameHeader(value: unknown): boolean {
  return typeof value === 'string';
}

function collectXServiceFileNameHeader(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (typeof value !== 'string')
    return fail(issues, path, 'type', 'must be a string', '#/components/headers/XServiceFileName/schema');
}

function isXServiceFilePathHeader(value: unknown): boolean {
  return typeof value === 'string';
}

function collectXServiceFilePathHeader(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (typeof value !== 'string')
    return fail(issues, path, 'type', 'must be a string', '#/components/headers/XServiceFilePath/schema');
}

function isXServiceLastCommitIdHeader(value: unknown): boolean {
  return typeof value === 'string';
}

function collectXServiceLastCommitIdHeader(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (typeof value !== 'string')
    return fail(issues, path, 'type', 'must be a string', '#/components/headers/XServiceLastCommitId/schema');
}

function isXServiceRefHeader(value: unknown): boolean {
  return typeof value === 'string';
}

function collectXServiceRefHeader(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (typeof value !== 'string')
    return fail(issues, path, 'type', 'must be a string', '#/components/headers/XServiceRef/schema');
}

function isXServiceSizeHeader(value: unknown): boolean {
  return Number.isInteger(value);
}

function collectXServiceSizeHeader(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!Number.isInteger(value))
    return fail(issues, path, 'type', 'must be an integer', '#/components/headers/XServiceSize/schema');
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
