// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { operations } from '../../types/openapi.ts';
import { hasArrayType } from '../runtime/json-types.ts';
import { asInteger } from '../runtime/parameters/scalars.ts';
import { type ValidationIssue, fail, limitReached } from '../runtime/report.ts';
import type { ResponseValidators } from '../runtime/response-validators.ts';
import { every } from '../runtime/values.ts';
import { collectErrorBody, isErrorBody } from '../schemas/error-body.ts';
import { collectJobTokenScopeGroupLink, isJobTokenScopeGroupLink } from '../schemas/job-token-scope-group-link.ts';
import { collectJobTokenScopeGroup, isJobTokenScopeGroup } from '../schemas/job-token-scope-group.ts';
import {
  collectJobTokenScopeProjectLink,
  isJobTokenScopeProjectLink,
} from '../schemas/job-token-scope-project-link.ts';
import { collectJobTokenScopeProject, isJobTokenScopeProject } from '../schemas/job-token-scope-project.ts';
import { collectJobTokenScope, isJobTokenScope } from '../schemas/job-token-scope.ts';

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

const linkHeader = { is: isLinkHeader, collect: collectLinkHeader };

const xNextPageHeader = { is: isXNextPageHeader, collect: collectXNextPageHeader };

const xPageHeader = { read: asInteger, is: isXPageHeader, collect: collectXPageHeader };

const xPerPageHeader = { read: asInteger, is: isXPerPageHeader, collect: collectXPerPageHeader };

const xPrevPageHeader = { is: isXPrevPageHeader, collect: collectXPrevPageHeader };

const xTotalHeader = { read: asInteger, is: isXTotalHeader, collect: collectXTotalHeader };

const xTotalPagesHeader = { read: asInteger, is: isXTotalPagesHeader, collect: collectXTotalPagesHeader };

const uriTooLongResponse = { content: { 'application/json': { is: isErrorBody, collect: collectErrorBody } } };

/** What `GET /projects/{id}/job_token_scope` may answer. */
export const getJobTokenScopeResponses: ResponseValidators<operations['getJobTokenScope']['responses']> = {
  schema: '#/paths/~1projects~1{id}~1job_token_scope/get/responses',
  statuses: {
    200: { content: { 'application/json': { is: isJobTokenScope, collect: collectJobTokenScope } } },
    301: movedResponse,
    401: unauthorizedResponse,
    403: forbiddenResponse,
    404: notFoundResponse,
  },
};

/** What `PATCH /projects/{id}/job_token_scope` may answer. */
export const updateJobTokenScopeResponses: ResponseValidators<operations['updateJobTokenScope']['responses']> = {
  schema: '#/paths/~1projects~1{id}~1job_token_scope/patch/responses',
  statuses: {
    204: {},
    301: movedResponse,
    401: unauthorizedResponse,
    403: forbiddenResponse,
    404: notFoundResponse,
    422: unprocessableContentResponse,
  },
};

/** What `GET /projects/{id}/job_token_scope/allowlist` may answer. */
export const listJobTokenScopeProjectsResponses: ResponseValidators<
  operations['listJobTokenScopeProjects']['responses']
