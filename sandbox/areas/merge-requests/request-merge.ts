import { and, eq, sql } from '../../database/drizzle.ts';
import { Refusal } from '@forgespec/sdk/server/refusal';
import type { MergeRequestChanged, MergeRequestMerge } from '@forgespec/sdk/types';
import type { User } from '../../access/authenticate.ts';
import type { Project } from '../../access/find-project.ts';
import type { Queries } from '../../database/database.ts';
import { mergeRequests } from '../../database/schema/index.ts';
import { transact } from '../../database/transact.ts';
import type { Sandbox } from '../../sandbox.ts';
import { detailedStatus, readConditions, type DetailedStatus } from './detailed-status.ts';
import { changedView } from './detail-view.ts';
import type { FoundMergeRequest, MergeRequestRow } from './find-merge-request.ts';
import { merge } from './merge.ts';
import { isTemporary, readCurrent, refusalFor } from './merge-readiness.ts';

/**
 * Merges a merge request immediately. If the caller requests automatic merging, and the merge request must wait for its
 * pipeline or its merge time, turns on automatic merging instead.
 *
 * @returns the response body.
 * @throws {Refusal} 422 if an obstacle prevents the merge, and the function does not turn on automatic merging.
 */
export async function requestMerge(
  sandbox: Sandbox,
  caller: User,
  { project, request: found }: FoundMergeRequest,
  { auto_merge: autoMerge = false, merge_commit_message: given }: MergeRequestMerge,
): Promise<MergeRequestChanged> {
  const { id } = found;
  const view = async (queries: Queries) => changedView(sandbox, queries, caller, project, id);
  const message = given === undefined || given.trim() === '' ? undefined : given;
  if (message?.includes('\0') === true) throw new Refusal(422, 'A commit message must not contain a NUL character');
  if (autoMerge) {
    const waiting = await waitForPipeline(sandbox, caller, project, id, message, view);
    if (waiting !== undefined) return waiting;
  }
  const read = async (): Promise<MergeRequestRow> => {
    const { request, status } = await readStatus(sandbox, project, id, autoMerge);
    if (status !== 'mergeable') throw refusalFor(status);
    return request;
  };
  return merge(sandbox, caller, found, message, read, view);
}

/**
 * Turns on automatic merging if the merge request must wait for its pipeline or its merge time.
 *
 * @returns the result of `view`, or undefined if the merge request can be merged now, or if waiting cannot remove the
 * obstacle. It then changes nothing.
 */
async function waitForPipeline(
  sandbox: Sandbox,
  caller: User,
  project: Project,
  id: number,
  message: string | undefined,
  view: (transaction: Queries) => Promise<MergeRequestChanged>,
): Promise<MergeRequestChanged | undefined> {
  const { request, status } = await readStatus(sandbox, project, id, true);
  if (status === 'mergeable' || !isTemporary(status)) return undefined;
  return transact(sandbox.queries, async (transaction) => {
    const waiting = await transaction
      .update(mergeRequests)
      .set({
        autoMerge: true,
        mergeMessage: message ?? null,
        mergeUserId: caller.id,
        mergeError: null,
        updatedAt: sql`sandbox_now()`,
      })
      .where(
        and(eq(mergeRequests.id, id), eq(mergeRequests.state, 'opened'), eq(mergeRequests.headSha, request.headSha)),
      )
      .returning({ id: mergeRequests.id });
    if (waiting.length === 0) throw new Refusal(422, 'The merge request has just changed; try again');
    return view(transaction);
  });
}

async function readStatus(
  sandbox: Sandbox,
  { settings }: Project,
  id: number,
  autoMerge: boolean,
): Promise<{ readonly request: MergeRequestRow; readonly status: DetailedStatus }> {
  const request = await readCurrent(sandbox, id);
  const conditions = await readConditions(sandbox.queries, request, settings);
  return { request, status: detailedStatus({ ...request, autoMerge }, conditions) };
}
