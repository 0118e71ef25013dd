import { fetchRefs } from './fetch-refs.ts';
import { runGit } from './run-git.ts';

/** The hash with which git states that a ref does not exist. */
export const noCommit = '0'.repeat(40);

/**
 * Moves a ref atomically from one commit to another.
 *
 * @param from the hash of the current commit; undefined to create the ref.
 * @param to the hash of the new commit; undefined to remove the ref.
 * @returns false if the ref does not refer to the commit `from`, or if another process has locked the ref. The ref is
 * then unchanged.
 */
export async function moveRef(
  repository: string,
  ref: string,
  from: string | undefined,
  to: string | undefined,
): Promise<boolean> {
  const expected = from ?? noCommit;
  const args = to === undefined ? ['update-ref', '-d', ref, expected] : ['update-ref', ref, to, expected];
  const { exitCode } = await runGit(repository, args, { acceptedExitCodes: [0, 1, 128] });
  return exitCode === 0;
}

/** Removes a ref. */
export async function removeRef(repository: string, ref: string): Promise<void> {
  await runGit(repository, ['update-ref', '-d', ref]);
}

/**
 * Copies a commit and its history from one repository to another. Then sets a ref of the target repository to the
 * commit.
 */
export async function keepCommit(from: string, to: string, commit: string, ref: string): Promise<void> {
  if (from === to) await runGit(to, ['update-ref', ref, commit]);
  else await fetchRefs(from, to, [`+${commit}:${ref}`]);
}
