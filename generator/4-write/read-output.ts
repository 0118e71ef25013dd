import { existsSync, lstatSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The text of a file of the output folder; undefined where nothing is. */
export function readOutput(folder: string, path: string): string | undefined {
  const file = join(folder, path);
  const found = lstatSync(file, { throwIfNoEntry: false });
  if (found === undefined) return undefined;
  if (found.isSymbolicLink()) return '(a symbolic link)';
  if (found.isDirectory()) return '(a folder)';
  // Git may check text out with the line ends of the system.
  return readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
}

/**
 * Every file below a folder, from the folder, with `/` on every system; none where there is no folder. Links are listed, and not
 * followed, which Node's own recursive reading does.
 */
export function listOutput(folder: string): string[] {
  return existsSync(folder) ? listBelow(folder, '') : [];
}

function listBelow(folder: string, within: string): string[] {
  return readdirSync(join(folder, within), { withFileTypes: true }).flatMap((entry) => {
    const path = within === '' ? entry.name : `${within}/${entry.name}`;
    return entry.isDirectory() ? listBelow(folder, path) : [path];
  });
}

/** A symbolic link stands where a folder of the output should. */
export class LinkedFolderError extends Error {}

/**
 * Sees to it that everything is written inside the output folder.
 *
 * @throws {LinkedFolderError} when a folder on the way to one of the paths is a symbolic link.
 */
export function refuseLinkedFolders(folder: string, paths: readonly string[]): void {
  for (const parent of new Set(paths.flatMap(foldersOf))) {
    const found = lstatSync(join(folder, parent), { throwIfNoEntry: false });
    if (found?.isSymbolicLink() === true) throw new LinkedFolderError(`${join(folder, parent)} is a symbolic link`);
  }
}

/** The folders that lead to a path: `a/b/c.ts` → `a/b`, `a`. */
export function foldersOf(path: string): string[] {
  const parent = dirname(path);
  return parent === '.' ? [] : [parent, ...foldersOf(parent)];
}
