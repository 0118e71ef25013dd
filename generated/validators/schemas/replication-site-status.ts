// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { ReplicationSiteStatus } from '../../types/replication-sites.ts';
import {
  type StandardSchema,
  type ValidationIssue,
  fail,
  failType,
  hasObjectType,
  issuesOf,
  reportMissing,
  standardSchema,
} from '../runtime/report.ts';
import { collectCount, isCount } from './count.ts';
import { collectPercentage, isPercentage } from './percentage.ts';

/** Returns true if `value` is a valid `ReplicationSiteStatus`. */
export function isReplicationSiteStatus(value: unknown): value is ReplicationSiteStatus {
  if (!hasObjectType(value)) return false;
  if (!isCount(value['ci_secure_files_checksum_failed_count'])) return false;
  if (!isCount(value['ci_secure_files_checksum_total_count'])) return false;
  if (!isCount(value['ci_secure_files_checksummed_count'])) return false;
  if (!isCount(value['ci_secure_files_count'])) return false;
  if (!isCount(value['ci_secure_files_failed_count'])) return false;
  if (!isCount(value['ci_secure_files_registry_count'])) return false;
  if (!isCount(value['ci_secure_files_synced_count'])) return false;
  if (!isPercentage(value['ci_secure_files_synced_in_percentage'])) return false;
  if (!isCount(value['ci_secure_files_verification_failed_count'])) return false;
  if (!isCount(value['ci_secure_files_verification_total_count'])) return false;
  if (!isCount(value['ci_secure_files_verified_count'])) return false;
  if (!isPercentage(value['ci_secure_files_verified_in_percentage'])) return false;
  if (!isCount(value['container_repositories_checksum_failed_count'])) return false;
  if (!isCount(value['container_repositories_checksum_total_count'])) return false;
  if (!isCount(value['container_repositories_checksummed_count'])) return false;
  if (!isCount(value['container_repositories_count'])) return false;
  if (!isCount(value['container_repositories_failed_count'])) return false;
  if (!isCount(value['container_repositories_registry_count'])) return false;
  const containerRepositoriesReplicationEnabled = value['container_repositories_replication_enabled'];
  if (typeof containerRepositoriesReplicationEnabled !== 'boolean' && containerRepositoriesReplicationEnabled !== null)
    return false;
  if (!isCount(value['container_repositories_synced_count'])) return false;
  if (!isPercentage(value['container_repositories_synced_in_percentage'])) return false;
  if (!isCount(value['container_repositories_verification_failed_count'])) return false;
  if (!isCount(value['container_repositories_verification_total_count'])) return false;
  if (!isCount(value['container_repositories_verified_count'])) return false;
  if (!isPercentage(value['container_repositories_verified_in_percentage'])) return false;
  if (!isCount(value['dependency_proxy_blobs_checksum_failed_count'])) return false;
  if (!isCount(value['dependency_proxy_blobs_checksum_total_count'])) return false;
  if (!isCount(value['dependency_proxy_blobs_checksummed_count'])) return false;
  if (!isCount(value['dependency_proxy_blobs_count'])) return false;
  if (!isCount(value['dependency_proxy_blobs_failed_count'])) return false;
  if (!isCount(value['dependency_proxy_blobs_registry_count'])) return false;
  if (!isCount(value['dependency_proxy_blobs_synced_count'])) return false;
  if (!isPercentage(value['dependency_proxy_blobs_synced_in_percentage'])) return false;
  if (!isCount(value['dependency_proxy_blobs_verification_failed_count'])) return false;
  if (!isCount(value['dependency_proxy_blobs_verification_total_count'])) return false;
  if (!isCount(value['dependency_proxy_blobs_verified_count'])) return false;
  if (!isPercentage(value['dependency_proxy_blobs_verified_in_percentage'])) return false;
  if (!isCount(value['dependency_proxy_manifests_checksum_failed_count'])) return false;
  if (!isCount(value['dependency_proxy_manifests_checksum_total_count'])) return false;
  if (!isCount(value['dependency_proxy_manifests_checksummed_count'])) return false;
  if (!isCount(value['dependency_proxy_manifests_count'])) return false;
  if (!isCount(value['dependency_proxy_manifests_failed_count'])) return false;
  if (!isCount(value['dependency_proxy_manifests_registry_count'])) return false;
  if (!isCount(value['dependency_proxy_manifests_synced_count'])) return false;
  if (!isPercentage(value['dependency_proxy_manifests_synced_in_percentage'])) return false;
  if (!isCount(value['dependency_proxy_manifests_verification_failed_count'])) return false;
  if (!isCount(value['dependency_proxy_manifests_verification_total_count'])) return false;
  if (!isCount(value['dependency_proxy_manifests_verified_count'])) return false;
  if (!isPercentage(value['dependency_proxy_manifests_verified_in_percentage'])) return false;
  if (!isCount(value['design_management_repositories_checksum_failed_count'])) return false;
  if (!isCount(value['design_management_repositories_checksum_total_count'])) return false;
  if (!isCount(value['design_management_repositories_checksummed_count'])) return false;
  if (!isCount(value['design_management_repositories_count'])) return false;
  if (!isCount(value['design_management_repositories_failed_count'])) return false;
  if (!isCount(value['design_management_repositories_registry_count'])) return false;
  if (!isCount(value['design_management_repositories_synced_count'])) return false;
  if (!isPercentage(value['design_management_repositories_synced_in_percentage'])) return false;
  if (!isCount(value['design_management_repositories_verification_failed_count'])) return false;
  if (!isCount(value['design_management_repositories_verification_total_count'])) return false;
  if (!isCount(value['design_management_repositories_verified_count'])) return false;
  if (!isPercentage(value['design_management_repositories_verified_in_percentage'])) return false;
  if (!Number.isInteger(value['geo_node_id'])) return false;
  if (!isCount(value['git_fetch_event_count_weekly'])) return false;
  if (!isCount(value['git_push_event_count_weekly'])) return false;
  if (!isCount(value['group_wiki_repositories_checksum_failed_count'])) return false;
  if (!isCount(value['group_wiki_repositories_checksum_total_count'])) return false;
  if (!isCount(value['group_wiki_repositories_checksummed_count'])) return false;
  if (!isCount(value['group_wiki_repositories_count'])) return false;
  if (!isCount(value['group_wiki_repositories_failed_count'])) return false;
  if (!isCount(value['group_wiki_repositories_registry_count'])) return false;
  if (!isCount(value['group_wiki_repositories_synced_count'])) return false;
  if (!isPercentage(value['group_wiki_repositories_synced_in_percentage'])) return false;
  if (!isCount(value['group_wiki_repositories_verification_failed_count'])) return false;
  if (!isCount(value['group_wiki_repositories_verification_total_count'])) return false;
  if (!isCount(value['group_wiki_repositories_verified_count'])) return false;
  if (!isPercentage(value['group_wiki_repositories_verified_in_percentage'])) return false;
  if (!isCount(value['job_artifacts_checksum_failed_count'])) return false;
  if (!isCount(value['job_artifacts_checksum_total_count'])) return false;
  if (!isCount(value['job_artifacts_checksummed_count'])) return false;
  if (!isCount(value['job_artifacts_count'])) return false;
  if (!isCount(value['job_artifacts_failed_count'])) return false;
  if (!isCount(value['job_artifacts_registry_count'])) return false;
  if (!isCount(value['job_artifacts_synced_count'])) return false;
  if (!isPercentage(value['job_artifacts_synced_in_percentage'])) return false;
  if (!isCount(value['job_artifacts_verification_failed_count'])) return false;
  if (!isCount(value['job_artifacts_verification_total_count'])) return false;
  if (!isCount(value['job_artifacts_verified_count'])) return false;
  if (!isPercentage(value['job_artifacts_verified_in_percentage'])) return false;
  if (!isCount(value['lfs_objects_checksum_failed_count'])) return false;
  if (!isCount(value['lfs_objects_checksum_total_count'])) return false;
  if (!isCount(value['lfs_objects_checksummed_count'])) return false;
  if (!isCount(value['lfs_objects_count'])) return false;
  if (!isCount(value['lfs_objects_failed_count'])) return false;
  if (!isCount(value['lfs_objects_registry_count'])) return false;
  if (!isCount(value['lfs_objects_synced_count'])) return false;
  if (!isPercentage(value['lfs_objects_synced_in_percentage'])) return false;
  if (!isCount(value['lfs_objects_verification_failed_count'])) return false;
  if (!isCount(value['lfs_objects_verification_total_count'])) return false;
  if (!isCount(value['lfs_objects_verified_count'])) return false;
  if (!isPercentage(value['lfs_objects_verified_in_percentage'])) return false;
  if (!isCount(value['merge_request_diffs_checksum_failed_count'])) return false;
  if (!isCount(value['merge_request_diffs_checksum_total_count'])) return false;
  if (!isCount(value['merge_request_diffs_checksummed_count'])) return false;
  if (!isCount(value['merge_request_diffs_count'])) return false;
  if (!isCount(value['merge_request_diffs_failed_count'])) return false;
  if (!isCount(value['merge_request_diffs_registry_count'])) return false;
  if (!isCount(value['merge_request_diffs_synced_count'])) return false;
  if (!isPercentage(value['merge_request_diffs_synced_in_percentage'])) return false;
  if (!isCount(value['merge_request_diffs_verification_failed_count'])) return false;
  if (!isCount(value['merge_request_diffs_verification_total_count'])) return false;
  if (!isCount(value['merge_request_diffs_verified_count'])) return false;
  if (!isPercentage(value['merge_request_diffs_verified_in_percentage'])) return false;
  if (!isCount(value['package_files_checksum_failed_count'])) return false;
  if (!isCount(value['package_files_checksum_total_count'])) return false;
  if (!isCount(value['package_files_checksummed_count'])) return false;
  if (!isCount(value['package_files_count'])) return false;
  if (!isCount(value['package_files_failed_count'])) return false;
  if (!isCount(value['package_files_registry_count'])) return false;
  if (!isCount(value['package_files_synced_count'])) return false;
  if (!isPercentage(value['package_files_synced_in_percentage'])) return false;
  if (!isCount(value['package_files_verification_failed_count'])) return false;
  if (!isCount(value['package_files_verification_total_count'])) return false;
  if (!isCount(value['package_files_verified_count'])) return false;
  if (!isPercentage(value['package_files_verified_in_percentage'])) return false;
  if (!isCount(value['pages_deployments_checksum_failed_count'])) return false;
  if (!isCount(value['pages_deployments_checksum_total_count'])) return false;
  if (!isCount(value['pages_deployments_checksummed_count'])) return false;
  if (!isCount(value['pages_deployments_count'])) return false;
  if (!isCount(value['pages_deployments_failed_count'])) return false;
  if (!isCount(value['pages_deployments_registry_count'])) return false;
  if (!isCount(value['pages_deployments_synced_count'])) return false;
  if (!isPercentage(value['pages_deployments_synced_in_percentage'])) return false;
  if (!isCount(value['pages_deployments_verification_failed_count'])) return false;
  if (!isCount(value['pages_deployments_verification_total_count'])) return false;
  if (!isCount(value['pages_deployments_verified_count'])) return false;
  if (!isPercentage(value['pages_deployments_verified_in_percentage'])) return false;
  if (!isCount(value['pipeline_artifacts_checksum_failed_count'])) return false;
  if (!isCount(value['pipeline_artifacts_checksum_total_count'])) return false;
  if (!isCount(value['pipeline_artifacts_checksummed_count'])) return false;
  if (!isCount(value['pipeline_artifacts_count'])) return false;
  if (!isCount(value['pipeline_artifacts_failed_count'])) return false;
  if (!isCount(value['pipeline_artifacts_registry_count'])) return false;
  if (!isCount(value['pipeline_artifacts_synced_count'])) return false;
  if (!isPercentage(value['pipeline_artifacts_synced_in_percentage'])) return false;
  if (!isCount(value['pipeline_artifacts_verification_failed_count'])) return false;
  if (!isCount(value['pipeline_artifacts_verification_total_count'])) return false;
  if (!isCount(value['pipeline_artifacts_verified_count'])) return false;
  if (!isPercentage(value['pipeline_artifacts_verified_in_percentage'])) return false;
  if (!isCount(value['project_repositories_checksum_failed_count'])) return false;
  if (!isCount(value['project_repositories_checksum_total_count'])) return false;
  if (!isCount(value['project_repositories_checksummed_count'])) return false;
  if (!isCount(value['project_repositories_count'])) return false;
  if (!isCount(value['project_repositories_failed_count'])) return false;
  if (!isCount(value['project_repositories_registry_count'])) return false;
  if (!isCount(value['project_repositories_synced_count'])) return false;
  if (!isPercentage(value['project_repositories_synced_in_percentage'])) return false;
  if (!isCount(value['project_repositories_verification_failed_count'])) return false;
  if (!isCount(value['project_repositories_verification_total_count'])) return false;
  if (!isCount(value['project_repositories_verified_count'])) return false;
  if (!isPercentage(value['project_repositories_verified_in_percentage'])) return false;
  if (!isCount(value['project_wiki_repositories_checksum_failed_count'])) return false;
  if (!isCount(value['project_wiki_repositories_checksum_total_count'])) return false;
  if (!isCount(value['project_wiki_repositories_checksummed_count'])) return false;
  if (!isCount(value['project_wiki_repositories_count'])) return false;
  if (!isCount(value['project_wiki_repositories_failed_count'])) return false;
  if (!isCount(value['project_wiki_repositories_registry_count'])) return false;
  if (!isCount(value['project_wiki_repositories_synced_count'])) return false;
  if (!isPercentage(value['project_wiki_repositories_synced_in_percentage'])) return false;
  if (!isCount(value['project_wiki_repositories_verification_failed_count'])) return false;
  if (!isCount(value['project_wiki_repositories_verification_total_count'])) return false;
  if (!isCount(value['project_wiki_repositories_verified_count'])) return false;
  if (!isPercentage(value['project_wiki_repositories_verified_in_percentage'])) return false;
  if (!isCount(value['projects_count'])) return false;
  if (!isCount(value['proxy_local_requests_event_count_weekly'])) return false;
  if (!isCount(value['proxy_remote_requests_event_count_weekly'])) return false;
  if (!isPercentage(value['replication_slots_used_in_percentage'])) return false;
  if (!isPercentage(value['repositories_checked_in_percentage'])) return false;
  if (!isCount(value['snippet_repositories_checksum_failed_count'])) return false;
  if (!isCount(value['snippet_repositories_checksum_total_count'])) return false;
  if (!isCount(value['snippet_repositories_checksummed_count'])) return false;
  if (!isCount(value['snippet_repositories_count'])) return false;
  if (!isCount(value['snippet_repositories_failed_count'])) return false;
  if (!isCount(value['snippet_repositories_registry_count'])) return false;
  if (!isCount(value['snippet_repositories_synced_count'])) return false;
  if (!isPercentage(value['snippet_repositories_synced_in_percentage'])) return false;
  if (!isCount(value['snippet_repositories_verification_failed_count'])) return false;
  if (!isCount(value['snippet_repositories_verification_total_count'])) return false;
  if (!isCount(value['snippet_repositories_verified_count'])) return false;
  if (!isPercentage(value['snippet_repositories_verified_in_percentage'])) return false;
  if (!isCount(value['terraform_state_versions_checksum_failed_count'])) return false;
  if (!isCount(value['terraform_state_versions_checksum_total_count'])) return false;
  if (!isCount(value['terraform_state_versions_checksummed_count'])) return false;
  if (!isCount(value['terraform_state_versions_count'])) return false;
  if (!isCount(value['terraform_state_versions_failed_count'])) return false;
  if (!isCount(value['terraform_state_versions_registry_count'])) return false;
  if (!isCount(value['terraform_state_versions_synced_count'])) return false;
  if (!isPercentage(value['terraform_state_versions_synced_in_percentage'])) return false;
  if (!isCount(value['terraform_state_versions_verification_failed_count'])) return false;
  if (!isCount(value['terraform_state_versions_verification_total_count'])) return false;
  if (!isCount(value['terraform_state_versions_verified_count'])) return false;
  if (!isPercentage(value['terraform_state_versions_verified_in_percentage'])) return false;
  if (!isCount(value['uploads_checksum_failed_count'])) return false;
  if (!isCount(value['uploads_checksum_total_count'])) return false;
  if (!isCount(value['uploads_checksummed_count'])) return false;
  if (!isCount(value['uploads_count'])) return false;
  if (!isCount(value['uploads_failed_count'])) return false;
  if (!isCount(value['uploads_registry_count'])) return false;
  if (!isCount(value['uploads_synced_count'])) return false;
  if (!isPercentage(value['uploads_synced_in_percentage'])) return false;
  if (!isCount(value['uploads_verification_failed_count'])) return false;
  if (!isCount(value['uploads_verification_total_count'])) return false;
  if (!isCount(value['uploads_verified_count'])) return false;
  return isPercentage(value['uploads_verified_in_percentage']);
}

