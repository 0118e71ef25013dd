// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { ReplicationSite } from '../../types/index.ts';
import { type ValidationIssue, issuesOf, json, report, reportMissing } from '../runtime/index.ts';
import { collectReplicationSiteLinks, isReplicationSiteLinks } from './replication-site-links.ts';

/** Whether `value` is a valid `ReplicationSite`. */
export function isReplicationSite(value: unknown): value is ReplicationSite {
  if (!json.isObject(value)) return false;
  if (!json.isInteger(value['id'])) return false;
  if (typeof value['name'] !== 'string') return false;
  if (!isReplicationSiteLinks(value['_links'])) return false;
  if (!json.isInteger(value['container_repositories_max_capacity'])) return false;
  const current = value['current'];
  if (typeof current !== 'boolean' && current !== null) return false;
  const enabled = value['enabled'];
  if (typeof enabled !== 'boolean' && enabled !== null) return false;
  if (!json.isInteger(value['files_max_capacity'])) return false;
  if (typeof value['internal_url'] !== 'string') return false;
  if (!json.isInteger(value['minimum_reverification_interval'])) return false;
  const primary = value['primary'];
  if (typeof primary !== 'boolean' && primary !== null) return false;
  if (!json.isInteger(value['repos_max_capacity'])) return false;
  const selectiveSyncNamespaceIds = value['selective_sync_namespace_ids'];
  if (!json.isArray(selectiveSyncNamespaceIds) || !selectiveSyncNamespaceIds.every((item) => json.isInteger(item)))
    return false;
  const selectiveSyncShards = value['selective_sync_shards'];
  if (!json.isArray(selectiveSyncShards) || !selectiveSyncShards.every((item) => typeof item === 'string'))
    return false;
  const selectiveSyncType = value['selective_sync_type'];
  if (selectiveSyncType !== 'namespaces' && selectiveSyncType !== 'shards' && selectiveSyncType !== null) return false;
  const syncObjectStorage = value['sync_object_storage'];
  if (typeof syncObjectStorage !== 'boolean' && syncObjectStorage !== null) return false;
  if (typeof value['url'] !== 'string') return false;
  if (!json.isInteger(value['verification_max_capacity'])) return false;
  if (typeof value['web_edit_url'] !== 'string') return false;
  const webGeoReplicationDetailsUrl = value['web_geo_replication_details_url'];
  return webGeoReplicationDetailsUrl === undefined || typeof webGeoReplicationDetailsUrl === 'string';
}

/** Every reason why `value` is not a valid `ReplicationSite`; none when it is. */
export function checkReplicationSite(value: unknown): ValidationIssue[] {
  return issuesOf(value, isReplicationSite, collectReplicationSite);
}

