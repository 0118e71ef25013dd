import type { ConstructorOptions } from 'pg-boss';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Locks } from './locks.ts';

/** The result of a raw SQL statement, as both drivers (PGlite and node-postgres) return it. */
interface RowsResult extends PgQueryResultHKT {
  readonly type: { rows: Record<string, unknown>[] };
}

/** The database or a transaction, on which queries are executed. */
export type Queries = PgDatabase<RowsResult>;

/** An open database. */
export interface Database {
  readonly queries: Queries;
  /** The options with which the job queue connects to the database. */
  readonly queueOptions: ConstructorOptions;
  /** True if the database is in this process and no other process uses it. */
  readonly isOwn: boolean;
  /**
   * Calls `notified` each time a process has sent a notification on a channel.
   *
   * @returns a function that stops listening.
   */
  readonly listen: (channel: string, notified: () => void) => Promise<() => Promise<void>>;
  readonly locks: Locks;
  /** Returns the whole database as one file; undefined for a database server. */
  readonly dump: (() => Promise<Blob>) | undefined;
  readonly close: () => Promise<void>;
}
