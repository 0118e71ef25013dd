// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { ReplicationSiteCreate } from '../../types/replication-sites.ts';
import {
  type StandardSchema,
  type ValidationIssue,
  fail,
  failProperty,
  failType,
  hasArrayType,
  hasObjectType,
  issuesOf,
  reportIntegers,
  reportMissing,
  reportStrings,
  standardSchema,
} from '../runtime/report.ts';
import { every } from '../runtime/values.ts';

/** Returns true if `value` is a valid `ReplicationSiteCreate`. */
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

/** Returns the reasons why `value` is not a valid `ReplicationSiteCreate`; none if it is. */
export function checkReplicationSiteCreate(value: unknown): ValidationIssue[] {
  return issuesOf(value, isReplicationSiteCreate, collectReplicationSiteCreate);
}

/** `ReplicationSiteCreate` as a [Standard Schema](https://standardschema.dev), for routers and form libraries. */
export const replicationSiteCreateSchema: StandardSchema<ReplicationSiteCreate> = /* @__PURE__ */ standardSchema(
  isReplicationSiteCreate,
  checkReplicationSiteCreate,
);

/** Adds to `issues` every reason why the value at `path` is not a valid `ReplicationSiteCreate`. */
export function collectReplicationSiteCreate(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/ReplicationSiteCreate';
  if (!hasObjectType(value)) return fail(issues, path, schema, 'type', 'must be an object');
  const name = value['name'];
  if (name === undefined) reportMissing(issues, path, schema, 'name');
  else if (typeof name !== 'string') failType(issues, path, schema, '/name', 'must be a string');
  const containerRepositoriesMaxCapacity = value['container_repositories_max_capacity'];
  if (containerRepositoriesMaxCapacity !== undefined && !Number.isInteger(containerRepositoriesMaxCapacity))
    failType(issues, path, schema, '/container_repositories_max_capacity', 'must be an integer');
  const enabled = value['enabled'];
  if (enabled !== undefined && typeof enabled !== 'boolean')
    failType(issues, path, schema, '/enabled', 'must be true or false');
  const filesMaxCapacity = value['files_max_capacity'];
  if (filesMaxCapacity !== undefined && !Number.isInteger(filesMaxCapacity))
    failType(issues, path, schema, '/files_max_capacity', 'must be an integer');
  const internalUrl = value['internal_url'];
  if (internalUrl !== undefined && typeof internalUrl !== 'string')
    failType(issues, path, schema, '/internal_url', 'must be a string');
  const minimumReverificationInterval = value['minimum_reverification_interval'];
  if (minimumReverificationInterval !== undefined && !Number.isInteger(minimumReverificationInterval))
    failType(issues, path, schema, '/minimum_reverification_interval', 'must be an integer');
  const primary = value['primary'];
  if (primary !== undefined && typeof primary !== 'boolean')
    failType(issues, path, schema, '/primary', 'must be true or false');
  const reposMaxCapacity = value['repos_max_capacity'];
  if (reposMaxCapacity !== undefined && !Number.isInteger(reposMaxCapacity))
    failType(issues, path, schema, '/repos_max_capacity', 'must be an integer');
  const selectiveSyncNamespaceIds = value['selective_sync_namespace_ids'];
  if (selectiveSyncNamespaceIds !== undefined)
    reportIntegers(
      selectiveSyncNamespaceIds,
      `${path}/selective_sync_namespace_ids`,
      issues,
      schema,
      '/properties/selective_sync_namespace_ids',
    );
  const selectiveSyncShards = value['selective_sync_shards'];
  if (selectiveSyncShards !== undefined)
    reportStrings(
      selectiveSyncShards,
      `${path}/selective_sync_shards`,
      issues,
      schema,
      '/properties/selective_sync_shards',
    );
  const selectiveSyncType = value['selective_sync_type'];
  if (
    selectiveSyncType !== undefined &&
    selectiveSyncType !== 'namespaces' &&
    selectiveSyncType !== 'shards' &&
    selectiveSyncType !== null
  )
    failProperty(issues, path, schema, '/selective_sync_type', 'enum', 'must be one of "namespaces", "shards", null');
  const syncObjectStorage = value['sync_object_storage'];
  if (syncObjectStorage !== undefined && typeof syncObjectStorage !== 'boolean')
    failType(issues, path, schema, '/sync_object_storage', 'must be true or false');
  const url = value['url'];
  if (url === undefined) reportMissing(issues, path, schema, 'url');
  else if (typeof url !== 'string') failType(issues, path, schema, '/url', 'must be a string');
  const verificationMaxCapacity = value['verification_max_capacity'];
  if (verificationMaxCapacity !== undefined && !Number.isInteger(verificationMaxCapacity))
    failType(issues, path, schema, '/verification_max_capacity', 'must be an integer');
}
