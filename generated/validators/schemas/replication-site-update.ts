// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { ReplicationSiteUpdate } from '../../types/index.ts';
import { type ValidationIssue, report } from '../runtime/issue.ts';
import { isInteger, isObject } from '../runtime/values.ts';

/** Whether `value` is a valid `ReplicationSiteUpdate`. */
export function isReplicationSiteUpdate(value: unknown): value is ReplicationSiteUpdate {
  if (!isObject(value)) return false;
  const name = value['name'];
  if (name !== undefined && typeof name !== 'string') return false;
  const containerRepositoriesMaxCapacity = value['container_repositories_max_capacity'];
  if (containerRepositoriesMaxCapacity !== undefined && !isInteger(containerRepositoriesMaxCapacity)) return false;
  const enabled = value['enabled'];
  if (enabled !== undefined && typeof enabled !== 'boolean') return false;
  const filesMaxCapacity = value['files_max_capacity'];
  if (filesMaxCapacity !== undefined && !isInteger(filesMaxCapacity)) return false;
  const internalUrl = value['internal_url'];
  if (internalUrl !== undefined && typeof internalUrl !== 'string') return false;
  const minimumReverificationInterval = value['minimum_reverification_interval'];
  if (minimumReverificationInterval !== undefined && !isInteger(minimumReverificationInterval)) return false;
  const primary = value['primary'];
  if (primary !== undefined && typeof primary !== 'boolean') return false;
  const reposMaxCapacity = value['repos_max_capacity'];
  if (reposMaxCapacity !== undefined && !isInteger(reposMaxCapacity)) return false;
  const selectiveSyncNamespaceIds = value['selective_sync_namespace_ids'];
  if (
    selectiveSyncNamespaceIds !== undefined &&
    !isReplicationSiteUpdateSelectiveSyncNamespaceIds(selectiveSyncNamespaceIds)
  )
    return false;
  const selectiveSyncShards = value['selective_sync_shards'];
  if (selectiveSyncShards !== undefined && !isReplicationSiteUpdateSelectiveSyncShards(selectiveSyncShards))
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
  if (verificationMaxCapacity !== undefined && !isInteger(verificationMaxCapacity)) return false;
  return true;
}

/** Every reason why `value` is not a valid `ReplicationSiteUpdate`; none when it is. */
export function checkReplicationSiteUpdate(value: unknown): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectReplicationSiteUpdate(value, '', issues);
  return issues;
}

