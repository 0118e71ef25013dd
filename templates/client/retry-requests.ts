import { ConnectionError } from './connection-error.ts';
import { retryAfter } from './retry-after.ts';
import { isRead, isReplayable, type Middleware, type SendContext } from './send.ts';
import { wait } from './wait.ts';

/** When a request is sent again. */
export interface RetryOptions {
  /** How often at most, after the first time. Default: 2. */
  readonly times?: number | undefined;
  /** The longest wait, in milliseconds. A service that asks for a longer one (`Retry-After`) is not asked again. Default: 60,000. */
  readonly longestWait?: number | undefined;
  /** Whether POST and PATCH are sent again as well, which may do their work twice. Default: false. */
  readonly unsafe?: boolean | undefined;
}

/**
 * Sends a request again when the service is busy (408, 429, 500, 502, 503, 504; for what only reads also 409) or the connection
 * fails. Only methods that may be repeated (RFC 9110, section 9.2.2) are, and only bodies that can be. It waits as long as
 * `Retry-After` asks, or else twice as long each time, from half a second, less up to a half by chance.
 */
export function retryRequests(defaults: RetryOptions | false = {}): Middleware {
  return (send) => async (request, context) => {
    const { retry = defaults } = context.options;
    const { times = 2, longestWait = 60_000, unsafe = false } = retry || { times: 0 };
    const isRepeatable = isReplayable(request) && (unsafe || !/^P(?:OST|ATCH)$/u.test(request.method));
    for (let left = isRepeatable ? times : 0; ; left--) {
      const response = await send(request, context).catch((error: unknown) => {
        if (left <= 0 || context.signal?.aborted || error instanceof ConnectionError) throw error;
      });
      const pause = (response && retryAfter(response.headers)) ?? 2 ** (times - left) * (250 + 250 * Math.random());
      if (
        response &&
        (left <= 0 || !isPassing(response.status, request.method) || pause > timeLeft(longestWait, context))
      ) {
        return response;
      }
      await response?.body?.cancel();
      await wait(Math.min(pause, longestWait), context.signal);
    }
  };
}

const isPassing = (status: number, method: string): boolean =>
  [408, 429, 500, 502, 503, 504].includes(status) || (status === 409 && isRead(method));

const timeLeft = (longest: number, { endsAt = Infinity }: SendContext): number =>
  Math.min(longest, endsAt - Date.now());
