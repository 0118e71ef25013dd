import { sql } from '../drizzle.ts';
import { integer, timestamp } from '../drizzle-columns.ts';

/** The id of a row. If an insertion contains no id, the database assigns the next one. */
export const id = () => integer().primaryKey().generatedByDefaultAsIdentity();

/** A time with a precision of milliseconds. The times of the API have the same precision. */
export const instant = () => timestamp({ withTimezone: true, precision: 3 });

/** A time. If an insertion contains no value, the database uses the time of the insertion. */
export const instantOfInsertion = () =>
  instant()
    .notNull()
    .default(sql`sandbox_now()`);
