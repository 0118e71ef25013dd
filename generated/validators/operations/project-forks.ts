// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { type OperationValidators, type ValidationIssue, report } from '../runtime/issue.ts';
import { checkApiError, isApiError } from '../schemas/api-error.ts';
import { checkForkCreate, isForkCreate } from '../schemas/fork-create.ts';
import { checkForkRelationship, isForkRelationship } from '../schemas/fork-relationship.ts';
import { checkForkStarted, isForkStarted } from '../schemas/fork-started.ts';
import { isForkedProject } from '../schemas/forked-project.ts';
import { isSimpleForkedProject } from '../schemas/simple-forked-project.ts';

/** The bodies of the operations of projectForks: of requests, and of responses by status. */
export const projectForks: Readonly<Record<string, OperationValidators>> = {
  forkProject: {
    body: { is: isForkCreate, check: checkForkCreate },
    responses: {
      '202': { is: isForkStarted, check: checkForkStarted },
      '301': { is: isApiError, check: checkApiError },
      '401': { is: isApiError, check: checkApiError },
      '404': { is: isApiError, check: checkApiError },
      '422': { is: isApiError, check: checkApiError },
    },
  },
  deleteForkRelationship: {
    responses: {
      '301': { is: isApiError, check: checkApiError },
      '401': { is: isApiError, check: checkApiError },
      '403': { is: isApiError, check: checkApiError },
      '404': { is: isApiError, check: checkApiError },
    },
  },
  createForkRelationship: {
    responses: {
      '201': { is: isForkRelationship, check: checkForkRelationship },
      '301': { is: isApiError, check: checkApiError },
      '401': { is: isApiError, check: checkApiError },
      '403': { is: isApiError, check: checkApiError },
      '404': { is: isApiError, check: checkApiError },
    },
  },
  listProjectForks: {
    responses: {
      '200': { is: isListProjectForks200, check: checkListProjectForks200 },
      '301': { is: isApiError, check: checkApiError },
      '401': { is: isApiError, check: checkApiError },
      '403': { is: isApiError, check: checkApiError },
      '404': { is: isApiError, check: checkApiError },
      '414': { is: isApiError, check: checkApiError },
    },
  },
};

function isListProjectForks200(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  for (const item of value) {
    if (!isListProjectForks200Item(item)) return false;
  }
  return true;
}

function checkListProjectForks200(value: unknown): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectListProjectForks200(value, '', issues);
  return issues;
}

function collectListProjectForks200(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!Array.isArray(value)) {
    report(
      issues,
      path,
      'must be an array',
      '#/paths/~1projects~1{id}~1forks/get/responses/200/content/application~1json/schema/type',
    );
    return;
  }
  for (const [index, item] of value.entries()) {
    collectListProjectForks200Item(item, `${path}/${index}`, issues);
  }
}

function isListProjectForks200Item(value: unknown): boolean {
  if (!isForkedProject(value) && !isSimpleForkedProject(value)) return false;
  return true;
}

function collectListProjectForks200Item(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!isForkedProject(value) && !isSimpleForkedProject(value))
    report(
      issues,
      path,
      'must be one of 2 shapes, and is none of them',
      '#/paths/~1projects~1{id}~1forks/get/responses/200/content/application~1json/schema/items/anyOf',
    );
}
