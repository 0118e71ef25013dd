// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { DescribedProperties } from '../runtime/properties.ts';
import { propertiesOfUserSummary } from './shared.ts';

/** The described properties of a `IssueWeightEvent`. */
export const propertiesOfIssueWeightEvent: DescribedProperties = {
  names: ['id', 'created_at', 'issue_id', 'user', 'weight'],
  inner: () => ({ properties: { user: propertiesOfUserSummary } }),
};
