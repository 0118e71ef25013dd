// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { type OperationValidators, type ValidationIssue, every, fail, json, validator } from '../runtime/index.ts';
import { collectErrorBody, isErrorBody } from '../schemas/error-body.ts';
import {
  collectProjectRegistryRepository,
  isProjectRegistryRepository,
} from '../schemas/project-registry-repository.ts';
import { collectRegistryCatalog, isRegistryCatalog } from '../schemas/registry-catalog.ts';
import { collectRegistryRepositoryDetail, isRegistryRepositoryDetail } from '../schemas/registry-repository-detail.ts';
import { collectRegistryRepository, isRegistryRepository } from '../schemas/registry-repository.ts';
import { collectRegistryTagDetail, isRegistryTagDetail } from '../schemas/registry-tag-detail.ts';
import { collectRegistryTag, isRegistryTag } from '../schemas/registry-tag.ts';
import { collectRegistryTagsBulkDelete, isRegistryTagsBulkDelete } from '../schemas/registry-tags-bulk-delete.ts';
import { collectRegistryTokenGrant, isRegistryTokenGrant } from '../schemas/registry-token-grant.ts';
import { collectRegistryVisibilityUpdate, isRegistryVisibilityUpdate } from '../schemas/registry-visibility-update.ts';
import { collectRegistryVisibility, isRegistryVisibility } from '../schemas/registry-visibility.ts';

/** The bodies of the operations of containerRegistry: of requests, and of responses by status. */
export const containerRegistry: Readonly<Record<string, OperationValidators>> = {
  listGroupRegistryRepositories: {
    responses: {
      '200': validator(isListGroupRegistryRepositories200, collectListGroupRegistryRepositories200),
      '401': validator(isErrorBody, collectErrorBody),
      '403': validator(isErrorBody, collectErrorBody),
      '404': validator(isErrorBody, collectErrorBody),
      '414': validator(isErrorBody, collectErrorBody),
    },
  },
  getRegistryToken: {
    responses: {
      '200': validator(isRegistryTokenGrant, collectRegistryTokenGrant),
      '401': validator(isErrorBody, collectErrorBody),
      '414': validator(isErrorBody, collectErrorBody),
    },
  },
  updateContainerRegistryVisibility: {
    body: validator(isRegistryVisibilityUpdate, collectRegistryVisibilityUpdate),
    responses: {
      '200': validator(isRegistryVisibility, collectRegistryVisibility),
      '301': validator(isErrorBody, collectErrorBody),
      '401': validator(isErrorBody, collectErrorBody),
      '403': validator(isErrorBody, collectErrorBody),
      '404': validator(isErrorBody, collectErrorBody),
      '422': validator(isErrorBody, collectErrorBody),
    },
  },
  listProjectRegistryRepositories: {
    responses: {
      '200': validator(isListProjectRegistryRepositories200, collectListProjectRegistryRepositories200),
      '301': validator(isErrorBody, collectErrorBody),
      '401': validator(isErrorBody, collectErrorBody),
      '403': validator(isErrorBody, collectErrorBody),
      '404': validator(isErrorBody, collectErrorBody),
      '414': validator(isErrorBody, collectErrorBody),
    },
  },
  deleteRegistryRepository: {
    responses: {
      '301': validator(isErrorBody, collectErrorBody),
      '401': validator(isErrorBody, collectErrorBody),
      '403': validator(isErrorBody, collectErrorBody),
      '404': validator(isErrorBody, collectErrorBody),
    },
  },
  listRegistryRepositoryTags: {
    responses: {
      '200': validator(isListRegistryRepositoryTags200, collectListRegistryRepositoryTags200),
      '301': validator(isErrorBody, collectErrorBody),
      '401': validator(isErrorBody, collectErrorBody),
      '403': validator(isErrorBody, collectErrorBody),
      '404': validator(isErrorBody, collectErrorBody),
      '414': validator(isErrorBody, collectErrorBody),
    },
  },
  deleteRegistryRepositoryTagsInBulk: {
    body: validator(isRegistryTagsBulkDelete, collectRegistryTagsBulkDelete),
    responses: {
      '301': validator(isErrorBody, collectErrorBody),
      '401': validator(isErrorBody, collectErrorBody),
      '403': validator(isErrorBody, collectErrorBody),
      '404': validator(isErrorBody, collectErrorBody),
      '422': validator(isErrorBody, collectErrorBody),
      '429': validator(isErrorBody, collectErrorBody),
    },
  },
  getRegistryRepositoryTag: {
    responses: {
      '200': validator(isRegistryTagDetail, collectRegistryTagDetail),
      '301': validator(isErrorBody, collectErrorBody),
      '401': validator(isErrorBody, collectErrorBody),
      '403': validator(isErrorBody, collectErrorBody),
      '404': validator(isErrorBody, collectErrorBody),
    },
  },
  deleteRegistryRepositoryTag: {
    responses: {
      '301': validator(isErrorBody, collectErrorBody),
      '401': validator(isErrorBody, collectErrorBody),
      '403': validator(isErrorBody, collectErrorBody),
      '404': validator(isErrorBody, collectErrorBody),
    },
  },
  getRegistryRepository: {
    responses: {
      '200': validator(isRegistryRepositoryDetail, collectRegistryRepositoryDetail),
      '401': validator(isErrorBody, collectErrorBody),
      '403': validator(isErrorBody, collectErrorBody),
      '404': validator(isErrorBody, collectErrorBody),
      '414': validator(isErrorBody, collectErrorBody),
    },
  },
  listRegistryCatalog: {
    responses: {
      '200': validator(isRegistryCatalog, collectRegistryCatalog),
      '401': validator(isErrorBody, collectErrorBody),
      '403': validator(isErrorBody, collectErrorBody),
    },
  },
  deleteRegistryManifest: {
    responses: { '401': validator(isErrorBody, collectErrorBody), '404': validator(isErrorBody, collectErrorBody) },
  },
  deleteRegistryTagReference: {
    responses: { '401': validator(isErrorBody, collectErrorBody), '404': validator(isErrorBody, collectErrorBody) },
  },
};

