// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { assumeType } from '../../shared/types.ts';
import type { CoreClient } from './calls.ts';
import type { Credential, CredentialProvider, Credentials, SecurityScheme, TokenSource } from './credentials.ts';
import type { Operation } from './operations.ts';
import type { SendContext } from './sending.ts';

/** An operation that returns a token. */
export interface TokenExchange extends TokenSource {
  readonly operation: Operation;
  /** The query parameters that are the same in each call of the operation. */
  readonly query: Readonly<Record<string, string>>;
  /** The name of the query parameter for the token's scope. */
  readonly scope: string;
  /** The name of the response property with the token. */
  readonly token: string;
  /** The function that obtains the token: {@link exchangedToken}. */
  readonly provide: typeof exchangedToken;
}

// For each client, a map from an exchange and its scope to a token. Another client may call a service that issues other tokens.
const tokens = new WeakMap<CoreClient, Map<string, Promise<string>>>();

/**
 * Returns a provider that obtains a token when a call needs one, and reuses the token until the token expires or is refused.
 * Returns undefined if no credential is available for obtaining a token.
 */
export function exchangedToken(
  exchange: TokenExchange,
  auth: Credentials,
  { operation, input, client }: SendContext,
): CredentialProvider | undefined {
  const schemes = assumeType<readonly (readonly SecurityScheme[])[] | undefined>(exchange.operation.security);
  const isGiven = ({ scheme }: SecurityScheme): boolean => auth[scheme] !== undefined;
  if (schemes?.length && !schemes.some((all) => all.length > 0 && all.every(isGiven))) return undefined;
  const valueOf = (_: string, name: string): string => String(input.path?.[name]);
  const scope = (operation.scope ?? '').replace(/\{([^{}]+)\}/gu, valueOf);
  const key = JSON.stringify([exchange.operation.path, exchange.query, exchange.scope, exchange.token, scope]);
  return async (refused: Credential | undefined) => {
    const kept = tokens.get(client) ?? new Map<string, Promise<string>>();
    tokens.set(client, kept);
    const known = kept.get(key);
    const token = await known;
    if (token !== undefined && token !== refused && !isExpired(token)) return token;
    // If several calls need a new token at the same time, the first call obtains the token for all of them.
    const current = kept.get(key);
    if (current !== undefined && current !== known) return current;
    const obtained = obtain(exchange, scope, client);
    kept.set(key, obtained);
    // If obtaining the token fails, the next call tries again.
    obtained.catch(() => kept.delete(key));
    return obtained;
  };
}

async function obtain(exchange: TokenExchange, scope: string, client: CoreClient): Promise<string> {
  const query = { ...exchange.query, [exchange.scope]: scope };
  const answer = assumeType<Readonly<Record<string, unknown>> | null>(await client.call(exchange.operation, { query }));
  const token = answer?.[exchange.token];
  if (typeof token !== 'string') throw new TypeError(`${exchange.operation.path} returned no ${exchange.token}`);
  return token;
}

/**
 * Returns true if a token is a JWT that has expired or expires within ten seconds, according to its claim `exp`: RFC 7519, section 4.1.4.
 */
function isExpired(token: string): boolean {
  const [, claims = ''] = token.split('.');
  try {
    const json = atob(claims.replace(/-/gu, '+').replace(/_/gu, '/'));
    const { exp } = assumeType<{ readonly exp?: unknown }>(JSON.parse(json));
    return typeof exp === 'number' && exp * 1000 < Date.now() + 10_000;
  } catch {
    return false;
  }
}
