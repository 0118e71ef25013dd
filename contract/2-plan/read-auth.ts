import { suggestion } from '@forgespec/description/diagnostics';
import type { Api, SecuritySchemeModel } from '@forgespec/model';
import { CannotRunError } from '../cannot-run.ts';
import type { RunCredential, RunCredentials } from './requests/credentials.ts';

/**
 * Reads credentials from environment variables. The value for HTTP Basic is `username:password`.
 *
 * @param pairs `SCHEME=VARIABLE`: the name of a security scheme, and the name of the environment variable with its credential.
 * @throws {CannotRunError} if a pair is not valid, if the description does not have the scheme, or if the variable is not set.
 */
export function readAuth(
  pairs: readonly string[],
  { securitySchemes }: Api,
  environment: Readonly<Record<string, string | undefined>> = process.env,
): RunCredentials {
  const names = securitySchemes.map(({ name }) => name);
  const entries = pairs.map((pair) => {
    const { name, variable } = /^(?<name>[^=]+)=(?<variable>\w+)$/u.exec(pair)?.groups ?? {};
    if (name === undefined || variable === undefined) {
      throw new CannotRunError(
        `--auth accepts SCHEME=VARIABLE, the name of a security scheme and of an environment variable, but not "${pair}".`,
      );
    }
    const scheme = securitySchemes.find((candidate) => candidate.name === name);
    if (scheme === undefined) throw unknownScheme(name, names);
    const value = environment[variable];
    if (value === undefined || value === '') {
      throw new CannotRunError(`--auth takes the credential for ${name} from ${variable}, which is not set.`);
    }
    return [name, credentialOf(scheme, value)] as const;
  });
  return Object.fromEntries(entries);
}

function unknownScheme(name: string, names: readonly string[]): CannotRunError {
  const near = suggestion(name, names);
  const all = `the security schemes of the description are ${names.join(', ') || 'none'}`;
  return new CannotRunError(`--auth names ${name}, but ${all}.${near === undefined ? '' : ` Did you mean ${near}?`}`);
}

function credentialOf({ carrier }: SecuritySchemeModel, value: string): RunCredential {
  const separator = value.indexOf(':');
  if (carrier.kind !== 'basic' || separator === -1) return value;
  return { username: value.slice(0, separator), password: value.slice(separator + 1) };
}
