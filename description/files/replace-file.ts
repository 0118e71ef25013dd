import { Buffer } from 'node:buffer';
import { randomUUID } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  chownSync,
  closeSync,
  constants,
  ftruncateSync,
  linkSync,
  lstatSync,
  openSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  type Stats,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { sourceName } from '../diagnostics/source-file.ts';

/** The error that is thrown if a file is not replaced, because the user would lose something. */
export class KeptFileError extends Error {
  /** One sentence that tells the user how to continue. */
  readonly fix: string;

  constructor(message: string, fix: string) {
    super(message);
    this.fix = fix;
  }
}

/** The new content of a file. */
export interface Replacement {
  readonly path: string;
  readonly content: string | Uint8Array;
  /**
   * The content that the file must have now. `missing` if the file must not exist. If undefined, any content is replaced.
   */
  readonly before?: Uint8Array | 'missing' | undefined;
}

/** Replaces the content of a file, or creates the file. See {@link replaceFiles}. */
export const replaceFile = (path: string, content: string | Uint8Array, before?: Replacement['before']): void =>
  replaceFiles([{ path, content, before }]);

/** The record of a replacement of several files. With it, the replacement can be completed after the process was killed. */
export interface ReplacementRecord {
  /** Called before the temporary files are written. */
  begin(files: readonly PlannedFile[]): void;
  /** Called after all temporary files are written, and before the first file is replaced. */
  prepared(files: readonly PlannedFile[]): void;
  /** Called after all files are replaced, or after the replacement has failed and all files have their old content. */
  end(): void;
}

/** A file that will be replaced by its temporary file. */
export interface PlannedFile {
  /** The path of the file, after symbolic links. */
  readonly target: string;
  readonly temporary: string;
  /** The present content. Undefined if there is no file. */
  readonly old: Uint8Array | undefined;
}

/**
 * Replaces the content of files, or creates them. The folders of the files must exist. If one file cannot be replaced, all files keep their
 * content.
 *
 * - No program ever reads an incomplete file. A full disk fails before the first file is changed.
 * - A symbolic link stays, and the file to which it refers is replaced. A device or pipe gets the content.
 * - The permissions, the owner, and further hard links of the file stay.
 *
 * @throws {KeptFileError} if a file is read-only, or does not have the content `before`.
 * @throws {Error} of the file system.
 */
export function replaceFiles(replacements: readonly Replacement[], record?: ReplacementRecord): void {
  const files = replacements.filter(({ path }) => !isDevice(path)).map(plan);
  record?.begin(files);
  const done: Planned[] = [];
  try {
    for (const file of files) writeTemporary(file);
    for (const file of files) refuseChanged(file);
    // Files that must be overwritten in place cannot be completed after a kill.
    record?.prepared(files.filter(({ isInPlace }) => !isInPlace));
    // New files are created first, because this can fail if the disk is full.
    for (const file of files.toSorted((a, b) => Number(a.old !== undefined) - Number(b.old !== undefined))) {
      finish(file);
      done.push(file);
    }
    for (const { path, content } of replacements) if (isDevice(path)) writeFileSync(path, content);
  } catch (error) {
    for (const { target, old } of done.toReversed()) {
      if (old === undefined) rmSync(target, { force: true });
      else overwrite(target, old);
    }
    throw error;
  } finally {
    for (const { temporary } of files) rmSync(temporary, { force: true });
    record?.end();
  }
}

interface Planned extends PlannedFile {
  readonly replacement: Replacement;
  /** True if the temporary file cannot take the place of the file, so that the file is overwritten. */
  isInPlace: boolean;
}

function plan(replacement: Replacement): Planned {
  const { path } = replacement;
  const target = linkedFile(path);
  const found = lstatSync(target, { throwIfNoEntry: false });
  if (found !== undefined) refuseReadOnly(path, target, found);
  const old = found === undefined ? undefined : readFileSync(target);
  const temporary = join(dirname(target), `.forgespec-${process.pid}-${randomUUID().slice(0, 8)}.tmp`);
  const planned: Planned = { replacement, target, temporary, old, isInPlace: false };
  refuseChanged(planned);
  return planned;
}

