import { and, eq, getTableColumns, sql } from '../database/drizzle.ts';
import { Refusal } from '@forgespec/sdk/server/refusal';
import type { Queries } from '../database/database.ts';
import { namespaces } from '../database/schema/index.ts';
import type { User } from './authenticate.ts';
import type { Project } from './find-project.ts';
import { accessLevels } from './roles.ts';

/** A group: a row of the table of namespaces. */
export type GroupRow = typeof namespaces.$inferSelect;

/**
 * A group that the caller can see, and the access level of the caller in it. The level is 0 if the caller is not a
 * member.
 */
export interface VisibleGroup extends GroupRow {
  readonly accessLevel: number;
}

/**
 * Finds the group that a request names.
 *
 * @param id the id or the full path of the group.
 * @throws {Refusal} 404 if the group does not exist, or the caller cannot see it.
 */
export async function findGroup(queries: Queries, caller: User, id: number | string): Promise<VisibleGroup> {
  const [group] = await selectGroup(queries, caller).where(and(eq(namespaces.kind, 'group'), namespaceNamed(id)));
  if (group !== undefined && (group.accessLevel > 0 || group.visibility !== 'private')) return group;
  throw new Refusal(404, 'There is no such group');
}

/**
 * Returns the group of a project. Does not check whether the caller can see that group.
 *
 * @throws {Refusal} 404 if the project is in the namespace of a user.
 */
export async function findGroupOf(queries: Queries, caller: User, { namespaceId }: Project): Promise<VisibleGroup> {
  const [group] = await selectGroup(queries, caller).where(
    and(eq(namespaces.kind, 'group'), eq(namespaces.id, namespaceId)),
  );
  if (group === undefined) throw new Refusal(404, 'The project is not in a group');
  return group;
}

function selectGroup(queries: Queries, caller: User) {
  const accessLevel = caller.isAdministrator
    ? sql<number>`${accessLevels.Administrator}::integer`
    : sql<number>`group_access_level(${caller.id}, ${namespaces.id})`;
  return queries.select({ ...getTableColumns(namespaces), accessLevel }).from(namespaces);
}

/** Returns an SQL condition that is true if a namespace has this id or full path. */
export const namespaceNamed = (id: number | string) =>
  /^\d{1,9}$/u.test(String(id))
    ? eq(namespaces.id, Number(id))
    : eq(sql`lower(${namespaces.fullPath})`, String(id).toLowerCase());
