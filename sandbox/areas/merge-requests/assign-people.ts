import { and, eq, inArray, sql } from '../../database/drizzle.ts';
import { Refusal } from '@forgespec/sdk/server/refusal';
import type { Project } from '../../access/find-project.ts';
import type { Queries } from '../../database/database.ts';
import { mergeRequestAssignees, mergeRequestReviewers, users } from '../../database/schema/index.ts';

/** The user ids in a request body. The number 0 and an empty text both mean that all users are removed. */
export type UserIds = number | readonly number[] | '';

/**
 * Replaces the assignees or reviewers of a merge request.
 *
 * @param given the ids of the new users. If it is undefined, the users stay unchanged.
 * @throws {Refusal} 422 if a user does not exist, is not active, or cannot see the project.
 */
export async function assignPeople(
  queries: Queries,
  project: Project,
  mergeRequestId: number,
  role: 'assignees' | 'reviewers',
  given: UserIds | undefined,
): Promise<void> {
  if (given === undefined) return;
  const table = role === 'assignees' ? mergeRequestAssignees : mergeRequestReviewers;
  const ids = [...new Set(Array.isArray(given) ? given : [given])].map(Number).filter((id) => id !== 0);
  await queries.delete(table).where(eq(table.mergeRequestId, mergeRequestId));
  if (ids.length === 0) return;
  const canSeeProject = sql`(${users.isAdministrator} or ${project.visibility} <> 'private'
    or project_access_level(${users.id}, ${project.id}) > 0)`;
  const assignable = await queries
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, ids), eq(users.state, 'active'), canSeeProject));
  const rejected = ids.find((id) => !assignable.some((user) => user.id === id));
  if (rejected !== undefined) throw new Refusal(422, `The user ${rejected} cannot be one of the ${role}`);
  await queries.insert(table).values(ids.map((userId) => ({ mergeRequestId, userId })));
}
