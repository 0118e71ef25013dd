import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { JobQueue } from './jobs/job-queue.ts';
import { DataFolderError } from './data-folder/data-folder-error.ts';
import type { Database } from './database/database.ts';
import { readGeneration, writeGeneration } from './database/generation.ts';
import { migrate, readMigrations } from './database/migrate.ts';
import { Repositories } from './git/repositories.ts';
import { insertExampleData } from './example-data/insert-example-data.ts';

/** The initial data for an empty database. */
export interface NewData {
  readonly repositories: Repositories;
  /** True to insert the example data. */
  readonly seed: boolean;
}

/**
 * Migrates a database to the newest version, and opens its job queue.
 *
 * @param createNew returns the data for an empty database. It is called only if the database is empty. If it is
 * undefined, an empty database stays empty.
 */
export async function migrateData(database: Database, createNew?: () => NewData): Promise<JobQueue> {
  const jobs = await JobQueue.open(database);
  try {
    await migrate(database.queries, readMigrations(), async (empty) => {
      if (createNew === undefined) return;
      const { repositories, seed } = createNew();
      await mkdir(repositories.folder, { recursive: true });
      if (seed) await insertExampleData(empty, repositories, jobs);
      await writeGeneration(empty, repositories.generation);
    });
    return jobs;
  } catch (error) {
    await jobs.close();
    throw error;
  }
}

/**
 * Returns the Git repositories for the current content of a database. They are in a subfolder, and the database
 * contains its name.
 *
 * @param folder the folder that contains this subfolder.
 * @throws {DataFolderError} if the repositories do not exist.
 */
export async function findRepositories({ queries }: Database, folder: string): Promise<Repositories> {
  const repositories = new Repositories(folder, await readGeneration(queries));
  if (existsSync(repositories.folder)) return repositories;
  throw new DataFolderError(
    `The folder ${folder} does not contain the repositories of this database: the subfolder ` +
      `${repositories.generation} is missing. Use the folder that was used with this database before.`,
  );
}
