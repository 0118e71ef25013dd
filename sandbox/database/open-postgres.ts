import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import type { Database } from './database.ts';
import { listen } from './listen.ts';
import { openLocksOnServer } from './locks.ts';

/** The maximum duration of a query, in milliseconds. */
const longestQuery = 60_000;

/**
 * Opens a database on a PostgreSQL server.
 *
 * @param url `postgres://user:password@host:port/name`. The parameter `?statement_timeout=` changes the maximum
 * duration of queries, in milliseconds.
 */
export async function openPostgres(url: string): Promise<Database> {
  const pool = new Pool({ connectionString: url, max: 16, statement_timeout: longestQuery });
  // If the server stops, each idle connection emits an error. Ignore it: the next query opens a new connection, or
  // fails with the reason.
  pool.on('error', () => {});
  // A connection in use also emits the error. Ignore it, because its query fails.
  pool.on('connect', (client) => client.on('error', () => {}));
  await pool.query('select 1');
  const locks = openLocksOnServer(url);
  return {
    queries: drizzle({ client: pool, casing: 'snake_case' }),
    queueOptions: { connectionString: url, max: 2 },
    isOwn: false,
    listen: async (channel, notified) => listen(url, channel, notified),
    locks,
    dump: undefined,
    close: async () => {
      await locks.close();
      await pool.end();
    },
  };
}
