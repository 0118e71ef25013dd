import { assumeType } from '../shared/assume-type.ts';
import { CausedError } from '../shared/caused-error.ts';
import { unlessAborted } from './call-limits.ts';
import type { Fetch } from './send.ts';
import { longestTimer } from './wait.ts';

/** The options of each request for an OAuth 2 token. */
export interface TokenRequestOptions {
  /** The address of the token endpoint, or a function that finds it: `() => discoverTokenUrl(…)`. */
  readonly tokenUrl: string | (() => Promise<string>);
  readonly clientId: string;
  /** Not needed by public clients, such as apps. */
  readonly clientSecret?: string | undefined;
  /** The part of the request that contains the secret. Default: `header` (HTTP Basic), which every server supports. */
  readonly secretIn?: 'body' | 'header' | undefined;
  /** The time limit for each request and its response, in milliseconds. Default: 60,000. */
  readonly timeout?: number | undefined;
  /** Sends the requests for tokens, in place of the global `fetch`. */
  readonly fetch?: Fetch | undefined;
}

/**
 * The failure of a request to an authorization server: the server was not reached, or has refused the request, or its response is invalid.
 * The message contains no credential.
 */
export class TokenError extends CausedError {
  override readonly name = 'TokenError';
  /** The code of RFC 6749 or RFC 8628, such as `invalid_grant` or `access_denied`. Undefined if the server sent no code. */
  readonly code: string | undefined;

  constructor(
    message: string,
    { code, ...options }: { readonly cause?: unknown; readonly code?: string | undefined } = {},
  ) {
    super(message, options);
    this.code = code;
  }
}

/** The response of a token endpoint, or a discovery document. */
export type TokenResponse = {
  readonly [
    Key in
      | 'access_token'
      | 'error'
      | 'expires_in'
      | 'id_token'
      | 'issuer'
      | 'refresh_token'
      | 'scope'
      | 'token_endpoint'
      | 'token_type'
  ]?: unknown;
};

/** The tokens that a server has issued. {@link refreshedToken} takes them. They are secrets, so store them encrypted. */
export interface IssuedTokens {
  readonly accessToken: string;
  /** The time at which the access token expires, in milliseconds since 1970. Undefined if the server does not state the time. */
  readonly expiresAt: number | undefined;
  /** Undefined if the user must grant access again after `expiresAt`. */
  readonly refreshToken: string | undefined;
  /** The granted scopes. Undefined if the server granted exactly the requested scopes. */
  readonly scope: readonly string[] | undefined;
  /** The ID token of OpenID Connect. It is not verified. */
  readonly idToken: string | undefined;
}

/** A token counts as expired this many seconds before it expires, because requests take time. For short lifetimes, the number is less. */
const marginSeconds = 10;

/**
 * Returns the tokens of a response.
 *
 * @throws {TokenError} if the response has no bearer token.
 */
export function issuedTokens(response: TokenResponse): IssuedTokens {
  const { access_token: accessToken, token_type: type, expires_in: seconds } = response;
  if (typeof accessToken !== 'string') throw new TokenError('The token endpoint returned no access_token');
  if (typeof type === 'string' && type.toLowerCase() !== 'bearer')
    throw new TokenError(
      `The token endpoint returned a token that is not a bearer token: ${errorCode(type) ?? 'unknown'}`,
    );
  const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
  return {
    accessToken,
    expiresAt:
      typeof seconds === 'number' ? Date.now() + (seconds - Math.min(marginSeconds, seconds / 10)) * 1000 : undefined,
    refreshToken: textOf(response.refresh_token),
    scope: textOf(response.scope)?.split(' '),
    idToken: textOf(response.id_token),
  };
}

/**
 * Sends a form to an endpoint of an authorization server, with the identity of the client.
 *
 * @throws {TokenError} if the server refuses the request, or could not be reached.
 */
