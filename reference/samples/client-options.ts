import type { Api, OperationModel } from '@forgespec/model';
import { isIdentifier } from '@forgespec/model/names';
import { propertyKey, stringLiteral } from '@forgespec/generator/code';
import { sampleCredentials, type SampleCarrier, type SampleCredential } from './sample-credentials.ts';
import { addressOptions } from './sample-server.ts';

/**
 * Returns the argument of `createClient` for a program that calls an operation: the address and the credentials. Returns an empty string if
 * the client needs neither.
 *
 * @param further more members of the argument, such as `timeout: 5000`.
 * @param secret returns the code of a secret. Its argument is the name of an environment variable. By default, the code reads this variable.
 */
export function clientOptions(
  operation: OperationModel,
  api: Api,
  further: readonly string[] = [],
  secret: (variable: string) => string = environment,
): string {
  const members = [
    ...addressOptions(operation, api).map(([name, value]) => `${propertyKey(name)}: ${stringLiteral(value)}`),
    ...auth(sampleCredentials(operation, api), secret),
    ...further,
  ];
  return members.length === 0 ? '' : `{ ${members.join(', ')} }`;
}

function auth(credentials: readonly SampleCredential[], secret: (variable: string) => string): string[] {
  const members = credentials.map(({ scheme, kind, variables: [first = '', second = ''] }) => {
    return `${propertyKey(scheme.name)}: ${credentialCode[kind](secret(first), secret(second))}`;
  });
  return members.length === 0 ? [] : [`auth: { ${members.join(', ')} }`];
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
