import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';

/** Milliseconds before another connection is tried. */
const pause = 1000;

/**
 * Listens to a channel of a PostgreSQL server, on a connection of its own. When that is lost, another one is opened; whoever listens
 * is called then as well, for something may have been missed.
 *
 * @returns what ends it.
 * @throws {Error} when the server cannot be reached at first.
 */
export async function listen(url: string, channel: string, notified: () => void): Promise<() => Promise<void>> {
  const over = new AbortController();
  let connection = await connect(url, channel, notified);
  const following = follow();
  return async () => {
    over.abort();
    const last = connection;
    await last.client.end();
    await following;
    // Another one may just have been opened.
    if (connection !== last) await connection.client.end();
  };

  async function follow(): Promise<void> {
    while (!over.signal.aborted) {
      await connection.ended;
      await reconnect();
    }
  }

  async function reconnect(): Promise<void> {
    while (!over.signal.aborted) {
      try {
        await wait(pause, undefined, { signal: over.signal });
        connection = await connect(url, channel, notified);
        notified();
        return;
      } catch {
        // The server is still away, or nobody listens any more.
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
  // A connection that breaks says so, and ends then.
  client.on('error', () => {});
  const ended = new Promise((resolve) => client.once('end', resolve));
  await client.connect();
  try {
    await client.query(`listen ${client.escapeIdentifier(channel)}`);
  } catch (error) {
    // Nobody else knows of it, and so nobody else would end it.
    await client.end();
    throw error;
  }
  return { client, ended };
}
