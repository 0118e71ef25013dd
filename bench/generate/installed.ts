import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const cache = fileURLToPath(new URL('../../node_modules/.cache/forgespec-bench', import.meta.url));

/**
 * Returns the path of a folder whose `node_modules` contains a package from npm. The first call installs the package, but does not run its
 * scripts.
 *
 * @param version the exact version.
 */
export function installed(name: string, version: string): string {
  const folder = join(cache, `${name.replaceAll('/', '-')}-${version}`);
  if (existsSync(folder)) return folder;
  const unfinished = `${folder}.${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  writeFileSync(join(unfinished, 'package.json'), JSON.stringify({ private: true }));
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel', 'error'];
  execFileSync('npm', ['install', ...options, `${name}@${version}`], { cwd: unfinished, stdio: 'inherit' });
  // The folder is renamed to its final name only after the installation. So this name never belongs to an incomplete package.
  renameSync(unfinished, folder);
  return folder;
}
