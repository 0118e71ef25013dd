import { sql } from '../database/drizzle.ts';
import type { Queries } from '../database/database.ts';
import { iids, type ResourceWithIid } from '../database/schema/index.ts';

/**
 * Returns the next internal id (iid) for a type of resource in a project or group. Two transactions never get the same
 * iid.
 */
export async function nextIid(
  queries: Queries,
  parentKind: 'group' | 'project',
  parentId: number,
  kind: ResourceWithIid,
): Promise<number> {
  const [row] = await queries
    .insert(iids)
    .values({ parentKind, parentId, kind, last: 1 })
    .onConflictDoUpdate({ target: [iids.parentKind, iids.parentId, iids.kind], set: { last: sql`${iids.last} + 1` } })
    .returning({ last: iids.last });
  if (row === undefined) throw new Error(`The database returned no iid for the ${kind}`);
  return row.last;
}
