import type { Addresses } from './addresses.ts';
import type { JobQueue } from './jobs/job-queue.ts';
import type { Queries } from './database/database.ts';
import type { Locks } from './database/locks.ts';
import type { ResetLock } from './database/reset-lock.ts';
import type { Repositories } from './git/repositories.ts';

/**
 * The services that the handlers of all areas use. The services store no data between requests, because several processes
 * can share a database and its repositories.
 */
export interface Sandbox {
  readonly queries: Queries;
  readonly repositories: Repositories;
  readonly addresses: Addresses;
  readonly jobs: JobQueue;
  readonly locks: Locks;
  readonly resetLock: ResetLock;
  /** Logs that a disk is full. */
  readonly reportFullDisk: () => void;
}
