import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import type { Watch } from './database.ts';
import { connecting, longestWait } from './unavailable.ts';

/** The time between two attempts to connect, in milliseconds. */
const pause = 1000;

/**
 * The time between two checks of the connection, in milliseconds. If a server stops responding, its connections stay open, so only a query
 * shows it.
 */
const checkInterval = 2000;

/**
 * Listens to a channel of a PostgreSQL server on a separate connection. If the connection is lost, connects again and
 * then calls `notified`, because a notification may have been missed. If the first attempt to connect again fails, the server is
 * unavailable.
 *
 * @param unreachable is called after each failed attempt to connect again.
 * @returns a function that stops listening.
 * @throws {Error} if the first attempt to connect fails.
 */
export async function listen(
  url: string,
  channel: string,
  notified: () => void,
  watch: Watch,
  unreachable: () => void,
): Promise<() => Promise<void>> {
  const stopping = new AbortController();
  let connection = await connect(url, channel, notified);
  const following = follow();
  return async () => {
    stopping.abort();
    const last = connection;
    await last.client.end();
    await following;
    // `follow` may have opened a new connection while this function waited.
    if (connection !== last) await connection.client.end();
  };

  async function follow(): Promise<void> {
    while (!stopping.signal.aborted) {
      const stopChecking = checkRegularly(connection.client, channel);
      await connection.ended;
      stopChecking();
      await reconnect();
    }
  }

  async function reconnect(): Promise<void> {
    let isLost = false;
    while (!stopping.signal.aborted) {
      try {
        connection = await connect(url, channel, notified);
        if (isLost) watch.returned();
        notified();
        return;
      } catch (error) {
        if (!isLost && !stopping.signal.aborted) watch.lost(error);
        isLost = true;
        unreachable();
      }
      // If listening was stopped, the wait fails.
      await wait(pause, undefined, { signal: stopping.signal }).catch(() => {});
    }
  }
}

interface Connection {
  readonly client: Client;
  readonly ended: Promise<unknown>;
}

async function connect(url: string, channel: string, notified: () => void): Promise<Connection> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: longestWait,
    query_timeout: longestWait,
  });
  client.on('notification', notified);
  // A broken connection emits `error`, then `end`.
  client.on('error', () => {});
  const ended = new Promise((resolve) => client.once('end', resolve));
  await connecting(async () => client.connect());
  try {
    await listenOn(client, channel);
  } catch (error) {
    // No other function can close this connection, because the caller does not receive it.
    await client.end();
    throw error;
  }
  return { client, ended };
}

const listenOn = async (client: Client, channel: string): Promise<unknown> =>
  client.query(`listen ${client.escapeIdentifier(channel)}`);

/**
 * Repeats the statement that listens to the channel at regular intervals, which has no effect. Closes the connection if the server does not respond.
 *
 * @returns a function that ends the repetition.
 */
function checkRegularly(client: Client, channel: string): () => void {
  let timer: NodeJS.Timeout | undefined;
  const scheduleCheck = (): void => {
    timer = setTimeout(() => {
      listenOn(client, channel).then(scheduleCheck, async () => client.end());
    }, checkInterval);
  };
  scheduleCheck();
  return () => clearTimeout(timer);
}
