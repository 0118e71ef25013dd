import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rememberedOf } from './printed-file.ts';

/** The name of the file in the output folder that lists the generated files. */
export const manifestFile = '.forgespec.json';

/**
 * The files that forgespec has written into an output folder. Each key is the path of a file, and each value contains the digests of its
 * text. These digests distinguish a file that was edited by hand from a stale file. The paths distinguish a file that is no longer
 * generated from a file that forgespec has never written.
 */
export type OutputManifest = ReadonlyMap<string, readonly string[]>;

/** Returns the SHA-256 digest of a text or of bytes, in hexadecimal notation. */
export const digest = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex');

/** Returns the digest of the text of a file. */
export const digestOf = rememberedOf(({ text }) => digest(text));

/** Returns true if forgespec has written a text with the digest `textDigest` to a path. */
export const isOurs = (manifest: OutputManifest, path: string, textDigest: string): boolean =>
  manifest.get(path)?.includes(textDigest) ?? false;

/** Returns the manifest of an output folder. Returns an empty manifest if the file does not exist or is not valid. */
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

/**
 * Returns true if a path is inside the output folder. A path in the manifest may be outside, because somebody may have edited the manifest.
 */
export const isInside = (path: string): boolean =>
  path !== '' && !path.startsWith('/') && !path.split(/[/\\]/u).includes('..');

const digestsOf = (value: unknown): string[] => [value].flat().filter((item) => typeof item === 'string');

/** Formats a manifest with one line for each file, so that git can merge two branches with different files. */
export function formatManifest(manifest: OutputManifest): string {
  const entries = [...manifest].map(([path, digests]) => [path, digests.length === 1 ? digests[0] : digests] as const);
  const sorted = entries.toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`;
}