export async function requestToken<Answer extends object = TokenResponse>(
  { clientId, clientSecret: secret, secretIn = 'header', timeout, fetch }: Omit<TokenRequestOptions, 'tokenUrl'>,
  endpoint: TokenRequestOptions['tokenUrl'],
  form: Readonly<Record<string, string>>,
): Promise<Answer> {
  const url = typeof endpoint === 'string' ? endpoint : await endpoint();
  const isInHeader = secret !== undefined && secretIn === 'header';
  const identity = isInHeader ? {} : { client_id: clientId, ...(secret !== undefined && { client_secret: secret }) };
  // RFC 6749, section 2.3.1: the id and the secret are encoded as in forms before they are joined.
  const pair = `${encoded(clientId)}:${encoded(secret ?? '')}`;
  const headers = { accept: 'application/json', ...(isInHeader && { authorization: `Basic ${btoa(pair)}` }) };
  const body = new URLSearchParams({ ...form, ...identity });
  const request = new Request(safeUrl(url), { method: 'POST', headers, body, ...guarded(timeout) });
  return sendSecret(request, fetch);
}

const encoded = (text: string): string => new URLSearchParams({ a: text }).toString().slice(2);

/** @throws {TokenError} if the URL is not an https URL. Only an address of this computer may be an http URL. */
export function safeUrl(url: string): string {
  const { protocol, hostname } = new URL(url);
  const isLocal = hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d+){3}$/u.test(hostname);
  if (protocol === 'https:' || (protocol === 'http:' && isLocal)) return url;
  throw new TokenError(`${url} is not https, so no credentials are sent to it`);
}

/** The longest response of an authorization server that is read, in characters. */
const longestAnswer = 1_000_000;

/**
 * Returns the properties of each request to an authorization server: a time limit, and no redirects, which would send the credentials to an
 * address that nobody configured.
 */
export const guarded = (timeout: number = 60_000): Pick<RequestInit, 'redirect' | 'signal'> => ({
  redirect: 'error',
  // A longer time cannot be limited.
  signal: timeout <= longestTimer ? AbortSignal.timeout?.(timeout) : null,
});

/**
 * Sends a request to an authorization server.
 *
 * @returns the JSON object in the response. It is empty if the body is not a JSON object.
 * @throws {TokenError} if the server could not be reached, redirects, refuses the request, or does not end its response in time.
 */
export async function sendSecret<Answer extends object = TokenResponse>(
  request: Request,
  own: Fetch | undefined,
): Promise<Answer> {
  const { signal } = request;
  try {
    const response = await unlessAborted((own ?? fetch)(request), signal);
    return readAnswer(response, await unlessAborted(limitedText(response), signal));
  } catch (cause) {
    if (cause instanceof TokenError) throw cause;
    throw new TokenError(`${request.url} ${signal.aborted ? 'did not respond in time' : 'could not be requested'}`, {
      cause,
    });
  }
}

async function limitedText(response: Response): Promise<string> {
  // React Native has no streams: `body` is undefined there.
  if (!response.body) return response.text();
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let chunk = await reader.read(); chunk.value !== undefined; chunk = await reader.read()) {
    text += decoder.decode(chunk.value, { stream: true });
    if (text.length <= longestAnswer) continue;
    reader.cancel().catch(() => undefined);
    throw new RangeError(`The response is longer than ${longestAnswer} characters`);
  }
  return text + decoder.decode();
}

/** @throws {TokenError} if the response is a failure. The error has the code of RFC 6749, section 5.2. */
function readAnswer<Answer extends object>({ ok, status, url }: Response, text: string): Answer {
  const object = assumeType<Answer & { readonly error?: unknown }>(objectIn(text));
  if (ok) return object;
  const code = errorCode(object.error);
  throw new TokenError(`${url.replace(/[?#][^]*/u, '')}: ${status}${code === undefined ? '' : ` ${code}`}`, { code });
}

function objectIn(text: string): object {
  try {
    const data: unknown = JSON.parse(text);
    return typeof data === 'object' && data !== null ? data : {};
  } catch {
    return {};
  }
}

/** Returns an error code of a server if the code is a short word. Returns undefined for any other text. RFC 6749, section 5.2. */
export const errorCode = (value: unknown): string | undefined => /^[\w-]{1,50}$/u.exec(String(value ?? ''))?.[0];
