import { and, eq, ilike, inArray, isNotNull, isNull, not, or, sql, type SQL } from '../../database/drizzle.ts';
import type { PgColumn, PgTable } from '../../database/drizzle-columns.ts';
import { Refusal } from '@forgespec/sdk/server/refusal';
import type { ListMergeRequestsQuery } from '@forgespec/sdk/types';
import type { User } from '../../access/authenticate.ts';
import { isVisibleTo } from '../../access/find-project.ts';
import {
  labels,
  mergeRequestApprovals,
  mergeRequestApprovers,
  mergeRequestAssignees,
  mergeRequestDeployments,
  mergeRequestLabels,
  mergeRequestReactions,
  mergeRequestReviewers,
  mergeRequests,
  milestones,
  projects,
} from '../../database/schema/index.ts';
import { readNames } from '../../requests/input-bounds.ts';
import { isBetween } from '../../requests/instants.ts';
import { likePattern } from '../../requests/search.ts';
import { draftPattern } from './detailed-status.ts';

/**
 * Returns an SQL condition that is true if a merge request matches the filters of a list, and the caller can see it.
 *
 * @throws {Refusal} 422 if two filters exclude each other.
 */
export function isListedMergeRequest(query: ListMergeRequestsQuery, caller: User): SQL | undefined {
  requireSingle(query, 'author_id', 'author_username');
  requireSingle(query, 'reviewer_id', 'reviewer_username');
  requireSingle(query, 'merge_user_id', 'merge_user_username');
  return and(
    sql`${mergeRequests.projectId} in (
      select ${projects.id} from ${projects} where ${isVisibleTo(caller)} and ${projects.mergeRequestsEnabled})`,
    isInScope(query.scope, caller),
    ifGiven(query.state, (state) => (state === 'all' ? undefined : eq(mergeRequests.state, state))),
    ifGiven(query.search, (search) => isFound(search, query.in)),
    ifGiven(query.wip, (wip) => (wip === 'yes' ? isDraftTitle : not(isDraftTitle))),
    ifGiven(query.source_branch, (branch) => eq(mergeRequests.sourceBranch, branch)),
    ifGiven(query.target_branch, (branch) => eq(mergeRequests.targetBranch, branch)),
    isBetween(mergeRequests.createdAt, query.created_after, query.created_before),
    isBetween(mergeRequests.updatedAt, query.updated_after, query.updated_before),
    isDeployed(query),
    isMergedBy(query),
    ifGiven(query.labels, hasAllLabels),
    ifGiven(query['approver_ids[]'] ?? query.approver_ids, (who) => hasAllUsers(mergeRequestApprovers, who)),
    ifGiven(query['approved_by_ids[]'] ?? query.approved_by_ids, (who) => hasAllUsers(mergeRequestApprovals, who)),
    matchesLabelFilter(query, caller),
    ifGiven(query.not, (unwanted) => isNoneOf(unwanted, caller)),
  );
}

/**
 * Returns the order of a list. Rows without a value in the sorted column come last. Rows with equal values are ordered
 * by id.
 */
export function listOrder({ order_by: by = 'created_at', sort = 'desc' }: ListMergeRequestsQuery): SQL[] {
  const columns = {
    created_at: mergeRequests.createdAt,
    title: mergeRequests.title,
    merged_at: mergeRequests.mergedAt,
    updated_at: mergeRequests.updatedAt,
  };
  const direction = sql.raw(sort);
  return [sql`${columns[by]} ${direction} nulls last`, sql`${mergeRequests.id} ${direction}`];
}

const ifGiven = <Value>(value: Value | undefined, condition: (value: Value) => SQL | undefined): SQL | undefined =>
  value === undefined ? undefined : condition(value);

function requireSingle(
  query: ListMergeRequestsQuery,
  one: keyof ListMergeRequestsQuery,
  other: keyof ListMergeRequestsQuery,
): void {
  if (query[one] === undefined || query[other] === undefined) return;
  throw new Refusal(422, `${one} and ${other} exclude each other`);
}

function isInScope(scope: ListMergeRequestsQuery['scope'] = 'created_by_me', caller: User): SQL | undefined {
  if (scope === 'all') return undefined;
  if (scope === 'created_by_me') return eq(mergeRequests.authorId, caller.id);
  return hasUser(scope === 'assigned_to_me' ? mergeRequestAssignees : mergeRequestReviewers, caller.id);
}

function isFound(search: string, fields: ListMergeRequestsQuery['in'] = ['title', 'description']): SQL | undefined {
  const pattern = likePattern(search);
  return or(...fields.map((field) => ilike(mergeRequests[field], pattern)));
}

const isDraftTitle = sql`${mergeRequests.title} ~* ${draftPattern}`;

/** Returns an SQL condition that is true if one deployment of the merge request matches all deployment filters. */
function isDeployed({ environment, deployed_after: after, deployed_before: before }: ListMergeRequestsQuery) {
  if (environment === undefined && after === undefined && before === undefined) return undefined;
  return sql`exists (select from merge_request_deployments
    where merge_request_id = ${mergeRequests.id}
    and ${ifGiven(environment, (name) => sql`environment = ${name}`) ?? sql`true`}
    and ${isBetween(mergeRequestDeployments.deployedAt, after, before) ?? sql`true`})`;
}

function isMergedBy({ merge_user_id: id, merge_user_username: username }: ListMergeRequestsQuery): SQL | undefined {
  if (id === undefined && username === undefined) return undefined;
  const user = id === undefined ? userNamed(username ?? '') : sql`${id}`;
  return sql`(${mergeRequests.state} = 'merged' and ${mergeRequests.mergeUserId} = ${user})`;
}