/** Adds to `issues` every reason why the value at `path` is not a valid `ReplicationSite`. */
export function collectReplicationSite(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/ReplicationSite';
  if (!json.isObject(value)) return report(issues, path, 'must be an object', `${schema}/type`);
  reportMissing(
    issues,
    path,
    value,
    [
      '_links',
      'container_repositories_max_capacity',
      'current',
      'enabled',
      'files_max_capacity',
      'id',
      'internal_url',
      'minimum_reverification_interval',
      'name',
      'primary',
      'repos_max_capacity',
      'selective_sync_namespace_ids',
      'selective_sync_shards',
      'selective_sync_type',
      'sync_object_storage',
      'url',
      'verification_max_capacity',
      'web_edit_url',
    ],
    `${schema}/required`,
  );
  const id = value['id'];
  if (id !== undefined && !json.isInteger(id))
    report(issues, `${path}/id`, 'must be an integer', `${schema}/properties/id/type`);
  const name = value['name'];
  if (name !== undefined && typeof name !== 'string')
    report(issues, `${path}/name`, 'must be a string', `${schema}/properties/name/type`);
  const links = value['_links'];
  if (links !== undefined) collectReplicationSiteLinks(links, `${path}/_links`, issues);
  const containerRepositoriesMaxCapacity = value['container_repositories_max_capacity'];
  if (containerRepositoriesMaxCapacity !== undefined && !json.isInteger(containerRepositoriesMaxCapacity))
    report(
      issues,
      `${path}/container_repositories_max_capacity`,
      'must be an integer',
      `${schema}/properties/container_repositories_max_capacity/type`,
    );
  const current = value['current'];
  if (current !== undefined && typeof current !== 'boolean' && current !== null)
    report(issues, `${path}/current`, 'must be true, false or null', `${schema}/properties/current/type`);
  const enabled = value['enabled'];
  if (enabled !== undefined && typeof enabled !== 'boolean' && enabled !== null)
    report(issues, `${path}/enabled`, 'must be true, false or null', `${schema}/properties/enabled/type`);
  const filesMaxCapacity = value['files_max_capacity'];
  if (filesMaxCapacity !== undefined && !json.isInteger(filesMaxCapacity))
    report(issues, `${path}/files_max_capacity`, 'must be an integer', `${schema}/properties/files_max_capacity/type`);
  const internalUrl = value['internal_url'];
  if (internalUrl !== undefined && typeof internalUrl !== 'string')
    report(issues, `${path}/internal_url`, 'must be a string', `${schema}/properties/internal_url/type`);
  const minimumReverificationInterval = value['minimum_reverification_interval'];
  if (minimumReverificationInterval !== undefined && !json.isInteger(minimumReverificationInterval))
    report(
      issues,
      `${path}/minimum_reverification_interval`,
      'must be an integer',
      `${schema}/properties/minimum_reverification_interval/type`,
    );
  const primary = value['primary'];
  if (primary !== undefined && typeof primary !== 'boolean' && primary !== null)
    report(issues, `${path}/primary`, 'must be true, false or null', `${schema}/properties/primary/type`);
  const reposMaxCapacity = value['repos_max_capacity'];
  if (reposMaxCapacity !== undefined && !json.isInteger(reposMaxCapacity))
    report(issues, `${path}/repos_max_capacity`, 'must be an integer', `${schema}/properties/repos_max_capacity/type`);
  const selectiveSyncNamespaceIds = value['selective_sync_namespace_ids'];
  if (selectiveSyncNamespaceIds !== undefined)
    collectReplicationSiteSelectiveSyncNamespaceIds(
      selectiveSyncNamespaceIds,
      `${path}/selective_sync_namespace_ids`,
      issues,
    );
  const selectiveSyncShards = value['selective_sync_shards'];
  if (selectiveSyncShards !== undefined)
    collectReplicationSiteSelectiveSyncShards(selectiveSyncShards, `${path}/selective_sync_shards`, issues);
  const selectiveSyncType = value['selective_sync_type'];
  if (
    selectiveSyncType !== undefined &&
    selectiveSyncType !== 'namespaces' &&
    selectiveSyncType !== 'shards' &&
    selectiveSyncType !== null
  )
    report(
      issues,
      `${path}/selective_sync_type`,
      'must be one of "namespaces", "shards", null',
      `${schema}/properties/selective_sync_type/enum`,
    );
  const syncObjectStorage = value['sync_object_storage'];
  if (syncObjectStorage !== undefined && typeof syncObjectStorage !== 'boolean' && syncObjectStorage !== null)
    report(
      issues,
      `${path}/sync_object_storage`,
      'must be true, false or null',
      `${schema}/properties/sync_object_storage/type`,
    );
  const url = value['url'];
  if (url !== undefined && typeof url !== 'string')
    report(issues, `${path}/url`, 'must be a string', `${schema}/properties/url/type`);
  const verificationMaxCapacity = value['verification_max_capacity'];
  if (verificationMaxCapacity !== undefined && !json.isInteger(verificationMaxCapacity))
    report(
      issues,
      `${path}/verification_max_capacity`,
      'must be an integer',
      `${schema}/properties/verification_max_capacity/type`,
    );
  const webEditUrl = value['web_edit_url'];
  if (webEditUrl !== undefined && typeof webEditUrl !== 'string')
    report(issues, `${path}/web_edit_url`, 'must be a string', `${schema}/properties/web_edit_url/type`);
  const webGeoReplicationDetailsUrl = value['web_geo_replication_details_url'];
  if (webGeoReplicationDetailsUrl !== undefined && typeof webGeoReplicationDetailsUrl !== 'string')
    report(
      issues,
      `${path}/web_geo_replication_details_url`,
      'must be a string',
      `${schema}/properties/web_geo_replication_details_url/type`,
    );
}

function collectReplicationSiteSelectiveSyncNamespaceIds(
  value: unknown,
  path: string,
  issues: ValidationIssue[],
): void {
  const schema = '#/components/schemas/ReplicationSite/properties/selective_sync_namespace_ids';
  if (!json.isArray(value)) return report(issues, path, 'must be an array', `${schema}/type`);
  for (const [index, item] of value.entries()) {
    if (!json.isInteger(item)) report(issues, `${path}/${index}`, 'must be an integer', `${schema}/items/type`);
  }
}

function collectReplicationSiteSelectiveSyncShards(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/ReplicationSite/properties/selective_sync_shards';
  if (!json.isArray(value)) return report(issues, path, 'must be an array', `${schema}/type`);
  for (const [index, item] of value.entries()) {
    if (typeof item !== 'string') report(issues, `${path}/${index}`, 'must be a string', `${schema}/items/type`);
  }
}
