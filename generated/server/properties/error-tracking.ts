// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { DescribedProperties } from '../runtime/properties.ts';

/** The described properties of a `ErrorTrackingClientKey`. */
export const propertiesOfErrorTrackingClientKey: DescribedProperties = {
  names: ['id', 'active', 'public_key', 'tracker_dsn'],
};

/** The described properties of a `ErrorTrackingSettings`. */
export const propertiesOfErrorTrackingSettings: DescribedProperties = {
  names: ['active', 'api_url', 'integrated', 'project_name', 'tracker_external_url'],
};
