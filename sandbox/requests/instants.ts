import { and, gte, lte, type SQL } from '../database/drizzle.ts';
import type { PgColumn } from '../database/drizzle-columns.ts';
import { Refusal } from '@forgespec/sdk/server/refusal';

/** The first and the last time that the database stores. Both PostgreSQL and RFC 3339 support the years 1 to 9999. */
const first = Date.parse('0001-01-01T00:00:00.000Z');
const last = Date.parse('9999-12-31T23:59:59.999Z');

/**
 * Parses a time for comparisons with stored times. If the time is outside the range of stored times, returns the
 * nearest end of the range.
 *
 * @param text an RFC 3339 `date-time`. The function also accepts the year 0, which PostgreSQL rejects, and leap
 * seconds, which `Date` rejects. Second 60 is the first second of the next minute, as in POSIX.
 */
export function readInstant(text: string): Date {
  const isLeapSecond = text.slice(17, 19) === '60';
  const time = Date.parse(isLeapSecond ? `${text.slice(0, 17)}59${text.slice(19)}` : text) + (isLeapSecond ? 1000 : 0);
  return new Date(Math.min(Math.max(time, first), last));
}

/**
 * Returns an SQL condition that is true if a column is between two times, inclusive. Returns undefined if neither time
 * is given.
 */
export const isBetween = (column: PgColumn, after: string | undefined, before: string | undefined): SQL | undefined =>
  and(
    after === undefined ? undefined : gte(column, readInstant(after)),
    before === undefined ? undefined : lte(column, readInstant(before)),
  );

/**
 * Checks a date before it is stored.
 *
 * @param date an RFC 3339 `full-date`. Undefined or null if the request contains no date.
 * @throws {Refusal} 422 for the year 0, which PostgreSQL does not support.
 */
export function requireStorableDate(property: string, date: string | null | undefined): void {
  if (date?.startsWith('0000') === true) throw new Refusal(422, `${property} must be a date in the years 0001 to 9999`);
}
