import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import { Refusal } from '@forgespec/sdk/server';
import type { Queries } from '../database/database.ts';
import { namespaces } from '../database/schema/index.ts';
import type { User } from './authenticate.ts';
import type { Project } from './find-project.ts';
import { accessLevels } from './roles.ts';

/** A row of the namespaces that is a group. */
export type Group = typeof namespaces.$inferSelect;

/** A group that the caller may see, and what else the caller may do there; an access level of 0 is no membership. */
export interface VisibleGroup extends Group {
  readonly accessLevel: number;
}

/**
 * The group that a request names.
 *
 * @param id its number or its full path.
 * @throws {Refusal} 404 when there is none that the caller may see.
 */
export async function findGroup(queries: Queries, caller: User, id: number | string): Promise<VisibleGroup> {
  const [group] = await selectGroup(queries, caller).where(and(eq(namespaces.kind, 'group'), namespaceNamed(id)));
  if (group !== undefined && (group.accessLevel > 0 || group.visibility !== 'private')) return group;
  throw new Refusal(404, 'There is no such group');
}

/**
 * The group that a project is in, whether or not it may be seen elsewhere.
 *
 * @throws {Refusal} 404 when the project is in the namespace of a user.
 */
export async function findGroupOf(queries: Queries, caller: User, { namespaceId }: Project): Promise<VisibleGroup> {
  const [group] = await selectGroup(queries, caller).where(
    and(eq(namespaces.kind, 'group'), eq(namespaces.id, namespaceId)),
  );
  if (group === undefined) throw new Refusal(404, 'The project is in no group');
  return group;
}

function selectGroup(queries: Queries, caller: User) {
  const accessLevel = caller.isAdministrator
    ? sql<number>`${accessLevels.Administrator}::integer`
    : sql<number>`group_access_level(${caller.id}, ${namespaces.id})`;
  return queries.select({ ...getTableColumns(namespaces), accessLevel }).from(namespaces);
}

/** The condition that a namespace has this number or full path. */
export const namespaceNamed = (id: number | string) =>
  /^\d{1,9}$/u.test(String(id))
    ? eq(namespaces.id, Number(id))
    : eq(sql`lower(${namespaces.fullPath})`, String(id).toLowerCase());
