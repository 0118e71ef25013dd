// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { type OperationValidators, type ValidationIssue, every, fail, json, validator } from '../runtime/index.ts';
import { collectErrorBody, isErrorBody } from '../schemas/error-body.ts';
import { collectMilestoneBurndownEvent, isMilestoneBurndownEvent } from '../schemas/milestone-burndown-event.ts';
import { collectMilestoneIssue, isMilestoneIssue } from '../schemas/milestone-issue.ts';
import { collectMilestoneMergeRequest, isMilestoneMergeRequest } from '../schemas/milestone-merge-request.ts';
import { collectProjectMilestoneCreate, isProjectMilestoneCreate } from '../schemas/project-milestone-create.ts';
import { collectProjectMilestoneHinted, isProjectMilestoneHinted } from '../schemas/project-milestone-hinted.ts';
import { collectProjectMilestoneUpdate, isProjectMilestoneUpdate } from '../schemas/project-milestone-update.ts';
import { collectProjectMilestone, isProjectMilestone } from '../schemas/project-milestone.ts';
import { collectPromotedMilestone, isPromotedMilestone } from '../schemas/promoted-milestone.ts';

/** The bodies of the operations of projectMilestones: of requests, and of responses by status. */
export const projectMilestones: Readonly<Record<string, OperationValidators>> = {
  listProjectMilestones: {
    responses: {
      '200': validator(isListProjectMilestones200, collectListProjectMilestones200),
      '301': validator(isErrorBody, collectErrorBody),
      '401': validator(isErrorBody, collectErrorBody),
      '404': validator(isErrorBody, collectErrorBody),
      '414': validator(isErrorBody, collectErrorBody),
    },
  },
  createProjectMilestone: {
    body: validator(isProjectMilestoneCreate, collectProjectMilestoneCreate),
    responses: {
      '201': validator(isProjectMilestoneHinted, collectProjectMilestoneHinted),
      '301': validator(isErrorBody, collectErrorBody),
      '401': validator(isErrorBody, collectErrorBody),
      '404': validator(isErrorBody, collectErrorBody),
      '422': validator(isErrorBody, collectErrorBody),
    },
  },
  getProjectMilestone: {
    responses: {
      '200': validator(isProjectMilestoneHinted, collectProjectMilestoneHinted),
      '301': validator(isErrorBody, collectErrorBody),
      '401': validator(isErrorBody, collectErrorBody),
      '404': validator(isErrorBody, collectErrorBody),
    },
  },
  updateProjectMilestone: {
    body: validator(isProjectMilestoneUpdate, collectProjectMilestoneUpdate),
    responses: {
      '200': validator(isProjectMilestoneHinted, collectProjectMilestoneHinted),
      '301': validator(isErrorBody, collectErrorBody),
      '401': validator(isErrorBody, collectErrorBody),
      '404': validator(isErrorBody, collectErrorBody),
      '422': validator(isErrorBody, collectErrorBody),
    },
  },
  deleteProjectMilestone: {
    responses: {
      '301': validator(isErrorBody, collectErrorBody),
      '401': validator(isErrorBody, collectErrorBody),
      '403': validator(isErrorBody, collectErrorBody),
      '404': validator(isErrorBody, collectErrorBody),
    },
  },
  listProjectMilestoneBurndownEvents: {
    responses: {
      '200': validator(isListProjectMilestoneBurndownEvents200, collectListProjectMilestoneBurndownEvents200),
      '301': validator(isErrorBody, collectErrorBody),
      '401': validator(isErrorBody, collectErrorBody),
      '404': validator(isErrorBody, collectErrorBody),
      '414': validator(isErrorBody, collectErrorBody),
    },
  },
  listProjectMilestoneIssues: {
    responses: {
      '200': validator(isListProjectMilestoneIssues200, collectListProjectMilestoneIssues200),
      '301': validator(isErrorBody, collectErrorBody),
      '401': validator(isErrorBody, collectErrorBody),
      '404': validator(isErrorBody, collectErrorBody),
      '414': validator(isErrorBody, collectErrorBody),
    },
  },
  listProjectMilestoneMergeRequests: {
    responses: {
      '200': validator(isListProjectMilestoneMergeRequests200, collectListProjectMilestoneMergeRequests200),
      '301': validator(isErrorBody, collectErrorBody),
      '401': validator(isErrorBody, collectErrorBody),
      '404': validator(isErrorBody, collectErrorBody),
      '414': validator(isErrorBody, collectErrorBody),
    },
  },
  promoteProjectMilestone: {
    responses: {
      '200': validator(isPromotedMilestone, collectPromotedMilestone),
      '301': validator(isErrorBody, collectErrorBody),
      '401': validator(isErrorBody, collectErrorBody),
      '403': validator(isErrorBody, collectErrorBody),
      '404': validator(isErrorBody, collectErrorBody),
    },
  },
};

function isListProjectMilestones200(value: unknown): boolean {
  if (!json.isArray(value)) return false;
  return every(value, isProjectMilestone);
}

function collectListProjectMilestones200(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!json.isArray(value))
    return fail(
      issues,
      path,
      'type',
      'must be an array',
      '#/paths/~1projects~1{id}~1milestones/get/responses/200/content/application~1json/schema',
    );
  for (const [index, item] of value.entries()) {
    collectProjectMilestone(item, `${path}/${index}`, issues);
  }
}

function isListProjectMilestoneBurndownEvents200(value: unknown): boolean {
  if (!json.isArray(value)) return false;
  return every(value, isMilestoneBurndownEvent);
}

function collectListProjectMilestoneBurndownEvents200(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!json.isArray(value))
    return fail(
      issues,
      path,
      'type',
      'must be an array',
      '#/paths/~1projects~1{id}~1milestones~1{milestone_id}~1burndown_events/get/responses/200/content/application~1json/schema',
    );
  for (const [index, item] of value.entries()) {
    collectMilestoneBurndownEvent(item, `${path}/${index}`, issues);
  }
}

function isListProjectMilestoneIssues200(value: unknown): boolean {
  if (!json.isArray(value)) return false;
  return every(value, isMilestoneIssue);
}

function collectListProjectMilestoneIssues200(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!json.isArray(value))
    return fail(
      issues,
      path,
      'type',
      'must be an array',
      '#/paths/~1projects~1{id}~1milestones~1{milestone_id}~1issues/get/responses/200/content/application~1json/schema',
    );
  for (const [index, item] of value.entries()) {
    collectMilestoneIssue(item, `${path}/${index}`, issues);
  }
}

function isListProjectMilestoneMergeRequests200(value: unknown): boolean {
  if (!json.isArray(value)) return false;
  return every(value, isMilestoneMergeRequest);
}

function collectListProjectMilestoneMergeRequests200(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!json.isArray(value))
    return fail(
      issues,
      path,
      'type',
      'must be an array',
      '#/paths/~1projects~1{id}~1milestones~1{milestone_id}~1merge_requests/get/responses/200/content/application~1json/schema',
    );
  for (const [index, item] of value.entries()) {
    collectMilestoneMergeRequest(item, `${path}/${index}`, issues);
  }
}
