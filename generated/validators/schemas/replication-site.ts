// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { ReplicationSite } from '../../types/replication-sites.ts';
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
import { collectReplicationSiteLinks, isReplicationSiteLinks } from './replication-site-links.ts';

/** Returns true if `value` is a valid `ReplicationSite`. */
export function isReplicationSite(value: unknown): value is ReplicationSite {
  if (!hasObjectType(value)) return false;
  if (!Number.isInteger(value['id'])) return false;
  if (typeof value['name'] !== 'string') return false;
  if (!isReplicationSiteLinks(value['_links'])) return false;
  if (!Number.isInteger(value['container_repositories_max_capacity'])) return false;
  const current = value['current'];
  if (typeof current !== 'boolean' && current !== null) return false;
  const enabled = value['enabled'];
  if (typeof enabled !== 'boolean' && enabled !== null) return false;
  if (!Number.isInteger(value['files_max_capacity'])) return false;
  if (typeof value['internal_url'] !== 'string') return false;
  if (!Number.isInteger(value['minimum_reverification_interval'])) return false;
  const primary = value['primary'];
  if (typeof primary !== 'boolean' && primary !== null) return false;
  if (!Number.isInteger(value['repos_max_capacity'])) return false;
  const selectiveSyncNamespaceIds = value['selective_sync_namespace_ids'];
  if (!hasArrayType(selectiveSyncNamespaceIds) || !every(selectiveSyncNamespaceIds, (item) => Number.isInteger(item)))
    return false;
  const selectiveSyncShards = value['selective_sync_shards'];
  if (!hasArrayType(selectiveSyncShards) || !every(selectiveSyncShards, (item) => typeof item === 'string'))
    return false;
  const selectiveSyncType = value['selective_sync_type'];
  if (selectiveSyncType !== 'namespaces' && selectiveSyncType !== 'shards' && selectiveSyncType !== null) return false;
  const syncObjectStorage = value['sync_object_storage'];
  if (typeof syncObjectStorage !== 'boolean' && syncObjectStorage !== null) return false;
  if (typeof value['url'] !== 'string') return false;
  if (!Number.isInteger(value['verification_max_capacity'])) return false;
  if (typeof value['web_edit_url'] !== 'string') return false;
  const webGeoReplicationDetailsUrl = value['web_geo_replication_details_url'];
  return webGeoReplicationDetailsUrl === undefined || typeof webGeoReplicationDetailsUrl === 'string';
}

/** Returns the reasons why `value` is not a valid `ReplicationSite`; none if it is. */
export function checkReplicationSite(value: unknown): ValidationIssue[] {
  return issuesOf(value, isReplicationSite, collectReplicationSite);
}

/** `ReplicationSite` as a [Standard Schema](https://standardschema.dev), for routers and form libraries. */
export const replicationSiteSchema: StandardSchema<ReplicationSite> = /* @__PURE__ */ standardSchema(
  isReplicationSite,
  checkReplicationSite,
);

