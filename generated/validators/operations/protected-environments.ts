// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { type OperationValidators, type ValidationIssue, report } from '../runtime/issue.ts';
import { checkApiError, isApiError } from '../schemas/api-error.ts';
import {
  checkProtectedEnvironmentCreate,
  isProtectedEnvironmentCreate,
} from '../schemas/protected-environment-create.ts';
import {
  checkProtectedEnvironmentDetail,
  isProtectedEnvironmentDetail,
} from '../schemas/protected-environment-detail.ts';
import {
  checkProtectedEnvironmentUpdate,
  isProtectedEnvironmentUpdate,
} from '../schemas/protected-environment-update.ts';
import {
  checkProtectedEnvironment,
  collectProtectedEnvironment,
  isProtectedEnvironment,
} from '../schemas/protected-environment.ts';

/** The bodies of the operations of protectedEnvironments: of requests, and of responses by status. */
export const protectedEnvironments: Readonly<Record<string, OperationValidators>> = {
  listProtectedEnvironments: {
    responses: {
      '200': { is: isListProtectedEnvironments200, check: checkListProtectedEnvironments200 },
      '301': { is: isApiError, check: checkApiError },
      '401': { is: isApiError, check: checkApiError },
      '404': { is: isApiError, check: checkApiError },
      '414': { is: isApiError, check: checkApiError },
    },
  },
  createProtectedEnvironment: {
    body: { is: isProtectedEnvironmentCreate, check: checkProtectedEnvironmentCreate },
    responses: {
      '201': { is: isProtectedEnvironmentDetail, check: checkProtectedEnvironmentDetail },
      '301': { is: isApiError, check: checkApiError },
      '401': { is: isApiError, check: checkApiError },
      '404': { is: isApiError, check: checkApiError },
      '422': { is: isApiError, check: checkApiError },
    },
  },
  getProtectedEnvironment: {
    responses: {
      '200': { is: isProtectedEnvironment, check: checkProtectedEnvironment },
      '301': { is: isApiError, check: checkApiError },
      '401': { is: isApiError, check: checkApiError },
      '404': { is: isApiError, check: checkApiError },
    },
  },
  updateProtectedEnvironment: {
    body: { is: isProtectedEnvironmentUpdate, check: checkProtectedEnvironmentUpdate },
    responses: {
      '200': { is: isProtectedEnvironmentDetail, check: checkProtectedEnvironmentDetail },
      '301': { is: isApiError, check: checkApiError },
      '401': { is: isApiError, check: checkApiError },
      '404': { is: isApiError, check: checkApiError },
      '422': { is: isApiError, check: checkApiError },
    },
  },
  unprotectEnvironment: {
    responses: {
      '301': { is: isApiError, check: checkApiError },
      '401': { is: isApiError, check: checkApiError },
      '404': { is: isApiError, check: checkApiError },
    },
  },
};

function isListProtectedEnvironments200(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  for (const item of value) {
    if (!isProtectedEnvironment(item)) return false;
  }
  return true;
}

function checkListProtectedEnvironments200(value: unknown): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectListProtectedEnvironments200(value, '', issues);
  return issues;
}

function collectListProtectedEnvironments200(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!Array.isArray(value)) {
    report(
      issues,
      path,
      'must be an array',
      '#/paths/~1projects~1{id}~1protected_environments/get/responses/200/content/application~1json/schema/type',
    );
    return;
  }
  for (const [index, item] of value.entries()) {
    collectProtectedEnvironment(item, `${path}/${index}`, issues);
  }
}
