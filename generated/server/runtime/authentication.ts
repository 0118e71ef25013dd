// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { readCookies } from '../../shared/http.ts';
import { hasOwn } from '../../shared/types.ts';
import type {
  AnyAuth,
  AnyAuthenticate,
  Authenticated,
  BasicCredential,
  OperationContext,
  ReceivedCredential,
  SecurityOptions,
} from './auth.ts';
import { type AnyInput, type Step, isPromise } from './dispatch.ts';
import { RequestContext } from './handler-context.ts';
import type { Route, TransportRequest } from './interfaces.ts';
import { Refusal } from './refusal.ts';

/** {@link SecurityOptions} of any API. */
interface AnySecurityOptions extends SecurityOptions {
  /** A map from the name of each security scheme to its `authenticate` function. */
  readonly authenticate: object;
}

/** Returns the step that authenticates callers, and records them in the context. */
export function authenticationPart(schemes: CredentialLocations, options: AnySecurityOptions): (route: Route) => Step {
  const { checkedCredentials } = options;
  // The option `authenticate` has the type of the generated `Authenticators`.
  const authenticators = options.authenticate as Readonly<Record<string, AnyAuthenticate>>;
  return (route) => {
    const alternatives = authenticationAlternatives(route, schemes, authenticators, checkedCredentials === 'all');
    return (request: TransportRequest, query: string, context: CallerContext) =>
      authenticateCaller({ route, alternatives, request, query, context, isAnySent: false });
  };
}

/** Returns the step that calls the option `authorize`. Without this option, the route does not need the step. */
export function authorizationPart({ authorize }: SecurityOptions): (route: Route) => Step | undefined {
  if (authorize === undefined) return () => undefined;
  return (route) =>
    async (_request: TransportRequest, _query: string, context: CallerContext, { path }: AnyInput) => {
      const values = typeof path === 'object' ? { ...path } : {};
      if (!(await authorize(context, { route, path: values }))) throw new Refusal(403, 'The caller may not do this.');
    };
}

/** A request to authenticate. */
export interface UnknownCaller {
  readonly route: Route;
  readonly alternatives: readonly AuthenticationAlternative[];
  readonly request: TransportRequest;
  readonly query: string;
  readonly context: CallerContext;
  /** True if the request contains a credential of a scheme that the operation accepts. The credential may be invalid. */
  isAnySent: boolean;
}

/**
 * Finds the first alternative in `security` for which all credentials are sent and valid, and records these credentials in the context.
 * Also checks further credentials that the option `checkedCredentials` names. Returns a promise only if an `authenticate` function returns
 * a promise.
 *
 * @throws {Refusal} 401 if no alternative matches. Also 401 if a checked credential is not valid, even if another credential is valid or
 * the operation needs no credential (RFC 9110, section 11.4).
 */
export function authenticateCaller(caller: UnknownCaller, index: number = 0): PromiseLike<void> | undefined {
  const alternative = caller.alternatives[index];
  if (alternative === undefined) return anonymous(caller);
  const tried = trySchemes(caller, alternative, []);
  const checkFound = (valid: Tried): PromiseLike<void> | undefined =>
    valid === undefined ? authenticateCaller(caller, index + 1) : checkRest(caller, alternative, valid);
  return isPromise(tried) ? tried.then(checkFound) : checkFound(tried);
}

/** The valid credentials of an alternative. Undefined if a credential is missing or not valid. */
type Tried = readonly ValidCredential[] | undefined;

/**
 * Checks the credentials of an alternative, beginning with the scheme at the index `valid.length`. Adds valid credentials to `valid`.
 * Returns undefined if a credential is missing or not valid.
 */
function trySchemes(
  caller: UnknownCaller,
  alternative: AuthenticationAlternative,
  valid: ValidCredential[],
): Tried | PromiseLike<Tried> {
  const { schemes } = alternative;
  // An alternative without schemes is for requests without credentials. The function `anonymous` handles it.
  if (schemes.length === 0) return undefined;
  for (let next = schemes[valid.length]; next !== undefined; next = schemes[valid.length]) {
    const { name, scheme, scopes } = next;
    const credential = readCredential(scheme, caller.request, caller.query);
    if (credential === undefined && scheme.in !== 'connection') return undefined;
    caller.isAnySent ||= scheme.in !== 'connection';
    if (credential === null) return undefined;
    const authentication = { route: caller.route, scopes, context: caller.context };
    // The cast is safe: the types of `authenticate` functions and of schemes are generated from the same description.
    const principal: unknown = next.authenticate(credential as never, authentication);
    if (isPromise(principal)) {
      return principal.then((known) => {
        if (known === undefined) return undefined;
        valid.push({ scheme: name, credential, principal: known });
        return trySchemes(caller, alternative, valid);
      });
    }
    if (principal === undefined) return undefined;
    valid.push({ scheme: name, credential, principal });
  }
  return valid;
}

