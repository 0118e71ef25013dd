import { gitText, runGit } from './run-git.ts';

/** Returns the merge base of two commits. Returns undefined if the commits have no common ancestor. */
export async function mergeBase(repository: string, one: string, other: string): Promise<string | undefined> {
  const sha = await gitText(repository, ['merge-base', one, other], { acceptedExitCodes: [0, 1] });
  return sha === '' ? undefined : sha;
}

/** Returns true if `commit` is in the history of `descendant`. */
export async function isAncestor(repository: string, commit: string, descendant: string): Promise<boolean> {
  const { exitCode } = await runGit(repository, ['merge-base', '--is-ancestor', commit, descendant], {
    acceptedExitCodes: [0, 1],
  });
  return exitCode === 0;
}

/** Returns the number of commits that are in the history of `commit`, but not in the history of `excluded`. */
export async function countCommits(repository: string, commit: string, excluded: string): Promise<number> {
  return Number(await gitText(repository, ['rev-list', '--count', commit, `^${excluded}`]));
}
