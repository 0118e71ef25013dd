// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { assumeType } from '../../shared/types.ts';
import {
  type HttpRequest,
  type Middleware,
  type SendContext,
  bodyIs,
  checkedHeaderText,
  discard,
  isReplayable,
  isSameOrigin,
  serverAddress,
  setHeaders,
  unlessAborted,
} from './sending.ts';

/** A user name and a password, for HTTP Basic. */
export interface BasicCredential {
  readonly username: string;
  readonly password: string;
}

/** A token or key, or a user name and a password. */
export type Credential = BasicCredential | string;

/**
 * Returns a credential. The client calls the function before each request, and once more if the service refuses the credential (401). If
 * the function then returns a different credential, the client sends the request again.
 *
 * @param refused the credential that the service refused; undefined in the call before a request.
 */
export type CredentialProvider<Kind extends Credential = Credential> = (
  refused: Credential | undefined,
) => Kind | Promise<Kind>;

/**
 * A credential that is sent in a header of each request to one server. It replaces the security schemes of the description, if they are
 * missing or wrong.
 */
export interface HeaderCredential {
  /** The name of the header, such as `X-Api-Key`. */
  readonly header: string;
  /** The text before the credential, such as `Token `. Default: no text. */
  readonly prefix?: string | undefined;
  readonly value: string | CredentialProvider<string>;
  /** The address of the server. Servers with another origin do not get the credential. Default: the main server of the API. */
  readonly server?: string | undefined;
}

/** A map from the names of security schemes to credentials, or to their providers. */
export type Credentials = Readonly<Record<string, Credential | CredentialProvider | undefined>>;

/**
 * The credentials of a client. A text is a token for the main server of the API, and is sent as `Authorization: Bearer …`. A function returns
 * such a token.
 */
export type Authentication = CredentialProvider<string> | Credentials | HeaderCredential | string;

/** A security scheme: the location of a credential in a request, and the functions that write the credential. */
export interface SecurityScheme<Source extends TokenSource = TokenSource> {
  /** The name of the scheme in the description. */
  readonly scheme: string;
  /** The name of the header, query parameter or cookie. */
  readonly name: string;
  /** Writes the credential as text. Default: writes it unchanged. */
  readonly write?: (credential: Credential) => string;
  /** Adds the credential to a request. Default: adds it as a header, unless the call itself has a header of that name. */
  readonly add?: (request: HttpRequest, name: string, text: string) => HttpRequest;
  /** If the caller has set no credential for the scheme, this source provides a token. */
  readonly exchange?: Source;
}

/** A source of tokens. */
export interface TokenSource {
  /**
   * Returns a provider of a token for a call. Returns undefined if no credential is available for obtaining the token.
   *
   * @param source the same object as `this`.
   */
  provide(source: TokenSource, auth: Credentials, context: SendContext): CredentialProvider | undefined;
}

/** The credentials of a request. */
interface CarriedCredentials {
  readonly texts: (readonly [scheme: SecurityScheme, text: string])[];
  /** A map from security schemes to the credentials that their providers returned. */
  readonly provided: Record<string, Credential>;
}

/**
 * Sends requests with credentials. If the service refuses the credentials (401) and the providers then return different credentials, the
 * middleware sends the request once more.
 *
 * @throws {TypeError} if a credential cannot be sent in a header, or if the address of its server is not valid.
 */
export function authenticate(auth: Authentication = {}): Middleware {
  const { given, alternativesFor } = isForOneServer(auth) ? oneServer(auth) : described(auth);
  return (send) => async (request, context) => {
    const alternatives = alternativesFor(request, context);
    const credentials = (refused?: CarriedCredentials): Promise<CarriedCredentials> =>
      unlessAborted(credentialsFor(alternatives, given, context, refused), context.signal);
    const first = await credentials();
    const { watchers } = context.progress;
    const { length } = watchers;
    const response = await send(withCredentials(request, first, context), context);
    if (response.status !== 401 || !isReplayable(request)) return response;
    const others = await credentials(first);
    if (JSON.stringify(others) === JSON.stringify(first)) return response;
    bodyIs('over', watchers, length);
    discard(response);
    return send(withCredentials(request, others, context), context);
  };
}

/** The credentials of a client, and a function that returns the alternative lists of security schemes for a request. */
interface GivenCredentials {
  readonly given: Credentials;
  alternativesFor(request: HttpRequest, context: SendContext): readonly (readonly SecurityScheme[])[] | undefined;
}

