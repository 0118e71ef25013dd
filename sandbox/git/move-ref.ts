import { fetchRefs } from './fetch-refs.ts';
import { runGit } from './run-git.ts';

/**
 * Moves a ref from one commit to another, in one step.
 *
 * @param to undefined to remove it.
 * @returns whether it was moved: it is not, when it is somewhere else by now.
 */
export async function moveRef(repository: string, ref: string, from: string, to: string | undefined): Promise<boolean> {
  const args = to === undefined ? ['update-ref', '-d', ref, from] : ['update-ref', ref, to, from];
  const { exitCode } = await runGit(repository, args, { answers: [0, 1, 128] });
  return exitCode === 0;
}

/** Removes a ref, wherever it is. */
export async function removeRef(repository: string, ref: string): Promise<void> {
  await runGit(repository, ['update-ref', '-d', ref]);
}

/** Keeps a commit of one repository in another one, with its history, under a name of its own. */
export async function keepCommit(from: string, to: string, commit: string, ref: string): Promise<void> {
  if (from === to) await runGit(to, ['update-ref', ref, commit]);
  else await fetchRefs(from, to, [`+${commit}:${ref}`]);
}
