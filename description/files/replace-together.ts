import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { sourceName } from '../diagnostics/source-file.ts';
import { createFolder, firstMissingFolder, removeEmptyUpTo } from './create-folder.ts';
import { deferSignals } from './defer-signals.ts';
import { BusyFolderError, lockUpdates } from './update-lock.ts';
import { KeptFileError, replaceFiles, type PlannedFile, type Replacement } from './replace-file.ts';

/**
 * The folder that locks the files of a folder, and has the record of their replacement. It exists only during a replacement, and after a
 * process that was killed.
 */
const lockPath = (folder: string): string => join(folder, '.forgespec-replace');

/** Returns true for the name of a lock, and of a lock that is being deleted. */
const isLock = (name: string): boolean => /^\.forgespec-replace(?:-\d+)?$/u.test(name);

const recordPath = (folder: string): string => join(lockPath(folder), 'record.json');

/** A file of a replacement. The paths are relative to the folder of the record. */
interface RecordedFile {
  readonly target: string;
  readonly temporary: string;
  /** The digest of the content before the replacement. `missing` if there was no file. */
  readonly before: string;
}

interface Recorded {
  /** True if all temporary files are written, so that the replacement can be completed. */
  readonly isPrepared: boolean;
  readonly files: readonly RecordedFile[];
}

/**
 * Replaces or creates files that the user may edit, in a folder and below it: all of them, or none. Missing folders are created. Other runs
 * wait, and signals are handled afterwards. After a kill at any moment, {@link finishInterruptedReplacement} completes or discards the
 * replacement. A file outside the folder, a file with several hard links, and the files of a folder in which nothing can be created, are
 * replaced without this guarantee.
 *
 * @throws {KeptFileError} if a file is read-only or does not have the content `before`, or if another run uses the folder for a long time.
 * @throws {Error} of the file system.
 */
export function replaceTogether(folder: string, replacements: readonly Replacement[]): void {
  if (replacements.length === 0) return;
  const parents = [folder, ...new Set(replacements.map(({ path }) => dirname(path)))];
  const missing = parents.map((each) => [each, firstMissingFolder(each)] as const);
  try {
    createFolder(folder);
    locked(folder, (isLocked) => {
      for (const each of parents) createFolder(each);
      if (!isLocked) return replaceFiles(replacements);
      return replaceFiles(replacements, {
        begin: (files) => writeRecord(folder, { isPrepared: false, files: recordedFiles(folder, files) }),
        prepared: (files) => writeRecord(folder, { isPrepared: true, files: recordedFiles(folder, files) }),
        end: () => rmSync(recordPath(folder), { force: true }),
      });
    });
  } catch (error) {
    for (const [each, first] of missing.toReversed()) if (first !== undefined) removeEmptyUpTo(each, first);
    throw error;
  }
}

/**
 * If a process was killed in {@link replaceTogether}, completes its replacement, or discards it if the process was killed before all new
 * files were prepared. A file that has changed in the meantime stays as it is. Call this function before reading the files. Waits for the
 * replacement of a running process.
 *
 * @throws {KeptFileError} if another run uses the folder for a long time.
 */
export function finishInterruptedReplacement(folder: string): void {
  if (existsSync(folder) && readdirSync(folder).some(isLock)) locked(folder, () => undefined);
}

/**
 * Locks a folder, completes or discards the replacement of an earlier process, and runs a function. If nothing can be created in the folder,
 * runs the function without a lock.
 */
function locked(folder: string, run: (isLocked: boolean) => void): void {
  // Through a link, the files of another folder could be deleted.
  if (lstatSync(lockPath(folder), { throwIfNoEntry: false })?.isSymbolicLink() === true)
    throw new KeptFileError(`${sourceName(lockPath(folder))} is a symbolic link.`, 'Remove the link.');
  try {
    const lock = lockIn(folder);
    deferSignals(() => {
      try {
        if (lock !== undefined) finish(folder);
        run(lock !== undefined);
      } finally {
        lock?.release();
      }
    });
  } catch (error) {
    if (!(error instanceof BusyFolderError)) throw error;
    const message = `${sourceName(folder) || 'This folder'} cannot be written: ${error.message}.`;
    throw new KeptFileError(message, 'Wait for the other run, and try again.');
  }
}

/** Returns undefined if nothing can be created in the folder. */
function lockIn(folder: string): ReturnType<typeof lockUpdates> | undefined {
  try {
    return lockUpdates(lockPath(folder));
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') return undefined;
    throw error;
  }
}

function finish(folder: string): void {
  for (const name of readdirSync(folder))
    if (isLock(name) && join(folder, name) !== lockPath(folder)) rmSync(join(folder, name), { recursive: true });
  const record = recordPath(folder);
  if (!existsSync(record)) return;
  const { isPrepared, files } = readRecord(record);
  for (const { target, temporary, before } of files) {
    const [from, to] = [resolve(folder, temporary), resolve(folder, target)];
    // The record may come from somebody else, for example from a repository.
    const isOurs = isInside(folder, from) && isInside(folder, to) && /^\.forgespec-[\w-]+\.tmp$/u.test(basename(from));
    if (!isOurs || lstatSync(from, { throwIfNoEntry: false })?.isFile() !== true) continue;
    if (isPrepared && digestOf(to) === before) renameSync(from, to);
    else rmSync(from);
  }
  rmSync(record);
}

const recordedFiles = (folder: string, files: readonly PlannedFile[]): readonly RecordedFile[] =>
  files
    .filter(({ target }) => isInside(folder, target))
    .map(({ target, temporary, old }) => ({
      target: relative(folder, target),
      temporary: relative(folder, temporary),
      before: old === undefined ? 'missing' : digest(old),
    }));

const isInside = (folder: string, path: string): boolean => path.startsWith(`${resolve(folder)}${sep}`);

/** Writes the record. A reader finds the earlier record or the complete new one. */
function writeRecord(folder: string, content: Recorded): void {
  const unfinished = `${recordPath(folder)}.tmp`;
  writeFileSync(unfinished, JSON.stringify(content));
  renameSync(unfinished, recordPath(folder));
}

function readRecord(record: string): Recorded {
  try {
    const parsed: unknown = JSON.parse(readFileSync(record, 'utf8'));
    if (typeof parsed !== 'object' || parsed === null) return { isPrepared: false, files: [] };
    const files: readonly unknown[] = 'files' in parsed && Array.isArray(parsed.files) ? parsed.files : [];
    return { isPrepared: 'isPrepared' in parsed && parsed.isPrepared === true, files: files.filter(isRecordedFile) };
  } catch (error) {
    if (error instanceof SyntaxError) return { isPrepared: false, files: [] };
    throw error;
  }
}

const isRecordedFile = (value: unknown): value is RecordedFile =>
  typeof value === 'object' &&
  value !== null &&
  ['target', 'temporary', 'before'].every((key) => typeof Reflect.get(value, key) === 'string');

const digestOf = (path: string): string =>
  lstatSync(path, { throwIfNoEntry: false }) === undefined ? 'missing' : digest(readFileSync(path));

const digest = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
