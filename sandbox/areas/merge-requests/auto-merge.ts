import { and, eq, isNull, lte, or, sql } from '../../database/drizzle.ts';
import { Refusal } from '@forgespec/sdk/server/refusal';
import type { Queries } from '../../database/database.ts';
import { mergeRequests, projects, users, type ProjectSettings } from '../../database/schema/index.ts';
import type { Sandbox } from '../../sandbox.ts';
import { detailedStatus, readConditions } from './detailed-status.ts';
import type { MergeRequestRow } from './find-merge-request.ts';
import { merge } from './merge.ts';
import { isTemporary, readCurrent, refusalFor } from './merge-readiness.ts';

/**
 * Merges up to 20 merge requests with automatic merging. Skips a merge request while its merge time is in the future, or while its pipeline
 * is still running. If another obstacle prevents the merge, such as a conflict, turns off automatic merging for the merge request and
 * stores the reason.
 */
export async function mergeWaiting(sandbox: Sandbox): Promise<void> {
  const failures: unknown[] = [];
  for (const waiting of await selectWaiting(sandbox.queries)) {
    try {
      await mergeOrGiveUp(sandbox, waiting);
    } catch (error) {
      failures.push(error);
    }
  }
  // The errors are thrown after the loop, so that one failure does not block the other merge requests.
  if (failures.length > 0) throw new AggregateError(failures, 'Automatic merging failed');
}

type WaitingMergeRequest = Awaited<ReturnType<typeof selectWaiting>>[number];

const selectWaiting = async (queries: Queries) =>
  queries
    .select({ request: mergeRequests, settings: projects.settings, user: users })
    .from(mergeRequests)
    .innerJoin(projects, eq(projects.id, mergeRequests.projectId))
    .innerJoin(users, eq(users.id, mergeRequests.mergeUserId))
    .where(
      and(
        eq(mergeRequests.autoMerge, true),
        eq(mergeRequests.state, 'opened'),
        or(isNull(mergeRequests.mergeAfter), lte(mergeRequests.mergeAfter, sql`sandbox_now()`)),
        sql`not exists (select from pipelines where id = ${mergeRequests.headPipelineId}
          and status not in ('success', 'failed', 'canceled', 'skipped'))`,
      ),
    )
    // The order is random. In a fixed order, 20 merge requests that fail in every call would block all others.
    .orderBy(sql`random()`)
    .limit(20);

/**
 * Merges a merge request, or turns off its automatic merging if it cannot be merged. Does nothing if it must wait longer.
 *
 * @throws {Error} if the merge fails for a reason that is not the merge request, such as a full disk.
 */
async function mergeOrGiveUp(sandbox: Sandbox, { request, settings, user }: WaitingMergeRequest): Promise<void> {
  const read = (): Promise<MergeRequestRow> => readMergeable(sandbox, request.id, settings);
  try {
    await merge(sandbox, user, request, request.mergeMessage ?? undefined, read, async () => true);
  } catch (error) {
    if (error instanceof NoLongerWaitingError) return;
    if (!(error instanceof Refusal)) throw error;
    await sandbox.queries
      .update(mergeRequests)
      .set({ autoMerge: false, mergeMessage: null, mergeUserId: null, mergeError: error.message })
      .where(and(eq(mergeRequests.id, request.id), eq(mergeRequests.state, 'opened')));
  }
}

/**
 * Returns the current data of a merge request that can be merged now.
 *
 * @throws {NoLongerWaitingError} if it must wait longer, or if automatic merging is off.
 * @throws {Refusal} if it cannot be merged.
 */
async function readMergeable(sandbox: Sandbox, id: number, settings: ProjectSettings): Promise<MergeRequestRow> {
  const request = await readCurrent(sandbox, id);
  const status = detailedStatus(request, await readConditions(sandbox.queries, request, settings));
  if (!request.autoMerge) throw new NoLongerWaitingError();
  if (status !== 'mergeable') throw isTemporary(status) ? new NoLongerWaitingError() : refusalFor(status);
  return request;
}

/**
 * The error that skips a merge request in this call. The merge request must wait longer, for example for a new pipeline, or another process
 * has merged it or turned off automatic merging.
 */
class NoLongerWaitingError extends Error {
  override readonly name = 'NoLongerWaitingError';
}
