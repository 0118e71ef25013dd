import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { userCache } from '@forgespec/templates/shared/user-cache';
import { closeOnFailure } from './close-on-failure.ts';
import { JobQueue } from './jobs/job-queue.ts';
import type { Database } from './database/database.ts';
import { writeGeneration } from './database/generation.ts';
import { readMigrations } from './database/migrate.ts';
import { openPglite } from './database/open-pglite.ts';
import { Repositories } from './git/repositories.ts';
import { migrateData } from './migrate-data.ts';
import { writeSnapshot, readSnapshot } from './snapshot.ts';
import { setClock, initialTime, exampleDataText } from './example-data/insert-example-data.ts';

/** The default folder for snapshots. */
export const defaultCache = userCache(homedir(), process.env['XDG_CACHE_HOME']);

interface CreatedData {
  readonly database: Database;
  readonly jobs: JobQueue;
  readonly repositories: Repositories;
}

/**
 * Creates a database in this process, and the Git repositories of its projects. A snapshot is a copy of a new database
 * and its repositories. If the cache contains a snapshot, copies its content. Otherwise creates the content, and writes
 * a snapshot for later starts.
 *
 * @param databaseFolder the folder for the database. If it is undefined, the database is in memory.
 * @param cache the folder with the snapshots.
 */
export async function createData(
  databaseFolder: string | undefined,
  repositoriesFolder: string,
  seed: boolean,
  cache: string,
): Promise<CreatedData> {
  const repositories = new Repositories(repositoriesFolder);
  const snapshot = join(cache, `sandbox-${snapshotVersion(seed)}`);
  const dump = await readSnapshot(snapshot, repositories);
  if (dump !== undefined) {
    const database = await openPglite(databaseFolder, dump);
    return closeOnFailure(database, async () => {
      await writeGeneration(database.queries, repositories.generation);
      if (seed) await setClock(database.queries, initialTime);
      return { database, jobs: await JobQueue.open(database), repositories };
    });
  }
  const database = await openPglite(databaseFolder);
  return closeOnFailure(database, async () => {
    const jobs = await migrateData(database, () => ({ repositories, seed }));
    await closeOnFailure(jobs, async () => writeSnapshot(snapshot, database, repositories));
    return { database, jobs, repositories };
  });
}

/**
 * Returns a hash of all inputs that determine the content of a new database. A snapshot with this hash in its name
 * contains the data that this program would create.
 */
const snapshotVersion = (seed: boolean): string =>
  createHash('sha256')
    .update(JSON.stringify([seed && exampleDataText(), readMigrations(), process.versions.node, readPackages()]))
    .digest('hex')
    .slice(0, 16);

/** Returns the versions of the packages that create tables or files of their own. */
const readPackages = (): unknown[] =>
  ['@electric-sql/pglite', 'pg-boss'].map((name) => {
    const file = findPackageJSON(name, import.meta.url);
    return file === undefined ? undefined : JSON.parse(readFileSync(file, 'utf8')).version;
  });
