import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DataFolderError } from './data-folder-error.ts';
import { holderName, lockName } from './lock-files.ts';

/** Another sandbox has locked the folder. */
export class FolderInUse extends DataFolderError {}

/** The process that has locked a folder. */
interface Holder {
  readonly pid: number;
  /** When it locked the folder, in ISO 8601. */
  readonly since: string;
  readonly host: string;
}

/** The lock files of this process. A lock must not be garbage while it is held: to collect it would release it. */
const held = new Set<DatabaseSync>();

/**
 * Locks a folder for this process. The operating system keeps the lock, on a file that SQLite opens, and releases it however the
 * process ends. So there is no stale lock, and it does not matter if another process has got the same process id since.
 *
 * @returns a function that releases the lock.
 * @throws {FolderInUse} if another process, or another sandbox of this process, has locked the folder.
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

/** The code of SQLite for a file that another connection has locked. @see https://www.sqlite.org/rescode.html#busy */
const busy = 5;

function openLock(folder: string): DatabaseSync {
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(join(folder, lockName));
    // Without a journal file, the lock is one empty file.
    lock.exec('pragma journal_mode = memory; begin exclusive');
    const holder: Holder = { pid: process.pid, since: new Date().toISOString(), host: hostname() };
    writeFileSync(join(folder, holderName), JSON.stringify(holder));
    return lock;
  } catch (error) {
    lock?.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === busy) throw inUse(folder);
    const reason = error instanceof Error ? error.message : String(error);
    throw new DataFolderError(
      `The folder ${folder} cannot be locked: ${lockName}: ${reason}. Nothing was changed. Name another folder.`,
    );
  }
}

function inUse(folder: string): FolderInUse {
  const holder = readHolder(join(folder, holderName));
  const who =
    holder === undefined
      ? ''
      : ` of process ${holder.pid}${holder.host === hostname() ? '' : ` on ${holder.host}`}, since ${holder.since}`;
  return new FolderInUse(
    `The folder ${folder} is in use by another sandbox${who}. Nothing was changed. Stop that sandbox, or name another folder.`,
  );
}

/** Returns undefined if the process that has just locked the folder has not written the file yet. */
function readHolder(file: string): Holder | undefined {
  try {
    const { pid, since, host } = JSON.parse(readFileSync(file, 'utf8')) as Partial<Record<keyof Holder, unknown>>;
    const isHolder = Number.isInteger(pid) && typeof since === 'string' && !Number.isNaN(Date.parse(since));
    return isHolder ? { pid: Number(pid), since: new Date(since).toISOString(), host: nameOf(host) } : undefined;
  } catch {
    return undefined;
  }
}

/** The name of a computer, without characters that could change the look of a terminal. */
const nameOf = (host: unknown): string => String(host).replaceAll(/[^\w.-]/gu, '?');
