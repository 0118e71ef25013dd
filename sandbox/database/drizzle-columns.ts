import { createRequire } from 'node:module';
import type * as Columns from 'drizzle-orm/pg-core';

// The reason for `require` is in `drizzle.ts`.
const columns: typeof Columns = createRequire(import.meta.url)('drizzle-orm/pg-core');

export const { bigint, boolean, date, integer, interval, jsonb, PgTable, pgTable, primaryKey, text, timestamp } =
  columns;
export type PgTable = Columns.PgTable;
export type { PgColumn, PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
