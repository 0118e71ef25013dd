import { isFetched, isJsonFile, type SourceFile } from '../../diagnostics/source-file.ts';
import type { Bundle } from '../bundling/bundle.ts';
import type { JsonObject, JsonValue } from '../../json/json.ts';
import type { Origins } from '../origins.ts';
import type { LoadedDocument } from '../description.ts';
import type { LoadedFiles } from '../load-files.ts';
import type { FileResolver } from '../resolver.ts';
import { noResources } from '../resources/schema-resources.ts';

/** A file of a loaded description. */
export interface StateOfFile {
  readonly source: SourceFile;
  /** The parsed value. No code changes it. Undefined for a file that is neither YAML nor JSON. */
  readonly parsed: JsonValue | undefined;
  /** A copy of the parsed value. Bundling has changed this copy. */
  readonly bundled: JsonValue;
}

/** The state of a loaded description. The function `reload` needs this state to load the description again after an edit. */
export interface LoadedState {
  readonly document: JsonObject;
  readonly origins: Origins;
  readonly files: ReadonlyMap<string, StateOfFile>;
  /** The paths of all requested files, including files that do not exist. */
  readonly paths: readonly string[];
  readonly baseOf: FileResolver['baseOf'];
  /** The objects whose keys were copied into references. */
  readonly copied: Bundle['copied'];
  /**
   * True if the description is a single JSON file, so that the document is the value of this file. Each object and array then occurs only
   * once in the document, except the members of the objects in `copied`.
   */
  readonly isOnlyFile: boolean;
}

/**
 * Returns the state of a description that was loaded without problems. Returns undefined if `reload` cannot load the description again from
 * a state.
 */
export function stateOf(files: LoadedFiles): LoadedState | undefined {
  const { resolver, parsed, usesIdentifiers } = files;
  const { document, copied, hasMerged } = files.bundled;
  const { loaded, baseOf } = resolver;
  const paths = resolver.paths();
  // If a string, a number or null was copied, `reload` could not find the copies in the document. The text of a whole file may also be copied,
  // but is not in `copied`. If such a file changes, `reload` returns undefined.
  if (
    files.document.conversion !== undefined ||
    usesIdentifiers ||
    hasMerged ||
    paths.some(isFetched) ||
    [...copied].some(isScalar)
  )
    return undefined;
  const states = Array.from(loaded, ([path, { source, value }]): [string, StateOfFile] => [
    path,
    { source, parsed: parsed.get(path), bundled: value },
  ]);
  const [only, ...others] = loaded.values();
  const isOnlyFile = others.length === 0 && only !== undefined && isJsonFile(only.source);
  return { document, origins: files.document.origins, files: new Map(states), paths, baseOf, copied, isOnlyFile };
}

const isScalar = (value: JsonValue): boolean => typeof value !== 'object' || value === null;

/** Returns the document of a description that was loaded again. */
export const documentOf = ({ document, origins, files, paths, baseOf }: LoadedState, root: string): LoadedDocument => ({
  document,
  origins,
  resources: noResources,
  root,
  sources: Array.from(files.values(), ({ source }) => source),
  files: paths,
  overlaid: new Map<string, JsonValue>(),
  baseOf,
});