function finish({ replacement: { path, content, before }, target, temporary, isInPlace }: Planned): void {
  if (isInPlace) overwrite(target, content);
  else if (before === 'missing') create(path, temporary, target);
  else move(temporary, target, content);
}

/**
 * Returns true for a device or a pipe, such as `/dev/stdout`. Also returns true if the output of the command goes to a regular file, because
 * other programs have opened this file.
 */
const isDevice = (path: string): boolean =>
  /^\/(?:dev|proc)\/(?!shm\/)/u.test(resolve(path)) || statSync(path, { throwIfNoEntry: false })?.isFile() === false;

/** Returns the path of the file to which a path leads through symbolic links. This file may be missing. */
function linkedFile(path: string, depth = 0): string {
  if (lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() !== true) return path;
  if (depth === 40)
    throw new KeptFileError(`${sourceName(path)} is a symbolic link that leads to itself.`, 'Remove the link.');
  return linkedFile(resolve(dirname(path), readlinkSync(path)), depth + 1);
}

function refuseReadOnly(path: string, target: string, { mode }: Stats): void {
  // The user root may write every file, so the permissions are also checked.
  if ((mode & 0o222) === 0)
    throw new KeptFileError(
      `${sourceName(path)} is read-only.`,
      'Make the file writable, or remove it, and run the command again.',
    );
  accessSync(target, constants.W_OK);
}

function refuseChanged({ replacement: { path, before }, target }: Planned): void {
  if (before === undefined) return;
  const found = lstatSync(target, { throwIfNoEntry: false }) === undefined ? undefined : readFileSync(target);
  if (before === 'missing' ? found === undefined : found !== undefined && Buffer.compare(found, before) === 0) return;
  throw new KeptFileError(`${sourceName(path)} has changed in the meantime.`, 'Run the command again.');
}

/**
 * Writes the new content beside a file. Sets `isInPlace` if the file must be overwritten in place: if its folder is not writable, if it has
 * several names (hard links), or if it has another owner.
 */
function writeTemporary(file: Planned): void {
  const { replacement, target, temporary } = file;
  const found = lstatSync(target, { throwIfNoEntry: false });
  try {
    writeFileSync(temporary, replacement.content, { flag: 'wx' });
    if (found === undefined) return;
    const { uid, gid, mode } = lstatSync(temporary);
    if (uid !== found.uid || gid !== found.gid) chownSync(temporary, found.uid, found.gid);
    if (mode !== found.mode) chmodSync(temporary, found.mode);
    file.isInPlace = found.nlink !== 1;
  } catch (error) {
    if (found === undefined || !isOneOf(error, ['EACCES', 'EPERM', 'EROFS'])) {
      // Users do not know the temporary file.
      if (error instanceof Error && 'path' in error) Object.assign(error, { path: target });
      throw error;
    }
    file.isInPlace = true;
  }
}

/** Moves a temporary file to the path of a file. A file that is a mount point cannot be replaced, so it is overwritten. */
function move(temporary: string, target: string, content: string | Uint8Array): void {
  try {
    renameSync(temporary, target);
  } catch (error) {
    if (!isOneOf(error, ['EBUSY', 'EXDEV'])) throw error;
    overwrite(target, content);
  }
}

/** Creates a file, unless another program has created it in the meantime. */
function create(path: string, temporary: string, target: string): void {
  try {
    linkSync(temporary, target);
  } catch (error) {
    if (isOneOf(error, ['EEXIST']))
      throw new KeptFileError(`${sourceName(path)} was created in the meantime.`, 'Run the command again.');
    // The file system has no hard links.
    renameSync(temporary, target);
  }
}

/** Overwrites a file in place. The space of the old content is kept until the end, so that the old content can be restored. */
function overwrite(target: string, content: string | Uint8Array): void {
  const bytes = Buffer.from(content);
  const old = readFileSync(target);
  const file = openSync(target, 'r+');
  const write = (all: Uint8Array): void => {
    for (let position = 0; position < all.length;) position += writeSync(file, all, position, undefined, position);
    ftruncateSync(file, all.length);
  };
  try {
    write(bytes);
  } catch (error) {
    write(old);
    throw error;
  } finally {
    closeSync(file);
  }
}

const isOneOf = (error: unknown, codes: readonly string[]): boolean =>
  error instanceof Error && 'code' in error && codes.some((code) => code === error.code);
