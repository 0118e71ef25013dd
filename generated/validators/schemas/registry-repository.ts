// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { RegistryRepository } from '../../types/index.ts';
import { isDateTime } from '../runtime/formats.ts';
import { type ValidationIssue, report } from '../runtime/issue.ts';
import { isInteger, isObject } from '../runtime/values.ts';

/** Whether `value` is a valid `RegistryRepository`. */
export function isRegistryRepository(value: unknown): value is RegistryRepository {
  if (!isObject(value)) return false;
  const id = value['id'];
  if (!isInteger(id)) return false;
  const name = value['name'];
  if (typeof name !== 'string') return false;
  const cleanupPolicyStartedAt = value['cleanup_policy_started_at'];
  if (typeof cleanupPolicyStartedAt !== 'string' || !isDateTime(cleanupPolicyStartedAt)) return false;
  const createdAt = value['created_at'];
  if (typeof createdAt !== 'string' || !isDateTime(createdAt)) return false;
  const location = value['location'];
  if (typeof location !== 'string') return false;
  const pathProperty = value['path'];
  if (typeof pathProperty !== 'string') return false;
  const projectId = value['project_id'];
  if (!isInteger(projectId)) return false;
  const status = value['status'];
  if (status !== null && typeof status !== 'string') return false;
  return true;
}

/** Every reason why `value` is not a valid `RegistryRepository`; none when it is. */
export function checkRegistryRepository(value: unknown): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectRegistryRepository(value, '', issues);
  return issues;
}

/** Adds to `issues` every reason why the value at `path` is not a valid `RegistryRepository`. */
export function collectRegistryRepository(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!isObject(value)) {
    report(issues, path, 'must be an object', '#/components/schemas/RegistryRepository/type');
    return;
  }
  const id = value['id'];
  if (id === undefined)
    report(issues, path, 'must have the property "id"', '#/components/schemas/RegistryRepository/required');
  else if (!isInteger(id))
    report(issues, `${path}/id`, 'must be an integer', '#/components/schemas/RegistryRepository/properties/id/type');
  const name = value['name'];
  if (name === undefined)
    report(issues, path, 'must have the property "name"', '#/components/schemas/RegistryRepository/required');
  else if (typeof name !== 'string')
    report(issues, `${path}/name`, 'must be a string', '#/components/schemas/RegistryRepository/properties/name/type');
  const cleanupPolicyStartedAt = value['cleanup_policy_started_at'];
  if (cleanupPolicyStartedAt === undefined)
    report(
      issues,
      path,
      'must have the property "cleanup_policy_started_at"',
      '#/components/schemas/RegistryRepository/required',
    );
  else
    collectRegistryRepositoryCleanupPolicyStartedAt(
      cleanupPolicyStartedAt,
      `${path}/cleanup_policy_started_at`,
      issues,
    );
  const createdAt = value['created_at'];
  if (createdAt === undefined)
    report(issues, path, 'must have the property "created_at"', '#/components/schemas/RegistryRepository/required');
  else collectRegistryRepositoryCreatedAt(createdAt, `${path}/created_at`, issues);
  const location = value['location'];
  if (location === undefined)
    report(issues, path, 'must have the property "location"', '#/components/schemas/RegistryRepository/required');
  else if (typeof location !== 'string')
    report(
      issues,
      `${path}/location`,
      'must be a string',
      '#/components/schemas/RegistryRepository/properties/location/type',
    );
  const pathProperty = value['path'];
  if (pathProperty === undefined)
    report(issues, path, 'must have the property "path"', '#/components/schemas/RegistryRepository/required');
  else if (typeof pathProperty !== 'string')
    report(issues, `${path}/path`, 'must be a string', '#/components/schemas/RegistryRepository/properties/path/type');
  const projectId = value['project_id'];
  if (projectId === undefined)
    report(issues, path, 'must have the property "project_id"', '#/components/schemas/RegistryRepository/required');
  else if (!isInteger(projectId))
    report(
      issues,
      `${path}/project_id`,
      'must be an integer',
      '#/components/schemas/RegistryRepository/properties/project_id/type',
    );
  const status = value['status'];
  if (status === undefined)
    report(issues, path, 'must have the property "status"', '#/components/schemas/RegistryRepository/required');
  else if (status !== null && typeof status !== 'string')
    report(
      issues,
      `${path}/status`,
      'must be a string or null',
      '#/components/schemas/RegistryRepository/properties/status/type',
    );
}

function collectRegistryRepositoryCleanupPolicyStartedAt(
  value: unknown,
  path: string,
  issues: ValidationIssue[],
): void {
  if (typeof value !== 'string') {
    report(
      issues,
      path,
      'must be a string',
      '#/components/schemas/RegistryRepository/properties/cleanup_policy_started_at/type',
    );
    return;
  }
  if (!isDateTime(value))
    report(
      issues,
      path,
      'must be a date and time with an offset, such as 2026-03-09T10:15:00Z',
      '#/components/schemas/RegistryRepository/properties/cleanup_policy_started_at/format',
    );
}

function collectRegistryRepositoryCreatedAt(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (typeof value !== 'string') {
    report(issues, path, 'must be a string', '#/components/schemas/RegistryRepository/properties/created_at/type');
    return;
  }
  if (!isDateTime(value))
    report(
      issues,
      path,
      'must be a date and time with an offset, such as 2026-03-09T10:15:00Z',
      '#/components/schemas/RegistryRepository/properties/created_at/format',
    );
}
