import { DrizzleQueryError } from './drizzle.ts';

/** The maximum time that a request waits for a connection to the database, in milliseconds. */
export const longestWait = 5000;

/** The error if the database cannot be reached, or if no connection to it becomes free in time. */
export class DatabaseUnavailableError extends Error {
  override readonly name = 'DatabaseUnavailableError';
}

/** Calls a function that connects to a database server, and replaces its error by a {@link DatabaseUnavailableError}. */
export async function connecting<Connection>(connect: () => Promise<Connection>): Promise<Connection> {
  try {
    return await connect();
  } catch (error) {
    throw new DatabaseUnavailableError('The database cannot be reached', { cause: error });
  }
}

/** Returns true if a query or a transaction failed because the database could not be reached. The work can be tried again later. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseUnavailableError) return true;
  if (error instanceof AggregateError && error.errors.length > 0) return error.errors.every(isUnavailable);
  return isLostConnection(error instanceof DrizzleQueryError ? error.cause : error);
}

/**
 * Returns true for the errors of a lost connection, and of a connection that could not be opened. Also returns true for the objects that
 * pg-boss creates from these errors.
 */
function isLostConnection(error: unknown): boolean {
  if (error instanceof DatabaseUnavailableError) return true;
  if (typeof error !== 'object' || error === null) return false;
  const { code, message } = error as { readonly code?: unknown; readonly message?: unknown };
  if (typeof code === 'string' && (networkCodes.has(code) || isConnectionState(code))) return true;
  return typeof message === 'string' && driverMessages.has(message.replace(queueSuffix, ''));
}

/** The codes of errors that Node reports for a socket. */
const networkCodes = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);

/**
 * Returns true for the codes that PostgreSQL uses only for connections: class 08 (connection exceptions), 28 (invalid authorization), 3D (no
 * such database), 57P (the server stops or starts) and 53300 (too many connections).
 *
 * @see https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const isConnectionState = (code: string): boolean => code === '53300' || /^(?:08|28|3D)\w{3}$|^57P\w\w$/u.test(code);

/** The text that pg-boss adds to the messages of errors. */
const queueSuffix = / \(Queue: .*\)$/su;

/** The messages of node-postgres for connections. These errors have no code. */
const driverMessages = new Set([
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'Connection terminated',
  'Connection terminated due to connection timeout',
  'Connection terminated unexpectedly',
  'Query read timeout',
  'timeout exceeded when trying to connect',
  'timeout expired',
]);
