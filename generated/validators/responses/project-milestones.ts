// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { operations } from '../../types/openapi.ts';
import { hasArrayType } from '../runtime/json-types.ts';
import { asInteger } from '../runtime/parameters/scalars.ts';
import { type ValidationIssue, fail, limitReached } from '../runtime/report.ts';
import type { ResponseValidators } from '../runtime/response-validators.ts';
import { every } from '../runtime/values.ts';
import { collectErrorBody, isErrorBody } from '../schemas/error-body.ts';
import { collectMilestoneBurndownEvent, isMilestoneBurndownEvent } from '../schemas/milestone-burndown-event.ts';
import { collectMilestoneIssue, isMilestoneIssue } from '../schemas/milestone-issue.ts';
import { collectMilestoneMergeRequest, isMilestoneMergeRequest } from '../schemas/milestone-merge-request.ts';
import { collectProjectMilestoneHinted, isProjectMilestoneHinted } from '../schemas/project-milestone-hinted.ts';
import { collectProjectMilestone, isProjectMilestone } from '../schemas/project-milestone.ts';
import { collectPromotedMilestone, isPromotedMilestone } from '../schemas/promoted-milestone.ts';

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

const forbiddenResponse = { content: { 'application/json': { is: isErrorBody, collect: collectErrorBody } } };

/** What `GET /projects/{id}/milestones` may answer. */
export const listProjectMilestonesResponses: ResponseValidators<operations['listProjectMilestones']['responses']> = {
  schema: '#/paths/~1projects~1{id}~1milestones/get/responses',
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
      content: { 'application/json': { is: isListProjectMilestones200, collect: collectListProjectMilestones200 } },
    },
    301: movedResponse,
    401: unauthorizedResponse,
    404: notFoundResponse,
    414: uriTooLongResponse,
    422: unprocessableContentResponse,
  },
};

/** What `POST /projects/{id}/milestones` may answer. */
export const createProjectMilestoneResponses: ResponseValidators<operations['createProjectMilestone']['responses']> = {
  schema: '#/paths/~1projects~1{id}~1milestones/post/responses',
  statuses: {
    201: { content: { 'application/json': { is: isProjectMilestoneHinted, collect: collectProjectMilestoneHinted } } },
    301: movedResponse,
    401: unauthorizedResponse,
    404: notFoundResponse,
    422: unprocessableContentResponse,
  },
};

/** What `GET /projects/{id}/milestones/{milestone_id}` may answer. */
export const getProjectMilestoneResponses: ResponseValidators<operations['getProjectMilestone']['responses']> = {
  schema: '#/paths/~1projects~1{id}~1milestones~1{milestone_id}/get/responses',
  statuses: {
    200: { content: { 'application/json': { is: isProjectMilestoneHinted, collect: collectProjectMilestoneHinted } } },
    301: movedResponse,
    401: unauthorizedResponse,
    404: notFoundResponse,
    422: unprocessableContentResponse,
  },
};

/** What `PUT /projects/{id}/milestones/{milestone_id}` may answer. */
export const updateProjectMilestoneResponses: ResponseValidators<operations['updateProjectMilestone']['responses']> = {
  schema: '#/paths/~1projects~1{id}~1milestones~1{milestone_id}/put/responses',
  statuses: {
    200: { content: { 'application/json': { is: isProjectMilestoneHinted, collect: collectProjectMilestoneHinted } } },
    301: movedResponse,
    401: unauthorizedResponse,
    404: notFoundResponse,
    422: unprocessableContentResponse,
  },
};

/** What `DELETE /projects/{id}/milestones/{milestone_id}` may answer. */
export const deleteProjectMilestoneResponses: ResponseValidators<operations['deleteProjectMilestone']['responses']> = {
  schema: '#/paths/~1projects~1{id}~1milestones~1{milestone_id}/delete/responses',
  statuses: {
    204: {},
    301: movedResponse,
    401: unauthorizedResponse,
    403: forbiddenResponse,
    404: notFoundResponse,
    422: unprocessableContentResponse,
  },
};

/** What `GET /projects/{id}/milestones/{milestone_id}/burndown_events` may answer. */
export const listProjectMilestoneBurndownEventsResponses: ResponseValidators<
  operations['listProjectMilestoneBurndownEvents']['responses']
> = {
  schema: '#/paths/~1projects~1{id}~1milestones~1{milestone_id}~1burndown_events/get/responses',
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
          is: isListProjectMilestoneBurndownEvents200,
          collect: collectListProjectMilestoneBurndownEvents200,
        },
      },
    },
    301: movedResponse,
    401: unauthorizedResponse,
    404: notFoundResponse,
    414: uriTooLongResponse,
    422: unprocessableContentResponse,
  },
};

