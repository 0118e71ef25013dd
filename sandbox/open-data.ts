import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createData, defaultCache } from './create-data.ts';
import { claimFolder, type ClaimedFolder } from './data-folder/claim-folder.ts';
import { closeOnFailure } from './close-on-failure.ts';
import type { Data, DataOptions } from './data.ts';
import { openPglite } from './database/open-pglite.ts';
import { openResetLock } from './database/reset-lock.ts';
import { temporaryFolder } from './temporary-folder.ts';
import { openDataOnServer } from './open-data-on-server.ts';
import { findRepositories, migrateData } from './migrate-data.ts';

/**
 * Opens the data of a sandbox, and creates it if it does not exist.
 *
 * @throws {DataFolderError} if the folder is in use, or does not belong to a sandbox.
 * @throws {Error} if the database is newer than this program, or cannot be reached.
 */
export async function openData(options: DataOptions): Promise<Data> {
  const { databaseUrl, folder } = options;
  if (databaseUrl === undefined) return folder === undefined ? openInMemory(options) : openInFolder(folder, options);
  if (folder === undefined) throw new Error('A database on a server also needs a folder for the repositories');
  return openDataOnServer(databaseUrl, folder, options);
}

async function openInMemory({ seed, cache = defaultCache }: DataOptions): Promise<Data> {
  const folder = temporaryFolder('forgespec-sandbox-');
  const data = await closeOnFailure({ close: async () => folder.remove() }, async () =>
    createData(undefined, join(folder.path, 'repositories'), seed, cache),
  );
  return {
    ...data,
    resetLock: openResetLock(),
    close: async () => {
      try {
        await data.database.close();
      } finally {
        await folder.remove();
      }
    },
  };
}

async function openInFolder(folder: string, options: DataOptions): Promise<Data> {
  const claim = await claimFolder(folder, 'folder');
  try {
    const data = await openClaimed(folder, claim, options);
    return {
      ...data,
      resetLock: openResetLock(),
      close: async () => {
        try {
          await data.database.close();
        } finally {
          claim.release();
        }
      },
    };
  } catch (error) {
    claim.release();
    throw error;
  }
}

async function openClaimed(
  folder: string,
  { isFilled, markFilled }: ClaimedFolder,
  { seed, cache = defaultCache }: DataOptions,
): Promise<Pick<Data, 'database' | 'jobs' | 'repositories'>> {
  const databaseFolder = join(folder, 'database');
  const repositoriesFolder = join(folder, 'repositories');
  if (isFilled) {
    const database = await openPglite(databaseFolder);
    return closeOnFailure(database, async () => {
      const jobs = await migrateData(database);
      return closeOnFailure(jobs, async () => {
        const repositories = await findRepositories(database, repositoriesFolder);
        await repositories.removeOthers();
        await repositories.removeLocks();
        return { database, repositories, jobs };
      });
    });
  }
  // The folder is new, or an earlier start was interrupted while it created the data. In both cases, no request has
  // used the data.
  await rm(databaseFolder, { recursive: true, force: true });
  await rm(repositoriesFolder, { recursive: true, force: true });
  const data = await createData(databaseFolder, repositoriesFolder, seed, cache);
  await closeOnFailure(data.database, async () => closeOnFailure(data.jobs, markFilled));
  return data;
}
