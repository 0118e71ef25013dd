import { join } from 'node:path';
import type { Room } from './room.ts';

/** A key of `exports`, and the module behind it. */
export interface Entry {
  /** `./server/fetch` */
  readonly key: string;
  /**
   * The name of the built file without its extension: `server-fetch`; `index` for the key `.`. It has no slash, because all built
   * files and their assets are in one folder.
   */
  readonly name: string;
  /** The source, relative to the root of the repository. */
  readonly file: string;
}

/**
 * Returns the modules that a room exports.
 *
 * @throws {Error} if an export is a pattern. A published room must list each module, because TypeScript cannot check a
 * pattern.
 */
export function moduleEntries({ folder, manifest }: Room): readonly Entry[] {
  return Object.entries(manifest.exports ?? {}).flatMap(([key, target]) => {
    if (key.includes('*')) throw new Error(`${manifest.name} exports a pattern: ${key}`);
    if (!target.endsWith('.ts')) return [];
    return [{ key, name: key === '.' ? 'index' : key.slice(2).replaceAll('/', '-'), file: join(folder, target) }];
  });
}

/** Returns the exported files that are not modules, by their keys: `./openapi.json`. */
export const fileExports = ({ manifest }: Room): readonly string[] =>
  Object.entries(manifest.exports ?? {}).flatMap(([key, target]) =>
    target.endsWith('.json') && key !== './package.json' ? [key] : [],
  );
