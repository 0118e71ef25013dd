import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { FileResolver, LoadedFile } from '../resolver.ts';
import { fileOfAddress, type Remote } from './remotes.ts';

/**
 * Returns the path of the local file for a URI. If no local file exists, but the URI may be fetched, returns the URI itself. Otherwise
 * returns undefined.
 */
export function filePathOf(uri: string, resolver: FileResolver, remotes: readonly Remote[]): string | undefined {
  if (!uri.startsWith('file:'))
    return fileOfAddress(uri, remotes) ?? fileOfMetaschema(uri) ?? (resolver.mayFetch(uri) ? uri : undefined);
  try {
    return fileURLToPath(uri);
  } catch {
    return undefined;
  }
}

/** Loads the file for a URI. Returns undefined if there is no file for the URI. */
export async function loadIdentified(
  uri: string,
  resolver: FileResolver,
  remotes: readonly Remote[],
): Promise<LoadedFile | undefined> {
  const path = filePathOf(uri, resolver, remotes);
  return path === undefined ? undefined : resolver.load(path, 'data');
}

const metaschemaBase = 'https://json-schema.org/draft/2020-12/';

const metaschemaNames = [
  'schema',
  'meta/applicator',
  'meta/content',
  'meta/core',
  'meta/format-annotation',
  'meta/meta-data',
  'meta/unevaluated',
  'meta/validation',
];

/**
 * If a URL names the meta-schema of draft 2020-12, or one of its vocabularies, returns the path of the file with this schema in the package
 * ajv. Returns undefined for any other URL.
 */
export function fileOfMetaschema(address: string): string | undefined {
  const part = metaschemaNames.find((candidate) => address === metaschemaBase + candidate);
  if (part === undefined) return undefined;
  return createRequire(import.meta.url).resolve(`ajv/dist/refs/json-schema-2020-12/${part}.json`);
}
