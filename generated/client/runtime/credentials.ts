// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

/** A user name and a password, for HTTP Basic. */
export interface BasicCredential {
  readonly username: string;
  readonly password: string;
}

/** A token or key, or a user name and a password. */
export type Credential = BasicCredential | string;

/** A way to authenticate: where a credential goes, and how it is written there. */
export interface SecurityScheme {
  /** The name in the description. */
  readonly scheme: string;
  readonly in: 'header' | 'query';
  /** The name of the header or query parameter. */
  readonly name: string;
  /** Default: as it is. */
  readonly write?: (credential: Credential) => string;
}

/** What a request carries to authenticate. */
export interface CarriedCredentials {
  readonly header: Record<string, string>;
  readonly query: Record<string, string>;
}

/**
 * The credentials for an operation: those of the first of its alternatives for which there are any. None where there are none:
 * the server lets an anonymous caller in, or answers 401.
 */
export function credentialsFor(
  security: readonly (readonly SecurityScheme[])[],
  auth: Readonly<Record<string, Credential | undefined>>,
): CarriedCredentials {
  const carried: CarriedCredentials = { header: {}, query: {} };
  const isUsable = (schemes: readonly SecurityScheme[]) =>
    schemes.length > 0 && schemes.every(({ scheme }) => auth[scheme] !== undefined);
  for (const { scheme, in: place, name, write = String } of security.find(isUsable) ?? []) {
    carried[place][name] = write(auth[scheme] ?? '');
  }
  return carried;
}
