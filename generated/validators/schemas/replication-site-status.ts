// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { ReplicationSiteStatus } from '../../types/index.ts';
import { type ValidationIssue, issuesOf, json, report, reportMissing } from '../runtime/index.ts';
import { collectCount, isCount } from './count.ts';
import { collectPercentage, isPercentage } from './percentage.ts';

/** Whether `value` is a valid `ReplicationSiteStatus`. */
export function isReplicationSiteStatus(value: unknown): value is ReplicationSiteStatus {
  if (!json.isObject(value)) return false;
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
  if (!json.isInteger(value['geo_node_id'])) return false;
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

/** Every reason why `value` is not a valid `ReplicationSiteStatus`; none when it is. */
export function checkReplicationSiteStatus(value: unknown): ValidationIssue[] {
  return issuesOf(value, isReplicationSiteStatus, collectReplicationSiteStatus);
}

/** Adds to `issues` every reason why the value at `path` is not a valid `ReplicationSiteStatus`. */
export function collectReplicationSiteStatus(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/ReplicationSiteStatus';
  if (!json.isObject(value)) return report(issues, path, 'must be an object', `${schema}/type`);
  reportMissing(
    issues,
    path,
    value,
    [
      'ci_secure_files_checksum_failed_count',
      'ci_secure_files_checksum_total_count',
      'ci_secure_files_checksummed_count',
      'ci_secure_files_count',
      'ci_secure_files_failed_count',
      'ci_secure_files_registry_count',
      'ci_secure_files_synced_count',
      'ci_secure_files_synced_in_percentage',
      'ci_secure_files_verification_failed_count',
      'ci_secure_files_verification_total_count',
      'ci_secure_files_verified_count',
      'ci_secure_files_verified_in_percentage',
      'container_repositories_checksum_failed_count',
      'container_repositories_checksum_total_count',
      'container_repositories_checksummed_count',
      'container_repositories_count',
      'container_repositories_failed_count',
      'container_repositories_registry_count',
      'container_repositories_replication_enabled',
      'container_repositories_synced_count',
      'container_repositories_synced_in_percentage',
      'container_repositories_verification_failed_count',
      'container_repositories_verification_total_count',
      'container_repositories_verified_count',
      'container_repositories_verified_in_percentage',
      'dependency_proxy_blobs_checksum_failed_count',
      'dependency_proxy_blobs_checksum_total_count',
      'dependency_proxy_blobs_checksummed_count',
      'dependency_proxy_blobs_count',
      'dependency_proxy_blobs_failed_count',
      'dependency_proxy_blobs_registry_count',
      'dependency_proxy_blobs_synced_count',
      'dependency_proxy_blobs_synced_in_percentage',
      'dependency_proxy_blobs_verification_failed_count',
      'dependency_proxy_blobs_verification_total_count',
      'dependency_proxy_blobs_verified_count',
      'dependency_proxy_blobs_verified_in_percentage',
      'dependency_proxy_manifests_checksum_failed_count',
      'dependency_proxy_manifests_checksum_total_count',
      'dependency_proxy_manifests_checksummed_count',
      'dependency_proxy_manifests_count',
      'dependency_proxy_manifests_failed_count',
      'dependency_proxy_manifests_registry_count',
      'dependency_proxy_manifests_synced_count',
      'dependency_proxy_manifests_synced_in_percentage',
      'dependency_proxy_manifests_verification_failed_count',
      'dependency_proxy_manifests_verification_total_count',
      'dependency_proxy_manifests_verified_count',
      'dependency_proxy_manifests_verified_in_percentage',
      'design_management_repositories_checksum_failed_count',
      'design_management_repositories_checksum_total_count',
      'design_management_repositories_checksummed_count',
      'design_management_repositories_count',
      'design_management_repositories_failed_count',
      'design_management_repositories_registry_count',
      'design_management_repositories_synced_count',
      'design_management_repositories_synced_in_percentage',
      'design_management_repositories_verification_failed_count',
      'design_management_repositories_verification_total_count',
      'design_management_repositories_verified_count',
      'design_management_repositories_verified_in_percentage',
      'geo_node_id',
      'git_fetch_event_count_weekly',
      'git_push_event_count_weekly',
      'group_wiki_repositories_checksum_failed_count',
      'group_wiki_repositories_checksum_total_count',
      'group_wiki_repositories_checksummed_count',
      'group_wiki_repositories_count',
      'group_wiki_repositories_failed_count',
      'group_wiki_repositories_registry_count',
      'group_wiki_repositories_synced_count',
      'group_wiki_repositories_synced_in_percentage',
      'group_wiki_repositories_verification_failed_count',
      'group_wiki_repositories_verification_total_count',
      'group_wiki_repositories_verified_count',
      'group_wiki_repositories_verified_in_percentage',
      'job_artifacts_checksum_failed_count',
      'job_artifacts_checksum_total_count',
      'job_artifacts_checksummed_count',
      'job_artifacts_count',
      'job_artifacts_failed_count',
      'job_artifacts_registry_count',
      'job_artifacts_synced_count',
      'job_artifacts_synced_in_percentage',
      'job_artifacts_verification_failed_count',
      'job_artifacts_verification_total_count',
      'job_artifacts_verified_count',
      'job_artifacts_verified_in_percentage',
      'lfs_objects_checksum_failed_count',
      'lfs_objects_checksum_total_count',
      'lfs_objects_checksummed_count',
      'lfs_objects_count',
      'lfs_objects_failed_count',
      'lfs_objects_registry_count',
      'lfs_objects_synced_count',
      'lfs_objects_synced_in_percentage',
      'lfs_objects_verification_failed_count',
      'lfs_objects_verification_total_count',
      'lfs_objects_verified_count',
      'lfs_objects_verified_in_percentage',
      'merge_request_diffs_checksum_failed_count',
      'merge_request_diffs_checksum_total_count',
      'merge_request_diffs_checksummed_count',
      'merge_request_diffs_count',
      'merge_request_diffs_failed_count',
      'merge_request_diffs_registry_count',
      'merge_request_diffs_synced_count',
      'merge_request_diffs_synced_in_percentage',
      'merge_request_diffs_verification_failed_count',
      'merge_request_diffs_verification_total_count',
      'merge_request_diffs_verified_count',
      'merge_request_diffs_verified_in_percentage',
      'package_files_checksum_failed_count',
      'package_files_checksum_total_count',
      'package_files_checksummed_count',
      'package_files_count',
      'package_files_failed_count',
      'package_files_registry_count',
      'package_files_synced_count',
      'package_files_synced_in_percentage',
      'package_files_verification_failed_count',
      'package_files_verification_total_count',
      'package_files_verified_count',
      'package_files_verified_in_percentage',
      'pages_deployments_checksum_failed_count',
      'pages_deployments_checksum_total_count',
      'pages_deployments_checksummed_count',
      'pages_deployments_count',
      'pages_deployments_failed_count',
      'pages_deployments_registry_count',
      'pages_deployments_synced_count',
      'pages_deployments_synced_in_percentage',
      'pages_deployments_verification_failed_count',
      'pages_deployments_verification_total_count',
      'pages_deployments_verified_count',
      'pages_deployments_verified_in_percentage',
      'pipeline_artifacts_checksum_failed_count',
      'pipeline_artifacts_checksum_total_count',
      'pipeline_artifacts_checksummed_count',
      'pipeline_artifacts_count',
      'pipeline_artifacts_failed_count',
      'pipeline_artifacts_registry_count',
      'pipeline_artifacts_synced_count',
      'pipeline_artifacts_synced_in_percentage',
      'pipeline_artifacts_verification_failed_count',
      'pipeline_artifacts_verification_total_count',
      'pipeline_artifacts_verified_count',
      'pipeline_artifacts_verified_in_percentage',
      'project_repositories_checksum_failed_count',
      'project_repositories_checksum_total_count',
      'project_repositories_checksummed_count',
      'project_repositories_count',
      'project_repositories_failed_count',
      'project_repositories_registry_count',
      'project_repositories_synced_count',
      'project_repositories_synced_in_percentage',
      'project_repositories_verification_failed_count',
      'project_repositories_verification_total_count',
      'project_repositories_verified_count',
      'project_repositories_verified_in_percentage',
      'project_wiki_repositories_checksum_failed_count',
      'project_wiki_repositories_checksum_total_count',
      'project_wiki_repositories_checksummed_count',
      'project_wiki_repositories_count',
      'project_wiki_repositories_failed_count',
      'project_wiki_repositories_registry_count',
      'project_wiki_repositories_synced_count',
      'project_wiki_repositories_synced_in_percentage',
      'project_wiki_repositories_verification_failed_count',
      'project_wiki_repositories_verification_total_count',
      'project_wiki_repositories_verified_count',
      'project_wiki_repositories_verified_in_percentage',
      'projects_count',
      'proxy_local_requests_event_count_weekly',
      'proxy_remote_requests_event_count_weekly',
      'replication_slots_used_in_percentage',
      'repositories_checked_in_percentage',
      'snippet_repositories_checksum_failed_count',
      'snippet_repositories_checksum_total_count',
      'snippet_repositories_checksummed_count',
      'snippet_repositories_count',
      'snippet_repositories_failed_count',
      'snippet_repositories_registry_count',
      'snippet_repositories_synced_count',
      'snippet_repositories_synced_in_percentage',
      'snippet_repositories_verification_failed_count',
      'snippet_repositories_verification_total_count',
      'snippet_repositories_verified_count',
      'snippet_repositories_verified_in_percentage',
      'terraform_state_versions_checksum_failed_count',
      'terraform_state_versions_checksum_total_count',
      'terraform_state_versions_checksummed_count',
      'terraform_state_versions_count',
      'terraform_state_versions_failed_count',
      'terraform_state_versions_registry_count',
      'terraform_state_versions_synced_count',
      'terraform_state_versions_synced_in_percentage',
      'terraform_state_versions_verification_failed_count',
      'terraform_state_versions_verification_total_count',
      'terraform_state_versions_verified_count',
      'terraform_state_versions_verified_in_percentage',
      'uploads_checksum_failed_count',
      'uploads_checksum_total_count',
      'uploads_checksummed_count',
      'uploads_count',
      'uploads_failed_count',
      'uploads_registry_count',
      'uploads_synced_count',
      'uploads_synced_in_percentage',
      'uploads_verification_failed_count',
      'uploads_verification_total_count',
      'uploads_verified_count',
      'uploads_verified_in_percentage',
    ],
    `${schema}/required`,
  );
  const ciSecureFilesChecksumFailedCount = value['ci_secure_files_checksum_failed_count'];
  if (ciSecureFilesChecksumFailedCount !== undefined)
    collectCount(ciSecureFilesChecksumFailedCount, `${path}/ci_secure_files_checksum_failed_count`, issues);
  const ciSecureFilesChecksumTotalCount = value['ci_secure_files_checksum_total_count'];
  if (ciSecureFilesChecksumTotalCount !== undefined)
    collectCount(ciSecureFilesChecksumTotalCount, `${path}/ci_secure_files_checksum_total_count`, issues);
  const ciSecureFilesChecksummedCount = value['ci_secure_files_checksummed_count'];
  if (ciSecureFilesChecksummedCount !== undefined)
    collectCount(ciSecureFilesChecksummedCount, `${path}/ci_secure_files_checksummed_count`, issues);
  const ciSecureFilesCount = value['ci_secure_files_count'];
  if (ciSecureFilesCount !== undefined) collectCount(ciSecureFilesCount, `${path}/ci_secure_files_count`, issues);
  const ciSecureFilesFailedCount = value['ci_secure_files_failed_count'];
  if (ciSecureFilesFailedCount !== undefined)
    collectCount(ciSecureFilesFailedCount, `${path}/ci_secure_files_failed_count`, issues);
  const ciSecureFilesRegistryCount = value['ci_secure_files_registry_count'];
  if (ciSecureFilesRegistryCount !== undefined)
    collectCount(ciSecureFilesRegistryCount, `${path}/ci_secure_files_registry_count`, issues);
  const ciSecureFilesSyncedCount = value['ci_secure_files_synced_count'];
  if (ciSecureFilesSyncedCount !== undefined)
    collectCount(ciSecureFilesSyncedCount, `${path}/ci_secure_files_synced_count`, issues);
  const ciSecureFilesSyncedInPercentage = value['ci_secure_files_synced_in_percentage'];
  if (ciSecureFilesSyncedInPercentage !== undefined)
    collectPercentage(ciSecureFilesSyncedInPercentage, `${path}/ci_secure_files_synced_in_percentage`, issues);
  const ciSecureFilesVerificationFailedCount = value['ci_secure_files_verification_failed_count'];
  if (ciSecureFilesVerificationFailedCount !== undefined)
    collectCount(ciSecureFilesVerificationFailedCount, `${path}/ci_secure_files_verification_failed_count`, issues);
  const ciSecureFilesVerificationTotalCount = value['ci_secure_files_verification_total_count'];
  if (ciSecureFilesVerificationTotalCount !== undefined)
    collectCount(ciSecureFilesVerificationTotalCount, `${path}/ci_secure_files_verification_total_count`, issues);
  const ciSecureFilesVerifiedCount = value['ci_secure_files_verified_count'];
  if (ciSecureFilesVerifiedCount !== undefined)
    collectCount(ciSecureFilesVerifiedCount, `${path}/ci_secure_files_verified_count`, issues);
  const ciSecureFilesVerifiedInPercentage = value['ci_secure_files_verified_in_percentage'];
  if (ciSecureFilesVerifiedInPercentage !== undefined)
    collectPercentage(ciSecureFilesVerifiedInPercentage, `${path}/ci_secure_files_verified_in_percentage`, issues);
  const containerRepositoriesChecksumFailedCount = value['container_repositories_checksum_failed_count'];
  if (containerRepositoriesChecksumFailedCount !== undefined)
    collectCount(
      containerRepositoriesChecksumFailedCount,
      `${path}/container_repositories_checksum_failed_count`,
      issues,
    );
  const containerRepositoriesChecksumTotalCount = value['container_repositories_checksum_total_count'];
  if (containerRepositoriesChecksumTotalCount !== undefined)
    collectCount(
      containerRepositoriesChecksumTotalCount,
      `${path}/container_repositories_checksum_total_count`,
      issues,
    );
  const containerRepositoriesChecksummedCount = value['container_repositories_checksummed_count'];
  if (containerRepositoriesChecksummedCount !== undefined)
    collectCount(containerRepositoriesChecksummedCount, `${path}/container_repositories_checksummed_count`, issues);
  const containerRepositoriesCount = value['container_repositories_count'];
  if (containerRepositoriesCount !== undefined)
    collectCount(containerRepositoriesCount, `${path}/container_repositories_count`, issues);
  const containerRepositoriesFailedCount = value['container_repositories_failed_count'];
  if (containerRepositoriesFailedCount !== undefined)
    collectCount(containerRepositoriesFailedCount, `${path}/container_repositories_failed_count`, issues);
  const containerRepositoriesRegistryCount = value['container_repositories_registry_count'];
  if (containerRepositoriesRegistryCount !== undefined)
    collectCount(containerRepositoriesRegistryCount, `${path}/container_repositories_registry_count`, issues);
  const containerRepositoriesReplicationEnabled = value['container_repositories_replication_enabled'];
  if (
    containerRepositoriesReplicationEnabled !== undefined &&
    typeof containerRepositoriesReplicationEnabled !== 'boolean' &&
    containerRepositoriesReplicationEnabled !== null
  )
    report(
      issues,
      `${path}/container_repositories_replication_enabled`,
      'must be true, false or null',
      `${schema}/properties/container_repositories_replication_enabled/type`,
    );
  const containerRepositoriesSyncedCount = value['container_repositories_synced_count'];
  if (containerRepositoriesSyncedCount !== undefined)
    collectCount(containerRepositoriesSyncedCount, `${path}/container_repositories_synced_count`, issues);
  const containerRepositoriesSyncedInPercentage = value['container_repositories_synced_in_percentage'];
  if (containerRepositoriesSyncedInPercentage !== undefined)
    collectPercentage(
      containerRepositoriesSyncedInPercentage,
      `${path}/container_repositories_synced_in_percentage`,
      issues,
    );
  const containerRepositoriesVerificationFailedCount = value['container_repositories_verification_failed_count'];
  if (containerRepositoriesVerificationFailedCount !== undefined)
    collectCount(
      containerRepositoriesVerificationFailedCount,
      `${path}/container_repositories_verification_failed_count`,
      issues,
    );
  const containerRepositoriesVerificationTotalCount = value['container_repositories_verification_total_count'];
  if (containerRepositoriesVerificationTotalCount !== undefined)
    collectCount(
      containerRepositoriesVerificationTotalCount,
      `${path}/container_repositories_verification_total_count`,
      issues,
    );
  const containerRepositoriesVerifiedCount = value['container_repositories_verified_count'];
  if (containerRepositoriesVerifiedCount !== undefined)
    collectCount(containerRepositoriesVerifiedCount, `${path}/container_repositories_verified_count`, issues);
  const containerRepositoriesVerifiedInPercentage = value['container_repositories_verified_in_percentage'];
  if (containerRepositoriesVerifiedInPercentage !== undefined)
    collectPercentage(
      containerRepositoriesVerifiedInPercentage,
      `${path}/container_repositories_verified_in_percentage`,
      issues,
    );
  const dependencyProxyBlobsChecksumFailedCount = value['dependency_proxy_blobs_checksum_failed_count'];
  if (dependencyProxyBlobsChecksumFailedCount !== undefined)
    collectCount(
      dependencyProxyBlobsChecksumFailedCount,
      `${path}/dependency_proxy_blobs_checksum_failed_count`,
      issues,
    );
  const dependencyProxyBlobsChecksumTotalCount = value['dependency_proxy_blobs_checksum_total_count'];
  if (dependencyProxyBlobsChecksumTotalCount !== undefined)
    collectCount(dependencyProxyBlobsChecksumTotalCount, `${path}/dependency_proxy_blobs_checksum_total_count`, issues);
  const dependencyProxyBlobsChecksummedCount = value['dependency_proxy_blobs_checksummed_count'];
  if (dependencyProxyBlobsChecksummedCount !== undefined)
    collectCount(dependencyProxyBlobsChecksummedCount, `${path}/dependency_proxy_blobs_checksummed_count`, issues);
  const dependencyProxyBlobsCount = value['dependency_proxy_blobs_count'];
  if (dependencyProxyBlobsCount !== undefined)
    collectCount(dependencyProxyBlobsCount, `${path}/dependency_proxy_blobs_count`, issues);
  const dependencyProxyBlobsFailedCount = value['dependency_proxy_blobs_failed_count'];
  if (dependencyProxyBlobsFailedCount !== undefined)
    collectCount(dependencyProxyBlobsFailedCount, `${path}/dependency_proxy_blobs_failed_count`, issues);
  const dependencyProxyBlobsRegistryCount = value['dependency_proxy_blobs_registry_count'];
  if (dependencyProxyBlobsRegistryCount !== undefined)
    collectCount(dependencyProxyBlobsRegistryCount, `${path}/dependency_proxy_blobs_registry_count`, issues);
  const dependencyProxyBlobsSyncedCount = value['dependency_proxy_blobs_synced_count'];
  if (dependencyProxyBlobsSyncedCount !== undefined)
    collectCount(dependencyProxyBlobsSyncedCount, `${path}/dependency_proxy_blobs_synced_count`, issues);
  const dependencyProxyBlobsSyncedInPercentage = value['dependency_proxy_blobs_synced_in_percentage'];
  if (dependencyProxyBlobsSyncedInPercentage !== undefined)
    collectPercentage(
      dependencyProxyBlobsSyncedInPercentage,
      `${path}/dependency_proxy_blobs_synced_in_percentage`,
      issues,
    );
  const dependencyProxyBlobsVerificationFailedCount = value['dependency_proxy_blobs_verification_failed_count'];
  if (dependencyProxyBlobsVerificationFailedCount !== undefined)
    collectCount(
      dependencyProxyBlobsVerificationFailedCount,
      `${path}/dependency_proxy_blobs_verification_failed_count`,
      issues,
    );
  const dependencyProxyBlobsVerificationTotalCount = value['dependency_proxy_blobs_verification_total_count'];
  if (dependencyProxyBlobsVerificationTotalCount !== undefined)
    collectCount(
      dependencyProxyBlobsVerificationTotalCount,
      `${path}/dependency_proxy_blobs_verification_total_count`,
      issues,
    );
  const dependencyProxyBlobsVerifiedCount = value['dependency_proxy_blobs_verified_count'];
  if (dependencyProxyBlobsVerifiedCount !== undefined)
    collectCount(dependencyProxyBlobsVerifiedCount, `${path}/dependency_proxy_blobs_verified_count`, issues);
  const dependencyProxyBlobsVerifiedInPercentage = value['dependency_proxy_blobs_verified_in_percentage'];
  if (dependencyProxyBlobsVerifiedInPercentage !== undefined)
    collectPercentage(
      dependencyProxyBlobsVerifiedInPercentage,
      `${path}/dependency_proxy_blobs_verified_in_percentage`,
      issues,
    );
  const dependencyProxyManifestsChecksumFailedCount = value['dependency_proxy_manifests_checksum_failed_count'];
  if (dependencyProxyManifestsChecksumFailedCount !== undefined)
    collectCount(
      dependencyProxyManifestsChecksumFailedCount,
      `${path}/dependency_proxy_manifests_checksum_failed_count`,
      issues,
    );
  const dependencyProxyManifestsChecksumTotalCount = value['dependency_proxy_manifests_checksum_total_count'];
  if (dependencyProxyManifestsChecksumTotalCount !== undefined)
    collectCount(
      dependencyProxyManifestsChecksumTotalCount,
      `${path}/dependency_proxy_manifests_checksum_total_count`,
      issues,
    );
  const dependencyProxyManifestsChecksummedCount = value['dependency_proxy_manifests_checksummed_count'];
  if (dependencyProxyManifestsChecksummedCount !== undefined)
    collectCount(
      dependencyProxyManifestsChecksummedCount,
      `${path}/dependency_proxy_manifests_checksummed_count`,
      issues,
    );
  const dependencyProxyManifestsCount = value['dependency_proxy_manifests_count'];
  if (dependencyProxyManifestsCount !== undefined)
    collectCount(dependencyProxyManifestsCount, `${path}/dependency_proxy_manifests_count`, issues);
  const dependencyProxyManifestsFailedCount = value['dependency_proxy_manifests_failed_count'];
  if (dependencyProxyManifestsFailedCount !== undefined)
    collectCount(dependencyProxyManifestsFailedCount, `${path}/dependency_proxy_manifests_failed_count`, issues);
  const dependencyProxyManifestsRegistryCount = value['dependency_proxy_manifests_registry_count'];
  if (dependencyProxyManifestsRegistryCount !== undefined)
    collectCount(dependencyProxyManifestsRegistryCount, `${path}/dependency_proxy_manifests_registry_count`, issues);
  const dependencyProxyManifestsSyncedCount = value['dependency_proxy_manifests_synced_count'];
  if (dependencyProxyManifestsSyncedCount !== undefined)
    collectCount(dependencyProxyManifestsSyncedCount, `${path}/dependency_proxy_manifests_synced_count`, issues);
  const dependencyProxyManifestsSyncedInPercentage = value['dependency_proxy_manifests_synced_in_percentage'];
  if (dependencyProxyManifestsSyncedInPercentage !== undefined)
    collectPercentage(
      dependencyProxyManifestsSyncedInPercentage,
      `${path}/dependency_proxy_manifests_synced_in_percentage`,
      issues,
    );
  const dependencyProxyManifestsVerificationFailedCount = value['dependency_proxy_manifests_verification_failed_count'];
  if (dependencyProxyManifestsVerificationFailedCount !== undefined)
    collectCount(
      dependencyProxyManifestsVerificationFailedCount,
      `${path}/dependency_proxy_manifests_verification_failed_count`,
      issues,
    );
  const dependencyProxyManifestsVerificationTotalCount = value['dependency_proxy_manifests_verification_total_count'];
  if (dependencyProxyManifestsVerificationTotalCount !== undefined)
    collectCount(
      dependencyProxyManifestsVerificationTotalCount,
      `${path}/dependency_proxy_manifests_verification_total_count`,
      issues,
    );
  const dependencyProxyManifestsVerifiedCount = value['dependency_proxy_manifests_verified_count'];
  if (dependencyProxyManifestsVerifiedCount !== undefined)
    collectCount(dependencyProxyManifestsVerifiedCount, `${path}/dependency_proxy_manifests_verified_count`, issues);
  const dependencyProxyManifestsVerifiedInPercentage = value['dependency_proxy_manifests_verified_in_percentage'];
  if (dependencyProxyManifestsVerifiedInPercentage !== undefined)
    collectPercentage(
      dependencyProxyManifestsVerifiedInPercentage,
      `${path}/dependency_proxy_manifests_verified_in_percentage`,
      issues,
    );
  const designManagementRepositoriesChecksumFailedCount = value['design_management_repositories_checksum_failed_count'];
  if (designManagementRepositoriesChecksumFailedCount !== undefined)
    collectCount(
      designManagementRepositoriesChecksumFailedCount,
      `${path}/design_management_repositories_checksum_failed_count`,
      issues,
    );
  const designManagementRepositoriesChecksumTotalCount = value['design_management_repositories_checksum_total_count'];
  if (designManagementRepositoriesChecksumTotalCount !== undefined)
    collectCount(
      designManagementRepositoriesChecksumTotalCount,
      `${path}/design_management_repositories_checksum_total_count`,
      issues,
    );
  const designManagementRepositoriesChecksummedCount = value['design_management_repositories_checksummed_count'];
  if (designManagementRepositoriesChecksummedCount !== undefined)
    collectCount(
      designManagementRepositoriesChecksummedCount,
      `${path}/design_management_repositories_checksummed_count`,
      issues,
    );
  const designManagementRepositoriesCount = value['design_management_repositories_count'];
  if (designManagementRepositoriesCount !== undefined)
    collectCount(designManagementRepositoriesCount, `${path}/design_management_repositories_count`, issues);
  const designManagementRepositoriesFailedCount = value['design_management_repositories_failed_count'];
  if (designManagementRepositoriesFailedCount !== undefined)
    collectCount(
      designManagementRepositoriesFailedCount,
      `${path}/design_management_repositories_failed_count`,
      issues,
    );
  const designManagementRepositoriesRegistryCount = value['design_management_repositories_registry_count'];
  if (designManagementRepositoriesRegistryCount !== undefined)
    collectCount(
      designManagementRepositoriesRegistryCount,
      `${path}/design_management_repositories_registry_count`,
      issues,
    );
  const designManagementRepositoriesSyncedCount = value['design_management_repositories_synced_count'];
  if (designManagementRepositoriesSyncedCount !== undefined)
    collectCount(
      designManagementRepositoriesSyncedCount,
      `${path}/design_management_repositories_synced_count`,
      issues,
    );
  const designManagementRepositoriesSyncedInPercentage = value['design_management_repositories_synced_in_percentage'];
  if (designManagementRepositoriesSyncedInPercentage !== undefined)
    collectPercentage(
      designManagementRepositoriesSyncedInPercentage,
      `${path}/design_management_repositories_synced_in_percentage`,
      issues,
    );
  const designManagementRepositoriesVerificationFailedCount =
    value['design_management_repositories_verification_failed_count'];
  if (designManagementRepositoriesVerificationFailedCount !== undefined)
    collectCount(
      designManagementRepositoriesVerificationFailedCount,
      `${path}/design_management_repositories_verification_failed_count`,
      issues,
    );
  const designManagementRepositoriesVerificationTotalCount =
    value['design_management_repositories_verification_total_count'];
  if (designManagementRepositoriesVerificationTotalCount !== undefined)
    collectCount(
      designManagementRepositoriesVerificationTotalCount,
      `${path}/design_management_repositories_verification_total_count`,
      issues,
    );
  const designManagementRepositoriesVerifiedCount = value['design_management_repositories_verified_count'];
  if (designManagementRepositoriesVerifiedCount !== undefined)
    collectCount(
      designManagementRepositoriesVerifiedCount,
      `${path}/design_management_repositories_verified_count`,
      issues,
    );
  const designManagementRepositoriesVerifiedInPercentage =
    value['design_management_repositories_verified_in_percentage'];
  if (designManagementRepositoriesVerifiedInPercentage !== undefined)
    collectPercentage(
      designManagementRepositoriesVerifiedInPercentage,
      `${path}/design_management_repositories_verified_in_percentage`,
      issues,
    );
  const geoNodeId = value['geo_node_id'];
  if (geoNodeId !== undefined && !json.isInteger(geoNodeId))
    report(issues, `${path}/geo_node_id`, 'must be an integer', `${schema}/properties/geo_node_id/type`);
  const gitFetchEventCountWeekly = value['git_fetch_event_count_weekly'];
  if (gitFetchEventCountWeekly !== undefined)
    collectCount(gitFetchEventCountWeekly, `${path}/git_fetch_event_count_weekly`, issues);
  const gitPushEventCountWeekly = value['git_push_event_count_weekly'];
  if (gitPushEventCountWeekly !== undefined)
    collectCount(gitPushEventCountWeekly, `${path}/git_push_event_count_weekly`, issues);
  const groupWikiRepositoriesChecksumFailedCount = value['group_wiki_repositories_checksum_failed_count'];
  if (groupWikiRepositoriesChecksumFailedCount !== undefined)
    collectCount(
      groupWikiRepositoriesChecksumFailedCount,
      `${path}/group_wiki_repositories_checksum_failed_count`,
      issues,
    );
  const groupWikiRepositoriesChecksumTotalCount = value['group_wiki_repositories_checksum_total_count'];
  if (groupWikiRepositoriesChecksumTotalCount !== undefined)
    collectCount(
      groupWikiRepositoriesChecksumTotalCount,
      `${path}/group_wiki_repositories_checksum_total_count`,
      issues,
    );
  const groupWikiRepositoriesChecksummedCount = value['group_wiki_repositories_checksummed_count'];
  if (groupWikiRepositoriesChecksummedCount !== undefined)
    collectCount(groupWikiRepositoriesChecksummedCount, `${path}/group_wiki_repositories_checksummed_count`, issues);
  const groupWikiRepositoriesCount = value['group_wiki_repositories_count'];
  if (groupWikiRepositoriesCount !== undefined)
    collectCount(groupWikiRepositoriesCount, `${path}/group_wiki_repositories_count`, issues);
  const groupWikiRepositoriesFailedCount = value['group_wiki_repositories_failed_count'];
  if (groupWikiRepositoriesFailedCount !== undefined)
    collectCount(groupWikiRepositoriesFailedCount, `${path}/group_wiki_repositories_failed_count`, issues);
  const groupWikiRepositoriesRegistryCount = value['group_wiki_repositories_registry_count'];
  if (groupWikiRepositoriesRegistryCount !== undefined)
    collectCount(groupWikiRepositoriesRegistryCount, `${path}/group_wiki_repositories_registry_count`, issues);
  const groupWikiRepositoriesSyncedCount = value['group_wiki_repositories_synced_count'];
  if (groupWikiRepositoriesSyncedCount !== undefined)
    collectCount(groupWikiRepositoriesSyncedCount, `${path}/group_wiki_repositories_synced_count`, issues);
  const groupWikiRepositoriesSyncedInPercentage = value['group_wiki_repositories_synced_in_percentage'];
  if (groupWikiRepositoriesSyncedInPercentage !== undefined)
    collectPercentage(
      groupWikiRepositoriesSyncedInPercentage,
      `${path}/group_wiki_repositories_synced_in_percentage`,
      issues,
    );
  const groupWikiRepositoriesVerificationFailedCount = value['group_wiki_repositories_verification_failed_count'];
  if (groupWikiRepositoriesVerificationFailedCount !== undefined)
    collectCount(
      groupWikiRepositoriesVerificationFailedCount,
      `${path}/group_wiki_repositories_verification_failed_count`,
      issues,
    );
  const groupWikiRepositoriesVerificationTotalCount = value['group_wiki_repositories_verification_total_count'];
  if (groupWikiRepositoriesVerificationTotalCount !== undefined)
    collectCount(
      groupWikiRepositoriesVerificationTotalCount,
      `${path}/group_wiki_repositories_verification_total_count`,
      issues,
    );
  const groupWikiRepositoriesVerifiedCount = value['group_wiki_repositories_verified_count'];
  if (groupWikiRepositoriesVerifiedCount !== undefined)
    collectCount(groupWikiRepositoriesVerifiedCount, `${path}/group_wiki_repositories_verified_count`, issues);
  const groupWikiRepositoriesVerifiedInPercentage = value['group_wiki_repositories_verified_in_percentage'];
  if (groupWikiRepositoriesVerifiedInPercentage !== undefined)
    collectPercentage(
      groupWikiRepositoriesVerifiedInPercentage,
      `${path}/group_wiki_repositories_verified_in_percentage`,
      issues,
    );
  const jobArtifactsChecksumFailedCount = value['job_artifacts_checksum_failed_count'];
  if (jobArtifactsChecksumFailedCount !== undefined)
    collectCount(jobArtifactsChecksumFailedCount, `${path}/job_artifacts_checksum_failed_count`, issues);
  const jobArtifactsChecksumTotalCount = value['job_artifacts_checksum_total_count'];
  if (jobArtifactsChecksumTotalCount !== undefined)
    collectCount(jobArtifactsChecksumTotalCount, `${path}/job_artifacts_checksum_total_count`, issues);
  const jobArtifactsChecksummedCount = value['job_artifacts_checksummed_count'];
  if (jobArtifactsChecksummedCount !== undefined)
    collectCount(jobArtifactsChecksummedCount, `${path}/job_artifacts_checksummed_count`, issues);
  const jobArtifactsCount = value['job_artifacts_count'];
  if (jobArtifactsCount !== undefined) collectCount(jobArtifactsCount, `${path}/job_artifacts_count`, issues);
  const jobArtifactsFailedCount = value['job_artifacts_failed_count'];
  if (jobArtifactsFailedCount !== undefined)
    collectCount(jobArtifactsFailedCount, `${path}/job_artifacts_failed_count`, issues);
  const jobArtifactsRegistryCount = value['job_artifacts_registry_count'];
  if (jobArtifactsRegistryCount !== undefined)
    collectCount(jobArtifactsRegistryCount, `${path}/job_artifacts_registry_count`, issues);
  const jobArtifactsSyncedCount = value['job_artifacts_synced_count'];
  if (jobArtifactsSyncedCount !== undefined)
    collectCount(jobArtifactsSyncedCount, `${path}/job_artifacts_synced_count`, issues);
  const jobArtifactsSyncedInPercentage = value['job_artifacts_synced_in_percentage'];
  if (jobArtifactsSyncedInPercentage !== undefined)
    collectPercentage(jobArtifactsSyncedInPercentage, `${path}/job_artifacts_synced_in_percentage`, issues);
  const jobArtifactsVerificationFailedCount = value['job_artifacts_verification_failed_count'];
  if (jobArtifactsVerificationFailedCount !== undefined)
    collectCount(jobArtifactsVerificationFailedCount, `${path}/job_artifacts_verification_failed_count`, issues);
  const jobArtifactsVerificationTotalCount = value['job_artifacts_verification_total_count'];
  if (jobArtifactsVerificationTotalCount !== undefined)
    collectCount(jobArtifactsVerificationTotalCount, `${path}/job_artifacts_verification_total_count`, issues);
  const jobArtifactsVerifiedCount = value['job_artifacts_verified_count'];
  if (jobArtifactsVerifiedCount !== undefined)
    collectCount(jobArtifactsVerifiedCount, `${path}/job_artifacts_verified_count`, issues);
  const jobArtifactsVerifiedInPercentage = value['job_artifacts_verified_in_percentage'];
  if (jobArtifactsVerifiedInPercentage !== undefined)
    collectPercentage(jobArtifactsVerifiedInPercentage, `${path}/job_artifacts_verified_in_percentage`, issues);
  const lfsObjectsChecksumFailedCount = value['lfs_objects_checksum_failed_count'];
  if (lfsObjectsChecksumFailedCount !== undefined)
    collectCount(lfsObjectsChecksumFailedCount, `${path}/lfs_objects_checksum_failed_count`, issues);
  const lfsObjectsChecksumTotalCount = value['lfs_objects_checksum_total_count'];
  if (lfsObjectsChecksumTotalCount !== undefined)
    collectCount(lfsObjectsChecksumTotalCount, `${path}/lfs_objects_checksum_total_count`, issues);
  const lfsObjectsChecksummedCount = value['lfs_objects_checksummed_count'];
  if (lfsObjectsChecksummedCount !== undefined)
    collectCount(lfsObjectsChecksummedCount, `${path}/lfs_objects_checksummed_count`, issues);
  const lfsObjectsCount = value['lfs_objects_count'];
  if (lfsObjectsCount !== undefined) collectCount(lfsObjectsCount, `${path}/lfs_objects_count`, issues);
  const lfsObjectsFailedCount = value['lfs_objects_failed_count'];
  if (lfsObjectsFailedCount !== undefined)
    collectCount(lfsObjectsFailedCount, `${path}/lfs_objects_failed_count`, issues);
  const lfsObjectsRegistryCount = value['lfs_objects_registry_count'];
  if (lfsObjectsRegistryCount !== undefined)
    collectCount(lfsObjectsRegistryCount, `${path}/lfs_objects_registry_count`, issues);
  const lfsObjectsSyncedCount = value['lfs_objects_synced_count'];
  if (lfsObjectsSyncedCount !== undefined)
    collectCount(lfsObjectsSyncedCount, `${path}/lfs_objects_synced_count`, issues);
  const lfsObjectsSyncedInPercentage = value['lfs_objects_synced_in_percentage'];
  if (lfsObjectsSyncedInPercentage !== undefined)
    collectPercentage(lfsObjectsSyncedInPercentage, `${path}/lfs_objects_synced_in_percentage`, issues);
  const lfsObjectsVerificationFailedCount = value['lfs_objects_verification_failed_count'];
  if (lfsObjectsVerificationFailedCount !== undefined)
    collectCount(lfsObjectsVerificationFailedCount, `${path}/lfs_objects_verification_failed_count`, issues);
  const lfsObjectsVerificationTotalCount = value['lfs_objects_verification_total_count'];
  if (lfsObjectsVerificationTotalCount !== undefined)
    collectCount(lfsObjectsVerificationTotalCount, `${path}/lfs_objects_verification_total_count`, issues);
  const lfsObjectsVerifiedCount = value['lfs_objects_verified_count'];
  if (lfsObjectsVerifiedCount !== undefined)
    collectCount(lfsObjectsVerifiedCount, `${path}/lfs_objects_verified_count`, issues);
  const lfsObjectsVerifiedInPercentage = value['lfs_objects_verified_in_percentage'];
  if (lfsObjectsVerifiedInPercentage !== undefined)
    collectPercentage(lfsObjectsVerifiedInPercentage, `${path}/lfs_objects_verified_in_percentage`, issues);
  const mergeRequestDiffsChecksumFailedCount = value['merge_request_diffs_checksum_failed_count'];
  if (mergeRequestDiffsChecksumFailedCount !== undefined)
    collectCount(mergeRequestDiffsChecksumFailedCount, `${path}/merge_request_diffs_checksum_failed_count`, issues);
  const mergeRequestDiffsChecksumTotalCount = value['merge_request_diffs_checksum_total_count'];
  if (mergeRequestDiffsChecksumTotalCount !== undefined)
    collectCount(mergeRequestDiffsChecksumTotalCount, `${path}/merge_request_diffs_checksum_total_count`, issues);
  const mergeRequestDiffsChecksummedCount = value['merge_request_diffs_checksummed_count'];
  if (mergeRequestDiffsChecksummedCount !== undefined)
    collectCount(mergeRequestDiffsChecksummedCount, `${path}/merge_request_diffs_checksummed_count`, issues);
  const mergeRequestDiffsCount = value['merge_request_diffs_count'];
  if (mergeRequestDiffsCount !== undefined)
    collectCount(mergeRequestDiffsCount, `${path}/merge_request_diffs_count`, issues);
  const mergeRequestDiffsFailedCount = value['merge_request_diffs_failed_count'];
  if (mergeRequestDiffsFailedCount !== undefined)
    collectCount(mergeRequestDiffsFailedCount, `${path}/merge_request_diffs_failed_count`, issues);
  const mergeRequestDiffsRegistryCount = value['merge_request_diffs_registry_count'];
  if (mergeRequestDiffsRegistryCount !== undefined)
    collectCount(mergeRequestDiffsRegistryCount, `${path}/merge_request_diffs_registry_count`, issues);
  const mergeRequestDiffsSyncedCount = value['merge_request_diffs_synced_count'];
  if (mergeRequestDiffsSyncedCount !== undefined)
    collectCount(mergeRequestDiffsSyncedCount, `${path}/merge_request_diffs_synced_count`, issues);
  const mergeRequestDiffsSyncedInPercentage = value['merge_request_diffs_synced_in_percentage'];
  if (mergeRequestDiffsSyncedInPercentage !== undefined)
    collectPercentage(mergeRequestDiffsSyncedInPercentage, `${path}/merge_request_diffs_synced_in_percentage`, issues);
  const mergeRequestDiffsVerificationFailedCount = value['merge_request_diffs_verification_failed_count'];
  if (mergeRequestDiffsVerificationFailedCount !== undefined)
    collectCount(
      mergeRequestDiffsVerificationFailedCount,
      `${path}/merge_request_diffs_verification_failed_count`,
      issues,
    );
  const mergeRequestDiffsVerificationTotalCount = value['merge_request_diffs_verification_total_count'];
  if (mergeRequestDiffsVerificationTotalCount !== undefined)
    collectCount(
      mergeRequestDiffsVerificationTotalCount,
      `${path}/merge_request_diffs_verification_total_count`,
      issues,
    );
  const mergeRequestDiffsVerifiedCount = value['merge_request_diffs_verified_count'];
  if (mergeRequestDiffsVerifiedCount !== undefined)
    collectCount(mergeRequestDiffsVerifiedCount, `${path}/merge_request_diffs_verified_count`, issues);
  const mergeRequestDiffsVerifiedInPercentage = value['merge_request_diffs_verified_in_percentage'];
  if (mergeRequestDiffsVerifiedInPercentage !== undefined)
    collectPercentage(
      mergeRequestDiffsVerifiedInPercentage,
      `${path}/merge_request_diffs_verified_in_percentage`,
      issues,
    );
  const packageFilesChecksumFailedCount = value['package_files_checksum_failed_count'];
  if (packageFilesChecksumFailedCount !== undefined)
    collectCount(packageFilesChecksumFailedCount, `${path}/package_files_checksum_failed_count`, issues);
  const packageFilesChecksumTotalCount = value['package_files_checksum_total_count'];
  if (packageFilesChecksumTotalCount !== undefined)
    collectCount(packageFilesChecksumTotalCount, `${path}/package_files_checksum_total_count`, issues);
  const packageFilesChecksummedCount = value['package_files_checksummed_count'];
  if (packageFilesChecksummedCount !== undefined)
    collectCount(packageFilesChecksummedCount, `${path}/package_files_checksummed_count`, issues);
  const packageFilesCount = value['package_files_count'];
  if (packageFilesCount !== undefined) collectCount(packageFilesCount, `${path}/package_files_count`, issues);
  const packageFilesFailedCount = value['package_files_failed_count'];
  if (packageFilesFailedCount !== undefined)
    collectCount(packageFilesFailedCount, `${path}/package_files_failed_count`, issues);
  const packageFilesRegistryCount = value['package_files_registry_count'];
  if (packageFilesRegistryCount !== undefined)
    collectCount(packageFilesRegistryCount, `${path}/package_files_registry_count`, issues);
  const packageFilesSyncedCount = value['package_files_synced_count'];
  if (packageFilesSyncedCount !== undefined)
    collectCount(packageFilesSyncedCount, `${path}/package_files_synced_count`, issues);
  const packageFilesSyncedInPercentage = value['package_files_synced_in_percentage'];
  if (packageFilesSyncedInPercentage !== undefined)
    collectPercentage(packageFilesSyncedInPercentage, `${path}/package_files_synced_in_percentage`, issues);
  const packageFilesVerificationFailedCount = value['package_files_verification_failed_count'];
  if (packageFilesVerificationFailedCount !== undefined)
    collectCount(packageFilesVerificationFailedCount, `${path}/package_files_verification_failed_count`, issues);
  const packageFilesVerificationTotalCount = value['package_files_verification_total_count'];
  if (packageFilesVerificationTotalCount !== undefined)
    collectCount(packageFilesVerificationTotalCount, `${path}/package_files_verification_total_count`, issues);
  const packageFilesVerifiedCount = value['package_files_verified_count'];
  if (packageFilesVerifiedCount !== undefined)
    collectCount(packageFilesVerifiedCount, `${path}/package_files_verified_count`, issues);
  const packageFilesVerifiedInPercentage = value['package_files_verified_in_percentage'];
  if (packageFilesVerifiedInPercentage !== undefined)
    collectPercentage(packageFilesVerifiedInPercentage, `${path}/package_files_verified_in_percentage`, issues);
  const pagesDeploymentsChecksumFailedCount = value['pages_deployments_checksum_failed_count'];
  if (pagesDeploymentsChecksumFailedCount !== undefined)
    collectCount(pagesDeploymentsChecksumFailedCount, `${path}/pages_deployments_checksum_failed_count`, issues);
  const pagesDeploymentsChecksumTotalCount = value['pages_deployments_checksum_total_count'];
  if (pagesDeploymentsChecksumTotalCount !== undefined)
    collectCount(pagesDeploymentsChecksumTotalCount, `${path}/pages_deployments_checksum_total_count`, issues);
  const pagesDeploymentsChecksummedCount = value['pages_deployments_checksummed_count'];
  if (pagesDeploymentsChecksummedCount !== undefined)
    collectCount(pagesDeploymentsChecksummedCount, `${path}/pages_deployments_checksummed_count`, issues);
  const pagesDeploymentsCount = value['pages_deployments_count'];
  if (pagesDeploymentsCount !== undefined)
    collectCount(pagesDeploymentsCount, `${path}/pages_deployments_count`, issues);
  const pagesDeploymentsFailedCount = value['pages_deployments_failed_count'];
  if (pagesDeploymentsFailedCount !== undefined)
    collectCount(pagesDeploymentsFailedCount, `${path}/pages_deployments_failed_count`, issues);
  const pagesDeploymentsRegistryCount = value['pages_deployments_registry_count'];
  if (pagesDeploymentsRegistryCount !== undefined)
    collectCount(pagesDeploymentsRegistryCount, `${path}/pages_deployments_registry_count`, issues);
  const pagesDeploymentsSyncedCount = value['pages_deployments_synced_count'];
  if (pagesDeploymentsSyncedCount !== undefined)
    collectCount(pagesDeploymentsSyncedCount, `${path}/pages_deployments_synced_count`, issues);
  const pagesDeploymentsSyncedInPercentage = value['pages_deployments_synced_in_percentage'];
  if (pagesDeploymentsSyncedInPercentage !== undefined)
    collectPercentage(pagesDeploymentsSyncedInPercentage, `${path}/pages_deployments_synced_in_percentage`, issues);
  const pagesDeploymentsVerificationFailedCount = value['pages_deployments_verification_failed_count'];
  if (pagesDeploymentsVerificationFailedCount !== undefined)
    collectCount(
      pagesDeploymentsVerificationFailedCount,
      `${path}/pages_deployments_verification_failed_count`,
      issues,
    );
  const pagesDeploymentsVerificationTotalCount = value['pages_deployments_verification_total_count'];
  if (pagesDeploymentsVerificationTotalCount !== undefined)
    collectCount(pagesDeploymentsVerificationTotalCount, `${path}/pages_deployments_verification_total_count`, issues);
  const pagesDeploymentsVerifiedCount = value['pages_deployments_verified_count'];
  if (pagesDeploymentsVerifiedCount !== undefined)
    collectCount(pagesDeploymentsVerifiedCount, `${path}/pages_deployments_verified_count`, issues);
  const pagesDeploymentsVerifiedInPercentage = value['pages_deployments_verified_in_percentage'];
  if (pagesDeploymentsVerifiedInPercentage !== undefined)
    collectPercentage(pagesDeploymentsVerifiedInPercentage, `${path}/pages_deployments_verified_in_percentage`, issues);
  const pipelineArtifactsChecksumFailedCount = value['pipeline_artifacts_checksum_failed_count'];
  if (pipelineArtifactsChecksumFailedCount !== undefined)
    collectCount(pipelineArtifactsChecksumFailedCount, `${path}/pipeline_artifacts_checksum_failed_count`, issues);
  const pipelineArtifactsChecksumTotalCount = value['pipeline_artifacts_checksum_total_count'];
  if (pipelineArtifactsChecksumTotalCount !== undefined)
    collectCount(pipelineArtifactsChecksumTotalCount, `${path}/pipeline_artifacts_checksum_total_count`, issues);
  const pipelineArtifactsChecksummedCount = value['pipeline_artifacts_checksummed_count'];
  if (pipelineArtifactsChecksummedCount !== undefined)
    collectCount(pipelineArtifactsChecksummedCount, `${path}/pipeline_artifacts_checksummed_count`, issues);
  const pipelineArtifactsCount = value['pipeline_artifacts_count'];
  if (pipelineArtifactsCount !== undefined)
    collectCount(pipelineArtifactsCount, `${path}/pipeline_artifacts_count`, issues);
  const pipelineArtifactsFailedCount = value['pipeline_artifacts_failed_count'];
  if (pipelineArtifactsFailedCount !== undefined)
    collectCount(pipelineArtifactsFailedCount, `${path}/pipeline_artifacts_failed_count`, issues);
  const pipelineArtifactsRegistryCount = value['pipeline_artifacts_registry_count'];
  if (pipelineArtifactsRegistryCount !== undefined)
    collectCount(pipelineArtifactsRegistryCount, `${path}/pipeline_artifacts_registry_count`, issues);
  const pipelineArtifactsSyncedCount = value['pipeline_artifacts_synced_count'];
  if (pipelineArtifactsSyncedCount !== undefined)
    collectCount(pipelineArtifactsSyncedCount, `${path}/pipeline_artifacts_synced_count`, issues);
  const pipelineArtifactsSyncedInPercentage = value['pipeline_artifacts_synced_in_percentage'];
  if (pipelineArtifactsSyncedInPercentage !== undefined)
    collectPercentage(pipelineArtifactsSyncedInPercentage, `${path}/pipeline_artifacts_synced_in_percentage`, issues);
  const pipelineArtifactsVerificationFailedCount = value['pipeline_artifacts_verification_failed_count'];
  if (pipelineArtifactsVerificationFailedCount !== undefined)
    collectCount(
      pipelineArtifactsVerificationFailedCount,
      `${path}/pipeline_artifacts_verification_failed_count`,
      issues,
    );
  const pipelineArtifactsVerificationTotalCount = value['pipeline_artifacts_verification_total_count'];
  if (pipelineArtifactsVerificationTotalCount !== undefined)
    collectCount(
      pipelineArtifactsVerificationTotalCount,
      `${path}/pipeline_artifacts_verification_total_count`,
      issues,
    );
  const pipelineArtifactsVerifiedCount = value['pipeline_artifacts_verified_count'];
  if (pipelineArtifactsVerifiedCount !== undefined)
    collectCount(pipelineArtifactsVerifiedCount, `${path}/pipeline_artifacts_verified_count`, issues);
  const pipelineArtifactsVerifiedInPercentage = value['pipeline_artifacts_verified_in_percentage'];
  if (pipelineArtifactsVerifiedInPercentage !== undefined)
    collectPercentage(
      pipelineArtifactsVerifiedInPercentage,
      `${path}/pipeline_artifacts_verified_in_percentage`,
      issues,
    );
  const projectRepositoriesChecksumFailedCount = value['project_repositories_checksum_failed_count'];
  if (projectRepositoriesChecksumFailedCount !== undefined)
    collectCount(projectRepositoriesChecksumFailedCount, `${path}/project_repositories_checksum_failed_count`, issues);
  const projectRepositoriesChecksumTotalCount = value['project_repositories_checksum_total_count'];
  if (projectRepositoriesChecksumTotalCount !== undefined)
    collectCount(projectRepositoriesChecksumTotalCount, `${path}/project_repositories_checksum_total_count`, issues);
  const projectRepositoriesChecksummedCount = value['project_repositories_checksummed_count'];
  if (projectRepositoriesChecksummedCount !== undefined)
    collectCount(projectRepositoriesChecksummedCount, `${path}/project_repositories_checksummed_count`, issues);
  const projectRepositoriesCount = value['project_repositories_count'];
  if (projectRepositoriesCount !== undefined)
    collectCount(projectRepositoriesCount, `${path}/project_repositories_count`, issues);
  const projectRepositoriesFailedCount = value['project_repositories_failed_count'];
  if (projectRepositoriesFailedCount !== undefined)
    collectCount(projectRepositoriesFailedCount, `${path}/project_repositories_failed_count`, issues);
  const projectRepositoriesRegistryCount = value['project_repositories_registry_count'];
  if (projectRepositoriesRegistryCount !== undefined)
    collectCount(projectRepositoriesRegistryCount, `${path}/project_repositories_registry_count`, issues);
  const projectRepositoriesSyncedCount = value['project_repositories_synced_count'];
  if (projectRepositoriesSyncedCount !== undefined)
    collectCount(projectRepositoriesSyncedCount, `${path}/project_repositories_synced_count`, issues);
  const projectRepositoriesSyncedInPercentage = value['project_repositories_synced_in_percentage'];
  if (projectRepositoriesSyncedInPercentage !== undefined)
    collectPercentage(
      projectRepositoriesSyncedInPercentage,
      `${path}/project_repositories_synced_in_percentage`,
      issues,
    );
  const projectRepositoriesVerificationFailedCount = value['project_repositories_verification_failed_count'];
  if (projectRepositoriesVerificationFailedCount !== undefined)
    collectCount(
      projectRepositoriesVerificationFailedCount,
      `${path}/project_repositories_verification_failed_count`,
      issues,
    );
  const projectRepositoriesVerificationTotalCount = value['project_repositories_verification_total_count'];
  if (projectRepositoriesVerificationTotalCount !== undefined)
    collectCount(
      projectRepositoriesVerificationTotalCount,
      `${path}/project_repositories_verification_total_count`,
      issues,
    );
  const projectRepositoriesVerifiedCount = value['project_repositories_verified_count'];
  if (projectRepositoriesVerifiedCount !== undefined)
    collectCount(projectRepositoriesVerifiedCount, `${path}/project_repositories_verified_count`, issues);
  const projectRepositoriesVerifiedInPercentage = value['project_repositories_verified_in_percentage'];
  if (projectRepositoriesVerifiedInPercentage !== undefined)
    collectPercentage(
      projectRepositoriesVerifiedInPercentage,
      `${path}/project_repositories_verified_in_percentage`,
      issues,
    );
  const projectWikiRepositoriesChecksumFailedCount = value['project_wiki_repositories_checksum_failed_count'];
  if (projectWikiRepositoriesChecksumFailedCount !== undefined)
    collectCount(
      projectWikiRepositoriesChecksumFailedCount,
      `${path}/project_wiki_repositories_checksum_failed_count`,
      issues,
    );
  const projectWikiRepositoriesChecksumTotalCount = value['project_wiki_repositories_checksum_total_count'];
  if (projectWikiRepositoriesChecksumTotalCount !== undefined)
    collectCount(
      projectWikiRepositoriesChecksumTotalCount,
      `${path}/project_wiki_repositories_checksum_total_count`,
      issues,
    );
  const projectWikiRepositoriesChecksummedCount = value['project_wiki_repositories_checksummed_count'];
  if (projectWikiRepositoriesChecksummedCount !== undefined)
    collectCount(
      projectWikiRepositoriesChecksummedCount,
      `${path}/project_wiki_repositories_checksummed_count`,
      issues,
    );
  const projectWikiRepositoriesCount = value['project_wiki_repositories_count'];
  if (projectWikiRepositoriesCount !== undefined)
    collectCount(projectWikiRepositoriesCount, `${path}/project_wiki_repositories_count`, issues);
  const projectWikiRepositoriesFailedCount = value['project_wiki_repositories_failed_count'];
  if (projectWikiRepositoriesFailedCount !== undefined)
    collectCount(projectWikiRepositoriesFailedCount, `${path}/project_wiki_repositories_failed_count`, issues);
  const projectWikiRepositoriesRegistryCount = value['project_wiki_repositories_registry_count'];
  if (projectWikiRepositoriesRegistryCount !== undefined)
    collectCount(projectWikiRepositoriesRegistryCount, `${path}/project_wiki_repositories_registry_count`, issues);
  const projectWikiRepositoriesSyncedCount = value['project_wiki_repositories_synced_count'];
  if (projectWikiRepositoriesSyncedCount !== undefined)
    collectCount(projectWikiRepositoriesSyncedCount, `${path}/project_wiki_repositories_synced_count`, issues);
  const projectWikiRepositoriesSyncedInPercentage = value['project_wiki_repositories_synced_in_percentage'];
  if (projectWikiRepositoriesSyncedInPercentage !== undefined)
    collectPercentage(
      projectWikiRepositoriesSyncedInPercentage,
      `${path}/project_wiki_repositories_synced_in_percentage`,
      issues,
    );
  const projectWikiRepositoriesVerificationFailedCount = value['project_wiki_repositories_verification_failed_count'];
  if (projectWikiRepositoriesVerificationFailedCount !== undefined)
    collectCount(
      projectWikiRepositoriesVerificationFailedCount,
      `${path}/project_wiki_repositories_verification_failed_count`,
      issues,
    );
  const projectWikiRepositoriesVerificationTotalCount = value['project_wiki_repositories_verification_total_count'];
  if (projectWikiRepositoriesVerificationTotalCount !== undefined)
    collectCount(
      projectWikiRepositoriesVerificationTotalCount,
      `${path}/project_wiki_repositories_verification_total_count`,
      issues,
    );
  const projectWikiRepositoriesVerifiedCount = value['project_wiki_repositories_verified_count'];
  if (projectWikiRepositoriesVerifiedCount !== undefined)
    collectCount(projectWikiRepositoriesVerifiedCount, `${path}/project_wiki_repositories_verified_count`, issues);
  const projectWikiRepositoriesVerifiedInPercentage = value['project_wiki_repositories_verified_in_percentage'];
  if (projectWikiRepositoriesVerifiedInPercentage !== undefined)
    collectPercentage(
      projectWikiRepositoriesVerifiedInPercentage,
      `${path}/project_wiki_repositories_verified_in_percentage`,
      issues,
    );
  const projectsCount = value['projects_count'];
  if (projectsCount !== undefined) collectCount(projectsCount, `${path}/projects_count`, issues);
  const proxyLocalRequestsEventCountWeekly = value['proxy_local_requests_event_count_weekly'];
  if (proxyLocalRequestsEventCountWeekly !== undefined)
    collectCount(proxyLocalRequestsEventCountWeekly, `${path}/proxy_local_requests_event_count_weekly`, issues);
  const proxyRemoteRequestsEventCountWeekly = value['proxy_remote_requests_event_count_weekly'];
  if (proxyRemoteRequestsEventCountWeekly !== undefined)
    collectCount(proxyRemoteRequestsEventCountWeekly, `${path}/proxy_remote_requests_event_count_weekly`, issues);
  const replicationSlotsUsedInPercentage = value['replication_slots_used_in_percentage'];
  if (replicationSlotsUsedInPercentage !== undefined)
    collectPercentage(replicationSlotsUsedInPercentage, `${path}/replication_slots_used_in_percentage`, issues);
  const repositoriesCheckedInPercentage = value['repositories_checked_in_percentage'];
  if (repositoriesCheckedInPercentage !== undefined)
    collectPercentage(repositoriesCheckedInPercentage, `${path}/repositories_checked_in_percentage`, issues);
  const snippetRepositoriesChecksumFailedCount = value['snippet_repositories_checksum_failed_count'];
  if (snippetRepositoriesChecksumFailedCount !== undefined)
    collectCount(snippetRepositoriesChecksumFailedCount, `${path}/snippet_repositories_checksum_failed_count`, issues);
  const snippetRepositoriesChecksumTotalCount = value['snippet_repositories_checksum_total_count'];
  if (snippetRepositoriesChecksumTotalCount !== undefined)
    collectCount(snippetRepositoriesChecksumTotalCount, `${path}/snippet_repositories_checksum_total_count`, issues);
  const snippetRepositoriesChecksummedCount = value['snippet_repositories_checksummed_count'];
  if (snippetRepositoriesChecksummedCount !== undefined)
    collectCount(snippetRepositoriesChecksummedCount, `${path}/snippet_repositories_checksummed_count`, issues);
  const snippetRepositoriesCount = value['snippet_repositories_count'];
  if (snippetRepositoriesCount !== undefined)
    collectCount(snippetRepositoriesCount, `${path}/snippet_repositories_count`, issues);
  const snippetRepositoriesFailedCount = value['snippet_repositories_failed_count'];
  if (snippetRepositoriesFailedCount !== undefined)
    collectCount(snippetRepositoriesFailedCount, `${path}/snippet_repositories_failed_count`, issues);
  const snippetRepositoriesRegistryCount = value['snippet_repositories_registry_count'];
  if (snippetRepositoriesRegistryCount !== undefined)
    collectCount(snippetRepositoriesRegistryCount, `${path}/snippet_repositories_registry_count`, issues);
  const snippetRepositoriesSyncedCount = value['snippet_repositories_synced_count'];
  if (snippetRepositoriesSyncedCount !== undefined)
    collectCount(snippetRepositoriesSyncedCount, `${path}/snippet_repositories_synced_count`, issues);
  const snippetRepositoriesSyncedInPercentage = value['snippet_repositories_synced_in_percentage'];
  if (snippetRepositoriesSyncedInPercentage !== undefined)
    collectPercentage(
      snippetRepositoriesSyncedInPercentage,
      `${path}/snippet_repositories_synced_in_percentage`,
      issues,
    );
  const snippetRepositoriesVerificationFailedCount = value['snippet_repositories_verification_failed_count'];
  if (snippetRepositoriesVerificationFailedCount !== undefined)
    collectCount(
      snippetRepositoriesVerificationFailedCount,
      `${path}/snippet_repositories_verification_failed_count`,
      issues,
    );
  const snippetRepositoriesVerificationTotalCount = value['snippet_repositories_verification_total_count'];
  if (snippetRepositoriesVerificationTotalCount !== undefined)
    collectCount(
      snippetRepositoriesVerificationTotalCount,
      `${path}/snippet_repositories_verification_total_count`,
      issues,
    );
  const snippetRepositoriesVerifiedCount = value['snippet_repositories_verified_count'];
  if (snippetRepositoriesVerifiedCount !== undefined)
    collectCount(snippetRepositoriesVerifiedCount, `${path}/snippet_repositories_verified_count`, issues);
  const snippetRepositoriesVerifiedInPercentage = value['snippet_repositories_verified_in_percentage'];
  if (snippetRepositoriesVerifiedInPercentage !== undefined)
    collectPercentage(
      snippetRepositoriesVerifiedInPercentage,
      `${path}/snippet_repositories_verified_in_percentage`,
      issues,
    );
  const terraformStateVersionsChecksumFailedCount = value['terraform_state_versions_checksum_failed_count'];
  if (terraformStateVersionsChecksumFailedCount !== undefined)
    collectCount(
      terraformStateVersionsChecksumFailedCount,
      `${path}/terraform_state_versions_checksum_failed_count`,
      issues,
    );
  const terraformStateVersionsChecksumTotalCount = value['terraform_state_versions_checksum_total_count'];
  if (terraformStateVersionsChecksumTotalCount !== undefined)
    collectCount(
      terraformStateVersionsChecksumTotalCount,
      `${path}/terraform_state_versions_checksum_total_count`,
      issues,
    );
  const terraformStateVersionsChecksummedCount = value['terraform_state_versions_checksummed_count'];
  if (terraformStateVersionsChecksummedCount !== undefined)
    collectCount(terraformStateVersionsChecksummedCount, `${path}/terraform_state_versions_checksummed_count`, issues);
  const terraformStateVersionsCount = value['terraform_state_versions_count'];
  if (terraformStateVersionsCount !== undefined)
    collectCount(terraformStateVersionsCount, `${path}/terraform_state_versions_count`, issues);
  const terraformStateVersionsFailedCount = value['terraform_state_versions_failed_count'];
  if (terraformStateVersionsFailedCount !== undefined)
    collectCount(terraformStateVersionsFailedCount, `${path}/terraform_state_versions_failed_count`, issues);
  const terraformStateVersionsRegistryCount = value['terraform_state_versions_registry_count'];
  if (terraformStateVersionsRegistryCount !== undefined)
    collectCount(terraformStateVersionsRegistryCount, `${path}/terraform_state_versions_registry_count`, issues);
  const terraformStateVersionsSyncedCount = value['terraform_state_versions_synced_count'];
  if (terraformStateVersionsSyncedCount !== undefined)
    collectCount(terraformStateVersionsSyncedCount, `${path}/terraform_state_versions_synced_count`, issues);
  const terraformStateVersionsSyncedInPercentage = value['terraform_state_versions_synced_in_percentage'];
  if (terraformStateVersionsSyncedInPercentage !== undefined)
    collectPercentage(
      terraformStateVersionsSyncedInPercentage,
      `${path}/terraform_state_versions_synced_in_percentage`,
      issues,
    );
  const terraformStateVersionsVerificationFailedCount = value['terraform_state_versions_verification_failed_count'];
  if (terraformStateVersionsVerificationFailedCount !== undefined)
    collectCount(
      terraformStateVersionsVerificationFailedCount,
      `${path}/terraform_state_versions_verification_failed_count`,
      issues,
    );
  const terraformStateVersionsVerificationTotalCount = value['terraform_state_versions_verification_total_count'];
  if (terraformStateVersionsVerificationTotalCount !== undefined)
    collectCount(
      terraformStateVersionsVerificationTotalCount,
      `${path}/terraform_state_versions_verification_total_count`,
      issues,
    );
  const terraformStateVersionsVerifiedCount = value['terraform_state_versions_verified_count'];
  if (terraformStateVersionsVerifiedCount !== undefined)
    collectCount(terraformStateVersionsVerifiedCount, `${path}/terraform_state_versions_verified_count`, issues);
  const terraformStateVersionsVerifiedInPercentage = value['terraform_state_versions_verified_in_percentage'];
  if (terraformStateVersionsVerifiedInPercentage !== undefined)
    collectPercentage(
      terraformStateVersionsVerifiedInPercentage,
      `${path}/terraform_state_versions_verified_in_percentage`,
      issues,
    );
  const uploadsChecksumFailedCount = value['uploads_checksum_failed_count'];
  if (uploadsChecksumFailedCount !== undefined)
    collectCount(uploadsChecksumFailedCount, `${path}/uploads_checksum_failed_count`, issues);
  const uploadsChecksumTotalCount = value['uploads_checksum_total_count'];
  if (uploadsChecksumTotalCount !== undefined)
    collectCount(uploadsChecksumTotalCount, `${path}/uploads_checksum_total_count`, issues);
  const uploadsChecksummedCount = value['uploads_checksummed_count'];
  if (uploadsChecksummedCount !== undefined)
    collectCount(uploadsChecksummedCount, `${path}/uploads_checksummed_count`, issues);
  const uploadsCount = value['uploads_count'];
  if (uploadsCount !== undefined) collectCount(uploadsCount, `${path}/uploads_count`, issues);
  const uploadsFailedCount = value['uploads_failed_count'];
  if (uploadsFailedCount !== undefined) collectCount(uploadsFailedCount, `${path}/uploads_failed_count`, issues);
  const uploadsRegistryCount = value['uploads_registry_count'];
  if (uploadsRegistryCount !== undefined) collectCount(uploadsRegistryCount, `${path}/uploads_registry_count`, issues);
  const uploadsSyncedCount = value['uploads_synced_count'];
  if (uploadsSyncedCount !== undefined) collectCount(uploadsSyncedCount, `${path}/uploads_synced_count`, issues);
  const uploadsSyncedInPercentage = value['uploads_synced_in_percentage'];
  if (uploadsSyncedInPercentage !== undefined)
    collectPercentage(uploadsSyncedInPercentage, `${path}/uploads_synced_in_percentage`, issues);
  const uploadsVerificationFailedCount = value['uploads_verification_failed_count'];
  if (uploadsVerificationFailedCount !== undefined)
    collectCount(uploadsVerificationFailedCount, `${path}/uploads_verification_failed_count`, issues);
  const uploadsVerificationTotalCount = value['uploads_verification_total_count'];
  if (uploadsVerificationTotalCount !== undefined)
    collectCount(uploadsVerificationTotalCount, `${path}/uploads_verification_total_count`, issues);
  const uploadsVerifiedCount = value['uploads_verified_count'];
  if (uploadsVerifiedCount !== undefined) collectCount(uploadsVerifiedCount, `${path}/uploads_verified_count`, issues);
  const uploadsVerifiedInPercentage = value['uploads_verified_in_percentage'];
  if (uploadsVerifiedInPercentage !== undefined)
    collectPercentage(uploadsVerifiedInPercentage, `${path}/uploads_verified_in_percentage`, issues);
}
