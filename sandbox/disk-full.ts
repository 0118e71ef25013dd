import type { Log } from '@forgespec/sdk/server';
import { sqlState } from './database/errors.ts';
import { DiskFullError } from './git/run-git.ts';

/** Returns true if a write failed because a disk or a quota is full: the disk of the repositories, or the one of the database. */
export function isDiskFull(error: unknown): boolean {
  if (error instanceof AggregateError && error.errors.length > 0) return error.errors.every(isDiskFull);
  if (isFileSystemError(error)) return error.errno === noSpace;
  return error instanceof DiskFullError || ['53100', 'EDQUOT', 'ENOSPC'].includes(sqlState(error) ?? '');
}

/** The number of the error `ENOSPC` in Emscripten, the run-time environment of PGlite. */
const noSpace = 51;

/** Returns true for an error of the file system of PGlite. */
const isFileSystemError = (error: unknown): error is { readonly errno: unknown } =>
  typeof error === 'object' && error !== null && 'errno' in error && 'name' in error && error.name === 'ErrnoError';

/** The time without a failed write after which the next failure is logged again, in milliseconds. */
const quietTime = 60_000;

/** Returns a function that logs that the disk is full. If many writes fail one after the other, it logs only the first failure. */
export function logFullDisk(log: Log | undefined): () => void {
  let last = Number.NEGATIVE_INFINITY;
  return () => {
    const now = performance.now();
    if (now - last > quietTime)
      log?.error({}, 'The disk with the data of the sandbox is full. Requests that write get 507 until there is space');
    last = now;
  };
}
