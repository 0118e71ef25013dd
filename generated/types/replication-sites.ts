// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type {
  ForbiddenResponse,
  NotFoundResponse,
  UnauthorizedResponse,
  UnprocessableContentResponse,
  UriTooLongResponse,
} from './shared.ts';

/** A count; may be null. */
export type Count = number | null;

/** A percentage, as text. */
export type Percentage = string;

/** One site of a replicated instance, either the primary or a secondary. */
export interface ReplicationSite {
  /** ID of the site. */
  id: number;
  /**
   * Unique name of the site. It must equal the node name in the configuration file of the instance or,
   * if the file sets no node name, the external URL that it sets.
   */
  name: string;
  _links: ReplicationSiteLinks;
  /** Number of container repositories that are synced at once. */
  container_repositories_max_capacity: number;
  /** True if this site sent the response. */
  current: boolean | null;
  /** True if the site is switched on. */
  enabled: boolean | null;
  /** Number of LFS objects and attachments that are backfilled at once. */
  files_max_capacity: number;
  /** Address for communication with the primary site; the same as `url` if none was set. */
  internal_url: string;
  /** Minimum time in days between two verifications of the same data. Has no effect on a secondary site. */
  minimum_reverification_interval: number;
  /** True if this is the primary site. */
  primary: boolean | null;
  /** Number of repositories that are backfilled at once. */
  repos_max_capacity: number;
  /** Groups to sync. Used only if `selective_sync_type` is `namespaces`. */
  selective_sync_namespace_ids: number[];
  /** Storages to sync. Used only if `selective_sync_type` is `shards`. */
  selective_sync_shards: string[];
  /**
   * Type of selective sync: `namespaces` syncs only the listed groups, `shards` only the listed
   * storages; null syncs everything.
   */
  selective_sync_type: 'namespaces' | 'shards' | null;
  /** True if blobs in object storage are replicated too. */
  sync_object_storage: boolean | null;
  /** Address of the site for its users. */
  url: string;
  /** Number of verifications that run at once. */
  verification_max_capacity: number;
  /** Address of the page that edits the site. */
  web_edit_url: string;
  /** Address of the page with the details of the replication. Secondary sites only. */
  web_geo_replication_details_url?: string;
}

/** A site to create. */
export interface ReplicationSiteCreate {
  /**
   * Unique name of the site. It must equal the node name in the configuration file of the instance or,
   * if the file sets no node name, the external URL that it sets.
   */
  name: string;
  /** Number of container repositories to sync at once. Default: `10`. */
  container_repositories_max_capacity?: number;
  /** True if the site is switched on. Default: `true`. */
  enabled?: boolean;
  /** Number of LFS objects and attachments to backfill at once. Default: `10`. */
  files_max_capacity?: number;
  /** Address for communication with the primary site. If it is not sent, `url` is used. */
  internal_url?: string;
  /** Minimum time in days between two verifications of the same data. Has no effect on a secondary site. */
  minimum_reverification_interval?: number;
  /** True if this is the primary site. Default: `false`. */
  primary?: boolean;
  /** Number of repositories to backfill at once. Default: `25`. */
  repos_max_capacity?: number;
  /** Groups to sync. Used only if `selective_sync_type` is `namespaces`. */
  selective_sync_namespace_ids?: number[];
  /** Storages to sync. Used only if `selective_sync_type` is `shards`. */
  selective_sync_shards?: string[];
  /**
   * Type of selective sync: `namespaces` syncs only the listed groups, `shards` only the listed
   * storages; null syncs everything.
   */
  selective_sync_type?: 'namespaces' | 'shards' | null;
  /** True to replicate blobs in object storage too. Default: `false`. */
  sync_object_storage?: boolean;
  /** Address of the site for its users. */
  url: string;
  /** Number of verifications to run at once. Default: `100`. */
  verification_max_capacity?: number;
}

/** API addresses of a site. */
export interface ReplicationSiteLinks {
  /** Address that repairs its authentication. */
  repair: string;
  /** Address of the site itself. */
  self: string;
  /** Address of its status. */
  status: string;
}

