import { Client } from 'pg';
import { DatabaseStartError } from './database-start-error.ts';
import { sqlState } from './errors.ts';
import { isUnavailable } from './unavailable.ts';

/**
 * Checks that a text is the URL of a PostgreSQL database.
 *
 * @throws {DatabaseStartError} if it is not.
 */
export function requirePostgresUrl(url: string): void {
  if (/^postgres(?:ql)?:\/\//iu.test(url) && partsOf(url) !== undefined) return;
  throw new DatabaseStartError(
    'The address of the database is not the URL of a PostgreSQL database, which has the form postgres://user:password@host:port/name.',
  );
}

interface UrlParts {
  readonly server: string;
  readonly name: string;
  readonly role: string;
}

/** Returns the parts of the URL of a database, with the defaults of PostgreSQL. Returns undefined if the URL is malformed. */
function partsOf(url: string): UrlParts | undefined {
  try {
    const { host, port, user = '', database = user } = new Client({ connectionString: url });
    return { server: host.startsWith('/') ? host : `${host}:${port}`, name: `"${database}"`, role: `"${user}"` };
  } catch {
    return undefined;
  }
}

/** Returns the error that explains why the sandbox cannot connect to a database. */
export function connectFailure(url: string, error: unknown): unknown {
  const server = partsOf(url)?.server ?? '';
  const reason = error instanceof Error ? error.message : String(error);
  const text =
    explanationOfState(url, error) ??
    explanationOfNetwork(server, error) ??
    (isUnavailable(error)
      ? `The server at ${server}, the address of the database, does not respond like a PostgreSQL server.`
      : `The database on the server at ${server} cannot be used: ${reason}.`);
  return new DatabaseStartError(text);
}

/**
 * Returns the error that explains why the sandbox cannot create or migrate its tables. Returns an error unchanged if its cause is not the
 * set-up of the database.
 */
export function setUpFailure(url: string, error: unknown): unknown {
  if (isUnavailable(error)) return connectFailure(url, error);
  const text = explanationOfState(url, error);
  return text === undefined ? error : new DatabaseStartError(text);
}

/** Returns the explanation of an error that the server has reported. */
function explanationOfState(url: string, error: unknown): string | undefined {
  const { server = '', name = '', role = '' } = partsOf(url) ?? {};
  switch (sqlState(error)) {
    case '25006':
      return `The PostgreSQL server at ${server} only allows reading, but the sandbox must write to the database ${name}.`;
    case '28000':
    case '28P01':
      return `The PostgreSQL server at ${server} does not accept the role ${role} with the password in the address of the database.`;
    case '3D000':
      return `The PostgreSQL server at ${server} has no database ${name}; create it first, for example with createdb.`;
    case '42501':
      return `The role ${role} may not create schemas and tables in the database ${name}; make the role the owner of the database.`;
    case '53100':
      return `The disk of the PostgreSQL server at ${server} is full.`;
    case '53300':
      return `The PostgreSQL server at ${server} has no free connection.`;
    case '57P03':
      return `The PostgreSQL server at ${server} is starting or stopping; try again later.`;
    default:
      return undefined;
  }
}

/** Returns the explanation of an error for which the server cannot be reached. */
function explanationOfNetwork(server: string, error: unknown): string | undefined {
  switch (sqlState(error)) {
    case 'ECONNREFUSED':
    case 'ENOENT':
      return `There is no PostgreSQL server at ${server}, the address of the database.`;
    case 'EAI_AGAIN':
    case 'ENOTFOUND':
      return `The host of ${server}, the address of the database, cannot be found.`;
    default:
      return undefined;
  }
}
