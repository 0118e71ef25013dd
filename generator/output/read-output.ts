import { existsSync, lstatSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isUpdateFolder } from './switch/update-folder.ts';

/**
 * Returns the text of a file in the output folder. Returns undefined if the file does not exist. For a symbolic link or a folder, returns a
 * short description in parentheses.
 */
export function readOutput(folder: string, path: string): string | undefined {
  const file = join(folder, path);
  const found = lstatSync(file, { throwIfNoEntry: false });
  if (found === undefined) return undefined;
  if (found.isSymbolicLink()) return '(a symbolic link)';
  if (found.isDirectory()) return '(a folder)';
  return textOfOutput(readFileSync(file));
}

/** Returns the text of a file of the output. Git may have converted its line ends to the line ends of the system. */
export const textOfOutput = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8').replaceAll('\r\n', '\n');

/**
 * Returns the paths of all files below a folder. The paths are relative to this folder, and have `/` as the separator on every system.
 * Returns an empty array if the folder does not exist. The files of an update that is in progress are omitted. The result contains symbolic
 * links, but not the files behind them. The recursive mode of `readdirSync` is not used, because it follows symbolic links.
 */
export function listOutput(folder: string): string[] {
  return existsSync(folder) ? listBelow(folder, '') : [];
}

function listBelow(folder: string, within: string): string[] {
  return readdirSync(join(folder, within), { withFileTypes: true }).flatMap((entry) => {
    if (within === '' && isUpdateFolder(entry.name)) return [];
    const path = within === '' ? entry.name : `${within}/${entry.name}`;
    return entry.isDirectory() ? listBelow(folder, path) : [path];
  });
}

/** The error that is thrown if a folder of the output is a symbolic link. */
export class LinkedFolderError extends Error {}

/**
 * Checks that no file in `paths` would be written outside the output folder.
 *
 * @throws {LinkedFolderError} if a folder in one of the paths is a symbolic link.
 */
export function refuseLinkedFolders(folder: string, paths: readonly string[]): void {
  for (const parent of new Set(paths.flatMap(foldersOf))) {
    const found = lstatSync(join(folder, parent), { throwIfNoEntry: false });
    if (found?.isSymbolicLink() === true) throw new LinkedFolderError(`${join(folder, parent)} is a symbolic link`);
  }
}

/** Returns the parent folders of a path. For example, returns `a/b` and `a` for `a/b/c.ts`. */
export function foldersOf(path: string): string[] {
  const parent = dirname(path);
  return parent === '.' ? [] : [parent, ...foldersOf(parent)];
}
