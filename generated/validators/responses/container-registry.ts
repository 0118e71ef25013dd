// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { operations } from '../../types/openapi.ts';
import { hasArrayType } from '../runtime/json-types.ts';
import { asInteger } from '../runtime/parameters/scalars.ts';
import { type ValidationIssue, fail, limitReached } from '../runtime/report.ts';
import type { ResponseValidators } from '../runtime/response-validators.ts';
import { every } from '../runtime/values.ts';
import { collectErrorBody, isErrorBody } from '../schemas/error-body.ts';
import {
  collectProjectRegistryRepository,
  isProjectRegistryRepository,
} from '../schemas/project-registry-repository.ts';
import { collectRegistryCatalog, isRegistryCatalog } from '../schemas/registry-catalog.ts';
import { collectRegistryRepositoryDetail, isRegistryRepositoryDetail } from '../schemas/registry-repository-detail.ts';
import { collectRegistryRepository, isRegistryRepository } from '../schemas/registry-repository.ts';
import { collectRegistryTagDetail, isRegistryTagDetail } from '../schemas/registry-tag-detail.ts';
import { collectRegistryTag, isRegistryTag } from '../schemas/registry-tag.ts';
import { collectRegistryTokenGrant, isRegistryTokenGrant } from '../schemas/registry-token-grant.ts';
import { collectRegistryVisibility, isRegistryVisibility } from '../schemas/registry-visibility.ts';

const linkHeader = { is: isLinkHeader, collect: collectLinkHeader };

const xNextPageHeader = { is: isXNextPageHeader, collect: collectXNextPageHeader };

const xPageHeader = { read: asInteger, is: isXPageHeader, collect: collectXPageHeader };

const xPerPageHeader = { read: asInteger, is: isXPerPageHeader, collect: collectXPerPageHeader };

const xPrevPageHeader = { is: isXPrevPageHeader, collect: collectXPrevPageHeader };

const xTotalHeader = { read: asInteger, is: isXTotalHeader, collect: collectXTotalHeader };

const xTotalPagesHeader = { read: asInteger, is: isXTotalPagesHeader, collect: collectXTotalPagesHeader };

const unauthorizedResponse = { content: { 'application/json': { is: isErrorBody, collect: collectErrorBody } } };

const forbiddenResponse = { content: { 'application/json': { is: isErrorBody, collect: collectErrorBody } } };

const notFoundResponse = { content: { 'application/json': { is: isErrorBody, collect: collectErrorBody } } };

const uriTooLongResponse = { content: { 'application/json': { is: isErrorBody, collect: collectErrorBody } } };

const unprocessableContentResponse = {
  content: { 'application/json': { is: isErrorBody, collect: collectErrorBody } },
};

const locationHeader = { is: isLocationHeader, collect: collectLocationHeader, isRequired: true as const };

const movedResponse = {
  headers: { Location: locationHeader },
  content: { 'application/json': { is: isErrorBody, collect: collectErrorBody } },
};

const tooManyRequestsResponse = { content: { 'application/json': { is: isErrorBody, collect: collectErrorBody } } };

/** What `GET /groups/{id}/registry/repositories` may answer. */
export const listGroupRegistryRepositoriesResponses: ResponseValidators<
  operations['listGroupRegistryRepositories']['responses']
> = {
  schema: '#/paths/~1groups~1{id}~1registry~1repositories/get/responses',
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
        'application/json': {
          is: isListGroupRegistryRepositories200,
          collect: collectListGroupRegistryRepositories200,
        },
      },
    },
    401: unauthorizedResponse,
    403: forbiddenResponse,
    404: notFoundResponse,
    414: uriTooLongResponse,
    422: unprocessableContentResponse,
  },
};

/** What `GET /jwt/auth` may answer. */
export const getRegistryTokenResponses: ResponseValidators<operations['getRegistryToken']['responses']> = {
  schema: '#/paths/~1jwt~1auth/get/responses',
  statuses: {
    200: { content: { 'application/json': { is: isRegistryTokenGrant, collect: collectRegistryTokenGrant } } },
    401: unauthorizedResponse,
    414: uriTooLongResponse,
    422: unprocessableContentResponse,
  },
};

