// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { Refusal } from './refusal.ts';
import type { Route } from './route.ts';
import type { AuthenticationAlternative } from './authentication-alternatives.ts';
import type { CallerContext, ValidCredential } from './caller-context.ts';
import { readCredential } from './credential-location.ts';
import { isPromise } from './dispatch.ts';
import type { TransportRequest } from './transport.ts';

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
