// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { ResponseDescriptions } from '../../shared/types.ts';
import type {
  CreateForkRelationshipResponses,
  DeleteForkRelationshipResponses,
  ForkProjectResponses,
  ListProjectForksResponses,
} from '../../types/project-forks.ts';
import { type ValidationIssue, fail, hasArrayType, limitReached } from '../runtime/report.ts';
import { every } from '../runtime/values.ts';
import { collectForkRelationship, isForkRelationship } from '../schemas/fork-relationship.ts';
import { collectForkStarted, isForkStarted } from '../schemas/fork-started.ts';
import { isForkedProject } from '../schemas/forked-project.ts';
import { isSimpleForkedProject } from '../schemas/simple-forked-project.ts';
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

/** The responses of `POST /projects/{id}/fork`. */
export const forkProjectResponses: ResponseDescriptions<ForkProjectResponses> = {
  schema: '#/paths/~1projects~1{id}~1fork/post/responses',
  statuses: {
    202: { content: { 'application/json': { is: isForkStarted, collect: collectForkStarted } } },
    301: movedResponse,
    401: unauthorizedResponse,
    404: notFoundResponse,
    422: unprocessableContentResponse,
  },
};

/** The responses of `DELETE /projects/{id}/fork`. */
export const deleteForkRelationshipResponses: ResponseDescriptions<DeleteForkRelationshipResponses> = {
  schema: '#/paths/~1projects~1{id}~1fork/delete/responses',
  statuses: {
    204: {},
    301: movedResponse,
    401: unauthorizedResponse,
    403: forbiddenResponse,
    404: notFoundResponse,
  },
};

/** The responses of `POST /projects/{id}/fork/{forked_from_id}`. */
export const createForkRelationshipResponses: ResponseDescriptions<CreateForkRelationshipResponses> = {
  schema: '#/paths/~1projects~1{id}~1fork~1{forked_from_id}/post/responses',
  statuses: {
    201: { content: { 'application/json': { is: isForkRelationship, collect: collectForkRelationship } } },
    301: movedResponse,
    401: unauthorizedResponse,
    403: forbiddenResponse,
    404: notFoundResponse,
    422: unprocessableContentResponse,
  },
};

/** The responses of `GET /projects/{id}/forks`. */
export const listProjectForksResponses: ResponseDescriptions<ListProjectForksResponses> = {
  schema: '#/paths/~1projects~1{id}~1forks/get/responses',
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
      content: { 'application/json': { is: isListProjectForks200, collect: collectListProjectForks200 } },
    },
    301: movedResponse,
    401: unauthorizedResponse,
    403: forbiddenResponse,
    404: notFoundResponse,
    414: uriTooLongResponse,
    422: unprocessableContentResponse,
  },
};

function isListProjectForks200(value: unknown): boolean {
  if (!hasArrayType(value)) return false;
  return every(value, (item) => isForkedProject(item) || isSimpleForkedProject(item));
}

function collectListProjectForks200(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/paths/~1projects~1{id}~1forks/get/responses/200/content/application~1json/schema';
  if (!hasArrayType(value)) return fail(issues, path, schema, 'type', 'must be an array');
  for (let index = 0; index < value.length; index++) {
    const item = value[index];
    if (!isForkedProject(item) && !isSimpleForkedProject(item))
      fail(issues, `${path}/${index}`, `${schema}/items`, 'anyOf', 'must be one of ForkedProject, SimpleForkedProject');
    if (limitReached(issues)) return;
  }
}
