import type { Authenticated, Credential } from './auth.ts';
import { after } from './promise.ts';
import { Refusal } from './refusal.ts';
import type { RequestContext } from './request-context.ts';
import { readCredential } from './security-scheme.ts';
import type { AuthenticationWay, ServerRoute } from './server-route.ts';
import type { TransportRequest } from './transport.ts';

/** Credentials that were good, of one way to be let in; none for an anonymous caller. */
export type GoodCredentials = readonly Authenticated<string, Credential>[];

/**
 * Finds out who calls, by the first way whose credentials are all shown and good. Waits only for `authenticate` functions that do.
 *
 * @throws {Refusal} 401 when there is none. A credential that is no good is refused also where none is needed.
 */
export function authenticate(
  { route, ways }: ServerRoute,
  request: TransportRequest,
  query: string,
  context: RequestContext,
): GoodCredentials | PromiseLike<GoodCredentials> {
  let isAnyShown = false;

  function tryWays(index: number): GoodCredentials | PromiseLike<GoodCredentials> {
    const way = ways[index];
    if (way === undefined) return anonymous();
    return after(trySchemes(way, []), (good) => good ?? tryWays(index + 1));
  }

  function trySchemes(way: AuthenticationWay, good: GoodCredentials): Tried | PromiseLike<Tried> {
    const asked = way[good.length];
    // A way that asks for nothing is for those who show nothing.
    if (asked === undefined) return way.length === 0 ? undefined : good;
    const { name, scheme, scopes } = asked;
    const credential = readCredential(scheme, request, query);
    if (credential === undefined && scheme.in !== 'connection') return undefined;
    isAnyShown ||= scheme.in !== 'connection';
    // Which scheme it is, is known only here: that its credential is what its function takes is for the types of both to say.
    const principal: unknown = asked.authenticate(credential as never, { route, scopes, context });
    return after(principal, (known) =>
      known === undefined ? undefined : trySchemes(way, [...good, { scheme: name, credential, principal: known }]),
    );
  }

  function anonymous(): GoodCredentials {
    if (!isAnyShown && ways.some((way) => way.length === 0)) return [];
    const message = isAnyShown ? 'The credentials are not valid.' : 'The request needs credentials.';
    throw new Refusal(401, message, challenge(ways));
  }

  return tryWays(0);
}

/** Undefined where a credential is missing, or no good. */
type Tried = GoodCredentials | undefined;

/** RFC 9110, section 11.6.1: what can be shown in the header `Authorization`. */
function challenge(ways: readonly AuthenticationWay[]): Record<string, string> {
  const schemes = new Set(ways.flat().flatMap(({ scheme }) => scheme.authorization ?? []));
  if (schemes.size === 0) return {};
  const challenges = [...schemes].map((scheme) =>
    scheme === 'basic' ? 'Basic realm="api", charset="UTF-8"' : capitalized(scheme),
  );
  return { 'www-authenticate': challenges.join(', ') };
}

const capitalized = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);
