import { fileReader, type SourceReader } from '@forgespec/description/load';
import { isFetched } from '@forgespec/description/diagnostics';
import { openRuns } from '@forgespec/description/results';
import { RequestedFiles } from './requested-files.ts';
import { createFileWatcher } from './watch-files.ts';

/** The result of a load. */
interface LoadResult {
  /** The absolute paths of the files of the description, as far as they are known. */
  readonly files: readonly string[];
}

/** The way in which a description is loaded, and the functions that receive the results. */
export interface FollowOptions<Result extends LoadResult> {
  /** Reads the files. If undefined, only files of this computer are read. */
  readonly reader: SourceReader | undefined;
  /**
   * Loads the description. Calls of `computed` and similar functions find the results of the previous load.
   *
   * @param reader reads the files. The files that it reads are watched.
   */
  readonly load: (reader: SourceReader) => Promise<Result>;
  /** Receives the result of each load after the first one, and the time of the load in milliseconds. */
  readonly changed: (result: Result, milliseconds: number) => Promise<void>;
  /** Receives the exception of a load after the first one. */
  readonly failed: (error: unknown) => void;
}

/** A description that is loaded again after each change of its files. */
export interface FollowedDescription<Result> {
  /** Loads the description for the first time, and watches its files from now on. Rejects if `load` rejects. */
  start(): Promise<Result>;
  /** Stops watching the files, and waits for the current load. */
  close(): Promise<void>;
}

/**
 * Loads a description again after each change of its files. A file that did not change is not parsed again. If a file changes during a
 * load, the next load starts when the current load has ended. Fetched documents are not watched.
 */
export function followDescription<Result extends LoadResult>({
  reader = fileReader,
  load,
  changed,
  failed,
}: FollowOptions<Result>): FollowedDescription<Result> {
  const requested = new RequestedFiles();
  const runs = openRuns();
  let loading = Promise.resolve();
  const watcher = createFileWatcher(() => {
    loading = loading.then(loadAgain).catch(failed);
  });
  const recording = requested.reader(reader, (path) => {
    if (!isFetched(path)) watcher.add([path]);
  });
  const loadOnce = async (): Promise<Result> => {
    const result = await runs.run(() => load(recording));
    watcher.watch([...requested.endLoad(), ...result.files].filter((file) => !isFetched(file)));
    return result;
  };
  const loadAgain = async (): Promise<void> => {
    const started = performance.now();
    const result = await loadOnce();
    await changed(result, performance.now() - started);
  };
  return {
    start: loadOnce,
    async close() {
      await watcher.close();
      await loading;
    },
  };
}
