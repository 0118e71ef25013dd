import { project, user, type Resource } from './resources-of-document-2.ts';

const access = `id:integer access_level:integer|null access_level_description:string user_id:integer|null group_id:integer|null
  group_inheritance_type:integer`;

const site = `id:integer name:string url:url internal_url:url primary:boolean enabled:boolean current:boolean files_max_capacity:integer
  repos_max_capacity:integer verification_max_capacity:integer container_repositories_max_capacity:integer sync_object_storage:boolean
  selective_sync_type:string|null selective_sync_shards:array selective_sync_namespace_ids:array
  minimum_reverification_interval:integer web_edit_url:url _links:object`;

const kinds = [
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
];
const counted = [
  '',
  'checksum_total_',
  'checksummed_',
  'checksum_failed_',
  'synced_',
  'failed_',
  'registry_',
  'verification_total_',
  'verified_',
  'verification_failed_',
];
const siteStatus = `geo_node_id:integer projects_count:integer container_repositories_replication_enabled:boolean
  git_fetch_event_count_weekly:integer git_push_event_count_weekly:integer proxy_remote_requests_event_count_weekly:integer
  proxy_local_requests_event_count_weekly:integer repositories_checked_in_percentage:percent
  replication_slots_used_in_percentage:percent
  ${kinds
    .flatMap((kind) => [
      ...counted.map((what) => `${kind}_${what}count:integer|null`),
      `${kind}_synced_in_percentage:percent`,
      `${kind}_verified_in_percentage:percent`,
    ])
    .join(' ')}`;

/** The resources in the section "Resources and their fields" of document 3. */
export const resourcesOfDocument3: readonly Resource[] = [
  [
    'protected environment',
    'GET /projects/24/protected_environments/production',
    'name:string deploy_access_levels:array approval_rules:array required_approval_count:integer',
  ],
  ['deploy access level entry', 'GET /projects/24/protected_environments/production#deploy_access_levels/0', access],
  [
    'approval rule entry',
    'GET /projects/24/protected_environments/production#approval_rules/0',
    `${access} required_approvals:integer`,
  ],
  [
    'snippet repository storage move',
    'GET /snippet_repository_storage_moves/13',
    'id:integer created_at:datetime state:string source_storage_name:string destination_storage_name:string snippet:object',
  ],
  [
    'snippet of a storage move',
    'GET /snippet_repository_storage_moves/13#snippet',
    `id:integer title:string description:string|null visibility:string updated_at:datetime
    created_at:datetime project_id:integer|null web_url:url raw_url:url ssh_url_to_repo:string http_url_to_repo:url`,
  ],
  [
    'badge',
    'GET /projects/24/badges/3',
    'id:integer name:string link_url:string image_url:string rendered_link_url:url rendered_image_url:url kind:string',
  ],
  [
    'rendered badge',
    'GET /projects/24/badges/render?link_url=https://a.b&image_url=https://a.b',
    'link_url:string image_url:string rendered_link_url:url rendered_image_url:url',
  ],
  ['primary replication site', 'GET /geo_sites/1', site],
  ['secondary replication site', 'GET /geo_sites/2', `${site} web_geo_replication_details_url:url`],
  ['links of a replication site', 'GET /geo_sites/2#_links', 'self:url status:url repair:url'],
  ['site status', 'GET /geo_sites/status#1', siteStatus],
  [
    'group namespace',
    'GET /namespaces/9',
    `id:integer name:string path:string kind:string full_path:string parent_id:integer|null avatar_url:string|null web_url:url
    members_count_with_descendants:integer billable_members_count:integer plan:string end_date:date|null trial_ends_on:date|null trial:boolean
    root_repository_size:integer projects_count:integer max_seats_used:integer max_seats_used_changed_at:datetime seats_in_use:integer`,
  ],
  [
    'user namespace',
    'GET /namespaces/21',
    'id:integer name:string path:string kind:string full_path:string parent_id:null avatar_url:string|null web_url:url billable_members_count:integer plan:string trial:boolean',
  ],
  ['existence of a namespace', 'GET /namespaces/aurora/exists', 'exists:boolean suggests:array'],
  [
    'Pages settings',
    'GET /projects/24/pages',
    'url:url is_unique_domain_enabled:boolean force_https:boolean primary_domain:string|null deployments:array',
  ],
  [
    'Pages deployment',
    'GET /projects/24/pages#deployments/0',
    'created_at:datetime|date url:url path_prefix:string root_directory:string|null',
  ],
  [
    'project milestone',
    'GET /projects/24/milestones/63',
    `id:integer iid:integer project_id:integer title:string description:string due_date:date start_date:date state:string
    updated_at:datetime created_at:datetime expired:boolean`,
  ],
  [
    'issue weight event',
    'GET /projects/24/issues/42/resource_weight_events/142',
    'id:integer user:object created_at:datetime issue_id:integer weight:integer',
  ],
  ['user of an issue weight event', 'GET /projects/24/issues/42/resource_weight_events/142#user', user],
  [
    'error tracking settings',
    'GET /projects/24/error_tracking/settings',
    'active:boolean project_name:string|null tracker_external_url:string|null api_url:string|null integrated:boolean',
  ],
  [
    'client key',
    'GET /projects/24/error_tracking/client_keys#0',
    'id:integer active:boolean public_key:string tracker_dsn:url',
  ],
  [
    'project label',
    'GET /projects/24/labels?with_counts=true#0',
    `id:integer name:string color:string text_color:string description:string|null description_html:string|null
    open_issues_count:integer closed_issues_count:integer open_merge_requests_count:integer subscribed:boolean priority:integer|null
    is_project_label:boolean archived:boolean`,
  ],
  [
    'forked project',
    'GET /projects/24/forks#0',
    `${project} description_html:string|null visibility:string readme_url:url repository_object_format:string
    issues_enabled:boolean open_issues_count:integer merge_requests_enabled:boolean jobs_enabled:boolean wiki_enabled:boolean snippets_enabled:boolean
    can_create_merge_request_in:boolean resolve_outdated_diff_discussions:boolean container_registry_enabled:boolean
    container_registry_access_level:string security_and_compliance_access_level:string updated_at:datetime creator_id:integer import_status:string
    archived:boolean avatar_url:string|null shared_runners_enabled:boolean group_runners_enabled:boolean forks_count:integer public_jobs:boolean
    shared_with_groups:array only_allow_merge_if_pipeline_succeeds:boolean allow_merge_on_skipped_pipeline:boolean|null
    restrict_user_defined_variables:boolean only_allow_merge_if_all_discussions_are_resolved:boolean
    remove_source_branch_after_merge:boolean|null request_access_enabled:boolean merge_method:string squash_option:string
    autoclose_referenced_issues:boolean enforce_auth_checks_on_uploads:boolean suggestion_commit_message:string|null
    merge_commit_template:string|null container_registry_image_prefix:string _links:object`,
  ],
  [
    'links of a forked project',
    'GET /projects/24/forks#0/_links',
    'self:url issues:url merge_requests:url repo_branches:url labels:url events:url members:url cluster_agents:url',
  ],
  [
    'namespace of a forked project',
    'GET /projects/24/forks#0/namespace',
    'id:integer name:string path:string kind:string full_path:string',
  ],
];
