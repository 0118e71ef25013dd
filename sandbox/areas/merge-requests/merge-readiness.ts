import { eq } from '../../database/drizzle.ts';
import { Refusal } from '@forgespec/sdk/server/refusal';
import { mergeRequests } from '../../database/schema/index.ts';
import type { Sandbox } from '../../sandbox.ts';
import { obstacles, type DetailedStatus } from './detailed-status.ts';
import type { MergeRequestRow } from './find-merge-request.ts';
import { refreshMergeRequest } from './prepare-merge-request.ts';

/**
 * Returns true if the obstacle can disappear without a change of the merge request: a running pipeline, or a merge time
 * in the future.
 */
export const isTemporary = (status: DetailedStatus): boolean => ['ci_still_running', 'merge_time'].includes(status);

/** Returns the error response for an obstacle to merging. */
export const refusalFor = (status: Exclude<DetailedStatus, 'mergeable'>): Refusal =>
  new Refusal(422, obstacles[status]);

/**
 * Returns a merge request. If one of its branches has moved, compares the branches again first.
 *
 * @throws {Refusal} 404 if the merge request no longer exists.
 */
export async function readCurrent(sandbox: Sandbox, id: number): Promise<MergeRequestRow> {
  await refreshMergeRequest(sandbox, id);
  const [request] = await sandbox.queries.select().from(mergeRequests).where(eq(mergeRequests.id, id));
  if (request === undefined) throw new Refusal(404, 'There is no such merge request');
  return request;
}
