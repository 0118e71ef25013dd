import { execFileSync } from 'node:child_process';

/** Returns the lines that git prints. Returns an empty array if git fails. */
function git(folder: string, ...args: string[]): string[] {
  try {
    return execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
      .split('\n')
      .filter(Boolean);
  } catch {
    return [];
  }
}

/**
 * Returns the paths of all files of a repository that differ from main, relative to its root. Changes that are not committed and files that
 * are not tracked count. Deleted files count too. A renamed file counts with its new path.
 */
export function changedFiles(root: string): string[] {
  const main = ['origin/main', 'main'].find((name) => git(root, 'rev-parse', '--verify', name).length > 0);
  const [base = 'HEAD'] = main === undefined ? [] : git(root, 'merge-base', 'HEAD', main);
  const untracked = git(root, 'ls-files', '--others', '--exclude-standard');
  return [...new Set([...git(root, 'diff', '--name-only', base), ...untracked])].toSorted();
}

/** Returns the paths of all files of a repository, relative to its root. Files that git ignores are left out. */
export function repositoryFiles(root: string): string[] {
  return git(root, 'ls-files', '--cached', '--others', '--exclude-standard');
}
