import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The name of the file in the output folder that lists the generated files. */
export const manifestFile = '.forgespec.json';

/**
 * The files that forgespec has written into an output folder: digests of the text of each path. With it, a file that was edited
 * by hand differs from a stale one, and a file that is no longer generated differs from one that forgespec never wrote. A path
 * has two digests if a run was interrupted: of the text before that run, and of the text that it was going to write.
 */
export type OutputManifest = ReadonlyMap<string, readonly string[]>;

/** Returns the SHA-256 of a text, in hexadecimal. */
export const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Returns true if forgespec wrote this text to this path. */
export const isOurs = (manifest: OutputManifest, path: string, text: string): boolean =>
  manifest.get(path)?.includes(digest(text)) ?? false;

/** Returns the manifest of an output folder; empty if it does not exist or is not valid. */
export function readManifest(folder: string): OutputManifest {
  try {
    const parsed: unknown = JSON.parse(readFileSync(join(folder, manifestFile), 'utf8'));
    if (typeof parsed !== 'object' || parsed === null) return new Map();
    const entries = Object.entries(parsed).filter(([path]) => isInside(path));
    return new Map(entries.map(([path, value]): [string, string[]] => [path, digestsOf(value)]));
  } catch {
    return new Map();
  }
}

/** Returns true if a path leads to a file inside the folder. The manifest is not trusted. */
const isInside = (path: string): boolean =>
  path !== '' && !path.startsWith('/') && !path.split(/[/\\]/u).includes('..');

const digestsOf = (value: unknown): string[] => [value].flat().filter((item) => typeof item === 'string');

/** Returns the text of a manifest, with one line per file, so that two branches with different files merge. */
export function formatManifest(manifest: OutputManifest): string {
  const entries = [...manifest].map(([path, digests]) => [path, digests.length === 1 ? digests[0] : digests] as const);
  const sorted = entries.toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`;
}
