import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, rmdirSync, statSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';

/** The error that is thrown if another process changes a folder for a long time. */
export class BusyFolderError extends Error {}

/** The longest time that a run waits for the update of another run, in milliseconds. */
const MOST_WAITING = 10_000;

/** An update takes much less time, in milliseconds. An older owner was killed, and its process id now belongs to another process. */
const MOST_UPDATING = 60_000;

/** The time in which a new owner writes its name, in milliseconds. */
const MOST_NAMING = 2000;

/** The right of one process to change the files of a folder. */
export interface UpdateLock {
  /** The folder that exists as long as the lock is held. The owner can prepare its changes in this folder. */
  readonly updateFolder: string;
  /** Returns false if another process has taken the lock, because this process was suspended for a long time. */
  isHeld(): boolean;
  /** Deletes the folder of the update. */
  release(): void;
}

/**
 * Waits until no other process holds a lock, and takes the lock. If the owner of an earlier lock was killed, takes over its lock, and the
 * folder with its prepared update.
 *
 * @param updateFolder the path of the folder that represents the lock. It is created. Its parent must exist.
 * @throws {BusyFolderError} if another process holds the lock for a long time.
 */
export function lockUpdates(updateFolder: string): UpdateLock {
  const deadline = Date.now() + MOST_WAITING;
  for (;;) {
    const owned = tryToOwn(updateFolder);
    if (owned !== undefined) {
      const name = ownerName(owned);
      return {
        updateFolder,
        isHeld: () => lastOwner(updateFolder)?.name === name,
        release: () => release(updateFolder),
      };
    }
    if (Date.now() > deadline) throw new BusyFolderError(busyMessage(updateFolder));
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
  }
}

/**
 * Deletes the folder of an update. First renames the folder, because another process may create a folder with the same name as soon as the
 * owner is deleted. After an error, the folder stays, and the next run deletes it.
 */
function release(updateFolder: string): void {
  try {
    const released = `${updateFolder}-${process.pid}`;
    renameSync(updateFolder, released);
    rmSync(released, { recursive: true, force: true, maxRetries: 5 });
  } catch {
    // The update is complete.
  }
}

/** Returns the number with which this process owns the folder. Returns undefined if another process owns the folder, or tries to own it. */
function tryToOwn(updateFolder: string): number | undefined {
  try {
    mkdirSync(updateFolder);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  }
  const last = lastOwner(updateFolder);
  if (last !== undefined && isWorking(last)) return undefined;
  const number = (last?.number ?? 0) + 1;
  try {
    // With the flag `wx`, only one process can create the file.
    writeFileSync(join(updateFolder, ownerName(number)), `${process.pid} ${hostname()}`, { flag: 'wx' });
    return number;
  } catch (error) {
    if (codeOf(error) === 'EEXIST' || codeOf(error) === 'ENOENT') return undefined;
    if (number === 1) removeUnused(updateFolder);
    throw error;
  }
}

/** Deletes the folder if it is empty or has only the empty file of an owner. */
function removeUnused(updateFolder: string): void {
  try {
    rmSync(join(updateFolder, ownerName(1)), { force: true });
    rmdirSync(updateFolder);
  } catch {
    // Another process uses the folder.
  }
}

interface Owner {
  readonly number: number;
  readonly name: string;
  /** The process id and the host. Undefined if the owner has not written them yet. */
  readonly process: readonly [id: number, host: string] | undefined;
  readonly age: number;
}

const ownerName = (number: number): string => `owner-${number}`;

/** Returns the process that has owned the folder last. Returns undefined if there is none. */
function lastOwner(updateFolder: string): Owner | undefined {
  try {
    const numbers = readdirSync(updateFolder).map((name) => Number(/^owner-(\d+)$/u.exec(name)?.[1] ?? 0));
    const number = Math.max(0, ...numbers);
    if (number === 0) return undefined;
    const name = ownerName(number);
    const [, id, host] = /^(\d+) (.*)$/u.exec(readFileSync(join(updateFolder, name), 'utf8')) ?? [];
    const age = Date.now() - statSync(join(updateFolder, name)).mtimeMs;
    return { number, name, age, process: id === undefined || host === undefined ? undefined : [Number(id), host] };
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

function isWorking({ process: owner, age }: Owner): boolean {
  if (owner === undefined) return age < MOST_NAMING;
  const [id, host] = owner;
  return age < MOST_UPDATING && (host !== hostname() || (id !== process.pid && isRunning(id)));
}

function isRunning(processId: number): boolean {
  try {
    // With the signal 0, `kill` sends no signal. It only checks that the process exists.
    return process.kill(processId, 0);
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

function busyMessage(updateFolder: string): string {
  const [id, host] = lastOwner(updateFolder)?.process ?? [];
  const owner = id === undefined ? 'another process' : `the process ${id} on ${host}`;
  return `${owner} updates it, as ${updateFolder} shows`;
}

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);
