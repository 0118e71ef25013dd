import type { Api, OperationModel } from '@forgespec/model';
import { propertyKey, stringLiteral } from '@forgespec/generator/code';
import { credentialMember } from './credential-member.ts';
import { sampleCredentials, type SampleCredential } from './sample-credentials.ts';
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
  secret?: (variable: string) => string,
): string {
  const members = [
    ...addressOptions(operation, api).map(([name, value]) => `${propertyKey(name)}: ${stringLiteral(value)}`),
    ...auth(sampleCredentials(operation, api), secret),
    ...further,
  ];
  return members.length === 0 ? '' : `{ ${members.join(', ')} }`;
}

function auth(credentials: readonly SampleCredential[], secret?: (variable: string) => string): string[] {
  const members = credentials.map(({ scheme, kind, variables }) =>
    credentialMember(scheme.name, kind, variables, secret),
  );
  return members.length === 0 ? [] : [`auth: { ${members.join(', ')} }`];
}
