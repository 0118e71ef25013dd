// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { ReplicationSite } from '../../types/index.ts';
import { type ValidationIssue, report } from '../runtime/issue.ts';
import { isInteger, isObject } from '../runtime/values.ts';
import { collectReplicationSiteLinks, isReplicationSiteLinks } from './replication-site-links.ts';

/** Whether `value` is a valid `ReplicationSite`. */
export function isReplicationSite(value: unknown): value is ReplicationSite {
  if (!isObject(value)) return false;
  const id = value['id'];
  if (!isInteger(id)) return false;
  const name = value['name'];
  if (typeof name !== 'string') return false;
  const links = value['_links'];
  if (!isReplicationSiteLinks(links)) return false;
  const containerRepositoriesMaxCapacity = value['container_repositories_max_capacity'];
  if (!isInteger(containerRepositoriesMaxCapacity)) return false;
  const current = value['current'];
  if (typeof current !== 'boolean' && current !== null) return false;
  const enabled = value['enabled'];
  if (typeof enabled !== 'boolean' && enabled !== null) return false;
  const filesMaxCapacity = value['files_max_capacity'];
  if (!isInteger(filesMaxCapacity)) return false;
  const internalUrl = value['internal_url'];
  if (typeof internalUrl !== 'string') return false;
  const minimumReverificationInterval = value['minimum_reverification_interval'];
  if (!isInteger(minimumReverificationInterval)) return false;
  const primary = value['primary'];
  if (typeof primary !== 'boolean' && primary !== null) return false;
  const reposMaxCapacity = value['repos_max_capacity'];
  if (!isInteger(reposMaxCapacity)) return false;
  const selectiveSyncNamespaceIds = value['selective_sync_namespace_ids'];
  if (!isReplicationSiteSelectiveSyncNamespaceIds(selectiveSyncNamespaceIds)) return false;
  const selectiveSyncShards = value['selective_sync_shards'];
  if (!isReplicationSiteSelectiveSyncShards(selectiveSyncShards)) return false;
  const selectiveSyncType = value['selective_sync_type'];
  if (selectiveSyncType !== 'namespaces' && selectiveSyncType !== 'shards' && selectiveSyncType !== null) return false;
  const syncObjectStorage = value['sync_object_storage'];
  if (typeof syncObjectStorage !== 'boolean' && syncObjectStorage !== null) return false;
  const url = value['url'];
  if (typeof url !== 'string') return false;
  const verificationMaxCapacity = value['verification_max_capacity'];
  if (!isInteger(verificationMaxCapacity)) return false;
  const webEditUrl = value['web_edit_url'];
  if (typeof webEditUrl !== 'string') return false;
  const webGeoReplicationDetailsUrl = value['web_geo_replication_details_url'];
  if (webGeoReplicationDetailsUrl !== undefined && typeof webGeoReplicationDetailsUrl !== 'string') return false;
  return true;
}

/** Every reason why `value` is not a valid `ReplicationSite`; none when it is. */
export function checkReplicationSite(value: unknown): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectReplicationSite(value, '', issues);
  return issues;
}

