import { runGit } from './run-git.ts';

/**
 * Fetches commits and their histories from one repository into another.
 *
 * @param refs the refspecs, such as `+refs/heads/main:refs/heads/main`.
 * @see https://git-scm.com/docs/git-fetch
 */
export async function fetchRefs(from: string, to: string, refs: readonly string[]): Promise<void> {
  const quietly = ['--quiet', '--no-tags', '--no-write-fetch-head', '--no-auto-maintenance'];
  await runGit(to, ['fetch', ...quietly, '--', from, ...refs]);
}
