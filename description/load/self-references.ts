import { existsSync } from 'node:fs';
import { basename, dirname, relative, sep } from 'node:path';
import { isFetched } from '../diagnostics/source-file.ts';
import { versionOf } from './check-version.ts';
import { isJsonObject } from '../json/json.ts';
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

  return ({ source, value }) => {
    const seen = new Set<object>();
    const visit = (node: unknown): void => {
      if (typeof node !== 'object' || node === null || seen.has(node)) return;
      seen.add(node);
      if (isReference(node)) {
        const [url = '', fragment] = node.$ref.split('#');
        const path = url === '' ? undefined : fileAt(url);
        if (path !== undefined) {
          const file = path === source.path ? '' : fileFrom(source.path, path);
          node.$ref = fragment === undefined && file !== '' ? file : `${file}#${fragment ?? ''}`;
        }
      }
      for (const child of Object.values(node)) visit(child);
    };
    visit(value);
  };
}

/** Returns the path that a reference in the file `from` must contain to name the file `path`. */
const fileFrom = (from: string, path: string): string =>
  isFetched(path) ? path : relative(dirname(from), path).split(sep).join('/') || basename(path);
