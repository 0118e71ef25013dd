import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createFolder } from './create-folder.ts';
import { replaceFile } from './replace-file.ts';

/** A text that later processes can read again. */
export interface CachedText {
  /** Returns undefined if the text was not written before, or if its file is damaged. */
  read(): string | undefined;
  /** Writes the text. If the folder is not writable, does nothing. */
  write(text: string): void;
}

/**
 * Returns an object that reads and writes one text of a cache.
 *
 * @param cache the folder of the cache. It is created when a text is written.
 * @param name the name of the file.
 */
export function openCachedText(cache: string, name: string): CachedText {
  const path = join(cache, name);
  return {
    read() {
      try {
        const content = readFileSync(path, 'utf8');
        // The first line is the checksum of the rest.
        const text = content.slice(content.indexOf('\n') + 1);
        return content.startsWith(`${checksum(text)}\n`) ? text : undefined;
      } catch {
        // The file does not exist, or cannot be read.
        return undefined;
      }
    },
    write(text) {
      try {
        createFolder(cache);
        replaceFile(path, `${checksum(text)}\n${text}`);
      } catch {
        // The next process computes the text again.
      }
    },
  };
}

const checksum = (text: string): string => createHash('sha256').update(text).digest('hex');

/**
 * Returns the folder for the cache of a project. It is in the nearest folder `node_modules`, which is in `folder` or in one of its parents.
 * Returns undefined if no such folder exists.
 */
export function projectCache(folder: string): string | undefined {
  if (existsSync(join(folder, 'node_modules'))) return join(folder, 'node_modules/.cache/forgespec');
  const parent = dirname(folder);
  return parent === folder ? undefined : projectCache(parent);
}
