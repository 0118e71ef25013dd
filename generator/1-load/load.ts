import { resolve } from 'node:path';
import type { Diagnostics } from '../diagnostics/diagnostic.ts';
import { bundle } from './bundle.ts';
import { orderCanonically } from './canonical-order.ts';
import { isSupported } from './check-version.ts';
import { cutCircularReferences } from './circular-references.ts';
import { reportEncodedSeparators } from './encoded-separators.ts';
import { findEndlessValue } from './endless-value.ts';
import type { JsonObject } from './json.ts';
import { createOrigins, type Origins } from './origins.ts';
import { readReachableFiles } from './reachable-files.ts';
import { createResolver } from './resolver.ts';
import type { Remote } from './resources/remotes.ts';
import { resolveSchemas } from './resources/resolve-schemas.ts';
import { noResources, type SchemaResources } from './resources/schema-resources.ts';

/** An API description, read and bundled. */
export interface Description {
  /** The whole description as one document with canonical key order; every `$ref` is internal. */
  readonly document: JsonObject;
  /** Where each object of the document was written. */
  readonly origins: Origins;
  /** What the identifiers of schemas say that the document does not. */
  readonly resources: SchemaResources;
  /** Absolute path of the root file. */
  readonly root: string;
  /** Absolute paths of all files that were read, sorted. */
  readonly files: readonly string[];
}

export interface LoadOptions {
  /** Leave the keys in the order in which they were written, for people to read (docs, mock). Default: canonical order. */
  readonly asWritten?: boolean;
  /** Folders that hold what references find at addresses; nothing is ever fetched. */
  readonly remotes?: readonly Remote[];
}

/**
 * Reads an OpenAPI 3.0 or 3.1 description: one file or split into many, YAML or JSON.
 *
 * @returns undefined when it cannot be read as OpenAPI at all. Other problems are in `diagnostics` as well, and the caller
 *   decides how far to go.
 */
export async function loadDescription(
  file: string,
  diagnostics: Diagnostics,
  options: LoadOptions = {},
): Promise<Description | undefined> {
  const path = resolve(file);
  const origins = createOrigins();
  const resolver = createResolver(origins, diagnostics);
  const root = await resolver.load(path, 'data');
  if (root === undefined) {
    const failure = resolver.failure(path);
    if (typeof failure === 'object') diagnostics.error(failure.code, failure.message, failure.fix);
    return undefined;
  }
  if (!isSupported(root, diagnostics)) return undefined;
  const { files, aside } = await readReachableFiles(root, resolver);
  reportEncodedSeparators(files, origins, diagnostics);
  cutCircularReferences(files, resolver, origins, diagnostics);
  const document = await bundle(root, resolver, diagnostics);
  if (document === undefined || isEndless(document, origins, diagnostics)) return undefined;
  const context = { resolver, origins, diagnostics, remotes: options.remotes ?? [] };
  const resources = aside.usesIdentifiers ? await resolveSchemas(document, aside, context) : noResources;
  if (options.asWritten !== true) orderCanonically(document);
  return { document, origins, resources, root: path, files: resolver.paths() };
}

function isEndless(document: JsonObject, origins: Origins, diagnostics: Diagnostics): boolean {
  const endless = findEndlessValue(document);
  if (endless === undefined) return false;
  const message = 'A reference inside this names this, where what a reference names is written out in its place.';
  diagnostics.error('reference-circular', message, 'Refer to something else.', origins.place(endless));
  return true;
}
