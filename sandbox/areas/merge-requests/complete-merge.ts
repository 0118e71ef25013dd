import { and, eq, sql } from '../../database/drizzle.ts';
import type { Queries } from '../../database/database.ts';
import { mergeRequests, projects } from '../../database/schema/index.ts';
import { transact } from '../../database/transact.ts';
import { isAncestor } from '../../git/ancestry.ts';
import { moveRef } from '../../git/move-ref.ts';
import { resolveCommit } from '../../git/refs.ts';
import type { Sandbox, Services } from '../../sandbox.ts';
import type { MergeRequestRow } from './find-merge-request.ts';
import { sendPreparations } from './prepare-merge-request.ts';

/**
 * Moves the target branch of a locked merge request to the planned merge commit, and marks the merge request as merged. If the branch has
 * moved to another commit, sets the state of the merge request to `opened` again.
 *
 * @param view a function that returns the result after the merge. It must use only the transaction that it gets. If it throws, no branch has
 * moved, and the merge request stays locked.
 * @returns the result of `view`, or undefined if the merge request is not merged.
 */
export const completeMerge = async <View extends NonNullable<unknown>>(
  sandbox: Sandbox,
  id: number,
  mergeCommitSha: string,
  view: (transaction: Queries) => Promise<View>,
): Promise<View | undefined> => settleMerge(sandbox, id, mergeCommitSha, view, moveBranch);

/**
 * Ends a merge that was interrupted. If the target branch contains the merge commit, marks the merge request as merged. Otherwise its client
 * got an error or no response, so the state of the merge request becomes `opened` again. If only the commit of the transaction was
 * interrupted, the branch already contains the merge commit. The merge then exists, although its client got the status 503. The function
 * is idempotent, even if several processes call it at the same time.
 */
export async function endInterruptedMerge(sandbox: Sandbox, id: number, mergeCommitSha: string): Promise<void> {
  await settleMerge(sandbox, id, mergeCommitSha, async () => true, containsCommit);
}

/** The error that rolls back a transaction, because the target branch does not contain the merge commit. */
class NotInBranchError extends Error {}

/**
 * @param bringIntoBranch a function that returns true if the target branch contains the merge commit. The function can move the branch. It is
 * called after the database has accepted all other changes of the merge. If the database fails earlier, no branch has moved.
 */
async function settleMerge<View extends NonNullable<unknown>>(
  sandbox: Sandbox,
  id: number,
  mergeCommitSha: string,
  view: (transaction: Queries) => Promise<View>,
  bringIntoBranch: (repository: string, ref: string, mergeCommit: string) => Promise<boolean>,
): Promise<View | undefined> {
  const { queries, repositories } = sandbox;
  const condition = and(eq(mergeRequests.id, id), eq(mergeRequests.mergeCommitSha, mergeCommitSha));
  try {
    return await transact(queries, async (transaction) => {
      // The row is locked, so only one process at a time settles the merge.
      const [request] = await transaction.select().from(mergeRequests).where(condition).for('update');
      if (request?.state === 'merged') return view(transaction);
      if (request?.state !== 'locked') return undefined;
      const isRemoved = request.forceRemoveSourceBranch && (await mayRemoveSource(transaction, request));
      await markMerged(sandbox, transaction, request, isRemoved);
      // After the branch has moved, as few steps as possible may fail: the client would get an error although the merge exists.
      const merged = await view(transaction);
      const repository = repositories.of(request.projectId);
      if (!(await bringIntoBranch(repository, `refs/heads/${request.targetBranch}`, mergeCommitSha)))
        throw new NotInBranchError();
      if (isRemoved) {
        const source = repositories.of(request.sourceProjectId);
        await moveRef(source, `refs/heads/${request.sourceBranch}`, request.headSha, undefined);
      }
      return merged;
    });
  } catch (error) {
    if (!(error instanceof NotInBranchError)) throw error;
    await queries
      .update(mergeRequests)
      .set({
        state: 'opened',
        mergeCommitSha: null,
        squashCommitSha: null,
        mergeUserId: sql`case when ${mergeRequests.autoMerge} then ${mergeRequests.mergeUserId} end`,
      })
      .where(and(condition, eq(mergeRequests.state, 'locked')));
    return undefined;
  }
}

async function markMerged(
  { jobs }: Services,
  transaction: Queries,
  { id, projectId, targetBranch, sourceProjectId, sourceBranch }: MergeRequestRow,
  isRemoved: boolean,
): Promise<void> {
  await transaction
    .update(mergeRequests)
    .set({
      state: 'merged',
      mergedAt: sql`sandbox_now()`,
      updatedAt: sql`sandbox_now()`,
      autoMerge: false,
      mergeMessage: null,
      mergeError: null,
      shouldRemoveSourceBranch: isRemoved,
    })
    .where(eq(mergeRequests.id, id));
  await sendPreparations(jobs, transaction, projectId, targetBranch);
  if (isRemoved) await sendPreparations(jobs, transaction, sourceProjectId, sourceBranch);
}

async function containsCommit(repository: string, ref: string, mergeCommit: string): Promise<boolean> {
  const head = await resolveCommit(repository, ref);
  return head !== undefined && isAncestor(repository, mergeCommit, head);
}

/**
 * Moves a branch to a merge commit, if the branch is still at the first parent of the merge commit.
 *
 * @returns true if the branch contains the merge commit afterwards, even if another process has moved the branch.
 */
async function moveBranch(repository: string, ref: string, mergeCommit: string): Promise<boolean> {
  const expected = await resolveCommit(repository, `${mergeCommit}^1`);
  for (let attempt = 1; attempt <= mostAttempts; attempt += 1) {
    if (expected !== undefined && (await moveRef(repository, ref, expected, mergeCommit))) return true;
    const current = await resolveCommit(repository, ref);
    if (current === undefined) return false;
    // If the branch is still at the first parent, another process has locked the branch. Try again.
    if (current !== expected) return isAncestor(repository, mergeCommit, current);
  }
  throw new Error(`${ref} cannot be moved`);
}

/**
 * The maximum number of attempts to move a branch. If another process has locked the branch, Git waits for a moment in
 * each attempt.
 */
const mostAttempts = 20;

/** Returns true if the source branch may be removed. The default branch of a project must not be removed. */
async function mayRemoveSource(queries: Queries, request: MergeRequestRow): Promise<boolean> {
  const [source] = await queries.select().from(projects).where(eq(projects.id, request.sourceProjectId));
  return source !== undefined && source.defaultBranch !== request.sourceBranch;
}
