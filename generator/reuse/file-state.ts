import { readFileSync, statSync } from 'node:fs';
import { digest } from '../output/manifest.ts';

/** Maps the absolute path of each file to its state: the digest of the text, `folder`, or `missing`. */
export type FileStates = Readonly<Record<string, string>>;

/** Returns the state of a file. A file that cannot be read counts as `missing`. */
export function fileState(path: string): string {
  try {
    return statSync(path).isDirectory() ? 'folder' : digest(readFileSync(path, 'utf8'));
  } catch {
    return 'missing';
  }
}

/**
 * Returns the states of files. Returns undefined if one of the files may have changed after `time`, in milliseconds
 * since 1970.
 */
export function fileStatesBefore(paths: Iterable<string>, time: number): FileStates | undefined {
  const states: Record<string, string> = {};
  for (const path of paths) {
    const found = statSync(path, { throwIfNoEntry: false });
    // Some file systems round the modification time down, so the real time of a change may be later.
    if (found?.isFile() === true && found.mtimeMs > time - 20) return undefined;
    states[path] = fileState(path);
  }
  return states;
}

/** Returns true if all files still have the given states. */
export const areUnchanged = (states: FileStates): boolean =>
  Object.entries(states).every(([path, state]) => fileState(path) === state);