/**
 * Checks the credentials that are sent but that an alternative does not need. They must be valid, but need no scopes. Then records the
 * credentials of the alternative in the context.
 *
 * @throws {Refusal} 401 if one of the checked credentials is not valid.
 */
function checkRest(
  caller: UnknownCaller,
  alternative: AuthenticationAlternative,
  valid: readonly ValidCredential[],
  start: number = 0,
): PromiseLike<void> | undefined {
  const { rest } = alternative;
  for (let index = start; index < rest.length; index++) {
    const next = rest[index];
    const credential = next && readCredential(next.scheme, caller.request, caller.query);
    if (next === undefined || credential === undefined) continue;
    if (credential === null) throw unauthorized(caller, true);
    const authentication = { route: caller.route, scopes: [], context: caller.context };
    const principal: unknown = next.authenticate(credential as never, authentication);
    if (isPromise(principal)) {
      return principal.then((known) => {
        if (known === undefined) throw unauthorized(caller, true);
        return checkRest(caller, alternative, valid, index + 1);
      });
    }
    if (principal === undefined) throw unauthorized(caller, true);
  }
  caller.context.credentials = valid;
  return undefined;
}

function anonymous(caller: UnknownCaller): PromiseLike<void> | undefined {
  const alternative = caller.isAnySent ? undefined : caller.alternatives.find(({ schemes }) => schemes.length === 0);
  if (alternative === undefined) throw unauthorized(caller, caller.isAnySent);
  return checkRest(caller, alternative, []);
}

const unauthorized = ({ alternatives }: UnknownCaller, isAnySent: boolean): Refusal =>
  new Refusal(
    401,
    isAnySent ? 'The credentials are not valid.' : 'The request needs credentials.',
    challenge(alternatives),
  );

/** Returns an object with the header `www-authenticate` (RFC 9110, section 11.6.1). Empty if no scheme uses the header `Authorization`. */
function challenge(alternatives: readonly AuthenticationAlternative[]): Record<string, string> {
  const accepted = alternatives.flatMap(({ schemes }) =>
    schemes.flatMap(({ scheme }) => (scheme.in === 'authorization' ? scheme.scheme : [])),
  );
  if (accepted.length === 0) return {};
  const challenges = [...new Set(accepted)].map((scheme) =>
    scheme === 'basic' ? 'Basic realm="api", charset="UTF-8"' : capitalized(scheme),
  );
  return { 'www-authenticate': challenges.join(', ') };
}

const capitalized = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);

/**
 * One alternative in the `security` of an operation. The credentials of all its schemes are needed together. An alternative without schemes
 * accepts anonymous requests.
 */
export interface AuthenticationAlternative {
  readonly schemes: readonly CheckedScheme[];
  /** The schemes that are not part of this alternative, and whose credentials must be valid if they are sent. */
  readonly rest: readonly CheckedScheme[];
}

/** A security scheme with the function that checks its credentials. */
export interface CheckedScheme {
  readonly name: string;
  readonly scheme: CredentialLocation;
  readonly scopes: readonly string[];
  readonly authenticate: AnyAuthenticate;
}

/**
 * Returns the alternatives of an operation.
 *
 * @param checksAll true to check also the credentials of schemes that the operation does not accept.
 * @throws {Error} if the operation accepts a scheme that has no `authenticate` function.
 */
