// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { type OperationValidators, type ValidationIssue, every, fail, json, validator } from '../runtime/index.ts';
import { collectErrorBody, isErrorBody } from '../schemas/error-body.ts';
import { collectNamespaceExistence, isNamespaceExistence } from '../schemas/namespace-existence.ts';
import { collectNamespace, isNamespace } from '../schemas/namespace.ts';

/** The bodies of the operations of namespaces: of requests, and of responses by status. */
export const namespaces: Readonly<Record<string, OperationValidators>> = {
  listNamespaces: {
    responses: {
      '200': validator(isListNamespaces200, collectListNamespaces200),
      '401': validator(isErrorBody, collectErrorBody),
      '414': validator(isErrorBody, collectErrorBody),
    },
  },
  getNamespace: {
    responses: {
      '200': validator(isNamespace, collectNamespace),
      '401': validator(isErrorBody, collectErrorBody),
      '404': validator(isErrorBody, collectErrorBody),
    },
  },
  checkNamespaceExists: {
    responses: {
      '200': validator(isNamespaceExistence, collectNamespaceExistence),
      '401': validator(isErrorBody, collectErrorBody),
      '404': validator(isErrorBody, collectErrorBody),
      '414': validator(isErrorBody, collectErrorBody),
    },
  },
};

function isListNamespaces200(value: unknown): boolean {
  if (!json.isArray(value)) return false;
  return every(value, isNamespace);
}

function collectListNamespaces200(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!json.isArray(value))
    return fail(
      issues,
      path,
      'type',
      'must be an array',
      '#/paths/~1namespaces/get/responses/200/content/application~1json/schema',
    );
  for (const [index, item] of value.entries()) {
    collectNamespace(item, `${path}/${index}`, issues);
  }
}