/**
 * Replication and verification status of a site. Each kind of data has ten counts and two percentages.
 * Further fields are not shown.
 */
export interface ReplicationSiteStatus {
  /** Number of CI secure files whose checksum failed. */
  ci_secure_files_checksum_failed_count: Count;
  /** Number of CI secure files to checksum. */
  ci_secure_files_checksum_total_count: Count;
  /** Number of CI secure files with a checksum. */
  ci_secure_files_checksummed_count: Count;
  /** Total number of CI secure files. */
  ci_secure_files_count: Count;
  /** Number of CI secure files that failed to sync. */
  ci_secure_files_failed_count: Count;
  /** Number of registry entries of CI secure files. */
  ci_secure_files_registry_count: Count;
  /** Number of synced CI secure files. */
  ci_secure_files_synced_count: Count;
  /** Percentage of synced CI secure files. */
  ci_secure_files_synced_in_percentage: Percentage;
  /** Number of CI secure files that failed verification. */
  ci_secure_files_verification_failed_count: Count;
  /** Number of CI secure files to verify. */
  ci_secure_files_verification_total_count: Count;
  /** Number of verified CI secure files. */
  ci_secure_files_verified_count: Count;
  /** Percentage of verified CI secure files. */
  ci_secure_files_verified_in_percentage: Percentage;
  /** Number of container repositories whose checksum failed. */
  container_repositories_checksum_failed_count: Count;
  /** Number of container repositories to checksum. */
  container_repositories_checksum_total_count: Count;
  /** Number of container repositories with a checksum. */
  container_repositories_checksummed_count: Count;
  /** Total number of container repositories. */
  container_repositories_count: Count;
  /** Number of container repositories that failed to sync. */
  container_repositories_failed_count: Count;
  /** Number of registry entries of container repositories. */
  container_repositories_registry_count: Count;
  /** True if container repositories are replicated. */
  container_repositories_replication_enabled: boolean | null;
  /** Number of synced container repositories. */
  container_repositories_synced_count: Count;
  /** Percentage of synced container repositories. */
  container_repositories_synced_in_percentage: Percentage;
  /** Number of container repositories that failed verification. */
  container_repositories_verification_failed_count: Count;
  /** Number of container repositories to verify. */
  container_repositories_verification_total_count: Count;
  /** Number of verified container repositories. */
  container_repositories_verified_count: Count;
  /** Percentage of verified container repositories. */
  container_repositories_verified_in_percentage: Percentage;
  /** Number of dependency proxy blobs whose checksum failed. */
  dependency_proxy_blobs_checksum_failed_count: Count;
  /** Number of dependency proxy blobs to checksum. */
  dependency_proxy_blobs_checksum_total_count: Count;
  /** Number of dependency proxy blobs with a checksum. */
  dependency_proxy_blobs_checksummed_count: Count;
  /** Total number of dependency proxy blobs. */
  dependency_proxy_blobs_count: Count;
  /** Number of dependency proxy blobs that failed to sync. */
  dependency_proxy_blobs_failed_count: Count;
  /** Number of registry entries of dependency proxy blobs. */
  dependency_proxy_blobs_registry_count: Count;
  /** Number of synced dependency proxy blobs. */
  dependency_proxy_blobs_synced_count: Count;
  /** Percentage of synced dependency proxy blobs. */
  dependency_proxy_blobs_synced_in_percentage: Percentage;
  /** Number of dependency proxy blobs that failed verification. */
  dependency_proxy_blobs_verification_failed_count: Count;
  /** Number of dependency proxy blobs to verify. */
  dependency_proxy_blobs_verification_total_count: Count;
  /** Number of verified dependency proxy blobs. */
  dependency_proxy_blobs_verified_count: Count;
  /** Percentage of verified dependency proxy blobs. */
  dependency_proxy_blobs_verified_in_percentage: Percentage;
  /** Number of dependency proxy manifests whose checksum failed. */
  dependency_proxy_manifests_checksum_failed_count: Count;
  /** Number of dependency proxy manifests to checksum. */
  dependency_proxy_manifests_checksum_total_count: Count;
  /** Number of dependency proxy manifests with a checksum. */
  dependency_proxy_manifests_checksummed_count: Count;
  /** Total number of dependency proxy manifests. */
  dependency_proxy_manifests_count: Count;
  /** Number of dependency proxy manifests that failed to sync. */
  dependency_proxy_manifests_failed_count: Count;
  /** Number of registry entries of dependency proxy manifests. */
  dependency_proxy_manifests_registry_count: Count;
  /** Number of synced dependency proxy manifests. */
  dependency_proxy_manifests_synced_count: Count;
  /** Percentage of synced dependency proxy manifests. */
  dependency_proxy_manifests_synced_in_percentage: Percentage;
  /** Number of dependency proxy manifests that failed verification. */
  dependency_proxy_manifests_verification_failed_count: Count;
  /** Number of dependency proxy manifests to verify. */
  dependency_proxy_manifests_verification_total_count: Count;
  /** Number of verified dependency proxy manifests. */
  dependency_proxy_manifests_verified_count: Count;
  /** Percentage of verified dependency proxy manifests. */
  dependency_proxy_manifests_verified_in_percentage: Percentage;
  /** Number of design repositories whose checksum failed. */
  design_management_repositories_checksum_failed_count: Count;
  /** Number of design repositories to checksum. */
  design_management_repositories_checksum_total_count: Count;
  /** Number of design repositories with a checksum. */
  design_management_repositories_checksummed_count: Count;
  /** Total number of design repositories. */
  design_management_repositories_count: Count;
  /** Number of design repositories that failed to sync. */
  design_management_repositories_failed_count: Count;
  /** Number of registry entries of design repositories. */
  design_management_repositories_registry_count: Count;
  /** Number of synced design repositories. */
  design_management_repositories_synced_count: Count;
  /** Percentage of synced design repositories. */
  design_management_repositories_synced_in_percentage: Percentage;
  /** Number of design repositories that failed verification. */
  design_management_repositories_verification_failed_count: Count;
  /** Number of design repositories to verify. */
  design_management_repositories_verification_total_count: Count;
  /** Number of verified design repositories. */
  design_management_repositories_verified_count: Count;
  /** Percentage of verified design repositories. */
  design_management_repositories_verified_in_percentage: Percentage;
  /** ID of the site. */
  geo_node_id: number;
  /** Number of Git fetches in a week. */
  git_fetch_event_count_weekly: Count;
  /** Number of Git pushes in a week. */
  git_push_event_count_weekly: Count;
  /** Number of group wikis whose checksum failed. */
  group_wiki_repositories_checksum_failed_count: Count;
  /** Number of group wikis to checksum. */
  group_wiki_repositories_checksum_total_count: Count;
  /** Number of group wikis with a checksum. */
  group_wiki_repositories_checksummed_count: Count;
  /** Total number of group wikis. */
  group_wiki_repositories_count: Count;
  /** Number of group wikis that failed to sync. */
  group_wiki_repositories_failed_count: Count;
  /** Number of registry entries of group wikis. */
  group_wiki_repositories_registry_count: Count;
  /** Number of synced group wikis. */
  group_wiki_repositories_synced_count: Count;
  /** Percentage of synced group wikis. */
  group_wiki_repositories_synced_in_percentage: Percentage;
  /** Number of group wikis that failed verification. */
  group_wiki_repositories_verification_failed_count: Count;
  /** Number of group wikis to verify. */
  group_wiki_repositories_verification_total_count: Count;
  /** Number of verified group wikis. */
  group_wiki_repositories_verified_count: Count;
  /** Percentage of verified group wikis. */
  group_wiki_repositories_verified_in_percentage: Percentage;
  /** Number of job artifacts whose checksum failed. */
  job_artifacts_checksum_failed_count: Count;
  /** Number of job artifacts to checksum. */
  job_artifacts_checksum_total_count: Count;
  /** Number of job artifacts with a checksum. */
  job_artifacts_checksummed_count: Count;
  /** Total number of job artifacts. */
  job_artifacts_count: Count;
  /** Number of job artifacts that failed to sync. */
  job_artifacts_failed_count: Count;
  /** Number of registry entries of job artifacts. */
  job_artifacts_registry_count: Count;
  /** Number of synced job artifacts. */
  job_artifacts_synced_count: Count;
  /** Percentage of synced job artifacts. */
  job_artifacts_synced_in_percentage: Percentage;
  /** Number of job artifacts that failed verification. */
  job_artifacts_verification_failed_count: Count;
  /** Number of job artifacts to verify. */
  job_artifacts_verification_total_count: Count;
  /** Number of verified job artifacts. */
  job_artifacts_verified_count: Count;
  /** Percentage of verified job artifacts. */
  job_artifacts_verified_in_percentage: Percentage;
  /** Number of LFS objects whose checksum failed. */
  lfs_objects_checksum_failed_count: Count;
  /** Number of LFS objects to checksum. */
  lfs_objects_checksum_total_count: Count;
  /** Number of LFS objects with a checksum. */
  lfs_objects_checksummed_count: Count;
  /** Total number of LFS objects. */
  lfs_objects_count: Count;
  /** Number of LFS objects that failed to sync. */
  lfs_objects_failed_count: Count;
  /** Number of registry entries of LFS objects. */
  lfs_objects_registry_count: Count;
  /** Number of synced LFS objects. */
  lfs_objects_synced_count: Count;
  /** Percentage of synced LFS objects. */
  lfs_objects_synced_in_percentage: Percentage;
  /** Number of LFS objects that failed verification. */
  lfs_objects_verification_failed_count: Count;
  /** Number of LFS objects to verify. */
  lfs_objects_verification_total_count: Count;
  /** Number of verified LFS objects. */
  lfs_objects_verified_count: Count;
  /** Percentage of verified LFS objects. */
  lfs_objects_verified_in_percentage: Percentage;
  /** Number of merge request diffs whose checksum failed. */
  merge_request_diffs_checksum_failed_count: Count;
  /** Number of merge request diffs to checksum. */
  merge_request_diffs_checksum_total_count: Count;
  /** Number of merge request diffs with a checksum. */
  merge_request_diffs_checksummed_count: Count;
  /** Total number of merge request diffs. */
  merge_request_diffs_count: Count;
  /** Number of merge request diffs that failed to sync. */
  merge_request_diffs_failed_count: Count;
  /** Number of registry entries of merge request diffs. */
  merge_request_diffs_registry_count: Count;
  /** Number of synced merge request diffs. */
  merge_request_diffs_synced_count: Count;
  /** Percentage of synced merge request diffs. */
  merge_request_diffs_synced_in_percentage: Percentage;
  /** Number of merge request diffs that failed verification. */
  merge_request_diffs_verification_failed_count: Count;
  /** Number of merge request diffs to verify. */
  merge_request_diffs_verification_total_count: Count;
  /** Number of verified merge request diffs. */
  merge_request_diffs_verified_count: Count;
  /** Percentage of verified merge request diffs. */
  merge_request_diffs_verified_in_percentage: Percentage;
  /** Number of package files whose checksum failed. */
  package_files_checksum_failed_count: Count;
  /** Number of package files to checksum. */
  package_files_checksum_total_count: Count;
  /** Number of package files with a checksum. */
  package_files_checksummed_count: Count;
  /** Total number of package files. */
  package_files_count: Count;
  /** Number of package files that failed to sync. */
  package_files_failed_count: Count;
  /** Number of registry entries of package files. */
  package_files_registry_count: Count;
  /** Number of synced package files. */
  package_files_synced_count: Count;
  /** Percentage of synced package files. */
  package_files_synced_in_percentage: Percentage;
  /** Number of package files that failed verification. */
  package_files_verification_failed_count: Count;
  /** Number of package files to verify. */
  package_files_verification_total_count: Count;
  /** Number of verified package files. */
  package_files_verified_count: Count;
  /** Percentage of verified package files. */
  package_files_verified_in_percentage: Percentage;
  /** Number of Pages deployments whose checksum failed. */
  pages_deployments_checksum_failed_count: Count;
  /** Number of Pages deployments to checksum. */
  pages_deployments_checksum_total_count: Count;
  /** Number of Pages deployments with a checksum. */
  pages_deployments_checksummed_count: Count;
  /** Total number of Pages deployments. */
  pages_deployments_count: Count;
  /** Number of Pages deployments that failed to sync. */
  pages_deployments_failed_count: Count;
  /** Number of registry entries of Pages deployments. */
  pages_deployments_registry_count: Count;
  /** Number of synced Pages deployments. */
  pages_deployments_synced_count: Count;
  /** Percentage of synced Pages deployments. */
  pages_deployments_synced_in_percentage: Percentage;
  /** Number of Pages deployments that failed verification. */
  pages_deployments_verification_failed_count: Count;
  /** Number of Pages deployments to verify. */
  pages_deployments_verification_total_count: Count;
  /** Number of verified Pages deployments. */
  pages_deployments_verified_count: Count;
  /** Percentage of verified Pages deployments. */
  pages_deployments_verified_in_percentage: Percentage;
  /** Number of pipeline artifacts whose checksum failed. */
  pipeline_artifacts_checksum_failed_count: Count;
  /** Number of pipeline artifacts to checksum. */
  pipeline_artifacts_checksum_total_count: Count;
  /** Number of pipeline artifacts with a checksum. */
  pipeline_artifacts_checksummed_count: Count;
  /** Total number of pipeline artifacts. */
  pipeline_artifacts_count: Count;
  /** Number of pipeline artifacts that failed to sync. */
  pipeline_artifacts_failed_count: Count;
  /** Number of registry entries of pipeline artifacts. */
  pipeline_artifacts_registry_count: Count;
  /** Number of synced pipeline artifacts. */
  pipeline_artifacts_synced_count: Count;
  /** Percentage of synced pipeline artifacts. */
  pipeline_artifacts_synced_in_percentage: Percentage;
  /** Number of pipeline artifacts that failed verification. */
  pipeline_artifacts_verification_failed_count: Count;
  /** Number of pipeline artifacts to verify. */
  pipeline_artifacts_verification_total_count: Count;
  /** Number of verified pipeline artifacts. */
  pipeline_artifacts_verified_count: Count;
  /** Percentage of verified pipeline artifacts. */
  pipeline_artifacts_verified_in_percentage: Percentage;
  /** Number of project repositories whose checksum failed. */
  project_repositories_checksum_failed_count: Count;
  /** Number of project repositories to checksum. */
  project_repositories_checksum_total_count: Count;
  /** Number of project repositories with a checksum. */
  project_repositories_checksummed_count: Count;
  /** Total number of project repositories. */
  project_repositories_count: Count;
  /** Number of project repositories that failed to sync. */
  project_repositories_failed_count: Count;
  /** Number of registry entries of project repositories. */
  project_repositories_registry_count: Count;
  /** Number of synced project repositories. */
  project_repositories_synced_count: Count;
  /** Percentage of synced project repositories. */
  project_repositories_synced_in_percentage: Percentage;
  /** Number of project repositories that failed verification. */
  project_repositories_verification_failed_count: Count;
  /** Number of project repositories to verify. */
  project_repositories_verification_total_count: Count;
  /** Number of verified project repositories. */
  project_repositories_verified_count: Count;
  /** Percentage of verified project repositories. */
  project_repositories_verified_in_percentage: Percentage;
  /** Number of project wikis whose checksum failed. */
  project_wiki_repositories_checksum_failed_count: Count;
  /** Number of project wikis to checksum. */
  project_wiki_repositories_checksum_total_count: Count;
  /** Number of project wikis with a checksum. */
  project_wiki_repositories_checksummed_count: Count;
  /** Total number of project wikis. */
  project_wiki_repositories_count: Count;
  /** Number of project wikis that failed to sync. */
  project_wiki_repositories_failed_count: Count;
  /** Number of registry entries of project wikis. */
  project_wiki_repositories_registry_count: Count;
  /** Number of synced project wikis. */
  project_wiki_repositories_synced_count: Count;
  /** Percentage of synced project wikis. */
  project_wiki_repositories_synced_in_percentage: Percentage;
  /** Number of project wikis that failed verification. */
  project_wiki_repositories_verification_failed_count: Count;
  /** Number of project wikis to verify. */
  project_wiki_repositories_verification_total_count: Count;
  /** Number of verified project wikis. */
  project_wiki_repositories_verified_count: Count;
  /** Percentage of verified project wikis. */
  project_wiki_repositories_verified_in_percentage: Percentage;
  /** Total number of projects. */
  projects_count: Count;
  /** Number of requests proxied locally in a week. */
  proxy_local_requests_event_count_weekly: Count;
  /** Number of requests proxied to a remote site in a week. */
  proxy_remote_requests_event_count_weekly: Count;
  /** Percentage of used replication slots. */
  replication_slots_used_in_percentage: Percentage;
  /** Percentage of checked repositories. */
  repositories_checked_in_percentage: Percentage;
  /** Number of snippet repositories whose checksum failed. */
  snippet_repositories_checksum_failed_count: Count;
  /** Number of snippet repositories to checksum. */
  snippet_repositories_checksum_total_count: Count;
  /** Number of snippet repositories with a checksum. */
  snippet_repositories_checksummed_count: Count;
  /** Total number of snippet repositories. */
  snippet_repositories_count: Count;
  /** Number of snippet repositories that failed to sync. */
  snippet_repositories_failed_count: Count;
  /** Number of registry entries of snippet repositories. */
  snippet_repositories_registry_count: Count;
  /** Number of synced snippet repositories. */
  snippet_repositories_synced_count: Count;
  /** Percentage of synced snippet repositories. */
  snippet_repositories_synced_in_percentage: Percentage;
  /** Number of snippet repositories that failed verification. */
  snippet_repositories_verification_failed_count: Count;
  /** Number of snippet repositories to verify. */
  snippet_repositories_verification_total_count: Count;
  /** Number of verified snippet repositories. */
  snippet_repositories_verified_count: Count;
  /** Percentage of verified snippet repositories. */
  snippet_repositories_verified_in_percentage: Percentage;
  /** Number of Terraform state versions whose checksum failed. */
  terraform_state_versions_checksum_failed_count: Count;
  /** Number of Terraform state versions to checksum. */
  terraform_state_versions_checksum_total_count: Count;
  /** Number of Terraform state versions with a checksum. */
  terraform_state_versions_checksummed_count: Count;
  /** Total number of Terraform state versions. */
  terraform_state_versions_count: Count;
  /** Number of Terraform state versions that failed to sync. */
  terraform_state_versions_failed_count: Count;
  /** Number of registry entries of Terraform state versions. */
  terraform_state_versions_registry_count: Count;
  /** Number of synced Terraform state versions. */
  terraform_state_versions_synced_count: Count;
  /** Percentage of synced Terraform state versions. */
  terraform_state_versions_synced_in_percentage: Percentage;
  /** Number of Terraform state versions that failed verification. */
  terraform_state_versions_verification_failed_count: Count;
  /** Number of Terraform state versions to verify. */
  terraform_state_versions_verification_total_count: Count;
  /** Number of verified Terraform state versions. */
  terraform_state_versions_verified_count: Count;
  /** Percentage of verified Terraform state versions. */
  terraform_state_versions_verified_in_percentage: Percentage;
  /** Number of uploads whose checksum failed. */
  uploads_checksum_failed_count: Count;
  /** Number of uploads to checksum. */
  uploads_checksum_total_count: Count;
  /** Number of uploads with a checksum. */
  uploads_checksummed_count: Count;
  /** Total number of uploads. */
  uploads_count: Count;
  /** Number of uploads that failed to sync. */
  uploads_failed_count: Count;
  /** Number of registry entries of uploads. */
  uploads_registry_count: Count;
  /** Number of synced uploads. */
  uploads_synced_count: Count;
  /** Percentage of synced uploads. */
  uploads_synced_in_percentage: Percentage;
  /** Number of uploads that failed verification. */
  uploads_verification_failed_count: Count;
  /** Number of uploads to verify. */
  uploads_verification_total_count: Count;
  /** Number of verified uploads. */
  uploads_verified_count: Count;
  /** Percentage of verified uploads. */
  uploads_verified_in_percentage: Percentage;
  [key: string]: unknown;
}

