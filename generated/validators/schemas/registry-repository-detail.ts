// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { RegistryRepositoryDetail } from '../../types/index.ts';
import { type ValidationIssue, report } from '../runtime/issue.ts';
import { isInteger, isObject } from '../runtime/values.ts';
import { collectProjectRegistryRepository, isProjectRegistryRepository } from './project-registry-repository.ts';

/** Whether `value` is a valid `RegistryRepositoryDetail`. */
export function isRegistryRepositoryDetail(value: unknown): value is RegistryRepositoryDetail {
  if (!isProjectRegistryRepository(value)) return false;
  return isRegistryRepositoryDetailPart2(value);
}

/** Every reason why `value` is not a valid `RegistryRepositoryDetail`; none when it is. */
export function checkRegistryRepositoryDetail(value: unknown): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectRegistryRepositoryDetail(value, '', issues);
  return issues;
}

/** Adds to `issues` every reason why the value at `path` is not a valid `RegistryRepositoryDetail`. */
export function collectRegistryRepositoryDetail(value: unknown, path: string, issues: ValidationIssue[]): void {
  collectProjectRegistryRepository(value, path, issues);
  collectRegistryRepositoryDetailPart2(value, path, issues);
}

function isRegistryRepositoryDetailPart2(value: unknown): boolean {
  if (!isObject(value)) return false;
  const size = value['size'];
  if (size !== undefined && !isInteger(size)) return false;
  return true;
}

function collectRegistryRepositoryDetailPart2(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!isObject(value)) {
    report(issues, path, 'must be an object', '#/components/schemas/RegistryRepositoryDetail/allOf/1/type');
    return;
  }
  const size = value['size'];
  if (size !== undefined && !isInteger(size))
    report(
      issues,
      `${path}/size`,
      'must be an integer',
      '#/components/schemas/RegistryRepositoryDetail/allOf/1/properties/size/type',
    );
}
