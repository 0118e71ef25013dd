import { and, eq, ne, or, sql } from '../../database/drizzle.ts';
import type { JobSender } from '../../jobs/job-queue.ts';
import type { Queries } from '../../database/database.ts';
import { mergeRequests } from '../../database/schema/index.ts';
import { mergeBase } from '../../git/ancestry.ts';
import { countChanges } from '../../git/diff.ts';
import { mergeTrees } from '../../git/merge.ts';
import { keepCommit } from '../../git/move-ref.ts';
import { resolveCommit } from '../../git/refs.ts';
import type { Sandbox } from '../../sandbox.ts';
import type { MergeRequestRow } from './find-merge-request.ts';
import { newestPipelineOf } from './merge-request-pipelines.ts';

/**
 * Returns the name of the ref for the head commit of a merge request, in the repository of the target project. Because
 * of this ref, Git does not remove the commits of the merge request.
 */
export const headRef = (iid: number): string => `refs/merge-requests/${iid}/head`;

/**
 * Compares the branches of an open merge request. Stores the number of changed files, the merge status and the newest
 * pipeline. If the head commit has changed, turns off automatic merging, because a user requested it for an earlier
 * commit. The function is idempotent.
 */
async function prepareMergeRequest(sandbox: Sandbox, id: number): Promise<void> {
  for (;;) {
    const [request] = await sandbox.queries.select().from(mergeRequests).where(eq(mergeRequests.id, id));
    if (request?.state !== 'opened') return;
    const { head, target } = await readBranches(sandbox, request);
    const isGone = head === undefined || target === undefined;
    const prepared = isGone ? broken : await compare(sandbox, request, head, target);
    if (await storePrepared(sandbox, request, prepared)) return;
  }
}

const broken = { mergeStatus: 'cannot_be_merged', hasConflicts: false } as const;

/**
 * Stores the result of comparing the branches, unless the merge request has changed since it was read.
 *
 * @returns true if the result was stored.
 */
async function storePrepared(
  { queries }: Sandbox,
  expected: MergeRequestRow,
  prepared: Partial<Awaited<ReturnType<typeof compare>>>,
): Promise<boolean> {
  return queries.transaction(async (transaction) => {
    const condition = eq(mergeRequests.id, expected.id);
    const [current] = await transaction.select().from(mergeRequests).where(condition).for('update');
    const isSame = (['state', 'headSha', 'startSha', 'targetBranch'] as const).every(
      (column) => current?.[column] === expected[column],
    );
    if (!isSame) return false;
    const { headSha = expected.headSha } = prepared;
    const isMoved = headSha !== expected.headSha;
    await transaction
      .update(mergeRequests)
      .set({
        ...prepared,
        preparedAt: sql`coalesce(${mergeRequests.preparedAt}, sandbox_now())`,
        headPipelineId: newestPipelineOf(expected, headSha),
        ...(isMoved ? { updatedAt: sql`sandbox_now()`, autoMerge: false, mergeMessage: null, mergeUserId: null } : {}),
      })
      .where(condition);
    return true;
  });
}

/**
 * Compares the branches of an open merge request if they were never compared, or if one of them has moved since the
 * last comparison.
 */
export async function refreshMergeRequest(sandbox: Sandbox, id: number): Promise<void> {
  const [request] = await sandbox.queries.select().from(mergeRequests).where(eq(mergeRequests.id, id));
  if (request?.state !== 'opened') return;
  if (request.mergeStatus === 'unchecked' || !(await isCurrent(sandbox, request)))
    await prepareMergeRequest(sandbox, id);
}

async function isCurrent(sandbox: Sandbox, request: MergeRequestRow): Promise<boolean> {
  const { head, target } = await readBranches(sandbox, request);
  const isBroken = request.mergeStatus === 'cannot_be_merged' && !request.hasConflicts;
  if (isBroken) return head === undefined || target === undefined;
  return head === request.headSha && target === request.startSha;
}

/**
 * Sends a job for each open merge request that has a moved branch as its source or target. The job compares the
 * branches again. Sends no job if the merge status is already `unchecked`, because the previous job has not finished
 * yet.
 */
export async function sendPreparations(
  jobs: JobSender,
  queries: Queries,
  projectId: number,
  branch: string,
): Promise<void> {
  const isSource = and(eq(mergeRequests.sourceProjectId, projectId), eq(mergeRequests.sourceBranch, branch));
  const isTarget = and(eq(mergeRequests.projectId, projectId), eq(mergeRequests.targetBranch, branch));
  const affected = await queries
    .update(mergeRequests)
    .set({ mergeStatus: 'unchecked', hasConflicts: false })
    .where(and(eq(mergeRequests.state, 'opened'), or(isSource, isTarget), ne(mergeRequests.mergeStatus, 'unchecked')))
    .returning({ id: mergeRequests.id });
  for (const { id } of affected) await jobs.send(queries, { kind: 'prepare-merge-request', mergeRequestId: id });
}

/**
 * Returns the head commits of the branches of a merge request. The commit of a branch that does not exist is undefined.
 */
async function readBranches({ repositories }: Sandbox, request: MergeRequestRow) {
  const [head, target] = await Promise.all([
    resolveCommit(repositories.of(request.sourceProjectId), `refs/heads/${request.sourceBranch}`),
    resolveCommit(repositories.of(request.projectId), `refs/heads/${request.targetBranch}`),
  ]);
  return { head, target };
}

async function compare({ repositories }: Sandbox, request: MergeRequestRow, head: string, target: string) {
  const repository = repositories.of(request.projectId);
  await keepCommit(repositories.of(request.sourceProjectId), repository, head, headRef(request.iid));
  const ancestor = await mergeBase(repository, target, head);
  // If the branches have no common commit, compare with the head of the target branch.
  const base = ancestor ?? target;
  // If one branch contains the head of the other branch, the branches cannot have conflicts.
  const hasConflicts =
    ancestor !== target && ancestor !== head && (await mergeTrees(repository, target, head)) === undefined;
  return {
    headSha: head,
    baseSha: base,
    startSha: target,
    changesCount: await countChanges(repository, base, head),
    mergeStatus: hasConflicts ? 'cannot_be_merged' : 'can_be_merged',
    hasConflicts,
  } as const;
}
