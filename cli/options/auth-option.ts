import { optional } from './option-kinds.ts';
import { commaList, type ValueKind } from './value-kinds.ts';

/**
 * The credentials in environment variables. On the command line, they are written as `SCHEME=VARIABLE`. In the config, they are written as
 * `{ SCHEME: 'VARIABLE' }`.
 */
const authVariables: ValueKind<readonly string[]> = {
  parse: commaList.parse,
  schema: {
    description:
      'Credentials. Each key is the name of a security scheme, and its value is the name of an environment variable.',
    type: 'object',
    additionalProperties: { type: 'string', minLength: 1 },
  },
  read: (value) => Object.entries(value ?? {}).map(([scheme, variable]) => `${scheme}=${String(variable)}`),
};

/** The option `--auth` with the credentials that a command sends to a server. */
export const auth = optional(
  '<list>',
  'credentials in environment variables: SCHEME=VARIABLE, separated by commas; for HTTP Basic, USER:PASSWORD',
  authVariables,
);
