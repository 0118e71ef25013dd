// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { DescribedProperties } from '../runtime/properties.ts';

/** The described properties of a `UserSummary`. */
export const propertiesOfUserSummary: DescribedProperties = {
  names: ['id', 'name', 'avatar_url', 'state', 'username', 'web_url'],
};
