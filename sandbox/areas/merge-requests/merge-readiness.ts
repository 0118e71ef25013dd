import { eq } from 'drizzle-orm';
import { Refusal } from '@forgespec/sdk/server';
import { mergeRequests } from '../../database/schema/index.ts';
import type { Sandbox } from '../../sandbox.ts';
import { obstacles, type DetailedStatus } from './detailed-status.ts';
import type { MergeRequestRow } from './find-merge-request.ts';
import { refreshMergeRequest } from './prepare-merge-request.ts';

/** Whether what keeps a merge request from being merged passes by itself. */
export const isPassing = (status: DetailedStatus): boolean => ['ci_still_running', 'merge_time'].includes(status);

/** What is answered to whoever wants to merge. */
export const refusalFor = (status: Exclude<DetailedStatus, 'mergeable'>): Refusal =>
  new Refusal(422, obstacles[status]);

/** A merge request, prepared for where its branches are now. @throws {Refusal} 404 when it is gone. */
export async function readCurrent(sandbox: Sandbox, id: number): Promise<MergeRequestRow> {
  await refreshMergeRequest(sandbox, id);
  const [request] = await sandbox.queries.select().from(mergeRequests).where(eq(mergeRequests.id, id));
  if (request === undefined) throw new Refusal(404, 'There is no such merge request');
  return request;
}
