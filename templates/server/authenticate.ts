import type { Authenticated, Credential } from './auth.ts';
import { Refusal } from './refusal.ts';
import type { RequestContext } from './request-context.ts';
import { readCredential } from './security-scheme.ts';
import type { AuthenticationWay, ServerRoute } from './server-route.ts';
import type { TransportRequest } from './transport.ts';

/** Credentials that were good, of one way to be let in; none for an anonymous caller. */
export type GoodCredentials = readonly Authenticated<string, Credential>[];

/**
 * Finds out who calls, by the first way whose credentials are all shown and good.
 *
 * @throws {Refusal} 401 when there is none. A credential that is no good is refused also where none is needed.
 */
export async function authenticate(
  { route, ways }: ServerRoute,
  request: TransportRequest,
  query: string,
  context: RequestContext,
): Promise<GoodCredentials> {
  let isAnyShown = false;
  for (const way of ways) {
    const good: Authenticated<string, Credential>[] = [];
    for (const { name, scheme, scopes, authenticate: ask } of way) {
      const credential = readCredential(scheme, request, query);
      if (credential === undefined && scheme.in !== 'connection') break;
      isAnyShown ||= scheme.in !== 'connection';
      const asked = { route, scopes, context };
      // Which scheme it is, is known only here: that its credential is what its function takes is for the types of both to say.
      const principal: unknown = await ask(credential as never, asked);
      if (principal === undefined) break;
      good.push({ scheme: name, credential, principal });
    }
    if (way.length > 0 && good.length === way.length) return good;
  }
  if (!isAnyShown && ways.some((way) => way.length === 0)) return [];
  const message = isAnyShown ? 'The credentials are not valid.' : 'The request needs credentials.';
  throw new Refusal(401, message, challenge(ways));
}

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