/** Properties of a site to change. */
export interface ReplicationSiteUpdate {
  /**
   * Unique name of the site. It must equal the node name in the configuration file of the instance or,
   * if the file sets no node name, the external URL that it sets.
   */
  name?: string;
  /** Number of container repositories to sync at once. */
  container_repositories_max_capacity?: number;
  /** True if the site is switched on. */
  enabled?: boolean;
  /** Number of LFS objects and attachments to backfill at once. */
  files_max_capacity?: number;
  /** Address for communication with the primary site. */
  internal_url?: string;
  /** Minimum time in days between two verifications of the same data. Has no effect on a secondary site. */
  minimum_reverification_interval?: number;
  /** True if this is the primary site. It is not documented whether an update can change it. */
  primary?: boolean;
  /** Number of repositories to backfill at once. */
  repos_max_capacity?: number;
  /** Groups to sync. Used only if `selective_sync_type` is `namespaces`. */
  selective_sync_namespace_ids?: number[];
  /** Storages to sync. Used only if `selective_sync_type` is `shards`. */
  selective_sync_shards?: string[];
  /**
   * Type of selective sync: `namespaces` syncs only the listed groups, `shards` only the listed
   * storages; null syncs everything.
   */
  selective_sync_type?: 'namespaces' | 'shards' | null;
  /** True to replicate blobs in object storage too. It is not documented whether an update can change it. */
  sync_object_storage?: boolean;
  /** Address of the site for its users. */
  url?: string;
  /** Number of verifications to run at once. */
  verification_max_capacity?: number;
}

