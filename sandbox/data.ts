import type { Database } from './database/database.ts';
import type { ResetLock } from './database/reset-lock.ts';
import type { Repositories } from './git/repositories.ts';
import type { JobQueue } from './jobs/job-queue.ts';

/** The location of the data of a sandbox, and the initial content of new data. */
export interface DataOptions {
  /** The folder for the data. Undefined to keep the data only until the sandbox stops. */
  readonly folder?: string | undefined;
  /** The URL of a database on a PostgreSQL server. Undefined for a database in this process. */
  readonly databaseUrl?: string | undefined;
  /** True if a new sandbox contains the example data. False if a new sandbox is empty. */
  readonly seed: boolean;
  /**
   * The folder for snapshots. A snapshot is a copy of the initial data, and makes later starts faster. Default: a
   * folder in the cache folder of the user.
   */
  readonly cache?: string | undefined;
}

/** The data of a sandbox. */
export interface Data {
  readonly database: Database;
  readonly repositories: Repositories;
  readonly jobs: JobQueue;
  readonly resetLock: ResetLock;
  /** Closes the data. If the data is not in a folder, it is lost. */
  readonly close: () => Promise<void>;
}
