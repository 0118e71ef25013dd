// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { ReplicationSiteStatus } from '../../types/index.ts';
import { type ValidationIssue, report } from '../runtime/issue.ts';
import { isInteger, isObject } from '../runtime/values.ts';
import { collectCount, isCount } from './count.ts';
import { collectPercentage, isPercentage } from './percentage.ts';

/** Whether `value` is a valid `ReplicationSiteStatus`. */
export function isReplicationSiteStatus(value: unknown): value is ReplicationSiteStatus {
  if (!isObject(value)) return false;
  const ciSecureFilesChecksumFailedCount = value['ci_secure_files_checksum_failed_count'];
  if (!isCount(ciSecureFilesChecksumFailedCount)) return false;
  const ciSecureFilesChecksumTotalCount = value['ci_secure_files_checksum_total_count'];
  if (!isCount(ciSecureFilesChecksumTotalCount)) return false;
  const ciSecureFilesChecksummedCount = value['ci_secure_files_checksummed_count'];
  if (!isCount(ciSecureFilesChecksummedCount)) return false;
  const ciSecureFilesCount = value['ci_secure_files_count'];
  if (!isCount(ciSecureFilesCount)) return false;
  const ciSecureFilesFailedCount = value['ci_secure_files_failed_count'];
  if (!isCount(ciSecureFilesFailedCount)) return false;
  const ciSecureFilesRegistryCount = value['ci_secure_files_registry_count'];
  if (!isCount(ciSecureFilesRegistryCount)) return false;
  const ciSecureFilesSyncedCount = value['ci_secure_files_synced_count'];
  if (!isCount(ciSecureFilesSyncedCount)) return false;
  const ciSecureFilesSyncedInPercentage = value['ci_secure_files_synced_in_percentage'];
  if (!isPercentage(ciSecureFilesSyncedInPercentage)) return false;
  const ciSecureFilesVerificationFailedCount = value['ci_secure_files_verification_failed_count'];
  if (!isCount(ciSecureFilesVerificationFailedCount)) return false;
  const ciSecureFilesVerificationTotalCount = value['ci_secure_files_verification_total_count'];
  if (!isCount(ciSecureFilesVerificationTotalCount)) return false;
  const ciSecureFilesVerifiedCount = value['ci_secure_files_verified_count'];
  if (!isCount(ciSecureFilesVerifiedCount)) return false;
  const ciSecureFilesVerifiedInPercentage = value['ci_secure_files_verified_in_percentage'];
  if (!isPercentage(ciSecureFilesVerifiedInPercentage)) return false;
  const containerRepositoriesChecksumFailedCount = value['container_repositories_checksum_failed_count'];
  if (!isCount(containerRepositoriesChecksumFailedCount)) return false;
  const containerRepositoriesChecksumTotalCount = value['container_repositories_checksum_total_count'];
  if (!isCount(containerRepositoriesChecksumTotalCount)) return false;
  const containerRepositoriesChecksummedCount = value['container_repositories_checksummed_count'];
  if (!isCount(containerRepositoriesChecksummedCount)) return false;
  const containerRepositoriesCount = value['container_repositories_count'];
  if (!isCount(containerRepositoriesCount)) return false;
  const containerRepositoriesFailedCount = value['container_repositories_failed_count'];
  if (!isCount(containerRepositoriesFailedCount)) return false;
  const containerRepositoriesRegistryCount = value['container_repositories_registry_count'];
  if (!isCount(containerRepositoriesRegistryCount)) return false;
  const containerRepositoriesReplicationEnabled = value['container_repositories_replication_enabled'];
  if (typeof containerRepositoriesReplicationEnabled !== 'boolean' && containerRepositoriesReplicationEnabled !== null)
    return false;
  const containerRepositoriesSyncedCount = value['container_repositories_synced_count'];
  if (!isCount(containerRepositoriesSyncedCount)) return false;
  const containerRepositoriesSyncedInPercentage = value['container_repositories_synced_in_percentage'];
  if (!isPercentage(containerRepositoriesSyncedInPercentage)) return false;
  const containerRepositoriesVerificationFailedCount = value['container_repositories_verification_failed_count'];
  if (!isCount(containerRepositoriesVerificationFailedCount)) return false;
  const containerRepositoriesVerificationTotalCount = value['container_repositories_verification_total_count'];
  if (!isCount(containerRepositoriesVerificationTotalCount)) return false;
  const containerRepositoriesVerifiedCount = value['container_repositories_verified_count'];
  if (!isCount(containerRepositoriesVerifiedCount)) return false;
  const containerRepositoriesVerifiedInPercentage = value['container_repositories_verified_in_percentage'];
  if (!isPercentage(containerRepositoriesVerifiedInPercentage)) return false;
  const dependencyProxyBlobsChecksumFailedCount = value['dependency_proxy_blobs_checksum_failed_count'];
  if (!isCount(dependencyProxyBlobsChecksumFailedCount)) return false;
  const dependencyProxyBlobsChecksumTotalCount = value['dependency_proxy_blobs_checksum_total_count'];
  if (!isCount(dependencyProxyBlobsChecksumTotalCount)) return false;
  const dependencyProxyBlobsChecksummedCount = value['dependency_proxy_blobs_checksummed_count'];
  if (!isCount(dependencyProxyBlobsChecksummedCount)) return false;
  const dependencyProxyBlobsCount = value['dependency_proxy_blobs_count'];
  if (!isCount(dependencyProxyBlobsCount)) return false;
  const dependencyProxyBlobsFailedCount = value['dependency_proxy_blobs_failed_count'];
  if (!isCount(dependencyProxyBlobsFailedCount)) return false;
  const dependencyProxyBlobsRegistryCount = value['dependency_proxy_blobs_registry_count'];
  if (!isCount(dependencyProxyBlobsRegistryCount)) return false;
  const dependencyProxyBlobsSyncedCount = value['dependency_proxy_blobs_synced_count'];
  if (!isCount(dependencyProxyBlobsSyncedCount)) return false;
  const dependencyProxyBlobsSyncedInPercentage = value['dependency_proxy_blobs_synced_in_percentage'];
  if (!isPercentage(dependencyProxyBlobsSyncedInPercentage)) return false;
  const dependencyProxyBlobsVerificationFailedCount = value['dependency_proxy_blobs_verification_failed_count'];
  if (!isCount(dependencyProxyBlobsVerificationFailedCount)) return false;
  const dependencyProxyBlobsVerificationTotalCount = value['dependency_proxy_blobs_verification_total_count'];
  if (!isCount(dependencyProxyBlobsVerificationTotalCount)) return false;
  const dependencyProxyBlobsVerifiedCount = value['dependency_proxy_blobs_verified_count'];
  if (!isCount(dependencyProxyBlobsVerifiedCount)) return false;
  const dependencyProxyBlobsVerifiedInPercentage = value['dependency_proxy_blobs_verified_in_percentage'];
  if (!isPercentage(dependencyProxyBlobsVerifiedInPercentage)) return false;
  const dependencyProxyManifestsChecksumFailedCount = value['dependency_proxy_manifests_checksum_failed_count'];
  if (!isCount(dependencyProxyManifestsChecksumFailedCount)) return false;
  const dependencyProxyManifestsChecksumTotalCount = value['dependency_proxy_manifests_checksum_total_count'];
  if (!isCount(dependencyProxyManifestsChecksumTotalCount)) return false;
  const dependencyProxyManifestsChecksummedCount = value['dependency_proxy_manifests_checksummed_count'];
  if (!isCount(dependencyProxyManifestsChecksummedCount)) return false;
  const dependencyProxyManifestsCount = value['dependency_proxy_manifests_count'];
  if (!isCount(dependencyProxyManifestsCount)) return false;
  const dependencyProxyManifestsFailedCount = value['dependency_proxy_manifests_failed_count'];
  if (!isCount(dependencyProxyManifestsFailedCount)) return false;
  const dependencyProxyManifestsRegistryCount = value['dependency_proxy_manifests_registry_count'];
  if (!isCount(dependencyProxyManifestsRegistryCount)) return false;
  const dependencyProxyManifestsSyncedCount = value['dependency_proxy_manifests_synced_count'];
  if (!isCount(dependencyProxyManifestsSyncedCount)) return false;
  const dependencyProxyManifestsSyncedInPercentage = value['dependency_proxy_manifests_synced_in_percentage'];
  if (!isPercentage(dependencyProxyManifestsSyncedInPercentage)) return false;
  const dependencyProxyManifestsVerificationFailedCount = value['dependency_proxy_manifests_verification_failed_count'];
  if (!isCount(dependencyProxyManifestsVerificationFailedCount)) return false;
  const dependencyProxyManifestsVerificationTotalCount = value['dependency_proxy_manifests_verification_total_count'];
  if (!isCount(dependencyProxyManifestsVerificationTotalCount)) return false;
  const dependencyProxyManifestsVerifiedCount = value['dependency_proxy_manifests_verified_count'];
  if (!isCount(dependencyProxyManifestsVerifiedCount)) return false;
  const dependencyProxyManifestsVerifiedInPercentage = value['dependency_proxy_manifests_verified_in_percentage'];
  if (!isPercentage(dependencyProxyManifestsVerifiedInPercentage)) return false;
  const designManagementRepositoriesChecksumFailedCount = value['design_management_repositories_checksum_failed_count'];
  if (!isCount(designManagementRepositoriesChecksumFailedCount)) return false;
  const designManagementRepositoriesChecksumTotalCount = value['design_management_repositories_checksum_total_count'];
  if (!isCount(designManagementRepositoriesChecksumTotalCount)) return false;
  const designManagementRepositoriesChecksummedCount = value['design_management_repositories_checksummed_count'];
  if (!isCount(designManagementRepositoriesChecksummedCount)) return false;
  const designManagementRepositoriesCount = value['design_management_repositories_count'];
  if (!isCount(designManagementRepositoriesCount)) return false;
  const designManagementRepositoriesFailedCount = value['design_management_repositories_failed_count'];
  if (!isCount(designManagementRepositoriesFailedCount)) return false;
  const designManagementRepositoriesRegistryCount = value['design_management_repositories_registry_count'];
  if (!isCount(designManagementRepositoriesRegistryCount)) return false;
  const designManagementRepositoriesSyncedCount = value['design_management_repositories_synced_count'];
  if (!isCount(designManagementRepositoriesSyncedCount)) return false;
  const designManagementRepositoriesSyncedInPercentage = value['design_management_repositories_synced_in_percentage'];
  if (!isPercentage(designManagementRepositoriesSyncedInPercentage)) return false;
  const designManagementRepositoriesVerificationFailedCount =
    value['design_management_repositories_verification_failed_count'];
  if (!isCount(designManagementRepositoriesVerificationFailedCount)) return false;
  const designManagementRepositoriesVerificationTotalCount =
    value['design_management_repositories_verification_total_count'];
  if (!isCount(designManagementRepositoriesVerificationTotalCount)) return false;
  const designManagementRepositoriesVerifiedCount = value['design_management_repositories_verified_count'];
  if (!isCount(designManagementRepositoriesVerifiedCount)) return false;
  const designManagementRepositoriesVerifiedInPercentage =
    value['design_management_repositories_verified_in_percentage'];
  if (!isPercentage(designManagementRepositoriesVerifiedInPercentage)) return false;
  const geoNodeId = value['geo_node_id'];
  if (!isInteger(geoNodeId)) return false;
  const gitFetchEventCountWeekly = value['git_fetch_event_count_weekly'];
  if (!isCount(gitFetchEventCountWeekly)) return false;
  const gitPushEventCountWeekly = value['git_push_event_count_weekly'];
  if (!isCount(gitPushEventCountWeekly)) return false;
  const groupWikiRepositoriesChecksumFailedCount = value['group_wiki_repositories_checksum_failed_count'];
  if (!isCount(groupWikiRepositoriesChecksumFailedCount)) return false;
  const groupWikiRepositoriesChecksumTotalCount = value['group_wiki_repositories_checksum_total_count'];
  if (!isCount(groupWikiRepositoriesChecksumTotalCount)) return false;
  const groupWikiRepositoriesChecksummedCount = value['group_wiki_repositories_checksummed_count'];
  if (!isCount(groupWikiRepositoriesChecksummedCount)) return false;
  const groupWikiRepositoriesCount = value['group_wiki_repositories_count'];
  if (!isCount(groupWikiRepositoriesCount)) return false;
  const groupWikiRepositoriesFailedCount = value['group_wiki_repositories_failed_count'];
  if (!isCount(groupWikiRepositoriesFailedCount)) return false;
  const groupWikiRepositoriesRegistryCount = value['group_wiki_repositories_registry_count'];
  if (!isCount(groupWikiRepositoriesRegistryCount)) return false;
  const groupWikiRepositoriesSyncedCount = value['group_wiki_repositories_synced_count'];
  if (!isCount(groupWikiRepositoriesSyncedCount)) return false;
  const groupWikiRepositoriesSyncedInPercentage = value['group_wiki_repositories_synced_in_percentage'];
  if (!isPercentage(groupWikiRepositoriesSyncedInPercentage)) return false;
  const groupWikiRepositoriesVerificationFailedCount = value['group_wiki_repositories_verification_failed_count'];
  if (!isCount(groupWikiRepositoriesVerificationFailedCount)) return false;
  const groupWikiRepositoriesVerificationTotalCount = value['group_wiki_repositories_verification_total_count'];
  if (!isCount(groupWikiRepositoriesVerificationTotalCount)) return false;
  const groupWikiRepositoriesVerifiedCount = value['group_wiki_repositories_verified_count'];
  if (!isCount(groupWikiRepositoriesVerifiedCount)) return false;
  const groupWikiRepositoriesVerifiedInPercentage = value['group_wiki_repositories_verified_in_percentage'];
  if (!isPercentage(groupWikiRepositoriesVerifiedInPercentage)) return false;
  const jobArtifactsChecksumFailedCount = value['job_artifacts_checksum_failed_count'];
  if (!isCount(jobArtifactsChecksumFailedCount)) return false;
  const jobArtifactsChecksumTotalCount = value['job_artifacts_checksum_total_count'];
  if (!isCount(jobArtifactsChecksumTotalCount)) return false;
  const jobArtifactsChecksummedCount = value['job_artifacts_checksummed_count'];
  if (!isCount(jobArtifactsChecksummedCount)) return false;
  const jobArtifactsCount = value['job_artifacts_count'];
  if (!isCount(jobArtifactsCount)) return false;
  const jobArtifactsFailedCount = value['job_artifacts_failed_count'];
  if (!isCount(jobArtifactsFailedCount)) return false;
  const jobArtifactsRegistryCount = value['job_artifacts_registry_count'];
  if (!isCount(jobArtifactsRegistryCount)) return false;
  const jobArtifactsSyncedCount = value['job_artifacts_synced_count'];
  if (!isCount(jobArtifactsSyncedCount)) return false;
  const jobArtifactsSyncedInPercentage = value['job_artifacts_synced_in_percentage'];
  if (!isPercentage(jobArtifactsSyncedInPercentage)) return false;
  const jobArtifactsVerificationFailedCount = value['job_artifacts_verification_failed_count'];
  if (!isCount(jobArtifactsVerificationFailedCount)) return false;
  const jobArtifactsVerificationTotalCount = value['job_artifacts_verification_total_count'];
  if (!isCount(jobArtifactsVerificationTotalCount)) return false;
  const jobArtifactsVerifiedCount = value['job_artifacts_verified_count'];
  if (!isCount(jobArtifactsVerifiedCount)) return false;
  const jobArtifactsVerifiedInPercentage = value['job_artifacts_verified_in_percentage'];
  if (!isPercentage(jobArtifactsVerifiedInPercentage)) return false;
  const lfsObjectsChecksumFailedCount = value['lfs_objects_checksum_failed_count'];
  if (!isCount(lfsObjectsChecksumFailedCount)) return false;
  const lfsObjectsChecksumTotalCount = value['lfs_objects_checksum_total_count'];
  if (!isCount(lfsObjectsChecksumTotalCount)) return false;
  const lfsObjectsChecksummedCount = value['lfs_objects_checksummed_count'];
  if (!isCount(lfsObjectsChecksummedCount)) return false;
  const lfsObjectsCount = value['lfs_objects_count'];
  if (!isCount(lfsObjectsCount)) return false;
  const lfsObjectsFailedCount = value['lfs_objects_failed_count'];
  if (!isCount(lfsObjectsFailedCount)) return false;
  const lfsObjectsRegistryCount = value['lfs_objects_registry_count'];
  if (!isCount(lfsObjectsRegistryCount)) return false;
  const lfsObjectsSyncedCount = value['lfs_objects_synced_count'];
  if (!isCount(lfsObjectsSyncedCount)) return false;
  const lfsObjectsSyncedInPercentage = value['lfs_objects_synced_in_percentage'];
  if (!isPercentage(lfsObjectsSyncedInPercentage)) return false;
  const lfsObjectsVerificationFailedCount = value['lfs_objects_verification_failed_count'];
  if (!isCount(lfsObjectsVerificationFailedCount)) return false;
  const lfsObjectsVerificationTotalCount = value['lfs_objects_verification_total_count'];
  if (!isCount(lfsObjectsVerificationTotalCount)) return false;
  const lfsObjectsVerifiedCount = value['lfs_objects_verified_count'];
  if (!isCount(lfsObjectsVerifiedCount)) return false;
  const lfsObjectsVerifiedInPercentage = value['lfs_objects_verified_in_percentage'];
  if (!isPercentage(lfsObjectsVerifiedInPercentage)) return false;
  const mergeRequestDiffsChecksumFailedCount = value['merge_request_diffs_checksum_failed_count'];
  if (!isCount(mergeRequestDiffsChecksumFailedCount)) return false;
  const mergeRequestDiffsChecksumTotalCount = value['merge_request_diffs_checksum_total_count'];
  if (!isCount(mergeRequestDiffsChecksumTotalCount)) return false;
  const mergeRequestDiffsChecksummedCount = value['merge_request_diffs_checksummed_count'];
  if (!isCount(mergeRequestDiffsChecksummedCount)) return false;
  const mergeRequestDiffsCount = value['merge_request_diffs_count'];
  if (!isCount(mergeRequestDiffsCount)) return false;
  const mergeRequestDiffsFailedCount = value['merge_request_diffs_failed_count'];
  if (!isCount(mergeRequestDiffsFailedCount)) return false;
  const mergeRequestDiffsRegistryCount = value['merge_request_diffs_registry_count'];
  if (!isCount(mergeRequestDiffsRegistryCount)) return false;
  const mergeRequestDiffsSyncedCount = value['merge_request_diffs_synced_count'];
  if (!isCount(mergeRequestDiffsSyncedCount)) return false;
  const mergeRequestDiffsSyncedInPercentage = value['merge_request_diffs_synced_in_percentage'];
  if (!isPercentage(mergeRequestDiffsSyncedInPercentage)) return false;
  const mergeRequestDiffsVerificationFailedCount = value['merge_request_diffs_verification_failed_count'];
  if (!isCount(mergeRequestDiffsVerificationFailedCount)) return false;
  const mergeRequestDiffsVerificationTotalCount = value['merge_request_diffs_verification_total_count'];
  if (!isCount(mergeRequestDiffsVerificationTotalCount)) return false;
  const mergeRequestDiffsVerifiedCount = value['merge_request_diffs_verified_count'];
  if (!isCount(mergeRequestDiffsVerifiedCount)) return false;
  const mergeRequestDiffsVerifiedInPercentage = value['merge_request_diffs_verified_in_percentage'];
  if (!isPercentage(mergeRequestDiffsVerifiedInPercentage)) return false;
  const packageFilesChecksumFailedCount = value['package_files_checksum_failed_count'];
  if (!isCount(packageFilesChecksumFailedCount)) return false;
  const packageFilesChecksumTotalCount = value['package_files_checksum_total_count'];
  if (!isCount(packageFilesChecksumTotalCount)) return false;
  const packageFilesChecksummedCount = value['package_files_checksummed_count'];
  if (!isCount(packageFilesChecksummedCount)) return false;
  const packageFilesCount = value['package_files_count'];
  if (!isCount(packageFilesCount)) return false;
  const packageFilesFailedCount = value['package_files_failed_count'];
  if (!isCount(packageFilesFailedCount)) return false;
  const packageFilesRegistryCount = value['package_files_registry_count'];
  if (!isCount(packageFilesRegistryCount)) return false;
  const packageFilesSyncedCount = value['package_files_synced_count'];
  if (!isCount(packageFilesSyncedCount)) return false;
  const packageFilesSyncedInPercentage = value['package_files_synced_in_percentage'];
  if (!isPercentage(packageFilesSyncedInPercentage)) return false;
  const packageFilesVerificationFailedCount = value['package_files_verification_failed_count'];
  if (!isCount(packageFilesVerificationFailedCount)) return false;
  const packageFilesVerificationTotalCount = value['package_files_verification_total_count'];
  if (!isCount(packageFilesVerificationTotalCount)) return false;
  const packageFilesVerifiedCount = value['package_files_verified_count'];
  if (!isCount(packageFilesVerifiedCount)) return false;
  const packageFilesVerifiedInPercentage = value['package_files_verified_in_percentage'];
  if (!isPercentage(packageFilesVerifiedInPercentage)) return false;
  const pagesDeploymentsChecksumFailedCount = value['pages_deployments_checksum_failed_count'];
  if (!isCount(pagesDeploymentsChecksumFailedCount)) return false;
  const pagesDeploymentsChecksumTotalCount = value['pages_deployments_checksum_total_count'];
  if (!isCount(pagesDeploymentsChecksumTotalCount)) return false;
  const pagesDeploymentsChecksummedCount = value['pages_deployments_checksummed_count'];
  if (!isCount(pagesDeploymentsChecksummedCount)) return false;
  const pagesDeploymentsCount = value['pages_deployments_count'];
  if (!isCount(pagesDeploymentsCount)) return false;
  const pagesDeploymentsFailedCount = value['pages_deployments_failed_count'];
  if (!isCount(pagesDeploymentsFailedCount)) return false;
  const pagesDeploymentsRegistryCount = value['pages_deployments_registry_count'];
  if (!isCount(pagesDeploymentsRegistryCount)) return false;
  const pagesDeploymentsSyncedCount = value['pages_deployments_synced_count'];
  if (!isCount(pagesDeploymentsSyncedCount)) return false;
  const pagesDeploymentsSyncedInPercentage = value['pages_deployments_synced_in_percentage'];
  if (!isPercentage(pagesDeploymentsSyncedInPercentage)) return false;
  const pagesDeploymentsVerificationFailedCount = value['pages_deployments_verification_failed_count'];
  if (!isCount(pagesDeploymentsVerificationFailedCount)) return false;
  const pagesDeploymentsVerificationTotalCount = value['pages_deployments_verification_total_count'];
  if (!isCount(pagesDeploymentsVerificationTotalCount)) return false;
  const pagesDeploymentsVerifiedCount = value['pages_deployments_verified_count'];
  if (!isCount(pagesDeploymentsVerifiedCount)) return false;
  const pagesDeploymentsVerifiedInPercentage = value['pages_deployments_verified_in_percentage'];
  if (!isPercentage(pagesDeploymentsVerifiedInPercentage)) return false;
  const pipelineArtifactsChecksumFailedCount = value['pipeline_artifacts_checksum_failed_count'];
  if (!isCount(pipelineArtifactsChecksumFailedCount)) return false;
  const pipelineArtifactsChecksumTotalCount = value['pipeline_artifacts_checksum_total_count'];
  if (!isCount(pipelineArtifactsChecksumTotalCount)) return false;
  const pipelineArtifactsChecksummedCount = value['pipeline_artifacts_checksummed_count'];
  if (!isCount(pipelineArtifactsChecksummedCount)) return false;
  const pipelineArtifactsCount = value['pipeline_artifacts_count'];
  if (!isCount(pipelineArtifactsCount)) return false;
  const pipelineArtifactsFailedCount = value['pipeline_artifacts_failed_count'];
  if (!isCount(pipelineArtifactsFailedCount)) return false;
  const pipelineArtifactsRegistryCount = value['pipeline_artifacts_registry_count'];
  if (!isCount(pipelineArtifactsRegistryCount)) return false;
  const pipelineArtifactsSyncedCount = value['pipeline_artifacts_synced_count'];
  if (!isCount(pipelineArtifactsSyncedCount)) return false;
  const pipelineArtifactsSyncedInPercentage = value['pipeline_artifacts_synced_in_percentage'];
  if (!isPercentage(pipelineArtifactsSyncedInPercentage)) return false;
  const pipelineArtifactsVerificationFailedCount = value['pipeline_artifacts_verification_failed_count'];
  if (!isCount(pipelineArtifactsVerificationFailedCount)) return false;
  const pipelineArtifactsVerificationTotalCount = value['pipeline_artifacts_verification_total_count'];
  if (!isCount(pipelineArtifactsVerificationTotalCount)) return false;
  const pipelineArtifactsVerifiedCount = value['pipeline_artifacts_verified_count'];
  if (!isCount(pipelineArtifactsVerifiedCount)) return false;
  const pipelineArtifactsVerifiedInPercentage = value['pipeline_artifacts_verified_in_percentage'];
  if (!isPercentage(pipelineArtifactsVerifiedInPercentage)) return false;
  const projectRepositoriesChecksumFailedCount = value['project_repositories_checksum_failed_count'];
  if (!isCount(projectRepositoriesChecksumFailedCount)) return false;
  const projectRepositoriesChecksumTotalCount = value['project_repositories_checksum_total_count'];
  if (!isCount(projectRepositoriesChecksumTotalCount)) return false;
  const projectRepositoriesChecksummedCount = value['project_repositories_checksummed_count'];
  if (!isCount(projectRepositoriesChecksummedCount)) return false;
  const projectRepositoriesCount = value['project_repositories_count'];
  if (!isCount(projectRepositoriesCount)) return false;
  const projectRepositoriesFailedCount = value['project_repositories_failed_count'];
  if (!isCount(projectRepositoriesFailedCount)) return false;
  const projectRepositoriesRegistryCount = value['project_repositories_registry_count'];
  if (!isCount(projectRepositoriesRegistryCount)) return false;
  const projectRepositoriesSyncedCount = value['project_repositories_synced_count'];
  if (!isCount(projectRepositoriesSyncedCount)) return false;
  const projectRepositoriesSyncedInPercentage = value['project_repositories_synced_in_percentage'];
  if (!isPercentage(projectRepositoriesSyncedInPercentage)) return false;
  const projectRepositoriesVerificationFailedCount = value['project_repositories_verification_failed_count'];
  if (!isCount(projectRepositoriesVerificationFailedCount)) return false;
  const projectRepositoriesVerificationTotalCount = value['project_repositories_verification_total_count'];
  if (!isCount(projectRepositoriesVerificationTotalCount)) return false;
  const projectRepositoriesVerifiedCount = value['project_repositories_verified_count'];
  if (!isCount(projectRepositoriesVerifiedCount)) return false;
  const projectRepositoriesVerifiedInPercentage = value['project_repositories_verified_in_percentage'];
  if (!isPercentage(projectRepositoriesVerifiedInPercentage)) return false;
  const projectWikiRepositoriesChecksumFailedCount = value['project_wiki_repositories_checksum_failed_count'];
  if (!isCount(projectWikiRepositoriesChecksumFailedCount)) return false;
  const projectWikiRepositoriesChecksumTotalCount = value['project_wiki_repositories_checksum_total_count'];
  if (!isCount(projectWikiRepositoriesChecksumTotalCount)) return false;
  const projectWikiRepositoriesChecksummedCount = value['project_wiki_repositories_checksummed_count'];
  if (!isCount(projectWikiRepositoriesChecksummedCount)) return false;
  const projectWikiRepositoriesCount = value['project_wiki_repositories_count'];
  if (!isCount(projectWikiRepositoriesCount)) return false;
  const projectWikiRepositoriesFailedCount = value['project_wiki_repositories_failed_count'];
  if (!isCount(projectWikiRepositoriesFailedCount)) return false;
  const projectWikiRepositoriesRegistryCount = value['project_wiki_repositories_registry_count'];
  if (!isCount(projectWikiRepositoriesRegistryCount)) return false;
  const projectWikiRepositoriesSyncedCount = value['project_wiki_repositories_synced_count'];
  if (!isCount(projectWikiRepositoriesSyncedCount)) return false;
  const projectWikiRepositoriesSyncedInPercentage = value['project_wiki_repositories_synced_in_percentage'];
  if (!isPercentage(projectWikiRepositoriesSyncedInPercentage)) return false;
  const projectWikiRepositoriesVerificationFailedCount = value['project_wiki_repositories_verification_failed_count'];
  if (!isCount(projectWikiRepositoriesVerificationFailedCount)) return false;
  const projectWikiRepositoriesVerificationTotalCount = value['project_wiki_repositories_verification_total_count'];
  if (!isCount(projectWikiRepositoriesVerificationTotalCount)) return false;
  const projectWikiRepositoriesVerifiedCount = value['project_wiki_repositories_verified_count'];
  if (!isCount(projectWikiRepositoriesVerifiedCount)) return false;
  const projectWikiRepositoriesVerifiedInPercentage = value['project_wiki_repositories_verified_in_percentage'];
  if (!isPercentage(projectWikiRepositoriesVerifiedInPercentage)) return false;
  const projectsCount = value['projects_count'];
  if (!isCount(projectsCount)) return false;
  const proxyLocalRequestsEventCountWeekly = value['proxy_local_requests_event_count_weekly'];
  if (!isCount(proxyLocalRequestsEventCountWeekly)) return false;
  const proxyRemoteRequestsEventCountWeekly = value['proxy_remote_requests_event_count_weekly'];
  if (!isCount(proxyRemoteRequestsEventCountWeekly)) return false;
  const replicationSlotsUsedInPercentage = value['replication_slots_used_in_percentage'];
  if (!isPercentage(replicationSlotsUsedInPercentage)) return false;
  const repositoriesCheckedInPercentage = value['repositories_checked_in_percentage'];
  if (!isPercentage(repositoriesCheckedInPercentage)) return false;
  const snippetRepositoriesChecksumFailedCount = value['snippet_repositories_checksum_failed_count'];
  if (!isCount(snippetRepositoriesChecksumFailedCount)) return false;
  const snippetRepositoriesChecksumTotalCount = value['snippet_repositories_checksum_total_count'];
  if (!isCount(snippetRepositoriesChecksumTotalCount)) return false;
  const snippetRepositoriesChecksummedCount = value['snippet_repositories_checksummed_count'];
  if (!isCount(snippetRepositoriesChecksummedCount)) return false;
  const snippetRepositoriesCount = value['snippet_repositories_count'];
  if (!isCount(snippetRepositoriesCount)) return false;
  const snippetRepositoriesFailedCount = value['snippet_repositories_failed_count'];
  if (!isCount(snippetRepositoriesFailedCount)) return false;
  const snippetRepositoriesRegistryCount = value['snippet_repositories_registry_count'];
  if (!isCount(snippetRepositoriesRegistryCount)) return false;
  const snippetRepositoriesSyncedCount = value['snippet_repositories_synced_count'];
  if (!isCount(snippetRepositoriesSyncedCount)) return false;
  const snippetRepositoriesSyncedInPercentage = value['snippet_repositories_synced_in_percentage'];
  if (!isPercentage(snippetRepositoriesSyncedInPercentage)) return false;
  const snippetRepositoriesVerificationFailedCount = value['snippet_repositories_verification_failed_count'];
  if (!isCount(snippetRepositoriesVerificationFailedCount)) return false;
  const snippetRepositoriesVerificationTotalCount = value['snippet_repositories_verification_total_count'];
  if (!isCount(snippetRepositoriesVerificationTotalCount)) return false;
  const snippetRepositoriesVerifiedCount = value['snippet_repositories_verified_count'];
  if (!isCount(snippetRepositoriesVerifiedCount)) return false;
  const snippetRepositoriesVerifiedInPercentage = value['snippet_repositories_verified_in_percentage'];
  if (!isPercentage(snippetRepositoriesVerifiedInPercentage)) return false;
  const terraformStateVersionsChecksumFailedCount = value['terraform_state_versions_checksum_failed_count'];
  if (!isCount(terraformStateVersionsChecksumFailedCount)) return false;
  const terraformStateVersionsChecksumTotalCount = value['terraform_state_versions_checksum_total_count'];
  if (!isCount(terraformStateVersionsChecksumTotalCount)) return false;
  const terraformStateVersionsChecksummedCount = value['terraform_state_versions_checksummed_count'];
  if (!isCount(terraformStateVersionsChecksummedCount)) return false;
  const terraformStateVersionsCount = value['terraform_state_versions_count'];
  if (!isCount(terraformStateVersionsCount)) return false;
  const terraformStateVersionsFailedCount = value['terraform_state_versions_failed_count'];
  if (!isCount(terraformStateVersionsFailedCount)) return false;
  const terraformStateVersionsRegistryCount = value['terraform_state_versions_registry_count'];
  if (!isCount(terraformStateVersionsRegistryCount)) return false;
  const terraformStateVersionsSyncedCount = value['terraform_state_versions_synced_count'];
  if (!isCount(terraformStateVersionsSyncedCount)) return false;
  const terraformStateVersionsSyncedInPercentage = value['terraform_state_versions_synced_in_percentage'];
  if (!isPercentage(terraformStateVersionsSyncedInPercentage)) return false;
  const terraformStateVersionsVerificationFailedCount = value['terraform_state_versions_verification_failed_count'];
  if (!isCount(terraformStateVersionsVerificationFailedCount)) return false;
  const terraformStateVersionsVerificationTotalCount = value['terraform_state_versions_verification_total_count'];
  if (!isCount(terraformStateVersionsVerificationTotalCount)) return false;
  const terraformStateVersionsVerifiedCount = value['terraform_state_versions_verified_count'];
  if (!isCount(terraformStateVersionsVerifiedCount)) return false;
  const terraformStateVersionsVerifiedInPercentage = value['terraform_state_versions_verified_in_percentage'];
  if (!isPercentage(terraformStateVersionsVerifiedInPercentage)) return false;
  const uploadsChecksumFailedCount = value['uploads_checksum_failed_count'];
  if (!isCount(uploadsChecksumFailedCount)) return false;
  const uploadsChecksumTotalCount = value['uploads_checksum_total_count'];
  if (!isCount(uploadsChecksumTotalCount)) return false;
  const uploadsChecksummedCount = value['uploads_checksummed_count'];
  if (!isCount(uploadsChecksummedCount)) return false;
  const uploadsCount = value['uploads_count'];
  if (!isCount(uploadsCount)) return false;
  const uploadsFailedCount = value['uploads_failed_count'];
  if (!isCount(uploadsFailedCount)) return false;
  const uploadsRegistryCount = value['uploads_registry_count'];
  if (!isCount(uploadsRegistryCount)) return false;
  const uploadsSyncedCount = value['uploads_synced_count'];
  if (!isCount(uploadsSyncedCount)) return false;
  const uploadsSyncedInPercentage = value['uploads_synced_in_percentage'];
  if (!isPercentage(uploadsSyncedInPercentage)) return false;
  const uploadsVerificationFailedCount = value['uploads_verification_failed_count'];
  if (!isCount(uploadsVerificationFailedCount)) return false;
  const uploadsVerificationTotalCount = value['uploads_verification_total_count'];
  if (!isCount(uploadsVerificationTotalCount)) return false;
  const uploadsVerifiedCount = value['uploads_verified_count'];
  if (!isCount(uploadsVerifiedCount)) return false;
  const uploadsVerifiedInPercentage = value['uploads_verified_in_percentage'];
  return isPercentage(uploadsVerifiedInPercentage);
}

