import { resolve } from 'node:path';
import { createDiagnostics, type Diagnostic, type Diagnostics } from '../diagnostics/diagnostic.ts';
import { isFetched, type SourceFile } from '../diagnostics/source-file.ts';
import type { Memory } from '../results/memory.ts';
import { bundle } from './bundling/bundle.ts';
import { compareKeys, orderCanonically, orderKeys } from '../json/canonical-order.ts';
import { isSupported } from './check-version.ts';
import { createDocumentMemory, noDocumentMemory } from './document-parts.ts';
import { findEndlessValue } from '../json/endless-value.ts';
import type { JsonObject, JsonValue } from '../json/json.ts';
import { fixMissingRoot } from './missing-root.ts';
import { createOrigins, type Origins } from './origins.ts';
import { parse, type Parse } from './parse.ts';
import { readReachableFiles } from './reachable-files.ts';
import { loadedOf, stateOf, statesIn } from './reload/loaded-state.ts';
import { reload } from './reload/reload.ts';
import type { NameOverrides } from '../openapi/name-overrides.ts';
import type { ReadingOptions } from './reading-options.ts';
import { createResolver } from './resolver.ts';
import { checkStructure } from './structure/check-structure.ts';
import type { Repairs } from './structure/repairs.ts';
import { fileReader } from './source-reader.ts';
import { resolveSchemas } from './resources/resolve-schemas.ts';
import { noResources, type SchemaResources } from './resources/schema-resources.ts';

/** An API description, parsed and bundled. */
export interface Description {
  /** The whole description as one document in canonical key order. Every `$ref` is a pointer into this document. */
  readonly document: JsonObject;
  /**
   * The violations of the OpenAPI specification. In `document`, these faults are already repaired: the faulty parts were replaced, moved or
   * removed.
   */
  readonly structure: readonly Diagnostic[];
  /** The source locations of the objects of the document. */
  readonly origins: Origins;
  /** The anchors and vocabularies of schemas. {@link resolveSchemas} removes them from the document. */
  readonly resources: SchemaResources;
  /** Absolute path or URL of the root file. */
  readonly root: string;
  /** The files that were read. */
  readonly sources: readonly SourceFile[];
  /** The absolute paths and URLs of all files of the description, including overlays, sorted. Some of these files may be missing. */
  readonly files: readonly string[];
  /**
   * True if the document describes a server that receives the webhooks and callbacks of an API. The API then sends the requests that the
   * document describes. Default: false.
   */
  readonly isReceived?: boolean;
  /** Returns the URL to which the references in a file are relative. */
  readonly baseOf: (path: string) => string;
  /** The names that the user chooses for parts of the description. */
  readonly names: NameOverrides;
  /** The new value of each file that an overlay has changed, by the path of the file. */
  readonly overlaid: ReadonlyMap<string, JsonValue>;
}

export interface LoadOptions extends ReadingOptions {
  /**
   * True to preserve the key order of the files. This is better for documents that people read. By default, the keys are sorted in the
   * canonical order.
   */
  readonly asWritten?: boolean;
  /** Parses a file. No caller changes the returned value, so `parse` may return it again for the same file. */
  readonly parse?: Parse | undefined;
  /** The results of the previous run. Default: none. */
  readonly memory?: Memory | undefined;
  /** Receives each parsed YAML or JSON file. No code changes the received value later. */
  readonly onParsed?: (source: SourceFile, value: JsonValue) => void;
}

/**
 * Loads a description of OpenAPI 3.0, 3.1 or 3.2 from one file or several, in YAML or JSON. Reports problems. Even if it has reported
 * errors, the function may return a description. The caller then decides if it continues.
 *
 * @param file the path or the URL of the root file.
 * @returns undefined if the files do not result in an OpenAPI document.
 */
