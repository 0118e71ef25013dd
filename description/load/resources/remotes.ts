import { existsSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { percentDecoded } from '@forgespec/templates/shared/percent-encoding';

/** A folder with local copies of remote documents. */
export interface Remote {
  /** The beginning of the URLs of these documents, such as `https://example.com/schemas`. */
  readonly prefix: string;
  /** The path of the folder. */
  readonly folder: string;
}

const endings = ['', '.json', '.yaml', '.yml'];

/**
 * Returns the path of the local copy of a document. If several prefixes match the URL of the document, the function uses the folder of the
 * longest prefix. Returns undefined if no prefix matches, or if the path is not inside the folder.
 */
export function fileOfAddress(address: string, remotes: readonly Remote[]): string | undefined {
  const fitting = remotes.filter(({ prefix }) => startsWithSegments(address, prefix));
  const [best] = fitting.toSorted((a, b) => b.prefix.length - a.prefix.length);
  if (best === undefined) return undefined;
  const [path = ''] = address.slice(best.prefix.length).split(/[?#]/u);
  const folder = resolve(best.folder);
  const file = join(folder, percentDecoded(path) ?? path);
  if (!file.startsWith(folder.endsWith(sep) ? folder : folder + sep) || file.includes('\0')) return undefined;
  const ending = endings.find((candidate) => existsSync(file + candidate));
  return file + (ending ?? '');
}

const startsWithSegments = (address: string, prefix: string): boolean =>
  address.startsWith(prefix) && (prefix.endsWith('/') || address[prefix.length] === '/');
