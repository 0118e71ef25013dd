// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { Authenticated, Credential } from './auth.ts';
import { isPromise } from './is-promise.ts';
import { Refusal } from './refusal.ts';
import type { RequestContext } from './request-context.ts';
import { readCredential } from './security-scheme.ts';
import type { AuthenticationWay, ServerRoute } from './server-route.ts';
import type { TransportRequest } from './transport.ts';

/** Credentials that were good, of one way to be let in; none for an anonymous caller. */
export type GoodCredentials = readonly GoodCredential[];

type GoodCredential = Authenticated<string, Credential>;

/**
 * Finds out who calls, by the first way whose credentials are all shown and good. Waits only for `authenticate` functions that do.
 *
 * @throws {Refusal} 401 when there is none. A credential that is no good is refused also where none is needed.
 */
export function authenticate(
  server: ServerRoute,
  request: TransportRequest,
  query: string,
  context: RequestContext,
): GoodCredentials | PromiseLike<GoodCredentials> {
  return tryWays({ server, request, query, context, isAnyShown: false }, 0);
}

/** A caller who is being looked at. */
interface Asked {
  readonly server: ServerRoute;
  readonly request: TransportRequest;
  readonly query: string;
  readonly context: RequestContext;
  isAnyShown: boolean;
}

function tryWays(asked: Asked, index: number): GoodCredentials | PromiseLike<GoodCredentials> {
  const way = asked.server.ways[index];
  if (way === undefined) return anonymous(asked);
  const tried = trySchemes(asked, way, []);
  if (isPromise(tried)) return tried.then((good) => good ?? tryWays(asked, index + 1));
  return tried ?? tryWays(asked, index + 1);
}

/** Asks for the schemes of a way that follow those whose credentials were good already, and adds theirs. */
function trySchemes(asked: Asked, way: AuthenticationWay, good: GoodCredential[]): Tried | PromiseLike<Tried> {
  // A way that asks for nothing is for those who show nothing.
  if (way.length === 0) return undefined;
  for (let next = way[good.length]; next !== undefined; next = way[good.length]) {
    const { name, scheme, scopes } = next;
    const credential = readCredential(scheme, asked.request, asked.query);
    if (credential === undefined && scheme.in !== 'connection') return undefined;
    asked.isAnyShown ||= scheme.in !== 'connection';
    if (credential === null) return undefined;
    const shown = { route: asked.server.route, scopes, context: asked.context };
    // Which scheme it is, is known only here: that its credential is what its function takes is for the types of both to say.
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

function anonymous({ server: { ways }, isAnyShown }: Asked): GoodCredentials {
  if (!isAnyShown && ways.some((way) => way.length === 0)) return [];
  const message = isAnyShown ? 'The credentials are not valid.' : 'The request needs credentials.';
  throw new Refusal(401, message, challenge(ways));
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
