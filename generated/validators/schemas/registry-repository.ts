// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { RegistryRepository } from '../../types/index.ts';
import { hasDateTimeFormat } from '../runtime/formats/date-time.ts';
import { type ValidationIssue, issuesOf, json, report, reportMissing } from '../runtime/index.ts';

/** Whether `value` is a valid `RegistryRepository`. */
export function isRegistryRepository(value: unknown): value is RegistryRepository {
  if (!json.isObject(value)) return false;
  if (!json.isInteger(value['id'])) return false;
  if (typeof value['name'] !== 'string') return false;
  const cleanupPolicyStartedAt = value['cleanup_policy_started_at'];
  if (typeof cleanupPolicyStartedAt !== 'string' || !hasDateTimeFormat(cleanupPolicyStartedAt)) return false;
  const createdAt = value['created_at'];
  if (typeof createdAt !== 'string' || !hasDateTimeFormat(createdAt)) return false;
  if (typeof value['location'] !== 'string') return false;
  if (typeof value['path'] !== 'string') return false;
  if (!json.isInteger(value['project_id'])) return false;
  const status = value['status'];
  return status === null || typeof status === 'string';
}

/** Every reason why `value` is not a valid `RegistryRepository`; none when it is. */
export function checkRegistryRepository(value: unknown): ValidationIssue[] {
  return issuesOf(value, isRegistryRepository, collectRegistryRepository);
}

/** Adds to `issues` every reason why the value at `path` is not a valid `RegistryRepository`. */
export function collectRegistryRepository(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/RegistryRepository';
  if (!json.isObject(value)) return report(issues, path, 'must be an object', `${schema}/type`);
  reportMissing(
    issues,
    path,
    value,
    ['cleanup_policy_started_at', 'created_at', 'id', 'location', 'name', 'path', 'project_id', 'status'],
    `${schema}/required`,
  );
  const id = value['id'];
  if (id !== undefined && !json.isInteger(id))
    report(issues, `${path}/id`, 'must be an integer', `${schema}/properties/id/type`);
  const name = value['name'];
  if (name !== undefined && typeof name !== 'string')
    report(issues, `${path}/name`, 'must be a string', `${schema}/properties/name/type`);
  const cleanupPolicyStartedAt = value['cleanup_policy_started_at'];
  if (cleanupPolicyStartedAt !== undefined && typeof cleanupPolicyStartedAt !== 'string')
    report(
      issues,
      `${path}/cleanup_policy_started_at`,
      'must be a string',
      `${schema}/properties/cleanup_policy_started_at/type`,
    );
  if (typeof cleanupPolicyStartedAt === 'string' && !hasDateTimeFormat(cleanupPolicyStartedAt))
    report(
      issues,
      `${path}/cleanup_policy_started_at`,
      'must be a date and time with an offset, such as 2026-03-09T10:15:00Z',
      `${schema}/properties/cleanup_policy_started_at/format`,
    );
  const createdAt = value['created_at'];
  if (createdAt !== undefined && typeof createdAt !== 'string')
    report(issues, `${path}/created_at`, 'must be a string', `${schema}/properties/created_at/type`);
  if (typeof createdAt === 'string' && !hasDateTimeFormat(createdAt))
    report(
      issues,
      `${path}/created_at`,
      'must be a date and time with an offset, such as 2026-03-09T10:15:00Z',
      `${schema}/properties/created_at/format`,
    );
  const location = value['location'];
  if (location !== undefined && typeof location !== 'string')
    report(issues, `${path}/location`, 'must be a string', `${schema}/properties/location/type`);
  const pathProperty = value['path'];
  if (pathProperty !== undefined && typeof pathProperty !== 'string')
    report(issues, `${path}/path`, 'must be a string', `${schema}/properties/path/type`);
  const projectId = value['project_id'];
  if (projectId !== undefined && !json.isInteger(projectId))
    report(issues, `${path}/project_id`, 'must be an integer', `${schema}/properties/project_id/type`);
  const status = value['status'];
  if (status !== undefined && status !== null && typeof status !== 'string')
    report(issues, `${path}/status`, 'must be a string or null', `${schema}/properties/status/type`);
}
