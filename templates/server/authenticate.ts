import { Refusal } from './refusal.ts';
import type { Route } from './route.ts';
import type { AuthenticationWay } from './authentication-ways.ts';
import type { CallerContext, GoodCredential } from './caller-context.ts';
import { readCredential } from './security-scheme.ts';
import { isPromise } from './dispatch.ts';
import type { TransportRequest } from './transport.ts';

/** A request to authenticate. */
export interface UnknownCaller {
  readonly route: Route;
  readonly ways: readonly AuthenticationWay[];
  readonly request: TransportRequest;
  readonly query: string;
  readonly context: CallerContext;
  /** True if a credential that the operation accepts is sent, valid or not. */
  isAnyShown: boolean;
}

/**
 * Finds the first alternative of an operation whose credentials are all sent and valid, and checks every other credential that is
 * sent. Records the valid credentials of the alternative in the context. Returns a promise only if an `authenticate` function does.
 *
 * @throws {Refusal} 401 if no alternative matches, and if any credential is not valid, also beside a valid one or on an operation
 *   that needs none (RFC 9110, section 11.4).
 */
export function authenticate(caller: UnknownCaller, index: number = 0): PromiseLike<void> | undefined {
  const way = caller.ways[index];
  if (way === undefined) return anonymous(caller);
  const tried = trySchemes(caller, way, []);
  const goOn = (good: Tried): PromiseLike<void> | undefined =>
    good === undefined ? authenticate(caller, index + 1) : checkRest(caller, way, good);
  return isPromise(tried) ? tried.then(goOn) : goOn(tried);
}

/** Undefined if a credential is missing or not valid. */
type Tried = readonly GoodCredential[] | undefined;

/** Authenticates the schemes of an alternative that follow those in `good`, and adds them to `good`. */
function trySchemes(caller: UnknownCaller, way: AuthenticationWay, good: GoodCredential[]): Tried | PromiseLike<Tried> {
  const { schemes } = way;
  // An alternative without schemes is for requests without credentials.
  if (schemes.length === 0) return undefined;
  for (let next = schemes[good.length]; next !== undefined; next = schemes[good.length]) {
    const { name, scheme, scopes } = next;
    const credential = readCredential(scheme, caller.request, caller.query);
    if (credential === undefined && scheme.in !== 'connection') return undefined;
    caller.isAnyShown ||= scheme.in !== 'connection';
    if (credential === null) return undefined;
    const shown = { route: caller.route, scopes, context: caller.context };
    // The types of `authenticate` functions and of schemes agree: both are generated from the description.
    const principal: unknown = next.authenticate(credential as never, shown);
    if (isPromise(principal)) {
      return principal.then((known) => {
        if (known === undefined) return undefined;
        good.push({ scheme: name, credential, principal: known });
        return trySchemes(caller, way, good);
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
  caller: UnknownCaller,
  way: AuthenticationWay,
  good: readonly GoodCredential[],
  start: number = 0,
): PromiseLike<void> | undefined {
  const { rest } = way;
  for (let index = start; index < rest.length; index++) {
    const next = rest[index];
    const credential = next && readCredential(next.scheme, caller.request, caller.query);
    if (next === undefined || credential === undefined) continue;
    if (credential === null) throw unauthorized(caller, true);
    const shown = { route: caller.route, scopes: [], context: caller.context };
    const principal: unknown = next.authenticate(credential as never, shown);
    if (isPromise(principal)) {
      return principal.then((known) => {
        if (known === undefined) throw unauthorized(caller, true);
        return checkRest(caller, way, good, index + 1);
      });
    }
    if (principal === undefined) throw unauthorized(caller, true);
  }
  caller.context.credentials = good;
  return undefined;
}

function anonymous(caller: UnknownCaller): PromiseLike<void> | undefined {
  const way = caller.isAnyShown ? undefined : caller.ways.find(({ schemes }) => schemes.length === 0);
  if (way === undefined) throw unauthorized(caller, caller.isAnyShown);
  return checkRest(caller, way, []);
}

const unauthorized = ({ ways }: UnknownCaller, isAnyShown: boolean): Refusal =>
  new Refusal(401, isAnyShown ? 'The credentials are not valid.' : 'The request needs credentials.', challenge(ways));

/** Returns the header `www-authenticate` (RFC 9110, section 11.6.1); empty if no scheme uses the header `Authorization`. */
function challenge(ways: readonly AuthenticationWay[]): Record<string, string> {
  const accepted = ways.flatMap(({ schemes }) =>
    schemes.flatMap(({ scheme }) => (scheme.in === 'authorization' ? scheme.scheme : [])),
  );
  if (accepted.length === 0) return {};
  const challenges = [...new Set(accepted)].map((scheme) =>
    scheme === 'basic' ? 'Basic realm="api", charset="UTF-8"' : capitalized(scheme),
  );
  return { 'www-authenticate': challenges.join(', ') };
}

const capitalized = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);
