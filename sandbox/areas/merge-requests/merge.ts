import { and, eq, sql } from '../../database/drizzle.ts';
import { Refusal } from '@forgespec/sdk/server/refusal';
import type { User } from '../../access/authenticate.ts';
import type { Queries } from '../../database/database.ts';
import { readNow } from '../../database/now.ts';
import { mergeRequests, projects, users } from '../../database/schema/index.ts';
import { mergeBase } from '../../git/ancestry.ts';
import { commitTree, mergeTrees } from '../../git/merge.ts';
import type { Sandbox } from '../../sandbox.ts';
import { branchLock } from '../../git/branch-lock.ts';
import { completeMerge } from './complete-merge.ts';
import type { MergeRequestRow } from './find-merge-request.ts';

/**
 * The maximum number of attempts to merge. An attempt fails if a commit is added to one of the branches during the
 * attempt.
 */
const mostAttempts = 50;

/** The delay of the job that ends an interrupted merge, in seconds. */
const completionDelay = 2;

/**
 * Merges a merge request. A transaction sets its state to `locked`, stores the planned merge commit and sends a job. If the process then
 * ends before the merge is complete, the job completes or undoes it.
 *
 * @param target the target branch. The function holds the lock of this branch during the merge.
 * @param message the message of the merge commit. If it is undefined, the commit gets the default message.
 * @param read a function that returns the current merge request. It throws if the merge request must not be merged.
 * @param view a function that returns the result after the merge. It runs in the transaction of the merge, before the branch moves. If it
 * throws, the merge request is not merged.
 * @throws {Refusal} 422 if there are conflicts, or if the branches change during every attempt. The errors of `read` are also thrown.
 */
export async function merge<View extends NonNullable<unknown>>(
  sandbox: Sandbox,
  caller: User,
  { projectId, targetBranch }: MergeTarget,
  message: string | undefined,
  read: () => Promise<MergeRequestRow>,
  view: (transaction: Queries) => Promise<View>,
): Promise<View> {
  return sandbox.locks.hold(branchLock(projectId, targetBranch), async () =>
    attemptMerge(sandbox, caller, message, read, view),
  );
}

/** The target branch of a merge request. */
export type MergeTarget = Pick<MergeRequestRow, 'projectId' | 'targetBranch'>;

async function attemptMerge<View extends NonNullable<unknown>>(
  sandbox: Sandbox,
  caller: User,
  message: string | undefined,
  read: () => Promise<MergeRequestRow>,
  view: (transaction: Queries) => Promise<View>,
): Promise<View> {
  for (let attempt = 1; attempt <= mostAttempts; attempt += 1) {
    const request = await read();
    const planned = await planMerge(sandbox, request, caller, message);
    if (await lock(sandbox, request, caller, planned)) {
      const merged = await completeMerge(sandbox, request.id, planned.mergeCommitSha, view);
      if (merged !== undefined) return merged;
    }
  }
  throw new Refusal(422, 'The branches got new commits during every attempt; try again');
}

interface Plan {
  readonly mergeCommitSha: string;
  readonly squashCommitSha: string | null;
}

/** Creates the merge commit and, if requested, the squash commit. No branch contains them yet. */
async function planMerge(
  { queries, repositories }: Sandbox,
  request: MergeRequestRow,
  caller: User,
  message: string | undefined,
): Promise<Plan> {
  const repository = repositories.of(request.projectId);
  const { headSha, startSha: target } = request;
  const tree = target === null ? undefined : await mergeTrees(repository, target, headSha);
  if (target === null || tree === undefined) throw new Refusal(422, 'The branches are in conflict');
  const [context] = await queries
    .select({ path: projects.fullPath, author: users })
    .from(projects)
    .innerJoin(users, eq(users.id, request.authorId))
    .where(eq(projects.id, request.projectId));
  if (context === undefined) throw new Error('The merge request has no project');
  const date = await readNow(queries);
  const committer = { name: caller.name, email: caller.email, date };
  const squashed = request.squash
    ? await commitTree(repository, {
        tree: `${headSha}^{tree}`,
        parents: [(await mergeBase(repository, target, headSha)) ?? target],
        message: request.title,
        author: { name: context.author.name, email: context.author.email, date },
        committer,
      })
    : null;
  const { sourceBranch, targetBranch, title, iid } = request;
  const defaultMessage = `Merge branch '${sourceBranch}' into '${targetBranch}'\n\n${title}\n\nSee merge request ${context.path}!${iid}`;
  const parents = [target, squashed ?? headSha];
  const mergeCommitSha = await commitTree(repository, {
    tree,
    parents,
    message: message ?? defaultMessage,
    author: committer,
    committer,
  });
  return { mergeCommitSha, squashCommitSha: squashed };
}

/**
 * Sets the state of a merge request to `locked`, and sends the job that ends the merge if it is interrupted.
 *
 * @returns false if the merge request has changed since the merge was planned. The function then changes nothing.
 */
async function lock(
  { queries, jobs }: Sandbox,
  { id, headSha, updatedAt }: MergeRequestRow,
  caller: User,
  { mergeCommitSha, squashCommitSha }: Plan,
): Promise<boolean> {
  return queries.transaction(async (transaction) => {
    const [locked] = await transaction
      .update(mergeRequests)
      .set({ state: 'locked', mergeCommitSha, squashCommitSha, mergeUserId: caller.id, updatedAt: sql`sandbox_now()` })
      .where(
        and(
          eq(mergeRequests.id, id),
          eq(mergeRequests.state, 'opened'),
          eq(mergeRequests.headSha, headSha),
          eq(mergeRequests.updatedAt, updatedAt),
        ),
      )
      .returning({ id: mergeRequests.id });
    if (locked === undefined) return false;
    await jobs.send(transaction, { kind: 'complete-merge', mergeRequestId: id, mergeCommitSha }, completionDelay);
    return true;
  });
}
