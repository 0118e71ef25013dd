import { stringLiteral } from '@forgespec/generator/code/literal';
import { propertyKey } from '@forgespec/generator/code/property-key';
import { isIdentifier } from '@forgespec/model/names';
import type { SampleCarrier } from './sample-credentials.ts';

/**
 * Returns the code of a member of the option `auth`, such as `ApiKey: process.env.API_KEY`.
 *
 * @param secret returns the code of a secret. Its argument is the name of an environment variable. By default, the code reads this variable.
 */
export function credentialMember(
  scheme: string,
  kind: SampleCarrier,
  [first = '', second = '']: readonly string[],
  secret: (variable: string) => string = environment,
): string {
  return `${propertyKey(scheme)}: ${credentialCode[kind](secret(first), secret(second))}`;
}

/** For each kind of credential, the function that returns its code. The arguments are the code of its secrets. */
const credentialCode: Readonly<Record<SampleCarrier, (first: string, second: string) => string>> = {
  basic: (first, second) => `{ username: ${orEmpty(first)}, password: ${orEmpty(second)} }`,
  bearer: (first) => first,
  header: (first) => first,
  query: (first) => first,
};

/** A user name and a password must not be undefined, as environment variables may be. */
const orEmpty = (secret: string): string => (secret.startsWith('process.') ? `${secret} ?? ''` : secret);

const environment = (name: string): string =>
  isIdentifier(name) ? `process.env.${name}` : `process.env[${stringLiteral(name)}]`;
