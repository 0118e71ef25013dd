import { Pool } from 'pg';
import { connecting, longestWait } from './unavailable.ts';

/**
 * Named locks, which prevent processes from doing the same work at the same time, such as adding commits to one branch.
 * The locks are only an optimization: they make conflicts rare. If a conflict still happens, `work` detects it, and
 * then fails or starts again.
 */
export interface Locks {
  /** Acquires the lock with a name, runs `work`, and releases the lock. */
  readonly hold: <Result>(name: string, work: () => Promise<Result>) => Promise<Result>;
  readonly close: () => Promise<void>;
}

/** Creates locks that only this process uses. */
export function openLocks(): Locks {
  const ends = new Map<string, Promise<void>>();
  return {
    hold: async (name, work) => {
      const before = ends.get(name);
      const { promise: end, resolve } = Promise.withResolvers<void>();
      ends.set(name, end);
      try {
        await before;
        return await work();
      } finally {
        if (ends.get(name) === end) ends.delete(name);
        resolve();
      }
    },
    close: async () => {},
  };
}

/**
 * The maximum time that a process waits until another process releases a lock, in milliseconds. The other process may have stopped
 * responding.
 */
const longestHold = 60_000;

/**
 * Creates locks that all processes share through a database on a PostgreSQL server. If several callers in one process
 * need the same lock, only one of them uses a connection to the server. The others wait without a connection.
 */
export function openLocksOnServer(url: string): Locks {
  const own = openLocks();
  // The locks have their own pool. Callers that wait for a lock would otherwise use all connections.
  const pool = new Pool({
    connectionString: url,
    max: 4,
    connectionTimeoutMillis: longestWait,
    statement_timeout: longestHold,
    query_timeout: longestHold + 5000,
  });
  pool.on('error', () => {});
  // Ignore the errors of connections, because each of these errors also makes the queries of the connection fail.
  pool.on('connect', (client) => client.on('error', () => {}));
  return {
    hold: async (name, work) =>
      own.hold(name, async () => {
        const connection = await connecting(async () => pool.connect());
        try {
          await connection.query('select pg_advisory_lock(hashtextextended($1, 0))', [name]);
          return await work();
        } finally {
          const isReleased = await connection.query('select pg_advisory_unlock_all()').then(
            () => true,
            () => false,
          );
          connection.release(!isReleased);
        }
      }),
    close: async () => pool.end(),
  };
}
