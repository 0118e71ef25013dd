import { fileURLToPath, pathToFileURL } from 'node:url';
import type { FileResolver, LoadedFile } from '../resolver.ts';
import { fileOfMetaschema } from './metaschemas.ts';
import { fileOfAddress, type Remote } from './remotes.ts';

/** Returns the path of the file for a URI; undefined for an address without a local folder. */
export function filePathOf(uri: string, remotes: readonly Remote[]): string | undefined {
  if (!uri.startsWith('file:')) return fileOfAddress(uri, remotes) ?? fileOfMetaschema(uri);
  try {
    return fileURLToPath(uri);
  } catch {
    return undefined;
  }
}

/** Loads the file for a URI. Returns undefined if there is none. forgespec fetches no document. */
export async function loadIdentified(
  uri: string,
  resolver: FileResolver,
  remotes: readonly Remote[],
): Promise<LoadedFile | undefined> {
  const path = filePathOf(uri, remotes);
  return path === undefined ? undefined : resolver.load(path, 'data');
}

/** Returns the `file:` URI of a path. */
export const uriOfFile = (path: string): string => pathToFileURL(path).href;
