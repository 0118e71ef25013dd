import { sql } from '../../database/drizzle.ts';
import type { ReplicationSiteStatus } from '@forgespec/sdk/types';
import type { Queries } from '../../database/database.ts';
import type { replicationSites } from '../../database/schema/index.ts';

type Site = typeof replicationSites.$inferSelect;

/**
 * The types of data that sites replicate. The sandbox counts the items of some types. The number of items of the other
 * types is always 0.
 */
const dataTypes = [
  'ci_secure_files',
  'container_repositories',
  'dependency_proxy_blobs',
  'dependency_proxy_manifests',
  'design_management_repositories',
  'group_wiki_repositories',
  'job_artifacts',
  'lfs_objects',
  'merge_request_diffs',
  'package_files',
  'pages_deployments',
  'pipeline_artifacts',
  'project_repositories',
  'project_wiki_repositories',
  'snippet_repositories',
  'terraform_state_versions',
  'uploads',
] as const;

type DataType = (typeof dataTypes)[number];

/** A map from each type of data to the number of items to replicate. */
export type Replicable = Readonly<Record<DataType, number>>;

/** Returns a map from each type of data to the number of items to replicate. */
export async function countReplicable(queries: Queries): Promise<Replicable> {
  const [counted] = await queries
    .select({
      container_repositories: sql<number>`(select count(*)::integer from registry_repositories)`,
      merge_request_diffs: sql<number>`(select count(*)::integer from merge_requests where prepared_at is not null)`,
      pages_deployments: sql<number>`(select count(*)::integer from pages_deployments)`,
      project_repositories: sql<number>`(select count(*)::integer from projects)`,
      snippet_repositories: sql<number>`(select count(*)::integer from snippets)`,
      uploads: sql<number>`(select count(*)::integer from users where has_avatar)`,
    })
    .from(sql`(select) as nothing`);
  const none = Object.fromEntries(dataTypes.map((dataType) => [dataType, 0])) as Record<DataType, number>;
  return { ...none, ...counted };
}

/**
 * Returns the replication status of a site. In the sandbox, all data is replicated immediately. Only a disabled
 * secondary site has no replicated data.
 */
export function siteStatus({ id, enabled, isPrimary }: Site, replicable: Replicable): ReplicationSiteStatus {
  const isUpToDate = enabled || isPrimary;
  return {
    geo_node_id: id,
    projects_count: replicable.project_repositories,
    container_repositories_replication_enabled: true,
    git_fetch_event_count_weekly: 0,
    git_push_event_count_weekly: 0,
    proxy_remote_requests_event_count_weekly: 0,
    proxy_local_requests_event_count_weekly: 0,
    repositories_checked_in_percentage: '100.00%',
    replication_slots_used_in_percentage: isPrimary ? '100.00%' : '0.00%',
    ...Object.assign({}, ...dataTypes.map((dataType) => dataTypeStatus(dataType, replicable[dataType], isUpToDate))),
  };
}

function dataTypeStatus(dataType: DataType, count: number, isUpToDate: boolean): Record<string, number | string> {
  const syncedCount = isUpToDate ? count : 0;
  const percentage = isUpToDate || count === 0 ? '100.00%' : '0.00%';
  return {
    [`${dataType}_count`]: count,
    [`${dataType}_checksum_total_count`]: count,
    [`${dataType}_checksummed_count`]: count,
    [`${dataType}_checksum_failed_count`]: 0,
    [`${dataType}_synced_count`]: syncedCount,
    [`${dataType}_failed_count`]: 0,
    [`${dataType}_registry_count`]: count,
    [`${dataType}_verification_total_count`]: count,
    [`${dataType}_verified_count`]: syncedCount,
    [`${dataType}_verification_failed_count`]: 0,
    [`${dataType}_synced_in_percentage`]: percentage,
    [`${dataType}_verified_in_percentage`]: percentage,
  };
}
