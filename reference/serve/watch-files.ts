import { watch, type FSWatcher } from 'node:fs';
import { dirname } from 'node:path';

/**
 * The time without a change after which a file is considered complete, in milliseconds. Editors write a file in several
 * steps.
 */
const QUIET_MILLISECONDS = 25;

/** Watches a list of files. The caller can replace the list at any time. */
export interface FileWatcher {
  watch(files: readonly string[]): void;
  close(): void;
}

/**
 * Creates a watcher that calls `changed` after a file was changed, replaced or deleted. The watcher observes folders.
 * If it observed a file, it would stop when an editor replaces this file by a new one.
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
        // The watcher of a deleted folder fails. Missing files are reported the next time the description is read.
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
