import { join } from 'node:path';
import { claimFolder, type ClaimedFolder } from './data-folder/claim-folder.ts';
import { DataFolderError } from './data-folder/data-folder-error.ts';
import type { Database } from './database/database.ts';
import { readGeneration } from './database/generation.ts';
import { openPostgres } from './database/open-postgres.ts';
import { openServerResetLock } from './database/server-reset-lock.ts';
import { setUpFailure } from './database/start-failure.ts';
import { Repositories } from './git/repositories.ts';
import { findRepositories, migrateData } from './migrate-data.ts';
import type { Data, DataOptions } from './data.ts';

/**
 * Opens data in a database on a PostgreSQL server. Several processes can use the same data at the same time.
 *
 * @param url the URL of the database.
 * @param folder the folder for the repositories.
 * @throws {DatabaseStartError} if the database cannot be used.
 * @throws {DataFolderError} if the folder does not belong to a sandbox, or belongs to another database.
 */
export async function openDataOnServer(url: string, folder: string, { seed }: DataOptions): Promise<Data> {
  const database = await openPostgres(url);
  try {
    return await openOn(database, url, folder, await claimFolder(folder, 'server'), seed);
  } catch (error) {
    await database.close();
    throw setUpFailure(url, error);
  }
}

async function openOn(
  database: Database,
  url: string,
  folder: string,
  { isFilled, markFilled }: ClaimedFolder,
  seed: boolean,
): Promise<Data> {
  const repositoriesFolder = join(folder, 'repositories');
  const jobs = await migrateData(database, () => {
    if (isFilled) {
      throw new DataFolderError(
        `The database is empty, but the folder ${folder} has the repositories of another database. Use another folder.`,
      );
    }
    return { repositories: new Repositories(repositoriesFolder), seed };
  });
  const repositories = new Repositories(repositoriesFolder);
  const resetLock = openServerResetLock(url, async () => {
    repositories.switchTo(await readGeneration(database.queries));
  });
  try {
    await resetLock.share(async () => {
      await findRepositories(database, repositoriesFolder);
      await repositories.removeOthers();
    });
    if (!isFilled) await markFilled();
  } catch (error) {
    await jobs.close();
    await resetLock.close();
    throw error;
  }
  return {
    database,
    repositories,
    jobs,
    resetLock,
    close: async () => {
      try {
        await resetLock.close();
      } finally {
        await database.close();
      }
    },
  };
}
