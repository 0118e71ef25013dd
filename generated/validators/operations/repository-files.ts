// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { type OperationValidators, type ValidationIssue, report } from '../runtime/issue.ts';
import { checkApiError, isApiError } from '../schemas/api-error.ts';
import { collectBlameRange, isBlameRange } from '../schemas/blame-range.ts';
import { checkRepositoryFileCommit, isRepositoryFileCommit } from '../schemas/repository-file-commit.ts';
import { checkRepositoryFileCreate, isRepositoryFileCreate } from '../schemas/repository-file-create.ts';
import { checkRepositoryFileDelete, isRepositoryFileDelete } from '../schemas/repository-file-delete.ts';
import { checkRepositoryFileDeletion, isRepositoryFileDeletion } from '../schemas/repository-file-deletion.ts';
import { checkRepositoryFileUpdate, isRepositoryFileUpdate } from '../schemas/repository-file-update.ts';
import { checkRepositoryFile, isRepositoryFile } from '../schemas/repository-file.ts';

/** The bodies of the operations of repositoryFiles: of requests, and of responses by status. */
export const repositoryFiles: Readonly<Record<string, OperationValidators>> = {
  getRepositoryFile: {
    responses: {
      '200': { is: isRepositoryFile, check: checkRepositoryFile },
      '301': { is: isApiError, check: checkApiError },
      '401': { is: isApiError, check: checkApiError },
      '404': { is: isApiError, check: checkApiError },
      '414': { is: isApiError, check: checkApiError },
      '429': { is: isApiError, check: checkApiError },
    },
  },
  getRepositoryFileMetadata: { responses: {} },
  createRepositoryFile: {
    body: { is: isRepositoryFileCreate, check: checkRepositoryFileCreate },
    responses: {
      '201': { is: isRepositoryFileCommit, check: checkRepositoryFileCommit },
      '301': { is: isApiError, check: checkApiError },
      '400': { is: isApiError, check: checkApiError },
      '401': { is: isApiError, check: checkApiError },
      '404': { is: isApiError, check: checkApiError },
      '422': { is: isApiError, check: checkApiError },
    },
  },
  updateRepositoryFile: {
    body: { is: isRepositoryFileUpdate, check: checkRepositoryFileUpdate },
    responses: {
      '200': { is: isRepositoryFileCommit, check: checkRepositoryFileCommit },
      '301': { is: isApiError, check: checkApiError },
      '400': { is: isApiError, check: checkApiError },
      '401': { is: isApiError, check: checkApiError },
      '404': { is: isApiError, check: checkApiError },
      '422': { is: isApiError, check: checkApiError },
    },
  },
  deleteRepositoryFile: {
    body: { is: isRepositoryFileDelete, check: checkRepositoryFileDelete },
    responses: {
      '200': { is: isRepositoryFileDeletion, check: checkRepositoryFileDeletion },
      '301': { is: isApiError, check: checkApiError },
      '400': { is: isApiError, check: checkApiError },
      '401': { is: isApiError, check: checkApiError },
      '404': { is: isApiError, check: checkApiError },
      '422': { is: isApiError, check: checkApiError },
    },
  },
  getRepositoryFileBlame: {
    responses: {
      '200': { is: isGetRepositoryFileBlame200, check: checkGetRepositoryFileBlame200 },
      '301': { is: isApiError, check: checkApiError },
      '401': { is: isApiError, check: checkApiError },
      '404': { is: isApiError, check: checkApiError },
      '414': { is: isApiError, check: checkApiError },
    },
  },
  getRepositoryFileBlameMetadata: { responses: {} },
  getRawRepositoryFile: {
    responses: {
      '200': { is: isGetRawRepositoryFile200, check: checkGetRawRepositoryFile200 },
      '301': { is: isApiError, check: checkApiError },
      '401': { is: isApiError, check: checkApiError },
      '404': { is: isApiError, check: checkApiError },
      '414': { is: isApiError, check: checkApiError },
      '429': { is: isApiError, check: checkApiError },
    },
  },
  getRawRepositoryFileMetadata: { responses: {} },
};

function isGetRepositoryFileBlame200(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  for (const item of value) {
    if (!isBlameRange(item)) return false;
  }
  return true;
}

function checkGetRepositoryFileBlame200(value: unknown): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectGetRepositoryFileBlame200(value, '', issues);
  return issues;
}

function collectGetRepositoryFileBlame200(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!Array.isArray(value)) {
    report(
      issues,
      path,
      'must be an array',
      '#/paths/~1projects~1{id}~1repository~1files~1{file_path}~1blame/get/responses/200/content/application~1json/schema/type',
    );
    return;
  }
  for (const [index, item] of value.entries()) {
    collectBlameRange(item, `${path}/${index}`, issues);
  }
}

function isGetRawRepositoryFile200(value: unknown): boolean {
  return typeof value === 'string';
}

function checkGetRawRepositoryFile200(value: unknown): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectGetRawRepositoryFile200(value, '', issues);
  return issues;
}

function collectGetRawRepositoryFile200(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (typeof value !== 'string') {
    report(
      issues,
      path,
      'must be a string',
      '#/paths/~1projects~1{id}~1repository~1files~1{file_path}~1raw/get/responses/200/content/text~1plain/schema/type',
    );
    return;
  }
}
