// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { type OperationValidators, type ValidationIssue, report } from '../runtime/issue.ts';
import { checkApiError, isApiError } from '../schemas/api-error.ts';
import { collectMilestoneBurndownEvent, isMilestoneBurndownEvent } from '../schemas/milestone-burndown-event.ts';
import { collectMilestoneIssue, isMilestoneIssue } from '../schemas/milestone-issue.ts';
import { collectMilestoneMergeRequest, isMilestoneMergeRequest } from '../schemas/milestone-merge-request.ts';
import { checkProjectMilestoneCreate, isProjectMilestoneCreate } from '../schemas/project-milestone-create.ts';
import { checkProjectMilestoneHinted, isProjectMilestoneHinted } from '../schemas/project-milestone-hinted.ts';
import { checkProjectMilestoneUpdate, isProjectMilestoneUpdate } from '../schemas/project-milestone-update.ts';
import { collectProjectMilestone, isProjectMilestone } from '../schemas/project-milestone.ts';
import { checkPromotedMilestone, isPromotedMilestone } from '../schemas/promoted-milestone.ts';

/** The bodies of the operations of projectMilestones: of requests, and of responses by status. */
export const projectMilestones: Readonly<Record<string, OperationValidators>> = {
  listProjectMilestones: {
    responses: {
      '200': { is: isListProjectMilestones200, check: checkListProjectMilestones200 },
      '301': { is: isApiError, check: checkApiError },
      '401': { is: isApiError, check: checkApiError },
      '404': { is: isApiError, check: checkApiError },
      '414': { is: isApiError, check: checkApiError },
    },
  },
  createProjectMilestone: {
    body: { is: isProjectMilestoneCreate, check: checkProjectMilestoneCreate },
    responses: {
      '201': { is: isProjectMilestoneHinted, check: checkProjectMilestoneHinted },
      '301': { is: isApiError, check: checkApiError },
      '401': { is: isApiError, check: checkApiError },
      '404': { is: isApiError, check: checkApiError },
      '422': { is: isApiError, check: checkApiError },
    },
  },
  getProjectMilestone: {
    responses: {
      '200': { is: isProjectMilestoneHinted, check: checkProjectMilestoneHinted },
      '301': { is: isApiError, check: checkApiError },
      '401': { is: isApiError, check: checkApiError },
      '404': { is: isApiError, check: checkApiError },
    },
  },
  updateProjectMilestone: {
    body: { is: isProjectMilestoneUpdate, check: checkProjectMilestoneUpdate },
    responses: {
      '200': { is: isProjectMilestoneHinted, check: checkProjectMilestoneHinted },
      '301': { is: isApiError, check: checkApiError },
      '401': { is: isApiError, check: checkApiError },
      '404': { is: isApiError, check: checkApiError },
      '422': { is: isApiError, check: checkApiError },
    },
  },
  deleteProjectMilestone: {
    responses: {
      '301': { is: isApiError, check: checkApiError },
      '401': { is: isApiError, check: checkApiError },
      '403': { is: isApiError, check: checkApiError },
      '404': { is: isApiError, check: checkApiError },
    },
  },
  listProjectMilestoneBurndownEvents: {
    responses: {
      '200': { is: isListProjectMilestoneBurndownEvents200, check: checkListProjectMilestoneBurndownEvents200 },
      '301': { is: isApiError, check: checkApiError },
      '401': { is: isApiError, check: checkApiError },
      '404': { is: isApiError, check: checkApiError },
      '414': { is: isApiError, check: checkApiError },
    },
  },
  listProjectMilestoneIssues: {
    responses: {
      '200': { is: isListProjectMilestoneIssues200, check: checkListProjectMilestoneIssues200 },
      '301': { is: isApiError, check: checkApiError },
      '401': { is: isApiError, check: checkApiError },
      '404': { is: isApiError, check: checkApiError },
      '414': { is: isApiError, check: checkApiError },
    },
  },
  listProjectMilestoneMergeRequests: {
    responses: {
      '200': { is: isListProjectMilestoneMergeRequests200, check: checkListProjectMilestoneMergeRequests200 },
      '301': { is: isApiError, check: checkApiError },
      '401': { is: isApiError, check: checkApiError },
      '404': { is: isApiError, check: checkApiError },
      '414': { is: isApiError, check: checkApiError },
    },
  },
  promoteProjectMilestone: {
    responses: {
      '200': { is: isPromotedMilestone, check: checkPromotedMilestone },
      '301': { is: isApiError, check: checkApiError },
      '401': { is: isApiError, check: checkApiError },
      '403': { is: isApiError, check: checkApiError },
      '404': { is: isApiError, check: checkApiError },
    },
  },
};

function isListProjectMilestones200(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  for (const item of value) {
    if (!isProjectMilestone(item)) return false;
  }
  return true;
}

function checkListProjectMilestones200(value: unknown): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectListProjectMilestones200(value, '', issues);
  return issues;
}

function collectListProjectMilestones200(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!Array.isArray(value)) {
    report(
      issues,
      path,
      'must be an array',
      '#/paths/~1projects~1{id}~1milestones/get/responses/200/content/application~1json/schema/type',
    );
    return;
  }
  for (const [index, item] of value.entries()) {
    collectProjectMilestone(item, `${path}/${index}`, issues);
  }
}

function isListProjectMilestoneBurndownEvents200(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  for (const item of value) {
    if (!isMilestoneBurndownEvent(item)) return false;
  }
  return true;
}

function checkListProjectMilestoneBurndownEvents200(value: unknown): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectListProjectMilestoneBurndownEvents200(value, '', issues);
  return issues;
}

function collectListProjectMilestoneBurndownEvents200(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!Array.isArray(value)) {
    report(
      issues,
      path,
      'must be an array',
      '#/paths/~1projects~1{id}~1milestones~1{milestone_id}~1burndown_events/get/responses/200/content/application~1json/schema/type',
    );
    return;
  }
  for (const [index, item] of value.entries()) {
    collectMilestoneBurndownEvent(item, `${path}/${index}`, issues);
  }
}

function isListProjectMilestoneIssues200(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  for (const item of value) {
    if (!isMilestoneIssue(item)) return false;
  }
  return true;
}

function checkListProjectMilestoneIssues200(value: unknown): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectListProjectMilestoneIssues200(value, '', issues);
  return issues;
}

function collectListProjectMilestoneIssues200(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!Array.isArray(value)) {
    report(
      issues,
      path,
      'must be an array',
      '#/paths/~1projects~1{id}~1milestones~1{milestone_id}~1issues/get/responses/200/content/application~1json/schema/type',
    );
    return;
  }
  for (const [index, item] of value.entries()) {
    collectMilestoneIssue(item, `${path}/${index}`, issues);
  }
}

function isListProjectMilestoneMergeRequests200(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  for (const item of value) {
    if (!isMilestoneMergeRequest(item)) return false;
  }
  return true;
}

function checkListProjectMilestoneMergeRequests200(value: unknown): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectListProjectMilestoneMergeRequests200(value, '', issues);
  return issues;
}

function collectListProjectMilestoneMergeRequests200(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!Array.isArray(value)) {
    report(
      issues,
      path,
      'must be an array',
      '#/paths/~1projects~1{id}~1milestones~1{milestone_id}~1merge_requests/get/responses/200/content/application~1json/schema/type',
    );
    return;
  }
  for (const [index, item] of value.entries()) {
    collectMilestoneMergeRequest(item, `${path}/${index}`, issues);
  }
}
