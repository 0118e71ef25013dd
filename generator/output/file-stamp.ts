import { lstatSync } from 'node:fs';
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
  const file = join(folder, path);
  const found = lstatSync(file, { throwIfNoEntry: false });
  if (found?.isFile() !== true || found.ctimeMs > Date.now() - CLOCK_MILLISECONDS) return undefined;
  return [file, found.ino, found.size, found.mtimeMs, found.ctimeMs].join(' ');
}
