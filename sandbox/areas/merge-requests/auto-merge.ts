import { and, eq, isNull, lte, or, sql } from '../../database/drizzle.ts';
import { Refusal } from '@forgespec/sdk/server/refusal';
import { mergeRequests, projects, users } from '../../database/schema/index.ts';
import type { Sandbox } from '../../sandbox.ts';
import { detailedStatus, readConditions } from './detailed-status.ts';
import { merge } from './merge.ts';
import { isTemporary, readCurrent, refusalFor } from './merge-readiness.ts';

/**
 * Merges merge requests for which automatic merging is on, at most 20 in one call. A merge request is merged only if its merge time is not
 * in the future, and its pipeline has ended or does not exist. If a merge request cannot be merged for a lasting reason, automatic merging
 * is turned off for it, and the reason is stored.
 */
export async function mergeWaiting(sandbox: Sandbox): Promise<void> {
  const { queries } = sandbox;
  const waiting = await queries
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
    // The order is random. Otherwise 20 merge requests whose merge fails each time would prevent the merging of all other merge requests.
    .orderBy(sql`random()`)
    .limit(20);
  const failures: unknown[] = [];
  for (const { request: found, settings, user } of waiting) {
    const { id } = found;
    try {
      await merge(sandbox, user, found, found.mergeMessage ?? undefined, async () => {
        const request = await readCurrent(sandbox, id);
        const status = detailedStatus(request, await readConditions(queries, request, settings));
        if (!request.autoMerge) throw new NoLongerWaitingError();
        if (status !== 'mergeable') throw isTemporary(status) ? new NoLongerWaitingError() : refusalFor(status);
        return request;
      });
    } catch (error) {
      if (error instanceof NoLongerWaitingError) continue;
      if (!(error instanceof Refusal)) {
        failures.push(error);
        continue;
      }
      await queries
        .update(mergeRequests)
        .set({ autoMerge: false, mergeMessage: null, mergeUserId: null, mergeError: error.message })
        .where(and(eq(mergeRequests.id, id), eq(mergeRequests.state, 'opened')));
    }
  }
  // The errors are thrown only now, so that an error does not prevent the merging of other merge requests.
  if (failures.length > 0) throw new AggregateError(failures, 'Automatic merging failed');
}

/**
 * The error if a merge request must not be merged now. Another process may have merged it, or may have turned off automatic merging. Or the
 * merge request must wait longer, for example for a new pipeline.
 */
class NoLongerWaitingError extends Error {
  override readonly name = 'NoLongerWaitingError';
}
