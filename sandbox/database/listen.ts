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
  let isOver = false;
  let timer: NodeJS.Timeout | undefined;
  let client = await connect();
  return async () => {
    isOver = true;
    clearTimeout(timer);
    await client.end();
  };

  async function connect(): Promise<Client> {
    const made = new Client({ connectionString: url });
    made.on('notification', notified);
    // A connection that breaks says so, and ends then.
    made.on('error', () => {});
    await made.connect();
    made.on('end', connectAgain);
    await made.query(`listen ${made.escapeIdentifier(channel)}`);
    return made;
  }

  function connectAgain(): void {
    if (isOver) return;
    timer = setTimeout(() => {
      connect().then((made) => {
        client = made;
        if (isOver) void made.end();
        else notified();
      }, connectAgain);
    }, pause);
  }
}
