// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { ProjectRegistryRepository } from '../../types/index.ts';
import { type ValidationIssue, report } from '../runtime/issue.ts';
import { isInteger, isObject } from '../runtime/values.ts';
import { collectRegistryRepository, isRegistryRepository } from './registry-repository.ts';
import { collectRegistryTag, isRegistryTag } from './registry-tag.ts';

/** Whether `value` is a valid `ProjectRegistryRepository`. */
export function isProjectRegistryRepository(value: unknown): value is ProjectRegistryRepository {
  if (!isRegistryRepository(value)) return false;
  return isProjectRegistryRepositoryPart2(value);
}

/** Every reason why `value` is not a valid `ProjectRegistryRepository`; none when it is. */
export function checkProjectRegistryRepository(value: unknown): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectProjectRegistryRepository(value, '', issues);
  return issues;
}

/** Adds to `issues` every reason why the value at `path` is not a valid `ProjectRegistryRepository`. */
export function collectProjectRegistryRepository(value: unknown, path: string, issues: ValidationIssue[]): void {
  collectRegistryRepository(value, path, issues);
  collectProjectRegistryRepositoryPart2(value, path, issues);
}

function isProjectRegistryRepositoryPart2(value: unknown): boolean {
  if (!isObject(value)) return false;
  const tags = value['tags'];
  if (tags !== undefined && !isProjectRegistryRepositoryPart2Tags(tags)) return false;
  const tagsCount = value['tags_count'];
  if (tagsCount !== undefined && !isInteger(tagsCount)) return false;
  return true;
}

function collectProjectRegistryRepositoryPart2(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!isObject(value)) {
    report(issues, path, 'must be an object', '#/components/schemas/ProjectRegistryRepository/allOf/1/type');
    return;
  }
  const tags = value['tags'];
  if (tags !== undefined) collectProjectRegistryRepositoryPart2Tags(tags, `${path}/tags`, issues);
  const tagsCount = value['tags_count'];
  if (tagsCount !== undefined && !isInteger(tagsCount))
    report(
      issues,
      `${path}/tags_count`,
      'must be an integer',
      '#/components/schemas/ProjectRegistryRepository/allOf/1/properties/tags_count/type',
    );
}

function isProjectRegistryRepositoryPart2Tags(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  for (const item of value) {
    if (!isRegistryTag(item)) return false;
  }
  return true;
}

function collectProjectRegistryRepositoryPart2Tags(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!Array.isArray(value)) {
    report(
      issues,
      path,
      'must be an array',
      '#/components/schemas/ProjectRegistryRepository/allOf/1/properties/tags/type',
    );
    return;
  }
  for (const [index, item] of value.entries()) {
    collectRegistryTag(item, `${path}/${index}`, issues);
  }
}
