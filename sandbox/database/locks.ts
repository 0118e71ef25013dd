import { Pool } from 'pg';

/**
 * Named locks that serialize work, such as adding commits to a branch. They are an optimization: the work itself also
 * detects conflicts, and is then repeated. The locks reduce the number of repetitions if many processes change the same
 * branch.
 */
export interface Locks {
  /** Acquires the lock with this name, runs `work`, and releases the lock. */
  readonly hold: <Result>(name: string, work: () => Promise<Result>) => Promise<Result>;
  readonly close: () => Promise<void>;
}

/** Creates locks for this process. */
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
 * Creates locks for all processes on a database of a PostgreSQL server. In each process, at most one caller for each
 * name waits on a connection to the server.
 */
export function openLocksOnServer(url: string): Locks {
  const own = openLocks();
  // Locks have their own pool. Otherwise callers that wait for a lock could use all connections.
  const pool = new Pool({ connectionString: url, max: 4 });
  pool.on('error', () => {});
  // The errors of connections can be ignored: if the server stops, the running queries fail.
  pool.on('connect', (client) => client.on('error', () => {}));
  return {
    hold: async (name, work) =>
      own.hold(name, async () => {
        const connection = await pool.connect();
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
