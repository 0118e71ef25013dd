import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The main and the second number of a version, such as 5 and 9 for `5.9.3`. */
export type Version = readonly [major: number, minor: number];

/** Returns the version of a package in the `node_modules` of a folder or its parents. Returns undefined if it is not installed. */
export function installedVersion(folder: string, name: string): Version | undefined {
  try {
    const text = readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8');
    const { version }: { readonly version?: unknown } = JSON.parse(text);
    const [major = 0, minor = 0] = String(version).split('.').map(Number);
    return [major, minor];
  } catch {
    const parent = dirname(folder);
    return parent === folder ? undefined : installedVersion(parent, name);
  }
}
