import { lstatSync, type Stats } from 'node:fs';
import { join } from 'node:path';

/**
 * A time in milliseconds. If a file changes twice within this time, both changes may have the same timestamp, because some file systems
 * round timestamps.
 */
const CLOCK_MILLISECONDS = 50;

/**
 * Returns a string that changes when a file changes. Returns undefined if the path is not a file. Also returns undefined if the file has
 * changed just now, because the next change could have the same timestamp.
 */
export function fileStamp(folder: string, path: string): string | undefined {
  const found = lstatSync(join(folder, path), { throwIfNoEntry: false });
  return found === undefined ? undefined : stampOf(found);
}

/** Returns the stamp of a file with the given properties, as `fileStamp` does. */
export function stampOf(found: Stats): string | undefined {
  if (!found.isFile() || found.ctimeMs > Date.now() - CLOCK_MILLISECONDS) return undefined;
  return [found.ino, found.size, found.mtimeMs, found.ctimeMs].join(' ');
}
