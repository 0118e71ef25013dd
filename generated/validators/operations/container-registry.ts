// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { type OperationValidators, type ValidationIssue, report } from '../runtime/issue.ts';
import { checkApiError, isApiError } from '../schemas/api-error.ts';
import {
  collectProjectRegistryRepository,
  isProjectRegistryRepository,
} from '../schemas/project-registry-repository.ts';
import { checkRegistryCatalog, isRegistryCatalog } from '../schemas/registry-catalog.ts';
import { checkRegistryRepositoryDetail, isRegistryRepositoryDetail } from '../schemas/registry-repository-detail.ts';
import { collectRegistryRepository, isRegistryRepository } from '../schemas/registry-repository.ts';
import { checkRegistryTagDetail, isRegistryTagDetail } from '../schemas/registry-tag-detail.ts';
import { collectRegistryTag, isRegistryTag } from '../schemas/registry-tag.ts';
import { checkRegistryTagsBulkDelete, isRegistryTagsBulkDelete } from '../schemas/registry-tags-bulk-delete.ts';
import { checkRegistryTokenGrant, isRegistryTokenGrant } from '../schemas/registry-token-grant.ts';
import { checkRegistryVisibilityUpdate, isRegistryVisibilityUpdate } from '../schemas/registry-visibility-update.ts';
import { checkRegistryVisibility, isRegistryVisibility } from '../schemas/registry-visibility.ts';

/** The bodies of the operations of containerRegistry: of requests, and of responses by status. */
export const containerRegistry: Readonly<Record<string, OperationValidators>> = {
  listGroupRegistryRepositories: {
    responses: {
      '200': { is: isListGroupRegistryRepositories200, check: checkListGroupRegistryRepositories200 },
      '401': { is: isApiError, check: checkApiError },
      '403': { is: isApiError, check: checkApiError },
      '404': { is: isApiError, check: checkApiError },
      '414': { is: isApiError, check: checkApiError },
    },
  },
  getRegistryToken: {
    responses: {
      '200': { is: isRegistryTokenGrant, check: checkRegistryTokenGrant },
      '401': { is: isApiError, check: checkApiError },
      '414': { is: isApiError, check: checkApiError },
    },
  },
  updateContainerRegistryVisibility: {
    body: { is: isRegistryVisibilityUpdate, check: checkRegistryVisibilityUpdate },
    responses: {
      '200': { is: isRegistryVisibility, check: checkRegistryVisibility },
      '301': { is: isApiError, check: checkApiError },
      '401': { is: isApiError, check: checkApiError },
      '403': { is: isApiError, check: checkApiError },
      '404': { is: isApiError, check: checkApiError },
      '422': { is: isApiError, check: checkApiError },
    },
  },
  listProjectRegistryRepositories: {
    responses: {
      '200': { is: isListProjectRegistryRepositories200, check: checkListProjectRegistryRepositories200 },
      '301': { is: isApiError, check: checkApiError },
      '401': { is: isApiError, check: checkApiError },
      '403': { is: isApiError, check: checkApiError },
      '404': { is: isApiError, check: checkApiError },
      '414': { is: isApiError, check: checkApiError },
    },
  },
  deleteRegistryRepository: {
    responses: {
      '301': { is: isApiError, check: checkApiError },
      '401': { is: isApiError, check: checkApiError },
      '403': { is: isApiError, check: checkApiError },
      '404': { is: isApiError, check: checkApiError },
    },
  },
  listRegistryRepositoryTags: {
    responses: {
      '200': { is: isListRegistryRepositoryTags200, check: checkListRegistryRepositoryTags200 },
      '301': { is: isApiError, check: checkApiError },
      '401': { is: isApiError, check: checkApiError },
      '403': { is: isApiError, check: checkApiError },
      '404': { is: isApiError, check: checkApiError },
      '414': { is: isApiError, check: checkApiError },
    },
  },
  deleteRegistryRepositoryTagsInBulk: {
    body: { is: isRegistryTagsBulkDelete, check: checkRegistryTagsBulkDelete },
    responses: {
      '301': { is: isApiError, check: checkApiError },
      '401': { is: isApiError, check: checkApiError },
      '403': { is: isApiError, check: checkApiError },
      '404': { is: isApiError, check: checkApiError },
      '422': { is: isApiError, check: checkApiError },
      '429': { is: isApiError, check: checkApiError },
    },
  },
  getRegistryRepositoryTag: {
    responses: {
      '200': { is: isRegistryTagDetail, check: checkRegistryTagDetail },
      '301': { is: isApiError, check: checkApiError },
      '401': { is: isApiError, check: checkApiError },
      '403': { is: isApiError, check: checkApiError },
      '404': { is: isApiError, check: checkApiError },
    },
  },
  deleteRegistryRepositoryTag: {
    responses: {
      '301': { is: isApiError, check: checkApiError },
      '401': { is: isApiError, check: checkApiError },
      '403': { is: isApiError, check: checkApiError },
      '404': { is: isApiError, check: checkApiError },
    },
  },
  getRegistryRepository: {
    responses: {
      '200': { is: isRegistryRepositoryDetail, check: checkRegistryRepositoryDetail },
      '401': { is: isApiError, check: checkApiError },
      '403': { is: isApiError, check: checkApiError },
      '404': { is: isApiError, check: checkApiError },
      '414': { is: isApiError, check: checkApiError },
    },
  },
  listRegistryCatalog: {
    responses: {
      '200': { is: isRegistryCatalog, check: checkRegistryCatalog },
      '401': { is: isApiError, check: checkApiError },
      '403': { is: isApiError, check: checkApiError },
    },
  },
  deleteRegistryManifest: {
    responses: { '401': { is: isApiError, check: checkApiError }, '404': { is: isApiError, check: checkApiError } },
  },
  deleteRegistryTagReference: {
    responses: { '401': { is: isApiError, check: checkApiError }, '404': { is: isApiError, check: checkApiError } },
  },
};

