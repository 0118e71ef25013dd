import type { Signature } from './fast-import.ts';
import { gitText, runGit } from './run-git.ts';

/**
 * Merges two commits, without creating a commit.
 *
 * @see https://git-scm.com/docs/git-merge-tree
 * @returns the hash of the merged tree; undefined if there are conflicts.
 */
export async function mergeTrees(repository: string, ours: string, theirs: string): Promise<string | undefined> {
  const args = ['merge-tree', '--write-tree', '--no-messages', '--allow-unrelated-histories', ours, theirs];
  const { exitCode, output } = await runGit(repository, args, { acceptedExitCodes: [0, 1] });
  return exitCode === 0 ? output.toString().trim() : undefined;
}

/** A commit to create for an existing tree. */
export interface TreeCommit {
  readonly tree: string;
  readonly parents: readonly string[];
  readonly message: string;
  readonly author: Signature;
  readonly committer: Signature;
}

/**
 * Creates a commit. Does not change a branch.
 *
 * @returns the hash of the commit. Equal arguments always result in the same hash.
 */
export async function commitTree(
  repository: string,
  { tree, parents, message, author, committer }: TreeCommit,
): Promise<string> {
  const args = ['commit-tree', tree, ...parents.flatMap((parent) => ['-p', parent]), '-F', '-'];
  const environment = { ...signedAs('AUTHOR', author), ...signedAs('COMMITTER', committer) };
  return gitText(repository, args, { input: message, environment });
}

const signedAs = (role: string, { name, email, date }: Signature): Record<string, string> => ({
  [`GIT_${role}_NAME`]: name,
  [`GIT_${role}_EMAIL`]: email,
  [`GIT_${role}_DATE`]: `@${Math.floor(date.getTime() / 1000)} +0000`,
});