/** Adds to `issues` every reason why the value at `path` is not a valid `ReplicationSite`. */
export function collectReplicationSite(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/ReplicationSite';
  if (!hasObjectType(value)) return fail(issues, path, schema, 'type', 'must be an object');
  const id = value['id'];
  if (id === undefined) reportMissing(issues, path, schema, 'id');
  else if (!Number.isInteger(id)) failType(issues, path, schema, '/id', 'must be an integer');
  const name = value['name'];
  if (name === undefined) reportMissing(issues, path, schema, 'name');
  else if (typeof name !== 'string') failType(issues, path, schema, '/name', 'must be a string');
  const links = value['_links'];
  if (links === undefined) reportMissing(issues, path, schema, '_links');
  else collectReplicationSiteLinks(links, `${path}/_links`, issues);
  const containerRepositoriesMaxCapacity = value['container_repositories_max_capacity'];
  if (containerRepositoriesMaxCapacity === undefined)
    reportMissing(issues, path, schema, 'container_repositories_max_capacity');
  else if (!Number.isInteger(containerRepositoriesMaxCapacity))
    failType(issues, path, schema, '/container_repositories_max_capacity', 'must be an integer');
  const current = value['current'];
  if (current === undefined) reportMissing(issues, path, schema, 'current');
  else if (typeof current !== 'boolean' && current !== null)
    failType(issues, path, schema, '/current', 'must be true, false or null');
  const enabled = value['enabled'];
  if (enabled === undefined) reportMissing(issues, path, schema, 'enabled');
  else if (typeof enabled !== 'boolean' && enabled !== null)
    failType(issues, path, schema, '/enabled', 'must be true, false or null');
  const filesMaxCapacity = value['files_max_capacity'];
  if (filesMaxCapacity === undefined) reportMissing(issues, path, schema, 'files_max_capacity');
  else if (!Number.isInteger(filesMaxCapacity))
    failType(issues, path, schema, '/files_max_capacity', 'must be an integer');
  const internalUrl = value['internal_url'];
  if (internalUrl === undefined) reportMissing(issues, path, schema, 'internal_url');
  else if (typeof internalUrl !== 'string') failType(issues, path, schema, '/internal_url', 'must be a string');
  const minimumReverificationInterval = value['minimum_reverification_interval'];
  if (minimumReverificationInterval === undefined)
    reportMissing(issues, path, schema, 'minimum_reverification_interval');
  else if (!Number.isInteger(minimumReverificationInterval))
    failType(issues, path, schema, '/minimum_reverification_interval', 'must be an integer');
  const primary = value['primary'];
  if (primary === undefined) reportMissing(issues, path, schema, 'primary');
  else if (typeof primary !== 'boolean' && primary !== null)
    failType(issues, path, schema, '/primary', 'must be true, false or null');
  const reposMaxCapacity = value['repos_max_capacity'];
  if (reposMaxCapacity === undefined) reportMissing(issues, path, schema, 'repos_max_capacity');
  else if (!Number.isInteger(reposMaxCapacity))
    failType(issues, path, schema, '/repos_max_capacity', 'must be an integer');
  const selectiveSyncNamespaceIds = value['selective_sync_namespace_ids'];
  if (selectiveSyncNamespaceIds === undefined) reportMissing(issues, path, schema, 'selective_sync_namespace_ids');
  else
    reportIntegers(
      selectiveSyncNamespaceIds,
      `${path}/selective_sync_namespace_ids`,
      issues,
      schema,
      '/properties/selective_sync_namespace_ids',
    );
  const selectiveSyncShards = value['selective_sync_shards'];
  if (selectiveSyncShards === undefined) reportMissing(issues, path, schema, 'selective_sync_shards');
  else
    reportStrings(
      selectiveSyncShards,
      `${path}/selective_sync_shards`,
      issues,
      schema,
      '/properties/selective_sync_shards',
    );
  const selectiveSyncType = value['selective_sync_type'];
  if (selectiveSyncType === undefined) reportMissing(issues, path, schema, 'selective_sync_type');
  else if (selectiveSyncType !== 'namespaces' && selectiveSyncType !== 'shards' && selectiveSyncType !== null)
    failProperty(issues, path, schema, '/selective_sync_type', 'enum', 'must be one of "namespaces", "shards", null');
  const syncObjectStorage = value['sync_object_storage'];
  if (syncObjectStorage === undefined) reportMissing(issues, path, schema, 'sync_object_storage');
  else if (typeof syncObjectStorage !== 'boolean' && syncObjectStorage !== null)
    failType(issues, path, schema, '/sync_object_storage', 'must be true, false or null');
  const url = value['url'];
  if (url === undefined) reportMissing(issues, path, schema, 'url');
  else if (typeof url !== 'string') failType(issues, path, schema, '/url', 'must be a string');
  const verificationMaxCapacity = value['verification_max_capacity'];
  if (verificationMaxCapacity === undefined) reportMissing(issues, path, schema, 'verification_max_capacity');
  else if (!Number.isInteger(verificationMaxCapacity))
    failType(issues, path, schema, '/verification_max_capacity', 'must be an integer');
  const webEditUrl = value['web_edit_url'];
  if (webEditUrl === undefined) reportMissing(issues, path, schema, 'web_edit_url');
  else if (typeof webEditUrl !== 'string') failType(issues, path, schema, '/web_edit_url', 'must be a string');
  const webGeoReplicationDetailsUrl = value['web_geo_replication_details_url'];
  if (webGeoReplicationDetailsUrl !== undefined && typeof webGeoReplicationDetailsUrl !== 'string')
    failType(issues, path, schema, '/web_geo_replication_details_url', 'must be a string');
}
