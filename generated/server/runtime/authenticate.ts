// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { Authenticated, AuthenticationRequest, Credential } from './auth.ts';
import { Refusal } from './refusal.ts';
import type { Route } from './route.ts';
import { readCredential, type SecurityScheme } from './security-scheme.ts';
import type { TransportRequest } from './transport.ts';

/** Security schemes by name. */
export type SecuritySchemes = Readonly<Record<string, SecurityScheme>>;

/** What is given to an `authenticate` function of any scheme. */
export type AnyAuthenticate = (credential: never, request: AuthenticationRequest) => unknown;

/** Credentials that were good, one alternative of an operation; none for an anonymous caller. */
export type GoodCredentials = readonly Authenticated<string, Credential>[];

/**
 * Finds out who calls: the first alternative of the operation whose credentials are all shown and good.
 *
 * @throws {Refusal} 401 when there is none. A credential that is no good is refused also where none is needed.
 */
export async function authenticate(
  route: Route,
  request: TransportRequest,
  query: string,
  requestId: string,
  schemes: SecuritySchemes,
  authenticators: Readonly<Record<string, AnyAuthenticate>>,
): Promise<GoodCredentials> {
  let isAnonymousWelcome = false;
  let isAnyShown = false;
  for (const alternative of route.security) {
    const names = Object.keys(alternative);
    if (names.length === 0) isAnonymousWelcome = true;
    const good: Authenticated<string, Credential>[] = [];
    for (const name of names) {
      const scheme = schemes[name];
      const ask = authenticators[name];
      if (scheme === undefined || ask === undefined) break;
      const credential = readCredential(scheme, request, query);
      if (credential === undefined) break;
      if (scheme.in !== 'connection') isAnyShown = true;
      const asked = { operation: route.operation, scopes: alternative[name] ?? [], requestId, signal: request.signal };
      // Which scheme it is, is known only here: that its credential is what its function takes is for the types of both to say.
      const principal: unknown = await ask(credential as never, asked);
      if (principal === undefined) break;
      good.push({ scheme: name, credential, principal });
    }
    if (names.length > 0 && good.length === names.length) return good;
  }
  if (isAnonymousWelcome && !isAnyShown) return [];
  const challenges = route.security.flatMap(Object.keys).flatMap((name) => schemes[name]?.authorization ?? []);
  throw new Refusal(
    401,
    isAnyShown ? 'The credentials are not valid.' : 'The request needs credentials.',
    challenges.length === 0 ? {} : { 'www-authenticate': [...new Set(challenges)].map(challenge).join(', ') },
  );
}

const challenge = (authorization: string): string =>
  authorization === 'basic'
    ? 'Basic realm="api", charset="UTF-8"'
    : `${authorization.slice(0, 1).toUpperCase()}${authorization.slice(1)}`;
