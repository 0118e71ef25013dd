import { drizzle, type NodePgDatabase } from './drizzle-node-postgres.ts';
import { Client, Pool, type PoolClient } from 'pg';
import type { Database } from './database.ts';
import { listen } from './listen.ts';
import { openLocksOnServer } from './locks.ts';
import { connectFailure, requirePostgresUrl } from './start-failure.ts';
import { connecting, longestWait } from './unavailable.ts';

/** The maximum time that the start of the sandbox waits for the server, in milliseconds. */
const longestStart = 4000;

/** The maximum duration of a query, in milliseconds. */
const longestQuery = 60_000;

/**
 * Returns the maximum time until the server responds to a query, in milliseconds. It is longer than the maximum duration of a query, so a
 * query exceeds this time only if the server does not respond at all. Returns 0 if the URL sets no maximum duration.
 */
function longestSilence(url: string): number {
  const given = URL.canParse(url) ? new URL(url).searchParams.get('statement_timeout') : null;
  const duration = given === null ? longestQuery : Number(given);
  return duration > 0 ? duration + 5000 : 0;
}

/**
 * Opens a database on a PostgreSQL server.
 *
 * @param url `postgres://user:password@host:port/name`. The parameter `?statement_timeout=` changes the maximum
 * duration of queries, in milliseconds.
 * @throws {DatabaseStartError} if the database cannot be used.
 */
export async function openPostgres(url: string): Promise<Database> {
  requirePostgresUrl(url);
  await requireDatabase(url);
  const pool = new Pool({
    connectionString: url,
    max: 16,
    connectionTimeoutMillis: longestWait,
    query_timeout: longestSilence(url),
    statement_timeout: longestQuery,
  });
  // If the server stops, each idle connection emits an error. Ignore it: the next query opens a new connection, or
  // fails with the reason.
  pool.on('error', () => {});
  // A connection in use also emits the error. Ignore this error too, because the query on the connection fails.
  pool.on('connect', (client) => client.on('error', () => {}));
  const endQueries = trackQueries(pool);
  const locks = openLocksOnServer(url);
  return {
    queries: queriesOn(pool),
    queueOptions: { connectionString: url, max: 2, connectionTimeoutMillis: longestWait },
    isOwn: false,
    listen: async (channel, notified, watch) => listen(url, channel, notified, watch, endQueries),
    locks,
    dump: undefined,
    close: async () => {
      await locks.close();
      await pool.end();
    },
  };
}

/**
 * Returns a function that ends the running queries and transactions of a pool with an error. If a server does not respond at all, they
 * would otherwise wait much longer.
 */
function trackQueries(pool: Pool): () => void {
  const used = new Set<PoolClient>();
  pool.on('acquire', (client) => used.add(client));
  pool.on('release', (_error, client) => used.delete(client));
  return () => {
    // The pool removes a closed connection when it is released.
    for (const client of used) client.end().catch(() => {});
  };
}

/**
 * Connects to a database, and disconnects.
 *
 * @throws {DatabaseStartError} if the database cannot be used.
 */
async function requireDatabase(url: string): Promise<void> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: longestStart,
    query_timeout: longestStart,
  });
  // The promise of `connect` also fails.
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
  } catch (error) {
    throw connectFailure(url, error);
  } finally {
    await client.end();
  }
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
    const connection = await connecting(async () => pool.connect());
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
