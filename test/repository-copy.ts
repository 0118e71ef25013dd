import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, readlinkSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Copies a repository to a folder, as one commit on the branch main. Changes that are not committed are included, files that git ignores are
 * not. The dependencies are links to the packages of the repository.
 *
 * @param without files that are left out.
 */
export function copyRepository(root: string, copy: string, without: readonly string[] = []): void {
  for (const file of filesOf(root)) {
    if (without.includes(file)) continue;
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    copyFileSync(join(root, file), join(copy, file));
  }
  // A workspace has its own folder for packages of which the other workspaces need another version.
  for (const folder of ['', ...workspacesOf(root)]) {
    const packages = join(root, folder, 'node_modules');
    if (existsSync(packages)) linkDependencies(packages, join(copy, folder, 'node_modules'));
  }
  git(copy, 'init', '--quiet', '--initial-branch', 'main');
  git(copy, 'add', '--all');
  const author = ['-c', 'user.name=Copy', '-c', 'user.email=copy@example.com'];
  git(copy, ...author, 'commit', '--quiet', '--no-verify', '--message', 'Copy the repository');
}

/** Undoes all changes of a copy since {@link copyRepository}. */
export function restoreCopy(copy: string): void {
  git(copy, 'checkout', '--quiet', '--', '.');
  git(copy, 'clean', '--quiet', '--force', '-d');
}

const workspacesOf = (root: string): string[] =>
  JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).workspaces;

/** Returns the paths of the files below a folder of a repository, relative to its root. Files that git ignores are left out. */
export const filesOf = (root: string, folder = '.'): string[] =>
  git(root, 'ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', folder)
    .split('\0')
    .filter((file) => file !== '' && existsSync(join(root, file)));

/** Runs git in a folder. Returns the output. */
export const git = (folder: string, ...args: string[]): string =>
  execFileSync('git', args, { cwd: folder, encoding: 'utf8', maxBuffer: 1e8 });

/**
 * Links packages, one by one. A workspace such as `@forgespec/generator` is a relative link. The copy of this link therefore points to the
 * workspace of the copy.
 */
function linkDependencies(from: string, to: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const source = join(from, entry.name);
    if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), join(to, entry.name));
    else if (entry.name.startsWith('@') || entry.name === '.bin') linkDependencies(source, join(to, entry.name));
    else if (!entry.name.startsWith('.')) symlinkSync(source, join(to, entry.name));
  }
}
