import { gitText, runGit } from './run-git.ts';

/** A file in a commit. */
export interface TreeFile {
  readonly path: string;
  readonly blob: string;
  /** The size in bytes. */
  readonly size: number;
  readonly executable: boolean;
}

/** With this environment variable, git does not interpret a path as a pattern. */
const literalPaths = { GIT_LITERAL_PATHSPECS: '1' };

/**
 * Returns the file at a path in a commit, or `folder` for a folder or submodule. Returns undefined if the path does not
 * exist.
 */
export async function readEntry(
  repository: string,
  commit: string,
  path: string,
): Promise<TreeFile | 'folder' | undefined> {
  if (!isFilePath(path)) return undefined;
  const args = ['ls-tree', '-z', '--full-tree', '--long', commit, '--', path];
  const text = await gitText(repository, args, { environment: literalPaths });
  const [, mode = '', type, blob = '', size] = /^(\d{6}) (\w+) ([0-9a-f]+) +(\d+|-)\t/u.exec(text) ?? [];
  if (type === undefined) return undefined;
  if (type !== 'blob') return 'folder';
  return { path, blob, size: Number(size), executable: mode === '100755' };
}

/**
 * Returns true if a path is valid for a file in a repository. Empty segments, `.`, `..` and names that Git reserves are
 * not valid.
 *
 * @see https://git-scm.com/docs/git-update-index, on paths that are ignored
 */
export const isFilePath = (path: string): boolean =>
  path.split('/').every((part) => part !== '' && part !== '.' && part !== '..' && part.toLowerCase() !== '.git') &&
  !path.includes('\0');

/** Returns the content of a blob. */
export async function readGitBlob(repository: string, blob: string): Promise<Buffer> {
  const { output } = await runGit(repository, ['cat-file', 'blob', blob]);
  return output;
}

/** Returns the hash of the commit that last changed a file, in the history of a given commit. */
export async function lastCommitOf(repository: string, commit: string, path: string): Promise<string> {
  return gitText(repository, ['log', '-1', '--format=%H', commit, '--', path], { environment: literalPaths });
}
