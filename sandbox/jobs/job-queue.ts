import { sql } from '../database/drizzle.ts';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { Database, Queries } from '../database/database.ts';
import { withoutValues } from '../database/failure.ts';
import type { ResetLock } from '../database/reset-lock.ts';
import { announceWork } from './announce-work.ts';
import type { Job } from './job.ts';

/** Runs a job. If it throws an error, the error is logged and the job is repeated. */
export type DoJob = (job: Job) => Promise<void>;

/** The part of the queue that code in a transaction can use. */
export type JobSender = Pick<JobQueue, 'send'>;

const queueName = 'sandbox';

/** The job queue. It is stored in the database, so a process can also run jobs that other processes have sent. */
export class JobQueue {
  readonly #boss: PgBoss;
  #worker: string | undefined;

  private constructor(boss: PgBoss) {
    this.#boss = boss;
  }

  /** Opens the queue of a database, and creates it if it does not exist. */
  static async open({ isOwn, queries, queueOptions }: Database): Promise<JobQueue> {
    const boss = new PgBoss({ ...queueOptions, ...supervision, schedule: false });
    // pg-boss reports errors with the event `error`. Without a handler, Node would throw such an error as an uncaught
    // exception. If a call such as `start` fails, its caller also gets the error. All other errors are ignored until
    // `work` adds its handler.
    boss.on('error', () => {});
    await boss.start();
    if ((await boss.getQueue(queueName)) === null) await createQueue(boss);
    if (isOwn) await requeueActiveJobs(boss, queries);
    return new JobQueue(boss);
  }

  /**
   * Adds a job to the queue in a transaction. The job can run as soon as the transaction is committed.
   *
   * @param delay the time before the job can run, in seconds.
   */
  async send(transaction: Queries, job: Job, delay = 0): Promise<void> {
    await this.#boss.send(queueName, job, { db: fromDrizzle(transaction, sql), startAfter: delay });
    await announceWork(transaction);
  }

  /** Deletes all jobs in a transaction. */
  async clear(transaction: Queries): Promise<void> {
    await transaction.execute(sql`delete from pgboss.job where name = ${queueName}`);
  }

  /**
   * Starts to run jobs, one after the other.
   *
   * @param share prevents resets while a job runs.
   * @param report receives the errors of jobs.
   */
  async work(doJob: DoJob, share: ResetLock['share'], report: (error: unknown) => void): Promise<void> {
    this.#boss.on('error', report);
    this.#worker = await this.#boss.work<Job>(queueName, { pollingIntervalSeconds: 1 }, async (jobs) => {
      try {
        for (const { id, data } of jobs) {
          await share(async () => {
            // After this job was fetched, a reset may have deleted it.
            if ((await this.#boss.getJobById(queueName, id)) !== null) await doJob(data);
          });
        }
      } catch (error) {
        report(error);
        // The queue stores the error in the row of the job. The error must not contain values of the database.
        throw withoutValues(error);
      } finally {
        // There may be more jobs.
        this.wake();
      }
    });
  }

  /** Checks for jobs immediately. Without this call, the next check happens within a second. */
  wake(): void {
    if (this.#worker !== undefined) this.#boss.notifyWorker(this.#worker);
  }

  /** Waits until the running jobs have ended. Starts no new jobs. */
  async close(): Promise<void> {
    // This call makes closing faster. Without it, `stop` looks for running jobs only every half second.
    await this.#boss.offWork(queueName);
    await this.#boss.stop({ graceful: true, close: true });
  }
}

async function createQueue(boss: PgBoss): Promise<void> {
  await boss.createQueue(queueName, { retryLimit: 5, retryDelay: 1, expireInSeconds: 60, heartbeatSeconds: 10 });
  // Loads the settings of the queue into the cache of pg-boss, as `start` does if the queue already exists. Otherwise
  // the first call of `send` would load them with a query outside its transaction. PGlite runs such a query only after
  // the transaction has ended. The transaction waits for `send`, and `send` waits for the query, so neither would end.
  await boss.getQueueStats(queueName);
}

/**
 * The interval in seconds at which the queue searches for jobs whose process has ended. These jobs return to the queue.
 */
const supervision = { superviseIntervalSeconds: 10, monitorIntervalSeconds: 10 };

/** Returns interrupted jobs to the queue: the jobs that were running when the last process was killed. */
async function requeueActiveJobs(boss: PgBoss, queries: Queries): Promise<void> {
  const { rows } = await queries.execute(sql`select id from pgboss.job where name = ${queueName} and state = 'active'`);
  const ids = rows.map(({ id }) => String(id));
  if (ids.length > 0) await boss.fail(queueName, ids, { message: 'The process was killed' });
}
