import { and, eq } from '../../database/drizzle.ts';
import { Refusal } from '@forgespec/sdk/server/refusal';
import type { User } from '../../access/authenticate.ts';
import { findProject, type VisibleProject } from '../../access/find-project.ts';
import { hasRole } from '../../access/roles.ts';
import type { Queries } from '../../database/database.ts';
import { mergeRequests } from '../../database/schema/index.ts';

/** A row of the table of merge requests. */
export type MergeRequestRow = typeof mergeRequests.$inferSelect;

/** A merge request and its target project. */
export interface FoundMergeRequest {
  readonly project: VisibleProject;
  readonly request: MergeRequestRow;
}

export interface MergeRequestPath {
  readonly id: number | string;
  readonly merge_request_iid: number;
}

/**
 * Finds the merge request that a request names.
 *
 * @param lock `for update` to lock the row. Other transactions that change the merge request then wait until the
 * current transaction ends.
 * @throws {Refusal} 404 if the merge request does not exist, or the caller cannot see it.
 */
export async function findMergeRequest(
  queries: Queries,
  caller: User,
  { id, merge_request_iid: iid }: MergeRequestPath,
  lock?: 'for update',
): Promise<FoundMergeRequest> {
  const project = await findProject(queries, caller, id);
  const condition = and(eq(mergeRequests.projectId, project.id), eq(mergeRequests.iid, iid));
  const query = queries.select().from(mergeRequests).where(condition);
  const [request] = await (lock === undefined ? query : query.for('update'));
  if (request === undefined || !project.mergeRequestsEnabled) throw new Refusal(404, 'There is no such merge request');
  return { project, request };
}

/**
 * Checks that a project is not archived.
 *
 * @throws {Refusal} 403 if the project is archived.
 */
export function requireWritable({ archived }: { readonly archived: boolean }): void {
  if (archived) throw new Refusal(403, 'An archived project is read-only');
}

/**
 * Checks that the caller may change a merge request.
 *
 * @throws {Refusal} 403 if the project is archived, or if the caller is neither the author nor a Developer.
 */
export function requireMayUpdate({ project, request }: FoundMergeRequest, caller: User): void {
  requireWritable(project);
  if (request.authorId === caller.id || hasRole(project, 'Developer')) return;
  throw new Refusal(403, 'Only the author and Developers may change a merge request');
}

/**
 * Returns true if a caller can see the pipelines of a project. In a private project, the caller needs at least the role
 * Reporter.
 */
export const mayViewPipelines = (project: VisibleProject): boolean =>
  project.visibility !== 'private' || hasRole(project, 'Reporter');
