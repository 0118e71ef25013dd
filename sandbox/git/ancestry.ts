import { gitText, runGit } from './run-git.ts';

/** Returns the merge base of two commits; undefined if they have no common ancestor. */
export async function mergeBase(repository: string, one: string, other: string): Promise<string | undefined> {
  const sha = await gitText(repository, ['merge-base', one, other], { acceptedExitCodes: [0, 1] });
  return sha === '' ? undefined : sha;
}

/** Returns true if a commit is in the history of another one. */
export async function isAncestor(repository: string, commit: string, of: string): Promise<boolean> {
  const { exitCode } = await runGit(repository, ['merge-base', '--is-ancestor', commit, of], {
    acceptedExitCodes: [0, 1],
  });
  return exitCode === 0;
}

/** Returns the number of commits in the history of one commit that are not in that of another. */
export async function countCommits(repository: string, of: string, without: string): Promise<number> {
  return Number(await gitText(repository, ['rev-list', '--count', of, `^${without}`]));
}
