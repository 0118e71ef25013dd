import { Pool } from 'pg';

/**
 * Lets one after the other do something that would otherwise be in each other's way, such as adding to a branch. They need not: whoever
 * does it notices when somebody else did, and tries again. But of many who try, one gets on at a time.
 */
export interface Locks {
  /** Does some work once everybody is finished who asked before to work under the same name. */
  readonly hold: <Result>(name: string, work: () => Promise<Result>) => Promise<Result>;
  readonly close: () => Promise<void>;
}

/** Locks among those who work in this process. */
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

/** Locks among all processes on a database of a PostgreSQL server. In each of them, only the first one who waits asks the server. */
export function openLocksOnServer(url: string): Locks {
  const own = openLocks();
  // Not the connections that the work needs: else those who wait could keep those who work from getting one.
  const pool = new Pool({ connectionString: url, max: 4 });
  pool.on('error', () => {});
  // A server that goes away takes its connections with it: a query that is under way fails.
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
