import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Name of the file that remembers what was generated, in the output folder. */
export const manifestFile = '.forgespec.json';

/**
 * What forgespec wrote into an output folder: a digest for each path. It tells a file that was edited by hand from one that is
 * merely stale, and a file that nothing emits any more from one that was never ours.
 */
export type Manifest = ReadonlyMap<string, string>;

/** SHA-256 of a text, in hexadecimal. */
export const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The manifest of an output folder; empty where there is none or it cannot be read as one. */
export async function readManifest(folder: string): Promise<Manifest> {
  try {
    const parsed: unknown = JSON.parse(await readFile(join(folder, manifestFile), 'utf8'));
    if (typeof parsed !== 'object' || parsed === null) return new Map();
    return new Map(Object.entries(parsed).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
  } catch {
    return new Map();
  }
}

/** One line a file, so that two branches that generate different files merge. */
export function formatManifest(manifest: Manifest): string {
  const entries = [...manifest].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`;
}
