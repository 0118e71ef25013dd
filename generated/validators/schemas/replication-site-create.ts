// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { ReplicationSiteCreate } from '../../types/index.ts';
import { hasArrayType, hasObjectType } from '../runtime/json-types.ts';
import { type ValidationIssue, fail, issuesOf, limitReached, reportMissing } from '../runtime/report.ts';
import { type StandardSchema, standardSchema } from '../runtime/standard-schema.ts';
import { every } from '../runtime/values.ts';

/** Whether `value` is a valid `ReplicationSiteCreate`. */
export function isReplicationSiteCreate(value: unknown): value is ReplicationSiteCreate {
  if (!hasObjectType(value)) return false;
  if (typeof value['name'] !== 'string') return false;
  const containerRepositoriesMaxCapacity = value['container_repositories_max_capacity'];
  if (containerRepositoriesMaxCapacity !== undefined && !Number.isInteger(containerRepositoriesMaxCapacity))
    return false;
  const enabled = value['enabled'];
  if (enabled !== undefined && typeof enabled !== 'boolean') return false;
  const filesMaxCapacity = value['files_max_capacity'];
  if (filesMaxCapacity !== undefined && !Number.isInteger(filesMaxCapacity)) return false;
  const internalUrl = value['internal_url'];
  if (internalUrl !== undefined && typeof internalUrl !== 'string') return false;
  const minimumReverificationInterval = value['minimum_reverification_interval'];
  if (minimumReverificationInterval !== undefined && !Number.isInteger(minimumReverificationInterval)) return false;
  const primary = value['primary'];
  if (primary !== undefined && typeof primary !== 'boolean') return false;
  const reposMaxCapacity = value['repos_max_capacity'];
  if (reposMaxCapacity !== undefined && !Number.isInteger(reposMaxCapacity)) return false;
  const selectiveSyncNamespaceIds = value['selective_sync_namespace_ids'];
  if (
    selectiveSyncNamespaceIds !== undefined &&
    (!hasArrayType(selectiveSyncNamespaceIds) || !every(selectiveSyncNamespaceIds, (item) => Number.isInteger(item)))
  )
    return false;
  const selectiveSyncShards = value['selective_sync_shards'];
  if (
    selectiveSyncShards !== undefined &&
    (!hasArrayType(selectiveSyncShards) || !every(selectiveSyncShards, (item) => typeof item === 'string'))
  )
    return false;
  const selectiveSyncType = value['selective_sync_type'];
  if (
    selectiveSyncType !== undefined &&
    selectiveSyncType !== 'namespaces' &&
    selectiveSyncType !== 'shards' &&
    selectiveSyncType !== null
  )
    return false;
  const syncObjectStorage = value['sync_object_storage'];
  if (syncObjectStorage !== undefined && typeof syncObjectStorage !== 'boolean') return false;
  if (typeof value['url'] !== 'string') return false;
  const verificationMaxCapacity = value['verification_max_capacity'];
  return verificationMaxCapacity === undefined || Number.isInteger(verificationMaxCapacity);
}

/**
 * Returns the reasons why `value` is not a valid `ReplicationSiteCreate`; none if it is.
 * A list that would be too long is cut, and ends with an issue whose keyword is `more`.
 */
export function checkReplicationSiteCreate(value: unknown): ValidationIssue[] {
  return issuesOf(value, isReplicationSiteCreate, collectReplicationSiteCreate);
}

/** `ReplicationSiteCreate` as a [Standard Schema](https://standardschema.dev), which routers and form libraries take. */
export const replicationSiteCreateSchema: StandardSchema<ReplicationSiteCreate> = /* @__PURE__ */ standardSchema(
  isReplicationSiteCreate,
  checkReplicationSiteCreate,
);

