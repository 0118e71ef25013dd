import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectCache } from '../../files/cached-text.ts';
import { createFolder } from '../../files/create-folder.ts';
import { replaceFile } from '../../files/replace-file.ts';

/** Returns the SHA-256 checksum of some bytes in hexadecimal form, as `sha256sum` prints it. */
export const checksumOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/**
 * A cache of the content of fetched documents. The name of each cached file is the checksum of its content. A file whose name and content
 * do not match is not used.
 */
export interface ContentCache {
  read(checksum: string): Uint8Array | undefined;
  write(checksum: string, bytes: Uint8Array): void;
}

/**
 * Returns the cache of the project that contains `folder`. The cache is in the nearest `node_modules`, in `folder` or in one of its parent
 * folders. If no `node_modules` exists, nothing is cached.
 */
export function createContentCache(folder: string): ContentCache {
  const cache = projectCache(folder);
  if (cache === undefined) return { read: () => undefined, write: () => undefined };
  const read = (checksum: string): Uint8Array | undefined => {
    try {
      const bytes = readFileSync(join(cache, checksum));
      return checksumOf(bytes) === checksum ? bytes : undefined;
    } catch {
      // The content is not cached.
      return undefined;
    }
  };
  return {
    read,
    write(checksum, bytes) {
      // If the cached file has the wrong content, it is replaced.
      if (read(checksum) !== undefined) return;
      try {
        createFolder(cache);
        replaceFile(join(cache, checksum), bytes);
      } catch {
        // If the folder is not writable, the document is not cached. A later run without a network then has no copy of it.
      }
    },
  };
}
