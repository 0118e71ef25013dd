import { eq, sql } from '../../database/drizzle.ts';
import { Refusal } from '@forgespec/sdk/server/refusal';
import type { User } from '../../access/authenticate.ts';
import type { Project } from '../../access/find-project.ts';
import { readNow } from '../../database/now.ts';
import { projects } from '../../database/schema/index.ts';
import { branchLock } from '../../git/branch-lock.ts';
import { createCommit, type FileChange } from '../../git/fast-import.ts';
import { isFilePath, lastCommitOf, readEntry, type TreeFile } from '../../git/read-tree.ts';
import { isRefName, resolveCommit } from '../../git/refs.ts';
import { GitError } from '../../git/run-git.ts';
import type { Sandbox } from '../../sandbox.ts';
import { transactThenMove } from '../../git/transact-then-move.ts';
import { sendPreparations } from '../merge-requests/prepare-merge-request.ts';

/** The request properties that describe the commit. */
export interface CommitRequest {
  readonly branch: string;
  readonly commit_message: string;
  readonly start_branch?: string;
  readonly author_email?: string;
  readonly author_name?: string;
  readonly last_commit_id?: string;
}

/**
 * A function that plans the change of a file. It returns undefined if the change is not possible.
 *
 * @param current the file before the change. Undefined if the file does not exist.
 */
export type PlanFileChange = (current: TreeFile | undefined) => FileChange | undefined;

/**
 * Commits the change of one file. The branch moves only if the database accepts the change.
 *
 * @throws {Refusal} 400 if the change is not possible. The message is the same for every reason.
 */
export async function commitChange(
  sandbox: Sandbox,
  project: Project,
  caller: User,
  path: string,
  request: CommitRequest,
  change: PlanFileChange,
): Promise<void> {
  const { queries, repositories, jobs, locks } = sandbox;
  const { branch, commit_message: message } = request;
  if (!isRefName(branch) || branch.startsWith('refs/')) throw failed();
  if (!isFilePath(path) || message.trim() === '' || message.includes('\0')) throw failed();
  await locks.hold(branchLock(project.id, branch), async () => {
    const { head, commit } = await planCommit(sandbox, project, caller, path, request, change);
    const move = { repository: repositories.of(project.id), ref: `refs/heads/${branch}`, from: head, to: commit };
    const isMoved = await transactThenMove(queries, move, async (transaction) => {
      await transaction
        .update(projects)
        .set({ lastActivityAt: sql`sandbox_now()` })
        .where(eq(projects.id, project.id));
      await sendPreparations(jobs, transaction, project.id, branch);
    });
    // Another process has moved the branch since `planCommit` read it.
    if (!isMoved) throw failed();
  });
}

/** A commit that no branch contains, and the current head of the branch. The head is undefined if the branch does not exist. */
interface PlannedCommit {
  readonly head: string | undefined;
  readonly commit: string;
}

/** Creates the commit with the change. Does not move the branch. */
async function planCommit(
  { queries, repositories }: Sandbox,
  project: Project,
  caller: User,
  path: string,
  request: CommitRequest,
  change: PlanFileChange,
): Promise<PlannedCommit> {
  const repository = repositories.of(project.id);
  const { head, base } = await findBase(repository, request);
  const current = base === undefined ? undefined : await readTarget(repository, base, path);
  const expected = request.last_commit_id;
  if (expected !== undefined && (base === undefined || (await lastCommitOf(repository, base, path)) !== expected))
    throw failed();

  const made = change(current);
  if (made === undefined) throw failed();
  const now = await readNow(queries);
  const committer = { name: caller.name, email: caller.email, date: now };
  const author = { name: request.author_name ?? caller.name, email: request.author_email ?? caller.email, date: now };
  const parents = base === undefined ? [] : [base];
  const commit = await createCommit(repository, {
    parents,
    message: request.commit_message,
    author,
    committer,
    changes: [made],
  }).catch((error: unknown) => {
    throw error instanceof GitError ? failed() : error;
  });
  return { head, commit };
}

const failed = (): Refusal => new Refusal(400, 'The file could not be committed.');

/**
 * Returns the head of the branch, and the commit that becomes the parent of the new commit. The head is undefined if the branch does not
 * exist. Both are undefined if the repository is empty.
 */
async function findBase(
  repository: string,
  { branch, start_branch: start }: CommitRequest,
): Promise<{ readonly head: string | undefined; readonly base: string | undefined }> {
  const head = await resolveCommit(repository, `refs/heads/${branch}`);
  if (start === undefined || start === branch) {
    if (head !== undefined) return { head, base: head };
    if ((await resolveCommit(repository, 'HEAD')) === undefined) return { head, base: undefined };
    throw failed();
  }
  const startHead = isRefName(start) ? await resolveCommit(repository, `refs/heads/${start}`) : undefined;
  if (head !== undefined || startHead === undefined) throw failed();
  return { head, base: startHead };
}

/**
 * Returns the file at a path. Returns undefined if the file does not exist.
 *
 * @throws {Refusal} 400 if the path is the path of a folder, or if a part of the path is a file, such as `a` in `a/b`.
 */
async function readTarget(repository: string, commit: string, path: string): Promise<TreeFile | undefined> {
  const entry = await readEntry(repository, commit, path);
  if (entry === 'folder') throw failed();
  if (entry !== undefined) return entry;
  const parts = path.split('/');
  for (let depth = 1; depth < parts.length; depth += 1) {
    const parent = await readEntry(repository, commit, parts.slice(0, depth).join('/'));
    if (parent === undefined) break;
    if (parent !== 'folder') throw failed();
  }
  return undefined;
}
