import { errorCode, issuedTokens, requestToken, safeUrl, TokenError } from './token-endpoint.ts';
import type { IssuedTokens, TokenRequestOptions } from './token-endpoint.ts';

/** The options of {@link startAuthorization}. */
export interface AuthorizationOptions<Scope extends string = string> {
  /** The page of the authorization server on which the user grants access. */
  readonly authorizationUrl: string;
  readonly clientId: string;
  /** The address to which the server sends the user back. It must be registered at the server. */
  readonly redirectUri: string;
  /** The scopes of the token. Default: the server chooses them. */
  readonly scope?: readonly Scope[] | undefined;
  /** Further query parameters for `authorizationUrl`, such as `prompt` or `login_hint`. */
  readonly parameters?: Readonly<Record<string, string>> | undefined;
}

/** The address for the browser of the user, and the secrets that {@link finishAuthorization} needs. */
export interface Authorization {
  readonly url: string;
  /** A random text that protects against a forged callback (CSRF). Keep it in the session of the user, together with `codeVerifier`. */
  readonly state: string;
  /** A random text. It proves that the same program begins and ends the authorization. */
  readonly codeVerifier: string;
}

/** The options of {@link finishAuthorization}. */
export interface AuthorizationResponse extends TokenRequestOptions, Pick<Authorization, 'codeVerifier' | 'state'> {
  /** The same address as in {@link AuthorizationOptions}. */
  readonly redirectUri: string;
  /** The address that the browser requested when the user came back, including the query. */
  readonly callbackUrl: string;
  /** The expected issuer. If this option is set, a response without this issuer is refused (RFC 9207). */
  readonly issuer?: string | undefined;
}

/**
 * Begins the flow `authorizationCode`, with PKCE (`S256`). Send the browser of the user to the `url` of the result, and keep `state` and
 * `codeVerifier`.
 *
 * @throws {TokenError} if `authorizationUrl` is not an https URL. Only an address of this computer may be an http URL.
 * @see https://www.rfc-editor.org/rfc/rfc6749#section-4.1.1
 * @see https://www.rfc-editor.org/rfc/rfc7636#section-4
 */
export async function startAuthorization<Scope extends string>({
  authorizationUrl,
  clientId,
  redirectUri,
  scope,
  parameters = {},
}: AuthorizationOptions<Scope>): Promise<Authorization> {
  const state = randomText();
  const codeVerifier = randomText();
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(codeVerifier));
  const url = new URL(safeUrl(authorizationUrl));
  const own = {
    response_type: 'code',
    client_id: clientId,
    redirect_uri: redirectUri,
    ...(scope && { scope: scope.join(' ') }),
    state,
    code_challenge: base64Url(new Uint8Array(digest)),
    code_challenge_method: 'S256',
  };
  for (const [name, value] of Object.entries({ ...parameters, ...own })) url.searchParams.set(name, value);
  return { url: url.href, state, codeVerifier };
}

/**
 * Ends the flow `authorizationCode`. Checks the parameters of the callback URL, and exchanges the code in the URL for tokens.
 *
 * @throws {TokenError} if the user or the server refused, or if the response does not belong to this authorization.
 * @see https://www.rfc-editor.org/rfc/rfc6749#section-4.1.3
 */
export async function finishAuthorization(response: AuthorizationResponse): Promise<IssuedTokens> {
  const { callbackUrl, codeVerifier, issuer, redirectUri, state, tokenUrl } = response;
  const { searchParams } = new URL(callbackUrl, redirectUri);
  const parameterOf = (name: string): string | undefined => {
    const [value, ...others] = searchParams.getAll(name);
    if (others.length > 0) throw new TokenError(`The authorization response has ${name} more than once`);
    return value;
  };
  if (state === '' || parameterOf('state') !== state)
    throw new TokenError('The state of the authorization response is not the state of this authorization');
  const actual = parameterOf('iss');
  if (issuer !== undefined && actual !== issuer)
    throw new TokenError('The authorization response is not from the expected issuer');
  const error = parameterOf('error');
  const reason = errorCode(error);
  if (error !== undefined)
    throw new TokenError(`The authorization failed: ${reason ?? 'the error code is invalid'}`, { code: reason });
  const code = parameterOf('code');
  if (code === undefined) throw new TokenError('The authorization response has no code');
  const form = { grant_type: 'authorization_code', code, redirect_uri: redirectUri, code_verifier: codeVerifier };
  return issuedTokens(await requestToken(response, tokenUrl, form));
}

/** Returns 256 random bits as 43 characters: RFC 7636, section 4.1. */
const randomText = (): string => base64Url(crypto.getRandomValues(new Uint8Array(32)));

/** Encodes bytes in Base64 for URLs, without padding: RFC 4648, section 5. */
const base64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replace(/\+/gu, '-')
    .replace(/\//gu, '_')
    .replace(/=/gu, '');