/** Every reason why `value` is not a valid `ReplicationSiteStatus`; none when it is. */
export function checkReplicationSiteStatus(value: unknown): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectReplicationSiteStatus(value, '', issues);
  return issues;
}

/** Adds to `issues` every reason why the value at `path` is not a valid `ReplicationSiteStatus`. */
export function collectReplicationSiteStatus(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!isObject(value)) {
    report(issues, path, 'must be an object', '#/components/schemas/ReplicationSiteStatus/type');
    return;
  }
  const ciSecureFilesChecksumFailedCount = value['ci_secure_files_checksum_failed_count'];
  if (ciSecureFilesChecksumFailedCount === undefined)
    report(
      issues,
      path,
      'must have the property "ci_secure_files_checksum_failed_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else collectCount(ciSecureFilesChecksumFailedCount, `${path}/ci_secure_files_checksum_failed_count`, issues);
  const ciSecureFilesChecksumTotalCount = value['ci_secure_files_checksum_total_count'];
  if (ciSecureFilesChecksumTotalCount === undefined)
    report(
      issues,
      path,
      'must have the property "ci_secure_files_checksum_total_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else collectCount(ciSecureFilesChecksumTotalCount, `${path}/ci_secure_files_checksum_total_count`, issues);
  const ciSecureFilesChecksummedCount = value['ci_secure_files_checksummed_count'];
  if (ciSecureFilesChecksummedCount === undefined)
    report(
      issues,
      path,
      'must have the property "ci_secure_files_checksummed_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else collectCount(ciSecureFilesChecksummedCount, `${path}/ci_secure_files_checksummed_count`, issues);
  const ciSecureFilesCount = value['ci_secure_files_count'];
  if (ciSecureFilesCount === undefined)
    report(
      issues,
      path,
      'must have the property "ci_secure_files_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else collectCount(ciSecureFilesCount, `${path}/ci_secure_files_count`, issues);
  const ciSecureFilesFailedCount = value['ci_secure_files_failed_count'];
  if (ciSecureFilesFailedCount === undefined)
    report(
      issues,
      path,
      'must have the property "ci_secure_files_failed_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else collectCount(ciSecureFilesFailedCount, `${path}/ci_secure_files_failed_count`, issues);
  const ciSecureFilesRegistryCount = value['ci_secure_files_registry_count'];
  if (ciSecureFilesRegistryCount === undefined)
    report(
      issues,
      path,
      'must have the property "ci_secure_files_registry_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else collectCount(ciSecureFilesRegistryCount, `${path}/ci_secure_files_registry_count`, issues);
  const ciSecureFilesSyncedCount = value['ci_secure_files_synced_count'];
  if (ciSecureFilesSyncedCount === undefined)
    report(
      issues,
      path,
      'must have the property "ci_secure_files_synced_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else collectCount(ciSecureFilesSyncedCount, `${path}/ci_secure_files_synced_count`, issues);
  const ciSecureFilesSyncedInPercentage = value['ci_secure_files_synced_in_percentage'];
  if (ciSecureFilesSyncedInPercentage === undefined)
    report(
      issues,
      path,
      'must have the property "ci_secure_files_synced_in_percentage"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else collectPercentage(ciSecureFilesSyncedInPercentage, `${path}/ci_secure_files_synced_in_percentage`, issues);
  const ciSecureFilesVerificationFailedCount = value['ci_secure_files_verification_failed_count'];
  if (ciSecureFilesVerificationFailedCount === undefined)
    report(
      issues,
      path,
      'must have the property "ci_secure_files_verification_failed_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else collectCount(ciSecureFilesVerificationFailedCount, `${path}/ci_secure_files_verification_failed_count`, issues);
  const ciSecureFilesVerificationTotalCount = value['ci_secure_files_verification_total_count'];
  if (ciSecureFilesVerificationTotalCount === undefined)
    report(
      issues,
      path,
      'must have the property "ci_secure_files_verification_total_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else collectCount(ciSecureFilesVerificationTotalCount, `${path}/ci_secure_files_verification_total_count`, issues);
  const ciSecureFilesVerifiedCount = value['ci_secure_files_verified_count'];
  if (ciSecureFilesVerifiedCount === undefined)
    report(
      issues,
      path,
      'must have the property "ci_secure_files_verified_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else collectCount(ciSecureFilesVerifiedCount, `${path}/ci_secure_files_verified_count`, issues);
  const ciSecureFilesVerifiedInPercentage = value['ci_secure_files_verified_in_percentage'];
  if (ciSecureFilesVerifiedInPercentage === undefined)
    report(
      issues,
      path,
      'must have the property "ci_secure_files_verified_in_percentage"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else collectPercentage(ciSecureFilesVerifiedInPercentage, `${path}/ci_secure_files_verified_in_percentage`, issues);
  const containerRepositoriesChecksumFailedCount = value['container_repositories_checksum_failed_count'];
  if (containerRepositoriesChecksumFailedCount === undefined)
    report(
      issues,
      path,
      'must have the property "container_repositories_checksum_failed_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else
    collectCount(
      containerRepositoriesChecksumFailedCount,
      `${path}/container_repositories_checksum_failed_count`,
      issues,
    );
  const containerRepositoriesChecksumTotalCount = value['container_repositories_checksum_total_count'];
  if (containerRepositoriesChecksumTotalCount === undefined)
    report(
      issues,
      path,
      'must have the property "container_repositories_checksum_total_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else
    collectCount(
      containerRepositoriesChecksumTotalCount,
      `${path}/container_repositories_checksum_total_count`,
      issues,
    );
  const containerRepositoriesChecksummedCount = value['container_repositories_checksummed_count'];
  if (containerRepositoriesChecksummedCount === undefined)
    report(
      issues,
      path,
      'must have the property "container_repositories_checksummed_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else collectCount(containerRepositoriesChecksummedCount, `${path}/container_repositories_checksummed_count`, issues);
  const containerRepositoriesCount = value['container_repositories_count'];
  if (containerRepositoriesCount === undefined)
    report(
      issues,
      path,
      'must have the property "container_repositories_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else collectCount(containerRepositoriesCount, `${path}/container_repositories_count`, issues);
  const containerRepositoriesFailedCount = value['container_repositories_failed_count'];
  if (containerRepositoriesFailedCount === undefined)
    report(
      issues,
      path,
      'must have the property "container_repositories_failed_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else collectCount(containerRepositoriesFailedCount, `${path}/container_repositories_failed_count`, issues);
  const containerRepositoriesRegistryCount = value['container_repositories_registry_count'];
  if (containerRepositoriesRegistryCount === undefined)
    report(
      issues,
      path,
      'must have the property "container_repositories_registry_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else collectCount(containerRepositoriesRegistryCount, `${path}/container_repositories_registry_count`, issues);
  const containerRepositoriesReplicationEnabled = value['container_repositories_replication_enabled'];
  if (containerRepositoriesReplicationEnabled === undefined)
    report(
      issues,
      path,
      'must have the property "container_repositories_replication_enabled"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else if (
    typeof containerRepositoriesReplicationEnabled !== 'boolean' &&
    containerRepositoriesReplicationEnabled !== null
  )
    report(
      issues,
      `${path}/container_repositories_replication_enabled`,
      'must be true or false or null',
      '#/components/schemas/ReplicationSiteStatus/properties/container_repositories_replication_enabled/type',
    );
  const containerRepositoriesSyncedCount = value['container_repositories_synced_count'];
  if (containerRepositoriesSyncedCount === undefined)
    report(
      issues,
      path,
      'must have the property "container_repositories_synced_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else collectCount(containerRepositoriesSyncedCount, `${path}/container_repositories_synced_count`, issues);
  const containerRepositoriesSyncedInPercentage = value['container_repositories_synced_in_percentage'];
  if (containerRepositoriesSyncedInPercentage === undefined)
    report(
      issues,
      path,
      'must have the property "container_repositories_synced_in_percentage"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else
    collectPercentage(
      containerRepositoriesSyncedInPercentage,
      `${path}/container_repositories_synced_in_percentage`,
      issues,
    );
  const containerRepositoriesVerificationFailedCount = value['container_repositories_verification_failed_count'];
  if (containerRepositoriesVerificationFailedCount === undefined)
    report(
      issues,
      path,
      'must have the property "container_repositories_verification_failed_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else
    collectCount(
      containerRepositoriesVerificationFailedCount,
      `${path}/container_repositories_verification_failed_count`,
      issues,
    );
  const containerRepositoriesVerificationTotalCount = value['container_repositories_verification_total_count'];
  if (containerRepositoriesVerificationTotalCount === undefined)
    report(
      issues,
      path,
      'must have the property "container_repositories_verification_total_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else
    collectCount(
      containerRepositoriesVerificationTotalCount,
      `${path}/container_repositories_verification_total_count`,
      issues,
    );
  const containerRepositoriesVerifiedCount = value['container_repositories_verified_count'];
  if (containerRepositoriesVerifiedCount === undefined)
    report(
      issues,
      path,
      'must have the property "container_repositories_verified_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else collectCount(containerRepositoriesVerifiedCount, `${path}/container_repositories_verified_count`, issues);
  const containerRepositoriesVerifiedInPercentage = value['container_repositories_verified_in_percentage'];
  if (containerRepositoriesVerifiedInPercentage === undefined)
    report(
      issues,
      path,
      'must have the property "container_repositories_verified_in_percentage"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else
    collectPercentage(
      containerRepositoriesVerifiedInPercentage,
      `${path}/container_repositories_verified_in_percentage`,
      issues,
    );
  const dependencyProxyBlobsChecksumFailedCount = value['dependency_proxy_blobs_checksum_failed_count'];
  if (dependencyProxyBlobsChecksumFailedCount === undefined)
    report(
      issues,
      path,
      'must have the property "dependency_proxy_blobs_checksum_failed_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else
    collectCount(
      dependencyProxyBlobsChecksumFailedCount,
      `${path}/dependency_proxy_blobs_checksum_failed_count`,
      issues,
    );
  const dependencyProxyBlobsChecksumTotalCount = value['dependency_proxy_blobs_checksum_total_count'];
  if (dependencyProxyBlobsChecksumTotalCount === undefined)
    report(
      issues,
      path,
      'must have the property "dependency_proxy_blobs_checksum_total_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else
    collectCount(dependencyProxyBlobsChecksumTotalCount, `${path}/dependency_proxy_blobs_checksum_total_count`, issues);
  const dependencyProxyBlobsChecksummedCount = value['dependency_proxy_blobs_checksummed_count'];
  if (dependencyProxyBlobsChecksummedCount === undefined)
    report(
      issues,
      path,
      'must have the property "dependency_proxy_blobs_checksummed_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else collectCount(dependencyProxyBlobsChecksummedCount, `${path}/dependency_proxy_blobs_checksummed_count`, issues);
  const dependencyProxyBlobsCount = value['dependency_proxy_blobs_count'];
  if (dependencyProxyBlobsCount === undefined)
    report(
      issues,
      path,
      'must have the property "dependency_proxy_blobs_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else collectCount(dependencyProxyBlobsCount, `${path}/dependency_proxy_blobs_count`, issues);
  const dependencyProxyBlobsFailedCount = value['dependency_proxy_blobs_failed_count'];
  if (dependencyProxyBlobsFailedCount === undefined)
    report(
      issues,
      path,
      'must have the property "dependency_proxy_blobs_failed_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else collectCount(dependencyProxyBlobsFailedCount, `${path}/dependency_proxy_blobs_failed_count`, issues);
  const dependencyProxyBlobsRegistryCount = value['dependency_proxy_blobs_registry_count'];
  if (dependencyProxyBlobsRegistryCount === undefined)
    report(
      issues,
      path,
      'must have the property "dependency_proxy_blobs_registry_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else collectCount(dependencyProxyBlobsRegistryCount, `${path}/dependency_proxy_blobs_registry_count`, issues);
  const dependencyProxyBlobsSyncedCount = value['dependency_proxy_blobs_synced_count'];
  if (dependencyProxyBlobsSyncedCount === undefined)
    report(
      issues,
      path,
      'must have the property "dependency_proxy_blobs_synced_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else collectCount(dependencyProxyBlobsSyncedCount, `${path}/dependency_proxy_blobs_synced_count`, issues);
  const dependencyProxyBlobsSyncedInPercentage = value['dependency_proxy_blobs_synced_in_percentage'];
  if (dependencyProxyBlobsSyncedInPercentage === undefined)
    report(
      issues,
      path,
      'must have the property "dependency_proxy_blobs_synced_in_percentage"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else
    collectPercentage(
      dependencyProxyBlobsSyncedInPercentage,
      `${path}/dependency_proxy_blobs_synced_in_percentage`,
      issues,
    );
  const dependencyProxyBlobsVerificationFailedCount = value['dependency_proxy_blobs_verification_failed_count'];
  if (dependencyProxyBlobsVerificationFailedCount === undefined)
    report(
      issues,
      path,
      'must have the property "dependency_proxy_blobs_verification_failed_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else
    collectCount(
      dependencyProxyBlobsVerificationFailedCount,
      `${path}/dependency_proxy_blobs_verification_failed_count`,
      issues,
    );
  const dependencyProxyBlobsVerificationTotalCount = value['dependency_proxy_blobs_verification_total_count'];
  if (dependencyProxyBlobsVerificationTotalCount === undefined)
    report(
      issues,
      path,
      'must have the property "dependency_proxy_blobs_verification_total_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else
    collectCount(
      dependencyProxyBlobsVerificationTotalCount,
      `${path}/dependency_proxy_blobs_verification_total_count`,
      issues,
    );
  const dependencyProxyBlobsVerifiedCount = value['dependency_proxy_blobs_verified_count'];
  if (dependencyProxyBlobsVerifiedCount === undefined)
    report(
      issues,
      path,
      'must have the property "dependency_proxy_blobs_verified_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else collectCount(dependencyProxyBlobsVerifiedCount, `${path}/dependency_proxy_blobs_verified_count`, issues);
  const dependencyProxyBlobsVerifiedInPercentage = value['dependency_proxy_blobs_verified_in_percentage'];
  if (dependencyProxyBlobsVerifiedInPercentage === undefined)
    report(
      issues,
      path,
      'must have the property "dependency_proxy_blobs_verified_in_percentage"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else
    collectPercentage(
      dependencyProxyBlobsVerifiedInPercentage,
      `${path}/dependency_proxy_blobs_verified_in_percentage`,
      issues,
    );
  const dependencyProxyManifestsChecksumFailedCount = value['dependency_proxy_manifests_checksum_failed_count'];
  if (dependencyProxyManifestsChecksumFailedCount === undefined)
    report(
      issues,
      path,
      'must have the property "dependency_proxy_manifests_checksum_failed_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else
    collectCount(
      dependencyProxyManifestsChecksumFailedCount,
      `${path}/dependency_proxy_manifests_checksum_failed_count`,
      issues,
    );
  const dependencyProxyManifestsChecksumTotalCount = value['dependency_proxy_manifests_checksum_total_count'];
  if (dependencyProxyManifestsChecksumTotalCount === undefined)
    report(
      issues,
      path,
      'must have the property "dependency_proxy_manifests_checksum_total_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else
    collectCount(
      dependencyProxyManifestsChecksumTotalCount,
      `${path}/dependency_proxy_manifests_checksum_total_count`,
      issues,
    );
  const dependencyProxyManifestsChecksummedCount = value['dependency_proxy_manifests_checksummed_count'];
  if (dependencyProxyManifestsChecksummedCount === undefined)
    report(
      issues,
      path,
      'must have the property "dependency_proxy_manifests_checksummed_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else
    collectCount(
      dependencyProxyManifestsChecksummedCount,
      `${path}/dependency_proxy_manifests_checksummed_count`,
      issues,
    );
  const dependencyProxyManifestsCount = value['dependency_proxy_manifests_count'];
  if (dependencyProxyManifestsCount === undefined)
    report(
      issues,
      path,
      'must have the property "dependency_proxy_manifests_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else collectCount(dependencyProxyManifestsCount, `${path}/dependency_proxy_manifests_count`, issues);
  const dependencyProxyManifestsFailedCount = value['dependency_proxy_manifests_failed_count'];
  if (dependencyProxyManifestsFailedCount === undefined)
    report(
      issues,
      path,
      'must have the property "dependency_proxy_manifests_failed_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else collectCount(dependencyProxyManifestsFailedCount, `${path}/dependency_proxy_manifests_failed_count`, issues);
  const dependencyProxyManifestsRegistryCount = value['dependency_proxy_manifests_registry_count'];
  if (dependencyProxyManifestsRegistryCount === undefined)
    report(
      issues,
      path,
      'must have the property "dependency_proxy_manifests_registry_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else collectCount(dependencyProxyManifestsRegistryCount, `${path}/dependency_proxy_manifests_registry_count`, issues);
  const dependencyProxyManifestsSyncedCount = value['dependency_proxy_manifests_synced_count'];
  if (dependencyProxyManifestsSyncedCount === undefined)
    report(
      issues,
      path,
      'must have the property "dependency_proxy_manifests_synced_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else collectCount(dependencyProxyManifestsSyncedCount, `${path}/dependency_proxy_manifests_synced_count`, issues);
  const dependencyProxyManifestsSyncedInPercentage = value['dependency_proxy_manifests_synced_in_percentage'];
  if (dependencyProxyManifestsSyncedInPercentage === undefined)
    report(
      issues,
      path,
      'must have the property "dependency_proxy_manifests_synced_in_percentage"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else
    collectPercentage(
      dependencyProxyManifestsSyncedInPercentage,
      `${path}/dependency_proxy_manifests_synced_in_percentage`,
      issues,
    );
  const dependencyProxyManifestsVerificationFailedCount = value['dependency_proxy_manifests_verification_failed_count'];
  if (dependencyProxyManifestsVerificationFailedCount === undefined)
    report(
      issues,
      path,
      'must have the property "dependency_proxy_manifests_verification_failed_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else
    collectCount(
      dependencyProxyManifestsVerificationFailedCount,
      `${path}/dependency_proxy_manifests_verification_failed_count`,
      issues,
    );
  const dependencyProxyManifestsVerificationTotalCount = value['dependency_proxy_manifests_verification_total_count'];
  if (dependencyProxyManifestsVerificationTotalCount === undefined)
    report(
      issues,
      path,
      'must have the property "dependency_proxy_manifests_verification_total_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else
    collectCount(
      dependencyProxyManifestsVerificationTotalCount,
      `${path}/dependency_proxy_manifests_verification_total_count`,
      issues,
    );
  const dependencyProxyManifestsVerifiedCount = value['dependency_proxy_manifests_verified_count'];
  if (dependencyProxyManifestsVerifiedCount === undefined)
    report(
      issues,
      path,
      'must have the property "dependency_proxy_manifests_verified_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else collectCount(dependencyProxyManifestsVerifiedCount, `${path}/dependency_proxy_manifests_verified_count`, issues);
  const dependencyProxyManifestsVerifiedInPercentage = value['dependency_proxy_manifests_verified_in_percentage'];
  if (dependencyProxyManifestsVerifiedInPercentage === undefined)
    report(
      issues,
      path,
      'must have the property "dependency_proxy_manifests_verified_in_percentage"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else
    collectPercentage(
      dependencyProxyManifestsVerifiedInPercentage,
      `${path}/dependency_proxy_manifests_verified_in_percentage`,
      issues,
    );
  const designManagementRepositoriesChecksumFailedCount = value['design_management_repositories_checksum_failed_count'];
  if (designManagementRepositoriesChecksumFailedCount === undefined)
    report(
      issues,
      path,
      'must have the property "design_management_repositories_checksum_failed_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else
    collectCount(
      designManagementRepositoriesChecksumFailedCount,
      `${path}/design_management_repositories_checksum_failed_count`,
      issues,
    );
  const designManagementRepositoriesChecksumTotalCount = value['design_management_repositories_checksum_total_count'];
  if (designManagementRepositoriesChecksumTotalCount === undefined)
    report(
      issues,
      path,
      'must have the property "design_management_repositories_checksum_total_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else
    collectCount(
      designManagementRepositoriesChecksumTotalCount,
      `${path}/design_management_repositories_checksum_total_count`,
      issues,
    );
  const designManagementRepositoriesChecksummedCount = value['design_management_repositories_checksummed_count'];
  if (designManagementRepositoriesChecksummedCount === undefined)
    report(
      issues,
      path,
      'must have the property "design_management_repositories_checksummed_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else
    collectCount(
      designManagementRepositoriesChecksummedCount,
      `${path}/design_management_repositories_checksummed_count`,
      issues,
    );
  const designManagementRepositoriesCount = value['design_management_repositories_count'];
  if (designManagementRepositoriesCount === undefined)
    report(
      issues,
      path,
      'must have the property "design_management_repositories_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else collectCount(designManagementRepositoriesCount, `${path}/design_management_repositories_count`, issues);
  const designManagementRepositoriesFailedCount = value['design_management_repositories_failed_count'];
  if (designManagementRepositoriesFailedCount === undefined)
    report(
      issues,
      path,
      'must have the property "design_management_repositories_failed_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else
    collectCount(
      designManagementRepositoriesFailedCount,
      `${path}/design_management_repositories_failed_count`,
      issues,
    );
  const designManagementRepositoriesRegistryCount = value['design_management_repositories_registry_count'];
  if (designManagementRepositoriesRegistryCount === undefined)
    report(
      issues,
      path,
      'must have the property "design_management_repositories_registry_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else
    collectCount(
      designManagementRepositoriesRegistryCount,
      `${path}/design_management_repositories_registry_count`,
      issues,
    );
  const designManagementRepositoriesSyncedCount = value['design_management_repositories_synced_count'];
  if (designManagementRepositoriesSyncedCount === undefined)
    report(
      issues,
      path,
      'must have the property "design_management_repositories_synced_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else
    collectCount(
      designManagementRepositoriesSyncedCount,
      `${path}/design_management_repositories_synced_count`,
      issues,
    );
  const designManagementRepositoriesSyncedInPercentage = value['design_management_repositories_synced_in_percentage'];
  if (designManagementRepositoriesSyncedInPercentage === undefined)
    report(
      issues,
      path,
      'must have the property "design_management_repositories_synced_in_percentage"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else
    collectPercentage(
      designManagementRepositoriesSyncedInPercentage,
      `${path}/design_management_repositories_synced_in_percentage`,
      issues,
    );
  const designManagementRepositoriesVerificationFailedCount =
    value['design_management_repositories_verification_failed_count'];
  if (designManagementRepositoriesVerificationFailedCount === undefined)
    report(
      issues,
      path,
      'must have the property "design_management_repositories_verification_failed_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else
    collectCount(
      designManagementRepositoriesVerificationFailedCount,
      `${path}/design_management_repositories_verification_failed_count`,
      issues,
    );
  const designManagementRepositoriesVerificationTotalCount =
    value['design_management_repositories_verification_total_count'];
  if (designManagementRepositoriesVerificationTotalCount === undefined)
    report(
      issues,
      path,
      'must have the property "design_management_repositories_verification_total_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else
    collectCount(
      designManagementRepositoriesVerificationTotalCount,
      `${path}/design_management_repositories_verification_total_count`,
      issues,
    );
  const designManagementRepositoriesVerifiedCount = value['design_management_repositories_verified_count'];
  if (designManagementRepositoriesVerifiedCount === undefined)
    report(
      issues,
      path,
      'must have the property "design_management_repositories_verified_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else
    collectCount(
      designManagementRepositoriesVerifiedCount,
      `${path}/design_management_repositories_verified_count`,
      issues,
    );
  const designManagementRepositoriesVerifiedInPercentage =
    value['design_management_repositories_verified_in_percentage'];
  if (designManagementRepositoriesVerifiedInPercentage === undefined)
    report(
      issues,
      path,
      'must have the property "design_management_repositories_verified_in_percentage"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else
    collectPercentage(
      designManagementRepositoriesVerifiedInPercentage,
      `${path}/design_management_repositories_verified_in_percentage`,
      issues,
    );
  const geoNodeId = value['geo_node_id'];
  if (geoNodeId === undefined)
    report(issues, path, 'must have the property "geo_node_id"', '#/components/schemas/ReplicationSiteStatus/required');
  else if (!isInteger(geoNodeId))
    report(
      issues,
      `${path}/geo_node_id`,
      'must be an integer',
      '#/components/schemas/ReplicationSiteStatus/properties/geo_node_id/type',
    );
  const gitFetchEventCountWeekly = value['git_fetch_event_count_weekly'];
  if (gitFetchEventCountWeekly === undefined)
    report(
      issues,
      path,
      'must have the property "git_fetch_event_count_weekly"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else collectCount(gitFetchEventCountWeekly, `${path}/git_fetch_event_count_weekly`, issues);
  const gitPushEventCountWeekly = value['git_push_event_count_weekly'];
  if (gitPushEventCountWeekly === undefined)
    report(
      issues,
      path,
      'must have the property "git_push_event_count_weekly"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else collectCount(gitPushEventCountWeekly, `${path}/git_push_event_count_weekly`, issues);
  const groupWikiRepositoriesChecksumFailedCount = value['group_wiki_repositories_checksum_failed_count'];
  if (groupWikiRepositoriesChecksumFailedCount === undefined)
    report(
      issues,
      path,
      'must have the property "group_wiki_repositories_checksum_failed_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else
    collectCount(
      groupWikiRepositoriesChecksumFailedCount,
      `${path}/group_wiki_repositories_checksum_failed_count`,
      issues,
    );
  const groupWikiRepositoriesChecksumTotalCount = value['group_wiki_repositories_checksum_total_count'];
  if (groupWikiRepositoriesChecksumTotalCount === undefined)
    report(
      issues,
      path,
      'must have the property "group_wiki_repositories_checksum_total_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else
    collectCount(
      groupWikiRepositoriesChecksumTotalCount,
      `${path}/group_wiki_repositories_checksum_total_count`,
      issues,
    );
  const groupWikiRepositoriesChecksummedCount = value['group_wiki_repositories_checksummed_count'];
  if (groupWikiRepositoriesChecksummedCount === undefined)
    report(
      issues,
      path,
      'must have the property "group_wiki_repositories_checksummed_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else collectCount(groupWikiRepositoriesChecksummedCount, `${path}/group_wiki_repositories_checksummed_count`, issues);
  const groupWikiRepositoriesCount = value['group_wiki_repositories_count'];
  if (groupWikiRepositoriesCount === undefined)
    report(
      issues,
      path,
      'must have the property "group_wiki_repositories_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else collectCount(groupWikiRepositoriesCount, `${path}/group_wiki_repositories_count`, issues);
  const groupWikiRepositoriesFailedCount = value['group_wiki_repositories_failed_count'];
  if (groupWikiRepositoriesFailedCount === undefined)
    report(
      issues,
      path,
      'must have the property "group_wiki_repositories_failed_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else collectCount(groupWikiRepositoriesFailedCount, `${path}/group_wiki_repositories_failed_count`, issues);
  const groupWikiRepositoriesRegistryCount = value['group_wiki_repositories_registry_count'];
  if (groupWikiRepositoriesRegistryCount === undefined)
    report(
      issues,
      path,
      'must have the property "group_wiki_repositories_registry_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else collectCount(groupWikiRepositoriesRegistryCount, `${path}/group_wiki_repositories_registry_count`, issues);
  const groupWikiRepositoriesSyncedCount = value['group_wiki_repositories_synced_count'];
  if (groupWikiRepositoriesSyncedCount === undefined)
    report(
      issues,
      path,
      'must have the property "group_wiki_repositories_synced_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else collectCount(groupWikiRepositoriesSyncedCount, `${path}/group_wiki_repositories_synced_count`, issues);
  const groupWikiRepositoriesSyncedInPercentage = value['group_wiki_repositories_synced_in_percentage'];
  if (groupWikiRepositoriesSyncedInPercentage === undefined)
    report(
      issues,
      path,
      'must have the property "group_wiki_repositories_synced_in_percentage"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else
    collectPercentage(
      groupWikiRepositoriesSyncedInPercentage,
      `${path}/group_wiki_repositories_synced_in_percentage`,
      issues,
    );
  const groupWikiRepositoriesVerificationFailedCount = value['group_wiki_repositories_verification_failed_count'];
  if (groupWikiRepositoriesVerificationFailedCount === undefined)
    report(
      issues,
      path,
      'must have the property "group_wiki_repositories_verification_failed_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else
    collectCount(
      groupWikiRepositoriesVerificationFailedCount,
      `${path}/group_wiki_repositories_verification_failed_count`,
      issues,
    );
  const groupWikiRepositoriesVerificationTotalCount = value['group_wiki_repositories_verification_total_count'];
  if (groupWikiRepositoriesVerificationTotalCount === undefined)
    report(
      issues,
      path,
      'must have the property "group_wiki_repositories_verification_total_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else
    collectCount(
      groupWikiRepositoriesVerificationTotalCount,
      `${path}/group_wiki_repositories_verification_total_count`,
      issues,
    );
  const groupWikiRepositoriesVerifiedCount = value['group_wiki_repositories_verified_count'];
  if (groupWikiRepositoriesVerifiedCount === undefined)
    report(
      issues,
      path,
      'must have the property "group_wiki_repositories_verified_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else collectCount(groupWikiRepositoriesVerifiedCount, `${path}/group_wiki_repositories_verified_count`, issues);
  const groupWikiRepositoriesVerifiedInPercentage = value['group_wiki_repositories_verified_in_percentage'];
  if (groupWikiRepositoriesVerifiedInPercentage === undefined)
    report(
      issues,
      path,
      'must have the property "group_wiki_repositories_verified_in_percentage"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else
    collectPercentage(
      groupWikiRepositoriesVerifiedInPercentage,
      `${path}/group_wiki_repositories_verified_in_percentage`,
      issues,
    );
  const jobArtifactsChecksumFailedCount = value['job_artifacts_checksum_failed_count'];
  if (jobArtifactsChecksumFailedCount === undefined)
    report(
      issues,
      path,
      'must have the property "job_artifacts_checksum_failed_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else collectCount(jobArtifactsChecksumFailedCount, `${path}/job_artifacts_checksum_failed_count`, issues);
  const jobArtifactsChecksumTotalCount = value['job_artifacts_checksum_total_count'];
  if (jobArtifactsChecksumTotalCount === undefined)
    report(
      issues,
      path,
      'must have the property "job_artifacts_checksum_total_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else collectCount(jobArtifactsChecksumTotalCount, `${path}/job_artifacts_checksum_total_count`, issues);
  const jobArtifactsChecksummedCount = value['job_artifacts_checksummed_count'];
  if (jobArtifactsChecksummedCount === undefined)
    report(
      issues,
      path,
      'must have the property "job_artifacts_checksummed_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else collectCount(jobArtifactsChecksummedCount, `${path}/job_artifacts_checksummed_count`, issues);
  const jobArtifactsCount = value['job_artifacts_count'];
  if (jobArtifactsCount === undefined)
    report(
      issues,
      path,
      'must have the property "job_artifacts_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else collectCount(jobArtifactsCount, `${path}/job_artifacts_count`, issues);
  const jobArtifactsFailedCount = value['job_artifacts_failed_count'];
  if (jobArtifactsFailedCount === undefined)
    report(
      issues,
      path,
      'must have the property "job_artifacts_failed_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else collectCount(jobArtifactsFailedCount, `${path}/job_artifacts_failed_count`, issues);
  const jobArtifactsRegistryCount = value['job_artifacts_registry_count'];
  if (jobArtifactsRegistryCount === undefined)
    report(
      issues,
      path,
      'must have the property "job_artifacts_registry_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else collectCount(jobArtifactsRegistryCount, `${path}/job_artifacts_registry_count`, issues);
  const jobArtifactsSyncedCount = value['job_artifacts_synced_count'];
  if (jobArtifactsSyncedCount === undefined)
    report(
      issues,
      path,
      'must have the property "job_artifacts_synced_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else collectCount(jobArtifactsSyncedCount, `${path}/job_artifacts_synced_count`, issues);
  const jobArtifactsSyncedInPercentage = value['job_artifacts_synced_in_percentage'];
  if (jobArtifactsSyncedInPercentage === undefined)
    report(
      issues,
      path,
      'must have the property "job_artifacts_synced_in_percentage"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else collectPercentage(jobArtifactsSyncedInPercentage, `${path}/job_artifacts_synced_in_percentage`, issues);
  const jobArtifactsVerificationFailedCount = value['job_artifacts_verification_failed_count'];
  if (jobArtifactsVerificationFailedCount === undefined)
    report(
      issues,
      path,
      'must have the property "job_artifacts_verification_failed_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else collectCount(jobArtifactsVerificationFailedCount, `${path}/job_artifacts_verification_failed_count`, issues);
  const jobArtifactsVerificationTotalCount = value['job_artifacts_verification_total_count'];
  if (jobArtifactsVerificationTotalCount === undefined)
    report(
      issues,
      path,
      'must have the property "job_artifacts_verification_total_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else collectCount(jobArtifactsVerificationTotalCount, `${path}/job_artifacts_verification_total_count`, issues);
  const jobArtifactsVerifiedCount = value['job_artifacts_verified_count'];
  if (jobArtifactsVerifiedCount === undefined)
    report(
      issues,
      path,
      'must have the property "job_artifacts_verified_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else collectCount(jobArtifactsVerifiedCount, `${path}/job_artifacts_verified_count`, issues);
  const jobArtifactsVerifiedInPercentage = value['job_artifacts_verified_in_percentage'];
  if (jobArtifactsVerifiedInPercentage === undefined)
    report(
      issues,
      path,
      'must have the property "job_artifacts_verified_in_percentage"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else collectPercentage(jobArtifactsVerifiedInPercentage, `${path}/job_artifacts_verified_in_percentage`, issues);
  const lfsObjectsChecksumFailedCount = value['lfs_objects_checksum_failed_count'];
  if (lfsObjectsChecksumFailedCount === undefined)
    report(
      issues,
      path,
      'must have the property "lfs_objects_checksum_failed_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else collectCount(lfsObjectsChecksumFailedCount, `${path}/lfs_objects_checksum_failed_count`, issues);
  const lfsObjectsChecksumTotalCount = value['lfs_objects_checksum_total_count'];
  if (lfsObjectsChecksumTotalCount === undefined)
    report(
      issues,
      path,
      'must have the property "lfs_objects_checksum_total_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else collectCount(lfsObjectsChecksumTotalCount, `${path}/lfs_objects_checksum_total_count`, issues);
  const lfsObjectsChecksummedCount = value['lfs_objects_checksummed_count'];
  if (lfsObjectsChecksummedCount === undefined)
    report(
      issues,
      path,
      'must have the property "lfs_objects_checksummed_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else collectCount(lfsObjectsChecksummedCount, `${path}/lfs_objects_checksummed_count`, issues);
  const lfsObjectsCount = value['lfs_objects_count'];
  if (lfsObjectsCount === undefined)
    report(
      issues,
      path,
      'must have the property "lfs_objects_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else collectCount(lfsObjectsCount, `${path}/lfs_objects_count`, issues);
  const lfsObjectsFailedCount = value['lfs_objects_failed_count'];
  if (lfsObjectsFailedCount === undefined)
    report(
      issues,
      path,
      'must have the property "lfs_objects_failed_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else collectCount(lfsObjectsFailedCount, `${path}/lfs_objects_failed_count`, issues);
  const lfsObjectsRegistryCount = value['lfs_objects_registry_count'];
  if (lfsObjectsRegistryCount === undefined)
    report(
      issues,
      path,
      'must have the property "lfs_objects_registry_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else collectCount(lfsObjectsRegistryCount, `${path}/lfs_objects_registry_count`, issues);
  const lfsObjectsSyncedCount = value['lfs_objects_synced_count'];
  if (lfsObjectsSyncedCount === undefined)
    report(
      issues,
      path,
      'must have the property "lfs_objects_synced_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else collectCount(lfsObjectsSyncedCount, `${path}/lfs_objects_synced_count`, issues);
  const lfsObjectsSyncedInPercentage = value['lfs_objects_synced_in_percentage'];
  if (lfsObjectsSyncedInPercentage === undefined)
    report(
      issues,
      path,
      'must have the property "lfs_objects_synced_in_percentage"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else collectPercentage(lfsObjectsSyncedInPercentage, `${path}/lfs_objects_synced_in_percentage`, issues);
  const lfsObjectsVerificationFailedCount = value['lfs_objects_verification_failed_count'];
  if (lfsObjectsVerificationFailedCount === undefined)
    report(
      issues,
      path,
      'must have the property "lfs_objects_verification_failed_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else collectCount(lfsObjectsVerificationFailedCount, `${path}/lfs_objects_verification_failed_count`, issues);
  const lfsObjectsVerificationTotalCount = value['lfs_objects_verification_total_count'];
  if (lfsObjectsVerificationTotalCount === undefined)
    report(
      issues,
      path,
      'must have the property "lfs_objects_verification_total_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else collectCount(lfsObjectsVerificationTotalCount, `${path}/lfs_objects_verification_total_count`, issues);
  const lfsObjectsVerifiedCount = value['lfs_objects_verified_count'];
  if (lfsObjectsVerifiedCount === undefined)
    report(
      issues,
      path,
      'must have the property "lfs_objects_verified_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else collectCount(lfsObjectsVerifiedCount, `${path}/lfs_objects_verified_count`, issues);
  const lfsObjectsVerifiedInPercentage = value['lfs_objects_verified_in_percentage'];
  if (lfsObjectsVerifiedInPercentage === undefined)
    report(
      issues,
      path,
      'must have the property "lfs_objects_verified_in_percentage"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else collectPercentage(lfsObjectsVerifiedInPercentage, `${path}/lfs_objects_verified_in_percentage`, issues);
  const mergeRequestDiffsChecksumFailedCount = value['merge_request_diffs_checksum_failed_count'];
  if (mergeRequestDiffsChecksumFailedCount === undefined)
    report(
      issues,
      path,
      'must have the property "merge_request_diffs_checksum_failed_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else collectCount(mergeRequestDiffsChecksumFailedCount, `${path}/merge_request_diffs_checksum_failed_count`, issues);
  const mergeRequestDiffsChecksumTotalCount = value['merge_request_diffs_checksum_total_count'];
  if (mergeRequestDiffsChecksumTotalCount === undefined)
    report(
      issues,
      path,
      'must have the property "merge_request_diffs_checksum_total_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else collectCount(mergeRequestDiffsChecksumTotalCount, `${path}/merge_request_diffs_checksum_total_count`, issues);
  const mergeRequestDiffsChecksummedCount = value['merge_request_diffs_checksummed_count'];
  if (mergeRequestDiffsChecksummedCount === undefined)
    report(
      issues,
      path,
      'must have the property "merge_request_diffs_checksummed_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else collectCount(mergeRequestDiffsChecksummedCount, `${path}/merge_request_diffs_checksummed_count`, issues);
  const mergeRequestDiffsCount = value['merge_request_diffs_count'];
  if (mergeRequestDiffsCount === undefined)
    report(
      issues,
      path,
      'must have the property "merge_request_diffs_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else collectCount(mergeRequestDiffsCount, `${path}/merge_request_diffs_count`, issues);
  const mergeRequestDiffsFailedCount = value['merge_request_diffs_failed_count'];
  if (mergeRequestDiffsFailedCount === undefined)
    report(
      issues,
      path,
      'must have the property "merge_request_diffs_failed_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else collectCount(mergeRequestDiffsFailedCount, `${path}/merge_request_diffs_failed_count`, issues);
  const mergeRequestDiffsRegistryCount = value['merge_request_diffs_registry_count'];
  if (mergeRequestDiffsRegistryCount === undefined)
    report(
      issues,
      path,
      'must have the property "merge_request_diffs_registry_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else collectCount(mergeRequestDiffsRegistryCount, `${path}/merge_request_diffs_registry_count`, issues);
  const mergeRequestDiffsSyncedCount = value['merge_request_diffs_synced_count'];
  if (mergeRequestDiffsSyncedCount === undefined)
    report(
      issues,
      path,
      'must have the property "merge_request_diffs_synced_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else collectCount(mergeRequestDiffsSyncedCount, `${path}/merge_request_diffs_synced_count`, issues);
  const mergeRequestDiffsSyncedInPercentage = value['merge_request_diffs_synced_in_percentage'];
  if (mergeRequestDiffsSyncedInPercentage === undefined)
    report(
      issues,
      path,
      'must have the property "merge_request_diffs_synced_in_percentage"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else
    collectPercentage(mergeRequestDiffsSyncedInPercentage, `${path}/merge_request_diffs_synced_in_percentage`, issues);
  const mergeRequestDiffsVerificationFailedCount = value['merge_request_diffs_verification_failed_count'];
  if (mergeRequestDiffsVerificationFailedCount === undefined)
    report(
      issues,
      path,
      'must have the property "merge_request_diffs_verification_failed_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else
    collectCount(
      mergeRequestDiffsVerificationFailedCount,
      `${path}/merge_request_diffs_verification_failed_count`,
      issues,
    );
  const mergeRequestDiffsVerificationTotalCount = value['merge_request_diffs_verification_total_count'];
  if (mergeRequestDiffsVerificationTotalCount === undefined)
    report(
      issues,
      path,
      'must have the property "merge_request_diffs_verification_total_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else
    collectCount(
      mergeRequestDiffsVerificationTotalCount,
      `${path}/merge_request_diffs_verification_total_count`,
      issues,
    );
  const mergeRequestDiffsVerifiedCount = value['merge_request_diffs_verified_count'];
  if (mergeRequestDiffsVerifiedCount === undefined)
    report(
      issues,
      path,
      'must have the property "merge_request_diffs_verified_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else collectCount(mergeRequestDiffsVerifiedCount, `${path}/merge_request_diffs_verified_count`, issues);
  const mergeRequestDiffsVerifiedInPercentage = value['merge_request_diffs_verified_in_percentage'];
  if (mergeRequestDiffsVerifiedInPercentage === undefined)
    report(
      issues,
      path,
      'must have the property "merge_request_diffs_verified_in_percentage"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else
    collectPercentage(
      mergeRequestDiffsVerifiedInPercentage,
      `${path}/merge_request_diffs_verified_in_percentage`,
      issues,
    );
  const packageFilesChecksumFailedCount = value['package_files_checksum_failed_count'];
  if (packageFilesChecksumFailedCount === undefined)
    report(
      issues,
      path,
      'must have the property "package_files_checksum_failed_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else collectCount(packageFilesChecksumFailedCount, `${path}/package_files_checksum_failed_count`, issues);
  const packageFilesChecksumTotalCount = value['package_files_checksum_total_count'];
  if (packageFilesChecksumTotalCount === undefined)
    report(
      issues,
      path,
      'must have the property "package_files_checksum_total_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else collectCount(packageFilesChecksumTotalCount, `${path}/package_files_checksum_total_count`, issues);
  const packageFilesChecksummedCount = value['package_files_checksummed_count'];
  if (packageFilesChecksummedCount === undefined)
    report(
      issues,
      path,
      'must have the property "package_files_checksummed_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else collectCount(packageFilesChecksummedCount, `${path}/package_files_checksummed_count`, issues);
  const packageFilesCount = value['package_files_count'];
  if (packageFilesCount === undefined)
    report(
      issues,
      path,
      'must have the property "package_files_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else collectCount(packageFilesCount, `${path}/package_files_count`, issues);
  const packageFilesFailedCount = value['package_files_failed_count'];
  if (packageFilesFailedCount === undefined)
    report(
      issues,
      path,
      'must have the property "package_files_failed_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else collectCount(packageFilesFailedCount, `${path}/package_files_failed_count`, issues);
  const packageFilesRegistryCount = value['package_files_registry_count'];
  if (packageFilesRegistryCount === undefined)
    report(
      issues,
      path,
      'must have the property "package_files_registry_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else collectCount(packageFilesRegistryCount, `${path}/package_files_registry_count`, issues);
  const packageFilesSyncedCount = value['package_files_synced_count'];
  if (packageFilesSyncedCount === undefined)
    report(
      issues,
      path,
      'must have the property "package_files_synced_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else collectCount(packageFilesSyncedCount, `${path}/package_files_synced_count`, issues);
  const packageFilesSyncedInPercentage = value['package_files_synced_in_percentage'];
  if (packageFilesSyncedInPercentage === undefined)
    report(
      issues,
      path,
      'must have the property "package_files_synced_in_percentage"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else collectPercentage(packageFilesSyncedInPercentage, `${path}/package_files_synced_in_percentage`, issues);
  const packageFilesVerificationFailedCount = value['package_files_verification_failed_count'];
  if (packageFilesVerificationFailedCount === undefined)
    report(
      issues,
      path,
      'must have the property "package_files_verification_failed_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else collectCount(packageFilesVerificationFailedCount, `${path}/package_files_verification_failed_count`, issues);
  const packageFilesVerificationTotalCount = value['package_files_verification_total_count'];
  if (packageFilesVerificationTotalCount === undefined)
    report(
      issues,
      path,
      'must have the property "package_files_verification_total_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else collectCount(packageFilesVerificationTotalCount, `${path}/package_files_verification_total_count`, issues);
  const packageFilesVerifiedCount = value['package_files_verified_count'];
  if (packageFilesVerifiedCount === undefined)
    report(
      issues,
      path,
      'must have the property "package_files_verified_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else collectCount(packageFilesVerifiedCount, `${path}/package_files_verified_count`, issues);
  const packageFilesVerifiedInPercentage = value['package_files_verified_in_percentage'];
  if (packageFilesVerifiedInPercentage === undefined)
    report(
      issues,
      path,
      'must have the property "package_files_verified_in_percentage"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else collectPercentage(packageFilesVerifiedInPercentage, `${path}/package_files_verified_in_percentage`, issues);
  const pagesDeploymentsChecksumFailedCount = value['pages_deployments_checksum_failed_count'];
  if (pagesDeploymentsChecksumFailedCount === undefined)
    report(
      issues,
      path,
      'must have the property "pages_deployments_checksum_failed_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else collectCount(pagesDeploymentsChecksumFailedCount, `${path}/pages_deployments_checksum_failed_count`, issues);
  const pagesDeploymentsChecksumTotalCount = value['pages_deployments_checksum_total_count'];
  if (pagesDeploymentsChecksumTotalCount === undefined)
    report(
      issues,
      path,
      'must have the property "pages_deployments_checksum_total_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else collectCount(pagesDeploymentsChecksumTotalCount, `${path}/pages_deployments_checksum_total_count`, issues);
  const pagesDeploymentsChecksummedCount = value['pages_deployments_checksummed_count'];
  if (pagesDeploymentsChecksummedCount === undefined)
    report(
      issues,
      path,
      'must have the property "pages_deployments_checksummed_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else collectCount(pagesDeploymentsChecksummedCount, `${path}/pages_deployments_checksummed_count`, issues);
  const pagesDeploymentsCount = value['pages_deployments_count'];
  if (pagesDeploymentsCount === undefined)
    report(
      issues,
      path,
      'must have the property "pages_deployments_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else collectCount(pagesDeploymentsCount, `${path}/pages_deployments_count`, issues);
  const pagesDeploymentsFailedCount = value['pages_deployments_failed_count'];
  if (pagesDeploymentsFailedCount === undefined)
    report(
      issues,
      path,
      'must have the property "pages_deployments_failed_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else collectCount(pagesDeploymentsFailedCount, `${path}/pages_deployments_failed_count`, issues);
  const pagesDeploymentsRegistryCount = value['pages_deployments_registry_count'];
  if (pagesDeploymentsRegistryCount === undefined)
    report(
      issues,
      path,
      'must have the property "pages_deployments_registry_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else collectCount(pagesDeploymentsRegistryCount, `${path}/pages_deployments_registry_count`, issues);
  const pagesDeploymentsSyncedCount = value['pages_deployments_synced_count'];
  if (pagesDeploymentsSyncedCount === undefined)
    report(
      issues,
      path,
      'must have the property "pages_deployments_synced_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else collectCount(pagesDeploymentsSyncedCount, `${path}/pages_deployments_synced_count`, issues);
  const pagesDeploymentsSyncedInPercentage = value['pages_deployments_synced_in_percentage'];
  if (pagesDeploymentsSyncedInPercentage === undefined)
    report(
      issues,
      path,
      'must have the property "pages_deployments_synced_in_percentage"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else collectPercentage(pagesDeploymentsSyncedInPercentage, `${path}/pages_deployments_synced_in_percentage`, issues);
  const pagesDeploymentsVerificationFailedCount = value['pages_deployments_verification_failed_count'];
  if (pagesDeploymentsVerificationFailedCount === undefined)
    report(
      issues,
      path,
      'must have the property "pages_deployments_verification_failed_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else
    collectCount(
      pagesDeploymentsVerificationFailedCount,
      `${path}/pages_deployments_verification_failed_count`,
      issues,
    );
  const pagesDeploymentsVerificationTotalCount = value['pages_deployments_verification_total_count'];
  if (pagesDeploymentsVerificationTotalCount === undefined)
    report(
      issues,
      path,
      'must have the property "pages_deployments_verification_total_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else
    collectCount(pagesDeploymentsVerificationTotalCount, `${path}/pages_deployments_verification_total_count`, issues);
  const pagesDeploymentsVerifiedCount = value['pages_deployments_verified_count'];
  if (pagesDeploymentsVerifiedCount === undefined)
    report(
      issues,
      path,
      'must have the property "pages_deployments_verified_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else collectCount(pagesDeploymentsVerifiedCount, `${path}/pages_deployments_verified_count`, issues);
  const pagesDeploymentsVerifiedInPercentage = value['pages_deployments_verified_in_percentage'];
  if (pagesDeploymentsVerifiedInPercentage === undefined)
    report(
      issues,
      path,
      'must have the property "pages_deployments_verified_in_percentage"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else
    collectPercentage(pagesDeploymentsVerifiedInPercentage, `${path}/pages_deployments_verified_in_percentage`, issues);
  const pipelineArtifactsChecksumFailedCount = value['pipeline_artifacts_checksum_failed_count'];
  if (pipelineArtifactsChecksumFailedCount === undefined)
    report(
      issues,
      path,
      'must have the property "pipeline_artifacts_checksum_failed_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else collectCount(pipelineArtifactsChecksumFailedCount, `${path}/pipeline_artifacts_checksum_failed_count`, issues);
  const pipelineArtifactsChecksumTotalCount = value['pipeline_artifacts_checksum_total_count'];
  if (pipelineArtifactsChecksumTotalCount === undefined)
    report(
      issues,
      path,
      'must have the property "pipeline_artifacts_checksum_total_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else collectCount(pipelineArtifactsChecksumTotalCount, `${path}/pipeline_artifacts_checksum_total_count`, issues);
  const pipelineArtifactsChecksummedCount = value['pipeline_artifacts_checksummed_count'];
  if (pipelineArtifactsChecksummedCount === undefined)
    report(
      issues,
      path,
      'must have the property "pipeline_artifacts_checksummed_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else collectCount(pipelineArtifactsChecksummedCount, `${path}/pipeline_artifacts_checksummed_count`, issues);
  const pipelineArtifactsCount = value['pipeline_artifacts_count'];
  if (pipelineArtifactsCount === undefined)
    report(
      issues,
      path,
      'must have the property "pipeline_artifacts_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else collectCount(pipelineArtifactsCount, `${path}/pipeline_artifacts_count`, issues);
  const pipelineArtifactsFailedCount = value['pipeline_artifacts_failed_count'];
  if (pipelineArtifactsFailedCount === undefined)
    report(
      issues,
      path,
      'must have the property "pipeline_artifacts_failed_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else collectCount(pipelineArtifactsFailedCount, `${path}/pipeline_artifacts_failed_count`, issues);
  const pipelineArtifactsRegistryCount = value['pipeline_artifacts_registry_count'];
  if (pipelineArtifactsRegistryCount === undefined)
    report(
      issues,
      path,
      'must have the property "pipeline_artifacts_registry_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else collectCount(pipelineArtifactsRegistryCount, `${path}/pipeline_artifacts_registry_count`, issues);
  const pipelineArtifactsSyncedCount = value['pipeline_artifacts_synced_count'];
  if (pipelineArtifactsSyncedCount === undefined)
    report(
      issues,
      path,
      'must have the property "pipeline_artifacts_synced_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else collectCount(pipelineArtifactsSyncedCount, `${path}/pipeline_artifacts_synced_count`, issues);
  const pipelineArtifactsSyncedInPercentage = value['pipeline_artifacts_synced_in_percentage'];
  if (pipelineArtifactsSyncedInPercentage === undefined)
    report(
      issues,
      path,
      'must have the property "pipeline_artifacts_synced_in_percentage"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else
    collectPercentage(pipelineArtifactsSyncedInPercentage, `${path}/pipeline_artifacts_synced_in_percentage`, issues);
  const pipelineArtifactsVerificationFailedCount = value['pipeline_artifacts_verification_failed_count'];
  if (pipelineArtifactsVerificationFailedCount === undefined)
    report(
      issues,
      path,
      'must have the property "pipeline_artifacts_verification_failed_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else
    collectCount(
      pipelineArtifactsVerificationFailedCount,
      `${path}/pipeline_artifacts_verification_failed_count`,
      issues,
    );
  const pipelineArtifactsVerificationTotalCount = value['pipeline_artifacts_verification_total_count'];
  if (pipelineArtifactsVerificationTotalCount === undefined)
    report(
      issues,
      path,
      'must have the property "pipeline_artifacts_verification_total_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else
    collectCount(
      pipelineArtifactsVerificationTotalCount,
      `${path}/pipeline_artifacts_verification_total_count`,
      issues,
    );
  const pipelineArtifactsVerifiedCount = value['pipeline_artifacts_verified_count'];
  if (pipelineArtifactsVerifiedCount === undefined)
    report(
      issues,
      path,
      'must have the property "pipeline_artifacts_verified_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else collectCount(pipelineArtifactsVerifiedCount, `${path}/pipeline_artifacts_verified_count`, issues);
  const pipelineArtifactsVerifiedInPercentage = value['pipeline_artifacts_verified_in_percentage'];
  if (pipelineArtifactsVerifiedInPercentage === undefined)
    report(
      issues,
      path,
      'must have the property "pipeline_artifacts_verified_in_percentage"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else
    collectPercentage(
      pipelineArtifactsVerifiedInPercentage,
      `${path}/pipeline_artifacts_verified_in_percentage`,
      issues,
    );
  const projectRepositoriesChecksumFailedCount = value['project_repositories_checksum_failed_count'];
  if (projectRepositoriesChecksumFailedCount === undefined)
    report(
      issues,
      path,
      'must have the property "project_repositories_checksum_failed_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else
    collectCount(projectRepositoriesChecksumFailedCount, `${path}/project_repositories_checksum_failed_count`, issues);
  const projectRepositoriesChecksumTotalCount = value['project_repositories_checksum_total_count'];
  if (projectRepositoriesChecksumTotalCount === undefined)
    report(
      issues,
      path,
      'must have the property "project_repositories_checksum_total_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else collectCount(projectRepositoriesChecksumTotalCount, `${path}/project_repositories_checksum_total_count`, issues);
  const projectRepositoriesChecksummedCount = value['project_repositories_checksummed_count'];
  if (projectRepositoriesChecksummedCount === undefined)
    report(
      issues,
      path,
      'must have the property "project_repositories_checksummed_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else collectCount(projectRepositoriesChecksummedCount, `${path}/project_repositories_checksummed_count`, issues);
  const projectRepositoriesCount = value['project_repositories_count'];
  if (projectRepositoriesCount === undefined)
    report(
      issues,
      path,
      'must have the property "project_repositories_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else collectCount(projectRepositoriesCount, `${path}/project_repositories_count`, issues);
  const projectRepositoriesFailedCount = value['project_repositories_failed_count'];
  if (projectRepositoriesFailedCount === undefined)
    report(
      issues,
      path,
      'must have the property "project_repositories_failed_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else collectCount(projectRepositoriesFailedCount, `${path}/project_repositories_failed_count`, issues);
  const projectRepositoriesRegistryCount = value['project_repositories_registry_count'];
  if (projectRepositoriesRegistryCount === undefined)
    report(
      issues,
      path,
      'must have the property "project_repositories_registry_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else collectCount(projectRepositoriesRegistryCount, `${path}/project_repositories_registry_count`, issues);
  const projectRepositoriesSyncedCount = value['project_repositories_synced_count'];
  if (projectRepositoriesSyncedCount === undefined)
    report(
      issues,
      path,
      'must have the property "project_repositories_synced_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else collectCount(projectRepositoriesSyncedCount, `${path}/project_repositories_synced_count`, issues);
  const projectRepositoriesSyncedInPercentage = value['project_repositories_synced_in_percentage'];
  if (projectRepositoriesSyncedInPercentage === undefined)
    report(
      issues,
      path,
      'must have the property "project_repositories_synced_in_percentage"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else
    collectPercentage(
      projectRepositoriesSyncedInPercentage,
      `${path}/project_repositories_synced_in_percentage`,
      issues,
    );
  const projectRepositoriesVerificationFailedCount = value['project_repositories_verification_failed_count'];
  if (projectRepositoriesVerificationFailedCount === undefined)
    report(
      issues,
      path,
      'must have the property "project_repositories_verification_failed_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else
    collectCount(
      projectRepositoriesVerificationFailedCount,
      `${path}/project_repositories_verification_failed_count`,
      issues,
    );
  const projectRepositoriesVerificationTotalCount = value['project_repositories_verification_total_count'];
  if (projectRepositoriesVerificationTotalCount === undefined)
    report(
      issues,
      path,
      'must have the property "project_repositories_verification_total_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else
    collectCount(
      projectRepositoriesVerificationTotalCount,
      `${path}/project_repositories_verification_total_count`,
      issues,
    );
  const projectRepositoriesVerifiedCount = value['project_repositories_verified_count'];
  if (projectRepositoriesVerifiedCount === undefined)
    report(
      issues,
      path,
      'must have the property "project_repositories_verified_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else collectCount(projectRepositoriesVerifiedCount, `${path}/project_repositories_verified_count`, issues);
  const projectRepositoriesVerifiedInPercentage = value['project_repositories_verified_in_percentage'];
  if (projectRepositoriesVerifiedInPercentage === undefined)
    report(
      issues,
      path,
      'must have the property "project_repositories_verified_in_percentage"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else
    collectPercentage(
      projectRepositoriesVerifiedInPercentage,
      `${path}/project_repositories_verified_in_percentage`,
      issues,
    );
  const projectWikiRepositoriesChecksumFailedCount = value['project_wiki_repositories_checksum_failed_count'];
  if (projectWikiRepositoriesChecksumFailedCount === undefined)
    report(
      issues,
      path,
      'must have the property "project_wiki_repositories_checksum_failed_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else
    collectCount(
      projectWikiRepositoriesChecksumFailedCount,
      `${path}/project_wiki_repositories_checksum_failed_count`,
      issues,
    );
  const projectWikiRepositoriesChecksumTotalCount = value['project_wiki_repositories_checksum_total_count'];
  if (projectWikiRepositoriesChecksumTotalCount === undefined)
    report(
      issues,
      path,
      'must have the property "project_wiki_repositories_checksum_total_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else
    collectCount(
      projectWikiRepositoriesChecksumTotalCount,
      `${path}/project_wiki_repositories_checksum_total_count`,
      issues,
    );
  const projectWikiRepositoriesChecksummedCount = value['project_wiki_repositories_checksummed_count'];
  if (projectWikiRepositoriesChecksummedCount === undefined)
    report(
      issues,
      path,
      'must have the property "project_wiki_repositories_checksummed_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else
    collectCount(
      projectWikiRepositoriesChecksummedCount,
      `${path}/project_wiki_repositories_checksummed_count`,
      issues,
    );
  const projectWikiRepositoriesCount = value['project_wiki_repositories_count'];
  if (projectWikiRepositoriesCount === undefined)
    report(
      issues,
      path,
      'must have the property "project_wiki_repositories_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else collectCount(projectWikiRepositoriesCount, `${path}/project_wiki_repositories_count`, issues);
  const projectWikiRepositoriesFailedCount = value['project_wiki_repositories_failed_count'];
  if (projectWikiRepositoriesFailedCount === undefined)
    report(
      issues,
      path,
      'must have the property "project_wiki_repositories_failed_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else collectCount(projectWikiRepositoriesFailedCount, `${path}/project_wiki_repositories_failed_count`, issues);
  const projectWikiRepositoriesRegistryCount = value['project_wiki_repositories_registry_count'];
  if (projectWikiRepositoriesRegistryCount === undefined)
    report(
      issues,
      path,
      'must have the property "project_wiki_repositories_registry_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else collectCount(projectWikiRepositoriesRegistryCount, `${path}/project_wiki_repositories_registry_count`, issues);
  const projectWikiRepositoriesSyncedCount = value['project_wiki_repositories_synced_count'];
  if (projectWikiRepositoriesSyncedCount === undefined)
    report(
      issues,
      path,
      'must have the property "project_wiki_repositories_synced_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else collectCount(projectWikiRepositoriesSyncedCount, `${path}/project_wiki_repositories_synced_count`, issues);
  const projectWikiRepositoriesSyncedInPercentage = value['project_wiki_repositories_synced_in_percentage'];
  if (projectWikiRepositoriesSyncedInPercentage === undefined)
    report(
      issues,
      path,
      'must have the property "project_wiki_repositories_synced_in_percentage"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else
    collectPercentage(
      projectWikiRepositoriesSyncedInPercentage,
      `${path}/project_wiki_repositories_synced_in_percentage`,
      issues,
    );
  const projectWikiRepositoriesVerificationFailedCount = value['project_wiki_repositories_verification_failed_count'];
  if (projectWikiRepositoriesVerificationFailedCount === undefined)
    report(
      issues,
      path,
      'must have the property "project_wiki_repositories_verification_failed_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else
    collectCount(
      projectWikiRepositoriesVerificationFailedCount,
      `${path}/project_wiki_repositories_verification_failed_count`,
      issues,
    );
  const projectWikiRepositoriesVerificationTotalCount = value['project_wiki_repositories_verification_total_count'];
  if (projectWikiRepositoriesVerificationTotalCount === undefined)
    report(
      issues,
      path,
      'must have the property "project_wiki_repositories_verification_total_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else
    collectCount(
      projectWikiRepositoriesVerificationTotalCount,
      `${path}/project_wiki_repositories_verification_total_count`,
      issues,
    );
  const projectWikiRepositoriesVerifiedCount = value['project_wiki_repositories_verified_count'];
  if (projectWikiRepositoriesVerifiedCount === undefined)
    report(
      issues,
      path,
      'must have the property "project_wiki_repositories_verified_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else collectCount(projectWikiRepositoriesVerifiedCount, `${path}/project_wiki_repositories_verified_count`, issues);
  const projectWikiRepositoriesVerifiedInPercentage = value['project_wiki_repositories_verified_in_percentage'];
  if (projectWikiRepositoriesVerifiedInPercentage === undefined)
    report(
      issues,
      path,
      'must have the property "project_wiki_repositories_verified_in_percentage"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else
    collectPercentage(
      projectWikiRepositoriesVerifiedInPercentage,
      `${path}/project_wiki_repositories_verified_in_percentage`,
      issues,
    );
  const projectsCount = value['projects_count'];
  if (projectsCount === undefined)
    report(
      issues,
      path,
      'must have the property "projects_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else collectCount(projectsCount, `${path}/projects_count`, issues);
  const proxyLocalRequestsEventCountWeekly = value['proxy_local_requests_event_count_weekly'];
  if (proxyLocalRequestsEventCountWeekly === undefined)
    report(
      issues,
      path,
      'must have the property "proxy_local_requests_event_count_weekly"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else collectCount(proxyLocalRequestsEventCountWeekly, `${path}/proxy_local_requests_event_count_weekly`, issues);
  const proxyRemoteRequestsEventCountWeekly = value['proxy_remote_requests_event_count_weekly'];
  if (proxyRemoteRequestsEventCountWeekly === undefined)
    report(
      issues,
      path,
      'must have the property "proxy_remote_requests_event_count_weekly"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else collectCount(proxyRemoteRequestsEventCountWeekly, `${path}/proxy_remote_requests_event_count_weekly`, issues);
  const replicationSlotsUsedInPercentage = value['replication_slots_used_in_percentage'];
  if (replicationSlotsUsedInPercentage === undefined)
    report(
      issues,
      path,
      'must have the property "replication_slots_used_in_percentage"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else collectPercentage(replicationSlotsUsedInPercentage, `${path}/replication_slots_used_in_percentage`, issues);
  const repositoriesCheckedInPercentage = value['repositories_checked_in_percentage'];
  if (repositoriesCheckedInPercentage === undefined)
    report(
      issues,
      path,
      'must have the property "repositories_checked_in_percentage"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else collectPercentage(repositoriesCheckedInPercentage, `${path}/repositories_checked_in_percentage`, issues);
  const snippetRepositoriesChecksumFailedCount = value['snippet_repositories_checksum_failed_count'];
  if (snippetRepositoriesChecksumFailedCount === undefined)
    report(
      issues,
      path,
      'must have the property "snippet_repositories_checksum_failed_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else
    collectCount(snippetRepositoriesChecksumFailedCount, `${path}/snippet_repositories_checksum_failed_count`, issues);
  const snippetRepositoriesChecksumTotalCount = value['snippet_repositories_checksum_total_count'];
  if (snippetRepositoriesChecksumTotalCount === undefined)
    report(
      issues,
      path,
      'must have the property "snippet_repositories_checksum_total_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else collectCount(snippetRepositoriesChecksumTotalCount, `${path}/snippet_repositories_checksum_total_count`, issues);
  const snippetRepositoriesChecksummedCount = value['snippet_repositories_checksummed_count'];
  if (snippetRepositoriesChecksummedCount === undefined)
    report(
      issues,
      path,
      'must have the property "snippet_repositories_checksummed_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else collectCount(snippetRepositoriesChecksummedCount, `${path}/snippet_repositories_checksummed_count`, issues);
  const snippetRepositoriesCount = value['snippet_repositories_count'];
  if (snippetRepositoriesCount === undefined)
    report(
      issues,
      path,
      'must have the property "snippet_repositories_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else collectCount(snippetRepositoriesCount, `${path}/snippet_repositories_count`, issues);
  const snippetRepositoriesFailedCount = value['snippet_repositories_failed_count'];
  if (snippetRepositoriesFailedCount === undefined)
    report(
      issues,
      path,
      'must have the property "snippet_repositories_failed_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else collectCount(snippetRepositoriesFailedCount, `${path}/snippet_repositories_failed_count`, issues);
  const snippetRepositoriesRegistryCount = value['snippet_repositories_registry_count'];
  if (snippetRepositoriesRegistryCount === undefined)
    report(
      issues,
      path,
      'must have the property "snippet_repositories_registry_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else collectCount(snippetRepositoriesRegistryCount, `${path}/snippet_repositories_registry_count`, issues);
  const snippetRepositoriesSyncedCount = value['snippet_repositories_synced_count'];
  if (snippetRepositoriesSyncedCount === undefined)
    report(
      issues,
      path,
      'must have the property "snippet_repositories_synced_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else collectCount(snippetRepositoriesSyncedCount, `${path}/snippet_repositories_synced_count`, issues);
  const snippetRepositoriesSyncedInPercentage = value['snippet_repositories_synced_in_percentage'];
  if (snippetRepositoriesSyncedInPercentage === undefined)
    report(
      issues,
      path,
      'must have the property "snippet_repositories_synced_in_percentage"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else
    collectPercentage(
      snippetRepositoriesSyncedInPercentage,
      `${path}/snippet_repositories_synced_in_percentage`,
      issues,
    );
  const snippetRepositoriesVerificationFailedCount = value['snippet_repositories_verification_failed_count'];
  if (snippetRepositoriesVerificationFailedCount === undefined)
    report(
      issues,
      path,
      'must have the property "snippet_repositories_verification_failed_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else
    collectCount(
      snippetRepositoriesVerificationFailedCount,
      `${path}/snippet_repositories_verification_failed_count`,
      issues,
    );
  const snippetRepositoriesVerificationTotalCount = value['snippet_repositories_verification_total_count'];
  if (snippetRepositoriesVerificationTotalCount === undefined)
    report(
      issues,
      path,
      'must have the property "snippet_repositories_verification_total_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else
    collectCount(
      snippetRepositoriesVerificationTotalCount,
      `${path}/snippet_repositories_verification_total_count`,
      issues,
    );
  const snippetRepositoriesVerifiedCount = value['snippet_repositories_verified_count'];
  if (snippetRepositoriesVerifiedCount === undefined)
    report(
      issues,
      path,
      'must have the property "snippet_repositories_verified_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else collectCount(snippetRepositoriesVerifiedCount, `${path}/snippet_repositories_verified_count`, issues);
  const snippetRepositoriesVerifiedInPercentage = value['snippet_repositories_verified_in_percentage'];
  if (snippetRepositoriesVerifiedInPercentage === undefined)
    report(
      issues,
      path,
      'must have the property "snippet_repositories_verified_in_percentage"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else
    collectPercentage(
      snippetRepositoriesVerifiedInPercentage,
      `${path}/snippet_repositories_verified_in_percentage`,
      issues,
    );
  const terraformStateVersionsChecksumFailedCount = value['terraform_state_versions_checksum_failed_count'];
  if (terraformStateVersionsChecksumFailedCount === undefined)
    report(
      issues,
      path,
      'must have the property "terraform_state_versions_checksum_failed_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else
    collectCount(
      terraformStateVersionsChecksumFailedCount,
      `${path}/terraform_state_versions_checksum_failed_count`,
      issues,
    );
  const terraformStateVersionsChecksumTotalCount = value['terraform_state_versions_checksum_total_count'];
  if (terraformStateVersionsChecksumTotalCount === undefined)
    report(
      issues,
      path,
      'must have the property "terraform_state_versions_checksum_total_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else
    collectCount(
      terraformStateVersionsChecksumTotalCount,
      `${path}/terraform_state_versions_checksum_total_count`,
      issues,
    );
  const terraformStateVersionsChecksummedCount = value['terraform_state_versions_checksummed_count'];
  if (terraformStateVersionsChecksummedCount === undefined)
    report(
      issues,
      path,
      'must have the property "terraform_state_versions_checksummed_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else
    collectCount(terraformStateVersionsChecksummedCount, `${path}/terraform_state_versions_checksummed_count`, issues);
  const terraformStateVersionsCount = value['terraform_state_versions_count'];
  if (terraformStateVersionsCount === undefined)
    report(
      issues,
      path,
      'must have the property "terraform_state_versions_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else collectCount(terraformStateVersionsCount, `${path}/terraform_state_versions_count`, issues);
  const terraformStateVersionsFailedCount = value['terraform_state_versions_failed_count'];
  if (terraformStateVersionsFailedCount === undefined)
    report(
      issues,
      path,
      'must have the property "terraform_state_versions_failed_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else collectCount(terraformStateVersionsFailedCount, `${path}/terraform_state_versions_failed_count`, issues);
  const terraformStateVersionsRegistryCount = value['terraform_state_versions_registry_count'];
  if (terraformStateVersionsRegistryCount === undefined)
    report(
      issues,
      path,
      'must have the property "terraform_state_versions_registry_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else collectCount(terraformStateVersionsRegistryCount, `${path}/terraform_state_versions_registry_count`, issues);
  const terraformStateVersionsSyncedCount = value['terraform_state_versions_synced_count'];
  if (terraformStateVersionsSyncedCount === undefined)
    report(
      issues,
      path,
      'must have the property "terraform_state_versions_synced_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else collectCount(terraformStateVersionsSyncedCount, `${path}/terraform_state_versions_synced_count`, issues);
  const terraformStateVersionsSyncedInPercentage = value['terraform_state_versions_synced_in_percentage'];
  if (terraformStateVersionsSyncedInPercentage === undefined)
    report(
      issues,
      path,
      'must have the property "terraform_state_versions_synced_in_percentage"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else
    collectPercentage(
      terraformStateVersionsSyncedInPercentage,
      `${path}/terraform_state_versions_synced_in_percentage`,
      issues,
    );
  const terraformStateVersionsVerificationFailedCount = value['terraform_state_versions_verification_failed_count'];
  if (terraformStateVersionsVerificationFailedCount === undefined)
    report(
      issues,
      path,
      'must have the property "terraform_state_versions_verification_failed_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else
    collectCount(
      terraformStateVersionsVerificationFailedCount,
      `${path}/terraform_state_versions_verification_failed_count`,
      issues,
    );
  const terraformStateVersionsVerificationTotalCount = value['terraform_state_versions_verification_total_count'];
  if (terraformStateVersionsVerificationTotalCount === undefined)
    report(
      issues,
      path,
      'must have the property "terraform_state_versions_verification_total_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else
    collectCount(
      terraformStateVersionsVerificationTotalCount,
      `${path}/terraform_state_versions_verification_total_count`,
      issues,
    );
  const terraformStateVersionsVerifiedCount = value['terraform_state_versions_verified_count'];
  if (terraformStateVersionsVerifiedCount === undefined)
    report(
      issues,
      path,
      'must have the property "terraform_state_versions_verified_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else collectCount(terraformStateVersionsVerifiedCount, `${path}/terraform_state_versions_verified_count`, issues);
  const terraformStateVersionsVerifiedInPercentage = value['terraform_state_versions_verified_in_percentage'];
  if (terraformStateVersionsVerifiedInPercentage === undefined)
    report(
      issues,
      path,
      'must have the property "terraform_state_versions_verified_in_percentage"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else
    collectPercentage(
      terraformStateVersionsVerifiedInPercentage,
      `${path}/terraform_state_versions_verified_in_percentage`,
      issues,
    );
  const uploadsChecksumFailedCount = value['uploads_checksum_failed_count'];
  if (uploadsChecksumFailedCount === undefined)
    report(
      issues,
      path,
      'must have the property "uploads_checksum_failed_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else collectCount(uploadsChecksumFailedCount, `${path}/uploads_checksum_failed_count`, issues);
  const uploadsChecksumTotalCount = value['uploads_checksum_total_count'];
  if (uploadsChecksumTotalCount === undefined)
    report(
      issues,
      path,
      'must have the property "uploads_checksum_total_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else collectCount(uploadsChecksumTotalCount, `${path}/uploads_checksum_total_count`, issues);
  const uploadsChecksummedCount = value['uploads_checksummed_count'];
  if (uploadsChecksummedCount === undefined)
    report(
      issues,
      path,
      'must have the property "uploads_checksummed_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else collectCount(uploadsChecksummedCount, `${path}/uploads_checksummed_count`, issues);
  const uploadsCount = value['uploads_count'];
  if (uploadsCount === undefined)
    report(
      issues,
      path,
      'must have the property "uploads_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else collectCount(uploadsCount, `${path}/uploads_count`, issues);
  const uploadsFailedCount = value['uploads_failed_count'];
  if (uploadsFailedCount === undefined)
    report(
      issues,
      path,
      'must have the property "uploads_failed_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else collectCount(uploadsFailedCount, `${path}/uploads_failed_count`, issues);
  const uploadsRegistryCount = value['uploads_registry_count'];
  if (uploadsRegistryCount === undefined)
    report(
      issues,
      path,
      'must have the property "uploads_registry_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else collectCount(uploadsRegistryCount, `${path}/uploads_registry_count`, issues);
  const uploadsSyncedCount = value['uploads_synced_count'];
  if (uploadsSyncedCount === undefined)
    report(
      issues,
      path,
      'must have the property "uploads_synced_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else collectCount(uploadsSyncedCount, `${path}/uploads_synced_count`, issues);
  const uploadsSyncedInPercentage = value['uploads_synced_in_percentage'];
  if (uploadsSyncedInPercentage === undefined)
    report(
      issues,
      path,
      'must have the property "uploads_synced_in_percentage"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else collectPercentage(uploadsSyncedInPercentage, `${path}/uploads_synced_in_percentage`, issues);
  const uploadsVerificationFailedCount = value['uploads_verification_failed_count'];
  if (uploadsVerificationFailedCount === undefined)
    report(
      issues,
      path,
      'must have the property "uploads_verification_failed_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else collectCount(uploadsVerificationFailedCount, `${path}/uploads_verification_failed_count`, issues);
  const uploadsVerificationTotalCount = value['uploads_verification_total_count'];
  if (uploadsVerificationTotalCount === undefined)
    report(
      issues,
      path,
      'must have the property "uploads_verification_total_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else collectCount(uploadsVerificationTotalCount, `${path}/uploads_verification_total_count`, issues);
  const uploadsVerifiedCount = value['uploads_verified_count'];
  if (uploadsVerifiedCount === undefined)
    report(
      issues,
      path,
      'must have the property "uploads_verified_count"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else collectCount(uploadsVerifiedCount, `${path}/uploads_verified_count`, issues);
  const uploadsVerifiedInPercentage = value['uploads_verified_in_percentage'];
  if (uploadsVerifiedInPercentage === undefined)
    report(
      issues,
      path,
      'must have the property "uploads_verified_in_percentage"',
      '#/components/schemas/ReplicationSiteStatus/required',
    );
  else collectPercentage(uploadsVerifiedInPercentage, `${path}/uploads_verified_in_percentage`, issues);
}
