import { existsSync } from 'node:fs';
import { basename, dirname, relative, sep } from 'node:path';
import { isFetched } from '../diagnostics/source-file.ts';
import { versionOf } from './check-version.ts';
import { isJsonObject, type JsonValue } from '../json/json.ts';
import { isAddress, isReference } from '../openapi/reference.ts';
import { fileOfAddress } from './resources/remotes.ts';
import type { LoadedFile } from './resolver.ts';

/**
 * Returns a function that replaces references to the URL of the root document (`$self`) by references to the root file. The function also
 * replaces references to other URLs in the folder of this URL, if they have a local file. For example, `$self` is
 * `https://example.com/api/root.yaml`, and `pets.yaml` is in the folder of the root file. A reference to
 * `https://example.com/api/pets.yaml` then becomes a reference to `pets.yaml`.
 *
 * @see https://spec.openapis.org/oas/v3.2.0.html#establishing-the-base-uri
 */
export function createSelfReferences(root: LoadedFile): (file: LoadedFile) => void {
  const self = isJsonObject(root.value) && versionOf(root.value) === '3.2' ? root.value.$self : undefined;
  if (typeof self !== 'string' || self === '') return () => {};
  const [address = ''] = self.split('#');
  const rootPath = root.source.path;
  const folder = dirname(rootPath);
  const remotes = isAddress(address) && !isFetched(rootPath) ? [{ prefix: new URL('.', address).href, folder }] : [];

  const fileAt = (url: string): string | undefined => {
    if (url === address) return rootPath;
    const path = fileOfAddress(url, remotes);
    return path !== undefined && existsSync(path) ? path : undefined;
  };
  return ({ source, value }) => replaceUrls(value, source.path, fileAt, new Set());
}

/** Returns the path of the file that contains the document at a URL. Returns undefined if there is no such file. */
type FileAtUrl = (url: string) => string | undefined;

/**
 * Replaces the URLs in the references of a value by paths, if a file contains the document at the URL.
 *
 * @param path the path of the file that contains the value.
 * @param seen the objects and arrays that were already visited.
 */
function replaceUrls(value: JsonValue, path: string, fileAt: FileAtUrl, seen: Set<object>): void {
  if (typeof value !== 'object' || value === null || seen.has(value)) return;
  seen.add(value);
  if (isReference(value)) value.$ref = withoutUrl(value.$ref, path, fileAt);
  for (const child of Object.values(value)) if (child !== undefined) replaceUrls(child, path, fileAt, seen);
}

/** Returns a reference with the path of a file in place of its URL. Returns the reference unchanged if no file contains the document. */
function withoutUrl(reference: string, from: string, fileAt: FileAtUrl): string {
  const [url = '', fragment] = reference.split('#');
  const path = url === '' ? undefined : fileAt(url);
  if (path === undefined) return reference;
  const file = path === from ? '' : fileFrom(from, path);
  return fragment === undefined && file !== '' ? file : `${file}#${fragment ?? ''}`;
}

/** Returns the path that a reference in the file `from` must contain to name the file `path`. */
const fileFrom = (from: string, path: string): string =>
  isFetched(path) ? path : relative(dirname(from), path).split(sep).join('/') || basename(path);