const isForOneServer = (auth: Authentication): auth is Exclude<Authentication, Credentials> =>
  typeof auth !== 'object' || ('header' in auth && 'value' in auth);

const described = (given: Credentials): GivenCredentials => ({
  given,
  alternativesFor: (_, { operation }) => assumeType(operation.security),
});

function oneServer(auth: Exclude<Authentication, Credentials>): GivenCredentials {
  const bearer = { header: 'Authorization', prefix: 'Bearer ', server: undefined };
  const { header, prefix = '', value, server } = typeof auth === 'object' ? auth : { ...bearer, value: auth };
  const write = (credential: Credential): string => prefix + String(credential);
  const alternatives = [[{ scheme: 'auth', name: header, write }]];
  const address = server && serverAddress(server, {});
  return {
    given: { auth: value },
    alternativesFor: ({ url }, { client }) => (isSameOrigin(url, address ?? client.address) ? alternatives : []),
  };
}

function withCredentials(request: HttpRequest, { texts }: CarriedCredentials, { options }: SendContext): HttpRequest {
  // Each request has its own headers, because middleware may change them.
  let result = { ...request, headers: new Headers(request.headers) };
  for (const [{ name, add }, text] of texts) {
    if (add) result = add(result, name, text);
    else setHeaders(result.headers, { [name]: text }, options.headers);
  }
  return result;
}

/**
 * Returns the credentials of the first alternative for which the caller has all credentials. Without such an alternative, the result is
 * empty.
 */
async function credentialsFor(
  alternatives: ReturnType<GivenCredentials['alternativesFor']>,
  auth: Credentials,
  context: SendContext,
  refused?: CarriedCredentials,
): Promise<CarriedCredentials> {
  const carried: CarriedCredentials = { texts: [], provided: {} };
  const given = ({ scheme, exchange }: SecurityScheme): Credential | CredentialProvider | undefined =>
    auth[scheme] ?? exchange?.provide(exchange, auth, context);
  const isUsable = (schemes: readonly SecurityScheme[]): boolean =>
    schemes.length > 0 && schemes.every((scheme) => given(scheme) !== undefined);
  for (const scheme of alternatives?.find(isUsable) ?? []) {
    let credential = given(scheme) ?? '';
    if (typeof credential === 'function') {
      credential = await credential(refused?.provided[scheme.scheme]);
      carried.provided[scheme.scheme] = credential;
    }
    const text = (scheme.write ?? String)(credential).trim();
    carried.texts.push([scheme, checkedHeaderText(scheme.scheme, text)]);
  }
  return carried;
}

/** Writes the value of `Authorization` for a token: `Bearer …`. RFC 6750, section 2.1. */
export const writeBearer = (credential: Credential): string => `Bearer ${String(credential)}`;

/** Returns a function that writes the value of `Authorization` with another authentication scheme. RFC 9110, section 11.6.2. */
export const authorizationWith =
  (scheme: string) =>
  (credential: Credential): string =>
    `${scheme} ${String(credential)}`;

/** Writes the value of `Authorization` for HTTP Basic: `Basic …`, with the user name and the password in UTF-8. RFC 7617, section 2. */
export function writeBasic(credential: Credential): string {
  if (typeof credential === 'string') return `Basic ${credential}`;
  const bytes = new TextEncoder().encode(`${credential.username}:${credential.password}`);
  return `Basic ${btoa(String.fromCharCode(...bytes))}`;
}

/**
 * Creates a provider that loads a credential once for all calls, and loads it again if the service refuses it (401).
 *
 * @param load reads or obtains a credential.
 */
export function cachedCredential<Kind extends Credential>(
  load: (refused: Credential | undefined) => Kind | Promise<Kind>,
): CredentialProvider<Kind> {
  let current: Promise<Kind> | undefined;
  return async (refused) => {
    const known = current;
    const credential = await known;
    if (credential !== undefined && credential !== refused) return credential;
    // If several calls need a new credential at the same time, the first call loads the credential for all of them.
    if (current !== undefined && current !== known) return current;
    const loading = Promise.resolve(refused).then(load);
    current = loading;
    // If loading fails, the next call loads the credential again.
    loading.catch(() => {
      current = undefined;
    });
    return loading;
  };
}