/** What `GET /projects/{id}/milestones/{milestone_id}/issues` may answer. */
export const listProjectMilestoneIssuesResponses: ResponseValidators<
  operations['listProjectMilestoneIssues']['responses']
> = {
  schema: '#/paths/~1projects~1{id}~1milestones~1{milestone_id}~1issues/get/responses',
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
        'application/json': { is: isListProjectMilestoneIssues200, collect: collectListProjectMilestoneIssues200 },
      },
    },
    301: movedResponse,
    401: unauthorizedResponse,
    404: notFoundResponse,
    414: uriTooLongResponse,
    422: unprocessableContentResponse,
  },
};

/** What `GET /projects/{id}/milestones/{milestone_id}/merge_requests` may answer. */
export const listProjectMilestoneMergeRequestsResponses: ResponseValidators<
  operations['listProjectMilestoneMergeRequests']['responses']
> = {
  schema: '#/paths/~1projects~1{id}~1milestones~1{milestone_id}~1merge_requests/get/responses',
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
          is: isListProjectMilestoneMergeRequests200,
          collect: collectListProjectMilestoneMergeRequests200,
        },
      },
    },
    301: movedResponse,
    401: unauthorizedResponse,
    404: notFoundResponse,
    414: uriTooLongResponse,
    422: unprocessableContentResponse,
  },
};

/** What `POST /projects/{id}/milestones/{milestone_id}/promote` may answer. */
export const promoteProjectMilestoneResponses: ResponseValidators<operations['promoteProjectMilestone']['responses']> =
  {
    schema: '#/paths/~1projects~1{id}~1milestones~1{milestone_id}~1promote/post/responses',
    statuses: {
      200: { content: { 'application/json': { is: isPromotedMilestone, collect: collectPromotedMilestone } } },
      301: movedResponse,
      401: unauthorizedResponse,
      403: forbiddenResponse,
      404: notFoundResponse,
      422: unprocessableContentResponse,
    },
  };

function isListProjectMilestones200(value: unknown): boolean {
  if (!hasArrayType(value)) return false;
  return every(value, isProjectMilestone);
}

function collectListProjectMilestones200(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!hasArrayType(value))
    return fail(
      issues,
      path,
      'type',
      'must be an array',
      '#/paths/~1projects~1{id}~1milestones/get/responses/200/content/application~1json/schema',
    );
  for (let index = 0; index < value.length; index++) {
    const item = value[index];
    collectProjectMilestone(item, `${path}/${index}`, issues);
    if (limitReached(issues)) return;
  }
}

function isListProjectMilestoneBurndownEvents200(value: unknown): boolean {
  if (!hasArrayType(value)) return false;
  return every(value, isMilestoneBurndownEvent);
}

function collectListProjectMilestoneBurndownEvents200(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!hasArrayType(value))
    return fail(
      issues,
      path,
      'type',
      'must be an array',
      '#/paths/~1projects~1{id}~1milestones~1{milestone_id}~1burndown_events/get/responses/200/content/application~1json/schema',
    );
  for (let index = 0; index < value.length; index++) {
    const item = value[index];
    collectMilestoneBurndownEvent(item, `${path}/${index}`, issues);
    if (limitReached(issues)) return;
  }
}

function isListProjectMilestoneIssues200(value: unknown): boolean {
  if (!hasArrayType(value)) return false;
  return every(value, isMilestoneIssue);
}

function collectListProjectMilestoneIssues200(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!hasArrayType(value))
    return fail(
      issues,
      path,
      'type',
      'must be an array',
      '#/paths/~1projects~1{id}~1milestones~1{milestone_id}~1issues/get/responses/200/content/application~1json/schema',
    );
  for (let index = 0; index < value.length; index++) {
    const item = value[index];
    collectMilestoneIssue(item, `${path}/${index}`, issues);
    if (limitReached(issues)) return;
  }
}

function isListProjectMilestoneMergeRequests200(value: unknown): boolean {
  if (!hasArrayType(value)) return false;
  return every(value, isMilestoneMergeRequest);
}

function collectListProjectMilestoneMergeRequests200(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!hasArrayType(value))
    return fail(
      issues,
      path,
      'type',
      'must be an array',
      '#/paths/~1projects~1{id}~1milestones~1{milestone_id}~1merge_requests/get/responses/200/content/application~1json/schema',
    );
  for (let index = 0; index < value.length; index++) {
    const item = value[index];
    collectMilestoneMergeRequest(item, `${path}/${index}`, issues);
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
