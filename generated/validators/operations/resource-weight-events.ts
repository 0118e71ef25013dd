// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { type OperationValidators, type ValidationIssue, report } from '../runtime/issue.ts';
import { checkApiError, isApiError } from '../schemas/api-error.ts';
import { checkIssueWeightEvent, collectIssueWeightEvent, isIssueWeightEvent } from '../schemas/issue-weight-event.ts';

/** The bodies of the operations of resourceWeightEvents: of requests, and of responses by status. */
export const resourceWeightEvents: Readonly<Record<string, OperationValidators>> = {
  listIssueWeightEvents: {
    responses: {
      '200': { is: isListIssueWeightEvents200, check: checkListIssueWeightEvents200 },
      '301': { is: isApiError, check: checkApiError },
      '401': { is: isApiError, check: checkApiError },
      '404': { is: isApiError, check: checkApiError },
      '414': { is: isApiError, check: checkApiError },
    },
  },
  getIssueWeightEvent: {
    responses: {
      '200': { is: isIssueWeightEvent, check: checkIssueWeightEvent },
      '301': { is: isApiError, check: checkApiError },
      '401': { is: isApiError, check: checkApiError },
      '404': { is: isApiError, check: checkApiError },
    },
  },
};

function isListIssueWeightEvents200(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  for (const item of value) {
    if (!isIssueWeightEvent(item)) return false;
  }
  return true;
}

function checkListIssueWeightEvents200(value: unknown): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectListIssueWeightEvents200(value, '', issues);
  return issues;
}

function collectListIssueWeightEvents200(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!Array.isArray(value)) {
    report(
      issues,
      path,
      'must be an array',
      '#/paths/~1projects~1{id}~1issues~1{issue_iid}~1resource_weight_events/get/responses/200/content/application~1json/schema/type',
    );
    return;
  }
  for (const [index, item] of value.entries()) {
    collectIssueWeightEvent(item, `${path}/${index}`, issues);
  }
}
