import { and, asc, eq, getTableColumns, ilike, isNull, or, sql, type SQL } from '../../database/drizzle.ts';
import type { Namespace } from '@forgespec/sdk/types';
import type { ListNamespacesQuery } from '@forgespec/sdk/types';
import type { User } from '../../access/authenticate.ts';
import type { Addresses } from '../../addresses.ts';
import type { Queries } from '../../database/database.ts';
import { namespaces, users } from '../../database/schema/index.ts';
import type { RowRange } from '../../requests/page.ts';
import { likePattern } from '../../requests/search.ts';
import { namespaceAddress, namespaceAvatar } from '../../views/project-view.ts';

const levelOf = (caller: User): SQL<number> => sql<number>`group_access_level(${caller.id}, ${namespaces.id})`;

/**
 * Returns an SQL condition that is true if a namespace is available to the caller: it is the personal namespace of the
 * caller, or a group of which the caller is a member. All namespaces are available to an administrator.
 */
export const isAvailable = (caller: User): SQL | undefined =>
  caller.isAdministrator ? undefined : sql`${levelOf(caller)} > 0`;

/**
 * Returns an SQL condition that is true if a namespace is available to the caller and matches the filters of the query.
 */
export const isListedNamespace = (caller: User, query: ListNamespacesQuery): SQL | undefined =>
  and(
    isAvailable(caller),
    query.owned_only === true ? sql`${levelOf(caller)} >= 50` : undefined,
    query.top_level_only === true ? isNull(namespaces.parentId) : undefined,
    query.search === undefined ? undefined : matches(query.search, query.full_path_search === true),
  );

const matches = (search: string, inFullPath: boolean): SQL | undefined =>
  inFullPath
    ? ilike(namespaces.fullPath, likePattern(search))
    : or(ilike(namespaces.name, likePattern(search)), ilike(namespaces.path, likePattern(search)));

/**
 * Returns a page of namespaces. Each row also contains the number of members, the number of projects, and the total
 * size of the repositories.
 */
export async function selectNamespaces(
  queries: Queries,
  caller: User,
  where: SQL | undefined,
  { limit, offset }: RowRange,
) {
  return queries
    .select({
      ...getTableColumns(namespaces),
      ownerHasAvatar: users.hasAvatar,
      isOwner: caller.isAdministrator ? sql<boolean>`true` : sql<boolean>`${levelOf(caller)} >= 50`,
      memberCount: sql<number>`(
        select count(distinct user_id)::integer from namespace_members
        join namespaces below on below.id = namespace_id where ${namespaces.id} = any (below.lineage))`,
      projectCount: sql<number>`(select count(*)::integer from projects where namespace_id = ${namespaces.id})`,
      repositorySize: sql<number>`(
        select coalesce(sum(repository_size), 0)::float8 from projects where namespace_id = ${namespaces.id})`,
    })
    .from(namespaces)
    .leftJoin(users, eq(users.id, namespaces.ownerId))
    .where(where)
    .orderBy(asc(namespaces.id))
    .limit(limit)
    .offset(offset);
}

type NamespaceRow = Awaited<ReturnType<typeof selectNamespaces>>[number];

/**
 * Returns the response body for a namespace. If the caller is an owner of a group, the body also contains the number of
 * seats (paid members) of the group.
 */
export const namespaceView = (row: NamespaceRow, addresses: Addresses): Namespace => ({
  id: row.id,
  name: row.name,
  path: row.path,
  kind: row.kind,
  full_path: row.fullPath,
  parent_id: row.parentId,
  avatar_url: namespaceAvatar(row, row.ownerHasAvatar, addresses),
  web_url: namespaceAddress(row, addresses),
  ...(row.kind === 'group' ? { members_count_with_descendants: row.memberCount } : {}),
  billable_members_count: row.kind === 'group' ? row.memberCount : 1,
  root_repository_size: row.repositorySize,
  projects_count: row.projectCount,
  plan: row.plan,
  end_date: row.endDate,
  trial_ends_on: row.trialEndsOn,
  trial: row.trialEndsOn !== null,
  ...(row.kind === 'group' && row.isOwner ? seats(row) : {}),
});

const seats = ({ maxSeatsUsed, maxSeatsUsedChangedAt, memberCount }: NamespaceRow) => ({
  max_seats_used: maxSeatsUsed,
  ...(maxSeatsUsedChangedAt === null ? {} : { max_seats_used_changed_at: maxSeatsUsedChangedAt.toISOString() }),
  seats_in_use: memberCount,
});
