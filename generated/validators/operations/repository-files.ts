// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { type OperationValidators, type ValidationIssue, every, fail, json, validator } from '../runtime/index.ts';
import { collectBlameRange, isBlameRange } from '../schemas/blame-range.ts';
import { collectErrorBody, isErrorBody } from '../schemas/error-body.ts';
import { collectRepositoryFileCommit, isRepositoryFileCommit } from '../schemas/repository-file-commit.ts';
import { collectRepositoryFileCreate, isRepositoryFileCreate } from '../schemas/repository-file-create.ts';
import { collectRepositoryFileDelete, isRepositoryFileDelete } from '../schemas/repository-file-delete.ts';
import { collectRepositoryFileDeletion, isRepositoryFileDeletion } from '../schemas/repository-file-deletion.ts';
import { collectRepositoryFileUpdate, isRepositoryFileUpdate } from '../schemas/repository-file-update.ts';
import { collectRepositoryFile, isRepositoryFile } from '../schemas/repository-file.ts';

/** The bodies of the operations of repositoryFiles: of requests, and of responses by status. */
export const repositoryFiles: Readonly<Record<string, OperationValidators>> = {
  getRepositoryFile: {
    responses: {
      '200': validator(isRepositoryFile, collectRepositoryFile),
      '301': validator(isErrorBody, collectErrorBody),
      '401': validator(isErrorBody, collectErrorBody),
      '404': validator(isErrorBody, collectErrorBody),
      '414': validator(isErrorBody, collectErrorBody),
      '429': validator(isErrorBody, collectErrorBody),
    },
  },
  getRepositoryFileMetadata: { responses: {} },
  createRepositoryFile: {
    body: validator(isRepositoryFileCreate, collectRepositoryFileCreate),
    responses: {
      '201': validator(isRepositoryFileCommit, collectRepositoryFileCommit),
      '301': validator(isErrorBody, collectErrorBody),
      '400': validator(isErrorBody, collectErrorBody),
      '401': validator(isErrorBody, collectErrorBody),
      '404': validator(isErrorBody, collectErrorBody),
      '422': validator(isErrorBody, collectErrorBody),
    },
  },
  updateRepositoryFile: {
    body: validator(isRepositoryFileUpdate, collectRepositoryFileUpdate),
    responses: {
      '200': validator(isRepositoryFileCommit, collectRepositoryFileCommit),
      '301': validator(isErrorBody, collectErrorBody),
      '400': validator(isErrorBody, collectErrorBody),
      '401': validator(isErrorBody, collectErrorBody),
      '404': validator(isErrorBody, collectErrorBody),
      '422': validator(isErrorBody, collectErrorBody),
    },
  },
  deleteRepositoryFile: {
    body: validator(isRepositoryFileDelete, collectRepositoryFileDelete),
    responses: {
      '200': validator(isRepositoryFileDeletion, collectRepositoryFileDeletion),
      '301': validator(isErrorBody, collectErrorBody),
      '400': validator(isErrorBody, collectErrorBody),
      '401': validator(isErrorBody, collectErrorBody),
      '404': validator(isErrorBody, collectErrorBody),
      '422': validator(isErrorBody, collectErrorBody),
    },
  },
  getRepositoryFileBlame: {
    responses: {
      '200': validator(isGetRepositoryFileBlame200, collectGetRepositoryFileBlame200),
      '301': validator(isErrorBody, collectErrorBody),
      '401': validator(isErrorBody, collectErrorBody),
      '404': validator(isErrorBody, collectErrorBody),
      '414': validator(isErrorBody, collectErrorBody),
    },
  },
  getRepositoryFileBlameMetadata: { responses: {} },
  getRawRepositoryFile: {
    responses: {
      '200': validator(isGetRawRepositoryFile200, collectGetRawRepositoryFile200),
      '301': validator(isErrorBody, collectErrorBody),
      '401': validator(isErrorBody, collectErrorBody),
      '404': validator(isErrorBody, collectErrorBody),
      '414': validator(isErrorBody, collectErrorBody),
      '429': validator(isErrorBody, collectErrorBody),
    },
  },
  getRawRepositoryFileMetadata: { responses: {} },
};

function isGetRepositoryFileBlame200(value: unknown): boolean {
  if (!json.isArray(value)) return false;
  return every(value, isBlameRange);
}

function collectGetRepositoryFileBlame200(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!json.isArray(value))
    return fail(
      issues,
      path,
      'type',
      'must be an array',
      '#/paths/~1projects~1{id}~1repository~1files~1{file_path}~1blame/get/responses/200/content/application~1json/schema',
    );
  for (const [index, item] of value.entries()) {
    collectBlameRange(item, `${path}/${index}`, issues);
  }
}

function isGetRawRepositoryFile200(value: unknown): boolean {
  return typeof value === 'string';
}

function collectGetRawRepositoryFile200(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (typeof value !== 'string')
    return fail(
      issues,
      path,
      'type',
      'must be a string',
      '#/paths/~1projects~1{id}~1repository~1files~1{file_path}~1raw/get/responses/200/content/text~1plain/schema',
    );
}
