// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { type OperationValidators, type ValidationIssue, every, fail, json, validator } from '../runtime/index.ts';
import { collectErrorBody, isErrorBody } from '../schemas/error-body.ts';
import { collectForkCreate, isForkCreate } from '../schemas/fork-create.ts';
import { collectForkRelationship, isForkRelationship } from '../schemas/fork-relationship.ts';
import { collectForkStarted, isForkStarted } from '../schemas/fork-started.ts';
import { isForkedProject } from '../schemas/forked-project.ts';
import { isSimpleForkedProject } from '../schemas/simple-forked-project.ts';

/** The bodies of the operations of projectForks: of requests, and of responses by status. */
export const projectForks: Readonly<Record<string, OperationValidators>> = {
  forkProject: {
    body: validator(isForkCreate, collectForkCreate),
    responses: {
      '202': validator(isForkStarted, collectForkStarted),
      '301': validator(isErrorBody, collectErrorBody),
      '401': validator(isErrorBody, collectErrorBody),
      '404': validator(isErrorBody, collectErrorBody),
      '422': validator(isErrorBody, collectErrorBody),
    },
  },
  deleteForkRelationship: {
    responses: {
      '301': validator(isErrorBody, collectErrorBody),
      '401': validator(isErrorBody, collectErrorBody),
      '403': validator(isErrorBody, collectErrorBody),
      '404': validator(isErrorBody, collectErrorBody),
    },
  },
  createForkRelationship: {
    responses: {
      '201': validator(isForkRelationship, collectForkRelationship),
      '301': validator(isErrorBody, collectErrorBody),
      '401': validator(isErrorBody, collectErrorBody),
      '403': validator(isErrorBody, collectErrorBody),
      '404': validator(isErrorBody, collectErrorBody),
    },
  },
  listProjectForks: {
    responses: {
      '200': validator(isListProjectForks200, collectListProjectForks200),
      '301': validator(isErrorBody, collectErrorBody),
      '401': validator(isErrorBody, collectErrorBody),
      '403': validator(isErrorBody, collectErrorBody),
      '404': validator(isErrorBody, collectErrorBody),
      '414': validator(isErrorBody, collectErrorBody),
    },
  },
};

function isListProjectForks200(value: unknown): boolean {
  if (!json.isArray(value)) return false;
  return every(value, (item) => isForkedProject(item) || isSimpleForkedProject(item));
}

function collectListProjectForks200(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/paths/~1projects~1{id}~1forks/get/responses/200/content/application~1json/schema';
  if (!json.isArray(value)) return fail(issues, path, 'type', 'must be an array', schema);
  for (const [index, item] of value.entries()) {
    if (!isForkedProject(item) && !isSimpleForkedProject(item))
      fail(issues, `${path}/${index}`, 'anyOf', 'must be one of ForkedProject, SimpleForkedProject', `${schema}/items`);
  }
}
