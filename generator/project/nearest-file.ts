import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Returns the path of the file of this name that is in the folder or in the nearest one above it; undefined if there is none. */
export function nearestFile(folder: string, name: string): string | undefined {
  const file = join(folder, name);
  if (existsSync(file)) return file;
  const parent = dirname(folder);
  return parent === folder ? undefined : nearestFile(parent, name);
}
