import { and, eq, sql } from '../../database/drizzle.ts';
import { mergeRequests, projects } from '../../database/schema/index.ts';
import { transact } from '../../database/transact.ts';
import { isAncestor } from '../../git/ancestry.ts';
import { moveRef } from '../../git/move-ref.ts';
import { resolveCommit } from '../../git/refs.ts';
import type { Sandbox } from '../../sandbox.ts';
import type { MergeRequestRow } from './find-merge-request.ts';
import { sendPreparations } from './prepare-merge-request.ts';

/**
 * Moves the target branch of a locked merge request to the planned merge commit, and marks the merge request as merged.
 * If the branch has moved to another commit, sets the state of the merge request to `opened` again. The function is
 * idempotent, even if several processes call it at the same time.
 *
 * @returns true if the merge request is merged.
 */
export async function completeMerge(sandbox: Sandbox, id: number, mergeCommitSha: string): Promise<boolean> {
  const { queries, repositories } = sandbox;
  const condition = and(eq(mergeRequests.id, id), eq(mergeRequests.mergeCommitSha, mergeCommitSha));
  const [request] = await queries.select().from(mergeRequests).where(condition);
  if (request === undefined) return false;
  if (request.state !== 'locked') return request.state === 'merged';
  const repository = repositories.of(request.projectId);
  if (!(await moveBranch(repository, `refs/heads/${request.targetBranch}`, mergeCommitSha))) {
    const reopened = { state: 'opened', mergeCommitSha: null, squashCommitSha: null } as const;
    await queries
      .update(mergeRequests)
      .set({ ...reopened, ...(request.autoMerge ? {} : { mergeUserId: null }) })
      .where(and(condition, eq(mergeRequests.state, 'locked')));
    return false;
  }
  const isRemoved = request.forceRemoveSourceBranch && (await mayRemoveSource(sandbox, request));
  if (isRemoved) {
    const source = repositories.of(request.sourceProjectId);
    await moveRef(source, `refs/heads/${request.sourceBranch}`, request.headSha, undefined);
  }
  await transact(queries, async (transaction) => {
    const [merged] = await transaction
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
      .where(and(condition, eq(mergeRequests.state, 'locked')))
      .returning();
    if (merged === undefined) return;
    await sendPreparations(sandbox.jobs, transaction, request.projectId, request.targetBranch);
    if (isRemoved) {
      await sendPreparations(sandbox.jobs, transaction, request.sourceProjectId, request.sourceBranch);
    }
  });
  return true;
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
async function mayRemoveSource({ queries }: Sandbox, request: MergeRequestRow): Promise<boolean> {
  const [source] = await queries.select().from(projects).where(eq(projects.id, request.sourceProjectId));
  return source !== undefined && source.defaultBranch !== request.sourceBranch;
}