/** What `PUT /projects/{id}/` may answer. */
export const updateContainerRegistryVisibilityResponses: ResponseValidators<
  operations['updateContainerRegistryVisibility']['responses']
> = {
  schema: '#/paths/~1projects~1{id}~1/put/responses',
  statuses: {
    200: { content: { 'application/json': { is: isRegistryVisibility, collect: collectRegistryVisibility } } },
    301: movedResponse,
    401: unauthorizedResponse,
    403: forbiddenResponse,
    404: notFoundResponse,
    422: unprocessableContentResponse,
  },
};

/** What `GET /projects/{id}/registry/repositories` may answer. */
export const listProjectRegistryRepositoriesResponses: ResponseValidators<
  operations['listProjectRegistryRepositories']['responses']
> = {
  schema: '#/paths/~1projects~1{id}~1registry~1repositories/get/responses',
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
        'application/json': {
          is: isListProjectRegistryRepositories200,
          collect: collectListProjectRegistryRepositories200,
        },
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

/** What `DELETE /projects/{id}/registry/repositories/{repository_id}` may answer. */
export const deleteRegistryRepositoryResponses: ResponseValidators<
  operations['deleteRegistryRepository']['responses']
> = {
  schema: '#/paths/~1projects~1{id}~1registry~1repositories~1{repository_id}/delete/responses',
  statuses: {
    202: {},
    301: movedResponse,
    401: unauthorizedResponse,
    403: forbiddenResponse,
    404: notFoundResponse,
    422: unprocessableContentResponse,
  },
};

/** What `GET /projects/{id}/registry/repositories/{repository_id}/tags` may answer. */
export const listRegistryRepositoryTagsResponses: ResponseValidators<
  operations['listRegistryRepositoryTags']['responses']
> = {
  schema: '#/paths/~1projects~1{id}~1registry~1repositories~1{repository_id}~1tags/get/responses',
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
        'application/json': { is: isListRegistryRepositoryTags200, collect: collectListRegistryRepositoryTags200 },
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

/** What `DELETE /projects/{id}/registry/repositories/{repository_id}/tags` may answer. */
export const deleteRegistryRepositoryTagsInBulkResponses: ResponseValidators<
  operations['deleteRegistryRepositoryTagsInBulk']['responses']
> = {
  schema: '#/paths/~1projects~1{id}~1registry~1repositories~1{repository_id}~1tags/delete/responses',
  statuses: {
    202: {},
    301: movedResponse,
    401: unauthorizedResponse,
    403: forbiddenResponse,
    404: notFoundResponse,
    422: unprocessableContentResponse,
    429: tooManyRequestsResponse,
  },
};

/** What `GET /projects/{id}/registry/repositories/{repository_id}/tags/{tag_name}` may answer. */
export const getRegistryRepositoryTagResponses: ResponseValidators<
  operations['getRegistryRepositoryTag']['responses']
> = {
  schema: '#/paths/~1projects~1{id}~1registry~1repositories~1{repository_id}~1tags~1{tag_name}/get/responses',
  statuses: {
    200: { content: { 'application/json': { is: isRegistryTagDetail, collect: collectRegistryTagDetail } } },
    301: movedResponse,
    401: unauthorizedResponse,
    403: forbiddenResponse,
    404: notFoundResponse,
    422: unprocessableContentResponse,
  },
};

/** What `DELETE /projects/{id}/registry/repositories/{repository_id}/tags/{tag_name}` may answer. */
export const deleteRegistryRepositoryTagResponses: ResponseValidators<
  operations['deleteRegistryRepositoryTag']['responses']
> = {
  schema: '#/paths/~1projects~1{id}~1registry~1repositories~1{repository_id}~1tags~1{tag_name}/delete/responses',
  statuses: {
    204: {},
    301: movedResponse,
    401: unauthorizedResponse,
    403: { content: { 'application/json': { is: isErrorBody, collect: collectErrorBody } } },
    404: notFoundResponse,
    422: unprocessableContentResponse,
  },
};

/** What `GET /registry/repositories/{id}` may answer. */
export const getRegistryRepositoryResponses: ResponseValidators<operations['getRegistryRepository']['responses']> = {
  schema: '#/paths/~1registry~1repositories~1{id}/get/responses',
  statuses: {
    200: {
      content: { 'application/json': { is: isRegistryRepositoryDetail, collect: collectRegistryRepositoryDetail } },
    },
    401: unauthorizedResponse,
    403: forbiddenResponse,
    404: notFoundResponse,
    414: uriTooLongResponse,
    422: unprocessableContentResponse,
  },
};

/** What `GET /v2/_catalog` may answer. */
export const listRegistryCatalogResponses: ResponseValidators<operations['listRegistryCatalog']['responses']> = {
  schema: '#/paths/~1v2~1_catalog/get/responses',
  statuses: {
    200: { content: { 'application/json': { is: isRegistryCatalog, collect: collectRegistryCatalog } } },
    401: unauthorizedResponse,
    403: forbiddenResponse,
  },
};

/** What `DELETE /v2/{image_path}/manifests/{tag}` may answer. */
export const deleteRegistryManifestResponses: ResponseValidators<operations['deleteRegistryManifest']['responses']> = {
  schema: '#/paths/~1v2~1{image_path}~1manifests~1{tag}/delete/responses',
  statuses: {
    204: {},
    401: unauthorizedResponse,
    404: notFoundResponse,
  },
};

/** What `DELETE /v2/{image_path}/tags/reference/{tag}` may answer. */
export const deleteRegistryTagReferenceResponses: ResponseValidators<
  operations['deleteRegistryTagReference']['responses']
> = {
  schema: '#/paths/~1v2~1{image_path}~1tags~1reference~1{tag}/delete/responses',
  statuses: {
    204: {},
    401: unauthorizedResponse,
    404: notFoundResponse,
  },
};

function isListGroupRegistryRepositories200(value: unknown): boolean {
  if (!hasArrayType(value)) return false;
  return every(value, isRegistryRepository);
}

function collectListGroupRegistryRepositories200(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!hasArrayType(value))
    return fail(
      issues,
      path,
      'type',
      'must be an array',
      '#/paths/~1groups~1{id}~1registry~1repositories/get/responses/200/content/application~1json/schema',
    );
  for (let index = 0; index < value.length; index++) {
    const item = value[index];
    collectRegistryRepository(item, `${path}/${index}`, issues);
    if (limitReached(issues)) return;
  }
}

function isListProjectRegistryRepositories200(value: unknown): boolean {
  if (!hasArrayType(value)) return false;
  return every(value, isProjectRegistryRepository);
}

function collectListProjectRegistryRepositories200(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!hasArrayType(value))
    return fail(
      issues,
      path,
      'type',
      'must be an array',
      '#/paths/~1projects~1{id}~1registry~1repositories/get/responses/200/content/application~1json/schema',
    );
  for (let index = 0; index < value.length; index++) {
    const item = value[index];
    collectProjectRegistryRepository(item, `${path}/${index}`, issues);
    if (limitReached(issues)) return;
  }
}

function isListRegistryRepositoryTags200(value: unknown): boolean {
  if (!hasArrayType(value)) return false;
  return every(value, isRegistryTag);
}

function collectListRegistryRepositoryTags200(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!hasArrayType(value))
    return fail(
      issues,
      path,
      'type',
      'must be an array',
      '#/paths/~1projects~1{id}~1registry~1repositories~1{repository_id}~1tags/get/responses/200/content/application~1json/schema',
    );
  for (let index = 0; index < value.length; index++) {
    const item = value[index];
    collectRegistryTag(item, `${path}/${index}`, issues);
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
