import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { openWorldLock, type WorldLock } from './world-lock.ts';

/** The advisory lock of the database: held in common by all processes that have requests, and alone by a reset. */
const lockNumber = 4_711_002;

/** The channel on which a reset asks the other processes to let go of the world. */
const resetChannel = 'sandbox_reset';

/** Milliseconds until a reset asks again. */
const pause = 200;

/** Milliseconds that a reset waits for the requests of other processes. */
const patience = 60_000;

/** A PostgreSQL error: the lock was not free in time. */
const lockNotAvailable = '55P03';

/**
 * Opens the lock of a world that all processes on a database of a PostgreSQL server use. A process takes its share of the lock once, for
 * all of its requests, and lets go when another process asks for it.
 *
 * @param entered is called whenever this process has taken its share. Another process may have replaced the world before.
 */
export function openWorldLockOnServer(url: string, entered: () => Promise<void>): WorldLock {
  const own = openWorldLock();
  let share: Promise<Client> | undefined;
  let dropping: Promise<void> | undefined;

  const takeShare = (): Promise<Client> => {
    const forget = (): void => {
      if (share === taken) share = undefined;
    };
    const taken = connectShare(url, entered, forget, () => {
      dropping ??= own.replace(dropShare).finally(() => (dropping = undefined));
    });
    taken.catch(forget);
    return taken;
  };

  const dropShare = async (): Promise<void> => {
    const client = await share?.catch(() => undefined);
    share = undefined;
    await client?.end();
  };

  return {
    share: async (work) =>
      own.share(async () => {
        share ??= takeShare();
        await share;
        return work();
      }),
    replace: async (work) =>
      own.replace(async () => {
        await dropShare();
        const client = await lockAlone(url);
        try {
          return await work();
        } finally {
          await client.end();
        }
      }),
    close: async () => own.replace(dropShare),
  };
}

/**
 * Opens a connection that has a share of the lock until it ends.
 *
 * @param lost is called when it ends.
 * @param asked is called when a reset asks for the lock.
 */
async function connectShare(
  url: string,
  entered: () => Promise<void>,
  lost: () => void,
  asked: () => void,
): Promise<Client> {
  const client = await connect(url);
  client.once('end', lost);
  client.on('notification', asked);
  try {
    await client.query(`listen ${resetChannel}`);
    await client.query(`select pg_advisory_lock_shared(${lockNumber})`);
    await entered();
    return client;
  } catch (error) {
    await client.end();
    throw error;
  }
}

async function connect(url: string): Promise<Client> {
  const client = new Client({ connectionString: url });
  // A connection that is lost ends, and its query fails.
  client.on('error', () => {});
  await client.connect();
  return client;
}

/** Takes the lock alone. @returns the connection that has it, until it is ended. @throws {Error} if another process keeps its share. */
async function lockAlone(url: string): Promise<Client> {
  const client = await connect(url);
  const asking = new AbortController();
  try {
    await client.query(`set lock_timeout = ${patience}`);
    const locked = client.query(`select pg_advisory_lock(${lockNumber})`).finally(() => asking.abort());
    await Promise.all([locked, askOthers(url, asking.signal)]);
    return client;
  } catch (error) {
    await client.end();
    const isLate = error instanceof Error && 'code' in error && error.code === lockNotAvailable;
    throw isLate ? new Error('A process on the same database does not finish its requests') : error;
  }
}

/** Asks the other processes for their shares, again and again: a process may take a new share before the reset waits for the lock. */
async function askOthers(url: string, signal: AbortSignal): Promise<void> {
  const client = await connect(url);
  try {
    while (!signal.aborted) {
      await client.query(`notify ${resetChannel}`);
      await wait(pause, undefined, { signal }).catch(() => {});
    }
  } finally {
    await client.end();
  }
}
