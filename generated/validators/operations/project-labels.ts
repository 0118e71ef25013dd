// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { type OperationValidators, type ValidationIssue, report } from '../runtime/issue.ts';
import { checkApiError, isApiError } from '../schemas/api-error.ts';
import { checkLabelCreate, isLabelCreate } from '../schemas/label-create.ts';
import { checkLabelPromotionByName, isLabelPromotionByName } from '../schemas/label-promotion-by-name.ts';
import { checkLabelUnsubscription, isLabelUnsubscription } from '../schemas/label-unsubscription.ts';
import { checkLabelUpdateByName, isLabelUpdateByName } from '../schemas/label-update-by-name.ts';
import { checkLabelUpdate, isLabelUpdate } from '../schemas/label-update.ts';
import { checkLabelUpdatedByName, isLabelUpdatedByName } from '../schemas/label-updated-by-name.ts';
import { checkLabel, collectLabel, isLabel } from '../schemas/label.ts';
import { checkPromotedLabel, isPromotedLabel } from '../schemas/promoted-label.ts';

/** The bodies of the operations of projectLabels: of requests, and of responses by status. */
export const projectLabels: Readonly<Record<string, OperationValidators>> = {
  listProjectLabels: {
    responses: {
      '200': { is: isListProjectLabels200, check: checkListProjectLabels200 },
      '301': { is: isApiError, check: checkApiError },
      '401': { is: isApiError, check: checkApiError },
      '404': { is: isApiError, check: checkApiError },
      '414': { is: isApiError, check: checkApiError },
    },
  },
  createProjectLabel: {
    body: { is: isLabelCreate, check: checkLabelCreate },
    responses: {
      '201': { is: isLabel, check: checkLabel },
      '301': { is: isApiError, check: checkApiError },
      '401': { is: isApiError, check: checkApiError },
      '404': { is: isApiError, check: checkApiError },
      '422': { is: isApiError, check: checkApiError },
    },
  },
  updateProjectLabelByName: {
    body: { is: isLabelUpdateByName, check: checkLabelUpdateByName },
    responses: {
      '200': { is: isLabelUpdatedByName, check: checkLabelUpdatedByName },
      '301': { is: isApiError, check: checkApiError },
      '401': { is: isApiError, check: checkApiError },
      '404': { is: isApiError, check: checkApiError },
      '422': { is: isApiError, check: checkApiError },
    },
  },
  deleteProjectLabelByName: {
    responses: {
      '301': { is: isApiError, check: checkApiError },
      '401': { is: isApiError, check: checkApiError },
      '404': { is: isApiError, check: checkApiError },
      '414': { is: isApiError, check: checkApiError },
    },
  },
  promoteProjectLabelByName: {
    body: { is: isLabelPromotionByName, check: checkLabelPromotionByName },
    responses: {
      '200': { is: isPromotedLabel, check: checkPromotedLabel },
      '301': { is: isApiError, check: checkApiError },
      '401': { is: isApiError, check: checkApiError },
      '404': { is: isApiError, check: checkApiError },
      '422': { is: isApiError, check: checkApiError },
    },
  },
  getProjectLabel: {
    responses: {
      '200': { is: isLabel, check: checkLabel },
      '301': { is: isApiError, check: checkApiError },
      '401': { is: isApiError, check: checkApiError },
      '404': { is: isApiError, check: checkApiError },
      '414': { is: isApiError, check: checkApiError },
    },
  },
  updateProjectLabel: {
    body: { is: isLabelUpdate, check: checkLabelUpdate },
    responses: {
      '200': { is: isLabel, check: checkLabel },
      '301': { is: isApiError, check: checkApiError },
      '401': { is: isApiError, check: checkApiError },
      '404': { is: isApiError, check: checkApiError },
      '422': { is: isApiError, check: checkApiError },
    },
  },
  deleteProjectLabel: {
    responses: {
      '301': { is: isApiError, check: checkApiError },
      '401': { is: isApiError, check: checkApiError },
      '404': { is: isApiError, check: checkApiError },
    },
  },
  promoteProjectLabel: {
    responses: {
      '200': { is: isPromotedLabel, check: checkPromotedLabel },
      '301': { is: isApiError, check: checkApiError },
      '401': { is: isApiError, check: checkApiError },
      '404': { is: isApiError, check: checkApiError },
    },
  },
  subscribeToProjectLabel: {
    responses: {
      '200': { is: isLabel, check: checkLabel },
      '301': { is: isApiError, check: checkApiError },
      '401': { is: isApiError, check: checkApiError },
      '404': { is: isApiError, check: checkApiError },
    },
  },
  unsubscribeFromProjectLabel: {
    responses: {
      '200': { is: isLabelUnsubscription, check: checkLabelUnsubscription },
      '301': { is: isApiError, check: checkApiError },
      '401': { is: isApiError, check: checkApiError },
      '404': { is: isApiError, check: checkApiError },
    },
  },
};

function isListProjectLabels200(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  for (const item of value) {
    if (!isLabel(item)) return false;
  }
  return true;
}

function checkListProjectLabels200(value: unknown): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectListProjectLabels200(value, '', issues);
  return issues;
}

function collectListProjectLabels200(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!Array.isArray(value)) {
    report(
      issues,
      path,
      'must be an array',
      '#/paths/~1projects~1{id}~1labels/get/responses/200/content/application~1json/schema/type',
    );
    return;
  }
  for (const [index, item] of value.entries()) {
    collectLabel(item, `${path}/${index}`, issues);
  }
}
