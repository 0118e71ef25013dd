import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { join } from 'node:path';
import { packageRoot } from '../package-root.ts';

/** The rooms whose code decides the output. */
const rooms = ['description', 'model', 'generator'] as const;

/** In the repository, the folders of the plugins, whose code may change without their version. */
const plugins = ['cli/plugins', 'plugins'] as const;

/**
 * Returns a string that changes if the code of forgespec, the version of Node, or one of the packages changes that the code uses. The
 * published package contains the code of some of these packages, and its package.json lists only the others.
 */
export function toolFingerprint(): string {
  const hash = createHash('sha256').update(process.version);
  const isSource = import.meta.url.endsWith('.ts');
  const folders = [...(isSource ? [...rooms, ...plugins] : ['lib']), 'templates'].map((folder) =>
    join(packageRoot, folder),
  );
  for (const path of folders.flatMap(filesBelow)) add(path);
  const listing = isSource
    ? rooms.map((room) => join(packageRoot, room, 'package.json'))
    : [findPackageJSON(import.meta.url)];
  for (const file of listing) {
    const { dependencies = {} } = file === undefined ? {} : JSON.parse(readFileSync(file, 'utf8'));
    for (const name of Object.keys(dependencies)) add(findPackageJSON(name, file));
  }

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
