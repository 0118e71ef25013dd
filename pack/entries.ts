import { join } from 'node:path';
import type { Room } from './room.ts';

/** A key of `exports` in a `package.json`, and the module to which the key refers. */
export interface Entry {
  /** The key in `exports`, such as `./server/fetch`. */
  readonly key: string;
  /**
   * The name of the built file without its extension: `server-fetch`. The name for the key `.` is `index`. A name has no slash, because all
   * built files and their assets are in one folder.
   */
  readonly name: string;
  /** The path of the source file, relative to the root of the repository. */
  readonly file: string;
}

/**
 * Returns the modules that a workspace exports.
 *
 * @throws {Error} if a key of `exports` is a pattern, such as `./*`. A published workspace must list each exported module, because each of
 * them becomes a built file.
 */
export function moduleEntries({ folder, manifest }: Room): readonly Entry[] {
  return Object.entries(manifest.exports ?? {}).flatMap(([key, target]) => {
    if (key.includes('*')) throw new Error(`${manifest.name} exports a pattern: ${key}`);
    if (!target.endsWith('.ts')) return [];
    return [{ key, name: key === '.' ? 'index' : key.slice(2).replaceAll('/', '-'), file: join(folder, target) }];
  });
}

/** Returns the keys of the exported files that are not modules, such as `./openapi.json`. */
export const fileExports = ({ manifest }: Room): readonly string[] =>
  Object.entries(manifest.exports ?? {}).flatMap(([key, target]) =>
    target.endsWith('.json') && key !== './package.json' ? [key] : [],
  );