function isListGroupRegistryRepositories200(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  for (const item of value) {
    if (!isRegistryRepository(item)) return false;
  }
  return true;
}

function checkListGroupRegistryRepositories200(value: unknown): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectListGroupRegistryRepositories200(value, '', issues);
  return issues;
}

function collectListGroupRegistryRepositories200(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!Array.isArray(value)) {
    report(
      issues,
      path,
      'must be an array',
      '#/paths/~1groups~1{id}~1registry~1repositories/get/responses/200/content/application~1json/schema/type',
    );
    return;
  }
  for (const [index, item] of value.entries()) {
    collectRegistryRepository(item, `${path}/${index}`, issues);
  }
}

function isListProjectRegistryRepositories200(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  for (const item of value) {
    if (!isProjectRegistryRepository(item)) return false;
  }
  return true;
}

function checkListProjectRegistryRepositories200(value: unknown): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectListProjectRegistryRepositories200(value, '', issues);
  return issues;
}

function collectListProjectRegistryRepositories200(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!Array.isArray(value)) {
    report(
      issues,
      path,
      'must be an array',
      '#/paths/~1projects~1{id}~1registry~1repositories/get/responses/200/content/application~1json/schema/type',
    );
    return;
  }
  for (const [index, item] of value.entries()) {
    collectProjectRegistryRepository(item, `${path}/${index}`, issues);
  }
}

function isListRegistryRepositoryTags200(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  for (const item of value) {
    if (!isRegistryTag(item)) return false;
  }
  return true;
}

function checkListRegistryRepositoryTags200(value: unknown): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectListRegistryRepositoryTags200(value, '', issues);
  return issues;
}

function collectListRegistryRepositoryTags200(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!Array.isArray(value)) {
    report(
      issues,
      path,
      'must be an array',
      '#/paths/~1projects~1{id}~1registry~1repositories~1{repository_id}~1tags/get/responses/200/content/application~1json/schema/type',
    );
    return;
  }
  for (const [index, item] of value.entries()) {
    collectRegistryTag(item, `${path}/${index}`, issues);
  }
}
