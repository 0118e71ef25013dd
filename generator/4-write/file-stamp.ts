import { lstatSync } from 'node:fs';
import { join } from 'node:path';

/** The time in which a file can change twice without a change of its times, in milliseconds. Some file systems round the times. */
const CLOCK_MILLISECONDS = 50;

/**
 * Returns a text that changes when a file changes. Returns undefined if the file has changed just now, because the next
 * change could have the same time.
 */
export function fileStamp(folder: string, path: string): string | undefined {
  const file = join(folder, path);
  const found = lstatSync(file, { throwIfNoEntry: false });
  if (found?.isFile() !== true || found.ctimeMs > Date.now() - CLOCK_MILLISECONDS) return undefined;
  return [file, found.ino, found.size, found.mtimeMs, found.ctimeMs].join(' ');
}
