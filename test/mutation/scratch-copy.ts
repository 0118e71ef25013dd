import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Copies the files of a repository to an empty folder. Changes that are not committed are included. Files that git ignores are left out.
 * The dependencies are links to the folders in the `node_modules` of the repository.
 */
export function copyRepository(root: string, copy: string): void {
  for (const file of filesOf(root)) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    copyFileSync(join(root, file), join(copy, file));
  }
  linkDependencies(join(root, 'node_modules'), join(copy, 'node_modules'));
  // Some tests list the files of the repository with git.
  git(copy, 'init', '--quiet');
  git(copy, 'add', '--all');
}

/** Returns the paths of the files below a folder of the repository, relative to the root. Files that git ignores are left out. */
export function filesOf(root: string, folder = '.'): string[] {
  return git(root, 'ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', folder)
    .split('\0')
    .filter((file) => file !== '' && existsSync(join(root, file)));
}

/** Runs git in a folder. Returns the output. */
export function git(folder: string, ...args: string[]): string {
  return execFileSync('git', args, { cwd: folder, encoding: 'utf8' });
}

/**
 * Links packages, one by one. In `node_modules`, a workspace such as `@forgespec/generator` is a relative link. The copy of this link
 * therefore points to the workspace in the scratch copy. If the whole `node_modules` were a link, tests would import the workspaces of the
 * repository, which have no mutants.
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