const userNamed = (username: string): SQL => sql`(select id from users where lower(username) = lower(${username}))`;

/** A table that assigns users to merge requests. */
type UserTable = PgTable & { readonly mergeRequestId: PgColumn; readonly userId: PgColumn };

/** Returns an SQL condition that is true if a table assigns a user to a merge request. */
const hasUser = (table: UserTable, user: SQL | number): SQL =>
  sql`exists (select from ${table} where ${table.mergeRequestId} = ${mergeRequests.id} and ${table.userId} = ${user})`;

const hasAnyUser = (table: UserTable): SQL =>
  sql`exists (select from ${table} where ${table.mergeRequestId} = ${mergeRequests.id})`;

function hasAllUsers(table: UserTable, who: readonly number[] | 'Any' | 'None'): SQL | undefined {
  if (who === 'None') return not(hasAnyUser(table));
  if (who === 'Any') return hasAnyUser(table);
  // One subquery counts the users in the list. With one subquery for each user, PostgreSQL could need minutes to plan the query.
  const ids = [...new Set(who)];
  if (ids.length === 0) return undefined;
  return sql`(select count(distinct ${table.userId}) from ${table}
    where ${table.mergeRequestId} = ${mergeRequests.id} and ${inArray(table.userId, ids)}) = ${ids.length}`;
}

/** The filters that are also allowed in `not`. */
interface NegatableFilters {
  readonly assignee_id?: number | 'Any' | 'None';
  readonly assignee_username?: string;
  readonly author_id?: number;
  readonly author_username?: string;
  readonly milestone?: string;
  readonly my_reaction_emoji?: string;
  readonly reviewer_id?: number | 'Any' | 'None';
  readonly reviewer_username?: string;
}

/** Returns one SQL condition for each filter. The condition is undefined if the request does not contain the filter. */
const conditionsOf = (filters: NegatableFilters, caller: User): (SQL | undefined)[] => [
  ifGiven(filters.author_id, (id) => eq(mergeRequests.authorId, id)),
  ifGiven(filters.author_username, (username) => sql`${mergeRequests.authorId} = ${userNamed(username)}`),
  ifGiven(filters.assignee_id, (who) => matchesUser(mergeRequestAssignees, who)),
  ifGiven(filters.assignee_username, (who) => matchesUser(mergeRequestAssignees, who)),
  ifGiven(filters.reviewer_id, (who) => matchesUser(mergeRequestReviewers, who)),
  ifGiven(filters.reviewer_username, (who) => matchesUser(mergeRequestReviewers, who)),
  ifGiven(filters.milestone, isInMilestone),
  ifGiven(filters.my_reaction_emoji, (emoji) => hasReaction(emoji, caller)),
];

const matchesLabelFilter = (filters: NegatableFilters, caller: User): SQL | undefined =>
  and(...conditionsOf(filters, caller));

/**
 * Returns an SQL condition that is true if a merge request matches none of the filters. If the condition of a filter is NULL, for example
 * because the user does not exist, the merge request does not match this filter.
 */
function isNoneOf(unwanted: NonNullable<ListMergeRequestsQuery['not']>, caller: User): SQL | undefined {
  const noLabel = ifGiven(unwanted.labels, (list) =>
    or(...readNames('not[labels]', list).map((title) => hasAllLabels([title]))),
  );
  const conditions = [...conditionsOf(unwanted, caller), noLabel].filter((condition) => condition !== undefined);
  return and(...conditions.map((condition) => sql`coalesce(not (${condition}), true)`));
}

function matchesUser(table: UserTable, who: number | string): SQL {
  if (who === 'None') return not(hasAnyUser(table));
  if (who === 'Any') return hasAnyUser(table);
  return hasUser(table, typeof who === 'number' ? who : userNamed(who));
}

function isInMilestone(title: string): SQL {
  if (title === 'None') return isNull(mergeRequests.milestoneId);
  if (title === 'Any') return isNotNull(mergeRequests.milestoneId);
  return sql`${mergeRequests.milestoneId} in (select ${milestones.id} from ${milestones} where ${milestones.title} = ${title})`;
}

function hasReaction(emoji: string, caller: User): SQL {
  if (emoji === 'None') return not(hasUser(mergeRequestReactions, caller.id));
  if (emoji === 'Any') return hasUser(mergeRequestReactions, caller.id);
  return sql`exists (select from ${mergeRequestReactions}
    where ${mergeRequestReactions.mergeRequestId} = ${mergeRequests.id}
    and ${mergeRequestReactions.userId} = ${caller.id} and ${mergeRequestReactions.emoji} = ${emoji})`;
}

function hasAllLabels(titles: readonly string[]): SQL | undefined {
  const [only = ''] = titles;
  const anyLabel = sql`exists (select from merge_request_labels where merge_request_id = ${mergeRequests.id})`;
  if (titles.length === 1 && /^none$/iu.test(only)) return not(anyLabel);
  if (titles.length === 1 && /^any$/iu.test(only)) return anyLabel;
  const distinct = [...new Set(titles.map((title) => title.trim()))];
  if (distinct.length === 0) return undefined;
  return sql`(select count(distinct ${labels.title}) from ${mergeRequestLabels}
    join ${labels} on ${labels.id} = ${mergeRequestLabels.labelId}
    where ${mergeRequestLabels.mergeRequestId} = ${mergeRequests.id} and ${inArray(labels.title, distinct)})
    = ${distinct.length}`;
}
