import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../node_modules/.cache/forgespec/compiled');
const mostFiles = 20_000;

/**
 * Makes Node cache the compiled code of modules, in the child processes of this process, and in their child processes. Does nothing if the
 * environment already names a cache. Node never deletes files of the cache, and modules in temporary folders add files in each run. If the
 * cache has too many files, this function deletes the files that no process has read since they were written.
 */
export function cacheCompiledModules(): void {
  if (process.env['NODE_COMPILE_CACHE'] !== undefined) return;
  if (existsSync(folder)) removeUnused();
  process.env['NODE_COMPILE_CACHE'] = folder;
}

function removeUnused(): void {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  if (entries.length <= mostFiles) return;
  for (const entry of entries.filter((one) => one.isFile())) {
    const path = join(entry.parentPath, entry.name);
    const stats = statSync(path, { throwIfNoEntry: false });
    // Reading a file for the first time makes its access time later than its modification time.
    if (stats !== undefined && stats.atimeMs <= stats.mtimeMs) rmSync(path, { force: true });
  }
}
