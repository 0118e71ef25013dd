import { runGit } from './run-git.ts';

/**
 * Gets commits of one repository, with their histories, into another one.
 *
 * @param refs which of them, and their names there: `+refs/heads/main:refs/heads/main`.
 * @see https://git-scm.com/docs/git-fetch
 */
export async function fetchRefs(from: string, to: string, refs: readonly string[]): Promise<void> {
  const quietly = ['--quiet', '--no-tags', '--no-write-fetch-head', '--no-auto-maintenance'];
  await runGit(to, ['fetch', ...quietly, '--', from, ...refs]);
}
