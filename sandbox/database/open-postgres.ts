import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import type { Database } from './database.ts';
import { listen } from './listen.ts';
import { openLocksOnServer } from './locks.ts';

/** Milliseconds that one query may take. */
const longestQuery = 60_000;

/**
 * Opens a database of a PostgreSQL server.
 *
 * @param url `postgres://user:password@host:port/name`; with `?statement_timeout=`, queries may take that many milliseconds.
 */
export async function openPostgres(url: string): Promise<Database> {
  const pool = new Pool({ connectionString: url, max: 16, statement_timeout: longestQuery });
  // A server that goes away takes idle connections with it. The next query opens another one, or fails and says why.
  pool.on('error', () => {});
  // So does one that is in use: its query fails.
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
