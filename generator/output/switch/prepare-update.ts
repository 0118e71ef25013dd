import {
  chmodSync,
  constants,
  copyFileSync,
  linkSync,
  lstatSync,
  readlinkSync,
  symlinkSync,
  writeFileSync,
  type Stats,
} from 'node:fs';
import { join } from 'node:path';
import { digestsOfFile, type FileDigests } from '../file-digests.ts';
import { digestOf } from '../manifest.ts';
import type { PrintedFile } from '../printed-file.ts';
import { newName, oldName, type UpdateEntry } from './journal.ts';

/** A change that an update makes. */
export interface OutputChange {
  /** The path of the file, relative to the output folder. */
  readonly path: string;
  /** The new file. Undefined to delete the file. */
  readonly file: PrintedFile | undefined;
  /** Returns true if the file before the update is the expected one. Its digests are undefined if there is no file. */
  readonly isExpected: (before: FileDigests | undefined) => boolean;
}

/** The error that is thrown if somebody changes a file of the output during an update. */
export class ChangedOutputError extends Error {}

/** An update whose files are complete. The output is not changed yet. */
export interface PreparedUpdate {
  readonly entries: readonly UpdateEntry[];
  /** @throws {ChangedOutputError} if a file of the output has changed since the update was prepared. */
  refuseChanged(): void;
  /**
   * Returns the digest of the bytes of a file as it is now, `folder` for a folder, or undefined if the path does not exist. A file that has
   * not changed since the update was prepared is not read again.
   */
  digestNow(path: string): string | undefined;
}

/**
 * Writes the new files of an update into the folder of the update, and keeps the old files there. If the disk is full, this fails before
 * the first change of the output.
 *
 * @throws {ChangedOutputError} if a file of the output is not the expected one.
 * @throws {Error} of the file system.
 */
export function prepareUpdate(folder: string, updateFolder: string, changes: readonly OutputChange[]): PreparedUpdate {
  const states = new Map<string, { readonly stamp: string; readonly digest: string | undefined }>();
  const entries = changes.map(({ path, file, isExpected }, index): UpdateEntry => {
    const target = join(folder, path);
    const found = lstatSync(target, { throwIfNoEntry: false });
    const digests = digestsOfFile(folder, path);
    states.set(path, { stamp: stampOf(found), digest: digests?.bytes });
    const replaced = found === undefined || found.isDirectory() ? undefined : found;
    if (!isExpected(replaced && digests)) throw changedError(target);
    const before = replaced && digests?.bytes;
    if (replaced !== undefined) keep(target, replaced, join(updateFolder, oldName(index)));
    if (file === undefined) return { path, before };
    const prepared = join(updateFolder, newName(index));
    writeFileSync(prepared, file.text);
    if (found?.isFile() === true) keepMode(prepared, found);
    return { path, before, after: digestOf(file) };
  });
  const stampNow = (path: string): string => stampOf(lstatSync(join(folder, path), { throwIfNoEntry: false }));
  return {
    entries,
    refuseChanged() {
      for (const [path, { stamp }] of states) if (stampNow(path) !== stamp) throw changedError(join(folder, path));
    },
    digestNow(path) {
      const known = states.get(path);
      return known !== undefined && known.stamp === stampNow(path) ? known.digest : digestsOfFile(folder, path)?.bytes;
    },
  };
}

const changedError = (path: string): ChangedOutputError => new ChangedOutputError(`${path} has changed during the run`);

/** The change time is not part of the stamp, because a new hard link changes it. */
const stampOf = (found: Stats | undefined): string =>
  found === undefined ? 'missing' : [found.ino, found.size, found.mtimeMs, found.mode].join(' ');

/** Keeps an old file under a second name. Copies the file if the file system has no hard links. */
function keep(path: string, found: Stats, kept: string): void {
  if (found.isSymbolicLink()) {
    symlinkSync(readlinkSync(path), kept);
    return;
  }
  try {
    linkSync(path, kept);
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')) throw error;
    copyFileSync(path, kept, constants.COPYFILE_FICLONE);
  }
}

/** Sets the permissions of a new file to those of the file that it replaces. */
function keepMode(prepared: string, { mode }: Stats): void {
  if (lstatSync(prepared).mode !== mode) chmodSync(prepared, mode);
}
