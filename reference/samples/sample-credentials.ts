import { environmentVariable } from '@forgespec/description/text';
import type { Api, CredentialCarrier, OperationModel, SecuritySchemeModel } from '@forgespec/model';

/** The part of the request in which a sample sends its credential. */
export type SampleCarrier = Extract<CredentialCarrier['kind'], 'basic' | 'bearer' | 'header' | 'query'>;

/** A credential in a sample: its security scheme, and the environment variables from which the program reads it. */
export interface SampleCredential {
  readonly scheme: SecuritySchemeModel;
  readonly kind: SampleCarrier;
  /** The name of the header or query parameter that contains the credential. */
  readonly parameter: string;
  /** The names of the environment variables. There are two for a user name and a password, otherwise one. */
  readonly variables: readonly string[];
}

/**
 * Returns the credentials of the first security requirement for which the program can send all credentials. Returns an
 * empty list if the operation has no such requirement.
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
 * Returns the credential of a security scheme. Returns undefined for cookies and TLS certificates, because a program
 * does not send them itself. The browser or the network library sends them. Also returns undefined for a header
 * `Authorization` with a scheme other than `Basic` and `Bearer`.
 */
function credentialOf(scheme: SecuritySchemeModel): SampleCredential | undefined {
  const { carrier } = scheme;
  const one = { scheme, parameter: 'Authorization', variables: variablesOf(scheme) };
  switch (carrier.kind) {
    case 'header':
    case 'query':
      return { ...one, kind: carrier.kind, parameter: carrier.name };
    case 'basic':
    case 'bearer':
      return { ...one, kind: carrier.kind };
    case 'authorization':
    case 'connection':
    case 'cookie':
      return undefined;
  }
}

/**
 * Returns the names of the environment variables that contain the credential of a security scheme. There are two for a user name and a
 * password, otherwise one.
 */
export function variablesOf({ carrier, name }: SecuritySchemeModel): readonly string[] {
  const variable = environmentVariable(name);
  if (carrier.kind !== 'basic') return [variable];
  const owner = variable.replace(/_?BASIC$/u, '') || 'API';
  return [`${owner}_USERNAME`, `${owner}_PASSWORD`];
}
