import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Returns the path of the nearest file with a name, in a folder or its parents. Returns undefined if none of them contains it. */
export function nearestFile(folder: string, name: string): string | undefined {
  const file = join(folder, name);
  if (existsSync(file)) return file;
  const parent = dirname(folder);
  return parent === folder ? undefined : nearestFile(parent, name);
}
