import { sql } from 'drizzle-orm';
import { integer, timestamp } from 'drizzle-orm/pg-core';

/** The id of a row. The database assigns it unless a value is given. */
export const id = () => integer().primaryKey().generatedByDefaultAsIdentity();

/** A time with a precision of milliseconds, as in the API. */
export const instant = () => timestamp({ withTimezone: true, precision: 3 });

/** A time whose default is the time of the insertion. */
export const instantOfInsertion = () =>
  instant()
    .notNull()
    .default(sql`sandbox_now()`);