/** The query of `GET /geo_sites`. */
export type ListReplicationSitesQuery = {
  /**
   * Index of the page to return, counted from 1. The offset is limited; self-managed instances can
   * change the limit. Default: `1`. Value: at least 1.
   */
  page?: number;
  /** Number of items per page, at most 100. Default: `20`. Value: at most 100. */
  per_page?: number;
};

/** The responses of `GET /geo_sites`. */
export interface ListReplicationSitesResponses {
  /** The sites of the instance. */
  200: {
    headers: {
      /**
       * Addresses of other pages, each with `rel` set to `first`, `prev`, `next` or `last`. Follow them as
       * given and do not build page addresses yourself. With offset pagination, `rel="last"` is left out
       * above 10,000 records. With keyset pagination, follow `rel="next"` until the header is absent.
       */
      Link?: string;
      /** Index of the next page. Absent with keyset pagination, and possibly on the hosted offering. */
      'x-next-page'?: string;
      /**
       * Index of this page, counted from 1. Absent with keyset pagination, and possibly on the hosted
       * offering.
       */
      'x-page'?: number;
      /** Number of items per page. Absent with keyset pagination, and possibly on the hosted offering. */
      'x-per-page'?: number;
      /** Index of the previous page. Absent with keyset pagination, and possibly on the hosted offering. */
      'x-prev-page'?: string;
      /**
       * Number of items in the whole list. Absent above 10,000 records, with keyset pagination, and possibly
       * on the hosted offering.
       */
      'x-total'?: number;
      /**
       * Number of pages. Absent above 10,000 records, with keyset pagination, and possibly on the hosted
       * offering.
       */
      'x-total-pages'?: number;
    };
    content: { 'application/json': ReplicationSite[] };
  };
  401: UnauthorizedResponse;
  403: ForbiddenResponse;
  414: UriTooLongResponse;
  422: UnprocessableContentResponse;
}

