import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { openResetLock, type ResetLock } from './reset-lock.ts';
import { connecting, longestWait } from './unavailable.ts';

/** The number of the advisory lock. Each process that handles requests shares the lock. A reset acquires the lock exclusively. */
const lockNumber = 4_711_002;

/** The notification channel on which a reset requests the lock from other processes. */
const resetChannel = 'sandbox_reset';

/** The time between two notifications of a reset, in milliseconds. */
const pause = 200;

/** The maximum time that a reset waits for the requests of other processes, in milliseconds. */
const resetTimeout = 60_000;

/** The PostgreSQL error code if a lock does not become free in time. */
const lockNotAvailable = '55P03';

/**
 * Creates the lock that all processes share through a database on a PostgreSQL server. A process acquires the shared lock before its first
 * request, and keeps the lock for later requests. The process releases the lock when another process requests a reset.
 *
 * @param acquired is called each time this process has acquired the shared lock. Since the previous call, another process may have reset
 * the data.
 */
export function openServerResetLock(url: string, acquired: () => Promise<void>): ResetLock {
  const own = openResetLock();
  let share: Promise<Client> | undefined;
  let releasing: Promise<void> | undefined;

  const acquireShare = (): Promise<Client> => {
    const forget = (): void => {
      if (share === connecting) share = undefined;
    };
    const connecting = connectShare(url, acquired, forget, () => {
      releasing ??= own.replace(releaseShare).finally(() => (releasing = undefined));
    });
    connecting.catch(forget);
    return connecting;
  };

  const releaseShare = async (): Promise<void> => {
    const client = await share?.catch(() => undefined);
    share = undefined;
    await client?.end();
  };

  return {
    share: async (work) =>
      own.share(async () => {
        share ??= acquireShare();
        await share;
        return work();
      }),
    replace: async (work) =>
      own.replace(async () => {
        await releaseShare();
        const client = await lockExclusively(url);
        try {
          return await work();
        } finally {
          await client.end();
        }
      }),
    close: async () => own.replace(releaseShare),
  };
}

/**
 * Opens a connection that has the shared lock. The lock ends when the connection ends.
 *
 * @param acquired is called when the connection has the lock.
 * @param lost is called when the connection ends.
 * @param requested is called when a reset requests the lock.
 */
async function connectShare(
  url: string,
  acquired: () => Promise<void>,
  lost: () => void,
  requested: () => void,
): Promise<Client> {
  const client = await connect(url);
  client.once('end', lost);
  client.on('notification', requested);
  try {
    await client.query(`listen ${resetChannel}`);
    await client.query(`select pg_advisory_lock_shared(${lockNumber})`);
    await acquired();
    return client;
  } catch (error) {
    await client.end();
    throw error;
  }
}

async function connect(url: string): Promise<Client> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: longestWait,
    // Another process that has the lock may have stopped responding.
    statement_timeout: resetTimeout + longestWait,
  });
  // Ignore this error. A lost connection also emits `end`, and its query fails.
  client.on('error', () => {});
  await connecting(async () => client.connect());
  return client;
}

/**
 * Acquires the exclusive lock.
 *
 * @returns the connection that has the lock. Closing the connection releases the lock.
 * @throws {Error} if another process does not release its shared lock in time.
 */
async function lockExclusively(url: string): Promise<Client> {
  const client = await connect(url);
  const notifying = new AbortController();
  try {
    await client.query(`set lock_timeout = ${resetTimeout}`);
    const locked = client.query(`select pg_advisory_lock(${lockNumber})`).finally(() => notifying.abort());
    await Promise.all([locked, notifyOthers(url, notifying.signal)]);
    return client;
  } catch (error) {
    await client.end();
    const isLate = error instanceof Error && 'code' in error && error.code === lockNotAvailable;
    throw isLate ? new Error('Another process that uses the same database did not finish its requests in time') : error;
  }
}

/**
 * Notifies the other processes again and again. With only one notification, a process could acquire the shared lock
 * again before the reset waits for the lock.
 */
async function notifyOthers(url: string, signal: AbortSignal): Promise<void> {
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
