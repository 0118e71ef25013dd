import { and, eq, sql } from '../../database/drizzle.ts';
import { Refusal } from '@forgespec/sdk/server/refusal';
import type { Project } from '../../access/find-project.ts';
import type { Queries } from '../../database/database.ts';
import { projects, users } from '../../database/schema/index.ts';

/**
 * The subject of an item in `deploy_access_levels` or `approval_rules`: a user, a group, or all users with an access level. Exactly one of
 * the properties is not null.
 */
export interface AccessSubject {
  readonly accessLevel: 30 | 40 | 60 | null;
  readonly userId: number | null;
  readonly groupId: number | null;
}

/** The request properties that identify a user, a group or an access level. */
export interface NamedSubject {
  readonly access_level?: 30 | 40 | 60;
  readonly user_id?: number;
  readonly group_id?: number;
}

/**
 * Returns the user, group or access level that an item of a request body names.
 *
 * @throws {Refusal} 422 if the user has no access to the project, or if the project is neither in the group nor shared with the group.
 */
export async function readSubject(queries: Queries, project: Project, named: NamedSubject): Promise<AccessSubject> {
  const { access_level: accessLevel = null, user_id: userId = null, group_id: groupId = null } = named;
  if (userId !== null && !(await hasAccess(queries, project, userId))) {
    throw new Refusal(422, `The user ${userId} has no access to the project`);
  }
  if (groupId !== null && !(await isSharedWith(queries, project, groupId))) {
    throw new Refusal(422, `The project is not shared with the group ${groupId}`);
  }
  return { accessLevel, userId, groupId };
}

async function hasAccess(queries: Queries, { id }: Project, userId: number): Promise<boolean> {
  const [user] = await queries
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), sql`project_access_level(${users.id}, ${id}) > 0`));
  return user !== undefined;
}

/** Returns true if a project is shared with a group, or is in the group. */
async function isSharedWith(queries: Queries, { id }: Project, groupId: number): Promise<boolean> {
  const [shared] = await queries
    .select({ id: projects.id })
    .from(projects)
    .where(
      and(
        eq(projects.id, id),
        sql`(${groupId} = any ((select lineage from namespaces where id = ${projects.namespaceId} and kind = 'group')::integer[])
          or exists (select from project_group_links where project_id = ${projects.id} and group_id = ${groupId}))`,
      ),
    );
  return shared !== undefined;
}
