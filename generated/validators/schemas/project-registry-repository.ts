// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { ProjectRegistryRepository } from '../../types/container-registry.ts';
import {
  type StandardSchema,
  type ValidationIssue,
  fail,
  failType,
  hasArrayType,
  hasObjectType,
  issuesOf,
  reportItems,
  standardSchema,
} from '../runtime/report.ts';
import { every } from '../runtime/values.ts';
import { collectRegistryRepository, isRegistryRepository } from './registry-repository.ts';
import { collectRegistryTag, isRegistryTag } from './registry-tag.ts';

/** Returns true if `value` is a valid `ProjectRegistryRepository`. */
export function isProjectRegistryRepository(value: unknown): value is ProjectRegistryRepository {
  if (!hasObjectType(value)) return false;
  const tags = value['tags'];
  if (tags !== undefined && (!hasArrayType(tags) || !every(tags, isRegistryTag))) return false;
  const tagsCount = value['tags_count'];
  if (tagsCount !== undefined && !Number.isInteger(tagsCount)) return false;
  return isRegistryRepository(value);
}

/** Returns the reasons why `value` is not a valid `ProjectRegistryRepository`; none if it is. */
export function checkProjectRegistryRepository(value: unknown): ValidationIssue[] {
  return issuesOf(value, isProjectRegistryRepository, collectProjectRegistryRepository);
}

/** `ProjectRegistryRepository` as a [Standard Schema](https://standardschema.dev), for routers and form libraries. */
export const projectRegistryRepositorySchema: StandardSchema<ProjectRegistryRepository> =
  /* @__PURE__ */ standardSchema(isProjectRegistryRepository, checkProjectRegistryRepository);

/** Adds to `issues` every reason why the value at `path` is not a valid `ProjectRegistryRepository`. */
export function collectProjectRegistryRepository(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/ProjectRegistryRepository';
  if (!hasObjectType(value))
    return fail(issues, path, '#/components/schemas/RegistryRepository', 'type', 'must be an object');
  const tags = value['tags'];
  if (tags !== undefined)
    reportItems(tags, `${path}/tags`, issues, `${schema}/allOf/1/properties/tags`, collectRegistryTag);
  const tagsCount = value['tags_count'];
  if (tagsCount !== undefined && !Number.isInteger(tagsCount))
    failType(issues, path, `${schema}/allOf/1`, '/tags_count', 'must be an integer');
  collectRegistryRepository(value, path, issues);
}
