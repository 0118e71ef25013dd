import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root, type Room } from './room.ts';

/** A key of `exports`, and the file behind it. */
export interface Entry {
  /** `./server/fetch` */
  readonly key: string;
  /** The name of the built file, without its extension: `server-fetch`. All of them are in one folder, as their assets are. */
  readonly name: string;
  /** The source, relative to the root of the repository. */
  readonly file: string;
}

/** Returns the modules that a room exports; a pattern becomes one entry for each file that it matches. */
export function moduleEntries({ folder, manifest }: Room): readonly Entry[] {
  return Object.entries(manifest.exports ?? {}).flatMap(([key, target]) => {
    if (!target.endsWith('.ts')) return [];
    if (!key.includes('*')) return [entryOf(key, join(folder, target))];
    const [before = '', after = ''] = target.split('*');
    return readdirSync(join(root, folder, before))
      .filter((file) => file.endsWith(after))
      .sort()
      .map((file) => entryOf(key.replace('*', file.slice(0, -after.length)), join(folder, before, file)));
  });
}

/** Returns the exported files that are not modules, by their keys: `./openapi.json`. */
export const fileExports = ({ manifest }: Room): readonly string[] =>
  Object.entries(manifest.exports ?? {}).flatMap(([key, target]) =>
    target.endsWith('.json') && key !== './package.json' ? [key] : [],
  );

const entryOf = (key: string, file: string): Entry => ({ key, name: key.slice(2).replaceAll('/', '-'), file });
