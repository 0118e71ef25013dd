import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { latestTag, resolveRef } from '../../sandbox/git/refs.ts';
import { folderWith } from '../folder-with.ts';

/** Creates a repository with two commits. The branch `release` is at the second commit, and the tag `release` at the first one. */
function repositoryWithBoth(): { repository: string; first: string; second: string } {
  const folder = folderWith({ 'README.md': '' });
  const git = (...args: string[]): string =>
    execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@example.com', ...args], {
      cwd: folder,
      encoding: 'utf8',
    }).trim();
  git('init', '--quiet', '--initial-branch', 'release');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'one');
  git('tag', 'release');
  git('tag', 'v1');
  const first = git('rev-parse', 'HEAD');
  git('commit', '--quiet', '--allow-empty', '--message', 'two');
  return { repository: join(folder, '.git'), first, second: git('rev-parse', 'HEAD') };
}

test('a name is that of a branch, and otherwise of a tag', async () => {
  const { repository, first, second } = repositoryWithBoth();
  expect(await resolveRef(repository, 'release')).toEqual({ fullName: 'refs/heads/release', sha: second });
  expect(await resolveRef(repository, 'refs/tags/release')).toEqual({ fullName: 'refs/tags/release', sha: first });
  expect(await resolveRef(repository, 'v1')).toEqual({ fullName: 'refs/tags/v1', sha: first });
  expect(await resolveRef(repository, 'HEAD')).toEqual({ fullName: undefined, sha: second });
  expect(await resolveRef(repository, first.slice(0, 12))).toEqual({ fullName: undefined, sha: first });
  expect(await resolveRef(repository, 'v2')).toBeUndefined();
  expect(await resolveRef(repository, 'release~1')).toBeUndefined();
  expect(['release', 'v1']).toContain(await latestTag(repository));
});
