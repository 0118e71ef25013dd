// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { AnyResponse, HeaderCheck, ResponseDescription, ResponseDescriptions } from '../../shared/types.ts';
import type {
  CreateRepositoryFileResponses,
  DeleteRepositoryFileResponses,
  GetRawRepositoryFileMetadataResponses,
  GetRawRepositoryFileResponses,
  GetRepositoryFileBlameMetadataResponses,
  GetRepositoryFileBlameResponses,
  GetRepositoryFileMetadataResponses,
  GetRepositoryFileResponses,
  UpdateRepositoryFileResponses,
} from '../../types/repository-files.ts';
import { asBoolean, asInteger, asNull } from '../runtime/parameters.ts';
import { type ValidationIssue, fail, hasIntegerType } from '../runtime/report.ts';
import { hasStringType, listCheck, typeCheck } from '../runtime/values.ts';
import { collectBlameRange, isBlameRange } from '../schemas/blame-range.ts';
import { collectErrorBody, isErrorBody } from '../schemas/error-body.ts';
import { collectRepositoryFileCommit, isRepositoryFileCommit } from '../schemas/repository-file-commit.ts';
import { collectRepositoryFileDeletion, isRepositoryFileDeletion } from '../schemas/repository-file-deletion.ts';
import { collectRepositoryFile, isRepositoryFile } from '../schemas/repository-file.ts';
import {
  linkHeader,
  locationHeader,
  movedResponse,
  notFoundResponse,
  tooManyRequestsResponse,
  unauthorizedResponse,
  unprocessableContentResponse,
  uriTooLongResponse,
  xNextPageHeader,
  xPageHeader,
  xPerPageHeader,
  xPrevPageHeader,
  xTotalHeader,
  xTotalPagesHeader,
} from '../shared-responses.ts';

const xServiceBlobIdHeader: HeaderCheck = {
  ...typeCheck(hasStringType, 'must be a string', '#/components/headers/XServiceBlobId/schema'),
  isRequired: true,
};

const xServiceCommitIdHeader: HeaderCheck = {
  ...typeCheck(hasStringType, 'must be a string', '#/components/headers/XServiceCommitId/schema'),
  isRequired: true,
};

const xServiceContentSha256Header: HeaderCheck = {
  ...typeCheck(hasStringType, 'must be a string', '#/components/headers/XServiceContentSha256/schema'),
  isRequired: true,
};

const xServiceEncodingHeader: HeaderCheck = {
  is: isXServiceEncodingHeader,
  collect: collectXServiceEncodingHeader,
  isRequired: true,
};

const xServiceExecuteFilemodeHeader: HeaderCheck = {
  read: (value: unknown) => asNull(asBoolean(value)),
  is: isXServiceExecuteFilemodeHeader,
  collect: collectXServiceExecuteFilemodeHeader,
};

const xServiceFileNameHeader: HeaderCheck = {
  ...typeCheck(hasStringType, 'must be a string', '#/components/headers/XServiceFileName/schema'),
  isRequired: true,
};

const xServiceFilePathHeader: HeaderCheck = {
  ...typeCheck(hasStringType, 'must be a string', '#/components/headers/XServiceFilePath/schema'),
  isRequired: true,
};

const xServiceLastCommitIdHeader: HeaderCheck = {
  ...typeCheck(hasStringType, 'must be a string', '#/components/headers/XServiceLastCommitId/schema'),
  isRequired: true,
};

const xServiceRefHeader: HeaderCheck = {
  ...typeCheck(hasStringType, 'must be a string', '#/components/headers/XServiceRef/schema'),
  isRequired: true,
};

const xServiceSizeHeader: HeaderCheck = {
  read: asInteger,
  ...typeCheck(hasIntegerType, 'must be an integer', '#/components/headers/XServiceSize/schema'),
  isRequired: true,
};

const headMovedResponse: ResponseDescription<AnyResponse<never>> = { headers: { Location: locationHeader } };

