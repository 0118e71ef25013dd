import { eq } from 'drizzle-orm';
import { Refusal } from '@forgespec/sdk/server';
import { mergeRequests } from '../../database/schema/index.ts';
import type { Sandbox } from '../../sandbox.ts';
import { obstacles, type DetailedStatus } from './detailed-status.ts';
import type { MergeRequestRow } from './find-merge-request.ts';
import { refreshMergeRequest } from './prepare-merge-request.ts';

/** Returns true if an obstacle is temporary. */
export const isTemporary = (status: DetailedStatus): boolean => ['ci_still_running', 'merge_time'].includes(status);

/** Returns the error for a merge request that cannot be merged. */
export const refusalFor = (status: Exclude<DetailedStatus, 'mergeable'>): Refusal =>
  new Refusal(422, obstacles[status]);

/**
 * Returns a merge request that is prepared for the current heads of its branches.
 *
 * @throws {Refusal} 404 if it no longer exists.
 */
export async function readCurrent(sandbox: Sandbox, id: number): Promise<MergeRequestRow> {
  await refreshMergeRequest(sandbox, id);
  const [request] = await sandbox.queries.select().from(mergeRequests).where(eq(mergeRequests.id, id));
  if (request === undefined) throw new Refusal(404, 'There is no such merge request');
  return request;
}
