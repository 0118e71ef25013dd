import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Name of the file that remembers what was generated, in the output folder. */
export const manifestFile = '.forgespec.json';

/**
 * What forgespec wrote into an output folder: for each path the digests of its text. It tells a file that was edited by hand from
 * one that is merely stale, and a file that nothing emits any more from one that was never ours. There are two digests where a
 * run was interrupted: what was there before, and what was to come.
 */
export type Manifest = ReadonlyMap<string, readonly string[]>;

/** SHA-256 of a text, in hexadecimal. */
export const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Whether forgespec wrote this text to this path. */
export const isOurs = (manifest: Manifest, path: string, text: string): boolean =>
  manifest.get(path)?.includes(digest(text)) ?? false;

/** The manifest of an output folder; empty where there is none or it cannot be read as one. */
export function readManifest(folder: string): Manifest {
  try {
    const parsed: unknown = JSON.parse(readFileSync(join(folder, manifestFile), 'utf8'));
    if (typeof parsed !== 'object' || parsed === null) return new Map();
    const entries = Object.entries(parsed).filter(([path]) => isInside(path));
    return new Map(entries.map(([path, value]): [string, string[]] => [path, digestsOf(value)]));
  } catch {
    return new Map();
  }
}

/** Returns true for a path that leads to a file of the folder: a manifest may come from anywhere. */
const isInside = (path: string): boolean =>
  path !== '' && !path.startsWith('/') && !path.split(/[/\\]/u).includes('..');

const digestsOf = (value: unknown): string[] => [value].flat().filter((item) => typeof item === 'string');

/** One line a file, so that two branches that generate different files merge. */
export function formatManifest(manifest: Manifest): string {
  const entries = [...manifest].map(([path, digests]) => [path, digests.length === 1 ? digests[0] : digests] as const);
  const sorted = entries.toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`;
}