const headUnauthorizedResponse: ResponseDescription<AnyResponse<never>> = {};

const headNotFoundResponse: ResponseDescription<AnyResponse<never>> = {};

const headUriTooLongResponse: ResponseDescription<AnyResponse<never>> = {};

const headUnprocessableContentResponse: ResponseDescription<AnyResponse<never>> = {};

const headTooManyRequestsResponse: ResponseDescription<AnyResponse<never>> = {};

const badRequestResponse: ResponseDescription<AnyResponse<never>> = {
  content: { 'application/json': { is: isErrorBody, collect: collectErrorBody } },
};

/** The responses of `GET /projects/{id}/repository/files/{file_path}`. */
export const getRepositoryFileResponses: ResponseDescriptions<GetRepositoryFileResponses> = {
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

/** The responses of `HEAD /projects/{id}/repository/files/{file_path}`. */
export const getRepositoryFileMetadataResponses: ResponseDescriptions<GetRepositoryFileMetadataResponses> = {
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

/** The responses of `POST /projects/{id}/repository/files/{file_path}`. */
export const createRepositoryFileResponses: ResponseDescriptions<CreateRepositoryFileResponses> = {
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

/** The responses of `PUT /projects/{id}/repository/files/{file_path}`. */
export const updateRepositoryFileResponses: ResponseDescriptions<UpdateRepositoryFileResponses> = {
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

/** The responses of `DELETE /projects/{id}/repository/files/{file_path}`. */
export const deleteRepositoryFileResponses: ResponseDescriptions<DeleteRepositoryFileResponses> = {
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

/** The responses of `GET /projects/{id}/repository/files/{file_path}/blame`. */
export const getRepositoryFileBlameResponses: ResponseDescriptions<GetRepositoryFileBlameResponses> = {
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
      content: {
        'application/json': listCheck(
          { is: isBlameRange, collect: collectBlameRange },
          '#/paths/~1projects~1{id}~1repository~1files~1{file_path}~1blame/get/responses/200/content/application~1json/schema',
        ),
      },
    },
    301: movedResponse,
    401: unauthorizedResponse,
    404: notFoundResponse,
    414: uriTooLongResponse,
    422: unprocessableContentResponse,
  },
};

/** The responses of `HEAD /projects/{id}/repository/files/{file_path}/blame`. */
export const getRepositoryFileBlameMetadataResponses: ResponseDescriptions<GetRepositoryFileBlameMetadataResponses> = {
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

/** The responses of `GET /projects/{id}/repository/files/{file_path}/raw`. */
export const getRawRepositoryFileResponses: ResponseDescriptions<GetRawRepositoryFileResponses> = {
  schema: '#/paths/~1projects~1{id}~1repository~1files~1{file_path}~1raw/get/responses',
  statuses: {
    200: {
      content: {
        'text/plain': typeCheck(
          hasStringType,
          'must be a string',
          '#/paths/~1projects~1{id}~1repository~1files~1{file_path}~1raw/get/responses/200/content/text~1plain/schema',
        ),
      },
    },
    301: movedResponse,
    401: unauthorizedResponse,
    404: notFoundResponse,
    414: uriTooLongResponse,
    422: unprocessableContentResponse,
    429: tooManyRequestsResponse,
  },
};

/** The responses of `HEAD /projects/{id}/repository/files/{file_path}/raw`. */
export const getRawRepositoryFileMetadataResponses: ResponseDescriptions<GetRawRepositoryFileMetadataResponses> = {
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

function isXServiceEncodingHeader(value: unknown): boolean {
  return value === 'base64';
}

function collectXServiceEncodingHeader(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (value !== 'base64')
    return fail(issues, path, '#/components/headers/XServiceEncoding/schema', 'enum', 'must be "base64"');
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
      '#/components/headers/XServiceExecuteFilemode/schema',
      'type',
      'must be true, false or null',
    );
}
