import { and, asc, eq, getTableColumns, ilike, inArray, or, sql, type SQL } from '../../database/drizzle.ts';
import type { User } from '../../access/authenticate.ts';
import type { Project } from '../../access/find-project.ts';
import type { Queries } from '../../database/database.ts';
import { labelPriorities, labels, labelSubscriptions, namespaces } from '../../database/schema/index.ts';
import { likePattern } from '../../requests/search.ts';
import type { RowRange } from '../../requests/page.ts';

/** The filters for labels of a project. */
export interface LabelFilter {
  readonly search?: string | undefined;
  readonly archived?: boolean | undefined;
}

/** Returns an SQL condition that is true if a label belongs to the project itself. */
export const isOfProject = ({ id }: Project): SQL => eq(labels.projectId, id);

/**
 * Returns an SQL condition that is true if a label belongs to the project, or to one of the groups that contain the
 * project.
 */
export const isLabelAvailableIn = (project: Project): SQL =>
  sql`(${isOfProject(project)} or ${labels.groupId} = any ((
    select ${namespaces.lineage} from ${namespaces} where ${namespaces.id} = ${project.namespaceId})::integer[]))`;

/** Returns an SQL condition that is true if a label matches the filters. */
export const matchesLabelFilter = ({ search, archived }: LabelFilter): SQL | undefined =>
  and(
    search === undefined
      ? undefined
      : or(ilike(labels.title, likePattern(search)), ilike(labels.description, likePattern(search))),
    archived === undefined ? undefined : eq(labels.archived, archived),
  );

/**
 * Returns labels. Each label has its priority in the project, and `subscribed`, which is true if the caller is
 * subscribed to the label.
 *
 * @param lock `for update` to lock the labels until the transaction ends.
 */
export async function selectLabels(
  queries: Queries,
  project: Project,
  caller: User,
  where: SQL | undefined,
  slice: RowRange,
  lock?: 'for update',
) {
  const query = queries
    .select({
      ...getTableColumns(labels),
      priority: labelPriorities.priority,
      subscribed: sql<boolean>`${labelSubscriptions.userId} is not null`,
    })
    .from(labels)
    .leftJoin(labelPriorities, and(eq(labelPriorities.labelId, labels.id), eq(labelPriorities.projectId, project.id)))
    .leftJoin(
      labelSubscriptions,
      and(
        eq(labelSubscriptions.labelId, labels.id),
        eq(labelSubscriptions.projectId, project.id),
        eq(labelSubscriptions.userId, caller.id),
      ),
    )
    .where(where)
    .orderBy(asc(labels.title), asc(labels.id))
    .limit(slice.limit)
    .offset(slice.offset);
  return lock === undefined ? query : query.for('update', { of: labels });
}

export type LabelRow = Awaited<ReturnType<typeof selectLabels>>[number];

/** The numbers of issues and merge requests with a certain label, in one project. */
export interface LabelCounts {
  readonly open_issues_count: number;
  readonly closed_issues_count: number;
  readonly open_merge_requests_count: number;
}

/** Returns a map from the id of each label to its counts. */
export async function countUses(
  queries: Queries,
  project: Project,
  ids: readonly number[],
): Promise<Map<number, LabelCounts>> {
  const issuesIn = (state: 'closed' | 'opened'): SQL<number> => sql<number>`(
    select count(*)::integer from issue_labels join issues on issues.id = issue_id
    where label_id = labels.id and project_id = ${project.id} and state = ${state})`;
  const rows = await queries
    .select({
      id: labels.id,
      open_issues_count: issuesIn('opened'),
      closed_issues_count: issuesIn('closed'),
      open_merge_requests_count: sql<number>`(
        select count(*)::integer from merge_request_labels join merge_requests on merge_requests.id = merge_request_id
        where label_id = labels.id and project_id = ${project.id} and state = 'opened')`,
    })
    .from(labels)
    .where(inArray(labels.id, [...ids]));
  return new Map(rows.map(({ id, ...counts }) => [id, counts]));
}
