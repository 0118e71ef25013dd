// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { RegistryRepository } from '../../types/container-registry.ts';
import { dateTimeMessage, hasDateTimeFormat } from '../runtime/formats/date-time.ts';
import {
  type StandardSchema,
  type ValidationIssue,
  fail,
  failProperty,
  failType,
  hasObjectType,
  issuesOf,
  reportMissing,
  standardSchema,
} from '../runtime/report.ts';

/** Returns true if `value` is a valid `RegistryRepository`. */
export function isRegistryRepository(value: unknown): value is RegistryRepository {
  if (!hasObjectType(value)) return false;
  if (!Number.isInteger(value['id'])) return false;
  if (typeof value['name'] !== 'string') return false;
  const cleanupPolicyStartedAt = value['cleanup_policy_started_at'];
  if (typeof cleanupPolicyStartedAt !== 'string' || !hasDateTimeFormat(cleanupPolicyStartedAt)) return false;
  const createdAt = value['created_at'];
  if (typeof createdAt !== 'string' || !hasDateTimeFormat(createdAt)) return false;
  if (typeof value['location'] !== 'string') return false;
  if (typeof value['path'] !== 'string') return false;
  if (!Number.isInteger(value['project_id'])) return false;
  const status = value['status'];
  return status === null || typeof status === 'string';
}

/** Returns the reasons why `value` is not a valid `RegistryRepository`; none if it is. */
export function checkRegistryRepository(value: unknown): ValidationIssue[] {
  return issuesOf(value, isRegistryRepository, collectRegistryRepository);
}

/** `RegistryRepository` as a [Standard Schema](https://standardschema.dev), for routers and form libraries. */
export const registryRepositorySchema: StandardSchema<RegistryRepository> = /* @__PURE__ */ standardSchema(
  isRegistryRepository,
  checkRegistryRepository,
);

/** Adds to `issues` every reason why the value at `path` is not a valid `RegistryRepository`. */
export function collectRegistryRepository(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/RegistryRepository';
  if (!hasObjectType(value)) return fail(issues, path, schema, 'type', 'must be an object');
  const id = value['id'];
  if (id === undefined) reportMissing(issues, path, schema, 'id');
  else if (!Number.isInteger(id)) failType(issues, path, schema, '/id', 'must be an integer');
  const name = value['name'];
  if (name === undefined) reportMissing(issues, path, schema, 'name');
  else if (typeof name !== 'string') failType(issues, path, schema, '/name', 'must be a string');
  const cleanupPolicyStartedAt = value['cleanup_policy_started_at'];
  if (cleanupPolicyStartedAt === undefined) reportMissing(issues, path, schema, 'cleanup_policy_started_at');
  else if (typeof cleanupPolicyStartedAt !== 'string')
    failType(issues, path, schema, '/cleanup_policy_started_at', 'must be a string');
  if (typeof cleanupPolicyStartedAt === 'string' && !hasDateTimeFormat(cleanupPolicyStartedAt))
    failProperty(issues, path, schema, '/cleanup_policy_started_at', 'format', dateTimeMessage);
  const createdAt = value['created_at'];
  if (createdAt === undefined) reportMissing(issues, path, schema, 'created_at');
  else if (typeof createdAt !== 'string') failType(issues, path, schema, '/created_at', 'must be a string');
  if (typeof createdAt === 'string' && !hasDateTimeFormat(createdAt))
    failProperty(issues, path, schema, '/created_at', 'format', dateTimeMessage);
  const location = value['location'];
  if (location === undefined) reportMissing(issues, path, schema, 'location');
  else if (typeof location !== 'string') failType(issues, path, schema, '/location', 'must be a string');
  const pathProperty = value['path'];
  if (pathProperty === undefined) reportMissing(issues, path, schema, 'path');
  else if (typeof pathProperty !== 'string') failType(issues, path, schema, '/path', 'must be a string');
  const projectId = value['project_id'];
  if (projectId === undefined) reportMissing(issues, path, schema, 'project_id');
  else if (!Number.isInteger(projectId)) failType(issues, path, schema, '/project_id', 'must be an integer');
  const status = value['status'];
  if (status === undefined) reportMissing(issues, path, schema, 'status');
  else if (status !== null && typeof status !== 'string')
    failType(issues, path, schema, '/status', 'must be a string or null');
}
