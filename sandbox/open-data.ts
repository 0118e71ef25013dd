import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { JobQueue } from './background/job-queue.ts';
import { claimFolder, type ClaimedFolder } from './data-folder/claim-folder.ts';
import type { Database } from './database/database.ts';
import { migrate, readMigrations } from './database/migrate.ts';
import { openPglite } from './database/open-pglite.ts';
import { openPostgres } from './database/open-postgres.ts';
import { packageRoot } from '../generator/package-root.ts';
import { Repositories } from './git/repositories.ts';
import { keepSnapshot, readSnapshot } from './snapshot.ts';
import { seedWorld, setClock, worldNow, worldText } from './world/seed.ts';

/** Where the data of a sandbox is kept. */
export interface DataOptions {
  /** A folder; undefined for data that is gone when the sandbox stops. */
  readonly folder?: string | undefined;
  /** Address of a database of a PostgreSQL server; undefined for one in this process. */
  readonly databaseUrl?: string | undefined;
  /** Whether new data is that of the example world, and not empty. */
  readonly seed: boolean;
  /** The folder for what makes the next start quicker. */
  readonly cache?: string | undefined;
}

/** The data of a sandbox. */
export interface Data {
  readonly database: Database;
  readonly repositories: Repositories;
  readonly jobs: JobQueue;
  /** Closes it; what is not kept in a folder is gone then. */
  readonly close: () => Promise<void>;
}

/**
 * Opens the data of a sandbox, and makes it if it is new.
 *
 * @throws {DataFolderError} if the folder is in use, or is not one of a sandbox.
 * @throws {Error} when the database is newer than this program, or cannot be reached.
 */
export async function openData(options: DataOptions): Promise<Data> {
  if (options.databaseUrl !== undefined) return openOnServer(options.databaseUrl, options);
  return options.folder === undefined ? openInMemory(options) : openInFolder(options.folder, options);
}

async function openOnServer(url: string, { folder, seed }: DataOptions): Promise<Data> {
  if (folder === undefined) throw new Error('A database on a server needs a folder for the repositories as well');
  const database = await openPostgres(url);
  try {
    await claimFolder(folder, 'server');
    const repositories = new Repositories(join(folder, 'repositories'));
    await mkdir(repositories.folder, { recursive: true });
    const jobs = await prepare(database, repositories, seed);
    return { database, repositories, jobs, close: database.close };
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function openInMemory({ seed, cache = defaultCache }: DataOptions): Promise<Data> {
  const folder = await mkdtemp(join(tmpdir(), 'forgespec-sandbox-'));
  const repositories = new Repositories(join(folder, 'repositories'));
  const { database, jobs } = await openNew(undefined, repositories, seed, cache);
  return {
    database,
    repositories,
    jobs,
    close: async () => {
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function openInFolder(folder: string, options: DataOptions): Promise<Data> {
  const claim = await claimFolder(folder, 'folder');
  try {
    const data = await openClaimed(folder, claim, options);
    return {
      ...data,
      close: async () => {
        await data.close();
        claim.release();
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
): Promise<Data> {
  const databaseFolder = join(folder, 'database');
  const repositories = new Repositories(join(folder, 'repositories'));
  if (isFilled) {
    await repositories.removeLocks();
    const database = await openPglite(databaseFolder);
    const jobs = await prepare(database, repositories, false);
    return { database, repositories, jobs, close: database.close };
  }
  // Removes what an interrupted start has left. It has never answered a request.
  await rm(databaseFolder, { recursive: true, force: true });
  await rm(repositories.folder, { recursive: true, force: true });
  const { database, jobs } = await openNew(databaseFolder, repositories, seed, cache);
  await markFilled();
  return { database, repositories, jobs, close: database.close };
}

const defaultCache = join(process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache'), 'forgespec');

type NewData = Pick<Data, 'database' | 'jobs'>;

/** Makes a database in this process and its repositories: out of a snapshot if there is one, which otherwise there is afterwards. */
async function openNew(
  folder: string | undefined,
  repositories: Repositories,
  seed: boolean,
  cache: string,
): Promise<NewData> {
  const snapshot = join(cache, `sandbox-${snapshotVersion(seed)}`);
  const dump = await readSnapshot(snapshot, repositories);
  if (dump !== undefined) {
    const database = await openPglite(folder, dump);
    if (seed) await setClock(database.queries, worldNow);
    return { database, jobs: await JobQueue.open(database) };
  }
  const database = await openPglite(folder);
  await mkdir(repositories.folder, { recursive: true });
  const jobs = await prepare(database, repositories, seed);
  await keepSnapshot(snapshot, database, repositories);
  return { database, jobs };
}

/** Another text for whatever would make a different database. */
const snapshotVersion = (seed: boolean): string =>
  createHash('sha256')
    .update(JSON.stringify([seed && worldText(), readMigrations(), process.versions.node, readPackages()]))
    .digest('hex')
    .slice(0, 16);

/** The versions of the packages that write into a database by themselves. */
function readPackages(): unknown[] {
  const { dependencies } = JSON.parse(readFileSync(join(packageRoot, 'package.json'), 'utf8')) as {
    readonly dependencies: Readonly<Record<string, string>>;
  };
  return ['@electric-sql/pglite', 'pg-boss'].map((name) => dependencies[name]);
}

/** Brings a database to the newest version, and opens its queue; a new one is filled with the world if it is to be. */
async function prepare(database: Database, repositories: Repositories, seed: boolean): Promise<JobQueue> {
  const jobs = await JobQueue.open(database);
  await migrate(database.queries, readMigrations(), async (empty) => {
    if (seed) await seedWorld(empty, repositories, jobs);
  });
  return jobs;
}
