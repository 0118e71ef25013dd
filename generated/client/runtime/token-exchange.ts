// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { CallInput } from './call-options.ts';
import type { Credential, CredentialProvider, CredentialSource } from './credentials.ts';
import { asDescribed } from '../../shared/described.ts';
import type { Operation } from './operation.ts';

/** An operation that gives a token. */
export interface TokenExchange {
  readonly operation: Operation;
  /** What it is always asked with. */
  readonly query: Readonly<Record<string, string>>;
  /** The query parameter that says what the token is for. */
  readonly scope: string;
  /** The property of its answer that is the token. */
  readonly token: string;
  /** Carries it out: {@link exchangedToken}. */
  readonly provide: typeof exchangedToken;
}

// By client, because another one may speak to another service; then by scope.
const tokens = new WeakMap<CredentialSource, Map<string, Promise<string>>>();

/**
 * A provider of a token for a call, which is obtained when it is needed, and kept until it expires or is refused. Undefined where
 * there is nothing to obtain it with.
 */
export function exchangedToken(
  exchange: TokenExchange,
  { scope: template = '' }: Operation,
  { path = {} }: CallInput,
  source: CredentialSource,
): CredentialProvider | undefined {
  const schemes = exchange.operation.security?.flat() ?? [];
  if (!schemes.every(({ scheme }) => source.auth[scheme] !== undefined)) return undefined;
  const scope = template.replaceAll(/\{([^{}]+)\}/gu, (_, name: string) => String(path[name]));
  return async (refused: Credential | undefined) => {
    const kept = tokens.get(source) ?? new Map<string, Promise<string>>();
    tokens.set(source, kept);
    const known = kept.get(scope);
    const token = await known;
    if (token !== undefined && token !== refused && !isExpired(token)) return token;
    // Of several calls that need another one, the first obtains it for all.
    const current = kept.get(scope);
    if (current !== undefined && current !== known) return current;
    const obtained = obtain(exchange, scope, source);
    kept.set(scope, obtained);
    // What failed is tried again the next time.
    obtained.catch(() => kept.delete(scope));
    return obtained;
  };
}

async function obtain(exchange: TokenExchange, scope: string, { fetchData }: CredentialSource): Promise<string> {
  const query = { ...exchange.query, [exchange.scope]: scope };
  const answer = asDescribed<Readonly<Record<string, unknown>> | null>(await fetchData(exchange.operation, { query }));
  const token = answer?.[exchange.token];
  if (typeof token !== 'string') throw new TypeError(`${exchange.operation.path} gave no ${exchange.token}`);
  return token;
}

/** Whether a token, as far as it tells, ends within ten seconds. A JWT does, by its claim `exp`: RFC 7519, section 4.1.4. */
function isExpired(token: string): boolean {
  const [, claims = ''] = token.split('.');
  try {
    const json = atob(claims.replaceAll('-', '+').replaceAll('_', '/'));
    const { exp } = asDescribed<{ readonly exp?: unknown }>(JSON.parse(json));
    return typeof exp === 'number' && exp * 1000 < Date.now() + 10_000;
  } catch {
    return false;
  }
}
