// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { type OperationValidators, type ValidationIssue, every, fail, json, validator } from '../runtime/index.ts';
import { collectErrorBody, isErrorBody } from '../schemas/error-body.ts';
import {
  collectProtectedEnvironmentCreate,
  isProtectedEnvironmentCreate,
} from '../schemas/protected-environment-create.ts';
import {
  collectProtectedEnvironmentDetail,
  isProtectedEnvironmentDetail,
} from '../schemas/protected-environment-detail.ts';
import {
  collectProtectedEnvironmentUpdate,
  isProtectedEnvironmentUpdate,
} from '../schemas/protected-environment-update.ts';
import { collectProtectedEnvironment, isProtectedEnvironment } from '../schemas/protected-environment.ts';

/** The bodies of the operations of protectedEnvironments: of requests, and of responses by status. */
export const protectedEnvironments: Readonly<Record<string, OperationValidators>> = {
  listProtectedEnvironments: {
    responses: {
      '200': validator(isListProtectedEnvironments200, collectListProtectedEnvironments200),
      '301': validator(isErrorBody, collectErrorBody),
      '401': validator(isErrorBody, collectErrorBody),
      '404': validator(isErrorBody, collectErrorBody),
      '414': validator(isErrorBody, collectErrorBody),
    },
  },
  createProtectedEnvironment: {
    body: validator(isProtectedEnvironmentCreate, collectProtectedEnvironmentCreate),
    responses: {
      '201': validator(isProtectedEnvironmentDetail, collectProtectedEnvironmentDetail),
      '301': validator(isErrorBody, collectErrorBody),
      '401': validator(isErrorBody, collectErrorBody),
      '404': validator(isErrorBody, collectErrorBody),
      '422': validator(isErrorBody, collectErrorBody),
    },
  },
  getProtectedEnvironment: {
    responses: {
      '200': validator(isProtectedEnvironment, collectProtectedEnvironment),
      '301': validator(isErrorBody, collectErrorBody),
      '401': validator(isErrorBody, collectErrorBody),
      '404': validator(isErrorBody, collectErrorBody),
    },
  },
  updateProtectedEnvironment: {
    body: validator(isProtectedEnvironmentUpdate, collectProtectedEnvironmentUpdate),
    responses: {
      '200': validator(isProtectedEnvironmentDetail, collectProtectedEnvironmentDetail),
      '301': validator(isErrorBody, collectErrorBody),
      '401': validator(isErrorBody, collectErrorBody),
      '404': validator(isErrorBody, collectErrorBody),
      '422': validator(isErrorBody, collectErrorBody),
    },
  },
  unprotectEnvironment: {
    responses: {
      '301': validator(isErrorBody, collectErrorBody),
      '401': validator(isErrorBody, collectErrorBody),
      '404': validator(isErrorBody, collectErrorBody),
    },
  },
};

function isListProtectedEnvironments200(value: unknown): boolean {
  if (!json.isArray(value)) return false;
  return every(value, isProtectedEnvironment);
}

function collectListProtectedEnvironments200(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!json.isArray(value))
    return fail(
      issues,
      path,
      'type',
      'must be an array',
      '#/paths/~1projects~1{id}~1protected_environments/get/responses/200/content/application~1json/schema',
    );
  for (const [index, item] of value.entries()) {
    collectProtectedEnvironment(item, `${path}/${index}`, issues);
  }
}
