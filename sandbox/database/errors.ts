import { DrizzleQueryError } from 'drizzle-orm';

/** The code that PostgreSQL gave a failed query; undefined for any other error. @see https://www.postgresql.org/docs/current/errcodes-appendix.html */
function sqlState(error: unknown): string | undefined {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  if (!(cause instanceof Error) || !('code' in cause)) return undefined;
  return typeof cause.code === 'string' ? cause.code : undefined;
}

/** Whether a query failed because something else has the same name or number. */
export const isUniqueViolation = (error: unknown): boolean => sqlState(error) === '23505';

/** Whether a query failed because another transaction was in its way; it may be tried again. */
export const isContention = (error: unknown): boolean => ['40001', '40P01'].includes(sqlState(error) ?? '');

/** Whether a query was given up because it took too long. */
export const isTimeout = (error: unknown): boolean => sqlState(error) === '57014';

/** Whether a query failed because a value from outside is none that a column could have: too large a number, a text with a NUL. */
export const isUnfitValue = (error: unknown): boolean => ['22003', '22021', '22P05'].includes(sqlState(error) ?? '');
