// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { DescribedProperties } from '../runtime/properties.ts';

/** The described properties of a `Label`. */
export const propertiesOfLabel: DescribedProperties = {
  names: [
    'id',
    'name',
    'archived',
    'closed_issues_count',
    'color',
    'description',
    'description_html',
    'is_project_label',
    'open_issues_count',
    'open_merge_requests_count',
    'priority',
    'subscribed',
    'text_color',
  ],
};

/** The described properties of a `LabelUpdatedByName`. */
export const propertiesOfLabelUpdatedByName: DescribedProperties = {
  names: [
    'id',
    'name',
    'archived',
    'closed_issues_count',
    'color',
    'description',
    'description_html',
    'is_project_label',
    'open_issues_count',
    'open_merge_requests_count',
    'priority',
    'subscribed',
    'text_color',
  ],
  allowsOthers: true,
};