export async function loadDescription(
  file: string,
  diagnostics: Diagnostics,
  options: LoadOptions = {},
): Promise<Description | undefined> {
  const { remotes = [], reader = fileReader, overlays = [], asWritten = false, memory } = options;
  const path = isFetched(file) ? new URL(file).href : resolve(file);
  const states = memory === undefined || overlays.length > 0 || asWritten ? undefined : statesIn(memory, path, remotes);
  const known = states?.get();
  if (known !== undefined) {
    const state = await reload(known, reader, options.parse ?? parse);
    const reloaded = state === undefined ? undefined : checkDocument(loadedOf(state, path), options);
    // If the reloaded document needs repairs, all files are loaded again. The reloaded document shares objects with the description of the
    // previous load, and repairs would change these objects.
    const isComplete = reloaded?.repairs.count === 0;
    if (state !== undefined) states?.set(isComplete ? state : undefined);
    if (isComplete) return reloaded.description();
  }
  const origins = createOrigins();
  const compare = asWritten ? undefined : compareKeys;
  const parsed = new Map<string, JsonValue>();
  const onParsed = (source: SourceFile, value: JsonValue): void => {
    parsed.set(source.path, value);
    options.onParsed?.(source, value);
  };
  const resolver = createResolver(origins, diagnostics, reader, remotes, compare, { ...options, onParsed });
  const root = await resolver.load(path, 'data');
  if (root === undefined) {
    const failure = resolver.failure(path);
    if (typeof failure === 'object') {
      diagnostics.error(
        failure.code,
        failure.message,
        failure.code === 'file-missing' ? fixMissingRoot(file) : failure.fix,
      );
    }
    return undefined;
  }
  // The import is dynamic, because most descriptions have no overlay and do not need this module.
  const overlaid =
    overlays.length === 0
      ? undefined
      : await (
          await import('./overlays/apply-overlays.ts')
        ).applyOverlays(overlays, { root, resolver, origins, diagnostics });
  if (!isSupported(root, diagnostics)) return undefined;
  const { files, unresolved } = await readReachableFiles(root, resolver);
  const bundled = bundle(root, files, resolver, origins, diagnostics);
  if (bundled === undefined) return undefined;
  const { document, changed, replaced } = bundled;
  if (isEndless(document, replaced, origins, diagnostics)) return undefined;
  const context = { resolver, origins, diagnostics, remotes };
  const resources = unresolved.usesIdentifiers ? await resolveSchemas(document, unresolved, context) : noResources;
  // The keys of each file are already sorted. The bundler, overlays and `resolveSchemas` add keys that are not sorted.
  if (!asWritten && (overlaid !== undefined || unresolved.usesIdentifiers)) orderCanonically(document);
  else if (!asWritten) changed.forEach(orderKeys);
  const loaded = {
    document,
    origins,
    resources,
    root: path,
    sources: [...[...resolver.loaded.values()].map(({ source }) => source), ...(overlaid?.sources ?? [])],
    files: [...resolver.paths(), ...(overlaid?.paths ?? [])].toSorted(),
    overlaid: overlaid?.changed ?? new Map(),
    baseOf: resolver.baseOf,
  };
  const { repairs, description } = checkDocument(loaded, options);
  const isSound = diagnostics.count === 0 && repairs.count === 0 && !unresolved.usesIdentifiers;
  if (isSound) states?.set(stateOf(resolver, bundled, origins, parsed));
  return description();
}

/** A document whose structure has been checked. */
interface CheckedDocument {
  /** The changes that replace the faulty parts of the document. */
  readonly repairs: Repairs;
  /** Repairs the document, and returns the description. */
  description(): Description;
}

function checkDocument(
  loaded: Omit<Description, 'names' | 'structure'>,
  { memory, names = {} }: LoadOptions,
): CheckedDocument {
  const { document, origins } = loaded;
  const structure = createDiagnostics();
  const asRead = memory === undefined ? noDocumentMemory : createDocumentMemory(document, memory, 'document as read');
  const repairs = checkStructure(document, origins, structure, asRead);
  return {
    repairs,
    description() {
      repairs.apply();
      return { ...loaded, structure: structure.all, names };
    },
  };
}

/**
 * @param replaced the objects that were references. Every value that contains itself also contains one of these objects. The function
 * therefore searches only these objects first, which is faster than a search of the whole document.
 */
function isEndless(
  document: JsonObject,
  replaced: readonly JsonObject[],
  origins: Origins,
  diagnostics: Diagnostics,
): boolean {
  const endless = findEndlessValue(replaced) === undefined ? undefined : findEndlessValue(document);
  if (endless === undefined) return false;
  const message =
    'This value contains a reference to itself. If the reference were replaced by a copy of the value, the result would never end.';
  diagnostics.error('reference-circular', message, 'Refer to another value.', origins.place(endless));
  return true;
}