/** The responses of `POST /geo_sites`. */
export interface CreateReplicationSiteResponses {
  /** The site that was created. */
  201: { content: { 'application/json': ReplicationSite } };
  401: UnauthorizedResponse;
  403: ForbiddenResponse;
  422: UnprocessableContentResponse;
}

/** The query of `GET /geo_sites/status`. */
export type ListReplicationSiteStatusesQuery = {
  /**
   * Index of the page to return, counted from 1. The offset is limited; self-managed instances can
   * change the limit. Default: `1`. Value: at least 1.
   */
  page?: number;
  /** Number of items per page, at most 100. Default: `20`. Value: at most 100. */
  per_page?: number;
};

/** The responses of `GET /geo_sites/status`. */
export interface ListReplicationSiteStatusesResponses {
  /** The status of each site. */
  200: {
    headers: {
      /**
       * Addresses of other pages, each with `rel` set to `first`, `prev`, `next` or `last`. Follow them as
       * given and do not build page addresses yourself. With offset pagination, `rel="last"` is left out
       * above 10,000 records. With keyset pagination, follow `rel="next"` until the header is absent.
       */
      Link?: string;
      /** Index of the next page. Absent with keyset pagination, and possibly on the hosted offering. */
      'x-next-page'?: string;
      /**
       * Index of this page, counted from 1. Absent with keyset pagination, and possibly on the hosted
       * offering.
       */
      'x-page'?: number;
      /** Number of items per page. Absent with keyset pagination, and possibly on the hosted offering. */
      'x-per-page'?: number;
      /** Index of the previous page. Absent with keyset pagination, and possibly on the hosted offering. */
      'x-prev-page'?: string;
      /**
       * Number of items in the whole list. Absent above 10,000 records, with keyset pagination, and possibly
       * on the hosted offering.
       */
      'x-total'?: number;
      /**
       * Number of pages. Absent above 10,000 records, with keyset pagination, and possibly on the hosted
       * offering.
       */
      'x-total-pages'?: number;
    };
    content: { 'application/json': ReplicationSiteStatus[] };
  };
  401: UnauthorizedResponse;
  403: ForbiddenResponse;
  414: UriTooLongResponse;
  422: UnprocessableContentResponse;
}

