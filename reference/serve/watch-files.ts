import { watch, type FSWatcher } from 'node:fs';
import { dirname } from 'node:path';

/** Editors write a file in several steps; this many milliseconds after the last one, it is taken for written. */
const QUIET_MILLISECONDS = 25;

/** Watches files, which may be other ones after each change. */
export interface FileWatcher {
  watch(files: readonly string[]): void;
  close(): void;
}

/**
 * Calls back after one of the files was changed, replaced or deleted.
 *
 * Folders are what is watched: a file that an editor replaces is another one afterwards.
 */
export function createFileWatcher(changed: () => void): FileWatcher {
  const watchers = new Map<string, FSWatcher>();
  let watched: ReadonlySet<string> = new Set();
  let timer: NodeJS.Timeout | undefined;

  const notice = (file: string): void => {
    if (!watched.has(file)) return;
    clearTimeout(timer);
    timer = setTimeout(changed, QUIET_MILLISECONDS);
  };

  return {
    watch(files) {
      watched = new Set(files);
      const folders = new Set(files.map((file) => dirname(file)));
      for (const [folder, watcher] of watchers) {
        if (folders.has(folder)) continue;
        watcher.close();
        watchers.delete(folder);
      }
      for (const folder of folders) {
        if (watchers.has(folder)) continue;
        const watcher = watch(folder, (_, name) => notice(name === null ? '' : `${folder}/${name}`));
        // A folder that goes takes its watcher with it; what refers into it is reported when the description is read.
        watcher.on('error', () => watchers.delete(folder));
        watchers.set(folder, watcher);
      }
    },
    close() {
      clearTimeout(timer);
      for (const watcher of watchers.values()) watcher.close();
    },
  };
}
