import { DrizzleQueryError } from './drizzle.ts';

/**
 * The error for a failed query. It does not contain the text of the query, its parameters, or the message of the
 * database. Those texts can contain secrets, such as digests of tokens and values of variables.
 */
export class SafeDatabaseError extends Error {
  override readonly name = 'SafeDatabaseError';
}

/**
 * Returns an error that is safe to log, to store and to show. An error of the database can contain the values of a query or of rows. Such
 * an error is replaced by a {@link SafeDatabaseError}, even if it is the cause of another error. All other errors are returned unchanged.
 * Every error that leaves the service passes through this function, except a {@link Refusal}.
 *
 * @param error any thrown value, or an object that pg-boss has created from an error.
 */
export function withoutValues(error: unknown): unknown {
  if (typeof error !== 'object' || error === null) return error;
  if (error instanceof DrizzleQueryError || 'params' in error || 'severity' in error) return failureOf(error);
  const { name, message, stack, cause, errors } = error as Partial<AggregateError>;
  const safeCause = withoutValues(cause);
  const safeErrors = Array.isArray(errors) ? errors.map(withoutValues) : undefined;
  const isSafe =
    safeCause === cause &&
    (safeErrors === undefined || safeErrors.every((safeError, index) => safeError === errors?.[index]));
  if (isSafe) return error;
  const copy = safeErrors === undefined ? new Error(message) : new AggregateError(safeErrors, message);
  return Object.assign(copy, { name, stack, cause: safeCause });
}

function failureOf(error: object): SafeDatabaseError {
  const { message, stack, query, cause } = error as Partial<DrizzleQueryError>;
  const text = typeof query === 'string' ? query : '';
  const { code, table, column, constraint, dataType, routine } = detailsOf(cause ?? error);
  const facts = {
    SQLSTATE: code,
    // This text is safe, because a query has placeholders instead of values.
    table: table ?? /\b(?:from|into|update)\s+"(\w+)"/u.exec(text)?.[1],
    column,
    constraint,
    type: dataType,
    'function of the server': routine,
  };
  const known = Object.entries(facts).filter(([, value]) => isName(value));
  const statement = /^\s*(\w+)/u.exec(text)?.[1]?.toLowerCase() ?? 'A statement';
  const failure = new SafeDatabaseError(`${statement} failed (${known.map((fact) => fact.join(' ')).join(', ')})`);
  failure.stack = `${failure.name}: ${failure.message}${framesOf(message, stack)}`;
  return failure;
}

/**
 * The fields of a PostgreSQL error. Fields that contain values of rows are not included.
 *
 * @see https://www.postgresql.org/docs/current/protocol-error-fields.html
 */
type Details = Readonly<Partial<Record<'code' | 'column' | 'constraint' | 'dataType' | 'routine' | 'table', unknown>>>;

const detailsOf = (error: unknown): Details => (typeof error === 'object' && error !== null ? error : {});

/** Returns true for the name of a table, column, constraint, type or function, and for an error code. */
const isName = (value: unknown): boolean => typeof value === 'string' && /^\w{1,63}$/u.test(value);

/**
 * Returns the lines that follow the error message in a stack trace. Returns an empty text if the stack trace does not
 * contain the message.
 */
function framesOf(message = '', stack = ''): string {
  const start = stack.indexOf(message);
  return start === -1 ? '' : stack.slice(start + message.length);
}
