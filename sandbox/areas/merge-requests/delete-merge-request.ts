import { and, eq, ne } from '../../database/drizzle.ts';
import { Refusal } from '@forgespec/sdk/server/refusal';
import { mergeRequests } from '../../database/schema/index.ts';
import { branchLock } from '../../git/branch-lock.ts';
import { removeRef } from '../../git/move-ref.ts';
import type { Sandbox } from '../../sandbox.ts';
import type { MergeRequestRow } from './find-merge-request.ts';
import { headRef } from './prepare-merge-request.ts';

/**
 * Deletes a merge request. If it is being merged, waits for the end of the merge.
 *
 * @throws {Refusal} 404 if the merge request no longer exists.
 * @throws {Refusal} 422 if a merge was interrupted, and a job has not completed it yet.
 */
export async function deleteMergeRequest(
  { queries, repositories, locks }: Sandbox,
  { id, iid, projectId, targetBranch }: MergeRequestRow,
): Promise<void> {
  const isThis = eq(mergeRequests.id, id);
  await locks.hold(branchLock(projectId, targetBranch), async () => {
    const deleted = await queries
      .delete(mergeRequests)
      .where(and(isThis, ne(mergeRequests.state, 'locked')))
      .returning({ id: mergeRequests.id });
    if (deleted.length > 0) return;
    const [current] = await queries.select({ id: mergeRequests.id }).from(mergeRequests).where(isThis);
    if (current === undefined) throw new Refusal(404, 'There is no such merge request');
    throw new Refusal(422, 'The merge request is being merged');
  });
  await removeRef(repositories.of(projectId), headRef(iid));
}