/** Adds to `issues` every reason why the value at `path` is not a valid `ReplicationSite`. */
export function collectReplicationSite(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!isObject(value)) {
    report(issues, path, 'must be an object', '#/components/schemas/ReplicationSite/type');
    return;
  }
  const id = value['id'];
  if (id === undefined)
    report(issues, path, 'must have the property "id"', '#/components/schemas/ReplicationSite/required');
  else if (!isInteger(id))
    report(issues, `${path}/id`, 'must be an integer', '#/components/schemas/ReplicationSite/properties/id/type');
  const name = value['name'];
  if (name === undefined)
    report(issues, path, 'must have the property "name"', '#/components/schemas/ReplicationSite/required');
  else if (typeof name !== 'string')
    report(issues, `${path}/name`, 'must be a string', '#/components/schemas/ReplicationSite/properties/name/type');
  const links = value['_links'];
  if (links === undefined)
    report(issues, path, 'must have the property "_links"', '#/components/schemas/ReplicationSite/required');
  else collectReplicationSiteLinks(links, `${path}/_links`, issues);
  const containerRepositoriesMaxCapacity = value['container_repositories_max_capacity'];
  if (containerRepositoriesMaxCapacity === undefined)
    report(
      issues,
      path,
      'must have the property "container_repositories_max_capacity"',
      '#/components/schemas/ReplicationSite/required',
    );
  else if (!isInteger(containerRepositoriesMaxCapacity))
    report(
      issues,
      `${path}/container_repositories_max_capacity`,
      'must be an integer',
      '#/components/schemas/ReplicationSite/properties/container_repositories_max_capacity/type',
    );
  const current = value['current'];
  if (current === undefined)
    report(issues, path, 'must have the property "current"', '#/components/schemas/ReplicationSite/required');
  else if (typeof current !== 'boolean' && current !== null)
    report(
      issues,
      `${path}/current`,
      'must be true or false or null',
      '#/components/schemas/ReplicationSite/properties/current/type',
    );
  const enabled = value['enabled'];
  if (enabled === undefined)
    report(issues, path, 'must have the property "enabled"', '#/components/schemas/ReplicationSite/required');
  else if (typeof enabled !== 'boolean' && enabled !== null)
    report(
      issues,
      `${path}/enabled`,
      'must be true or false or null',
      '#/components/schemas/ReplicationSite/properties/enabled/type',
    );
  const filesMaxCapacity = value['files_max_capacity'];
  if (filesMaxCapacity === undefined)
    report(
      issues,
      path,
      'must have the property "files_max_capacity"',
      '#/components/schemas/ReplicationSite/required',
    );
  else if (!isInteger(filesMaxCapacity))
    report(
      issues,
      `${path}/files_max_capacity`,
      'must be an integer',
      '#/components/schemas/ReplicationSite/properties/files_max_capacity/type',
    );
  const internalUrl = value['internal_url'];
  if (internalUrl === undefined)
    report(issues, path, 'must have the property "internal_url"', '#/components/schemas/ReplicationSite/required');
  else if (typeof internalUrl !== 'string')
    report(
      issues,
      `${path}/internal_url`,
      'must be a string',
      '#/components/schemas/ReplicationSite/properties/internal_url/type',
    );
  const minimumReverificationInterval = value['minimum_reverification_interval'];
  if (minimumReverificationInterval === undefined)
    report(
      issues,
      path,
      'must have the property "minimum_reverification_interval"',
      '#/components/schemas/ReplicationSite/required',
    );
  else if (!isInteger(minimumReverificationInterval))
    report(
      issues,
      `${path}/minimum_reverification_interval`,
      'must be an integer',
      '#/components/schemas/ReplicationSite/properties/minimum_reverification_interval/type',
    );
  const primary = value['primary'];
  if (primary === undefined)
    report(issues, path, 'must have the property "primary"', '#/components/schemas/ReplicationSite/required');
  else if (typeof primary !== 'boolean' && primary !== null)
    report(
      issues,
      `${path}/primary`,
      'must be true or false or null',
      '#/components/schemas/ReplicationSite/properties/primary/type',
    );
  const reposMaxCapacity = value['repos_max_capacity'];
  if (reposMaxCapacity === undefined)
    report(
      issues,
      path,
      'must have the property "repos_max_capacity"',
      '#/components/schemas/ReplicationSite/required',
    );
  else if (!isInteger(reposMaxCapacity))
    report(
      issues,
      `${path}/repos_max_capacity`,
      'must be an integer',
      '#/components/schemas/ReplicationSite/properties/repos_max_capacity/type',
    );
  const selectiveSyncNamespaceIds = value['selective_sync_namespace_ids'];
  if (selectiveSyncNamespaceIds === undefined)
    report(
      issues,
      path,
      'must have the property "selective_sync_namespace_ids"',
      '#/components/schemas/ReplicationSite/required',
    );
  else
    collectReplicationSiteSelectiveSyncNamespaceIds(
      selectiveSyncNamespaceIds,
      `${path}/selective_sync_namespace_ids`,
      issues,
    );
  const selectiveSyncShards = value['selective_sync_shards'];
  if (selectiveSyncShards === undefined)
    report(
      issues,
      path,
      'must have the property "selective_sync_shards"',
      '#/components/schemas/ReplicationSite/required',
    );
  else collectReplicationSiteSelectiveSyncShards(selectiveSyncShards, `${path}/selective_sync_shards`, issues);
  const selectiveSyncType = value['selective_sync_type'];
  if (selectiveSyncType === undefined)
    report(
      issues,
      path,
      'must have the property "selective_sync_type"',
      '#/components/schemas/ReplicationSite/required',
    );
  else if (selectiveSyncType !== 'namespaces' && selectiveSyncType !== 'shards' && selectiveSyncType !== null)
    report(
      issues,
      `${path}/selective_sync_type`,
      'must be one of "namespaces", "shards", null',
      '#/components/schemas/ReplicationSite/properties/selective_sync_type/enum',
    );
  const syncObjectStorage = value['sync_object_storage'];
  if (syncObjectStorage === undefined)
    report(
      issues,
      path,
      'must have the property "sync_object_storage"',
      '#/components/schemas/ReplicationSite/required',
    );
  else if (typeof syncObjectStorage !== 'boolean' && syncObjectStorage !== null)
    report(
      issues,
      `${path}/sync_object_storage`,
      'must be true or false or null',
      '#/components/schemas/ReplicationSite/properties/sync_object_storage/type',
    );
  const url = value['url'];
  if (url === undefined)
    report(issues, path, 'must have the property "url"', '#/components/schemas/ReplicationSite/required');
  else if (typeof url !== 'string')
    report(issues, `${path}/url`, 'must be a string', '#/components/schemas/ReplicationSite/properties/url/type');
  const verificationMaxCapacity = value['verification_max_capacity'];
  if (verificationMaxCapacity === undefined)
    report(
      issues,
      path,
      'must have the property "verification_max_capacity"',
      '#/components/schemas/ReplicationSite/required',
    );
  else if (!isInteger(verificationMaxCapacity))
    report(
      issues,
      `${path}/verification_max_capacity`,
      'must be an integer',
      '#/components/schemas/ReplicationSite/properties/verification_max_capacity/type',
    );
  const webEditUrl = value['web_edit_url'];
  if (webEditUrl === undefined)
    report(issues, path, 'must have the property "web_edit_url"', '#/components/schemas/ReplicationSite/required');
  else if (typeof webEditUrl !== 'string')
    report(
      issues,
      `${path}/web_edit_url`,
      'must be a string',
      '#/components/schemas/ReplicationSite/properties/web_edit_url/type',
    );
  const webGeoReplicationDetailsUrl = value['web_geo_replication_details_url'];
  if (webGeoReplicationDetailsUrl !== undefined && typeof webGeoReplicationDetailsUrl !== 'string')
    report(
      issues,
      `${path}/web_geo_replication_details_url`,
      'must be a string',
      '#/components/schemas/ReplicationSite/properties/web_geo_replication_details_url/type',
    );
}

