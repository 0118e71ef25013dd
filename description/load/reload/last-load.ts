import { isRepeated, updated } from '../../results/computed.ts';
import { checkDocument } from '../check-document.ts';
import type { Description, LoadOptions } from '../description.ts';
import type { LoadedFiles } from '../load-files.ts';
import { documentOf, stateOf, type LoadedState } from './loaded-state.ts';
import { reload } from './reload.ts';

/** The last load of a description in a repeated run. */
export interface LastLoad {
  /**
   * Loads the description again. Returns undefined if there was no earlier load, or if all files must be loaded again because the changes
   * may affect the whole description.
   */
  reload(): Promise<Description | undefined>;
  /** Keeps a description that was loaded without problems for the next run. */
  keep(files: LoadedFiles): void;
}

/**
 * Returns the last load of a description. Returns undefined in a process with only one run, and if a description with these options is
 * never loaded again from its last state.
 */
export function openLastLoad(root: string, options: LoadOptions): LastLoad | undefined {
  const { remotes = [], overlays = [], asWritten = false, selections } = options;
  if (!isRepeated() || overlays.length > 0 || asWritten || selections !== undefined) return undefined;
  const key = `loaded ${JSON.stringify([root, remotes])}`;
  const set = (state: LoadedState | undefined): void => void updated<LoadedState | undefined>(key, () => state);
  return {
    async reload() {
      const before = updated<LoadedState | undefined>(key, (known) => known);
      const state = before === undefined ? undefined : await reload(before, options);
      if (state === undefined) return undefined;
      // If the reloaded document needs repairs, all files are loaded again. The reloaded document shares objects with the description of the
      // previous load, and repairs would change these objects.
      const checked = checkDocument(documentOf(state, root), options);
      const isComplete = checked.repairs.count === 0;
      set(isComplete ? state : undefined);
      return isComplete ? checked.description() : undefined;
    },
    keep: (files) => set(stateOf(files)),
  };
}
