import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';

/** The time between two attempts to connect, in milliseconds. */
const pause = 1000;

/**
 * Listens to a channel of a PostgreSQL server on a separate connection. If the connection is lost, connects again and
 * then calls `notified`, because a notification may have been missed.
 *
 * @returns a function that stops listening.
 * @throws {Error} if the first attempt to connect fails.
 */
export async function listen(url: string, channel: string, notified: () => void): Promise<() => Promise<void>> {
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
      await connection.ended;
      await reconnect();
    }
  }

  async function reconnect(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        await wait(pause, undefined, { signal: stopping.signal });
        connection = await connect(url, channel, notified);
        notified();
        return;
      } catch {
        // The server is still not available, or listening was stopped.
      }
    }
  }
}

interface Connection {
  readonly client: Client;
  readonly ended: Promise<unknown>;
}

async function connect(url: string, channel: string, notified: () => void): Promise<Connection> {
  const client = new Client({ connectionString: url });
  client.on('notification', notified);
  // A broken connection emits `error`, then `end`.
  client.on('error', () => {});
  const ended = new Promise((resolve) => client.once('end', resolve));
  await client.connect();
  try {
    await client.query(`listen ${client.escapeIdentifier(channel)}`);
  } catch (error) {
    // No other function can close this connection, because the caller does not receive it.
    await client.end();
    throw error;
  }
  return { client, ended };
}
