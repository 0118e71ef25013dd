// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { Authenticated, Credential } from './auth.ts';
import { isPromise } from './is-promise.ts';
import { Refusal } from './refusal.ts';
import type { RequestContext } from './request-context.ts';
import { readCredential } from './security-scheme.ts';
import type { AuthenticationWay, ServerRoute } from './server-route.ts';
import type { TransportRequest } from './transport.ts';

/** The valid credentials of one alternative of an operation. Empty for an anonymous caller. */
export type GoodCredentials = readonly GoodCredential[];

type GoodCredential = Authenticated<string, Credential>;

/**
 * Finds the first alternative of an operation whose credentials are all sent and valid, and checks every other credential that is
 * sent. Waits only for `authenticate` functions that return a promise.
 *
 * @throws {Refusal} 401 if no alternative matches, and if any credential is not valid, also beside a valid one or on an operation
 *   that needs none (RFC 9110, section 11.4).
 */
export function authenticate(
  server: ServerRoute,
  request: TransportRequest,
  query: string,
  context: RequestContext,
): GoodCredentials | PromiseLike<GoodCredentials> {
  return tryWays({ server, request, query, context, isAnyShown: false }, 0);
}

/** The request to authenticate. */
interface Asked {
  readonly server: ServerRoute;
  readonly request: TransportRequest;
  readonly query: string;
  readonly context: RequestContext;
  /** True if a credential that the operation accepts is sent, valid or not. */
  isAnyShown: boolean;
}

function tryWays(asked: Asked, index: number): GoodCredentials | PromiseLike<GoodCredentials> {
  const way = asked.server.ways[index];
  if (way === undefined) return anonymous(asked);
  const tried = trySchemes(asked, way, []);
  if (isPromise(tried))
    return tried.then((good) => (good === undefined ? tryWays(asked, index + 1) : checkRest(asked, way, good)));
  return tried === undefined ? tryWays(asked, index + 1) : checkRest(asked, way, tried);
}

/** Authenticates the schemes of an alternative that follow those in `good`, and adds them to `good`. */
function trySchemes(asked: Asked, way: AuthenticationWay, good: GoodCredential[]): Tried | PromiseLike<Tried> {
  const { schemes } = way;
  // An alternative without schemes is for requests without credentials.
  if (schemes.length === 0) return undefined;
  for (let next = schemes[good.length]; next !== undefined; next = schemes[good.length]) {
    const { name, scheme, scopes } = next;
    const credential = readCredential(scheme, asked.request, asked.query);
    if (credential === undefined && scheme.in !== 'connection') return undefined;
    asked.isAnyShown ||= scheme.in !== 'connection';
    if (credential === null) return undefined;
    const shown = { route: asked.server.route, scopes, context: asked.context };
    // The types of `authenticate` functions and of schemes agree: both are generated from the description.
    const principal: unknown = next.authenticate(credential as never, shown);
    if (isPromise(principal)) {
      return principal.then((known) => {
        if (known === undefined) return undefined;
        good.push({ scheme: name, credential, principal: known });
        return trySchemes(asked, way, good);
      });
    }
    if (principal === undefined) return undefined;
    good.push({ scheme: name, credential, principal });
  }
  return good;
}

/**
 * Checks the credentials that an alternative does not need. They are only checked for validity, so no scopes are required of them.
 *
 * @throws {Refusal} 401 if one of them is not valid.
 */
function checkRest(
  asked: Asked,
  way: AuthenticationWay,
  good: GoodCredentials,
  start = 0,
): GoodCredentials | PromiseLike<GoodCredentials> {
  const { rest } = way;
  for (let index = start; index < rest.length; index++) {
    const next = rest[index];
    const credential = next && readCredential(next.scheme, asked.request, asked.query);
    if (next === undefined || credential === undefined) continue;
    if (credential === null) throw unauthorized(asked, true);
    const shown = { route: asked.server.route, scopes: [], context: asked.context };
    const principal: unknown = next.authenticate(credential as never, shown);
    if (isPromise(principal)) {
      return principal.then((known) => {
        if (known === undefined) throw unauthorized(asked, true);
        return checkRest(asked, way, good, index + 1);
      });
    }
    if (principal === undefined) throw unauthorized(asked, true);
  }
  return good;
}

function anonymous(asked: Asked): GoodCredentials | PromiseLike<GoodCredentials> {
  const way = asked.isAnyShown ? undefined : asked.server.ways.find(({ schemes }) => schemes.length === 0);
  if (way === undefined) throw unauthorized(asked, asked.isAnyShown);
  return checkRest(asked, way, []);
}

const unauthorized = ({ server: { ways } }: Asked, isAnyShown: boolean): Refusal =>
  new Refusal(401, isAnyShown ? 'The credentials are not valid.' : 'The request needs credentials.', challenge(ways));

/** Undefined if a credential is missing or not valid. */
type Tried = GoodCredentials | undefined;

/** Returns the header `www-authenticate` (RFC 9110, section 11.6.1); empty if no scheme uses the header `Authorization`. */
function challenge(ways: readonly AuthenticationWay[]): Record<string, string> {
  const accepted = new Set(ways.flatMap(({ schemes }) => schemes.flatMap(({ scheme }) => scheme.authorization ?? [])));
  if (accepted.size === 0) return {};
  const challenges = [...accepted].map((scheme) =>
    scheme === 'basic' ? 'Basic realm="api", charset="UTF-8"' : capitalized(scheme),
  );
  return { 'www-authenticate': challenges.join(', ') };
}

const capitalized = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);
