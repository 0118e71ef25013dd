import { and, desc, eq, getTableColumns, ilike, inArray, or, sql, type SQL } from 'drizzle-orm';
import { Refusal } from '@forgespec/sdk/server';
import type { operations } from '@forgespec/sdk/types/openapi';
import type { Project } from '../../access/find-project.ts';
import type { Queries } from '../../database/database.ts';
import { milestones, namespaces } from '../../database/schema/index.ts';
import { isBetween } from '../../requests/instants.ts';
import type { Slice } from '../../requests/page.ts';
import { containing } from '../../requests/search.ts';

type MilestoneQuery = NonNullable<operations['listProjectMilestones']['parameters']['query']>;

/** The condition that a milestone is one that a list of the project asks for. */
export function isListed(project: Project, query: MilestoneQuery): SQL | undefined {
  const withGroups = query.include_ancestors === true || query.include_parent_milestones === true;
  const { 'iids[]': iids, state, title, search, updated_after: after, updated_before: before } = query;
  return and(
    withGroups ? isForProject(project) : eq(milestones.projectId, project.id),
    iids === undefined || query.include_ancestors === true ? undefined : inArray(milestones.iid, iids),
    state === undefined ? undefined : eq(milestones.state, state),
    title === undefined ? undefined : eq(milestones.title, title),
    search === undefined
      ? undefined
      : or(ilike(milestones.title, containing(search)), ilike(milestones.description, containing(search))),
    isBetween(milestones.updatedAt, after, before),
  );
}

/** The condition that a milestone is one of the project itself or of a group above it. */
export const isForProject = ({ id, namespaceId }: Project): SQL =>
  sql`(${milestones.projectId} = ${id} or ${milestones.groupId} = any ((
    select ${namespaces.lineage} from ${namespaces} where ${namespaces.id} = ${namespaceId})::integer[]))`;

/** The columns of a milestone, and whether its last day is over. */
export const milestoneColumns = {
  ...getTableColumns(milestones),
  expired: sql<boolean>`coalesce(${milestones.dueDate} < (sandbox_now() at time zone 'UTC')::date, false)`,
};

/** Milestones, the newest first, with whether their last day is over. */
export async function selectMilestones(queries: Queries, where: SQL | undefined, { limit, offset }: Slice) {
  return queries
    .select(milestoneColumns)
    .from(milestones)
    .where(where)
    .orderBy(desc(milestones.id))
    .limit(limit)
    .offset(offset);
}

export type MilestoneRow = Awaited<ReturnType<typeof selectMilestones>>[number];

/** A milestone of the project itself. @throws {Refusal} 404 when there is none. */
export async function findMilestone(queries: Queries, { id: projectId }: Project, id: number): Promise<MilestoneRow> {
  const isIt = and(eq(milestones.projectId, projectId), eq(milestones.id, id));
  const [row] = await selectMilestones(queries, isIt, { limit: 1, offset: 0 });
  if (row === undefined) throw new Refusal(404, 'There is no such milestone');
  return row;
}
