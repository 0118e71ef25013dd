import { and, desc, eq, getTableColumns, ilike, inArray, or, sql, type SQL } from '../../database/drizzle.ts';
import { Refusal } from '@forgespec/sdk/server/refusal';
import type { ListProjectMilestonesQuery } from '@forgespec/sdk/types';
import type { Project } from '../../access/find-project.ts';
import type { Queries } from '../../database/database.ts';
import { milestones, namespaces } from '../../database/schema/index.ts';
import { isBetween } from '../../requests/instants.ts';
import type { RowRange } from '../../requests/page.ts';
import { likePattern } from '../../requests/search.ts';

/** Returns an SQL condition that is true if a milestone matches the filters of a list. */
export function isListedMilestone(project: Project, query: ListProjectMilestonesQuery): SQL | undefined {
  const withGroups = query.include_ancestors === true || query.include_parent_milestones === true;
  const { 'iids[]': iids, state, title, search, updated_after: after, updated_before: before } = query;
  return and(
    withGroups ? isMilestoneAvailableIn(project) : eq(milestones.projectId, project.id),
    iids === undefined || query.include_ancestors === true ? undefined : inArray(milestones.iid, iids),
    state === undefined ? undefined : eq(milestones.state, state),
    title === undefined ? undefined : eq(milestones.title, title),
    search === undefined
      ? undefined
      : or(ilike(milestones.title, likePattern(search)), ilike(milestones.description, likePattern(search))),
    isBetween(milestones.updatedAt, after, before),
  );
}

/**
 * Returns an SQL condition that is true if a milestone belongs to the project, or to one of the groups that contain the
 * project.
 */
export const isMilestoneAvailableIn = ({ id, namespaceId }: Project): SQL =>
  sql`(${milestones.projectId} = ${id} or ${milestones.groupId} = any ((
    select ${namespaces.lineage} from ${namespaces} where ${namespaces.id} = ${namespaceId})::integer[]))`;

/** The columns of a milestone, and `expired`, which is true if the due date has passed. */
export const milestoneColumns = {
  ...getTableColumns(milestones),
  expired: sql<boolean>`coalesce(${milestones.dueDate} < (sandbox_now() at time zone 'UTC')::date, false)`,
};

/**
 * Returns milestones, ordered by id in descending order.
 *
 * @param lock `for update` to lock the milestones until the transaction ends.
 */
export async function selectMilestones(
  queries: Queries,
  where: SQL | undefined,
  { limit, offset }: RowRange,
  lock?: 'for update',
) {
  const query = queries
    .select(milestoneColumns)
    .from(milestones)
    .where(where)
    .orderBy(desc(milestones.id))
    .limit(limit)
    .offset(offset);
  return lock === undefined ? query : query.for('update');
}

export type MilestoneRow = Awaited<ReturnType<typeof selectMilestones>>[number];

/**
 * Finds a milestone that belongs to the project itself. Milestones of its groups are not found.
 *
 * @param lock `for update` to lock the milestone. Other transactions that change the milestone then wait until the
 * current transaction ends.
 * @throws {Refusal} 404 if the project has no such milestone.
 */
export async function findMilestone(
  queries: Queries,
  { id: projectId }: Project,
  id: number,
  lock?: 'for update',
): Promise<MilestoneRow> {
  const condition = and(eq(milestones.projectId, projectId), eq(milestones.id, id));
  const [row] = await selectMilestones(queries, condition, { limit: 1, offset: 0 }, lock);
  if (row === undefined) throw new Refusal(404, 'There is no such milestone');
  return row;
}
