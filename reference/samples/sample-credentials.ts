import type { Api } from '@forgespec/generator/model/api';
import type { Operation } from '@forgespec/generator/model/operation';
import type { CredentialCarrier, SecurityScheme } from '@forgespec/generator/model/security';

/** The parts of a request that a sample can put a credential into. */
export type SampleCarrier = Extract<CredentialCarrier['kind'], 'basic' | 'bearer' | 'header' | 'query'>;

/** A credential of a sample: the scheme that carries it, and the environment variables that hold it. */
export interface SampleCredential {
  readonly scheme: SecurityScheme;
  readonly kind: SampleCarrier;
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

/** Returns undefined if a program does not send the credential by itself: cookies and TLS belong to the platform. */
function credentialOf(scheme: SecurityScheme): SampleCredential | undefined {
  const { carrier } = scheme;
  const variable = constantCase(scheme.variable);
  const one = { scheme, parameter: 'Authorization', variables: [variable] };
  switch (carrier.kind) {
    case 'header':
    case 'query':
      return { ...one, kind: carrier.kind, parameter: carrier.name };
    case 'basic': {
      const owner = variable.replace(/_?BASIC$/u, '') || 'API';
      return { ...one, kind: 'basic', variables: [`${owner}_USERNAME`, `${owner}_PASSWORD`] };
    }
    case 'bearer':
      return { ...one, kind: 'bearer' };
    case 'authorization':
    case 'connection':
    case 'cookie':
      return undefined;
  }
}

/** `apiKey` → `API_KEY`: the name of an environment variable. */
const constantCase = (name: string): string =>
  name
    .replaceAll(/(?<=[a-z\d])(?=[A-Z])/gu, '_')
    .replaceAll(/[^A-Za-z\d_]+|^(?=\d)/gu, '_')
    .toUpperCase();
