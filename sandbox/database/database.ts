import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** The database, or a transaction on it: what queries are asked of. */
export type Queries = PgDatabase<PgQueryResultHKT>;

/** Runs statements as text, several at once; for what is not a query of the API. */
export type RunSql = (text: string, values?: unknown[]) => Promise<{ readonly rows: Record<string, unknown>[] }>;

/** An open database. */
export interface Database {
  readonly queries: Queries;
  readonly runSql: RunSql;
  /** Everything in it, as one file; undefined where the database is a server of its own. */
  readonly dump: (() => Promise<Blob>) | undefined;
  readonly close: () => Promise<void>;
}