> = {
  schema: '#/paths/~1projects~1{id}~1job_token_scope~1allowlist/get/responses',
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
        'application/json': { is: isListJobTokenScopeProjects200, collect: collectListJobTokenScopeProjects200 },
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

/** What `POST /projects/{id}/job_token_scope/allowlist` may answer. */
export const addProjectToJobTokenScopeResponses: ResponseValidators<
  operations['addProjectToJobTokenScope']['responses']
> = {
  schema: '#/paths/~1projects~1{id}~1job_token_scope~1allowlist/post/responses',
  statuses: {
    201: {
      content: { 'application/json': { is: isJobTokenScopeProjectLink, collect: collectJobTokenScopeProjectLink } },
    },
    301: movedResponse,
    401: unauthorizedResponse,
    403: forbiddenResponse,
    404: notFoundResponse,
    422: unprocessableContentResponse,
  },
};

/** What `DELETE /projects/{id}/job_token_scope/allowlist/{target_project_id}` may answer. */
export const removeProjectFromJobTokenScopeResponses: ResponseValidators<
  operations['removeProjectFromJobTokenScope']['responses']
> = {
  schema: '#/paths/~1projects~1{id}~1job_token_scope~1allowlist~1{target_project_id}/delete/responses',
  statuses: {
    204: {},
    301: movedResponse,
    401: unauthorizedResponse,
    403: forbiddenResponse,
    404: notFoundResponse,
    422: unprocessableContentResponse,
  },
};

/** What `GET /projects/{id}/job_token_scope/groups_allowlist` may answer. */
export const listJobTokenScopeGroupsResponses: ResponseValidators<operations['listJobTokenScopeGroups']['responses']> =
  {
    schema: '#/paths/~1projects~1{id}~1job_token_scope~1groups_allowlist/get/responses',
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
          'application/json': { is: isListJobTokenScopeGroups200, collect: collectListJobTokenScopeGroups200 },
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

/** What `POST /projects/{id}/job_token_scope/groups_allowlist` may answer. */
export const addGroupToJobTokenScopeResponses: ResponseValidators<operations['addGroupToJobTokenScope']['responses']> =
  {
    schema: '#/paths/~1projects~1{id}~1job_token_scope~1groups_allowlist/post/responses',
    statuses: {
      201: {
        content: { 'application/json': { is: isJobTokenScopeGroupLink, collect: collectJobTokenScopeGroupLink } },
      },
      301: movedResponse,
      401: unauthorizedResponse,
      403: forbiddenResponse,
      404: notFoundResponse,
      422: unprocessableContentResponse,
    },
  };

/** What `DELETE /projects/{id}/job_token_scope/groups_allowlist/{target_group_id}` may answer. */
export const removeGroupFromJobTokenScopeResponses: ResponseValidators<
  operations['removeGroupFromJobTokenScope']['responses']
> = {
  schema: '#/paths/~1projects~1{id}~1job_token_scope~1groups_allowlist~1{target_group_id}/delete/responses',
  statuses: {
    204: {},
    301: movedResponse,
    401: unauthorizedResponse,
    403: forbiddenResponse,
    404: notFoundResponse,
    422: unprocessableContentResponse,
  },
};

function isListJobTokenScopeProjects200(value: unknown): boolean {
  if (!hasArrayType(value)) return false;
  return every(value, isJobTokenScopeProject);
}

function collectListJobTokenScopeProjects200(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!hasArrayType(value))
    return fail(
      issues,
      path,
      'type',
      'must be an array',
      '#/paths/~1projects~1{id}~1job_token_scope~1allowlist/get/responses/200/content/application~1json/schema',
    );
  for (let index = 0; index < value.length; index++) {
    const item = value[index];
    collectJobTokenScopeProject(item, `${path}/${index}`, issues);
    if (limitReached(issues)) return;
  }
}

function isListJobTokenScopeGroups200(value: unknown): boolean {
  if (!hasArrayType(value)) return false;
  return every(value, isJobTokenScopeGroup);
}

function collectListJobTokenScopeGroups200(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!hasArrayType(value))
    return fail(
      issues,
      path,
      'type',
      'must be an array',
      '#/paths/~1projects~1{id}~1job_token_scope~1groups_allowlist/get/responses/200/content/application~1json/schema',
    );
  for (let index = 0; index < value.length; index++) {
    const item = value[index];
    collectJobTokenScopeGroup(item, `${path}/${index}`, issues);
    if (limitReached(issues)) return;
  }
}

function isLocationHeader(value: unknown): boolean {
  return typeof value === 'string';
}

function collectLocationHeader(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (typeof value !== 'string')
    return fail(issues, path, 'type', 'must be a string', '#/components/headers/Location/schema');
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
