import { asDescribed } from '../shared/described.ts';
import type { CredentialProvider } from './credentials.ts';
import type { Fetch } from './send.ts';

/** The options of every source of OAuth 2 tokens. */
interface TokenRequestOptions {
  /** The address of the token endpoint, or a function that finds it: `() => discoverTokenUrl(…)`. */
  readonly tokenUrl: string | (() => Promise<string>);
  readonly clientId: string;
  /** The part of the request that contains the secret. Default: `header` (HTTP Basic), which every server supports. */
  readonly secretIn?: 'body' | 'header' | undefined;
  /** Sends the requests for tokens, in place of the global `fetch`. */
  readonly fetch?: Fetch | undefined;
}

/** The options of {@link clientCredentials}. */
export interface ClientCredentials<Scope extends string = string> extends TokenRequestOptions {
  readonly clientSecret: string;
  /** The scopes of the token. Default: those that the server chooses. */
  readonly scope?: readonly Scope[] | undefined;
}

/** The options of {@link refreshedToken}. */
export interface RefreshCredentials extends TokenRequestOptions {
  readonly clientSecret?: string | undefined;
  readonly refreshToken: string;
  /** Receives the new refresh token if the server replaces it. The old one is no longer valid, so the new one must be stored. */
  readonly onRefreshToken?: ((token: string) => void) | undefined;
}

/** A refused or invalid response of a token endpoint. Its message contains no credential. */
export class TokenError extends Error {
  override readonly name = 'TokenError';
}

/**
 * Returns a provider of tokens that the client obtains with its own credentials: `auth: { OAuth: clientCredentials({ … }) }`.
 *
 * @see https://www.rfc-editor.org/rfc/rfc6749#section-4.4
 */
export const clientCredentials = <Scope extends string>(
  options: ClientCredentials<Scope>,
): CredentialProvider<string> =>
  tokenProvider(() =>
    requestToken(options, options.clientSecret, {
      grant_type: 'client_credentials',
      ...(options.scope && { scope: options.scope.join(' ') }),
    }),
  );

/**
 * Returns a provider of tokens that the client obtains with a refresh token.
 *
 * @see https://www.rfc-editor.org/rfc/rfc6749#section-6
 */
export function refreshedToken(options: RefreshCredentials): CredentialProvider<string> {
  let { refreshToken } = options;
  return tokenProvider(async () => {
    const answer = await requestToken(options, options.clientSecret, {
      grant_type: 'refresh_token',
      refresh_token: refreshToken,
    });
    if (typeof answer.refresh_token === 'string' && answer.refresh_token !== refreshToken) {
      refreshToken = answer.refresh_token;
      options.onRefreshToken?.(refreshToken);
    }
    return answer;
  });
}

/**
 * Returns the address of the token endpoint of an OpenID provider.
 *
 * @param openIdConnectUrl the address of the document `/.well-known/openid-configuration`.
 * @throws {TokenError} if the document is missing, or its issuer is not at the address.
 * @see https://openid.net/specs/openid-connect-discovery-1_0.html#ProviderConfig
 */
export async function discoverTokenUrl(openIdConnectUrl: string, fetch?: Fetch): Promise<string> {
  const response = await send(new Request(safeUrl(openIdConnectUrl), { redirect: 'error' }), fetch);
  const { issuer, token_endpoint: endpoint } = await readObject(response);
  const expected = openIdConnectUrl.replace(/\/\.well-known\/openid-configuration$/u, '');
  if (typeof issuer !== 'string' || issuer.replace(/\/$/u, '') !== expected.replace(/\/$/u, ''))
    throw new TokenError(`The issuer of ${openIdConnectUrl} is not at this address`);
  if (typeof endpoint !== 'string') throw new TokenError(`${openIdConnectUrl} has no token_endpoint`);
  return endpoint;
}

/** The response of a token endpoint, or a discovery document. */
type TokenResponse = {
  readonly [
    Key in 'access_token' | 'error' | 'expires_in' | 'issuer' | 'refresh_token' | 'token_endpoint' | 'token_type'
  ]?: unknown;
};

/** A token is replaced some seconds before it expires, because requests take time. */
const marginSeconds = 10;

/** Returns a provider that keeps a token until it expires or is refused. Calls at the same time share one request. */
function tokenProvider(obtain: () => Promise<TokenResponse>): CredentialProvider<string> {
  let current: Promise<{ readonly token: string; readonly expires: number }> | undefined;
  return async (refused) => {
    const known = current;
    const kept = await known?.catch(() => undefined);
    if (kept !== undefined && kept.token !== refused && kept.expires > Date.now()) return kept.token;
    if (current === undefined || current === known) {
      current = obtain().then(({ access_token: token, token_type: type, expires_in: seconds }) => {
        if (typeof token !== 'string') throw new TokenError('The token endpoint returned no access_token');
        if (typeof type === 'string' && type.toLowerCase() !== 'bearer')
          throw new TokenError(`The token endpoint returned a token of the type ${type}`);
        const life = typeof seconds === 'number' ? seconds : Number.POSITIVE_INFINITY;
        return { token, expires: Date.now() + (life - Math.min(marginSeconds, life / 10)) * 1000 };
      });
    }
    return (await current).token;
  };
}

async function requestToken(
  { tokenUrl, clientId, secretIn = 'header', fetch }: TokenRequestOptions,
  secret: string | undefined,
  form: Readonly<Record<string, string>>,
): Promise<TokenResponse> {
  const url = typeof tokenUrl === 'string' ? tokenUrl : await tokenUrl();
  const isInHeader = secret !== undefined && secretIn === 'header';
  const identity = isInHeader ? {} : { client_id: clientId, ...(secret !== undefined && { client_secret: secret }) };
  // RFC 6749, section 2.3.1: both parts are encoded as in forms before they are joined.
  const pair = `${encoded(clientId)}:${encoded(secret ?? '')}`;
  const headers = { accept: 'application/json', ...(isInHeader && { authorization: `Basic ${btoa(pair)}` }) };
  const body = new URLSearchParams({ ...form, ...identity });
  // A redirect would send the credentials to an address that nobody configured.
  const request = new Request(safeUrl(url), { method: 'POST', headers, body, redirect: 'error' });
  return readObject(await send(request, fetch));
}

const encoded = (text: string): string => new URLSearchParams({ a: text }).toString().slice(2);

/** @throws {TokenError} if credentials would be sent without encryption. */
function safeUrl(url: string): string {
  const { protocol, hostname } = new URL(url);
  const isLocal = hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d+){3}$/u.test(hostname);
  if (protocol === 'https:' || (protocol === 'http:' && isLocal)) return url;
  throw new TokenError(`${url} is not https, so no credentials are sent to it`);
}

async function send(request: Request, own: Fetch | undefined): Promise<Response> {
  try {
    return await (own ?? fetch)(request);
  } catch (cause) {
    throw new TokenError(`${request.url} could not be requested`, { cause });
  }
}

/** @throws {TokenError} for a failure, with the code of RFC 6749, section 5.2. */
async function readObject(response: Response): Promise<TokenResponse> {
  const data: unknown = await response.json().catch(() => undefined);
  const object = typeof data === 'object' && data !== null ? asDescribed<TokenResponse>(data) : {};
  if (response.ok) return object;
  const code = /^[\w-]{1,50}$/u.exec(String(object.error ?? ''))?.[0];
  throw new TokenError(
    `${response.url.replace(/[?#].*/su, '')}: ${response.status}${code === undefined ? '' : ` ${code}`}`,
  );
}
