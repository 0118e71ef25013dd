import { fileURLToPath } from 'node:url';
import type { FileResolver, LoadedFile } from '../resolver.ts';
import { fileOfMetaschema } from './metaschemas.ts';
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
