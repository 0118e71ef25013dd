import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../node_modules/.cache/forgespec/compiled');
const mostFiles = 20_000;

/**
 * Makes Node cache the compiled code of modules, in this process's children and their children. Does nothing if the environment already
 * names a cache. Node never deletes files of the cache, and modules in temporary folders add files in each run, so a cache with too many
 * files is deleted.
 */
export function cacheCompiledModules(): void {
  if (process.env['NODE_COMPILE_CACHE'] !== undefined) return;
  if (existsSync(folder) && readdirSync(folder, { recursive: true }).length > mostFiles) {
    rmSync(folder, { recursive: true, force: true });
  }
  process.env['NODE_COMPILE_CACHE'] = folder;
}
