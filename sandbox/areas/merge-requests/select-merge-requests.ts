import { eq, getTableColumns, inArray, sql, type SQL } from '../../database/drizzle.ts';
import type { User } from '../../access/authenticate.ts';
import { accessLevelIn } from '../../access/find-project.ts';
import type { Queries } from '../../database/database.ts';
import { readNow } from '../../database/now.ts';
import {
  labels,
  mergeRequestLabels,
  mergeRequests,
  milestones,
  pipelines,
  projects,
  users,
  type PipelineStatus,
} from '../../database/schema/index.ts';
import { milestoneColumns } from '../project-milestones/milestone-queries.ts';

/**
 * Begins a query for merge requests. The query also selects the projects, the ids of the assignees and reviewers, and the data for
 * `detailed_merge_status`. The calling code adds the condition, the order and the limit.
 */
function selectRows(queries: Queries, caller: User) {
  const userIds = (table: string): SQL<number[]> =>
    sql<number[]>`array(select user_id from ${sql.identifier(table)}
      where merge_request_id = ${mergeRequests.id} order by user_id)`;
  const reactions = (emoji: string): SQL<number> =>
    sql<number>`(select count(*)::integer from merge_request_reactions
      where merge_request_id = ${mergeRequests.id} and emoji = ${emoji})`;
  return queries
    .select({
      request: getTableColumns(mergeRequests),
      project: getTableColumns(projects),
      accessLevel: accessLevelIn(caller),
      assigneeIds: userIds('merge_request_assignees'),
      reviewerIds: userIds('merge_request_reviewers'),
      upvotes: reactions('thumbsup'),
      downvotes: reactions('thumbsdown'),
      approvals: sql<number>`(
        select count(*)::integer from merge_request_approvals where merge_request_id = ${mergeRequests.id})`,
      pipelineStatus: sql<PipelineStatus | null>`(
        select ${pipelines.status} from ${pipelines} where ${pipelines.id} = ${mergeRequests.headPipelineId})`,
    })
    .from(mergeRequests)
    .innerJoin(projects, eq(projects.id, mergeRequests.projectId));
}

/** The condition, order and limit of a query for merge requests. */
export interface SelectOptions {
  readonly where: SQL | undefined;
  readonly order?: readonly SQL[];
  readonly limit?: number;
  readonly offset?: number;
}

/** Returns merge requests with all data that their response bodies need. */
export async function selectMergeRequests(queries: Queries, caller: User, selection: SelectOptions) {
  const rows = await selectRows(queries, caller)
    .where(selection.where)
    .orderBy(...(selection.order ?? []))
    .limit(selection.limit ?? 1)
    .offset(selection.offset ?? 0);
  if (rows.length === 0) return [];
  const people = await selectUsers(queries, rows);
  const labelsOf = await selectLabels(
    queries,
    rows.map(({ request }) => request.id),
  );
  const milestonesById = await selectMilestones(
    queries,
    rows.flatMap(({ request }) => request.milestoneId ?? []),
  );
  const now = await readNow(queries);
  return rows.map((row) => ({
    ...row,
    now,
    people,
    labels: labelsOf.filter(({ mergeRequestId }) => mergeRequestId === row.request.id).map(({ label }) => label),
    milestone: milestonesById.find(({ milestone }) => milestone.id === row.request.milestoneId),
  }));
}

/** A merge request with all data that its response body needs. */
export type SelectedMergeRequest = Awaited<ReturnType<typeof selectMergeRequests>>[number];

async function selectUsers(
  queries: Queries,
  rows: Awaited<ReturnType<typeof selectRows>>,
): Promise<ReadonlyMap<number, User>> {
  const ids = rows.flatMap(({ request, assigneeIds, reviewerIds }) => [
    request.authorId,
    request.closedById ?? [],
    request.mergeUserId ?? [],
    assigneeIds,
    reviewerIds,
  ]);
  const found = await queries
    .select()
    .from(users)
    .where(inArray(users.id, [...new Set(ids.flat())]));
  return new Map(found.map((user) => [user.id, user]));
}

const selectLabels = async (queries: Queries, ids: readonly number[]) =>
  queries
    .select({ mergeRequestId: mergeRequestLabels.mergeRequestId, label: labels })
    .from(mergeRequestLabels)
    .innerJoin(labels, eq(labels.id, mergeRequestLabels.labelId))
    .where(inArray(mergeRequestLabels.mergeRequestId, [...ids]))
    .orderBy(labels.id);

/** Returns milestones with the paths of their projects or groups. */
const selectMilestones = async (queries: Queries, ids: readonly number[]) =>
  ids.length === 0
    ? []
    : queries
        .select({
          milestone: milestoneColumns,
          parentPath: sql<string>`coalesce(
            (select full_path from projects where projects.id = ${milestones.projectId}),
            (select 'groups/' || full_path from namespaces where namespaces.id = ${milestones.groupId}))`,
        })
        .from(milestones)
        .where(inArray(milestones.id, [...ids]));
