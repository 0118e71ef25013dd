// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { DescribedProperties } from '../runtime/properties.ts';

/** The described properties of a `Badge`. */
export const propertiesOfBadge: DescribedProperties = {
  names: ['id', 'name', 'image_url', 'kind', 'link_url', 'rendered_image_url', 'rendered_link_url'],
};

/** The described properties of a `BadgeRendering`. */
export const propertiesOfBadgeRendering: DescribedProperties = {
  names: ['image_url', 'link_url', 'rendered_image_url', 'rendered_link_url'],
};
