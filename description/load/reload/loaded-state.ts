import { isFetched, isJsonFile, type SourceFile } from '../../diagnostics/source-file.ts';
import type { Memory } from '../../results/memory.ts';
import type { Bundle } from '../bundling/bundle.ts';
import type { JsonObject, JsonValue } from '../../json/json.ts';
import type { Origins } from '../origins.ts';
import type { FileResolver } from '../resolver.ts';
import type { Remote } from '../resources/remotes.ts';
import { noResources } from '../resources/schema-resources.ts';

/** A file of a loaded description. */
interface StateOfFile {
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

/** Functions that read and replace the state of the previous load in a memory. */
interface States {
  get(): LoadedState | undefined;
  set(state: LoadedState | undefined): void;
}

/** Returns functions that read and replace the state of a description in a memory. */
export function statesIn(memory: Memory, root: string, remotes: readonly Remote[]): States {
  const key = `loaded ${JSON.stringify([root, remotes])}`;
  return {
    get: () => memory.update<LoadedState | undefined>(key, (before) => before),
    set: (state) => void memory.update<LoadedState | undefined>(key, () => state),
  };
}

/**
 * Returns the state of a description that was loaded without problems. Returns undefined if `reload` cannot load the description again from
 * a state.
 */
export function stateOf(
  { loaded, baseOf, ...resolver }: FileResolver,
  { document, copied, hasMerged }: Bundle,
  origins: Origins,
  parsed: ReadonlyMap<string, JsonValue>,
): LoadedState | undefined {
  const paths = resolver.paths();
  // If a string, a number or null was copied, `reload` could not find the copies in the document. The text of a whole file may also be copied,
  // but is not in `copied`. If such a file changes, `reload` returns undefined.
  if (hasMerged || paths.some(isFetched) || [...copied].some(isScalar)) return undefined;
  const files = new Map(
    Array.from(loaded, ([path, { source, value }]) => [path, { source, parsed: parsed.get(path), bundled: value }]),
  );
  const [only, ...others] = loaded.values();
  const isOnlyFile = others.length === 0 && only !== undefined && isJsonFile(only.source);
  return { document, origins, files, paths, baseOf, copied, isOnlyFile };
}

const isScalar = (value: JsonValue): boolean => typeof value !== 'object' || value === null;

/** Returns the properties of a description that was loaded again. */
export const loadedOf = ({ document, origins, files, paths, baseOf }: LoadedState, root: string) => ({
  document,
  origins,
  resources: noResources,
  root,
  sources: Array.from(files.values(), ({ source }) => source),
  files: paths,
  overlaid: new Map<string, JsonValue>(),
  baseOf,
});
