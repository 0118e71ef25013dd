import { and, gte, lte, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { Refusal } from '@forgespec/sdk/server';

/** The first and the last time that is stored. The database and RFC 3339 both write the years from 1 to 9999 with four digits. */
const first = Date.parse('0001-01-01T00:00:00.000Z');
const last = Date.parse('9999-12-31T23:59:59.999Z');

/**
 * Returns a time to compare stored times with. A time before the first or after the last one that can be stored becomes that one.
 *
 * @param text an RFC 3339 `date-time`. Neither `Date` nor PostgreSQL knows the year 0 and each leap second; this function does: second
 *   60 is the first second of the next minute, as POSIX counts it.
 */
export function readInstant(text: string): Date {
  const isLeapSecond = text.slice(17, 19) === '60';
  const time = Date.parse(isLeapSecond ? `${text.slice(0, 17)}59${text.slice(19)}` : text) + (isLeapSecond ? 1000 : 0);
  return new Date(Math.min(Math.max(time, first), last));
}

/** Returns the condition that a time lies between two times, both included; undefined without any of them. */
export const isBetween = (column: PgColumn, after: string | undefined, before: string | undefined): SQL | undefined =>
  and(
    after === undefined ? undefined : gte(column, readInstant(after)),
    before === undefined ? undefined : lte(column, readInstant(before)),
  );

/**
 * Checks a date that is to be stored.
 *
 * @param date an RFC 3339 `full-date`; undefined or null if the request has none.
 * @throws {Refusal} 422 for the year 0, which the calendar of PostgreSQL does not have.
 */
export function requireStorableDate(property: string, date: string | null | undefined): void {
  if (date?.startsWith('0000') === true) throw new Refusal(422, `${property} is a date in the years 0001 to 9999`);
}
