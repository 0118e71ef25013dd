import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Where Debian's package has the programs of a PostgreSQL server; undefined where it is not installed. */
export function findPrograms(): string | undefined {
  const folder = '/usr/lib/postgresql';
  if (!existsSync(folder)) return undefined;
  const [newest] = readdirSync(folder).sort((a, b) => Number(b) - Number(a));
  if (newest === undefined) return undefined;
  const programs = join(folder, newest, 'bin');
  return existsSync(join(programs, 'initdb')) ? programs : undefined;
}