function isListGroupRegistryRepositories200(value: unknown): boolean {
  if (!json.isArray(value)) return false;
  return every(value, isRegistryRepository);
}

function collectListGroupRegistryRepositories200(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!json.isArray(value))
    return fail(
      issues,
      path,
      'type',
      'must be an array',
      '#/paths/~1groups~1{id}~1registry~1repositories/get/responses/200/content/application~1json/schema',
    );
  for (const [index, item] of value.entries()) {
    collectRegistryRepository(item, `${path}/${index}`, issues);
  }
}

function isListProjectRegistryRepositories200(value: unknown): boolean {
  if (!json.isArray(value)) return false;
  return every(value, isProjectRegistryRepository);
}

function collectListProjectRegistryRepositories200(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!json.isArray(value))
    return fail(
      issues,
      path,
      'type',
      'must be an array',
      '#/paths/~1projects~1{id}~1registry~1repositories/get/responses/200/content/application~1json/schema',
    );
  for (const [index, item] of value.entries()) {
    collectProjectRegistryRepository(item, `${path}/${index}`, issues);
  }
}

function isListRegistryRepositoryTags200(value: unknown): boolean {
  if (!json.isArray(value)) return false;
  return every(value, isRegistryTag);
}

function collectListRegistryRepositoryTags200(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!json.isArray(value))
    return fail(
      issues,
      path,
      'type',
      'must be an array',
      '#/paths/~1projects~1{id}~1registry~1repositories~1{repository_id}~1tags/get/responses/200/content/application~1json/schema',
    );
  for (const [index, item] of value.entries()) {
    collectRegistryTag(item, `${path}/${index}`, issues);
  }
}
