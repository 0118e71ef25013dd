import { gitText, runGit } from './run-git.ts';

/** The newest commit that two commits have both grown out of; undefined when there is none. */
export async function mergeBase(repository: string, one: string, other: string): Promise<string | undefined> {
  const sha = await gitText(repository, ['merge-base', one, other], { answers: [0, 1] });
  return sha === '' ? undefined : sha;
}

/** Whether a commit is part of the history of another one. */
export async function isAncestor(repository: string, commit: string, of: string): Promise<boolean> {
  const { exitCode } = await runGit(repository, ['merge-base', '--is-ancestor', commit, of], { answers: [0, 1] });
  return exitCode === 0;
}

/** The number of commits in the history of one commit that are not in that of another. */
export async function countCommits(repository: string, of: string, without: string): Promise<number> {
  return Number(await gitText(repository, ['rev-list', '--count', of, `^${without}`]));
}
