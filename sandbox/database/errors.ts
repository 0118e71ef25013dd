import { DrizzleQueryError } from 'drizzle-orm';

/** The code that PostgreSQL gave a failed query; undefined for any other error. @see https://www.postgresql.org/docs/current/errcodes-appendix.html */
function sqlState(error: unknown): string | undefined {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  if (!(cause instanceof Error) || !('code' in cause)) return undefined;
  return typeof cause.code === 'string' ? cause.code : undefined;
}

/** Whether a query failed because something else has the same name or number. */
export const isUniqueViolation = (error: unknown): boolean => sqlState(error) === '23505';

/**
 * Returns true if a query failed because of another transaction, so that it may be tried again: the two could not be put in an order
 * (40001), waited for each other (40P01), or the other one has deleted a row that this one refers to (23503). Tried again, the latter
 * does not find the row. If a transaction refers to rows that it never looked for, it fails each time, and the failure is logged.
 */
export const isContention = (error: unknown): boolean => ['23503', '40001', '40P01'].includes(sqlState(error) ?? '');

/** Whether a query was given up because it took too long. */
export const isTimeout = (error: unknown): boolean => sqlState(error) === '57014';

/**
 * Returns true if a query failed because of a value that no column can have: a number (22003) or a time (22008) out of range, a text that
 * is not Unicode or has a NUL (22021, 22P05), a text that is too long for its column (22001) or for an index (54000). Only a request can
 * bring such a value. Other errors of class 22, such as a text in place of a number (22P02), are defects of the service.
 */
export const isUnfitValue = (error: unknown): boolean =>
  ['22001', '22003', '22008', '22021', '22P05', '54000'].includes(sqlState(error) ?? '');
