import {
  chmodSync,
  constants,
  copyFileSync,
  linkSync,
  lstatSync,
  readFileSync,
  readlinkSync,
  symlinkSync,
  writeFileSync,
  type Stats,
} from 'node:fs';
import { join } from 'node:path';
import { bytesDigest, newName, oldName, type UpdateEntry } from './journal.ts';

/** A change that an update makes. */
export interface OutputChange {
  /** The path of the file, relative to the output folder. */
  readonly path: string;
  /** The new text. Undefined to delete the file. */
  readonly text: string | undefined;
  /** Returns true if the bytes of the file before the update are the expected ones. They are undefined if there is no file. */
  readonly isExpected: (before: Uint8Array | undefined) => boolean;
}

/** The error that is thrown if somebody changes a file of the output during an update. */
export class ChangedOutputError extends Error {}

/** An update whose files are complete. The output is not changed yet. */
export interface PreparedUpdate {
  readonly entries: readonly UpdateEntry[];
  /** @throws {ChangedOutputError} if a file of the output has changed since the update was prepared. */
  refuseChanged(): void;
}

/**
 * Writes the new files of an update into the folder of the update, and keeps the old files there. If the disk is full, this fails before
 * the first change of the output.
 *
 * @throws {ChangedOutputError} if a file of the output is not the expected one.
 * @throws {Error} of the file system.
 */
export function prepareUpdate(folder: string, updateFolder: string, changes: readonly OutputChange[]): PreparedUpdate {
  const states = new Map<string, string>();
  const entries = changes.map(({ path, text, isExpected }, index): UpdateEntry => {
    const target = join(folder, path);
    const found = lstatSync(target, { throwIfNoEntry: false });
    states.set(path, stampOf(found));
    const bytes = found === undefined || found.isDirectory() ? undefined : contentOf(target, found);
    if (!isExpected(bytes)) throw changedError(target);
    const before = bytes === undefined ? undefined : bytesDigest(bytes);
    if (found !== undefined && bytes !== undefined) keep(target, found, join(updateFolder, oldName(index)));
    if (text === undefined) return { path, before };
    const prepared = join(updateFolder, newName(index));
    writeFileSync(prepared, text);
    if (found?.isFile() === true) keepMode(prepared, found);
    return { path, before, after: bytesDigest(text) };
  });
  return {
    entries,
    refuseChanged() {
      for (const [path, state] of states) {
        const target = join(folder, path);
        if (stampOf(lstatSync(target, { throwIfNoEntry: false })) !== state) throw changedError(target);
      }
    },
  };
}

const changedError = (path: string): ChangedOutputError => new ChangedOutputError(`${path} has changed during the run`);

const contentOf = (path: string, found: Stats): Uint8Array =>
  found.isSymbolicLink() ? Buffer.from(readlinkSync(path)) : readFileSync(path);

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
