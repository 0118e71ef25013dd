// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { RegistryRepositoryDetail } from '../../types/container-registry.ts';
import {
  type StandardSchema,
  type ValidationIssue,
  fail,
  failType,
  hasObjectType,
  issuesOf,
  standardSchema,
} from '../runtime/report.ts';
import { collectProjectRegistryRepository, isProjectRegistryRepository } from './project-registry-repository.ts';

/** Returns true if `value` is a valid `RegistryRepositoryDetail`. */
export function isRegistryRepositoryDetail(value: unknown): value is RegistryRepositoryDetail {
  if (!hasObjectType(value)) return false;
  const size = value['size'];
  if (size !== undefined && !Number.isInteger(size)) return false;
  return isProjectRegistryRepository(value);
}

/** Returns the reasons why `value` is not a valid `RegistryRepositoryDetail`; none if it is. */
export function checkRegistryRepositoryDetail(value: unknown): ValidationIssue[] {
  return issuesOf(value, isRegistryRepositoryDetail, collectRegistryRepositoryDetail);
}

/** `RegistryRepositoryDetail` as a [Standard Schema](https://standardschema.dev), for routers and form libraries. */
export const registryRepositoryDetailSchema: StandardSchema<RegistryRepositoryDetail> = /* @__PURE__ */ standardSchema(
  isRegistryRepositoryDetail,
  checkRegistryRepositoryDetail,
);

/** Adds to `issues` every reason why the value at `path` is not a valid `RegistryRepositoryDetail`. */
export function collectRegistryRepositoryDetail(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!hasObjectType(value))
    return fail(issues, path, '#/components/schemas/RegistryRepository', 'type', 'must be an object');
  const size = value['size'];
  if (size !== undefined && !Number.isInteger(size))
    failType(issues, path, '#/components/schemas/RegistryRepositoryDetail/allOf/1', '/size', 'must be an integer');
  collectProjectRegistryRepository(value, path, issues);
}
