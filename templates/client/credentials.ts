/** Where a credential goes. */
export interface SecurityScheme {
  readonly in: 'header' | 'query';
  /** The name of the header or query parameter. */
  readonly name: string;
  /** What stands before it: `Bearer `. */
  readonly prefix?: string;
}

/** A user name and a password, for HTTP Basic. */
export interface BasicCredential {
  readonly username: string;
  readonly password: string;
}

/** A token or key, or a user name and a password. */
export type Credential = BasicCredential | string;

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
  security: readonly (readonly string[])[],
  schemes: Readonly<Record<string, SecurityScheme>>,
  auth: ReadonlyMap<string, Credential | undefined>,
): CarriedCredentials {
  const carried: CarriedCredentials = { header: {}, query: {} };
  const chosen = security.find((names) => names.length > 0 && names.every((name) => auth.get(name) !== undefined));
  for (const name of chosen ?? []) {
    const scheme = schemes[name];
    const credential = auth.get(name);
    if (scheme === undefined || credential === undefined) continue;
    const text = typeof credential === 'string' ? credential : basic(credential);
    carried[scheme.in][scheme.name] = (scheme.prefix ?? '') + text;
  }
  return carried;
}

/** RFC 7617, section 2: in UTF-8. */
function basic({ username, password }: BasicCredential): string {
  const bytes = new TextEncoder().encode(`${username}:${password}`);
  return btoa(String.fromCharCode(...bytes));
}
