import { existsSync, realpathSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { createModuleVersions } from './module-versions.ts';
import { createFileWatcher } from './watch-files.ts';

export interface FollowModulesOptions {
  /** The paths of the entries: the modules that import all other modules, directly or indirectly. The entries do not have to exist yet. */
  readonly entries: readonly string[];
  /** The paths of other files that `load` reads. */
  readonly files?: readonly string[];
  /** Imports an entry again, so that the program uses the changed modules. */
  readonly load: () => Promise<void>;
  /** Called after each successful `load`, with the time of the load in milliseconds. */
  readonly loaded: (milliseconds: number) => void;
  /** Receives the exception of a `load`. The modules of the previous load stay in use. */
  readonly failed: (error: unknown) => void;
}

/** Modules that this process imports again after their files have changed. */
export interface FollowedModules {
  /** Stops watching the files, and waits for the current `load`. */
  close(): Promise<void>;
}

/**
 * Imports modules again after each change of their files. Only the changed modules, and the modules that import a changed module, are
 * loaded again. Node.js never removes a module from memory, so each load needs some more memory.
 *
 * Call this function before an entry is imported for the first time.
 */
export function followModules({ entries, files = [], load, loaded, failed }: FollowModulesOptions): FollowedModules {
  let loading = Promise.resolve();
  /** The files that have changed since the last successful load. */
  let pending: readonly string[] = [];
  const loadAgain = async (changed: readonly string[]): Promise<void> => {
    const started = performance.now();
    pending = [...pending, ...changed];
    versions.renew(pending);
    try {
      await load();
      pending = [];
      loaded(performance.now() - started);
    } catch (error) {
      // If a file changed during the load, the load may have read an incomplete file. Then the exception is not reported, because another
      // load follows.
      if (!watcher.hasChanged()) failed(error);
    }
  };
  const watcher = createFileWatcher((changed) => {
    loading = loading.then(() => loadAgain(changed));
  });
  const versions = createModuleVersions(entries.map(realPath), (file) => watcher.add([file]));
  watcher.add(files.map(realPath));
  return {
    async close() {
      await watcher.close();
      await loading;
      versions.close();
    },
  };
}

/** Returns the path without symbolic links, as it is in the URLs of modules. */
function realPath(path: string): string {
  if (existsSync(path)) return realpathSync(path);
  const folder = dirname(resolve(path));
  return folder === resolve(path) ? folder : join(realPath(folder), basename(path));
}
