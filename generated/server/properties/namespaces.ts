// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { DescribedProperties } from '../runtime/properties.ts';

/** The described properties of a `Namespace`. */
export const propertiesOfNamespace: DescribedProperties = {
  names: [
    'id',
    'name',
    'avatar_url',
    'billable_members_count',
    'end_date',
    'full_path',
    'kind',
    'max_seats_used',
    'max_seats_used_changed_at',
    'members_count_with_descendants',
    'parent_id',
    'path',
    'plan',
    'projects_count',
    'root_repository_size',
    'seats_in_use',
    'trial',
    'trial_ends_on',
    'web_url',
  ],
};

/** The described properties of a `NamespaceExistence`. */
export const propertiesOfNamespaceExistence: DescribedProperties = { names: ['exists', 'suggests'] };
