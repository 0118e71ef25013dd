import { and, asc, desc, eq, ilike, or, sql, type SQL } from '../../database/drizzle.ts';
import { Refusal } from '@forgespec/sdk/server/refusal';
import type { ListProjectForksQuery } from '@forgespec/sdk/types';
import type { User } from '../../access/authenticate.ts';
import { isVisibleTo, type VisibleProject } from '../../access/find-project.ts';
import { requireRole } from '../../access/roles.ts';
import { projects } from '../../database/schema/index.ts';
import { isBetween } from '../../requests/instants.ts';
import { likePattern } from '../../requests/search.ts';
import { starCount } from '../../views/forked-project-view.ts';

/**
 * Checks that the caller may see the requested properties of forks.
 *
 * @throws {Refusal} 403 if a caller with a lower role than Reporter requests statistics.
 * @throws {Refusal} 403 if a caller who is not an administrator requests custom attributes.
 */
export function requireReadableProperties(
  query: ListProjectForksQuery,
  origin: VisibleProject,
  caller: User | undefined,
): void {
  if (query.statistics === true) requireRole(origin, 'Reporter');
  if (query.with_custom_attributes === true && caller?.isAdministrator !== true) {
    throw new Refusal(403, 'Only administrators may see custom attributes');
  }
}

/**
 * Returns an SQL condition that is true if a project is a fork of `origin`, the caller can see it, and it matches the
 * filters of the query.
 */
export function isListedFork(
  origin: VisibleProject,
  query: ListProjectForksQuery,
  caller: User | undefined,
): SQL | undefined {
  const { archived, visibility, search, updated_after: after, updated_before: before } = query;
  return and(
    eq(projects.forkedFromId, origin.id),
    isVisibleTo(caller),
    archived === undefined ? undefined : eq(projects.archived, archived),
    visibility === undefined ? undefined : eq(projects.visibility, visibility),
    search === undefined
      ? undefined
      : or(ilike(projects.name, likePattern(search)), ilike(projects.path, likePattern(search))),
    isBetween(projects.updatedAt, after, before),
    query.with_issues_enabled === true ? eq(projects.issuesEnabled, true) : undefined,
    query.with_merge_requests_enabled === true ? eq(projects.mergeRequestsEnabled, true) : undefined,
    query.membership === true ? hasLevel(caller, 1) : undefined,
    query.owned === true ? hasLevel(caller, 50) : undefined,
    query.min_access_level === undefined ? undefined : hasLevel(caller, query.min_access_level),
    query.starred === true ? isStarredBy(caller) : undefined,
  );
}

const hasLevel = (caller: User | undefined, level: number): SQL =>
  caller === undefined ? sql`false` : sql`project_access_level(${caller.id}, ${projects.id}) >= ${level}`;

const isStarredBy = (caller: User | undefined): SQL =>
  caller === undefined
    ? sql`false`
    : sql`exists (select from project_stars where project_id = ${projects.id} and user_id = ${caller.id})`;

const columns = {
  id: projects.id,
  name: projects.name,
  path: projects.path,
  created_at: projects.createdAt,
  updated_at: projects.updatedAt,
  last_activity_at: projects.lastActivityAt,
};

/** Returns the order of a list. Rows with equal values are ordered by id. */
export function forkOrder({ order_by: by = 'created_at', sort = 'desc' }: ListProjectForksQuery): SQL[] {
  const orderBy = sort === 'asc' ? asc : desc;
  return [orderBy(by === 'star_count' ? starCount() : columns[by]), orderBy(projects.id)];
}
