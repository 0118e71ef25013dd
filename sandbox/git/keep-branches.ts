import { gitText, runGit } from './run-git.ts';

/** Removes all branches of a repository but some, one of which is the default branch then. */
export async function keepBranches(repository: string, kept: readonly string[], defaultBranch: string): Promise<void> {
  const refs = (await gitText(repository, ['for-each-ref', '--format=%(refname)', 'refs/heads'])).split('\n');
  const unwanted = refs.filter((ref) => ref !== '' && !kept.some((branch) => ref === `refs/heads/${branch}`));
  const commands = unwanted.map((ref) => `delete ${ref}\0\0`).join('');
  await runGit(repository, ['update-ref', '-z', '--stdin'], { input: commands });
  await runGit(repository, ['symbolic-ref', 'HEAD', `refs/heads/${defaultBranch}`]);
}
