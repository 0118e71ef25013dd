import { issuedTokens, requestToken, TokenError } from './token-endpoint.ts';
import type { IssuedTokens, TokenRequestOptions } from './token-endpoint.ts';
import { wait } from './wait.ts';

/** The options of {@link startDeviceAuthorization}. */
export interface DeviceAuthorizationOptions<Scope extends string = string> extends TokenRequestOptions {
  readonly deviceAuthorizationUrl: string;
  /** The scopes of the token. Default: the server chooses them. */
  readonly scope?: readonly Scope[] | undefined;
  /** Waits between two requests. Default: a timer. */
  readonly wait?: ((milliseconds: number, signal?: AbortSignal) => Promise<void>) | undefined;
}

/** The code that the user enters on another device. */
export interface DeviceAuthorization {
  readonly userCode: string;
  /** The page on which the user enters the code. */
  readonly verificationUri: string;
  /** An address of this page that already contains the code, for example for a QR code. Undefined if the server sends none. */
  readonly verificationUriComplete: string | undefined;
  /** The time at which the code expires, in milliseconds since 1970. */
  readonly expiresAt: number;
  /**
   * Waits until the user grants access, and returns the tokens.
   *
   * @throws {TokenError} if the user refuses (`access_denied`), or the code expires (`expired_token`).
   */
  tokens(signal?: AbortSignal): Promise<IssuedTokens>;
}

/** The response of the device authorization endpoint. RFC 8628, section 3.2. */
type DeviceResponse = {
  readonly [
    Key in 'device_code' | 'expires_in' | 'interval' | 'user_code' | 'verification_uri' | 'verification_uri_complete'
  ]?: unknown;
};

/**
 * The delay between two requests, in seconds, if the server does not state a delay. After the error `slow_down`, the delay increases by
 * this number.
 */
const defaultInterval = 5;

/**
 * Begins the flow `deviceAuthorization`, for programs without a browser. Show the user the code and the page, and wait for `tokens()`.
 *
 * @throws {TokenError} if the server refuses.
 * @see https://www.rfc-editor.org/rfc/rfc8628
 */
export async function startDeviceAuthorization<Scope extends string>(
  options: DeviceAuthorizationOptions<Scope>,
): Promise<DeviceAuthorization> {
  const { scope, deviceAuthorizationUrl } = options;
  const form: Record<string, string> = scope === undefined ? {} : { scope: scope.join(' ') };
  // `requestToken` adds the `client_id` of a public client to the body: RFC 8628, section 3.1.
  const answer = await requestToken<DeviceResponse>(options, deviceAuthorizationUrl, form);
  const { device_code: deviceCode, user_code: userCode, verification_uri: page, expires_in: seconds } = answer;
  if (typeof deviceCode !== 'string' || typeof userCode !== 'string' || typeof page !== 'string')
    throw new TokenError('The device authorization endpoint returned no device_code, user_code or verification_uri');
  const complete = answer.verification_uri_complete;
  const expiresAt = Date.now() + (typeof seconds === 'number' ? seconds : 0) * 1000;
  const interval = typeof answer.interval === 'number' ? Math.max(1, answer.interval) : defaultInterval;
  return {
    userCode,
    verificationUri: webPage(page),
    verificationUriComplete: typeof complete === 'string' ? webPage(complete) : undefined,
    expiresAt,
    tokens: (signal) => poll(options, deviceCode, interval, expiresAt, signal),
  };
}

/** Requests the tokens until the server issues or refuses them: RFC 8628, section 3.5. */
async function poll(
  options: DeviceAuthorizationOptions,
  deviceCode: string,
  interval: number,
  expiresAt: number,
  signal: AbortSignal | undefined,
): Promise<IssuedTokens> {
  const form = { grant_type: 'urn:ietf:params:oauth:grant-type:device_code', device_code: deviceCode };
  let seconds = interval;
  for (;;) {
    await (options.wait ?? wait)(seconds * 1000, signal);
    signal?.throwIfAborted();
    if (Date.now() >= expiresAt) throw new TokenError('The device code has expired', { code: 'expired_token' });
    try {
      return issuedTokens(await requestToken(options, options.tokenUrl, form));
    } catch (error) {
      const next = nextInterval(error, seconds);
      if (next === undefined) throw error;
      seconds = next;
    }
  }
}

/** Returns the delay before the next request, in seconds. Returns undefined if the server has refused. */
function nextInterval(error: unknown, seconds: number): number | undefined {
  if (!(error instanceof TokenError)) return undefined;
  if (error.code === 'authorization_pending') return seconds;
  if (error.code === 'slow_down') return seconds + defaultInterval;
  // The server could not be reached: the delay doubles.
  return 'cause' in error ? Math.max(seconds, 1) * 2 : undefined;
}

/**
 * @throws {TokenError} if the scheme of the URL is neither https nor http. Programs open this URL, and another scheme could start another
 * program.
 */
function webPage(url: string): string {
  const { protocol } = URL.canParse(url) ? new URL(url) : { protocol: '' };
  if (protocol === 'https:' || protocol === 'http:') return url;
  throw new TokenError('The verification_uri of the server is not the address of a web page');
}
