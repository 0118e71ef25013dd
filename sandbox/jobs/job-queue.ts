import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { Database, Queries } from '../database/database.ts';
import { withoutValues } from '../database/failure.ts';
import type { ResetLock } from '../database/reset-lock.ts';
import { announceWork } from './announce-work.ts';
import type { Job } from './job.ts';

/** Does a job. What it throws is logged, and the job is tried again. */
export type DoJob = (job: Job) => Promise<void>;

const queueName = 'sandbox';

/** The queue of background work, in the database: any process on it may do what another one has put there. */
export class JobQueue {
  readonly #boss: PgBoss;
  #worker: string | undefined;

  private constructor(boss: PgBoss) {
    this.#boss = boss;
  }

  /** Opens the queue of a database, and makes it if there is none. */
  static async open({ isOwn, queries, queueOptions }: Database): Promise<JobQueue> {
    const boss = new PgBoss({ ...queueOptions, ...supervision, schedule: false });
    // Whatever goes wrong before somebody works is seen by whoever waits for it.
    boss.on('error', () => {});
    await boss.start();
    if ((await boss.getQueue(queueName)) === null) await makeQueue(boss);
    if (isOwn) await giveBack(boss, queries);
    return new JobQueue(boss);
  }

  /**
   * Puts a job into the queue, as part of a transaction: it is there if what was done with it is.
   *
   * @param delay seconds before which it is not done.
   */
  async send(transaction: Queries, job: Job, delay = 0): Promise<void> {
    await this.#boss.send(queueName, job, { db: fromDrizzle(transaction, sql), startAfter: delay });
    await announceWork(transaction);
  }

  /** Deletes all jobs, as part of a transaction. */
  async clear(transaction: Queries): Promise<void> {
    await transaction.execute(sql`delete from pgboss.job where name = ${queueName}`);
  }

  /**
   * Begins to do jobs, one after the other.
   *
   * @param share runs each job while no reset happens.
   * @param report gets what they throw.
   */
  async work(doJob: DoJob, share: ResetLock['share'], report: (error: unknown) => void): Promise<void> {
    this.#boss.on('error', report);
    this.#worker = await this.#boss.work<Job>(queueName, { pollingIntervalSeconds: 1 }, async (jobs) => {
      try {
        for (const { id, data } of jobs) {
          await share(async () => {
            // A reset may have deleted the job after it was taken out of the queue.
            if ((await this.#boss.getJobById(queueName, id)) !== null) await doJob(data);
          });
        }
      } catch (error) {
        report(error);
        // The queue stores the error with the job.
        throw withoutValues(error);
      } finally {
        // There may be another one.
        this.wake();
      }
    });
  }

  /** Looks for jobs at once, which otherwise happens every second. */
  wake(): void {
    if (this.#worker !== undefined) this.#boss.notifyWorker(this.#worker);
  }

  /** Finishes the jobs that are being done, and begins no other. */
  async close(): Promise<void> {
    // By itself, `stop` looks only twice a second whether they are finished.
    await this.#boss.offWork(queueName);
    await this.#boss.stop({ graceful: true, close: true });
  }
}

async function makeQueue(boss: PgBoss): Promise<void> {
  await boss.createQueue(queueName, { retryLimit: 5, retryDelay: 1, expireInSeconds: 60, heartbeatSeconds: 10 });
  // Reads what is known of the queue, as the start has done where there was one: to do so when a job is sent, in the middle of a
  // transaction, would wait for that to end.
  await boss.getQueueStats(queueName);
}

/** How soon another process takes over the jobs of one that has ended without finishing them, in seconds. */
const supervision = { superviseIntervalSeconds: 10, monitorIntervalSeconds: 10 };

/** Has jobs done again that were being done when the only process there is was killed. */
async function giveBack(boss: PgBoss, queries: Queries): Promise<void> {
  const { rows } = await queries.execute(sql`select id from pgboss.job where name = ${queueName} and state = 'active'`);
  const ids = rows.map(({ id }) => String(id));
  if (ids.length > 0) await boss.fail(queueName, ids, { message: 'The process was killed' });
}
