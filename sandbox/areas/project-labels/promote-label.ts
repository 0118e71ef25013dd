import { eq, sql } from '../../database/drizzle.ts';
import type { GroupRow } from '../../access/find-group.ts';
import type { Queries } from '../../database/database.ts';
import { labels } from '../../database/schema/index.ts';
import { findNamesakes } from '../../requests/find-namesakes.ts';
import type { LabelRow } from './label-queries.ts';

/**
 * Moves a label from a project to its group. The label keeps its id. It replaces all labels with the same title in the
 * group, and in the projects of the group and its subgroups.
 */
export async function promoteLabel(queries: Queries, group: GroupRow, label: LabelRow): Promise<void> {
  for (const id of await findNamesakes(queries, labels, group, label)) await replaceLabel(queries, id, label.id);
  await queries
    .update(labels)
    .set({ projectId: null, groupId: group.id, updatedAt: sql`sandbox_now()` })
    .where(eq(labels.id, label.id));
}

/** Replaces all uses of one label by another label, and deletes the first label. */
async function replaceLabel(queries: Queries, oldId: number, newId: number): Promise<void> {
  await queries.execute(sql`
    insert into issue_labels (issue_id, label_id) select issue_id, ${newId} from issue_labels where label_id = ${oldId}
    on conflict do nothing`);
  await queries.execute(sql`
    insert into merge_request_labels (merge_request_id, label_id)
    select merge_request_id, ${newId} from merge_request_labels where label_id = ${oldId} on conflict do nothing`);
  await queries.execute(sql`
    insert into label_priorities (project_id, label_id, priority)
    select project_id, ${newId}, priority from label_priorities where label_id = ${oldId} on conflict do nothing`);
  await queries.execute(sql`
    insert into label_subscriptions (project_id, label_id, user_id)
    select project_id, ${newId}, user_id from label_subscriptions where label_id = ${oldId} on conflict do nothing`);
  await queries.delete(labels).where(eq(labels.id, oldId));
}
