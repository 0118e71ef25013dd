import { and, gte, lte, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { Refusal } from '@forgespec/sdk/server';

/** The first and last time that can be stored. PostgreSQL and RFC 3339 both support four-digit years from 1 to 9999. */
const first = Date.parse('0001-01-01T00:00:00.000Z');
const last = Date.parse('9999-12-31T23:59:59.999Z');

/**
 * Returns a time for comparisons with stored times. A time outside the range of stored times is replaced by the first
 * or last time of the range.
 *
 * @param text an RFC 3339 `date-time`. Unlike `Date` and PostgreSQL, this function accepts the year 0 and leap seconds:
 * second 60 is the first second of the next minute, as in POSIX.
 */
export function readInstant(text: string): Date {
  const isLeapSecond = text.slice(17, 19) === '60';
  const time = Date.parse(isLeapSecond ? `${text.slice(0, 17)}59${text.slice(19)}` : text) + (isLeapSecond ? 1000 : 0);
  return new Date(Math.min(Math.max(time, first), last));
}

/** Returns the condition that a time is between two times, inclusive; undefined if neither is given. */
export const isBetween = (column: PgColumn, after: string | undefined, before: string | undefined): SQL | undefined =>
  and(
    after === undefined ? undefined : gte(column, readInstant(after)),
    before === undefined ? undefined : lte(column, readInstant(before)),
  );

/**
 * Checks a date before it is stored.
 *
 * @param date an RFC 3339 `full-date`; undefined or null if the request has none.
 * @throws {Refusal} 422 for the year 0, which PostgreSQL does not support.
 */
export function requireStorableDate(property: string, date: string | null | undefined): void {
  if (date?.startsWith('0000') === true) throw new Refusal(422, `${property} is a date in the years 0001 to 9999`);
}