function isReplicationSiteSelectiveSyncNamespaceIds(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  for (const item of value) {
    if (!isInteger(item)) return false;
  }
  return true;
}

function collectReplicationSiteSelectiveSyncNamespaceIds(
  value: unknown,
  path: string,
  issues: ValidationIssue[],
): void {
  if (!Array.isArray(value)) {
    report(
      issues,
      path,
      'must be an array',
      '#/components/schemas/ReplicationSite/properties/selective_sync_namespace_ids/type',
    );
    return;
  }
  for (const [index, item] of value.entries()) {
    if (!isInteger(item))
      report(
        issues,
        `${path}/${index}`,
        'must be an integer',
        '#/components/schemas/ReplicationSite/properties/selective_sync_namespace_ids/items/type',
      );
  }
}

function isReplicationSiteSelectiveSyncShards(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  for (const item of value) {
    if (typeof item !== 'string') return false;
  }
  return true;
}

function collectReplicationSiteSelectiveSyncShards(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!Array.isArray(value)) {
    report(
      issues,
      path,
      'must be an array',
      '#/components/schemas/ReplicationSite/properties/selective_sync_shards/type',
    );
    return;
  }
  for (const [index, item] of value.entries()) {
    if (typeof item !== 'string')
      report(
        issues,
        `${path}/${index}`,
        'must be a string',
        '#/components/schemas/ReplicationSite/properties/selective_sync_shards/items/type',
      );
  }
}
