import { Pool } from 'pg';
import { Slots } from './slots.ts';
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

/** The maximum number of locks that one process holds or requests on the server at the same time. Each one needs a connection. */
const mostConnections = 4;

/**
 * Creates locks that all processes share through a database on a PostgreSQL server. If several callers in one process
 * need the same lock, only one of them uses a connection to the server. The others wait without a connection. `work` must not acquire
 * another lock, because the process has few connections.
 */
export function openLocksOnServer(url: string): Locks {
  const own = openLocks();
  // The locks have their own pool. Callers that wait for a lock would otherwise use all connections.
  const pool = new Pool({
    connectionString: url,
    max: mostConnections,
    connectionTimeoutMillis: longestWait,
    statement_timeout: longestHold,
    query_timeout: longestHold + 5000,
  });
  pool.on('error', () => {});
  // Ignore the errors of connections, because each of these errors also makes the queries of the connection fail.
  pool.on('connect', (client) => client.on('error', () => {}));
  // The pool limits the wait for a connection to a few seconds, but a connection is in use as long as the work of its lock takes. So
  // callers wait for a slot first. The time limit then applies only to connecting.
  const slots = new Slots(mostConnections);
  const holdOnServer = async <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
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
  };
  return {
    hold: async (name, work) => own.hold(name, async () => slots.use(async () => holdOnServer(name, work))),
    close: async () => pool.end(),
  };
}
