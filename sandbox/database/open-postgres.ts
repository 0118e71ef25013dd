import { drizzle, type NodePgDatabase } from './drizzle-node-postgres.ts';
import { Pool, type PoolClient } from 'pg';
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
  // A connection in use also emits the error. Ignore this error too, because the query on the connection fails.
  pool.on('connect', (client) => client.on('error', () => {}));
  await pool.query('select 1');
  const locks = openLocksOnServer(url);
  return {
    queries: queriesOn(pool),
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

/**
 * Returns the Drizzle database for a pool. The function replaces the method `transaction` of Drizzle. If `begin` fails, for example on a
 * lost connection, the original method does not return the connection to the pool. The method `end` of the pool would then never finish.
 *
 * @see https://github.com/drizzle-team/drizzle-orm/issues/6241
 */
function queriesOn(pool: Pool): NodePgDatabase {
  const queriesOf = (client: Pool | PoolClient): NodePgDatabase => drizzle({ client, casing: 'snake_case' });
  const ofConnections = new WeakMap<PoolClient, NodePgDatabase>();
  const queries = queriesOf(pool);
  queries.transaction = async (work, config) => {
    const connection = await pool.connect();
    try {
      const own = ofConnections.get(connection) ?? queriesOf(connection);
      ofConnections.set(connection, own);
      return await own.transaction(work, config);
    } finally {
      // If `rollback` has failed, a transaction is still open on the connection. The pool then closes the connection.
      connection.release(connection.getTransactionStatus() !== 'I');
    }
  };
  return queries;
}
