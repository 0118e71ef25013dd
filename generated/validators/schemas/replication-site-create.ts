// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { ReplicationSiteCreate } from '../../types/index.ts';
import { type ValidationIssue, issuesOf, json, report, reportMissing } from '../runtime/index.ts';

/** Whether `value` is a valid `ReplicationSiteCreate`. */
export function isReplicationSiteCreate(value: unknown): value is ReplicationSiteCreate {
  if (!json.isObject(value)) return false;
  if (typeof value['name'] !== 'string') return false;
  const containerRepositoriesMaxCapacity = value['container_repositories_max_capacity'];
  if (containerRepositoriesMaxCapacity !== undefined && !json.isInteger(containerRepositoriesMaxCapacity)) return false;
  const enabled = value['enabled'];
  if (enabled !== undefined && typeof enabled !== 'boolean') return false;
  const filesMaxCapacity = value['files_max_capacity'];
  if (filesMaxCapacity !== undefined && !json.isInteger(filesMaxCapacity)) return false;
  const internalUrl = value['internal_url'];
  if (internalUrl !== undefined && typeof internalUrl !== 'string') return false;
  const minimumReverificationInterval = value['minimum_reverification_interval'];
  if (minimumReverificationInterval !== undefined && !json.isInteger(minimumReverificationInterval)) return false;
  const primary = value['primary'];
  if (primary !== undefined && typeof primary !== 'boolean') return false;
  const reposMaxCapacity = value['repos_max_capacity'];
  if (reposMaxCapacity !== undefined && !json.isInteger(reposMaxCapacity)) return false;
  const selectiveSyncNamespaceIds = value['selective_sync_namespace_ids'];
  if (
    selectiveSyncNamespaceIds !== undefined &&
    (!json.isArray(selectiveSyncNamespaceIds) || !selectiveSyncNamespaceIds.every((item) => json.isInteger(item)))
  )
    return false;
  const selectiveSyncShards = value['selective_sync_shards'];
  if (
    selectiveSyncShards !== undefined &&
    (!json.isArray(selectiveSyncShards) || !selectiveSyncShards.every((item) => typeof item === 'string'))
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
  return verificationMaxCapacity === undefined || json.isInteger(verificationMaxCapacity);
}

/** Every reason why `value` is not a valid `ReplicationSiteCreate`; none when it is. */
export function checkReplicationSiteCreate(value: unknown): ValidationIssue[] {
  return issuesOf(value, isReplicationSiteCreate, collectReplicationSiteCreate);
}

/** Adds to `issues` every reason why the value at `path` is not a valid `ReplicationSiteCreate`. */
export function collectReplicationSiteCreate(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/ReplicationSiteCreate';
  if (!json.isObject(value)) return report(issues, path, 'must be an object', `${schema}/type`);
  reportMissing(issues, path, value, ['name', 'url'], `${schema}/required`);
  const name = value['name'];
  if (name !== undefined && typeof name !== 'string')
    report(issues, `${path}/name`, 'must be a string', `${schema}/properties/name/type`);
  const containerRepositoriesMaxCapacity = value['container_repositories_max_capacity'];
  if (containerRepositoriesMaxCapacity !== undefined && !json.isInteger(containerRepositoriesMaxCapacity))
    report(
      issues,
      `${path}/container_repositories_max_capacity`,
      'must be an integer',
      `${schema}/properties/container_repositories_max_capacity/type`,
    );
  const enabled = value['enabled'];
  if (enabled !== undefined && typeof enabled !== 'boolean')
    report(issues, `${path}/enabled`, 'must be true or false', `${schema}/properties/enabled/type`);
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
  if (primary !== undefined && typeof primary !== 'boolean')
    report(issues, `${path}/primary`, 'must be true or false', `${schema}/properties/primary/type`);
  const reposMaxCapacity = value['repos_max_capacity'];
  if (reposMaxCapacity !== undefined && !json.isInteger(reposMaxCapacity))
    report(issues, `${path}/repos_max_capacity`, 'must be an integer', `${schema}/properties/repos_max_capacity/type`);
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
    report(
      issues,
      `${path}/selective_sync_type`,
      'must be one of "namespaces", "shards", null',
      `${schema}/properties/selective_sync_type/enum`,
    );
  const syncObjectStorage = value['sync_object_storage'];
  if (syncObjectStorage !== undefined && typeof syncObjectStorage !== 'boolean')
    report(
      issues,
      `${path}/sync_object_storage`,
      'must be true or false',
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
}

function collectReplicationSiteCreateSelectiveSyncNamespaceIds(
  value: unknown,
  path: string,
  issues: ValidationIssue[],
): void {
  const schema = '#/components/schemas/ReplicationSiteCreate/properties/selective_sync_namespace_ids';
  if (!json.isArray(value)) return report(issues, path, 'must be an array', `${schema}/type`);
  for (const [index, item] of value.entries()) {
    if (!json.isInteger(item)) report(issues, `${path}/${index}`, 'must be an integer', `${schema}/items/type`);
  }
}

function collectReplicationSiteCreateSelectiveSyncShards(
  value: unknown,
  path: string,
  issues: ValidationIssue[],
): void {
  const schema = '#/components/schemas/ReplicationSiteCreate/properties/selective_sync_shards';
  if (!json.isArray(value)) return report(issues, path, 'must be an array', `${schema}/type`);
  for (const [index, item] of value.entries()) {
    if (typeof item !== 'string') report(issues, `${path}/${index}`, 'must be a string', `${schema}/items/type`);
  }
}
