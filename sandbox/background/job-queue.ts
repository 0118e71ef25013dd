import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { BulkRule } from '../areas/container-registry/bulk-rule.ts';
import type { Database, Queries } from '../database/database.ts';

/** Work that is done after the request that asked for it was answered. It may be done twice, and must come to the same then. */
export type Job =
  | { readonly kind: 'advance-pipeline'; readonly pipelineId: number }
  | { readonly kind: 'complete-merge'; readonly mergeRequestId: number; readonly mergeCommitSha: string }
  | { readonly kind: 'delete-image-repository'; readonly repositoryId: number }
  | { readonly kind: 'delete-tags'; readonly repositoryId: number; readonly rule: BulkRule }
  | { readonly kind: 'import-fork'; readonly projectId: number; readonly branches: readonly string[] }
  | { readonly kind: 'move-snippet'; readonly moveId: number }
  | { readonly kind: 'prepare-merge-request'; readonly mergeRequestId: number };

/** Does a job. What it throws is logged, and the job is tried again. */
export type DoJob = (job: Job) => Promise<void>;

const queueName = 'sandbox';

/** The queue of background work, in the database: any process on it may do what another one has put there. */
export class JobQueue {
  readonly #boss: PgBoss;

  private constructor(boss: PgBoss) {
    this.#boss = boss;
  }

  /** Opens the queue of a database, and makes it if there is none. @param report gets what goes wrong between jobs. */
  static async open({ queueOptions }: Database, report: (error: Error) => void = () => {}): Promise<JobQueue> {
    const boss = new PgBoss({ ...queueOptions, schedule: false });
    boss.on('error', report);
    await boss.start();
    await boss.createQueue(queueName, { retryLimit: 5, retryDelay: 1, expireInSeconds: 60 });
    // Reads what is known of the queue, once: to do so in the middle of a transaction would wait for that to end.
    await boss.getQueueStats(queueName);
    return new JobQueue(boss);
  }

  /** Puts a job into the queue, as part of a transaction: it is there if what was done with it is. */
  async send(transaction: Queries, job: Job): Promise<void> {
    await this.#boss.send(queueName, job, { db: fromDrizzle(transaction, sql) });
  }

  /** Forgets all jobs. */
  async clear(): Promise<void> {
    await this.#boss.deleteAllJobs(queueName);
  }

  /** Begins to do jobs. */
  async work(doJob: DoJob): Promise<void> {
    await this.#boss.work<Job>(queueName, { pollingIntervalSeconds: 0.5, batchSize: 10 }, async (jobs) => {
      for (const { data } of jobs) await doJob(data);
    });
  }

  /** Finishes the jobs that are being done, and begins no other. */
  async close(): Promise<void> {
    await this.#boss.stop({ graceful: true, close: true });
  }
}
