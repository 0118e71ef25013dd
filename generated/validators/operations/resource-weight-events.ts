// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { type OperationValidators, type ValidationIssue, every, fail, json, validator } from '../runtime/index.ts';
import { collectErrorBody, isErrorBody } from '../schemas/error-body.ts';
import { collectIssueWeightEvent, isIssueWeightEvent } from '../schemas/issue-weight-event.ts';

/** The bodies of the operations of resourceWeightEvents: of requests, and of responses by status. */
export const resourceWeightEvents: Readonly<Record<string, OperationValidators>> = {
  listIssueWeightEvents: {
    responses: {
      '200': validator(isListIssueWeightEvents200, collectListIssueWeightEvents200),
      '301': validator(isErrorBody, collectErrorBody),
      '401': validator(isErrorBody, collectErrorBody),
      '404': validator(isErrorBody, collectErrorBody),
      '414': validator(isErrorBody, collectErrorBody),
    },
  },
  getIssueWeightEvent: {
    responses: {
      '200': validator(isIssueWeightEvent, collectIssueWeightEvent),
      '301': validator(isErrorBody, collectErrorBody),
      '401': validator(isErrorBody, collectErrorBody),
      '404': validator(isErrorBody, collectErrorBody),
    },
  },
};

function isListIssueWeightEvents200(value: unknown): boolean {
  if (!json.isArray(value)) return false;
  return every(value, isIssueWeightEvent);
}

function collectListIssueWeightEvents200(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!json.isArray(value))
    return fail(
      issues,
      path,
      'type',
      'must be an array',
      '#/paths/~1projects~1{id}~1issues~1{issue_iid}~1resource_weight_events/get/responses/200/content/application~1json/schema',
    );
  for (const [index, item] of value.entries()) {
    collectIssueWeightEvent(item, `${path}/${index}`, issues);
  }
}
