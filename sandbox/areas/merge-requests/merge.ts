import { and, eq, sql } from 'drizzle-orm';
import { Refusal } from '@forgespec/sdk/server';
import type { User } from '../../access/authenticate.ts';
import { readNow } from '../../database/now.ts';
import { mergeRequests, projects, users } from '../../database/schema/index.ts';
import { mergeBase } from '../../git/ancestry.ts';
import { commitTree, mergeTrees } from '../../git/merge.ts';
import type { Sandbox } from '../../sandbox.ts';
import { branchLock } from '../../git/branch-lock.ts';
import { completeMerge } from './complete-merge.ts';
import type { MergeRequestRow } from './find-merge-request.ts';

/** Whoever else moves one of the branches at the same time has to be waited for, and no more than this often. */
const mostAttempts = 50;

/** Seconds after which a merge is completed by somebody else. */
const patience = 2;

/**
 * Merges a merge request. It is first locked, with the commit that its target branch is to be moved to. From then on, whoever
 * stops half-way leaves a job to others that completes it.
 *
 * @param target the branch that it is merged into, where others wait meanwhile.
 * @param read reads the merge request as it is now, and refuses when it is not to be merged.
 * @throws {Refusal} 422 as `read` does, on conflicts, and when the target branch does not hold still.
 */
export async function merge(
  sandbox: Sandbox,
  caller: User,
  { projectId, targetBranch }: MergeTarget,
  message: string | undefined,
  read: () => Promise<MergeRequestRow>,
): Promise<void> {
  await sandbox.locks.hold(branchLock(projectId, targetBranch), async () =>
    attemptMerge(sandbox, caller, message, read),
  );
}

/** The branch that a merge request is merged into. */
export type MergeTarget = Pick<MergeRequestRow, 'projectId' | 'targetBranch'>;

async function attemptMerge(
  sandbox: Sandbox,
  caller: User,
  message: string | undefined,
  read: () => Promise<MergeRequestRow>,
): Promise<void> {
  for (let attempt = 1; attempt <= mostAttempts; attempt += 1) {
    const request = await read();
    const planned = await planMerge(sandbox, request, caller, message);
    if (await lock(sandbox, request, caller, planned)) {
      if (await completeMerge(sandbox, request.id, planned.mergeCommitSha)) return;
    }
  }
  throw new Refusal(422, 'The branches of the merge request keep moving');
}

interface Plan {
  readonly mergeCommitSha: string;
  readonly squashCommitSha: string | null;
}

/** Writes the commits that a merge consists of. No branch has them yet. */
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
  const [about] = await queries
    .select({ path: projects.fullPath, author: users })
    .from(projects)
    .innerJoin(users, eq(users.id, request.authorId))
    .where(eq(projects.id, request.projectId));
  if (about === undefined) throw new Error('The merge request has no project');
  const date = await readNow(queries);
  const committer = { name: caller.name, email: caller.email, date };
  const squashed = request.squash
    ? await commitTree(repository, {
        tree: `${headSha}^{tree}`,
        parents: [(await mergeBase(repository, target, headSha)) ?? target],
        message: request.title,
        author: { name: about.author.name, email: about.author.email, date },
        committer,
      })
    : null;
  const { sourceBranch, targetBranch, title, iid } = request;
  const standard = `Merge branch '${sourceBranch}' into '${targetBranch}'\n\n${title}\n\nSee merge request ${about.path}!${iid}`;
  const parents = [target, squashed ?? headSha];
  const mergeCommitSha = await commitTree(repository, {
    tree,
    parents,
    message: message ?? standard,
    author: committer,
    committer,
  });
  return { mergeCommitSha, squashCommitSha: squashed };
}

/** Locks a merge request if it still is as planned, and leaves the job to complete the merge. */
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
    await jobs.send(transaction, { kind: 'complete-merge', mergeRequestId: id, mergeCommitSha }, patience);
    return true;
  });
}
