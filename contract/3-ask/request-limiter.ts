import { setTimeout as sleep } from 'node:timers/promises';
import { retryAfter } from '@forgespec/templates/shared/retry-after';
import { RunEndedError } from './run-ended-error.ts';
import type { Sender } from './send.ts';
import type { WireExchange, WireRequest } from '../http/wire-request.ts';

export interface RequestLimiterOptions {
  /** The maximum number of requests per second. Undefined for no limit. */
  readonly rate: number | undefined;
  /** The maximum number of requests in the whole run. */
  readonly most: number;
  readonly signal: AbortSignal;
}

/** Sends requests at a limited rate, and counts them. After a 429 or 503, waits for the time in `Retry-After`. */
export interface RequestLimiter {
  /**
   * Sends a request as soon as the limits allow.
   *
   * @param wantsLimit true if the request should get a 429. The limiter then does not wait after a 429.
   * @throws {RunEndedError} if the run has sent the maximum number of requests, or reached its time limit.
   */
  send(request: WireRequest, wantsLimit?: boolean): Promise<WireExchange>;
  readonly sent: number;
}

/**
 * The maximum duration of one wait, in milliseconds, and the maximum number of waits for one request. If a response requests a longer or a
 * further wait, the limiter does not wait and returns this response.
 */
const longestWait = 30_000;
const maxWaits = 3;

/** The maximum time for the responses to requests that were sent before the end of a run, in milliseconds. */
const longestEnd = 1000;

export function createRequestLimiter(sender: Sender, { rate, most, signal }: RequestLimiterOptions): RequestLimiter {
  let sent = 0;
  let next = 0;
  let pausedUntil = 0;
  // Requests that create data still get their response, so that the data can be deleted.
  const late = new AbortController();
  const endLate = (): void => void setTimeout(() => late.abort(), longestEnd).unref();
  signal.addEventListener('abort', endLate, { once: true });

  const turn = async (): Promise<void> => {
    const now = Date.now();
    const at = Math.max(now, next, pausedUntil);
    if (rate !== undefined) next = at + 1000 / rate;
    if (at > now) await sleep(at - now, undefined, { signal }).catch(() => undefined);
    signal.throwIfAborted();
    if (sent >= most) throw new RunEndedError(`The run has sent ${most} requests, the maximum of --max-requests.`);
    sent += 1;
  };

  return {
    get sent() {
      return sent;
    },
    async send(request, wantsLimit = false) {
      for (let waits = 0; ; waits += 1) {
        await turn();
        const exchange = await sender.send(request, late.signal).catch((error: unknown) => {
          if (late.signal.aborted) throw signal.reason;
          throw error;
        });
        const wait = wantsLimit || waits >= maxWaits ? undefined : requestedWait(exchange);
        if (wait === undefined) return exchange;
        pausedUntil = Math.max(pausedUntil, Date.now() + wait);
      }
    },
  };
}

/** The error for a request that may change data in a read-only run. */
export class WriteNotAllowedError extends Error {}

const safe: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Returns a limiter that sends only GET, HEAD and OPTIONS, and throws a `WriteNotAllowedError` for each other method. It shares the rate,
 * the waits and the count of the given limiter.
 */
export const readOnlyLimiter = (limiter: RequestLimiter): RequestLimiter => ({
  get sent() {
    return limiter.sent;
  },
  async send(request, wantsLimit) {
    if (!safe.has(request.method))
      throw new WriteNotAllowedError('the case needs a write request, but the run is read-only');
    return limiter.send(request, wantsLimit);
  },
});

/**
 * Returns the wait that a 429 or 503 requests, in milliseconds. Returns undefined if the response requests no wait, or a wait that is
 * longer than `longestWait`.
 */
function requestedWait({ response: { status, headers } }: WireExchange): number | undefined {
  const wait = status === 429 || status === 503 ? retryAfter(headers['retry-after'] ?? '') : NaN;
  return wait <= longestWait ? Math.max(0, wait) : undefined;
}
