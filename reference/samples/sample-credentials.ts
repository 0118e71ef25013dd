import type { Api } from '@forgespec/generator/model/api';
import type { OperationModel } from '@forgespec/generator/model/operation';
import type { CredentialCarrier, SecuritySchemeModel } from '@forgespec/generator/model/security';

/** The parts of a request that can contain the credential of a sample. */
export type SampleCarrier = Extract<CredentialCarrier['kind'], 'basic' | 'bearer' | 'header' | 'query'>;

/** A credential of a sample: its security scheme, and the environment variables that contain it. */
export interface SampleCredential {
  readonly scheme: SecuritySchemeModel;
  readonly kind: SampleCarrier;
  /** The name of the header or query parameter. */
  readonly parameter: string;
  /** One variable, or two for a user name and a password. */
  readonly variables: readonly string[];
}

/**
 * Returns the credentials of the first security requirement that a program can meet; empty if the operation needs no
 * credential.
 */
export function sampleCredentials({ security }: OperationModel, { securitySchemes }: Api): SampleCredential[] {
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

/**
 * Returns the credential of a scheme; undefined for cookies and TLS certificates, because the platform sends them
 * instead of the program.
 */
function credentialOf(scheme: SecuritySchemeModel): SampleCredential | undefined {
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

/** Returns a name in the form of an environment variable: `apiKey` → `API_KEY`. */
const constantCase = (name: string): string =>
  name
    .replaceAll(/(?<=[a-z\d])(?=[A-Z])/gu, '_')
    .replaceAll(/[^A-Za-z\d_]+|^(?=\d)/gu, '_')
    .toUpperCase();
