// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { type OperationValidators, type ValidationIssue, report } from '../runtime/issue.ts';
import { checkApiError, isApiError } from '../schemas/api-error.ts';
import { checkNamespaceExistence, isNamespaceExistence } from '../schemas/namespace-existence.ts';
import { checkNamespace, collectNamespace, isNamespace } from '../schemas/namespace.ts';

/** The bodies of the operations of namespaces: of requests, and of responses by status. */
export const namespaces: Readonly<Record<string, OperationValidators>> = {
  listNamespaces: {
    responses: {
      '200': { is: isListNamespaces200, check: checkListNamespaces200 },
      '401': { is: isApiError, check: checkApiError },
      '414': { is: isApiError, check: checkApiError },
    },
  },
  getNamespace: {
    responses: {
      '200': { is: isNamespace, check: checkNamespace },
      '401': { is: isApiError, check: checkApiError },
      '404': { is: isApiError, check: checkApiError },
    },
  },
  checkNamespaceExists: {
    responses: {
      '200': { is: isNamespaceExistence, check: checkNamespaceExistence },
      '401': { is: isApiError, check: checkApiError },
      '404': { is: isApiError, check: checkApiError },
      '414': { is: isApiError, check: checkApiError },
    },
  },
};

function isListNamespaces200(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  for (const item of value) {
    if (!isNamespace(item)) return false;
  }
  return true;
}

function checkListNamespaces200(value: unknown): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectListNamespaces200(value, '', issues);
  return issues;
}

function collectListNamespaces200(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!Array.isArray(value)) {
    report(
      issues,
      path,
      'must be an array',
      '#/paths/~1namespaces/get/responses/200/content/application~1json/schema/type',
    );
    return;
  }
  for (const [index, item] of value.entries()) {
    collectNamespace(item, `${path}/${index}`, issues);
  }
}
