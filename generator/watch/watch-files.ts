import { statSync } from 'node:fs';
import { dirname, sep } from 'node:path';
import { watch, type FSWatcher } from 'chokidar';

/** Files are considered complete if they have not changed for this time, in milliseconds. Editors write a file in several steps. */
const QUIET_MILLISECONDS = 5;

/** The time to wait after a file became empty or was deleted, in milliseconds. A program will probably write or replace the file soon. */
const UNFINISHED_MILLISECONDS = 120;

/**
 * The time between two checks of all files, in milliseconds. The system does not report each change: a folder may be renamed before the
 * system watches it, and mounted folders of containers report nothing.
 */
const CHECK_MILLISECONDS = 1000;

/** The time between two checks if a missing folder exists again, in milliseconds. */
const MISSING_FOLDER_MILLISECONDS = 150;

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
export const createFileWatcher = (changed: (files: readonly string[]) => void): FileWatcher =>
  new ReportingWatcher(changed);

class ReportingWatcher implements FileWatcher {
  readonly #changed: (files: readonly string[]) => void;
  #watcher: FSWatcher | undefined;
  #watched: ReadonlySet<string> = new Set();
  #watchedFolders: ReadonlySet<string> = new Set();
  /** The state of each watched file when it was added, or at its last event. */
  readonly #states = new Map<string, string>();
  /** The state of each file at its last report. */
  readonly #reported = new Map<string, string>();
  readonly #pending = new Set<string>();
  #timer: NodeJS.Timeout | undefined;
  #folderTimer: NodeJS.Timeout | undefined;
  readonly #checkTimer = setInterval(() => this.hasChanged(), CHECK_MILLISECONDS);

  constructor(changed: (files: readonly string[]) => void) {
    this.#changed = changed;
  }

  watch(files: Iterable<string>): void {
    const next = new Set(files);
    this.#remove([...this.#watched].filter((file) => !next.has(file)));
    for (const file of this.#watched) this.#noticeMissed(file);
    this.add([...next]);
    this.#awaitMissingFolders();
  }

  add(files: readonly string[]): void {
    // A path that is a folder is not added, because the watcher would watch all files in this folder.
    const added = files.filter((file) => !this.#watched.has(file) && !isFolder(file));
    if (added.length === 0) return;
    this.#watched = new Set([...this.#watched, ...added]);
    for (const file of added) this.#states.set(file, stateOf(file));
    const folders = added.flatMap(foldersAround).filter((folder) => !this.#watchedFolders.has(folder));
    this.#watchedFolders = new Set([...this.#watchedFolders, ...folders]);
    if (this.#watcher === undefined) this.#watcher = this.#start([...added, ...folders]);
    else this.#watcher.add([...added, ...folders]);
    this.#awaitMissingFolders();
  }

  hasChanged(): boolean {
    return [...this.#watched].filter((file) => this.#noticeMissed(file)).length > 0 || this.#pending.size > 0;
  }

  async close(): Promise<void> {
    clearTimeout(this.#timer);
    clearTimeout(this.#folderTimer);
    clearInterval(this.#checkTimer);
    this.#watched = new Set();
    await this.#watcher?.close();
  }

  #start(paths: string[]): FSWatcher {
    const ignored = (path: string): boolean => !this.#watched.has(path) && !this.#watchedFolders.has(path);
    return (
      watch(paths, { atomic: false, ignored })
        .on('all', (event, path) => (event === 'add' ? this.#noticeMissed(path) : this.#notice(path)))
        // The system may refuse to watch a file. The other files are still watched.
        .on('error', () => undefined)
    );
  }

  #remove(files: readonly string[]): void {
    if (files.length > 0) this.#watcher?.unwatch([...files]);
    for (const file of files) {
      this.#states.delete(file);
      this.#reported.delete(file);
    }
    const removed = new Set(files);
    this.#watched = new Set([...this.#watched].filter((file) => !removed.has(file)));
  }

  /** Handles an event about a file: the change is reported when the file is complete. */
  #notice(file: string): void {
    const state = stateOf(file);
    // The last event about a large file may come after the report, although the file has not changed again. Such an event is ignored.
    if (!this.#watched.has(file) || this.#reported.get(file) === state) return;
    this.#states.set(file, state);
    this.#pending.add(file);
    if (state === missing) this.#awaitMissingFolders();
    clearTimeout(this.#timer);
    const isAnyUnfinished = [...this.#pending].some(isUnfinished);
    this.#timer = setTimeout(() => this.#report(), isAnyUnfinished ? UNFINISHED_MILLISECONDS : QUIET_MILLISECONDS);
  }

  /**
   * Checks if a file has changed without an event. If it has, handles the change like an event, and returns true. This is necessary,
   * because the system begins to report changes only some time after a file was added.
   */
  #noticeMissed(file: string): boolean {
    const hasChanged = this.#watched.has(file) && this.#states.get(file) !== stateOf(file);
    if (hasChanged) this.#notice(file);
    return hasChanged;
  }

  /**
   * Checks again and again if the missing folders of watched files exist, because the system cannot watch a missing folder. If a folder
   * exists, its files are watched again, and those that have appeared are reported.
   */
  #awaitMissingFolders(): void {
    clearTimeout(this.#folderTimer);
    const awaited = [...this.#watched].filter((file) => !isFolder(dirname(file)));
    if (awaited.length === 0) return;
    this.#folderTimer = setTimeout(() => {
      const found = awaited.filter((file) => this.#watched.has(file) && isFolder(dirname(file)));
      this.#watcher?.unwatch([...found]);
      this.#watcher?.add(found.flatMap((file) => [file, ...foldersAround(file)]));
      for (const file of found) this.#noticeMissed(file);
      this.#awaitMissingFolders();
    }, MISSING_FOLDER_MILLISECONDS);
  }

  #report(): void {
    // While a program writes a large file, the system does not report each step. If a file has changed again, the report is postponed.
    if ([...this.#pending].some((file) => this.#noticeMissed(file))) return;
    const files = [...this.#pending].filter((file) => this.#watched.has(file)).toSorted();
    this.#pending.clear();
    for (const file of files) this.#reported.set(file, this.#states.get(file) ?? '');
    if (files.length > 0) this.#changed(files);
  }
}

/** The state of a file that does not exist. */
const missing = 'missing';

/** Returns a string that is different after a file was changed, replaced, created or deleted. */
function stateOf(file: string): string {
  try {
    const { ino, size, mtimeNs } = statSync(file, { bigint: true });
    return `${ino} ${size} ${mtimeNs}`;
  } catch {
    return missing;
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
