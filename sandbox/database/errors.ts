import { DrizzleQueryError } from './drizzle.ts';

/**
 * Returns the PostgreSQL error code of a failed query, or the code of the system error because of which it failed. Returns undefined for all
 * other errors.
 *
 * @see https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
export function sqlState(error: unknown): string | undefined {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  if (!(cause instanceof Error) || !('code' in cause)) return undefined;
  return typeof cause.code === 'string' ? cause.code : undefined;
}

/** Returns true if a query violated a unique constraint. */
export const isUniqueViolation = (error: unknown): boolean => sqlState(error) === '23505';

/**
 * Returns true if a query failed because of another transaction. The transaction of the query can then be repeated.
 * There are three causes: the two transactions could not be serialized (40001), they were in a deadlock (40P01), or the
 * other transaction deleted a row to which the query refers (23503).
 *
 * After a deletion, the repeated transaction usually looks up the row first, does not find it, and ends with an error
 * such as 404. A transaction that does not look up the row fails each time. The last failure is logged.
 */
export const isContention = (error: unknown): boolean => ['23503', '40001', '40P01'].includes(sqlState(error) ?? '');

/** Returns true if a query exceeded its time limit. */
export const isTimeout = (error: unknown): boolean => sqlState(error) === '57014';

/**
 * Returns true if a query failed because the database cannot store one of its values. The value is a number out of
 * range (22003), a time out of range (22008), text that is not valid Unicode or contains NUL (22021, 22P05), or text
 * that is too long for its column (22001) or for an index (54000).
 *
 * Such values come from requests. Other errors of class 22, such as text in place of a number (22P02), are defects of
 * the service.
 */
export const isUnstorableValue = (error: unknown): boolean =>
  ['22001', '22003', '22008', '22021', '22P05', '54000'].includes(sqlState(error) ?? '');
