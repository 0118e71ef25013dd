import type { ConstructorOptions } from 'pg-boss';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Locks } from './locks.ts';

/** What both drivers make of a statement that is not built of tables: an object with its rows. */
interface RowsResult extends PgQueryResultHKT {
  readonly type: { rows: Record<string, unknown>[] };
}

/** The database, or a transaction on it: what queries are asked of. */
export type Queries = PgDatabase<RowsResult>;

/** An open database. */
export interface Database {
  readonly queries: Queries;
  /** How the queue of background work reaches it. */
  readonly queueOptions: ConstructorOptions;
  /** Whether it is in this process, and no other one works on it. */
  readonly isOwn: boolean;
  /** Calls back whenever a transaction of any process on it has notified a channel. @returns what ends it. */
  readonly listen: (channel: string, notified: () => void) => Promise<() => Promise<void>>;
  readonly locks: Locks;
  /** Everything in it, as one file; undefined where the database is a server of its own. */
  readonly dump: (() => Promise<Blob>) | undefined;
  readonly close: () => Promise<void>;
}
