// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { ResponseDescriptions } from '../../shared/types.ts';
import type {
  AddGroupToJobTokenScopeResponses,
  AddProjectToJobTokenScopeResponses,
  GetJobTokenScopeResponses,
  ListJobTokenScopeGroupsResponses,
  ListJobTokenScopeProjectsResponses,
  RemoveGroupFromJobTokenScopeResponses,
  RemoveProjectFromJobTokenScopeResponses,
  UpdateJobTokenScopeResponses,
} from '../../types/job-token-scope.ts';
import { listCheck } from '../runtime/values.ts';
import { collectJobTokenScopeGroupLink, isJobTokenScopeGroupLink } from '../schemas/job-token-scope-group-link.ts';
import { collectJobTokenScopeGroup, isJobTokenScopeGroup } from '../schemas/job-token-scope-group.ts';
import {
  collectJobTokenScopeProjectLink,
  isJobTokenScopeProjectLink,
} from '../schemas/job-token-scope-project-link.ts';
import { collectJobTokenScopeProject, isJobTokenScopeProject } from '../schemas/job-token-scope-project.ts';
import { collectJobTokenScope, isJobTokenScope } from '../schemas/job-token-scope.ts';
import {
  forbiddenResponse,
  linkHeader,
  movedResponse,
  notFoundResponse,
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

/** The responses of `GET /projects/{id}/job_token_scope`. */
export const getJobTokenScopeResponses: ResponseDescriptions<GetJobTokenScopeResponses> = {
  schema: '#/paths/~1projects~1{id}~1job_token_scope/get/responses',
  statuses: {
    200: { content: { 'application/json': { is: isJobTokenScope, collect: collectJobTokenScope } } },
    301: movedResponse,
    401: unauthorizedResponse,
    403: forbiddenResponse,
    404: notFoundResponse,
  },
};

/** The responses of `PATCH /projects/{id}/job_token_scope`. */
export const updateJobTokenScopeResponses: ResponseDescriptions<UpdateJobTokenScopeResponses> = {
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

/** The responses of `GET /projects/{id}/job_token_scope/allowlist`. */
export const listJobTokenScopeProjectsResponses: ResponseDescriptions<ListJobTokenScopeProjectsResponses> = {
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
        'application/json': listCheck(
          { is: isJobTokenScopeProject, collect: collectJobTokenScopeProject },
          '#/paths/~1projects~1{id}~1job_token_scope~1allowlist/get/responses/200/content/application~1json/schema',
        ),
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

/** The responses of `POST /projects/{id}/job_token_scope/allowlist`. */
export const addProjectToJobTokenScopeResponses: ResponseDescriptions<AddProjectToJobTokenScopeResponses> = {
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

/** The responses of `DELETE /projects/{id}/job_token_scope/allowlist/{target_project_id}`. */
export const removeProjectFromJobTokenScopeResponses: ResponseDescriptions<RemoveProjectFromJobTokenScopeResponses> = {
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

/** The responses of `GET /projects/{id}/job_token_scope/groups_allowlist`. */
export const listJobTokenScopeGroupsResponses: ResponseDescriptions<ListJobTokenScopeGroupsResponses> = {
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
        'application/json': listCheck(
          { is: isJobTokenScopeGroup, collect: collectJobTokenScopeGroup },
          '#/paths/~1projects~1{id}~1job_token_scope~1groups_allowlist/get/responses/200/content/application~1json/schema',
        ),
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

/** The responses of `POST /projects/{id}/job_token_scope/groups_allowlist`. */
export const addGroupToJobTokenScopeResponses: ResponseDescriptions<AddGroupToJobTokenScopeResponses> = {
  schema: '#/paths/~1projects~1{id}~1job_token_scope~1groups_allowlist/post/responses',
  statuses: {
    201: { content: { 'application/json': { is: isJobTokenScopeGroupLink, collect: collectJobTokenScopeGroupLink } } },
    301: movedResponse,
    401: unauthorizedResponse,
    403: forbiddenResponse,
    404: notFoundResponse,
    422: unprocessableContentResponse,
  },
};

/** The responses of `DELETE /projects/{id}/job_token_scope/groups_allowlist/{target_group_id}`. */
export const removeGroupFromJobTokenScopeResponses: ResponseDescriptions<RemoveGroupFromJobTokenScopeResponses> = {
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
