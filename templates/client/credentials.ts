/** A way to authenticate, as OpenAPI describes it. */
export type SecurityScheme =
  | { readonly type: 'apiKey'; readonly in: 'header' | 'query'; readonly name: string }
  | { readonly type: 'http'; readonly scheme: 'basic' | 'bearer' };

/** A user name and a password, for HTTP Basic. */
export interface BasicCredential {
  readonly username: string;
  readonly password: string;
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
  security: readonly (readonly string[])[],
  schemes: Readonly<Record<string, SecurityScheme>>,
  auth: ReadonlyMap<string, BasicCredential | string | undefined>,
): CarriedCredentials {
  const carried: CarriedCredentials = { header: {}, query: {} };
  const usable = security.filter((names) => names.every((name) => auth.get(name) !== undefined));
  const chosen = usable.find(({ length }) => length > 0) ?? [];
  for (const name of chosen) {
    const scheme = schemes[name];
    const credential = auth.get(name);
    if (scheme === undefined || credential === undefined) continue;
    if (scheme.type === 'http') carried.header.authorization = authorization(credential);
    else if (typeof credential === 'string') carried[scheme.in][scheme.name] = credential;
  }
  return carried;
}

/** The value of an `Authorization` header. RFC 6750, section 2.1; RFC 7617, section 2.1 (user names and passwords in UTF-8). */
function authorization(credential: BasicCredential | string): string {
  if (typeof credential === 'string') return `Bearer ${credential}`;
  const bytes = new TextEncoder().encode(`${credential.username}:${credential.password}`);
  return `Basic ${btoa(String.fromCharCode(...bytes))}`;
}
