// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { ResponseDescriptions } from '../../shared/types.ts';
import type {
  CreateProjectMilestoneResponses,
  DeleteProjectMilestoneResponses,
  GetProjectMilestoneResponses,
  ListProjectMilestoneBurndownEventsResponses,
  ListProjectMilestoneIssuesResponses,
  ListProjectMilestoneMergeRequestsResponses,
  ListProjectMilestonesResponses,
  PromoteProjectMilestoneResponses,
  UpdateProjectMilestoneResponses,
} from '../../types/project-milestones.ts';
import { listCheck } from '../runtime/values.ts';
import { collectMilestoneBurndownEvent, isMilestoneBurndownEvent } from '../schemas/milestone-burndown-event.ts';
import { collectMilestoneIssue, isMilestoneIssue } from '../schemas/milestone-issue.ts';
import { collectMilestoneMergeRequest, isMilestoneMergeRequest } from '../schemas/milestone-merge-request.ts';
import { collectProjectMilestoneHinted, isProjectMilestoneHinted } from '../schemas/project-milestone-hinted.ts';
import { collectProjectMilestone, isProjectMilestone } from '../schemas/project-milestone.ts';
import { collectPromotedMilestone, isPromotedMilestone } from '../schemas/promoted-milestone.ts';
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

/** The responses of `GET /projects/{id}/milestones`. */
export const listProjectMilestonesResponses: ResponseDescriptions<ListProjectMilestonesResponses> = {
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
      content: {
        'application/json': listCheck(
          { is: isProjectMilestone, collect: collectProjectMilestone },
          '#/paths/~1projects~1{id}~1milestones/get/responses/200/content/application~1json/schema',
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

/** The responses of `POST /projects/{id}/milestones`. */
export const createProjectMilestoneResponses: ResponseDescriptions<CreateProjectMilestoneResponses> = {
  schema: '#/paths/~1projects~1{id}~1milestones/post/responses',
  statuses: {
    201: { content: { 'application/json': { is: isProjectMilestoneHinted, collect: collectProjectMilestoneHinted } } },
    301: movedResponse,
    401: unauthorizedResponse,
    404: notFoundResponse,
    422: unprocessableContentResponse,
  },
};

/** The responses of `GET /projects/{id}/milestones/{milestone_id}`. */
export const getProjectMilestoneResponses: ResponseDescriptions<GetProjectMilestoneResponses> = {
  schema: '#/paths/~1projects~1{id}~1milestones~1{milestone_id}/get/responses',
  statuses: {
    200: { content: { 'application/json': { is: isProjectMilestoneHinted, collect: collectProjectMilestoneHinted } } },
    301: movedResponse,
    401: unauthorizedResponse,
    404: notFoundResponse,
    422: unprocessableContentResponse,
  },
};

/** The responses of `PUT /projects/{id}/milestones/{milestone_id}`. */
export const updateProjectMilestoneResponses: ResponseDescriptions<UpdateProjectMilestoneResponses> = {
  schema: '#/paths/~1projects~1{id}~1milestones~1{milestone_id}/put/responses',
  statuses: {
    200: { content: { 'application/json': { is: isProjectMilestoneHinted, collect: collectProjectMilestoneHinted } } },
    301: movedResponse,
    401: unauthorizedResponse,
    404: notFoundResponse,
    422: unprocessableContentResponse,
  },
};

/** The responses of `DELETE /projects/{id}/milestones/{milestone_id}`. */
export const deleteProjectMilestoneResponses: ResponseDescriptions<DeleteProjectMilestoneResponses> = {
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

/** The responses of `GET /projects/{id}/milestones/{milestone_id}/burndown_events`. */
export const listProjectMilestoneBurndownEventsResponses: ResponseDescriptions<ListProjectMilestoneBurndownEventsResponses> =
  {
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
          'application/json': listCheck(
            { is: isMilestoneBurndownEvent, collect: collectMilestoneBurndownEvent },
            '#/paths/~1projects~1{id}~1milestones~1{milestone_id}~1burndown_events/get/responses/200/content/application~1json/schema',
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

/** The responses of `GET /projects/{id}/milestones/{milestone_id}/issues`. */
export const listProjectMilestoneIssuesResponses: ResponseDescriptions<ListProjectMilestoneIssuesResponses> = {
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
        'application/json': listCheck(
          { is: isMilestoneIssue, collect: collectMilestoneIssue },
          '#/paths/~1projects~1{id}~1milestones~1{milestone_id}~1issues/get/responses/200/content/application~1json/schema',
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

/** The responses of `GET /projects/{id}/milestones/{milestone_id}/merge_requests`. */
export const listProjectMilestoneMergeRequestsResponses: ResponseDescriptions<ListProjectMilestoneMergeRequestsResponses> =
  {
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
          'application/json': listCheck(
            { is: isMilestoneMergeRequest, collect: collectMilestoneMergeRequest },
            '#/paths/~1projects~1{id}~1milestones~1{milestone_id}~1merge_requests/get/responses/200/content/application~1json/schema',
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

/** The responses of `POST /projects/{id}/milestones/{milestone_id}/promote`. */
export const promoteProjectMilestoneResponses: ResponseDescriptions<PromoteProjectMilestoneResponses> = {
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
