// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { DescribedProperties } from '../runtime/properties.ts';

/** The described properties of a `PagesDeployment`. */
export const propertiesOfPagesDeployment: DescribedProperties = {
  names: ['created_at', 'path_prefix', 'root_directory', 'url'],
};

/** The described properties of a `PagesSettings`. */
export const propertiesOfPagesSettings: DescribedProperties = {
  names: ['deployments', 'force_https', 'is_unique_domain_enabled', 'primary_domain', 'url'],
  inner: () => ({ properties: { deployments: { inner: () => ({ items: propertiesOfPagesDeployment }) } } }),
};
