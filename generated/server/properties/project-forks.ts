// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { DescribedProperties } from '../runtime/properties.ts';

/** The described properties of a `ForkLinks`. */
export const propertiesOfForkLinks: DescribedProperties = {
  names: ['cluster_agents', 'events', 'issues', 'labels', 'members', 'merge_requests', 'repo_branches', 'self'],
};

/** The described properties of a `ForkNamespace`. */
export const propertiesOfForkNamespace: DescribedProperties = { names: ['id', 'name', 'full_path', 'kind', 'path'] };

/** The described properties of a `ForkStarted`. */
export const propertiesOfForkStarted: DescribedProperties = { names: ['id', 'import_status'], allowsOthers: true };

/** The described properties of a `ForkedProject`. */
export const propertiesOfForkedProject: DescribedProperties = {
  names: [
    'id',
    'name',
    '_links',
    'allow_merge_on_skipped_pipeline',
    'archived',
    'autoclose_referenced_issues',
    'avatar_url',
    'can_create_merge_request_in',
    'container_registry_access_level',
    'container_registry_enabled',
    'container_registry_image_prefix',
    'created_at',
    'creator_id',
    'default_branch',
    'description',
    'description_html',
    'enforce_auth_checks_on_uploads',
    'forks_count',
    'group_runners_enabled',
    'http_url_to_repo',
    'import_status',
    'issues_enabled',
    'jobs_enabled',
    'last_activity_at',
    'merge_commit_template',
    'merge_method',
    'merge_requests_enabled',
    'name_with_namespace',
    'namespace',
    'only_allow_merge_if_all_discussions_are_resolved',
    'only_allow_merge_if_pipeline_succeeds',
    'open_issues_count',
    'path',
    'path_with_namespace',
    'public_jobs',
    'readme_url',
    'remove_source_branch_after_merge',
    'repository_object_format',
    'request_access_enabled',
    'resolve_outdated_diff_discussions',
    'restrict_user_defined_variables',
    'security_and_compliance_access_level',
    'shared_runners_enabled',
    'shared_with_groups',
    'snippets_enabled',
    'squash_option',
    'ssh_url_to_repo',
    'star_count',
    'suggestion_commit_message',
    'tag_list',
    'topics',
    'updated_at',
    'visibility',
    'web_url',
    'wiki_enabled',
  ],
  inner: () => ({ properties: { _links: propertiesOfForkLinks, namespace: propertiesOfForkNamespace } }),
};
