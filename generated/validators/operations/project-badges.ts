// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { type OperationValidators, type ValidationIssue, report } from '../runtime/issue.ts';
import { checkApiError, isApiError } from '../schemas/api-error.ts';
import { checkBadgeCreate, isBadgeCreate } from '../schemas/badge-create.ts';
import { checkBadgeRendering, isBadgeRendering } from '../schemas/badge-rendering.ts';
import { checkBadgeUpdate, isBadgeUpdate } from '../schemas/badge-update.ts';
import { checkBadge, collectBadge, isBadge } from '../schemas/badge.ts';

/** The bodies of the operations of projectBadges: of requests, and of responses by status. */
export const projectBadges: Readonly<Record<string, OperationValidators>> = {
  listProjectBadges: {
    responses: {
      '200': { is: isListProjectBadges200, check: checkListProjectBadges200 },
      '301': { is: isApiError, check: checkApiError },
      '401': { is: isApiError, check: checkApiError },
      '404': { is: isApiError, check: checkApiError },
      '414': { is: isApiError, check: checkApiError },
    },
  },
  createProjectBadge: {
    body: { is: isBadgeCreate, check: checkBadgeCreate },
    responses: {
      '201': { is: isBadge, check: checkBadge },
      '301': { is: isApiError, check: checkApiError },
      '401': { is: isApiError, check: checkApiError },
      '404': { is: isApiError, check: checkApiError },
      '422': { is: isApiError, check: checkApiError },
    },
  },
  renderProjectBadge: {
    responses: {
      '200': { is: isBadgeRendering, check: checkBadgeRendering },
      '301': { is: isApiError, check: checkApiError },
      '401': { is: isApiError, check: checkApiError },
      '404': { is: isApiError, check: checkApiError },
      '414': { is: isApiError, check: checkApiError },
    },
  },
  getProjectBadge: {
    responses: {
      '200': { is: isBadge, check: checkBadge },
      '301': { is: isApiError, check: checkApiError },
      '401': { is: isApiError, check: checkApiError },
      '404': { is: isApiError, check: checkApiError },
    },
  },
  updateProjectBadge: {
    body: { is: isBadgeUpdate, check: checkBadgeUpdate },
    responses: {
      '200': { is: isBadge, check: checkBadge },
      '301': { is: isApiError, check: checkApiError },
      '401': { is: isApiError, check: checkApiError },
      '404': { is: isApiError, check: checkApiError },
      '422': { is: isApiError, check: checkApiError },
    },
  },
  deleteProjectBadge: {
    responses: {
      '301': { is: isApiError, check: checkApiError },
      '401': { is: isApiError, check: checkApiError },
      '404': { is: isApiError, check: checkApiError },
    },
  },
};

function isListProjectBadges200(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  for (const item of value) {
    if (!isBadge(item)) return false;
  }
  return true;
}

function checkListProjectBadges200(value: unknown): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectListProjectBadges200(value, '', issues);
  return issues;
}

function collectListProjectBadges200(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!Array.isArray(value)) {
    report(
      issues,
      path,
      'must be an array',
      '#/paths/~1projects~1{id}~1badges/get/responses/200/content/application~1json/schema/type',
    );
    return;
  }
  for (const [index, item] of value.entries()) {
    collectBadge(item, `${path}/${index}`, issues);
  }
}
