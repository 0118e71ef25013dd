import type { CallInput } from './call-options.ts';
import type { Credential, CredentialProvider, CredentialSource } from './credentials.ts';
import { asDescribed } from './described.ts';
import type { Operation } from './operation.ts';

/** Finds out how to obtain a token for a call; undefined where there is nothing to obtain it with. */
export type TokenExchange = (
  operation: Operation,
  input: CallInput,
  source: CredentialSource,
) => CredentialProvider | undefined;

/** An operation that gives a token. */
export interface TokenGrant {
  readonly operation: Operation;
  /** What it is always asked with. */
  readonly query: Readonly<Record<string, string>>;
  /** The query parameter that says what the token is for. */
  readonly scope: string;
  /** The property of its answer that is the token. */
  readonly token: string;
}

/** Obtains a token for each scope by an operation, and keeps it until it expires or is refused. */
export function tokenExchange({ operation: grant, query, scope: parameter, token: property }: TokenGrant): TokenExchange {
  // The tokens of each client apart: another one may speak to another service.
  const tokens = new WeakMap<CredentialSource, Map<string, Promise<string>>>();

  async function obtain(scope: string, source: CredentialSource): Promise<string> {
    const answer = await source.fetchData(grant, { query: { ...query, [parameter]: scope } });
    const token = asDescribed<Readonly<Record<string, unknown>> | null | undefined>(answer)?.[property];
    if (typeof token !== 'string') throw new TypeError(`${grant.path} gave no ${property}`);
    return token;
  }

  return ({ scope: template = '' }, { path = {} }, source) => {
    const schemes = grant.security?.flat() ?? [];
    if (!schemes.every(({ scheme }) => source.auth[scheme] !== undefined)) return undefined;
    const scope = template.replaceAll(/\{([^{}]+)\}/gu, (_, name: string) => String(path[name]));
    return async (refused: Credential | undefined) => {
      const kept = tokens.get(source) ?? new Map<string, Promise<string>>();
      tokens.set(source, kept);
      const known = await kept.get(scope);
      if (known !== undefined && known !== refused && !isExpired(known)) return known;
      const promise = obtain(scope, source);
      kept.set(scope, promise);
      // What failed is asked for again the next time.
      promise.catch(() => kept.delete(scope));
      return promise;
    };
  };
}

/** Whether a token, as far as it tells, ends within ten seconds. A JWT does, by its claim `exp`: RFC 7519, section 4.1.4. */
function isExpired(token: string): boolean {
  const [, claims = ''] = token.split('.');
  try {
    const { exp } = asDescribed<{ readonly exp?: unknown }>(JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))));
    return typeof exp === 'number' && exp * 1000 < Date.now() + 10_000;
  } catch {
    return false;
  }
}
