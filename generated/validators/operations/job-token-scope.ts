// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { type OperationValidators, type ValidationIssue, report } from '../runtime/issue.ts';
import { checkApiError, isApiError } from '../schemas/api-error.ts';
import { checkJobTokenScopeGroupAdd, isJobTokenScopeGroupAdd } from '../schemas/job-token-scope-group-add.ts';
import { checkJobTokenScopeGroupLink, isJobTokenScopeGroupLink } from '../schemas/job-token-scope-group-link.ts';
import { collectJobTokenScopeGroup, isJobTokenScopeGroup } from '../schemas/job-token-scope-group.ts';
import { checkJobTokenScopeProjectAdd, isJobTokenScopeProjectAdd } from '../schemas/job-token-scope-project-add.ts';
import { checkJobTokenScopeProjectLink, isJobTokenScopeProjectLink } from '../schemas/job-token-scope-project-link.ts';
import { collectJobTokenScopeProject, isJobTokenScopeProject } from '../schemas/job-token-scope-project.ts';
import { checkJobTokenScopeUpdate, isJobTokenScopeUpdate } from '../schemas/job-token-scope-update.ts';
import { checkJobTokenScope, isJobTokenScope } from '../schemas/job-token-scope.ts';

/** The bodies of the operations of jobTokenScope: of requests, and of responses by status. */
export const jobTokenScope: Readonly<Record<string, OperationValidators>> = {
  getJobTokenScope: {
    responses: {
      '200': { is: isJobTokenScope, check: checkJobTokenScope },
      '301': { is: isApiError, check: checkApiError },
      '401': { is: isApiError, check: checkApiError },
      '403': { is: isApiError, check: checkApiError },
      '404': { is: isApiError, check: checkApiError },
    },
  },
  updateJobTokenScope: {
    body: { is: isJobTokenScopeUpdate, check: checkJobTokenScopeUpdate },
    responses: {
      '301': { is: isApiError, check: checkApiError },
      '401': { is: isApiError, check: checkApiError },
      '403': { is: isApiError, check: checkApiError },
      '404': { is: isApiError, check: checkApiError },
      '422': { is: isApiError, check: checkApiError },
    },
  },
  listJobTokenScopeProjects: {
    responses: {
      '200': { is: isListJobTokenScopeProjects200, check: checkListJobTokenScopeProjects200 },
      '301': { is: isApiError, check: checkApiError },
      '401': { is: isApiError, check: checkApiError },
      '403': { is: isApiError, check: checkApiError },
      '404': { is: isApiError, check: checkApiError },
      '414': { is: isApiError, check: checkApiError },
    },
  },
  addProjectToJobTokenScope: {
    body: { is: isJobTokenScopeProjectAdd, check: checkJobTokenScopeProjectAdd },
    responses: {
      '201': { is: isJobTokenScopeProjectLink, check: checkJobTokenScopeProjectLink },
      '301': { is: isApiError, check: checkApiError },
      '401': { is: isApiError, check: checkApiError },
      '403': { is: isApiError, check: checkApiError },
      '404': { is: isApiError, check: checkApiError },
      '422': { is: isApiError, check: checkApiError },
    },
  },
  removeProjectFromJobTokenScope: {
    responses: {
      '301': { is: isApiError, check: checkApiError },
      '401': { is: isApiError, check: checkApiError },
      '403': { is: isApiError, check: checkApiError },
      '404': { is: isApiError, check: checkApiError },
    },
  },
  listJobTokenScopeGroups: {
    responses: {
      '200': { is: isListJobTokenScopeGroups200, check: checkListJobTokenScopeGroups200 },
      '301': { is: isApiError, check: checkApiError },
      '401': { is: isApiError, check: checkApiError },
      '403': { is: isApiError, check: checkApiError },
      '404': { is: isApiError, check: checkApiError },
      '414': { is: isApiError, check: checkApiError },
    },
  },
  addGroupToJobTokenScope: {
    body: { is: isJobTokenScopeGroupAdd, check: checkJobTokenScopeGroupAdd },
    responses: {
      '201': { is: isJobTokenScopeGroupLink, check: checkJobTokenScopeGroupLink },
      '301': { is: isApiError, check: checkApiError },
      '401': { is: isApiError, check: checkApiError },
      '403': { is: isApiError, check: checkApiError },
      '404': { is: isApiError, check: checkApiError },
      '422': { is: isApiError, check: checkApiError },
    },
  },
  removeGroupFromJobTokenScope: {
    responses: {
      '301': { is: isApiError, check: checkApiError },
      '401': { is: isApiError, check: checkApiError },
      '403': { is: isApiError, check: checkApiError },
      '404': { is: isApiError, check: checkApiError },
    },
  },
};

function isListJobTokenScopeProjects200(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  for (const item of value) {
    if (!isJobTokenScopeProject(item)) return false;
  }
  return true;
}

function checkListJobTokenScopeProjects200(value: unknown): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectListJobTokenScopeProjects200(value, '', issues);
  return issues;
}

function collectListJobTokenScopeProjects200(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!Array.isArray(value)) {
    report(
      issues,
      path,
      'must be an array',
      '#/paths/~1projects~1{id}~1job_token_scope~1allowlist/get/responses/200/content/application~1json/schema/type',
    );
    return;
  }
  for (const [index, item] of value.entries()) {
    collectJobTokenScopeProject(item, `${path}/${index}`, issues);
  }
}

function isListJobTokenScopeGroups200(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  for (const item of value) {
    if (!isJobTokenScopeGroup(item)) return false;
  }
  return true;
}

function checkListJobTokenScopeGroups200(value: unknown): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectListJobTokenScopeGroups200(value, '', issues);
  return issues;
}

function collectListJobTokenScopeGroups200(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!Array.isArray(value)) {
    report(
      issues,
      path,
      'must be an array',
      '#/paths/~1projects~1{id}~1job_token_scope~1groups_allowlist/get/responses/200/content/application~1json/schema/type',
    );
    return;
  }
  for (const [index, item] of value.entries()) {
    collectJobTokenScopeGroup(item, `${path}/${index}`, issues);
  }
}
