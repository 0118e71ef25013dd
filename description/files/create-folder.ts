import { existsSync, mkdirSync, rmdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Creates a folder and its missing parents. The recursive mode of `mkdirSync` is not used, because it never ends in a folder in which the
 * system does not allow new folders, such as `/proc`.
 *
 * @returns the path of the first folder that was created. Undefined if the folder existed.
 * @throws {Error} of the file system.
 */
export function createFolder(path: string): string | undefined {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory() === true) return undefined;
  const parent = dirname(path);
  const first = parent === path || existsSync(parent) ? undefined : createFolder(parent);
  try {
    mkdirSync(path);
  } catch (error) {
    // Another process may have created the folder in the meantime.
    if (!existsSync(path) || !statSync(path).isDirectory()) throw error;
  }
  return first ?? path;
}

/** Returns the outermost folder that is missing on the way to a folder. Returns undefined if the folder exists. */
export function firstMissingFolder(path: string): string | undefined {
  if (existsSync(path)) return undefined;
  return firstMissingFolder(dirname(path)) ?? path;
}

/** Deletes a folder if it is empty, and the folders around it up to `first`. */
export function removeEmptyUpTo(folder: string, first: string): void {
  try {
    for (let each = folder; each.length >= first.length; each = dirname(each)) if (existsSync(each)) rmdirSync(each);
  } catch {
    // A folder is not empty.
  }
}
