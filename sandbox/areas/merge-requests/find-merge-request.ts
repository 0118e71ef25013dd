import { and, eq } from 'drizzle-orm';
import { Refusal } from '@forgespec/sdk/server';
import type { User } from '../../access/authenticate.ts';
import { findProject, type VisibleProject } from '../../access/find-project.ts';
import { hasRole } from '../../access/roles.ts';
import type { Queries } from '../../database/database.ts';
import { mergeRequests } from '../../database/schema/index.ts';

/** A row of the merge requests. */
export type MergeRequestRow = typeof mergeRequests.$inferSelect;

/** A merge request and the project that it is to be merged into. */
export interface Found {
  readonly project: VisibleProject;
  readonly request: MergeRequestRow;
}

export interface MergeRequestPath {
  readonly id: number | string;
  readonly merge_request_iid: number;
}

/**
 * The merge request that a request names.
 *
 * @param lock `for update` makes whoever else wants to change it wait until the transaction ends.
 * @throws {Refusal} 404 when there is none that the caller may see.
 */
export async function findMergeRequest(
  queries: Queries,
  caller: User,
  { id, merge_request_iid: iid }: MergeRequestPath,
  lock?: 'for update',
): Promise<Found> {
  const project = await findProject(queries, caller, id);
  const isIt = and(eq(mergeRequests.projectId, project.id), eq(mergeRequests.iid, iid));
  const query = queries.select().from(mergeRequests).where(isIt);
  const [request] = await (lock === undefined ? query : query.for('update'));
  if (request === undefined || !project.mergeRequestsEnabled) throw new Refusal(404, 'There is no such merge request');
  return { project, request };
}

/** @throws {Refusal} 403 in an archived project. */
export function requireWritable({ archived }: { readonly archived: boolean }): void {
  if (archived) throw new Refusal(403, 'An archived project can only be read');
}

/** @throws {Refusal} 403 for whoever is neither the author nor a Developer or higher. */
export function requireMayUpdate({ project, request }: Found, caller: User): void {
  requireWritable(project);
  if (request.authorId === caller.id || hasRole(project, 'Developer')) return;
  throw new Refusal(403, 'A merge request is changed by its author and by Developers');
}

/** Whether a caller may see the pipelines of a project: where it is private, these are Reporters and higher. */
export const mayViewPipelines = (project: VisibleProject): boolean =>
  project.visibility !== 'private' || hasRole(project, 'Reporter');
