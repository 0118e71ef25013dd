// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { DescribedProperties } from '../runtime/properties.ts';

/** The described properties of a `JobTokenScope`. */
export const propertiesOfJobTokenScope: DescribedProperties = { names: ['inbound_enabled', 'outbound_enabled'] };

/** The described properties of a `JobTokenScopeGroup`. */
export const propertiesOfJobTokenScopeGroup: DescribedProperties = { names: ['id', 'name', 'web_url'] };

/** The described properties of a `JobTokenScopeGroupLink`. */
export const propertiesOfJobTokenScopeGroupLink: DescribedProperties = {
  names: ['source_project_id', 'target_group_id'],
};

/** The described properties of a `JobTokenScopeNamespace`. */
export const propertiesOfJobTokenScopeNamespace: DescribedProperties = {
  names: ['id', 'name', 'avatar_url', 'full_path', 'kind', 'parent_id', 'path', 'web_url'],
};

/** The described properties of a `JobTokenScopeProject`. */
export const propertiesOfJobTokenScopeProject: DescribedProperties = {
  names: [
    'id',
    'name',
    'avatar_url',
    'created_at',
    'default_branch',
    'description',
    'http_url_to_repo',
    'last_activity_at',
    'name_with_namespace',
    'namespace',
    'path',
    'path_with_namespace',
    'ssh_url_to_repo',
    'star_count',
    'tag_list',
    'topics',
    'web_url',
  ],
  inner: () => ({ properties: { namespace: propertiesOfJobTokenScopeNamespace } }),
};

/** The described properties of a `JobTokenScopeProjectLink`. */
export const propertiesOfJobTokenScopeProjectLink: DescribedProperties = {
  names: ['source_project_id', 'target_project_id'],
};
