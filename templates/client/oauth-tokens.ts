import type { CredentialProvider } from './credentials.ts';
import type { Fetch } from './send.ts';
import {
  guarded,
  issuedTokens,
  requestToken,
  safeUrl,
  sendSecret,
  TokenError,
  type IssuedTokens,
  type TokenRequestOptions,
} from './token-endpoint.ts';

/** The options of {@link clientCredentials}. */
export interface ClientCredentials<Scope extends string = string> extends TokenRequestOptions {
  readonly clientSecret: string;
  /** The scopes of the token. Default: the server chooses them. */
  readonly scope?: readonly Scope[] | undefined;
}

/** The options of {@link refreshedToken}. */
export interface RefreshCredentials extends TokenRequestOptions {
  /** The address to which refresh tokens are sent (`refreshUrl` in the description). Default: `tokenUrl`. */
  readonly refreshUrl?: string | undefined;
  /** Undefined if the server issued no refresh token. Calls then fail after the access token has expired. */
  readonly refreshToken: string | undefined;
  /** An access token to use until it expires, if there is one. */
  readonly accessToken?: string | undefined;
  /** The time at which the access token expires, in milliseconds since 1970. */
  readonly expiresAt?: number | undefined;
  /**
   * Receives the new refresh token if the server replaces the refresh token. Store the new token, because the old token is no longer valid.
   */
  readonly onRefreshToken?: ((token: string) => void) | undefined;
}

/**
 * Returns a provider of tokens that the client obtains with its own credentials: `auth: { OAuth: clientCredentials({ … }) }`.
 *
 * @see https://www.rfc-editor.org/rfc/rfc6749#section-4.4
 */
export const clientCredentials = <Scope extends string>(
  options: ClientCredentials<Scope>,
): CredentialProvider<string> =>
  tokenProvider(async () =>
    issuedTokens(
      await requestToken(options, options.tokenUrl, {
        grant_type: 'client_credentials',
        ...(options.scope && { scope: options.scope.join(' ') }),
      }),
    ),
  );

/**
 * Returns a provider of tokens that the client obtains with a refresh token: `refreshedToken({ ...flow, clientId, ...tokens })`.
 *
 * @see https://www.rfc-editor.org/rfc/rfc6749#section-6
 */
export function refreshedToken(options: RefreshCredentials): CredentialProvider<string> {
  const { accessToken, expiresAt, refreshUrl, tokenUrl } = options;
  let { refreshToken } = options;
  return tokenProvider(
    async () => {
      if (refreshToken === undefined)
        throw new TokenError('The access token is no longer valid, and there is no refresh token');
      const form = { grant_type: 'refresh_token', refresh_token: refreshToken };
      const tokens = issuedTokens(await requestToken(options, refreshUrl ?? tokenUrl, form));
      if (tokens.refreshToken !== undefined && tokens.refreshToken !== refreshToken) {
        refreshToken = tokens.refreshToken;
        options.onRefreshToken?.(refreshToken);
      }
      return tokens;
    },
    accessToken === undefined ? undefined : { accessToken, expiresAt },
  );
}

/**
 * Returns the address of the token endpoint of an OpenID provider.
 *
 * @param openIdConnectUrl the address of the document `/.well-known/openid-configuration`.
 * @throws {TokenError} if the document cannot be read or has no `token_endpoint`, or if `openIdConnectUrl` is not its `issuer` followed by
 * `/.well-known/openid-configuration`.
 * @see https://openid.net/specs/openid-connect-discovery-1_0.html#ProviderConfig
 */
export async function discoverTokenUrl(openIdConnectUrl: string, fetch?: Fetch): Promise<string> {
  const request = new Request(safeUrl(openIdConnectUrl), guarded());
  const { issuer, token_endpoint: endpoint } = await sendSecret(request, fetch);
  const expected = openIdConnectUrl.replace(/\/\.well-known\/openid-configuration$/u, '');
  if (typeof issuer !== 'string' || issuer.replace(/\/$/u, '') !== expected.replace(/\/$/u, ''))
    throw new TokenError(`The issuer in ${openIdConnectUrl} is not the beginning of this address`);
  if (typeof endpoint !== 'string') throw new TokenError(`${openIdConnectUrl} has no token_endpoint`);
  return endpoint;
}

/** A token, and the time at which it is replaced. */
type KeptToken = Pick<IssuedTokens, 'accessToken' | 'expiresAt'>;

/** Returns a provider that keeps a token until it expires or is refused. Calls at the same time share one request. */
function tokenProvider(obtain: () => Promise<KeptToken>, first?: KeptToken): CredentialProvider<string> {
  let current = first && Promise.resolve(first);
  return async (refused) => {
    const known = current;
    const kept = await known?.catch(() => undefined);
    const isValid = kept !== undefined && (kept.expiresAt ?? Number.POSITIVE_INFINITY) > Date.now();
    if (isValid && kept.accessToken !== refused) return kept.accessToken;
    if (current === undefined || current === known) current = obtain();
    return (await current).accessToken;
  };
}
