import type { Api } from '@forgespec/generator/model/api';
import type { Operation } from '@forgespec/generator/model/operation';
import type { SecurityScheme } from '@forgespec/generator/model/security';

/** A credential of a sample: the scheme that carries it, and the environment variables that hold it. */
export interface SampleCredential {
  readonly scheme: SecurityScheme;
  readonly kind: 'basic' | 'bearer' | 'header' | 'query';
  /** Name of the header or query parameter. */
  readonly parameter: string;
  /** One, or two for a user name and a password. */
  readonly variables: readonly string[];
}

/** The credentials of the first way to authenticate that a program can carry out; none where nothing need be sent. */
export function sampleCredentials({ security }: Operation, { securitySchemes }: Api): SampleCredential[] {
  for (const alternative of security) {
    const found = alternative.map(({ scheme }) => {
      const declared = securitySchemes.find(({ name }) => name === scheme);
      return declared === undefined ? undefined : credentialOf(declared);
    });
    const known = found.filter((credential) => credential !== undefined);
    if (known.length > 0 && known.length === found.length) return known;
  }
  return [];
}

function credentialOf(scheme: SecurityScheme): SampleCredential | undefined {
  const variable = constantCase(scheme.variable);
  const one = { scheme, parameter: 'Authorization', variables: [variable] };
  if (scheme.kind === 'apiKey') {
    return scheme.in === 'cookie' ? undefined : { ...one, kind: scheme.in, parameter: scheme.parameter };
  }
  if (scheme.kind === 'http' && scheme.scheme === 'basic') {
    const owner = variable.replace(/_?BASIC$/u, '') || 'API';
    return { ...one, kind: 'basic', variables: [`${owner}_USERNAME`, `${owner}_PASSWORD`] };
  }
  const hasToken =
    scheme.kind === 'http' ? scheme.scheme === 'bearer' : /^(?:oauth2|openIdConnect)$/u.test(scheme.type);
  return hasToken ? { ...one, kind: 'bearer' } : undefined;
}

/** `privateToken` → `PRIVATE_TOKEN`: the name of an environment variable. */
const constantCase = (name: string): string =>
  name
    .replaceAll(/(?<=[a-z\d])(?=[A-Z])/gu, '_')
    .replaceAll(/[^A-Za-z\d_]+|^(?=\d)/gu, '_')
    .toUpperCase();