export function authenticationAlternatives(
  { operation, security = [{}] }: Route,
  schemes: CredentialLocations,
  authenticators: Readonly<Record<string, AnyAuthenticate | undefined>>,
  checksAll: boolean,
): AuthenticationAlternative[] {
  const accepted = new Set(security.flatMap((alternative) => Object.keys(alternative)));
  const checked = Object.entries(schemes).flatMap(([name, scheme]): CheckedScheme[] => {
    const authenticate = authenticators[name];
    if (scheme.in === 'connection' || authenticate === undefined) return [];
    // If the operation does not accept a scheme, the credential of the scheme is checked only in a header: a browser sends cookies to every
    // operation, and the operation may have a query parameter with the same name.
    const isChecked = accepted.has(name) || (checksAll && isInHeader(scheme));
    return isChecked ? [{ name, scheme, scopes: [], authenticate }] : [];
  });
  return security.map((alternative) => ({
    schemes: Object.entries(alternative).map(([name, scopes]) => {
      const scheme = schemes[name];
      const authenticate = authenticators[name];
      if (scheme !== undefined && authenticate !== undefined) return { name, scheme, scopes, authenticate };
      throw new Error(`${operation} accepts the scheme ${name}, which has no authenticate function`);
    }),
    rest: checked.filter(({ name }) => !hasOwn(alternative, name)),
  }));
}

/** A valid credential, and the caller that it identifies. */
export type ValidCredential = Authenticated<string, ReceivedCredential>;

/** The context of one request to an API with security schemes. */
export class CallerContext extends RequestContext implements OperationContext<AnyAuth> {
  /** The valid credentials of one alternative of the operation. Empty before they are checked, and for an anonymous caller. */
  credentials: readonly ValidCredential[] = [];

  get schemes(): readonly string[] {
    return this.credentials.map(({ scheme }) => scheme);
  }

  get auth(): AnyAuth {
    const [first] = this.credentials;
    if (first === undefined) return {};
    if (this.credentials.length === 1) return first;
    return { scheme: 'all', all: Object.fromEntries(this.credentials.map((one) => [one.scheme, one])) };
  }
}

/** The location of the credential of a security scheme in a request. */
export type CredentialLocation =
  /** The credential is the certificate of the client. The server that terminates TLS checks this certificate. */
  | { readonly in: 'connection' }
  | { readonly in: 'cookie' | 'header' | 'query'; readonly name: string }
  /** The header `Authorization`, with an authentication scheme in lower case: `bearer`. */
  | { readonly in: 'authorization'; readonly scheme: string };

/** A map from the names of security schemes to the locations of their credentials. */
export type CredentialLocations = Readonly<Record<string, CredentialLocation>>;

/** Returns true if the credential of a scheme is sent in a header other than `Cookie`. */
export const isInHeader = (scheme: CredentialLocation): boolean =>
  scheme.in === 'header' || scheme.in === 'authorization';

/**
 * Reads the credential of a scheme from a request. Returns undefined if no credential is sent, or if the credential is the certificate of
 * the connection. Returns null if the credential is empty or malformed.
 */
export function readCredential(
  scheme: CredentialLocation,
  request: TransportRequest,
  query: string,
): ReceivedCredential | null {
  switch (scheme.in) {
    case 'header':
      return nullIfEmpty(request.header(scheme.name));
    case 'authorization': {
      const value = nullIfEmpty(request.header('authorization'));
      return value && readAuthorization(value, scheme.scheme);
    }
    case 'query':
      return nullIfEmpty(new URLSearchParams(query).get(scheme.name) ?? undefined);
    case 'cookie':
      return nullIfEmpty(readCookies(request.header('cookie') ?? '').find(([name]) => name === scheme.name)?.[1]);
    case 'connection':
      return undefined;
  }
}

const nullIfEmpty = (value: string | undefined): string | null | undefined => (value === '' ? null : value);

/**
 * Returns the credential in the header `Authorization`. Returns undefined if the header has another scheme, and null if the credential is
 * empty or malformed. The name of the scheme may be in upper or lower case (RFC 9110, section 11.4).
 */
function readAuthorization(header: string, authorization: string): ReceivedCredential | null {
  const [scheme = ''] = header.split(' ', 1);
  if (scheme.toLowerCase() !== authorization) return undefined;
  const credential = header.slice(scheme.length).trim();
  return authorization === 'basic' ? readBasic(credential) : nullIfEmpty(credential);
}

/** Decodes `user:password` from base64 and UTF-8 (RFC 7617, section 2). Returns null if the text is malformed. */
function readBasic(encoded: string): BasicCredential | null {
  try {
    const bytes = Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0));
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes);
    const colon = text.indexOf(':');
    return colon === -1 ? null : { username: text.slice(0, colon), password: text.slice(colon + 1) };
  } catch {
    return null;
  }
}
