import { lstatSync, renameSync, rmSync, rmdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createFolder } from '@forgespec/description/files';
import { digestsOfFile } from '../file-digests.ts';
import { isInside } from '../manifest.ts';
import { foldersOf, refuseLinkedFolders } from '../read-output.ts';
import { journalPath, markUndone, newName, oldName, readUpdateJournal, type UpdateEntry } from './journal.ts';

/** Returns the digest of the bytes of a file of the output, `folder` for a folder, or undefined if the path does not exist. */
type DigestOfPath = (path: string) => string | undefined;

/**
 * Completes the update whose journal is in a folder, or undoes it if it cannot be completed. Does nothing if there is no journal.
 *
 * Files that were changed by somebody else in the meantime stay as they are.
 *
 * @param digestNow returns the digest of the bytes of a file of the output, as `digestsOfFile` does.
 * @throws {Error} of the file system, if the update was undone, or if it can neither be completed nor undone. In the latter case, the
 * journal stays, so that a later run tries again.
 */
export function finishUpdate(
  folder: string,
  updateFolder: string,
  digestNow: DigestOfPath = (path) => digestsOfFile(folder, path)?.bytes,
): void {
  const journal = readUpdateJournal(updateFolder);
  if (journal === undefined) return;
  const entries = journal.entries.filter(({ path }) => isInside(path));
  refuseLinkedFolders(
    folder,
    entries.map(({ path }) => path),
  );
  if (!journal.isUndone) {
    try {
      complete(folder, updateFolder, journal.entries, digestNow);
      rmSync(journalPath(updateFolder, journal));
      for (const { path, after } of entries) if (after === undefined) removeEmptyFolders(folder, path);
      return;
    } catch (error) {
      markUndone(updateFolder);
      undoAndForget();
      throw error;
    }
  }
  undoAndForget();

  function undoAndForget(): void {
    undo(folder, updateFolder, journal?.entries ?? []);
    rmSync(journalPath(updateFolder, { entries: [], isUndone: true }));
  }
}

/**
 * Renames the new files to their paths, and deletes the files that the update deletes. Most files are deleted last, so that no module is
 * missing before the modules that import it are replaced.
 */
function complete(
  folder: string,
  updateFolder: string,
  entries: readonly UpdateEntry[],
  digestNow: DigestOfPath,
): void {
  const written = new Set(entries.filter(({ after }) => after !== undefined).flatMap(({ path }) => pathsOf(path)));
  const steps = entries.map((entry, index) => ({ ...entry, index }));
  const isWritten = ({ after }: UpdateEntry): boolean => after !== undefined;
  // A file is deleted first if a new file needs its path, also in a file system that ignores the case of letters.
  const isInTheWay = ({ path }: UpdateEntry): boolean => pathsOf(path).some((each) => written.has(each));
  const deleted = steps.filter((entry) => !isWritten(entry));
  const inTheWay = deleted.filter(isInTheWay);
  const ordered = [...inTheWay, ...steps.filter(isWritten), ...deleted.filter((entry) => !inTheWay.includes(entry))];
  createFolders(folder, entries);
  for (const { path, index, before, after } of ordered) {
    if (!isInside(path)) continue;
    const target = join(folder, path);
    const found = digestNow(path);
    if (found === after || (found !== undefined && found !== before && found !== 'folder')) continue;
    if (after === undefined) {
      rmSync(target, { force: true });
      continue;
    }
    if (found === 'folder') rmdirSync(target);
    createFolder(dirname(target));
    renameSync(join(updateFolder, newName(index)), target);
  }
}

/**
 * Creates the folders of new files before the first file is replaced, because a full disk may prevent it. Omits a folder if a file that will
 * be deleted still has its path.
 */
function createFolders(folder: string, entries: readonly UpdateEntry[]): void {
  const parents = entries
    .filter(({ path, after }) => after !== undefined && isInside(path))
    .map(({ path }) => dirname(path));
  for (const parent of new Set(parents)) {
    const isFile = (each: string): boolean =>
      lstatSync(join(folder, each), { throwIfNoEntry: false })?.isDirectory() === false;
    if (![parent, ...foldersOf(parent)].some(isFile)) createFolder(join(folder, parent));
  }
}

/** Returns a path and the paths of its folders, in lower case. */
const pathsOf = (path: string): string[] => [path, ...foldersOf(path)].map((each) => each.toLowerCase());

/** Puts the old files back, and deletes the new ones. */
function undo(folder: string, updateFolder: string, entries: readonly UpdateEntry[]): void {
  const steps = entries.map((entry, index) => ({ ...entry, index })).filter(({ path }) => isInside(path));
  for (const { path, before, after } of steps) {
    if (before !== undefined || digestsOfFile(folder, path)?.bytes !== after) continue;
    rmSync(join(folder, path), { force: true });
    removeEmptyFolders(folder, path);
  }
  for (const { path, index, before, after } of steps) {
    const target = join(folder, path);
    if (before === undefined || digestsOfFile(folder, path)?.bytes !== after) continue;
    createFolder(dirname(target));
    renameSync(join(updateFolder, oldName(index)), target);
  }
}

/** Deletes each folder around a path that is empty. */
export function removeEmptyFolders(folder: string, path: string): void {
  for (const parent of foldersOf(path)) {
    try {
      rmdirSync(join(folder, parent));
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') continue;
      return;
    }
  }
}
