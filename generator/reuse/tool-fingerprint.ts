import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { join } from 'node:path';
import { packageRoot } from '../package-root.ts';

/**
 * Returns a string that changes if the code of forgespec, the version of Node, or one of the packages changes that the package.json of this
 * module lists. The published package contains the code of some of these packages, and lists only the others.
 */
export function toolFingerprint(): string {
  const hash = createHash('sha256').update(process.version);
  const code = import.meta.url.endsWith('.ts') ? 'generator' : 'lib';
  for (const path of [...filesBelow(join(packageRoot, code)), ...filesBelow(join(packageRoot, 'templates'))]) add(path);
  const own = findPackageJSON(import.meta.url);
  const { dependencies = {} } = own === undefined ? {} : JSON.parse(readFileSync(own, 'utf8'));
  for (const name of Object.keys(dependencies)) add(findPackageJSON(name, import.meta.url));

  /** Adds the size and the modification time of a file to the hash. Reading all files would take longer than the rest of the check. */
  function add(path: string | undefined): void {
    const { size, mtimeMs } = path === undefined ? { size: 0, mtimeMs: 0 } : statSync(path);
    hash.update(`\n${path} ${size} ${mtimeMs}`);
  }
  return hash.digest('hex');
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => name !== 'node_modules')
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? filesBelow(join(folder, entry.name)) : [join(folder, entry.name)]));
}
