// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { type OperationValidators, type ValidationIssue, every, fail, json, validator } from '../runtime/index.ts';
import { collectErrorBody, isErrorBody } from '../schemas/error-body.ts';
import { collectJobTokenScopeGroupAdd, isJobTokenScopeGroupAdd } from '../schemas/job-token-scope-group-add.ts';
import { collectJobTokenScopeGroupLink, isJobTokenScopeGroupLink } from '../schemas/job-token-scope-group-link.ts';
import { collectJobTokenScopeGroup, isJobTokenScopeGroup } from '../schemas/job-token-scope-group.ts';
import { collectJobTokenScopeProjectAdd, isJobTokenScopeProjectAdd } from '../schemas/job-token-scope-project-add.ts';
import {
  collectJobTokenScopeProjectLink,
  isJobTokenScopeProjectLink,
} from '../schemas/job-token-scope-project-link.ts';
import { collectJobTokenScopeProject, isJobTokenScopeProject } from '../schemas/job-token-scope-project.ts';
import { collectJobTokenScopeUpdate, isJobTokenScopeUpdate } from '../schemas/job-token-scope-update.ts';
import { collectJobTokenScope, isJobTokenScope } from '../schemas/job-token-scope.ts';

/** The bodies of the operations of jobTokenScope: of requests, and of responses by status. */
export const jobTokenScope: Readonly<Record<string, OperationValidators>> = {
  getJobTokenScope: {
    responses: {
      '200': validator(isJobTokenScope, collectJobTokenScope),
      '301': validator(isErrorBody, collectErrorBody),
      '401': validator(isErrorBody, collectErrorBody),
      '403': validator(isErrorBody, collectErrorBody),
      '404': validator(isErrorBody, collectErrorBody),
    },
  },
  updateJobTokenScope: {
    body: validator(isJobTokenScopeUpdate, collectJobTokenScopeUpdate),
    responses: {
      '301': validator(isErrorBody, collectErrorBody),
      '401': validator(isErrorBody, collectErrorBody),
      '403': validator(isErrorBody, collectErrorBody),
      '404': validator(isErrorBody, collectErrorBody),
      '422': validator(isErrorBody, collectErrorBody),
    },
  },
  listJobTokenScopeProjects: {
    responses: {
      '200': validator(isListJobTokenScopeProjects200, collectListJobTokenScopeProjects200),
      '301': validator(isErrorBody, collectErrorBody),
      '401': validator(isErrorBody, collectErrorBody),
      '403': validator(isErrorBody, collectErrorBody),
      '404': validator(isErrorBody, collectErrorBody),
      '414': validator(isErrorBody, collectErrorBody),
    },
  },
  addProjectToJobTokenScope: {
    body: validator(isJobTokenScopeProjectAdd, collectJobTokenScopeProjectAdd),
    responses: {
      '201': validator(isJobTokenScopeProjectLink, collectJobTokenScopeProjectLink),
      '301': validator(isErrorBody, collectErrorBody),
      '401': validator(isErrorBody, collectErrorBody),
      '403': validator(isErrorBody, collectErrorBody),
      '404': validator(isErrorBody, collectErrorBody),
      '422': validator(isErrorBody, collectErrorBody),
    },
  },
  removeProjectFromJobTokenScope: {
    responses: {
      '301': validator(isErrorBody, collectErrorBody),
      '401': validator(isErrorBody, collectErrorBody),
      '403': validator(isErrorBody, collectErrorBody),
      '404': validator(isErrorBody, collectErrorBody),
    },
  },
  listJobTokenScopeGroups: {
    responses: {
      '200': validator(isListJobTokenScopeGroups200, collectListJobTokenScopeGroups200),
      '301': validator(isErrorBody, collectErrorBody),
      '401': validator(isErrorBody, collectErrorBody),
      '403': validator(isErrorBody, collectErrorBody),
      '404': validator(isErrorBody, collectErrorBody),
      '414': validator(isErrorBody, collectErrorBody),
    },
  },
  addGroupToJobTokenScope: {
    body: validator(isJobTokenScopeGroupAdd, collectJobTokenScopeGroupAdd),
    responses: {
      '201': validator(isJobTokenScopeGroupLink, collectJobTokenScopeGroupLink),
      '301': validator(isErrorBody, collectErrorBody),
      '401': validator(isErrorBody, collectErrorBody),
      '403': validator(isErrorBody, collectErrorBody),
      '404': validator(isErrorBody, collectErrorBody),
      '422': validator(isErrorBody, collectErrorBody),
    },
  },
  removeGroupFromJobTokenScope: {
    responses: {
      '301': validator(isErrorBody, collectErrorBody),
      '401': validator(isErrorBody, collectErrorBody),
      '403': validator(isErrorBody, collectErrorBody),
      '404': validator(isErrorBody, collectErrorBody),
    },
  },
};

function isListJobTokenScopeProjects200(value: unknown): boolean {
  if (!json.isArray(value)) return false;
  return every(value, isJobTokenScopeProject);
}

function collectListJobTokenScopeProjects200(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!json.isArray(value))
    return fail(
      issues,
      path,
      'type',
      'must be an array',
      '#/paths/~1projects~1{id}~1job_token_scope~1allowlist/get/responses/200/content/application~1json/schema',
    );
  for (const [index, item] of value.entries()) {
    collectJobTokenScopeProject(item, `${path}/${index}`, issues);
  }
}

function isListJobTokenScopeGroups200(value: unknown): boolean {
  if (!json.isArray(value)) return false;
  return every(value, isJobTokenScopeGroup);
}

function collectListJobTokenScopeGroups200(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!json.isArray(value))
    return fail(
      issues,
      path,
      'type',
      'must be an array',
      '#/paths/~1projects~1{id}~1job_token_scope~1groups_allowlist/get/responses/200/content/application~1json/schema',
    );
  for (const [index, item] of value.entries()) {
    collectJobTokenScopeGroup(item, `${path}/${index}`, issues);
  }
}
