import { statSync } from 'node:fs';
import { dirname, sep } from 'node:path';
import { watch, type FSWatcher } from 'chokidar';

/** Files are considered complete if they have not changed for this time, in milliseconds. Editors write a file in several steps. */
const QUIET_MILLISECONDS = 5;

/** The time to wait after a file became empty or was deleted, in milliseconds. A program will probably write or replace the file soon. */
const UNFINISHED_MILLISECONDS = 120;

/** Watches a list of files. The caller can replace the list at any time. */
export interface FileWatcher {
  /**
   * Replaces the list of files.
   *
   * @param files absolute paths. The files and their folders do not have to exist yet.
   */
  watch(files: Iterable<string>): void;
  /** Adds files to the list. */
  add(files: readonly string[]): void;
  /**
   * Returns true if a file has changed since it was added or reported. In that case, the watcher later calls the function `changed` that
   * was passed to {@link createFileWatcher}.
   */
  hasChanged(): boolean;
  close(): Promise<void>;
}

/**
 * Creates a watcher that calls `changed` after files were created, changed, replaced or deleted. A file may also be created or deleted
 * together with its folder. Changes that follow each other quickly are reported together.
 *
 * @param changed receives the absolute paths of the changed files, sorted.
 */
export function createFileWatcher(changed: (files: readonly string[]) => void): FileWatcher {
  let watcher: FSWatcher | undefined;
  let watched: ReadonlySet<string> = new Set();
  let watchedFolders: ReadonlySet<string> = new Set();
  /** The state of each watched file when it was added, or at its last event. */
  const states = new Map<string, string>();
  /** The state of each file at its last report. */
  const reported = new Map<string, string>();
  const pending = new Set<string>();
  let timer: NodeJS.Timeout | undefined;

  const report = (): void => {
    // While a program writes a large file, the system does not report each step. If a file has changed again, the report is postponed.
    const isWritten = [...pending].some(isNoticed);
    if (isWritten) return;
    const files = [...pending].filter((file) => watched.has(file)).toSorted();
    pending.clear();
    for (const file of files) reported.set(file, states.get(file) ?? '');
    if (files.length > 0) changed(files);
  };
  const notice = (file: string): void => {
    const state = stateOf(file);
    // The last event about a large file may come after the report, although the file has not changed again. Such an event is ignored.
    if (!watched.has(file) || reported.get(file) === state) return;
    states.set(file, state);
    pending.add(file);
    clearTimeout(timer);
    timer = setTimeout(report, [...pending].some(isUnfinished) ? UNFINISHED_MILLISECONDS : QUIET_MILLISECONDS);
  };
  /**
   * Checks if a file has changed without an event. If it has, handles the change like an event, and returns true. This is necessary,
   * because the system begins to report changes only some time after a file was added.
   */
  const isNoticed = (file: string): boolean => {
    const hasChanged = watched.has(file) && states.get(file) !== stateOf(file);
    if (hasChanged) notice(file);
    return hasChanged;
  };
  const isIgnored = (path: string): boolean => !watched.has(path) && !watchedFolders.has(path);
  const start = (paths: string[]): FSWatcher =>
    watch(paths, { atomic: false, ignored: isIgnored })
      .on('all', (event, path) => (event === 'add' ? isNoticed(path) : notice(path)))
      // The system may refuse to watch a file. The other files are still watched.
      .on('error', () => undefined);

  const add = (files: readonly string[]): void => {
    // A path that is a folder is not added, because the watcher would watch all files in this folder.
    const added = files.filter((file) => !watched.has(file) && !isFolder(file));
    if (added.length === 0) return;
    watched = new Set([...watched, ...added]);
    for (const file of added) states.set(file, stateOf(file));
    const folders = added.flatMap(foldersAround).filter((folder) => !watchedFolders.has(folder));
    watchedFolders = new Set([...watchedFolders, ...folders]);
    if (watcher === undefined) watcher = start([...added, ...folders]);
    else watcher.add([...added, ...folders]);
  };

  return {
    watch(files) {
      const next = new Set(files);
      const removed = [...watched].filter((file) => !next.has(file));
      if (removed.length > 0) watcher?.unwatch(removed);
      for (const file of removed) {
        states.delete(file);
        reported.delete(file);
      }
      watched = new Set([...watched].filter((file) => next.has(file)));
      watched.forEach(isNoticed);
      add([...next]);
    },
    add,
    hasChanged: () => [...watched].filter(isNoticed).length > 0 || pending.size > 0,
    async close() {
      clearTimeout(timer);
      watched = new Set();
      await watcher?.close();
    },
  };
}

/** Returns a string that is different after a file was changed, replaced, created or deleted. */
function stateOf(file: string): string {
  try {
    const { ino, size, mtimeNs } = statSync(file, { bigint: true });
    return `${ino} ${size} ${mtimeNs}`;
  } catch {
    return 'missing';
  }
}

function isUnfinished(file: string): boolean {
  try {
    const found = statSync(file);
    return found.isFile() && found.size === 0;
  } catch {
    return true;
  }
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

/**
 * Returns all folders around a file, from the folder of the file to the working directory. If the file is outside of the working directory,
 * returns only the folder of the file. These folders are also watched, because the system does not report the removal of a folder to the
 * watchers of the files in it.
 */
function foldersAround(file: string): string[] {
  const root = process.cwd();
  const folder = dirname(file);
  const isInside = folder.startsWith(`${root}${sep}`);
  return isInside ? [folder, ...foldersAround(folder)] : [folder];
}
