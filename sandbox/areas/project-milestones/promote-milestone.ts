import { eq, sql } from '../../database/drizzle.ts';
import type { GroupRow } from '../../access/find-group.ts';
import type { Queries } from '../../database/database.ts';
import { burndownEvents, issues, mergeRequests, milestones } from '../../database/schema/index.ts';
import { findNamesakes } from '../../requests/find-namesakes.ts';
import { nextIid } from '../../requests/next-iid.ts';
import type { MilestoneRow } from './milestone-queries.ts';

/**
 * Moves a milestone from a project to its group. The milestone keeps its id. It replaces all milestones with the same
 * title in the group, and in the projects of the group and its subgroups.
 */
export async function promoteMilestone(queries: Queries, group: GroupRow, milestone: MilestoneRow): Promise<void> {
  for (const id of await findNamesakes(queries, milestones, group, milestone)) {
    for (const table of [issues, mergeRequests, burndownEvents]) {
      await queries.update(table).set({ milestoneId: milestone.id }).where(eq(table.milestoneId, id));
    }
    await queries.delete(milestones).where(eq(milestones.id, id));
  }
  const iid = await nextIid(queries, 'group', group.id, 'milestone');
  await queries
    .update(milestones)
    .set({ projectId: null, groupId: group.id, iid, updatedAt: sql`sandbox_now()` })
    .where(eq(milestones.id, milestone.id));
}
