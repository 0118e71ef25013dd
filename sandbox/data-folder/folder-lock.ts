import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DataFolderError } from './data-folder-error.ts';
import { holderName, lockName } from './lock-files.ts';

/** The error if another sandbox has locked the folder. */
export class FolderInUseError extends DataFolderError {}

/** The process that has locked a folder. */
interface Holder {
  readonly pid: number;
  /** The time when the process locked the folder, in ISO 8601. */
  readonly since: string;
  readonly host: string;
}

/** The locks that this process has. Without a reference from this set, the garbage collector would release a lock. */
const held = new Set<DatabaseSync>();

/**
 * Locks a folder for this process. The function uses a lock of SQLite on a file in the folder. When the process ends for any reason, the
 * operating system releases the lock. A killed process therefore leaves no lock.
 *
 * @returns a function that releases the lock.
 * @throws {FolderInUseError} if another process, or another sandbox of this process, has locked the folder.
 * @throws {DataFolderError} if the folder cannot be locked.
 */
export function lockFolder(folder: string): () => void {
  const lock = openLock(folder);
  held.add(lock);
  return () => {
    if (!held.delete(lock)) return;
    rmSync(join(folder, holderName), { force: true });
    lock.close();
  };
}

/**
 * The SQLite error code for a file that another connection has locked.
 *
 * @see https://www.sqlite.org/rescode.html#busy
 */
const busy = 5;

function openLock(folder: string): DatabaseSync {
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(join(folder, lockName));
    // The journal is in memory, so that SQLite creates only the empty lock file.
    lock.exec('pragma journal_mode = memory; begin exclusive');
    const holder: Holder = { pid: process.pid, since: new Date().toISOString(), host: hostname() };
    writeFileSync(join(folder, holderName), JSON.stringify(holder));
    return lock;
  } catch (error) {
    lock?.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === busy) throw inUse(folder);
    const reason = error instanceof Error ? error.message : String(error);
    throw new DataFolderError(
      `The folder ${folder} cannot be locked: ${lockName}: ${reason}. No data was changed. Use another folder.`,
    );
  }
}

function inUse(folder: string): FolderInUseError {
  const holder = readHolder(join(folder, holderName));
  const who =
    holder === undefined
      ? ''
      : ` of process ${holder.pid}${holder.host === hostname() ? '' : ` on ${holder.host}`}, since ${holder.since}`;
  return new FolderInUseError(
    `The folder ${folder} is in use by another sandbox${who}. Nothing was changed. Stop that sandbox, or use another folder.`,
  );
}

/**
 * Reads the file that describes the process with the lock. Returns undefined if that process has not written a valid
 * file yet.
 */
function readHolder(file: string): Holder | undefined {
  try {
    const { pid, since, host } = JSON.parse(readFileSync(file, 'utf8')) as Partial<Record<keyof Holder, unknown>>;
    const isHolder = Number.isInteger(pid) && typeof since === 'string' && !Number.isNaN(Date.parse(since));
    return isHolder ? { pid: Number(pid), since: new Date(since).toISOString(), host: nameOf(host) } : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the name of a computer without characters that could control a terminal. */
const nameOf = (host: unknown): string => String(host).replaceAll(/[^\w.-]/gu, '?');
