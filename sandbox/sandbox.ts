import type { Addresses } from './addresses.ts';
import type { JobQueue, JobSender } from './jobs/job-queue.ts';
import type { Queries } from './database/database.ts';
import type { Locks } from './database/locks.ts';
import type { ResetLock } from './database/reset-lock.ts';
import type { Repositories } from './git/repositories.ts';

/**
 * The services that code can use in a transaction. They contain neither the common connection to the database nor a lock: a transaction
 * that waits for one of these can wait for itself. The services store no data between requests, because several processes can share a
 * database and its repositories.
 */
export interface Services {
  readonly repositories: Repositories;
  readonly addresses: Addresses;
  readonly jobs: JobSender;
}

/** All services of a sandbox, for code that does not run in a transaction. */
export interface Sandbox extends Services {
  /** The common connection to the database. */
  readonly queries: Queries;
  readonly jobs: JobQueue;
  readonly locks: Locks;
  readonly resetLock: ResetLock;
  /** Logs that a disk is full. */
  readonly reportFullDisk: () => void;
}
