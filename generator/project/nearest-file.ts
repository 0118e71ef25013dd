import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Returns the paths at which {@link nearestFile} searches. If it finds a file, the last path of the result is the path of this file. */
export function searchedPaths(folder: string, name: string): string[] {
  const file = join(folder, name);
  const parent = dirname(folder);
  return existsSync(file) || parent === folder ? [file] : [file, ...searchedPaths(parent, name)];
}

/**
 * Returns the path of the nearest file called `name`, in `folder` or one of its parents. Returns undefined if none of these folders
 * contains such a file.
 */
export function nearestFile(folder: string, name: string): string | undefined {
  const file = join(folder, name);
  if (existsSync(file)) return file;
  const parent = dirname(folder);
  return parent === folder ? undefined : nearestFile(parent, name);
}