/** Returns the reasons why `value` is not a valid `ReplicationSiteStatus`; none if it is. */
export function checkReplicationSiteStatus(value: unknown): ValidationIssue[] {
  return issuesOf(value, isReplicationSiteStatus, collectReplicationSiteStatus);
}

/** `ReplicationSiteStatus` as a [Standard Schema](https://standardschema.dev), for routers and form libraries. */
export const replicationSiteStatusSchema: StandardSchema<ReplicationSiteStatus> = /* @__PURE__ */ standardSchema(
  isReplicationSiteStatus,
  checkReplicationSiteStatus,
);

/** Adds to `issues` every reason why the value at `path` is not a valid `ReplicationSiteStatus`. */
export function collectReplicationSiteStatus(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/ReplicationSiteStatus';
  if (!hasObjectType(value)) return fail(issues, path, schema, 'type', 'must be an object');
  const ciSecureFilesChecksumFailedCount = value['ci_secure_files_checksum_failed_count'];
  if (ciSecureFilesChecksumFailedCount === undefined)
    reportMissing(issues, path, schema, 'ci_secure_files_checksum_failed_count');
  else collectCount(ciSecureFilesChecksumFailedCount, `${path}/ci_secure_files_checksum_failed_count`, issues);
  const ciSecureFilesChecksumTotalCount = value['ci_secure_files_checksum_total_count'];
  if (ciSecureFilesChecksumTotalCount === undefined)
    reportMissing(issues, path, schema, 'ci_secure_files_checksum_total_count');
  else collectCount(ciSecureFilesChecksumTotalCount, `${path}/ci_secure_files_checksum_total_count`, issues);
  const ciSecureFilesChecksummedCount = value['ci_secure_files_checksummed_count'];
  if (ciSecureFilesChecksummedCount === undefined)
    reportMissing(issues, path, schema, 'ci_secure_files_checksummed_count');
  else collectCount(ciSecureFilesChecksummedCount, `${path}/ci_secure_files_checksummed_count`, issues);
  const ciSecureFilesCount = value['ci_secure_files_count'];
  if (ciSecureFilesCount === undefined) reportMissing(issues, path, schema, 'ci_secure_files_count');
  else collectCount(ciSecureFilesCount, `${path}/ci_secure_files_count`, issues);
  const ciSecureFilesFailedCount = value['ci_secure_files_failed_count'];
  if (ciSecureFilesFailedCount === undefined) reportMissing(issues, path, schema, 'ci_secure_files_failed_count');
  else collectCount(ciSecureFilesFailedCount, `${path}/ci_secure_files_failed_count`, issues);
  const ciSecureFilesRegistryCount = value['ci_secure_files_registry_count'];
  if (ciSecureFilesRegistryCount === undefined) reportMissing(issues, path, schema, 'ci_secure_files_registry_count');
  else collectCount(ciSecureFilesRegistryCount, `${path}/ci_secure_files_registry_count`, issues);
  const ciSecureFilesSyncedCount = value['ci_secure_files_synced_count'];
  if (ciSecureFilesSyncedCount === undefined) reportMissing(issues, path, schema, 'ci_secure_files_synced_count');
  else collectCount(ciSecureFilesSyncedCount, `${path}/ci_secure_files_synced_count`, issues);
  const ciSecureFilesSyncedInPercentage = value['ci_secure_files_synced_in_percentage'];
  if (ciSecureFilesSyncedInPercentage === undefined)
    reportMissing(issues, path, schema, 'ci_secure_files_synced_in_percentage');
  else collectPercentage(ciSecureFilesSyncedInPercentage, `${path}/ci_secure_files_synced_in_percentage`, issues);
  const ciSecureFilesVerificationFailedCount = value['ci_secure_files_verification_failed_count'];
  if (ciSecureFilesVerificationFailedCount === undefined)
    reportMissing(issues, path, schema, 'ci_secure_files_verification_failed_count');
  else collectCount(ciSecureFilesVerificationFailedCount, `${path}/ci_secure_files_verification_failed_count`, issues);
  const ciSecureFilesVerificationTotalCount = value['ci_secure_files_verification_total_count'];
  if (ciSecureFilesVerificationTotalCount === undefined)
    reportMissing(issues, path, schema, 'ci_secure_files_verification_total_count');
  else collectCount(ciSecureFilesVerificationTotalCount, `${path}/ci_secure_files_verification_total_count`, issues);
  const ciSecureFilesVerifiedCount = value['ci_secure_files_verified_count'];
  if (ciSecureFilesVerifiedCount === undefined) reportMissing(issues, path, schema, 'ci_secure_files_verified_count');
  else collectCount(ciSecureFilesVerifiedCount, `${path}/ci_secure_files_verified_count`, issues);
  const ciSecureFilesVerifiedInPercentage = value['ci_secure_files_verified_in_percentage'];
  if (ciSecureFilesVerifiedInPercentage === undefined)
    reportMissing(issues, path, schema, 'ci_secure_files_verified_in_percentage');
  else collectPercentage(ciSecureFilesVerifiedInPercentage, `${path}/ci_secure_files_verified_in_percentage`, issues);
  const containerRepositoriesChecksumFailedCount = value['container_repositories_checksum_failed_count'];
  if (containerRepositoriesChecksumFailedCount === undefined)
    reportMissing(issues, path, schema, 'container_repositories_checksum_failed_count');
  else
    collectCount(
      containerRepositoriesChecksumFailedCount,
      `${path}/container_repositories_checksum_failed_count`,
      issues,
    );
  const containerRepositoriesChecksumTotalCount = value['container_repositories_checksum_total_count'];
  if (containerRepositoriesChecksumTotalCount === undefined)
    reportMissing(issues, path, schema, 'container_repositories_checksum_total_count');
  else
    collectCount(
      containerRepositoriesChecksumTotalCount,
      `${path}/container_repositories_checksum_total_count`,
      issues,
    );
  const containerRepositoriesChecksummedCount = value['container_repositories_checksummed_count'];
  if (containerRepositoriesChecksummedCount === undefined)
    reportMissing(issues, path, schema, 'container_repositories_checksummed_count');
  else collectCount(containerRepositoriesChecksummedCount, `${path}/container_repositories_checksummed_count`, issues);
  const containerRepositoriesCount = value['container_repositories_count'];
  if (containerRepositoriesCount === undefined) reportMissing(issues, path, schema, 'container_repositories_count');
  else collectCount(containerRepositoriesCount, `${path}/container_repositories_count`, issues);
  const containerRepositoriesFailedCount = value['container_repositories_failed_count'];
  if (containerRepositoriesFailedCount === undefined)
    reportMissing(issues, path, schema, 'container_repositories_failed_count');
  else collectCount(containerRepositoriesFailedCount, `${path}/container_repositories_failed_count`, issues);
  const containerRepositoriesRegistryCount = value['container_repositories_registry_count'];
  if (containerRepositoriesRegistryCount === undefined)
    reportMissing(issues, path, schema, 'container_repositories_registry_count');
  else collectCount(containerRepositoriesRegistryCount, `${path}/container_repositories_registry_count`, issues);
  const containerRepositoriesReplicationEnabled = value['container_repositories_replication_enabled'];
  if (containerRepositoriesReplicationEnabled === undefined)
    reportMissing(issues, path, schema, 'container_repositories_replication_enabled');
  else if (
    typeof containerRepositoriesReplicationEnabled !== 'boolean' &&
    containerRepositoriesReplicationEnabled !== null
  )
    failType(issues, path, schema, '/container_repositories_replication_enabled', 'must be true, false or null');
  const containerRepositoriesSyncedCount = value['container_repositories_synced_count'];
  if (containerRepositoriesSyncedCount === undefined)
    reportMissing(issues, path, schema, 'container_repositories_synced_count');
  else collectCount(containerRepositoriesSyncedCount, `${path}/container_repositories_synced_count`, issues);
  const containerRepositoriesSyncedInPercentage = value['container_repositories_synced_in_percentage'];
  if (containerRepositoriesSyncedInPercentage === undefined)
    reportMissing(issues, path, schema, 'container_repositories_synced_in_percentage');
  else
    collectPercentage(
      containerRepositoriesSyncedInPercentage,
      `${path}/container_repositories_synced_in_percentage`,
      issues,
    );
  const containerRepositoriesVerificationFailedCount = value['container_repositories_verification_failed_count'];
  if (containerRepositoriesVerificationFailedCount === undefined)
    reportMissing(issues, path, schema, 'container_repositories_verification_failed_count');
  else
    collectCount(
      containerRepositoriesVerificationFailedCount,
      `${path}/container_repositories_verification_failed_count`,
      issues,
    );
  const containerRepositoriesVerificationTotalCount = value['container_repositories_verification_total_count'];
  if (containerRepositoriesVerificationTotalCount === undefined)
    reportMissing(issues, path, schema, 'container_repositories_verification_total_count');
  else
    collectCount(
      containerRepositoriesVerificationTotalCount,
      `${path}/container_repositories_verification_total_count`,
      issues,
    );
  const containerRepositoriesVerifiedCount = value['container_repositories_verified_count'];
  if (containerRepositoriesVerifiedCount === undefined)
    reportMissing(issues, path, schema, 'container_repositories_verified_count');
  else collectCount(containerRepositoriesVerifiedCount, `${path}/container_repositories_verified_count`, issues);
  const containerRepositoriesVerifiedInPercentage = value['container_repositories_verified_in_percentage'];
  if (containerRepositoriesVerifiedInPercentage === undefined)
    reportMissing(issues, path, schema, 'container_repositories_verified_in_percentage');
  else
    collectPercentage(
      containerRepositoriesVerifiedInPercentage,
      `${path}/container_repositories_verified_in_percentage`,
      issues,
    );
  const dependencyProxyBlobsChecksumFailedCount = value['dependency_proxy_blobs_checksum_failed_count'];
  if (dependencyProxyBlobsChecksumFailedCount === undefined)
    reportMissing(issues, path, schema, 'dependency_proxy_blobs_checksum_failed_count');
  else
    collectCount(
      dependencyProxyBlobsChecksumFailedCount,
      `${path}/dependency_proxy_blobs_checksum_failed_count`,
      issues,
    );
  const dependencyProxyBlobsChecksumTotalCount = value['dependency_proxy_blobs_checksum_total_count'];
  if (dependencyProxyBlobsChecksumTotalCount === undefined)
    reportMissing(issues, path, schema, 'dependency_proxy_blobs_checksum_total_count');
  else
    collectCount(dependencyProxyBlobsChecksumTotalCount, `${path}/dependency_proxy_blobs_checksum_total_count`, issues);
  const dependencyProxyBlobsChecksummedCount = value['dependency_proxy_blobs_checksummed_count'];
  if (dependencyProxyBlobsChecksummedCount === undefined)
    reportMissing(issues, path, schema, 'dependency_proxy_blobs_checksummed_count');
  else collectCount(dependencyProxyBlobsChecksummedCount, `${path}/dependency_proxy_blobs_checksummed_count`, issues);
  const dependencyProxyBlobsCount = value['dependency_proxy_blobs_count'];
  if (dependencyProxyBlobsCount === undefined) reportMissing(issues, path, schema, 'dependency_proxy_blobs_count');
  else collectCount(dependencyProxyBlobsCount, `${path}/dependency_proxy_blobs_count`, issues);
  const dependencyProxyBlobsFailedCount = value['dependency_proxy_blobs_failed_count'];
  if (dependencyProxyBlobsFailedCount === undefined)
    reportMissing(issues, path, schema, 'dependency_proxy_blobs_failed_count');
  else collectCount(dependencyProxyBlobsFailedCount, `${path}/dependency_proxy_blobs_failed_count`, issues);
  const dependencyProxyBlobsRegistryCount = value['dependency_proxy_blobs_registry_count'];
  if (dependencyProxyBlobsRegistryCount === undefined)
    reportMissing(issues, path, schema, 'dependency_proxy_blobs_registry_count');
  else collectCount(dependencyProxyBlobsRegistryCount, `${path}/dependency_proxy_blobs_registry_count`, issues);
  const dependencyProxyBlobsSyncedCount = value['dependency_proxy_blobs_synced_count'];
  if (dependencyProxyBlobsSyncedCount === undefined)
    reportMissing(issues, path, schema, 'dependency_proxy_blobs_synced_count');
  else collectCount(dependencyProxyBlobsSyncedCount, `${path}/dependency_proxy_blobs_synced_count`, issues);
  const dependencyProxyBlobsSyncedInPercentage = value['dependency_proxy_blobs_synced_in_percentage'];
  if (dependencyProxyBlobsSyncedInPercentage === undefined)
    reportMissing(issues, path, schema, 'dependency_proxy_blobs_synced_in_percentage');
  else
    collectPercentage(
      dependencyProxyBlobsSyncedInPercentage,
      `${path}/dependency_proxy_blobs_synced_in_percentage`,
      issues,
    );
  const dependencyProxyBlobsVerificationFailedCount = value['dependency_proxy_blobs_verification_failed_count'];
  if (dependencyProxyBlobsVerificationFailedCount === undefined)
    reportMissing(issues, path, schema, 'dependency_proxy_blobs_verification_failed_count');
  else
    collectCount(
      dependencyProxyBlobsVerificationFailedCount,
      `${path}/dependency_proxy_blobs_verification_failed_count`,
      issues,
    );
  const dependencyProxyBlobsVerificationTotalCount = value['dependency_proxy_blobs_verification_total_count'];
  if (dependencyProxyBlobsVerificationTotalCount === undefined)
    reportMissing(issues, path, schema, 'dependency_proxy_blobs_verification_total_count');
  else
    collectCount(
      dependencyProxyBlobsVerificationTotalCount,
      `${path}/dependency_proxy_blobs_verification_total_count`,
      issues,
    );
  const dependencyProxyBlobsVerifiedCount = value['dependency_proxy_blobs_verified_count'];
  if (dependencyProxyBlobsVerifiedCount === undefined)
    reportMissing(issues, path, schema, 'dependency_proxy_blobs_verified_count');
  else collectCount(dependencyProxyBlobsVerifiedCount, `${path}/dependency_proxy_blobs_verified_count`, issues);
  const dependencyProxyBlobsVerifiedInPercentage = value['dependency_proxy_blobs_verified_in_percentage'];
  if (dependencyProxyBlobsVerifiedInPercentage === undefined)
    reportMissing(issues, path, schema, 'dependency_proxy_blobs_verified_in_percentage');
  else
    collectPercentage(
      dependencyProxyBlobsVerifiedInPercentage,
      `${path}/dependency_proxy_blobs_verified_in_percentage`,
      issues,
    );
  const dependencyProxyManifestsChecksumFailedCount = value['dependency_proxy_manifests_checksum_failed_count'];
  if (dependencyProxyManifestsChecksumFailedCount === undefined)
    reportMissing(issues, path, schema, 'dependency_proxy_manifests_checksum_failed_count');
  else
    collectCount(
      dependencyProxyManifestsChecksumFailedCount,
      `${path}/dependency_proxy_manifests_checksum_failed_count`,
      issues,
    );
  const dependencyProxyManifestsChecksumTotalCount = value['dependency_proxy_manifests_checksum_total_count'];
  if (dependencyProxyManifestsChecksumTotalCount === undefined)
    reportMissing(issues, path, schema, 'dependency_proxy_manifests_checksum_total_count');
  else
    collectCount(
      dependencyProxyManifestsChecksumTotalCount,
      `${path}/dependency_proxy_manifests_checksum_total_count`,
      issues,
    );
  const dependencyProxyManifestsChecksummedCount = value['dependency_proxy_manifests_checksummed_count'];
  if (dependencyProxyManifestsChecksummedCount === undefined)
    reportMissing(issues, path, schema, 'dependency_proxy_manifests_checksummed_count');
  else
    collectCount(
      dependencyProxyManifestsChecksummedCount,
      `${path}/dependency_proxy_manifests_checksummed_count`,
      issues,
    );
  const dependencyProxyManifestsCount = value['dependency_proxy_manifests_count'];
  if (dependencyProxyManifestsCount === undefined)
    reportMissing(issues, path, schema, 'dependency_proxy_manifests_count');
  else collectCount(dependencyProxyManifestsCount, `${path}/dependency_proxy_manifests_count`, issues);
  const dependencyProxyManifestsFailedCount = value['dependency_proxy_manifests_failed_count'];
  if (dependencyProxyManifestsFailedCount === undefined)
    reportMissing(issues, path, schema, 'dependency_proxy_manifests_failed_count');
  else collectCount(dependencyProxyManifestsFailedCount, `${path}/dependency_proxy_manifests_failed_count`, issues);
  const dependencyProxyManifestsRegistryCount = value['dependency_proxy_manifests_registry_count'];
  if (dependencyProxyManifestsRegistryCount === undefined)
    reportMissing(issues, path, schema, 'dependency_proxy_manifests_registry_count');
  else collectCount(dependencyProxyManifestsRegistryCount, `${path}/dependency_proxy_manifests_registry_count`, issues);
  const dependencyProxyManifestsSyncedCount = value['dependency_proxy_manifests_synced_count'];
  if (dependencyProxyManifestsSyncedCount === undefined)
    reportMissing(issues, path, schema, 'dependency_proxy_manifests_synced_count');
  else collectCount(dependencyProxyManifestsSyncedCount, `${path}/dependency_proxy_manifests_synced_count`, issues);
  const dependencyProxyManifestsSyncedInPercentage = value['dependency_proxy_manifests_synced_in_percentage'];
  if (dependencyProxyManifestsSyncedInPercentage === undefined)
    reportMissing(issues, path, schema, 'dependency_proxy_manifests_synced_in_percentage');
  else
    collectPercentage(
      dependencyProxyManifestsSyncedInPercentage,
      `${path}/dependency_proxy_manifests_synced_in_percentage`,
      issues,
    );
  const dependencyProxyManifestsVerificationFailedCount = value['dependency_proxy_manifests_verification_failed_count'];
  if (dependencyProxyManifestsVerificationFailedCount === undefined)
    reportMissing(issues, path, schema, 'dependency_proxy_manifests_verification_failed_count');
  else
    collectCount(
      dependencyProxyManifestsVerificationFailedCount,
      `${path}/dependency_proxy_manifests_verification_failed_count`,
      issues,
    );
  const dependencyProxyManifestsVerificationTotalCount = value['dependency_proxy_manifests_verification_total_count'];
  if (dependencyProxyManifestsVerificationTotalCount === undefined)
    reportMissing(issues, path, schema, 'dependency_proxy_manifests_verification_total_count');
  else
    collectCount(
      dependencyProxyManifestsVerificationTotalCount,
      `${path}/dependency_proxy_manifests_verification_total_count`,
      issues,
    );
  const dependencyProxyManifestsVerifiedCount = value['dependency_proxy_manifests_verified_count'];
  if (dependencyProxyManifestsVerifiedCount === undefined)
    reportMissing(issues, path, schema, 'dependency_proxy_manifests_verified_count');
  else collectCount(dependencyProxyManifestsVerifiedCount, `${path}/dependency_proxy_manifests_verified_count`, issues);
  const dependencyProxyManifestsVerifiedInPercentage = value['dependency_proxy_manifests_verified_in_percentage'];
  if (dependencyProxyManifestsVerifiedInPercentage === undefined)
    reportMissing(issues, path, schema, 'dependency_proxy_manifests_verified_in_percentage');
  else
    collectPercentage(
      dependencyProxyManifestsVerifiedInPercentage,
      `${path}/dependency_proxy_manifests_verified_in_percentage`,
      issues,
    );
  const designManagementRepositoriesChecksumFailedCount = value['design_management_repositories_checksum_failed_count'];
  if (designManagementRepositoriesChecksumFailedCount === undefined)
    reportMissing(issues, path, schema, 'design_management_repositories_checksum_failed_count');
  else
    collectCount(
      designManagementRepositoriesChecksumFailedCount,
      `${path}/design_management_repositories_checksum_failed_count`,
      issues,
    );
  const designManagementRepositoriesChecksumTotalCount = value['design_management_repositories_checksum_total_count'];
  if (designManagementRepositoriesChecksumTotalCount === undefined)
    reportMissing(issues, path, schema, 'design_management_repositories_checksum_total_count');
  else
    collectCount(
      designManagementRepositoriesChecksumTotalCount,
      `${path}/design_management_repositories_checksum_total_count`,
      issues,
    );
  const designManagementRepositoriesChecksummedCount = value['design_management_repositories_checksummed_count'];
  if (designManagementRepositoriesChecksummedCount === undefined)
    reportMissing(issues, path, schema, 'design_management_repositories_checksummed_count');
  else
    collectCount(
      designManagementRepositoriesChecksummedCount,
      `${path}/design_management_repositories_checksummed_count`,
      issues,
    );
  const designManagementRepositoriesCount = value['design_management_repositories_count'];
  if (designManagementRepositoriesCount === undefined)
    reportMissing(issues, path, schema, 'design_management_repositories_count');
  else collectCount(designManagementRepositoriesCount, `${path}/design_management_repositories_count`, issues);
  const designManagementRepositoriesFailedCount = value['design_management_repositories_failed_count'];
  if (designManagementRepositoriesFailedCount === undefined)
    reportMissing(issues, path, schema, 'design_management_repositories_failed_count');
  else
    collectCount(
      designManagementRepositoriesFailedCount,
      `${path}/design_management_repositories_failed_count`,
      issues,
    );
  const designManagementRepositoriesRegistryCount = value['design_management_repositories_registry_count'];
  if (designManagementRepositoriesRegistryCount === undefined)
    reportMissing(issues, path, schema, 'design_management_repositories_registry_count');
  else
    collectCount(
      designManagementRepositoriesRegistryCount,
      `${path}/design_management_repositories_registry_count`,
      issues,
    );
  const designManagementRepositoriesSyncedCount = value['design_management_repositories_synced_count'];
  if (designManagementRepositoriesSyncedCount === undefined)
    reportMissing(issues, path, schema, 'design_management_repositories_synced_count');
  else
    collectCount(
      designManagementRepositoriesSyncedCount,
      `${path}/design_management_repositories_synced_count`,
      issues,
    );
  const designManagementRepositoriesSyncedInPercentage = value['design_management_repositories_synced_in_percentage'];
  if (designManagementRepositoriesSyncedInPercentage === undefined)
    reportMissing(issues, path, schema, 'design_management_repositories_synced_in_percentage');
  else
    collectPercentage(
      designManagementRepositoriesSyncedInPercentage,
      `${path}/design_management_repositories_synced_in_percentage`,
      issues,
    );
  const designManagementRepositoriesVerificationFailedCount =
    value['design_management_repositories_verification_failed_count'];
  if (designManagementRepositoriesVerificationFailedCount === undefined)
    reportMissing(issues, path, schema, 'design_management_repositories_verification_failed_count');
  else
    collectCount(
      designManagementRepositoriesVerificationFailedCount,
      `${path}/design_management_repositories_verification_failed_count`,
      issues,
    );
  const designManagementRepositoriesVerificationTotalCount =
    value['design_management_repositories_verification_total_count'];
  if (designManagementRepositoriesVerificationTotalCount === undefined)
    reportMissing(issues, path, schema, 'design_management_repositories_verification_total_count');
  else
    collectCount(
      designManagementRepositoriesVerificationTotalCount,
      `${path}/design_management_repositories_verification_total_count`,
      issues,
    );
  const designManagementRepositoriesVerifiedCount = value['design_management_repositories_verified_count'];
  if (designManagementRepositoriesVerifiedCount === undefined)
    reportMissing(issues, path, schema, 'design_management_repositories_verified_count');
  else
    collectCount(
      designManagementRepositoriesVerifiedCount,
      `${path}/design_management_repositories_verified_count`,
      issues,
    );
  const designManagementRepositoriesVerifiedInPercentage =
    value['design_management_repositories_verified_in_percentage'];
  if (designManagementRepositoriesVerifiedInPercentage === undefined)
    reportMissing(issues, path, schema, 'design_management_repositories_verified_in_percentage');
  else
    collectPercentage(
      designManagementRepositoriesVerifiedInPercentage,
      `${path}/design_management_repositories_verified_in_percentage`,
      issues,
    );
  const geoNodeId = value['geo_node_id'];
  if (geoNodeId === undefined) reportMissing(issues, path, schema, 'geo_node_id');
  else if (!Number.isInteger(geoNodeId)) failType(issues, path, schema, '/geo_node_id', 'must be an integer');
  const gitFetchEventCountWeekly = value['git_fetch_event_count_weekly'];
  if (gitFetchEventCountWeekly === undefined) reportMissing(issues, path, schema, 'git_fetch_event_count_weekly');
  else collectCount(gitFetchEventCountWeekly, `${path}/git_fetch_event_count_weekly`, issues);
  const gitPushEventCountWeekly = value['git_push_event_count_weekly'];
  if (gitPushEventCountWeekly === undefined) reportMissing(issues, path, schema, 'git_push_event_count_weekly');
  else collectCount(gitPushEventCountWeekly, `${path}/git_push_event_count_weekly`, issues);
  const groupWikiRepositoriesChecksumFailedCount = value['group_wiki_repositories_checksum_failed_count'];
  if (groupWikiRepositoriesChecksumFailedCount === undefined)
    reportMissing(issues, path, schema, 'group_wiki_repositories_checksum_failed_count');
  else
    collectCount(
      groupWikiRepositoriesChecksumFailedCount,
      `${path}/group_wiki_repositories_checksum_failed_count`,
      issues,
    );
  const groupWikiRepositoriesChecksumTotalCount = value['group_wiki_repositories_checksum_total_count'];
  if (groupWikiRepositoriesChecksumTotalCount === undefined)
    reportMissing(issues, path, schema, 'group_wiki_repositories_checksum_total_count');
  else
    collectCount(
      groupWikiRepositoriesChecksumTotalCount,
      `${path}/group_wiki_repositories_checksum_total_count`,
      issues,
    );
  const groupWikiRepositoriesChecksummedCount = value['group_wiki_repositories_checksummed_count'];
  if (groupWikiRepositoriesChecksummedCount === undefined)
    reportMissing(issues, path, schema, 'group_wiki_repositories_checksummed_count');
  else collectCount(groupWikiRepositoriesChecksummedCount, `${path}/group_wiki_repositories_checksummed_count`, issues);
  const groupWikiRepositoriesCount = value['group_wiki_repositories_count'];
  if (groupWikiRepositoriesCount === undefined) reportMissing(issues, path, schema, 'group_wiki_repositories_count');
  else collectCount(groupWikiRepositoriesCount, `${path}/group_wiki_repositories_count`, issues);
  const groupWikiRepositoriesFailedCount = value['group_wiki_repositories_failed_count'];
  if (groupWikiRepositoriesFailedCount === undefined)
    reportMissing(issues, path, schema, 'group_wiki_repositories_failed_count');
  else collectCount(groupWikiRepositoriesFailedCount, `${path}/group_wiki_repositories_failed_count`, issues);
  const groupWikiRepositoriesRegistryCount = value['group_wiki_repositories_registry_count'];
  if (groupWikiRepositoriesRegistryCount === undefined)
    reportMissing(issues, path, schema, 'group_wiki_repositories_registry_count');
  else collectCount(groupWikiRepositoriesRegistryCount, `${path}/group_wiki_repositories_registry_count`, issues);
  const groupWikiRepositoriesSyncedCount = value['group_wiki_repositories_synced_count'];
  if (groupWikiRepositoriesSyncedCount === undefined)
    reportMissing(issues, path, schema, 'group_wiki_repositories_synced_count');
  else collectCount(groupWikiRepositoriesSyncedCount, `${path}/group_wiki_repositories_synced_count`, issues);
  const groupWikiRepositoriesSyncedInPercentage = value['group_wiki_repositories_synced_in_percentage'];
  if (groupWikiRepositoriesSyncedInPercentage === undefined)
    reportMissing(issues, path, schema, 'group_wiki_repositories_synced_in_percentage');
  else
    collectPercentage(
      groupWikiRepositoriesSyncedInPercentage,
      `${path}/group_wiki_repositories_synced_in_percentage`,
      issues,
    );
  const groupWikiRepositoriesVerificationFailedCount = value['group_wiki_repositories_verification_failed_count'];
  if (groupWikiRepositoriesVerificationFailedCount === undefined)
    reportMissing(issues, path, schema, 'group_wiki_repositories_verification_failed_count');
  else
    collectCount(
      groupWikiRepositoriesVerificationFailedCount,
      `${path}/group_wiki_repositories_verification_failed_count`,
      issues,
    );
  const groupWikiRepositoriesVerificationTotalCount = value['group_wiki_repositories_verification_total_count'];
  if (groupWikiRepositoriesVerificationTotalCount === undefined)
    reportMissing(issues, path, schema, 'group_wiki_repositories_verification_total_count');
  else
    collectCount(
      groupWikiRepositoriesVerificationTotalCount,
      `${path}/group_wiki_repositories_verification_total_count`,
      issues,
    );
  const groupWikiRepositoriesVerifiedCount = value['group_wiki_repositories_verified_count'];
  if (groupWikiRepositoriesVerifiedCount === undefined)
    reportMissing(issues, path, schema, 'group_wiki_repositories_verified_count');
  else collectCount(groupWikiRepositoriesVerifiedCount, `${path}/group_wiki_repositories_verified_count`, issues);
  const groupWikiRepositoriesVerifiedInPercentage = value['group_wiki_repositories_verified_in_percentage'];
  if (groupWikiRepositoriesVerifiedInPercentage === undefined)
    reportMissing(issues, path, schema, 'group_wiki_repositories_verified_in_percentage');
  else
    collectPercentage(
      groupWikiRepositoriesVerifiedInPercentage,
      `${path}/group_wiki_repositories_verified_in_percentage`,
      issues,
    );
  const jobArtifactsChecksumFailedCount = value['job_artifacts_checksum_failed_count'];
  if (jobArtifactsChecksumFailedCount === undefined)
    reportMissing(issues, path, schema, 'job_artifacts_checksum_failed_count');
  else collectCount(jobArtifactsChecksumFailedCount, `${path}/job_artifacts_checksum_failed_count`, issues);
  const jobArtifactsChecksumTotalCount = value['job_artifacts_checksum_total_count'];
  if (jobArtifactsChecksumTotalCount === undefined)
    reportMissing(issues, path, schema, 'job_artifacts_checksum_total_count');
  else collectCount(jobArtifactsChecksumTotalCount, `${path}/job_artifacts_checksum_total_count`, issues);
  const jobArtifactsChecksummedCount = value['job_artifacts_checksummed_count'];
  if (jobArtifactsChecksummedCount === undefined)
    reportMissing(issues, path, schema, 'job_artifacts_checksummed_count');
  else collectCount(jobArtifactsChecksummedCount, `${path}/job_artifacts_checksummed_count`, issues);
  const jobArtifactsCount = value['job_artifacts_count'];
  if (jobArtifactsCount === undefined) reportMissing(issues, path, schema, 'job_artifacts_count');
  else collectCount(jobArtifactsCount, `${path}/job_artifacts_count`, issues);
  const jobArtifactsFailedCount = value['job_artifacts_failed_count'];
  if (jobArtifactsFailedCount === undefined) reportMissing(issues, path, schema, 'job_artifacts_failed_count');
  else collectCount(jobArtifactsFailedCount, `${path}/job_artifacts_failed_count`, issues);
  const jobArtifactsRegistryCount = value['job_artifacts_registry_count'];
  if (jobArtifactsRegistryCount === undefined) reportMissing(issues, path, schema, 'job_artifacts_registry_count');
  else collectCount(jobArtifactsRegistryCount, `${path}/job_artifacts_registry_count`, issues);
  const jobArtifactsSyncedCount = value['job_artifacts_synced_count'];
  if (jobArtifactsSyncedCount === undefined) reportMissing(issues, path, schema, 'job_artifacts_synced_count');
  else collectCount(jobArtifactsSyncedCount, `${path}/job_artifacts_synced_count`, issues);
  const jobArtifactsSyncedInPercentage = value['job_artifacts_synced_in_percentage'];
  if (jobArtifactsSyncedInPercentage === undefined)
    reportMissing(issues, path, schema, 'job_artifacts_synced_in_percentage');
  else collectPercentage(jobArtifactsSyncedInPercentage, `${path}/job_artifacts_synced_in_percentage`, issues);
  const jobArtifactsVerificationFailedCount = value['job_artifacts_verification_failed_count'];
  if (jobArtifactsVerificationFailedCount === undefined)
    reportMissing(issues, path, schema, 'job_artifacts_verification_failed_count');
  else collectCount(jobArtifactsVerificationFailedCount, `${path}/job_artifacts_verification_failed_count`, issues);
  const jobArtifactsVerificationTotalCount = value['job_artifacts_verification_total_count'];
  if (jobArtifactsVerificationTotalCount === undefined)
    reportMissing(issues, path, schema, 'job_artifacts_verification_total_count');
  else collectCount(jobArtifactsVerificationTotalCount, `${path}/job_artifacts_verification_total_count`, issues);
  const jobArtifactsVerifiedCount = value['job_artifacts_verified_count'];
  if (jobArtifactsVerifiedCount === undefined) reportMissing(issues, path, schema, 'job_artifacts_verified_count');
  else collectCount(jobArtifactsVerifiedCount, `${path}/job_artifacts_verified_count`, issues);
  const jobArtifactsVerifiedInPercentage = value['job_artifacts_verified_in_percentage'];
  if (jobArtifactsVerifiedInPercentage === undefined)
    reportMissing(issues, path, schema, 'job_artifacts_verified_in_percentage');
  else collectPercentage(jobArtifactsVerifiedInPercentage, `${path}/job_artifacts_verified_in_percentage`, issues);
  const lfsObjectsChecksumFailedCount = value['lfs_objects_checksum_failed_count'];
  if (lfsObjectsChecksumFailedCount === undefined)
    reportMissing(issues, path, schema, 'lfs_objects_checksum_failed_count');
  else collectCount(lfsObjectsChecksumFailedCount, `${path}/lfs_objects_checksum_failed_count`, issues);
  const lfsObjectsChecksumTotalCount = value['lfs_objects_checksum_total_count'];
  if (lfsObjectsChecksumTotalCount === undefined)
    reportMissing(issues, path, schema, 'lfs_objects_checksum_total_count');
  else collectCount(lfsObjectsChecksumTotalCount, `${path}/lfs_objects_checksum_total_count`, issues);
  const lfsObjectsChecksummedCount = value['lfs_objects_checksummed_count'];
  if (lfsObjectsChecksummedCount === undefined) reportMissing(issues, path, schema, 'lfs_objects_checksummed_count');
  else collectCount(lfsObjectsChecksummedCount, `${path}/lfs_objects_checksummed_count`, issues);
  const lfsObjectsCount = value['lfs_objects_count'];
  if (lfsObjectsCount === undefined) reportMissing(issues, path, schema, 'lfs_objects_count');
  else collectCount(lfsObjectsCount, `${path}/lfs_objects_count`, issues);
  const lfsObjectsFailedCount = value['lfs_objects_failed_count'];
  if (lfsObjectsFailedCount === undefined) reportMissing(issues, path, schema, 'lfs_objects_failed_count');
  else collectCount(lfsObjectsFailedCount, `${path}/lfs_objects_failed_count`, issues);
  const lfsObjectsRegistryCount = value['lfs_objects_registry_count'];
  if (lfsObjectsRegistryCount === undefined) reportMissing(issues, path, schema, 'lfs_objects_registry_count');
  else collectCount(lfsObjectsRegistryCount, `${path}/lfs_objects_registry_count`, issues);
  const lfsObjectsSyncedCount = value['lfs_objects_synced_count'];
  if (lfsObjectsSyncedCount === undefined) reportMissing(issues, path, schema, 'lfs_objects_synced_count');
  else collectCount(lfsObjectsSyncedCount, `${path}/lfs_objects_synced_count`, issues);
  const lfsObjectsSyncedInPercentage = value['lfs_objects_synced_in_percentage'];
  if (lfsObjectsSyncedInPercentage === undefined)
    reportMissing(issues, path, schema, 'lfs_objects_synced_in_percentage');
  else collectPercentage(lfsObjectsSyncedInPercentage, `${path}/lfs_objects_synced_in_percentage`, issues);
  const lfsObjectsVerificationFailedCount = value['lfs_objects_verification_failed_count'];
  if (lfsObjectsVerificationFailedCount === undefined)
    reportMissing(issues, path, schema, 'lfs_objects_verification_failed_count');
  else collectCount(lfsObjectsVerificationFailedCount, `${path}/lfs_objects_verification_failed_count`, issues);
  const lfsObjectsVerificationTotalCount = value['lfs_objects_verification_total_count'];
  if (lfsObjectsVerificationTotalCount === undefined)
    reportMissing(issues, path, schema, 'lfs_objects_verification_total_count');
  else collectCount(lfsObjectsVerificationTotalCount, `${path}/lfs_objects_verification_total_count`, issues);
  const lfsObjectsVerifiedCount = value['lfs_objects_verified_count'];
  if (lfsObjectsVerifiedCount === undefined) reportMissing(issues, path, schema, 'lfs_objects_verified_count');
  else collectCount(lfsObjectsVerifiedCount, `${path}/lfs_objects_verified_count`, issues);
  const lfsObjectsVerifiedInPercentage = value['lfs_objects_verified_in_percentage'];
  if (lfsObjectsVerifiedInPercentage === undefined)
    reportMissing(issues, path, schema, 'lfs_objects_verified_in_percentage');
  else collectPercentage(lfsObjectsVerifiedInPercentage, `${path}/lfs_objects_verified_in_percentage`, issues);
  const mergeRequestDiffsChecksumFailedCount = value['merge_request_diffs_checksum_failed_count'];
  if (mergeRequestDiffsChecksumFailedCount === undefined)
    reportMissing(issues, path, schema, 'merge_request_diffs_checksum_failed_count');
  else collectCount(mergeRequestDiffsChecksumFailedCount, `${path}/merge_request_diffs_checksum_failed_count`, issues);
  const mergeRequestDiffsChecksumTotalCount = value['merge_request_diffs_checksum_total_count'];
  if (mergeRequestDiffsChecksumTotalCount === undefined)
    reportMissing(issues, path, schema, 'merge_request_diffs_checksum_total_count');
  else collectCount(mergeRequestDiffsChecksumTotalCount, `${path}/merge_request_diffs_checksum_total_count`, issues);
  const mergeRequestDiffsChecksummedCount = value['merge_request_diffs_checksummed_count'];
  if (mergeRequestDiffsChecksummedCount === undefined)
    reportMissing(issues, path, schema, 'merge_request_diffs_checksummed_count');
  else collectCount(mergeRequestDiffsChecksummedCount, `${path}/merge_request_diffs_checksummed_count`, issues);
  const mergeRequestDiffsCount = value['merge_request_diffs_count'];
  if (mergeRequestDiffsCount === undefined) reportMissing(issues, path, schema, 'merge_request_diffs_count');
  else collectCount(mergeRequestDiffsCount, `${path}/merge_request_diffs_count`, issues);
  const mergeRequestDiffsFailedCount = value['merge_request_diffs_failed_count'];
  if (mergeRequestDiffsFailedCount === undefined)
    reportMissing(issues, path, schema, 'merge_request_diffs_failed_count');
  else collectCount(mergeRequestDiffsFailedCount, `${path}/merge_request_diffs_failed_count`, issues);
  const mergeRequestDiffsRegistryCount = value['merge_request_diffs_registry_count'];
  if (mergeRequestDiffsRegistryCount === undefined)
    reportMissing(issues, path, schema, 'merge_request_diffs_registry_count');
  else collectCount(mergeRequestDiffsRegistryCount, `${path}/merge_request_diffs_registry_count`, issues);
  const mergeRequestDiffsSyncedCount = value['merge_request_diffs_synced_count'];
  if (mergeRequestDiffsSyncedCount === undefined)
    reportMissing(issues, path, schema, 'merge_request_diffs_synced_count');
  else collectCount(mergeRequestDiffsSyncedCount, `${path}/merge_request_diffs_synced_count`, issues);
  const mergeRequestDiffsSyncedInPercentage = value['merge_request_diffs_synced_in_percentage'];
  if (mergeRequestDiffsSyncedInPercentage === undefined)
    reportMissing(issues, path, schema, 'merge_request_diffs_synced_in_percentage');
  else
    collectPercentage(mergeRequestDiffsSyncedInPercentage, `${path}/merge_request_diffs_synced_in_percentage`, issues);
  const mergeRequestDiffsVerificationFailedCount = value['merge_request_diffs_verification_failed_count'];
  if (mergeRequestDiffsVerificationFailedCount === undefined)
    reportMissing(issues, path, schema, 'merge_request_diffs_verification_failed_count');
  else
    collectCount(
      mergeRequestDiffsVerificationFailedCount,
      `${path}/merge_request_diffs_verification_failed_count`,
      issues,
    );
  const mergeRequestDiffsVerificationTotalCount = value['merge_request_diffs_verification_total_count'];
  if (mergeRequestDiffsVerificationTotalCount === undefined)
    reportMissing(issues, path, schema, 'merge_request_diffs_verification_total_count');
  else
    collectCount(
      mergeRequestDiffsVerificationTotalCount,
      `${path}/merge_request_diffs_verification_total_count`,
      issues,
    );
  const mergeRequestDiffsVerifiedCount = value['merge_request_diffs_verified_count'];
  if (mergeRequestDiffsVerifiedCount === undefined)
    reportMissing(issues, path, schema, 'merge_request_diffs_verified_count');
  else collectCount(mergeRequestDiffsVerifiedCount, `${path}/merge_request_diffs_verified_count`, issues);
  const mergeRequestDiffsVerifiedInPercentage = value['merge_request_diffs_verified_in_percentage'];
  if (mergeRequestDiffsVerifiedInPercentage === undefined)
    reportMissing(issues, path, schema, 'merge_request_diffs_verified_in_percentage');
  else
    collectPercentage(
      mergeRequestDiffsVerifiedInPercentage,
      `${path}/merge_request_diffs_verified_in_percentage`,
      issues,
    );
  const packageFilesChecksumFailedCount = value['package_files_checksum_failed_count'];
  if (packageFilesChecksumFailedCount === undefined)
    reportMissing(issues, path, schema, 'package_files_checksum_failed_count');
  else collectCount(packageFilesChecksumFailedCount, `${path}/package_files_checksum_failed_count`, issues);
  const packageFilesChecksumTotalCount = value['package_files_checksum_total_count'];
  if (packageFilesChecksumTotalCount === undefined)
    reportMissing(issues, path, schema, 'package_files_checksum_total_count');
  else collectCount(packageFilesChecksumTotalCount, `${path}/package_files_checksum_total_count`, issues);
  const packageFilesChecksummedCount = value['package_files_checksummed_count'];
  if (packageFilesChecksummedCount === undefined)
    reportMissing(issues, path, schema, 'package_files_checksummed_count');
  else collectCount(packageFilesChecksummedCount, `${path}/package_files_checksummed_count`, issues);
  const packageFilesCount = value['package_files_count'];
  if (packageFilesCount === undefined) reportMissing(issues, path, schema, 'package_files_count');
  else collectCount(packageFilesCount, `${path}/package_files_count`, issues);
  const packageFilesFailedCount = value['package_files_failed_count'];
  if (packageFilesFailedCount === undefined) reportMissing(issues, path, schema, 'package_files_failed_count');
  else collectCount(packageFilesFailedCount, `${path}/package_files_failed_count`, issues);
  const packageFilesRegistryCount = value['package_files_registry_count'];
  if (packageFilesRegistryCount === undefined) reportMissing(issues, path, schema, 'package_files_registry_count');
  else collectCount(packageFilesRegistryCount, `${path}/package_files_registry_count`, issues);
  const packageFilesSyncedCount = value['package_files_synced_count'];
  if (packageFilesSyncedCount === undefined) reportMissing(issues, path, schema, 'package_files_synced_count');
  else collectCount(packageFilesSyncedCount, `${path}/package_files_synced_count`, issues);
  const packageFilesSyncedInPercentage = value['package_files_synced_in_percentage'];
  if (packageFilesSyncedInPercentage === undefined)
    reportMissing(issues, path, schema, 'package_files_synced_in_percentage');
  else collectPercentage(packageFilesSyncedInPercentage, `${path}/package_files_synced_in_percentage`, issues);
  const packageFilesVerificationFailedCount = value['package_files_verification_failed_count'];
  if (packageFilesVerificationFailedCount === undefined)
    reportMissing(issues, path, schema, 'package_files_verification_failed_count');
  else collectCount(packageFilesVerificationFailedCount, `${path}/package_files_verification_failed_count`, issues);
  const packageFilesVerificationTotalCount = value['package_files_verification_total_count'];
  if (packageFilesVerificationTotalCount === undefined)
    reportMissing(issues, path, schema, 'package_files_verification_total_count');
  else collectCount(packageFilesVerificationTotalCount, `${path}/package_files_verification_total_count`, issues);
  const packageFilesVerifiedCount = value['package_files_verified_count'];
  if (packageFilesVerifiedCount === undefined) reportMissing(issues, path, schema, 'package_files_verified_count');
  else collectCount(packageFilesVerifiedCount, `${path}/package_files_verified_count`, issues);
  const packageFilesVerifiedInPercentage = value['package_files_verified_in_percentage'];
  if (packageFilesVerifiedInPercentage === undefined)
    reportMissing(issues, path, schema, 'package_files_verified_in_percentage');
  else collectPercentage(packageFilesVerifiedInPercentage, `${path}/package_files_verified_in_percentage`, issues);
  const pagesDeploymentsChecksumFailedCount = value['pages_deployments_checksum_failed_count'];
  if (pagesDeploymentsChecksumFailedCount === undefined)
    reportMissing(issues, path, schema, 'pages_deployments_checksum_failed_count');
  else collectCount(pagesDeploymentsChecksumFailedCount, `${path}/pages_deployments_checksum_failed_count`, issues);
  const pagesDeploymentsChecksumTotalCount = value['pages_deployments_checksum_total_count'];
  if (pagesDeploymentsChecksumTotalCount === undefined)
    reportMissing(issues, path, schema, 'pages_deployments_checksum_total_count');
  else collectCount(pagesDeploymentsChecksumTotalCount, `${path}/pages_deployments_checksum_total_count`, issues);
  const pagesDeploymentsChecksummedCount = value['pages_deployments_checksummed_count'];
  if (pagesDeploymentsChecksummedCount === undefined)
    reportMissing(issues, path, schema, 'pages_deployments_checksummed_count');
  else collectCount(pagesDeploymentsChecksummedCount, `${path}/pages_deployments_checksummed_count`, issues);
  const pagesDeploymentsCount = value['pages_deployments_count'];
  if (pagesDeploymentsCount === undefined) reportMissing(issues, path, schema, 'pages_deployments_count');
  else collectCount(pagesDeploymentsCount, `${path}/pages_deployments_count`, issues);
  const pagesDeploymentsFailedCount = value['pages_deployments_failed_count'];
  if (pagesDeploymentsFailedCount === undefined) reportMissing(issues, path, schema, 'pages_deployments_failed_count');
  else collectCount(pagesDeploymentsFailedCount, `${path}/pages_deployments_failed_count`, issues);
  const pagesDeploymentsRegistryCount = value['pages_deployments_registry_count'];
  if (pagesDeploymentsRegistryCount === undefined)
    reportMissing(issues, path, schema, 'pages_deployments_registry_count');
  else collectCount(pagesDeploymentsRegistryCount, `${path}/pages_deployments_registry_count`, issues);
  const pagesDeploymentsSyncedCount = value['pages_deployments_synced_count'];
  if (pagesDeploymentsSyncedCount === undefined) reportMissing(issues, path, schema, 'pages_deployments_synced_count');
  else collectCount(pagesDeploymentsSyncedCount, `${path}/pages_deployments_synced_count`, issues);
  const pagesDeploymentsSyncedInPercentage = value['pages_deployments_synced_in_percentage'];
  if (pagesDeploymentsSyncedInPercentage === undefined)
    reportMissing(issues, path, schema, 'pages_deployments_synced_in_percentage');
  else collectPercentage(pagesDeploymentsSyncedInPercentage, `${path}/pages_deployments_synced_in_percentage`, issues);
  const pagesDeploymentsVerificationFailedCount = value['pages_deployments_verification_failed_count'];
  if (pagesDeploymentsVerificationFailedCount === undefined)
    reportMissing(issues, path, schema, 'pages_deployments_verification_failed_count');
  else
    collectCount(
      pagesDeploymentsVerificationFailedCount,
      `${path}/pages_deployments_verification_failed_count`,
      issues,
    );
  const pagesDeploymentsVerificationTotalCount = value['pages_deployments_verification_total_count'];
  if (pagesDeploymentsVerificationTotalCount === undefined)
    reportMissing(issues, path, schema, 'pages_deployments_verification_total_count');
  else
    collectCount(pagesDeploymentsVerificationTotalCount, `${path}/pages_deployments_verification_total_count`, issues);
  const pagesDeploymentsVerifiedCount = value['pages_deployments_verified_count'];
  if (pagesDeploymentsVerifiedCount === undefined)
    reportMissing(issues, path, schema, 'pages_deployments_verified_count');
  else collectCount(pagesDeploymentsVerifiedCount, `${path}/pages_deployments_verified_count`, issues);
  const pagesDeploymentsVerifiedInPercentage = value['pages_deployments_verified_in_percentage'];
  if (pagesDeploymentsVerifiedInPercentage === undefined)
    reportMissing(issues, path, schema, 'pages_deployments_verified_in_percentage');
  else
    collectPercentage(pagesDeploymentsVerifiedInPercentage, `${path}/pages_deployments_verified_in_percentage`, issues);
  const pipelineArtifactsChecksumFailedCount = value['pipeline_artifacts_checksum_failed_count'];
  if (pipelineArtifactsChecksumFailedCount === undefined)
    reportMissing(issues, path, schema, 'pipeline_artifacts_checksum_failed_count');
  else collectCount(pipelineArtifactsChecksumFailedCount, `${path}/pipeline_artifacts_checksum_failed_count`, issues);
  const pipelineArtifactsChecksumTotalCount = value['pipeline_artifacts_checksum_total_count'];
  if (pipelineArtifactsChecksumTotalCount === undefined)
    reportMissing(issues, path, schema, 'pipeline_artifacts_checksum_total_count');
  else collectCount(pipelineArtifactsChecksumTotalCount, `${path}/pipeline_artifacts_checksum_total_count`, issues);
  const pipelineArtifactsChecksummedCount = value['pipeline_artifacts_checksummed_count'];
  if (pipelineArtifactsChecksummedCount === undefined)
    reportMissing(issues, path, schema, 'pipeline_artifacts_checksummed_count');
  else collectCount(pipelineArtifactsChecksummedCount, `${path}/pipeline_artifacts_checksummed_count`, issues);
  const pipelineArtifactsCount = value['pipeline_artifacts_count'];
  if (pipelineArtifactsCount === undefined) reportMissing(issues, path, schema, 'pipeline_artifacts_count');
  else collectCount(pipelineArtifactsCount, `${path}/pipeline_artifacts_count`, issues);
  const pipelineArtifactsFailedCount = value['pipeline_artifacts_failed_count'];
  if (pipelineArtifactsFailedCount === undefined)
    reportMissing(issues, path, schema, 'pipeline_artifacts_failed_count');
  else collectCount(pipelineArtifactsFailedCount, `${path}/pipeline_artifacts_failed_count`, issues);
  const pipelineArtifactsRegistryCount = value['pipeline_artifacts_registry_count'];
  if (pipelineArtifactsRegistryCount === undefined)
    reportMissing(issues, path, schema, 'pipeline_artifacts_registry_count');
  else collectCount(pipelineArtifactsRegistryCount, `${path}/pipeline_artifacts_registry_count`, issues);
  const pipelineArtifactsSyncedCount = value['pipeline_artifacts_synced_count'];
  if (pipelineArtifactsSyncedCount === undefined)
    reportMissing(issues, path, schema, 'pipeline_artifacts_synced_count');
  else collectCount(pipelineArtifactsSyncedCount, `${path}/pipeline_artifacts_synced_count`, issues);
  const pipelineArtifactsSyncedInPercentage = value['pipeline_artifacts_synced_in_percentage'];
  if (pipelineArtifactsSyncedInPercentage === undefined)
    reportMissing(issues, path, schema, 'pipeline_artifacts_synced_in_percentage');
  else
    collectPercentage(pipelineArtifactsSyncedInPercentage, `${path}/pipeline_artifacts_synced_in_percentage`, issues);
  const pipelineArtifactsVerificationFailedCount = value['pipeline_artifacts_verification_failed_count'];
  if (pipelineArtifactsVerificationFailedCount === undefined)
    reportMissing(issues, path, schema, 'pipeline_artifacts_verification_failed_count');
  else
    collectCount(
      pipelineArtifactsVerificationFailedCount,
      `${path}/pipeline_artifacts_verification_failed_count`,
      issues,
    );
  const pipelineArtifactsVerificationTotalCount = value['pipeline_artifacts_verification_total_count'];
  if (pipelineArtifactsVerificationTotalCount === undefined)
    reportMissing(issues, path, schema, 'pipeline_artifacts_verification_total_count');
  else
    collectCount(
      pipelineArtifactsVerificationTotalCount,
      `${path}/pipeline_artifacts_verification_total_count`,
      issues,
    );
  const pipelineArtifactsVerifiedCount = value['pipeline_artifacts_verified_count'];
  if (pipelineArtifactsVerifiedCount === undefined)
    reportMissing(issues, path, schema, 'pipeline_artifacts_verified_count');
  else collectCount(pipelineArtifactsVerifiedCount, `${path}/pipeline_artifacts_verified_count`, issues);
  const pipelineArtifactsVerifiedInPercentage = value['pipeline_artifacts_verified_in_percentage'];
  if (pipelineArtifactsVerifiedInPercentage === undefined)
    reportMissing(issues, path, schema, 'pipeline_artifacts_verified_in_percentage');
  else
    collectPercentage(
      pipelineArtifactsVerifiedInPercentage,
      `${path}/pipeline_artifacts_verified_in_percentage`,
      issues,
    );
  const projectRepositoriesChecksumFailedCount = value['project_repositories_checksum_failed_count'];
  if (projectRepositoriesChecksumFailedCount === undefined)
    reportMissing(issues, path, schema, 'project_repositories_checksum_failed_count');
  else
    collectCount(projectRepositoriesChecksumFailedCount, `${path}/project_repositories_checksum_failed_count`, issues);
  const projectRepositoriesChecksumTotalCount = value['project_repositories_checksum_total_count'];
  if (projectRepositoriesChecksumTotalCount === undefined)
    reportMissing(issues, path, schema, 'project_repositories_checksum_total_count');
  else collectCount(projectRepositoriesChecksumTotalCount, `${path}/project_repositories_checksum_total_count`, issues);
  const projectRepositoriesChecksummedCount = value['project_repositories_checksummed_count'];
  if (projectRepositoriesChecksummedCount === undefined)
    reportMissing(issues, path, schema, 'project_repositories_checksummed_count');
  else collectCount(projectRepositoriesChecksummedCount, `${path}/project_repositories_checksummed_count`, issues);
  const projectRepositoriesCount = value['project_repositories_count'];
  if (projectRepositoriesCount === undefined) reportMissing(issues, path, schema, 'project_repositories_count');
  else collectCount(projectRepositoriesCount, `${path}/project_repositories_count`, issues);
  const projectRepositoriesFailedCount = value['project_repositories_failed_count'];
  if (projectRepositoriesFailedCount === undefined)
    reportMissing(issues, path, schema, 'project_repositories_failed_count');
  else collectCount(projectRepositoriesFailedCount, `${path}/project_repositories_failed_count`, issues);
  const projectRepositoriesRegistryCount = value['project_repositories_registry_count'];
  if (projectRepositoriesRegistryCount === undefined)
    reportMissing(issues, path, schema, 'project_repositories_registry_count');
  else collectCount(projectRepositoriesRegistryCount, `${path}/project_repositories_registry_count`, issues);
  const projectRepositoriesSyncedCount = value['project_repositories_synced_count'];
  if (projectRepositoriesSyncedCount === undefined)
    reportMissing(issues, path, schema, 'project_repositories_synced_count');
  else collectCount(projectRepositoriesSyncedCount, `${path}/project_repositories_synced_count`, issues);
  const projectRepositoriesSyncedInPercentage = value['project_repositories_synced_in_percentage'];
  if (projectRepositoriesSyncedInPercentage === undefined)
    reportMissing(issues, path, schema, 'project_repositories_synced_in_percentage');
  else
    collectPercentage(
      projectRepositoriesSyncedInPercentage,
      `${path}/project_repositories_synced_in_percentage`,
      issues,
    );
  const projectRepositoriesVerificationFailedCount = value['project_repositories_verification_failed_count'];
  if (projectRepositoriesVerificationFailedCount === undefined)
    reportMissing(issues, path, schema, 'project_repositories_verification_failed_count');
  else
    collectCount(
      projectRepositoriesVerificationFailedCount,
      `${path}/project_repositories_verification_failed_count`,
      issues,
    );
  const projectRepositoriesVerificationTotalCount = value['project_repositories_verification_total_count'];
  if (projectRepositoriesVerificationTotalCount === undefined)
    reportMissing(issues, path, schema, 'project_repositories_verification_total_count');
  else
    collectCount(
      projectRepositoriesVerificationTotalCount,
      `${path}/project_repositories_verification_total_count`,
      issues,
    );
  const projectRepositoriesVerifiedCount = value['project_repositories_verified_count'];
  if (projectRepositoriesVerifiedCount === undefined)
    reportMissing(issues, path, schema, 'project_repositories_verified_count');
  else collectCount(projectRepositoriesVerifiedCount, `${path}/project_repositories_verified_count`, issues);
  const projectRepositoriesVerifiedInPercentage = value['project_repositories_verified_in_percentage'];
  if (projectRepositoriesVerifiedInPercentage === undefined)
    reportMissing(issues, path, schema, 'project_repositories_verified_in_percentage');
  else
    collectPercentage(
      projectRepositoriesVerifiedInPercentage,
      `${path}/project_repositories_verified_in_percentage`,
      issues,
    );
  const projectWikiRepositoriesChecksumFailedCount = value['project_wiki_repositories_checksum_failed_count'];
  if (projectWikiRepositoriesChecksumFailedCount === undefined)
    reportMissing(issues, path, schema, 'project_wiki_repositories_checksum_failed_count');
  else
    collectCount(
      projectWikiRepositoriesChecksumFailedCount,
      `${path}/project_wiki_repositories_checksum_failed_count`,
      issues,
    );
  const projectWikiRepositoriesChecksumTotalCount = value['project_wiki_repositories_checksum_total_count'];
  if (projectWikiRepositoriesChecksumTotalCount === undefined)
    reportMissing(issues, path, schema, 'project_wiki_repositories_checksum_total_count');
  else
    collectCount(
      projectWikiRepositoriesChecksumTotalCount,
      `${path}/project_wiki_repositories_checksum_total_count`,
      issues,
    );
  const projectWikiRepositoriesChecksummedCount = value['project_wiki_repositories_checksummed_count'];
  if (projectWikiRepositoriesChecksummedCount === undefined)
    reportMissing(issues, path, schema, 'project_wiki_repositories_checksummed_count');
  else
    collectCount(
      projectWikiRepositoriesChecksummedCount,
      `${path}/project_wiki_repositories_checksummed_count`,
      issues,
    );
  const projectWikiRepositoriesCount = value['project_wiki_repositories_count'];
  if (projectWikiRepositoriesCount === undefined)
    reportMissing(issues, path, schema, 'project_wiki_repositories_count');
  else collectCount(projectWikiRepositoriesCount, `${path}/project_wiki_repositories_count`, issues);
  const projectWikiRepositoriesFailedCount = value['project_wiki_repositories_failed_count'];
  if (projectWikiRepositoriesFailedCount === undefined)
    reportMissing(issues, path, schema, 'project_wiki_repositories_failed_count');
  else collectCount(projectWikiRepositoriesFailedCount, `${path}/project_wiki_repositories_failed_count`, issues);
  const projectWikiRepositoriesRegistryCount = value['project_wiki_repositories_registry_count'];
  if (projectWikiRepositoriesRegistryCount === undefined)
    reportMissing(issues, path, schema, 'project_wiki_repositories_registry_count');
  else collectCount(projectWikiRepositoriesRegistryCount, `${path}/project_wiki_repositories_registry_count`, issues);
  const projectWikiRepositoriesSyncedCount = value['project_wiki_repositories_synced_count'];
  if (projectWikiRepositoriesSyncedCount === undefined)
    reportMissing(issues, path, schema, 'project_wiki_repositories_synced_count');
  else collectCount(projectWikiRepositoriesSyncedCount, `${path}/project_wiki_repositories_synced_count`, issues);
  const projectWikiRepositoriesSyncedInPercentage = value['project_wiki_repositories_synced_in_percentage'];
  if (projectWikiRepositoriesSyncedInPercentage === undefined)
    reportMissing(issues, path, schema, 'project_wiki_repositories_synced_in_percentage');
  else
    collectPercentage(
      projectWikiRepositoriesSyncedInPercentage,
      `${path}/project_wiki_repositories_synced_in_percentage`,
      issues,
    );
  const projectWikiRepositoriesVerificationFailedCount = value['project_wiki_repositories_verification_failed_count'];
  if (projectWikiRepositoriesVerificationFailedCount === undefined)
    reportMissing(issues, path, schema, 'project_wiki_repositories_verification_failed_count');
  else
    collectCount(
      projectWikiRepositoriesVerificationFailedCount,
      `${path}/project_wiki_repositories_verification_failed_count`,
      issues,
    );
  const projectWikiRepositoriesVerificationTotalCount = value['project_wiki_repositories_verification_total_count'];
  if (projectWikiRepositoriesVerificationTotalCount === undefined)
    reportMissing(issues, path, schema, 'project_wiki_repositories_verification_total_count');
  else
    collectCount(
      projectWikiRepositoriesVerificationTotalCount,
      `${path}/project_wiki_repositories_verification_total_count`,
      issues,
    );
  const projectWikiRepositoriesVerifiedCount = value['project_wiki_repositories_verified_count'];
  if (projectWikiRepositoriesVerifiedCount === undefined)
    reportMissing(issues, path, schema, 'project_wiki_repositories_verified_count');
  else collectCount(projectWikiRepositoriesVerifiedCount, `${path}/project_wiki_repositories_verified_count`, issues);
  const projectWikiRepositoriesVerifiedInPercentage = value['project_wiki_repositories_verified_in_percentage'];
  if (projectWikiRepositoriesVerifiedInPercentage === undefined)
    reportMissing(issues, path, schema, 'project_wiki_repositories_verified_in_percentage');
  else
    collectPercentage(
      projectWikiRepositoriesVerifiedInPercentage,
      `${path}/project_wiki_repositories_verified_in_percentage`,
      issues,
    );
  const projectsCount = value['projects_count'];
  if (projectsCount === undefined) reportMissing(issues, path, schema, 'projects_count');
  else collectCount(projectsCount, `${path}/projects_count`, issues);
  const proxyLocalRequestsEventCountWeekly = value['proxy_local_requests_event_count_weekly'];
  if (proxyLocalRequestsEventCountWeekly === undefined)
    reportMissing(issues, path, schema, 'proxy_local_requests_event_count_weekly');
  else collectCount(proxyLocalRequestsEventCountWeekly, `${path}/proxy_local_requests_event_count_weekly`, issues);
  const proxyRemoteRequestsEventCountWeekly = value['proxy_remote_requests_event_count_weekly'];
  if (proxyRemoteRequestsEventCountWeekly === undefined)
    reportMissing(issues, path, schema, 'proxy_remote_requests_event_count_weekly');
  else collectCount(proxyRemoteRequestsEventCountWeekly, `${path}/proxy_remote_requests_event_count_weekly`, issues);
  const replicationSlotsUsedInPercentage = value['replication_slots_used_in_percentage'];
  if (replicationSlotsUsedInPercentage === undefined)
    reportMissing(issues, path, schema, 'replication_slots_used_in_percentage');
  else collectPercentage(replicationSlotsUsedInPercentage, `${path}/replication_slots_used_in_percentage`, issues);
  const repositoriesCheckedInPercentage = value['repositories_checked_in_percentage'];
  if (repositoriesCheckedInPercentage === undefined)
    reportMissing(issues, path, schema, 'repositories_checked_in_percentage');
  else collectPercentage(repositoriesCheckedInPercentage, `${path}/repositories_checked_in_percentage`, issues);
  const snippetRepositoriesChecksumFailedCount = value['snippet_repositories_checksum_failed_count'];
  if (snippetRepositoriesChecksumFailedCount === undefined)
    reportMissing(issues, path, schema, 'snippet_repositories_checksum_failed_count');
  else
    collectCount(snippetRepositoriesChecksumFailedCount, `${path}/snippet_repositories_checksum_failed_count`, issues);
  const snippetRepositoriesChecksumTotalCount = value['snippet_repositories_checksum_total_count'];
  if (snippetRepositoriesChecksumTotalCount === undefined)
    reportMissing(issues, path, schema, 'snippet_repositories_checksum_total_count');
  else collectCount(snippetRepositoriesChecksumTotalCount, `${path}/snippet_repositories_checksum_total_count`, issues);
  const snippetRepositoriesChecksummedCount = value['snippet_repositories_checksummed_count'];
  if (snippetRepositoriesChecksummedCount === undefined)
    reportMissing(issues, path, schema, 'snippet_repositories_checksummed_count');
  else collectCount(snippetRepositoriesChecksummedCount, `${path}/snippet_repositories_checksummed_count`, issues);
  const snippetRepositoriesCount = value['snippet_repositories_count'];
  if (snippetRepositoriesCount === undefined) reportMissing(issues, path, schema, 'snippet_repositories_count');
  else collectCount(snippetRepositoriesCount, `${path}/snippet_repositories_count`, issues);
  const snippetRepositoriesFailedCount = value['snippet_repositories_failed_count'];
  if (snippetRepositoriesFailedCount === undefined)
    reportMissing(issues, path, schema, 'snippet_repositories_failed_count');
  else collectCount(snippetRepositoriesFailedCount, `${path}/snippet_repositories_failed_count`, issues);
  const snippetRepositoriesRegistryCount = value['snippet_repositories_registry_count'];
  if (snippetRepositoriesRegistryCount === undefined)
    reportMissing(issues, path, schema, 'snippet_repositories_registry_count');
  else collectCount(snippetRepositoriesRegistryCount, `${path}/snippet_repositories_registry_count`, issues);
  const snippetRepositoriesSyncedCount = value['snippet_repositories_synced_count'];
  if (snippetRepositoriesSyncedCount === undefined)
    reportMissing(issues, path, schema, 'snippet_repositories_synced_count');
  else collectCount(snippetRepositoriesSyncedCount, `${path}/snippet_repositories_synced_count`, issues);
  const snippetRepositoriesSyncedInPercentage = value['snippet_repositories_synced_in_percentage'];
  if (snippetRepositoriesSyncedInPercentage === undefined)
    reportMissing(issues, path, schema, 'snippet_repositories_synced_in_percentage');
  else
    collectPercentage(
      snippetRepositoriesSyncedInPercentage,
      `${path}/snippet_repositories_synced_in_percentage`,
      issues,
    );
  const snippetRepositoriesVerificationFailedCount = value['snippet_repositories_verification_failed_count'];
  if (snippetRepositoriesVerificationFailedCount === undefined)
    reportMissing(issues, path, schema, 'snippet_repositories_verification_failed_count');
  else
    collectCount(
      snippetRepositoriesVerificationFailedCount,
      `${path}/snippet_repositories_verification_failed_count`,
      issues,
    );
  const snippetRepositoriesVerificationTotalCount = value['snippet_repositories_verification_total_count'];
  if (snippetRepositoriesVerificationTotalCount === undefined)
    reportMissing(issues, path, schema, 'snippet_repositories_verification_total_count');
  else
    collectCount(
      snippetRepositoriesVerificationTotalCount,
      `${path}/snippet_repositories_verification_total_count`,
      issues,
    );
  const snippetRepositoriesVerifiedCount = value['snippet_repositories_verified_count'];
  if (snippetRepositoriesVerifiedCount === undefined)
    reportMissing(issues, path, schema, 'snippet_repositories_verified_count');
  else collectCount(snippetRepositoriesVerifiedCount, `${path}/snippet_repositories_verified_count`, issues);
  const snippetRepositoriesVerifiedInPercentage = value['snippet_repositories_verified_in_percentage'];
  if (snippetRepositoriesVerifiedInPercentage === undefined)
    reportMissing(issues, path, schema, 'snippet_repositories_verified_in_percentage');
  else
    collectPercentage(
      snippetRepositoriesVerifiedInPercentage,
      `${path}/snippet_repositories_verified_in_percentage`,
      issues,
    );
  const terraformStateVersionsChecksumFailedCount = value['terraform_state_versions_checksum_failed_count'];
  if (terraformStateVersionsChecksumFailedCount === undefined)
    reportMissing(issues, path, schema, 'terraform_state_versions_checksum_failed_count');
  else
    collectCount(
      terraformStateVersionsChecksumFailedCount,
      `${path}/terraform_state_versions_checksum_failed_count`,
      issues,
    );
  const terraformStateVersionsChecksumTotalCount = value['terraform_state_versions_checksum_total_count'];
  if (terraformStateVersionsChecksumTotalCount === undefined)
    reportMissing(issues, path, schema, 'terraform_state_versions_checksum_total_count');
  else
    collectCount(
      terraformStateVersionsChecksumTotalCount,
      `${path}/terraform_state_versions_checksum_total_count`,
      issues,
    );
  const terraformStateVersionsChecksummedCount = value['terraform_state_versions_checksummed_count'];
  if (terraformStateVersionsChecksummedCount === undefined)
    reportMissing(issues, path, schema, 'terraform_state_versions_checksummed_count');
  else
    collectCount(terraformStateVersionsChecksummedCount, `${path}/terraform_state_versions_checksummed_count`, issues);
  const terraformStateVersionsCount = value['terraform_state_versions_count'];
  if (terraformStateVersionsCount === undefined) reportMissing(issues, path, schema, 'terraform_state_versions_count');
  else collectCount(terraformStateVersionsCount, `${path}/terraform_state_versions_count`, issues);
  const terraformStateVersionsFailedCount = value['terraform_state_versions_failed_count'];
  if (terraformStateVersionsFailedCount === undefined)
    reportMissing(issues, path, schema, 'terraform_state_versions_failed_count');
  else collectCount(terraformStateVersionsFailedCount, `${path}/terraform_state_versions_failed_count`, issues);
  const terraformStateVersionsRegistryCount = value['terraform_state_versions_registry_count'];
  if (terraformStateVersionsRegistryCount === undefined)
    reportMissing(issues, path, schema, 'terraform_state_versions_registry_count');
  else collectCount(terraformStateVersionsRegistryCount, `${path}/terraform_state_versions_registry_count`, issues);
  const terraformStateVersionsSyncedCount = value['terraform_state_versions_synced_count'];
  if (terraformStateVersionsSyncedCount === undefined)
    reportMissing(issues, path, schema, 'terraform_state_versions_synced_count');
  else collectCount(terraformStateVersionsSyncedCount, `${path}/terraform_state_versions_synced_count`, issues);
  const terraformStateVersionsSyncedInPercentage = value['terraform_state_versions_synced_in_percentage'];
  if (terraformStateVersionsSyncedInPercentage === undefined)
    reportMissing(issues, path, schema, 'terraform_state_versions_synced_in_percentage');
  else
    collectPercentage(
      terraformStateVersionsSyncedInPercentage,
      `${path}/terraform_state_versions_synced_in_percentage`,
      issues,
    );
  const terraformStateVersionsVerificationFailedCount = value['terraform_state_versions_verification_failed_count'];
  if (terraformStateVersionsVerificationFailedCount === undefined)
    reportMissing(issues, path, schema, 'terraform_state_versions_verification_failed_count');
  else
    collectCount(
      terraformStateVersionsVerificationFailedCount,
      `${path}/terraform_state_versions_verification_failed_count`,
      issues,
    );
  const terraformStateVersionsVerificationTotalCount = value['terraform_state_versions_verification_total_count'];
  if (terraformStateVersionsVerificationTotalCount === undefined)
    reportMissing(issues, path, schema, 'terraform_state_versions_verification_total_count');
  else
    collectCount(
      terraformStateVersionsVerificationTotalCount,
      `${path}/terraform_state_versions_verification_total_count`,
      issues,
    );
  const terraformStateVersionsVerifiedCount = value['terraform_state_versions_verified_count'];
  if (terraformStateVersionsVerifiedCount === undefined)
    reportMissing(issues, path, schema, 'terraform_state_versions_verified_count');
  else collectCount(terraformStateVersionsVerifiedCount, `${path}/terraform_state_versions_verified_count`, issues);
  const terraformStateVersionsVerifiedInPercentage = value['terraform_state_versions_verified_in_percentage'];
  if (terraformStateVersionsVerifiedInPercentage === undefined)
    reportMissing(issues, path, schema, 'terraform_state_versions_verified_in_percentage');
  else
    collectPercentage(
      terraformStateVersionsVerifiedInPercentage,
      `${path}/terraform_state_versions_verified_in_percentage`,
      issues,
    );
  const uploadsChecksumFailedCount = value['uploads_checksum_failed_count'];
  if (uploadsChecksumFailedCount === undefined) reportMissing(issues, path, schema, 'uploads_checksum_failed_count');
  else collectCount(uploadsChecksumFailedCount, `${path}/uploads_checksum_failed_count`, issues);
  const uploadsChecksumTotalCount = value['uploads_checksum_total_count'];
  if (uploadsChecksumTotalCount === undefined) reportMissing(issues, path, schema, 'uploads_checksum_total_count');
  else collectCount(uploadsChecksumTotalCount, `${path}/uploads_checksum_total_count`, issues);
  const uploadsChecksummedCount = value['uploads_checksummed_count'];
  if (uploadsChecksummedCount === undefined) reportMissing(issues, path, schema, 'uploads_checksummed_count');
  else collectCount(uploadsChecksummedCount, `${path}/uploads_checksummed_count`, issues);
  const uploadsCount = value['uploads_count'];
  if (uploadsCount === undefined) reportMissing(issues, path, schema, 'uploads_count');
  else collectCount(uploadsCount, `${path}/uploads_count`, issues);
  const uploadsFailedCount = value['uploads_failed_count'];
  if (uploadsFailedCount === undefined) reportMissing(issues, path, schema, 'uploads_failed_count');
  else collectCount(uploadsFailedCount, `${path}/uploads_failed_count`, issues);
  const uploadsRegistryCount = value['uploads_registry_count'];
  if (uploadsRegistryCount === undefined) reportMissing(issues, path, schema, 'uploads_registry_count');
  else collectCount(uploadsRegistryCount, `${path}/uploads_registry_count`, issues);
  const uploadsSyncedCount = value['uploads_synced_count'];
  if (uploadsSyncedCount === undefined) reportMissing(issues, path, schema, 'uploads_synced_count');
  else collectCount(uploadsSyncedCount, `${path}/uploads_synced_count`, issues);
  const uploadsSyncedInPercentage = value['uploads_synced_in_percentage'];
  if (uploadsSyncedInPercentage === undefined) reportMissing(issues, path, schema, 'uploads_synced_in_percentage');
  else collectPercentage(uploadsSyncedInPercentage, `${path}/uploads_synced_in_percentage`, issues);
  const uploadsVerificationFailedCount = value['uploads_verification_failed_count'];
  if (uploadsVerificationFailedCount === undefined)
    reportMissing(issues, path, schema, 'uploads_verification_failed_count');
  else collectCount(uploadsVerificationFailedCount, `${path}/uploads_verification_failed_count`, issues);
  const uploadsVerificationTotalCount = value['uploads_verification_total_count'];
  if (uploadsVerificationTotalCount === undefined)
    reportMissing(issues, path, schema, 'uploads_verification_total_count');
  else collectCount(uploadsVerificationTotalCount, `${path}/uploads_verification_total_count`, issues);
  const uploadsVerifiedCount = value['uploads_verified_count'];
  if (uploadsVerifiedCount === undefined) reportMissing(issues, path, schema, 'uploads_verified_count');
  else collectCount(uploadsVerifiedCount, `${path}/uploads_verified_count`, issues);
  const uploadsVerifiedInPercentage = value['uploads_verified_in_percentage'];
  if (uploadsVerifiedInPercentage === undefined) reportMissing(issues, path, schema, 'uploads_verified_in_percentage');
  else collectPercentage(uploadsVerifiedInPercentage, `${path}/uploads_verified_in_percentage`, issues);
}
