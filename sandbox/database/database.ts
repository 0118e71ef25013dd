import type { ConstructorOptions } from 'pg-boss';
import type { PgDatabase, PgQueryResultHKT } from './drizzle-columns.ts';
import type { Locks } from './locks.ts';

/** The type of the result of a raw SQL statement. Both drivers (PGlite and node-postgres) return such results. */
interface RowsResult extends PgQueryResultHKT {
  readonly type: { rows: Record<string, unknown>[] };
}

/** The database, or a transaction: the object on which queries are executed. */
export type Queries = PgDatabase<RowsResult>;

/** Functions that are called, in turn, when a database becomes unavailable, and when it is available again. */
export interface Watch {
  readonly lost: (reason: unknown) => void;
  readonly returned: () => void;
}

/** An open database. */
export interface Database {
  readonly queries: Queries;
  /** The options with which the job queue connects to the database. */
  readonly queueOptions: ConstructorOptions;
  /** True if the database is in this process. In this case, no other process uses the database. */
  readonly isOwn: boolean;
  /**
   * Calls `notified` each time a process sends a notification on a channel.
   *
   * @param watch functions that are called when the database becomes unavailable, and when it is available again.
   * @returns a function that ends the calls.
   */
  readonly listen: (channel: string, notified: () => void, watch: Watch) => Promise<() => Promise<void>>;
  readonly locks: Locks;
  /** Returns the whole database as one file. Undefined for a database on a server. */
  readonly dump: (() => Promise<Blob>) | undefined;
  readonly close: () => Promise<void>;
}
