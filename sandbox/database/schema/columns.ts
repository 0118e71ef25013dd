import { sql } from 'drizzle-orm';
import { integer, timestamp } from 'drizzle-orm/pg-core';

/** The id of a row. If an insertion contains no id, the database assigns the next one. */
export const id = () => integer().primaryKey().generatedByDefaultAsIdentity();

/** A time with a precision of milliseconds. The times of the API have the same precision. */
export const instant = () => timestamp({ withTimezone: true, precision: 3 });

/** A time. A time whose default is the time when the row is inserted. */
export const instantOfInsertion = () =>
  instant()
    .notNull()
    .default(sql`sandbox_now()`);
