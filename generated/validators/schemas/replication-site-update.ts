// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { ReplicationSiteUpdate } from '../../types/index.ts';
import { hasArrayType, hasObjectType } from '../runtime/json-types.ts';
import { reportItems, reportNonInteger, reportNonString } from '../runtime/report-items.ts';
import { type ValidationIssue, fail, failProperty, issuesOf } from '../runtime/report.ts';
import { type StandardSchema, standardSchema } from '../runtime/standard-schema.ts';
import { every } from '../runtime/values.ts';

/** Returns true if `value` is a valid `ReplicationSiteUpdate`. */
export function isReplicationSiteUpdate(value: unknown): value is ReplicationSiteUpdate {
  if (!hasObjectType(value)) return false;
  const name = value['name'];
  if (name !== undefined && typeof name !== 'string') return false;
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
  const url = value['url'];
  if (url !== undefined && typeof url !== 'string') return false;
  const verificationMaxCapacity = value['verification_max_capacity'];
  return verificationMaxCapacity === undefined || Number.isInteger(verificationMaxCapacity);
}

/** Returns the reasons why `value` is not a valid `ReplicationSiteUpdate`; none if it is. */
export function checkReplicationSiteUpdate(value: unknown): ValidationIssue[] {
  return issuesOf(value, isReplicationSiteUpdate, collectReplicationSiteUpdate);
}

/** `ReplicationSiteUpdate` as a [Standard Schema](https://standardschema.dev), for routers and form libraries. */
export const replicationSiteUpdateSchema: StandardSchema<ReplicationSiteUpdate> = /* @__PURE__ */ standardSchema(
  isReplicationSiteUpdate,
  checkReplicationSiteUpdate,
);

/** Adds to `issues` every reason why the value at `path` is not a valid `ReplicationSiteUpdate`. */
export function collectReplicationSiteUpdate(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/ReplicationSiteUpdate';
  if (!hasObjectType(value)) return fail(issues, path, 'type', 'must be an object', schema);
  const name = value['name'];
  if (name !== undefined && typeof name !== 'string')
    failProperty(issues, path, schema, 'name', 'type', 'must be a string');
  const containerRepositoriesMaxCapacity = value['container_repositories_max_capacity'];
  if (containerRepositoriesMaxCapacity !== undefined && !Number.isInteger(containerRepositoriesMaxCapacity))
    failProperty(issues, path, schema, 'container_repositories_max_capacity', 'type', 'must be an integer');
  const enabled = value['enabled'];
  if (enabled !== undefined && typeof enabled !== 'boolean')
    failProperty(issues, path, schema, 'enabled', 'type', 'must be true or false');
  const filesMaxCapacity = value['files_max_capacity'];
  if (filesMaxCapacity !== undefined && !Number.isInteger(filesMaxCapacity))
    failProperty(issues, path, schema, 'files_max_capacity', 'type', 'must be an integer');
  const internalUrl = value['internal_url'];
  if (internalUrl !== undefined && typeof internalUrl !== 'string')
    failProperty(issues, path, schema, 'internal_url', 'type', 'must be a string');
  const minimumReverificationInterval = value['minimum_reverification_interval'];
  if (minimumReverificationInterval !== undefined && !Number.isInteger(minimumReverificationInterval))
    failProperty(issues, path, schema, 'minimum_reverification_interval', 'type', 'must be an integer');
  const primary = value['primary'];
  if (primary !== undefined && typeof primary !== 'boolean')
    failProperty(issues, path, schema, 'primary', 'type', 'must be true or false');
  const reposMaxCapacity = value['repos_max_capacity'];
  if (reposMaxCapacity !== undefined && !Number.isInteger(reposMaxCapacity))
    failProperty(issues, path, schema, 'repos_max_capacity', 'type', 'must be an integer');
  const selectiveSyncNamespaceIds = value['selective_sync_namespace_ids'];
  if (selectiveSyncNamespaceIds !== undefined)
    reportItems(
      selectiveSyncNamespaceIds,
      `${path}/selective_sync_namespace_ids`,
      issues,
      `${schema}/properties/selective_sync_namespace_ids`,
      reportNonInteger,
    );
  const selectiveSyncShards = value['selective_sync_shards'];
  if (selectiveSyncShards !== undefined)
    reportItems(
      selectiveSyncShards,
      `${path}/selective_sync_shards`,
      issues,
      `${schema}/properties/selective_sync_shards`,
      reportNonString,
    );
  const selectiveSyncType = value['selective_sync_type'];
  if (
    selectiveSyncType !== undefined &&
    selectiveSyncType !== 'namespaces' &&
    selectiveSyncType !== 'shards' &&
    selectiveSyncType !== null
  )
    failProperty(issues, path, schema, 'selective_sync_type', 'enum', 'must be one of "namespaces", "shards", null');
  const syncObjectStorage = value['sync_object_storage'];
  if (syncObjectStorage !== undefined && typeof syncObjectStorage !== 'boolean')
    failProperty(issues, path, schema, 'sync_object_storage', 'type', 'must be true or false');
  const url = value['url'];
  if (url !== undefined && typeof url !== 'string')
    failProperty(issues, path, schema, 'url', 'type', 'must be a string');
  const verificationMaxCapacity = value['verification_max_capacity'];
  if (verificationMaxCapacity !== undefined && !Number.isInteger(verificationMaxCapacity))
    failProperty(issues, path, schema, 'verification_max_capacity', 'type', 'must be an integer');
}
