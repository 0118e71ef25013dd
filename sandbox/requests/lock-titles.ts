import { eq, sql } from '../database/drizzle.ts';
import type { Queries } from '../database/database.ts';
import { namespaces } from '../database/schema/index.ts';

/**
 * Locks the titles of labels and milestones in a top-level namespace and everything below it, until the transaction
 * ends. A title must be unique among a project and the groups that contain it, which no unique index can ensure. Without
 * the lock, a project could get a title at the moment when a promotion moves the same title into its group.
 *
 * @param strength `share` to add or change the title of a project, `no key update` to move a title into a group. Only
 * locks with `share` can exist at the same time. Acquire the lock before a lock of a label or milestone.
 */
export async function lockTitles(
  queries: Queries,
  namespaceId: number,
  strength: 'no key update' | 'share',
): Promise<void> {
  const topmost = sql`(select lineage[1] from namespaces where id = ${namespaceId})`;
  await queries.select({ id: namespaces.id }).from(namespaces).where(eq(namespaces.id, topmost)).for(strength);
}
