// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { DescribedProperties } from '../runtime/properties.ts';

/** The described properties of a `MilestoneIssue`. */
export const propertiesOfMilestoneIssue: DescribedProperties = { names: ['id', 'iid'], allowsOthers: true };

/** The described properties of a `MilestoneMergeRequest`. */
export const propertiesOfMilestoneMergeRequest: DescribedProperties = {
  names: ['id', 'description', 'iid', 'project_id', 'state', 'title', 'web_url'],
  allowsOthers: true,
};

/** The described properties of a `ProjectMilestone`. */
export const propertiesOfProjectMilestone: DescribedProperties = {
  names: [
    'id',
    'created_at',
    'description',
    'due_date',
    'expired',
    'iid',
    'project_id',
    'start_date',
    'state',
    'title',
    'updated_at',
  ],
};

/** The described properties of a `ProjectMilestoneHinted`. */
export const propertiesOfProjectMilestoneHinted: DescribedProperties = {
  names: [
    'id',
    'created_at',
    'description',
    'due_date',
    'expired',
    'iid',
    'project_id',
    'start_date',
    'state',
    'title',
    'updated_at',
  ],
  allowsOthers: true,
};
