// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { type OperationValidators, type ValidationIssue, every, fail, json, validator } from '../runtime/index.ts';
import { collectErrorBody, isErrorBody } from '../schemas/error-body.ts';
import { collectLabelCreate, isLabelCreate } from '../schemas/label-create.ts';
import { collectLabelPromotionByName, isLabelPromotionByName } from '../schemas/label-promotion-by-name.ts';
import { collectLabelUnsubscription, isLabelUnsubscription } from '../schemas/label-unsubscription.ts';
import { collectLabelUpdateByName, isLabelUpdateByName } from '../schemas/label-update-by-name.ts';
import { collectLabelUpdate, isLabelUpdate } from '../schemas/label-update.ts';
import { collectLabelUpdatedByName, isLabelUpdatedByName } from '../schemas/label-updated-by-name.ts';
import { collectLabel, isLabel } from '../schemas/label.ts';
import { collectPromotedLabel, isPromotedLabel } from '../schemas/promoted-label.ts';

/** The bodies of the operations of projectLabels: of requests, and of responses by status. */
export const projectLabels: Readonly<Record<string, OperationValidators>> = {
  listProjectLabels: {
    responses: {
      '200': validator(isListProjectLabels200, collectListProjectLabels200),
      '301': validator(isErrorBody, collectErrorBody),
      '401': validator(isErrorBody, collectErrorBody),
      '404': validator(isErrorBody, collectErrorBody),
      '414': validator(isErrorBody, collectErrorBody),
    },
  },
  createProjectLabel: {
    body: validator(isLabelCreate, collectLabelCreate),
    responses: {
      '201': validator(isLabel, collectLabel),
      '301': validator(isErrorBody, collectErrorBody),
      '401': validator(isErrorBody, collectErrorBody),
      '404': validator(isErrorBody, collectErrorBody),
      '422': validator(isErrorBody, collectErrorBody),
    },
  },
  updateProjectLabelByName: {
    body: validator(isLabelUpdateByName, collectLabelUpdateByName),
    responses: {
      '200': validator(isLabelUpdatedByName, collectLabelUpdatedByName),
      '301': validator(isErrorBody, collectErrorBody),
      '401': validator(isErrorBody, collectErrorBody),
      '404': validator(isErrorBody, collectErrorBody),
      '422': validator(isErrorBody, collectErrorBody),
    },
  },
  deleteProjectLabelByName: {
    responses: {
      '301': validator(isErrorBody, collectErrorBody),
      '401': validator(isErrorBody, collectErrorBody),
      '404': validator(isErrorBody, collectErrorBody),
      '414': validator(isErrorBody, collectErrorBody),
    },
  },
  promoteProjectLabelByName: {
    body: validator(isLabelPromotionByName, collectLabelPromotionByName),
    responses: {
      '200': validator(isPromotedLabel, collectPromotedLabel),
      '301': validator(isErrorBody, collectErrorBody),
      '401': validator(isErrorBody, collectErrorBody),
      '404': validator(isErrorBody, collectErrorBody),
      '422': validator(isErrorBody, collectErrorBody),
    },
  },
  getProjectLabel: {
    responses: {
      '200': validator(isLabel, collectLabel),
      '301': validator(isErrorBody, collectErrorBody),
      '401': validator(isErrorBody, collectErrorBody),
      '404': validator(isErrorBody, collectErrorBody),
      '414': validator(isErrorBody, collectErrorBody),
    },
  },
  updateProjectLabel: {
    body: validator(isLabelUpdate, collectLabelUpdate),
    responses: {
      '200': validator(isLabel, collectLabel),
      '301': validator(isErrorBody, collectErrorBody),
      '401': validator(isErrorBody, collectErrorBody),
      '404': validator(isErrorBody, collectErrorBody),
      '422': validator(isErrorBody, collectErrorBody),
    },
  },
  deleteProjectLabel: {
    responses: {
      '301': validator(isErrorBody, collectErrorBody),
      '401': validator(isErrorBody, collectErrorBody),
      '404': validator(isErrorBody, collectErrorBody),
    },
  },
  promoteProjectLabel: {
    responses: {
      '200': validator(isPromotedLabel, collectPromotedLabel),
      '301': validator(isErrorBody, collectErrorBody),
      '401': validator(isErrorBody, collectErrorBody),
      '404': validator(isErrorBody, collectErrorBody),
    },
  },
  subscribeToProjectLabel: {
    responses: {
      '200': validator(isLabel, collectLabel),
      '301': validator(isErrorBody, collectErrorBody),
      '401': validator(isErrorBody, collectErrorBody),
      '404': validator(isErrorBody, collectErrorBody),
    },
  },
  unsubscribeFromProjectLabel: {
    responses: {
      '200': validator(isLabelUnsubscription, collectLabelUnsubscription),
      '301': validator(isErrorBody, collectErrorBody),
      '401': validator(isErrorBody, collectErrorBody),
      '404': validator(isErrorBody, collectErrorBody),
    },
  },
};

function isListProjectLabels200(value: unknown): boolean {
  if (!json.isArray(value)) return false;
  return every(value, isLabel);
}

function collectListProjectLabels200(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!json.isArray(value))
    return fail(
      issues,
      path,
      'type',
      'must be an array',
      '#/paths/~1projects~1{id}~1labels/get/responses/200/content/application~1json/schema',
    );
  for (const [index, item] of value.entries()) {
    collectLabel(item, `${path}/${index}`, issues);
  }
}
