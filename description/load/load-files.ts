import { createDiagnostics, type Diagnostic, type Diagnostics } from '../diagnostics/diagnostic.ts';
import type { SourceFile } from '../diagnostics/source-file.ts';
import { compareKeys, orderCanonically, orderKeys } from '../json/canonical-order.ts';
import { findEndlessValue } from '../json/endless-value.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../json/json.ts';
import { bundle, type Bundle } from './bundling/bundle.ts';
import { isSupported, versionOf } from './check-version.ts';
import type { LoadedDocument, LoadOptions } from './description.ts';
import { fixMissingRoot } from './missing-root.ts';
import { createOrigins, type Origins } from './origins.ts';
import type { OverlaidFiles, OverlayContext } from './overlays/apply-overlays.ts';
import { readReachableFiles } from './reachable-files.ts';
import { resolveSchemas } from './resources/resolve-schemas.ts';
import { noResources } from './resources/schema-resources.ts';
import { createResolver, type FileResolver, type LoadedFile } from './resolver.ts';
import { fileReader } from './source-reader.ts';

/** A document, and the results of the steps that have created it. */
export interface LoadedFiles {
  readonly document: LoadedDocument;
  readonly resolver: FileResolver;
  readonly bundled: Bundle;
  /** The value of each parsed file, by its path. No code changes these values. */
  readonly parsed: ReadonlyMap<string, JsonValue>;
  /** True if a schema is identified by an `$id` or an anchor. */
  readonly usesIdentifiers: boolean;
}

/**
 * Reads the files of a description, and puts them into one document.
 *
 * @param file the root file, as the user has written it.
 * @param path the absolute path or the URL of the root file.
 * @returns undefined if the files do not result in an OpenAPI document. The cause is reported.
 */
export async function loadFiles(
  file: string,
  path: string,
  diagnostics: Diagnostics,
  options: LoadOptions,
): Promise<LoadedFiles | undefined> {
  const { remotes = [], reader = fileReader, asWritten = false, overlays = [], selections } = options;
  const unmatched = options.allowsUnmatched === true ? createDiagnostics() : diagnostics;
  const origins = createOrigins();
  const parsed = new Map<string, JsonValue>();
  // An overlay may change the data by which operations are selected.
  const selectFirst = selections === undefined || overlays.length > 0 ? undefined : await importSelection();
  let whole: JsonObject | undefined;
  const onParsed = (source: SourceFile, value: JsonValue): JsonValue => {
    parsed.set(source.path, value);
    options.onParsed?.(source, value);
    const part = source.path === path ? selectFirst?.selectInRoot(value, selections ?? [], unmatched) : undefined;
    if (part !== undefined && isJsonObject(value)) whole = value;
    return part ?? value;
  };
  const compare = asWritten ? undefined : compareKeys;
  const resolver = createResolver(origins, diagnostics, reader, remotes, compare, onParsed);
  const root = await loadRoot(file, path, resolver, diagnostics);
  if (root === undefined) return undefined;
  const overlaid = await overlay(options, { root, resolver, origins, diagnostics });
  if (!isSupported(root, diagnostics)) return undefined;
  const { files, unresolved } = await readReachableFiles(root, resolver);
  const bundled = bundle(root, files, resolver, origins, diagnostics);
  if (bundled === undefined || isEndless(bundled, origins, diagnostics)) return undefined;
  const { document, changed } = bundled;
  const { usesIdentifiers } = unresolved;
  const conversion = versionOf(document) === '2.0' ? await convert(document, origins) : undefined;
  const context = { resolver, origins, diagnostics, remotes };
  const resources = usesIdentifiers ? await resolveSchemas(document, unresolved, context) : noResources;
  // The keys of each file are already sorted. The bundler, overlays, the conversion and `resolveSchemas` add keys that are not sorted.
  const hasNewKeys = overlaid !== undefined || conversion !== undefined || usesIdentifiers;
  if (!asWritten && hasNewKeys) orderCanonically(document);
  else if (!asWritten) changed.forEach(orderKeys);
  const selected =
    selections === undefined || whole !== undefined
      ? document
      : (await importSelection()).selectOperations({ document, origins }, selections, unmatched);
  if (diagnostics.all.some(({ code }) => code === 'selection-unmatched')) return undefined;
  const loaded: LoadedDocument = {
    document: selected,
    isPart: selections !== undefined,
    whole: selections === undefined ? undefined : (whole ?? document),
    origins,
    conversion,
    resources,
    root: path,
    sources: [...[...resolver.loaded.values()].map(({ source }) => source), ...(overlaid?.sources ?? [])],
    files: [...resolver.paths(), ...(overlaid?.paths ?? [])].toSorted(),
    overlaid: overlaid?.changed ?? new Map(),
    baseOf: resolver.baseOf,
  };
  return { document: loaded, resolver, bundled, parsed, usesIdentifiers };
}

/** Loads the root file. If this is not possible, reports the cause and returns undefined. */
async function loadRoot(
  file: string,
  path: string,
  resolver: FileResolver,
  diagnostics: Diagnostics,
): Promise<LoadedFile | undefined> {
  const root = await resolver.load(path, 'data');
  const failure = root === undefined ? resolver.failure(path) : undefined;
  if (typeof failure !== 'object') return root;
  const fix = failure.code === 'file-missing' ? fixMissingRoot(file) : failure.fix;
  diagnostics.error(failure.code, failure.message, fix);
  return undefined;
}

/** Converts a document of Swagger 2.0. */
async function convert(document: JsonObject, origins: Origins): Promise<readonly Diagnostic[]> {
  // The import is dynamic, because most descriptions do not need this module.
  const { convertSwagger } = await import('./swagger/convert-swagger.ts');
  return convertSwagger(document, origins);
}

/** The import is dynamic, because most runs use all operations and do not need this module. */
const importSelection = () => import('./selection/select-operations.ts');

/** Applies the overlays. Returns undefined if there are none. */
async function overlay({ overlays = [] }: LoadOptions, context: OverlayContext): Promise<OverlaidFiles | undefined> {
  if (overlays.length === 0) return undefined;
  // The import is dynamic, because most descriptions have no overlay and do not need this module.
  const { applyOverlays } = await import('./overlays/apply-overlays.ts');
  return applyOverlays(overlays, context);
}

/**
 * Reports a value that contains itself. Every such value also contains one of the objects that were references. The function therefore
 * searches only these objects first, which is faster than a search of the whole document.
 */
function isEndless({ document, replaced }: Bundle, origins: Origins, diagnostics: Diagnostics): boolean {
  const endless = findEndlessValue(replaced) === undefined ? undefined : findEndlessValue(document);
  if (endless === undefined) return false;
  const message =
    'This value contains a reference to itself. If the reference were replaced by a copy of the value, the result would never end.';
  diagnostics.error('reference-circular', message, 'Refer to another value.', origins.locationOf(endless));
  return true;
}
