import { sql } from 'drizzle-orm';
import { integer, timestamp } from 'drizzle-orm/pg-core';

/** The number of a row, given by the database unless it is said. */
export const id = () => integer().primaryKey().generatedByDefaultAsIdentity();

/** A time to the millisecond, which is what the API shows. */
export const instant = () => timestamp({ withTimezone: true, precision: 3 });

/** A time that is that of the insertion unless it is said. */
export const instantOfInsertion = () =>
  instant()
    .notNull()
    .default(sql`sandbox_now()`);
