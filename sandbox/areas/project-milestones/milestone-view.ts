import type { ProjectMilestone } from '@forgespec/sdk/types';
import type { MilestoneRow } from './milestone-queries.ts';

/** Returns the response body for a milestone. */
export const milestoneView = (row: MilestoneRow): ProjectMilestone & { readonly group_id?: number } => ({
  id: row.id,
  iid: row.iid,
  ...(row.projectId === null ? {} : { project_id: row.projectId }),
  ...(row.groupId === null ? {} : { group_id: row.groupId }),
  title: row.title,
  description: row.description,
  due_date: row.dueDate,
  start_date: row.startDate,
  state: row.state,
  updated_at: row.updatedAt.toISOString(),
  created_at: row.createdAt.toISOString(),
  expired: row.expired,
});