/** Adds to `issues` every reason why the value at `path` is not a valid `ReplicationSiteCreate`. */
export function collectReplicationSiteCreate(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/ReplicationSiteCreate';
  if (!hasObjectType(value)) return fail(issues, path, 'type', 'must be an object', schema);
  const name = value['name'];
  if (name === undefined) reportMissing(issues, path, 'name', schema);
  else if (typeof name !== 'string')
    fail(issues, `${path}/name`, 'type', 'must be a string', `${schema}/properties/name`);
  const containerRepositoriesMaxCapacity = value['container_repositories_max_capacity'];
  if (containerRepositoriesMaxCapacity !== undefined && !Number.isInteger(containerRepositoriesMaxCapacity))
    fail(
      issues,
      `${path}/container_repositories_max_capacity`,
      'type',
      'must be an integer',
      `${schema}/properties/container_repositories_max_capacity`,
    );
  const enabled = value['enabled'];
  if (enabled !== undefined && typeof enabled !== 'boolean')
    fail(issues, `${path}/enabled`, 'type', 'must be true or false', `${schema}/properties/enabled`);
  const filesMaxCapacity = value['files_max_capacity'];
  if (filesMaxCapacity !== undefined && !Number.isInteger(filesMaxCapacity))
    fail(issues, `${path}/files_max_capacity`, 'type', 'must be an integer', `${schema}/properties/files_max_capacity`);
  const internalUrl = value['internal_url'];
  if (internalUrl !== undefined && typeof internalUrl !== 'string')
    fail(issues, `${path}/internal_url`, 'type', 'must be a string', `${schema}/properties/internal_url`);
  const minimumReverificationInterval = value['minimum_reverification_interval'];
  if (minimumReverificationInterval !== undefined && !Number.isInteger(minimumReverificationInterval))
    fail(
      issues,
      `${path}/minimum_reverification_interval`,
      'type',
      'must be an integer',
      `${schema}/properties/minimum_reverification_interval`,
    );
  const primary = value['primary'];
  if (primary !== undefined && typeof primary !== 'boolean')
    fail(issues, `${path}/primary`, 'type', 'must be true or false', `${schema}/properties/primary`);
  const reposMaxCapacity = value['repos_max_capacity'];
  if (reposMaxCapacity !== undefined && !Number.isInteger(reposMaxCapacity))
    fail(issues, `${path}/repos_max_capacity`, 'type', 'must be an integer', `${schema}/properties/repos_max_capacity`);
  const selectiveSyncNamespaceIds = value['selective_sync_namespace_ids'];
  if (selectiveSyncNamespaceIds !== undefined)
    collectReplicationSiteCreateSelectiveSyncNamespaceIds(
      selectiveSyncNamespaceIds,
      `${path}/selective_sync_namespace_ids`,
      issues,
    );
  const selectiveSyncShards = value['selective_sync_shards'];
  if (selectiveSyncShards !== undefined)
    collectReplicationSiteCreateSelectiveSyncShards(selectiveSyncShards, `${path}/selective_sync_shards`, issues);
  const selectiveSyncType = value['selective_sync_type'];
  if (
    selectiveSyncType !== undefined &&
    selectiveSyncType !== 'namespaces' &&
    selectiveSyncType !== 'shards' &&
    selectiveSyncType !== null
  )
    fail(
      issues,
      `${path}/selective_sync_type`,
      'enum',
      'must be one of "namespaces", "shards", null',
      `${schema}/properties/selective_sync_type`,
    );
  const syncObjectStorage = value['sync_object_storage'];
  if (syncObjectStorage !== undefined && typeof syncObjectStorage !== 'boolean')
    fail(
      issues,
      `${path}/sync_object_storage`,
      'type',
      'must be true or false',
      `${schema}/properties/sync_object_storage`,
    );
  const url = value['url'];
  if (url === undefined) reportMissing(issues, path, 'url', schema);
  else if (typeof url !== 'string') fail(issues, `${path}/url`, 'type', 'must be a string', `${schema}/properties/url`);
  const verificationMaxCapacity = value['verification_max_capacity'];
  if (verificationMaxCapacity !== undefined && !Number.isInteger(verificationMaxCapacity))
    fail(
      issues,
      `${path}/verification_max_capacity`,
      'type',
      'must be an integer',
      `${schema}/properties/verification_max_capacity`,
    );
}

function collectReplicationSiteCreateSelectiveSyncNamespaceIds(
  value: unknown,
  path: string,
  issues: ValidationIssue[],
): void {
  const schema = '#/components/schemas/ReplicationSiteCreate/properties/selective_sync_namespace_ids';
  if (!hasArrayType(value)) return fail(issues, path, 'type', 'must be an array', schema);
  for (let index = 0; index < value.length; index++) {
    const item = value[index];
    if (!Number.isInteger(item)) fail(issues, `${path}/${index}`, 'type', 'must be an integer', `${schema}/items`);
    if (limitReached(issues)) return;
  }
}

function collectReplicationSiteCreateSelectiveSyncShards(
  value: unknown,
  path: string,
  issues: ValidationIssue[],
): void {
  const schema = '#/components/schemas/ReplicationSiteCreate/properties/selective_sync_shards';
  if (!hasArrayType(value)) return fail(issues, path, 'type', 'must be an array', schema);
  for (let index = 0; index < value.length; index++) {
    const item = value[index];
    if (typeof item !== 'string') fail(issues, `${path}/${index}`, 'type', 'must be a string', `${schema}/items`);
    if (limitReached(issues)) return;
  }
}