/** Adds to `issues` every reason why the value at `path` is not a valid `ReplicationSiteUpdate`. */
export function collectReplicationSiteUpdate(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!isObject(value)) {
    report(issues, path, 'must be an object', '#/components/schemas/ReplicationSiteUpdate/type');
    return;
  }
  const name = value['name'];
  if (name !== undefined && typeof name !== 'string')
    report(
      issues,
      `${path}/name`,
      'must be a string',
      '#/components/schemas/ReplicationSiteUpdate/properties/name/type',
    );
  const containerRepositoriesMaxCapacity = value['container_repositories_max_capacity'];
  if (containerRepositoriesMaxCapacity !== undefined && !isInteger(containerRepositoriesMaxCapacity))
    report(
      issues,
      `${path}/container_repositories_max_capacity`,
      'must be an integer',
      '#/components/schemas/ReplicationSiteUpdate/properties/container_repositories_max_capacity/type',
    );
  const enabled = value['enabled'];
  if (enabled !== undefined && typeof enabled !== 'boolean')
    report(
      issues,
      `${path}/enabled`,
      'must be true or false',
      '#/components/schemas/ReplicationSiteUpdate/properties/enabled/type',
    );
  const filesMaxCapacity = value['files_max_capacity'];
  if (filesMaxCapacity !== undefined && !isInteger(filesMaxCapacity))
    report(
      issues,
      `${path}/files_max_capacity`,
      'must be an integer',
      '#/components/schemas/ReplicationSiteUpdate/properties/files_max_capacity/type',
    );
  const internalUrl = value['internal_url'];
  if (internalUrl !== undefined && typeof internalUrl !== 'string')
    report(
      issues,
      `${path}/internal_url`,
      'must be a string',
      '#/components/schemas/ReplicationSiteUpdate/properties/internal_url/type',
    );
  const minimumReverificationInterval = value['minimum_reverification_interval'];
  if (minimumReverificationInterval !== undefined && !isInteger(minimumReverificationInterval))
    report(
      issues,
      `${path}/minimum_reverification_interval`,
      'must be an integer',
      '#/components/schemas/ReplicationSiteUpdate/properties/minimum_reverification_interval/type',
    );
  const primary = value['primary'];
  if (primary !== undefined && typeof primary !== 'boolean')
    report(
      issues,
      `${path}/primary`,
      'must be true or false',
      '#/components/schemas/ReplicationSiteUpdate/properties/primary/type',
    );
  const reposMaxCapacity = value['repos_max_capacity'];
  if (reposMaxCapacity !== undefined && !isInteger(reposMaxCapacity))
    report(
      issues,
      `${path}/repos_max_capacity`,
      'must be an integer',
      '#/components/schemas/ReplicationSiteUpdate/properties/repos_max_capacity/type',
    );
  const selectiveSyncNamespaceIds = value['selective_sync_namespace_ids'];
  if (selectiveSyncNamespaceIds !== undefined)
    collectReplicationSiteUpdateSelectiveSyncNamespaceIds(
      selectiveSyncNamespaceIds,
      `${path}/selective_sync_namespace_ids`,
      issues,
    );
  const selectiveSyncShards = value['selective_sync_shards'];
  if (selectiveSyncShards !== undefined)
    collectReplicationSiteUpdateSelectiveSyncShards(selectiveSyncShards, `${path}/selective_sync_shards`, issues);
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
      '#/components/schemas/ReplicationSiteUpdate/properties/selective_sync_type/enum',
    );
  const syncObjectStorage = value['sync_object_storage'];
  if (syncObjectStorage !== undefined && typeof syncObjectStorage !== 'boolean')
    report(
      issues,
      `${path}/sync_object_storage`,
      'must be true or false',
      '#/components/schemas/ReplicationSiteUpdate/properties/sync_object_storage/type',
    );
  const url = value['url'];
  if (url !== undefined && typeof url !== 'string')
    report(issues, `${path}/url`, 'must be a string', '#/components/schemas/ReplicationSiteUpdate/properties/url/type');
  const verificationMaxCapacity = value['verification_max_capacity'];
  if (verificationMaxCapacity !== undefined && !isInteger(verificationMaxCapacity))
    report(
      issues,
      `${path}/verification_max_capacity`,
      'must be an integer',
      '#/components/schemas/ReplicationSiteUpdate/properties/verification_max_capacity/type',
    );
}

function isReplicationSiteUpdateSelectiveSyncNamespaceIds(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  for (const item of value) {
    if (!isInteger(item)) return false;
  }
  return true;
}

function collectReplicationSiteUpdateSelectiveSyncNamespaceIds(
  value: unknown,
  path: string,
  issues: ValidationIssue[],
): void {
  if (!Array.isArray(value)) {
    report(
      issues,
      path,
      'must be an array',
      '#/components/schemas/ReplicationSiteUpdate/properties/selective_sync_namespace_ids/type',
    );
    return;
  }
  for (const [index, item] of value.entries()) {
    if (!isInteger(item))
      report(
        issues,
        `${path}/${index}`,
        'must be an integer',
        '#/components/schemas/ReplicationSiteUpdate/properties/selective_sync_namespace_ids/items/type',
      );
  }
}

function isReplicationSiteUpdateSelectiveSyncShards(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  for (const item of value) {
    if (typeof item !== 'string') return false;
  }
  return true;
}

function collectReplicationSiteUpdateSelectiveSyncShards(
  value: unknown,
  path: string,
  issues: ValidationIssue[],
): void {
  if (!Array.isArray(value)) {
    report(
      issues,
      path,
      'must be an array',
      '#/components/schemas/ReplicationSiteUpdate/properties/selective_sync_shards/type',
    );
    return;
  }
  for (const [index, item] of value.entries()) {
    if (typeof item !== 'string')
      report(
        issues,
        `${path}/${index}`,
        'must be a string',
        '#/components/schemas/ReplicationSiteUpdate/properties/selective_sync_shards/items/type',
      );
  }
}
