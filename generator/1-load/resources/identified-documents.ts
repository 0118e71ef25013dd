import { fileURLToPath, pathToFileURL } from 'node:url';
import type { FileResolver, LoadedFile } from '../resolver.ts';
import { fileOfMetaschema } from './metaschemas.ts';
import { fileOfAddress, type Remote } from './remotes.ts';

/** The path of the file that holds what is at a URI; undefined for an address that nobody has mapped to one. */
export function pathOf(uri: string, remotes: readonly Remote[]): string | undefined {
  if (!uri.startsWith('file:')) return fileOfAddress(uri, remotes) ?? fileOfMetaschema(uri);
  try {
    return fileURLToPath(uri);
  } catch {
    return undefined;
  }
}

/** The file that holds what is at a URI. Nothing is ever fetched. */
export async function loadIdentified(
  uri: string,
  resolver: FileResolver,
  remotes: readonly Remote[],
): Promise<LoadedFile | undefined> {
  const path = pathOf(uri, remotes);
  return path === undefined ? undefined : resolver.load(path, 'data');
}

/** The URI of a file. */
export const uriOfFile = (path: string): string => pathToFileURL(path).href;