/** The path parameters of `GET /geo_sites/{id}`. */
export type GetReplicationSitePath = {
  /** ID of the site. */
  id: number;
};

/** The responses of `GET /geo_sites/{id}`. */
export interface GetReplicationSiteResponses {
  /** The site. */
  200: { content: { 'application/json': ReplicationSite } };
  401: UnauthorizedResponse;
  403: ForbiddenResponse;
  404: NotFoundResponse;
  422: UnprocessableContentResponse;
}

/** The path parameters of `PUT /geo_sites/{id}`. */
export type UpdateReplicationSitePath = {
  /** ID of the site. */
  id: number;
};

/** The responses of `PUT /geo_sites/{id}`. */
export interface UpdateReplicationSiteResponses {
  /** The site as it is now. */
  200: { content: { 'application/json': ReplicationSite } };
  401: UnauthorizedResponse;
  403: ForbiddenResponse;
  404: NotFoundResponse;
  422: UnprocessableContentResponse;
}

/** The path parameters of `DELETE /geo_sites/{id}`. */
export type DeleteReplicationSitePath = {
  /** ID of the site. */
  id: number;
};

/** The responses of `DELETE /geo_sites/{id}`. */
export interface DeleteReplicationSiteResponses {
  /** The site is deleted. */
  204: { content?: never };
  401: UnauthorizedResponse;
  403: ForbiddenResponse;
  404: NotFoundResponse;
  422: UnprocessableContentResponse;
}

/** The path parameters of `POST /geo_sites/{id}/repair`. */
export type RepairReplicationSitePath = {
  /** ID of the site. */
  id: number;
};

/** The responses of `POST /geo_sites/{id}/repair`. */
export interface RepairReplicationSiteResponses {
  /** The site. */
  200: { content: { 'application/json': ReplicationSite } };
  401: UnauthorizedResponse;
  403: ForbiddenResponse;
  404: NotFoundResponse;
  422: UnprocessableContentResponse;
}
