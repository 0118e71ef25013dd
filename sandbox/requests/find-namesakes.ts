import { and, asc, eq, inArray, ne, sql } from '../database/drizzle.ts';
import type { GroupRow } from '../access/find-group.ts';
import type { Queries } from '../database/database.ts';
import { namespaces, projects, type labels, type milestones } from '../database/schema/index.ts';

/**
 * Returns the ids of the labels or milestones that a promotion replaces. A promotion moves a label or milestone from a
 * project to `group`. It replaces all others with the same title in the group, and in the projects of the group and its
 * subgroups.
 *
 * The function also locks them. A transaction that uses one of them at the same time therefore either ends first, and the
 * promotion moves the use, or it waits, and does not find the replaced one any more.
 */
export async function findNamesakes(
  queries: Queries,
  table: typeof labels | typeof milestones,
  group: GroupRow,
  promoted: { readonly id: number; readonly title: string },
): Promise<number[]> {
  const below = queries
    .select({ id: projects.id })
    .from(projects)
    .innerJoin(namespaces, eq(namespaces.id, projects.namespaceId))
    .where(sql`${group.id} = any (${namespaces.lineage})`);
  const rows = await queries
    .select({ id: table.id })
    .from(table)
    .where(
      and(
        eq(table.title, promoted.title),
        ne(table.id, promoted.id),
        sql`(${table.groupId} = ${group.id} or ${inArray(table.projectId, below)})`,
      ),
    )
    .orderBy(asc(table.id))
    .for('update', { of: table });
  return rows.map(({ id }) => id);
}
