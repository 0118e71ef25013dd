import { isLimitUsedUp, limitReset, requiredWait } from '@forgespec/templates/shared/retry-after';
import { RunEndedError } from './run-ended-error.ts';
import type { Sender } from './send.ts';
import { sleepUntil } from './sleep-until.ts';
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
  /** The waits that the server required. */
  readonly waits: RateLimitWaits;
}

/** The waits of a run because of the rate limits of the server. */
export interface RateLimitWaits {
  /** The number of responses with the status 429. */
  readonly refused: number;
  /** The total time in which the run sent no request, in milliseconds. */
  readonly milliseconds: number;
}

/**
 * The maximum duration of one wait, in milliseconds, and the maximum number of waits for one request. If a response requests a longer or a
 * further wait, the limiter does not wait and returns this response. The number is high, because the requests of several workers compete for
 * the same limit.
 */
const longestWait = 60_000;
const maxWaits = 8;

/** The first wait after a 429 that does not state a wait, in milliseconds. Each further wait is twice as long. */
const firstWait = 500;

/** The maximum time for the responses to requests that were sent before the end of a run, in milliseconds. */
const longestEnd = 1000;

export const createRequestLimiter = (sender: Sender, options: RequestLimiterOptions): RequestLimiter =>
  new LimiterOfRun(sender, options);

class LimiterOfRun implements RequestLimiter {
  sent = 0;
  private readonly sender: Sender;
  private readonly options: RequestLimiterOptions;
  /** Requests that create data still get their response after the end of the run, so that the data can be deleted. */
  private readonly late = new AbortController();
  /** The time at which `rate` allows the next request, and the end of the wait that the server requires, in milliseconds since 1970. */
  private next = 0;
  private pausedUntil = 0;
  private refused = 0;
  private waited = 0;

  constructor(sender: Sender, options: RequestLimiterOptions) {
    this.sender = sender;
    this.options = options;
    const endLate = (): void => void setTimeout(() => this.late.abort(), longestEnd).unref();
    options.signal.addEventListener('abort', endLate, { once: true });
  }

  get waits(): RateLimitWaits {
    return { refused: this.refused, milliseconds: this.waited };
  }

  async send(request: WireRequest, wantsLimit = false): Promise<WireExchange> {
    for (let waits = 0; ; waits += 1) {
      await this.turn();
      const exchange = await this.sender.send(request, this.late.signal).catch((error: unknown) => {
        throw this.late.signal.aborted ? this.options.signal.reason : error;
      });
      if (wantsLimit) return exchange;
      if (exchange.response.status === 429) this.refused += 1;
      const wait = waits >= maxWaits ? undefined : requestedWait(exchange, waits);
      if (wait !== undefined) this.pause(wait);
      if (wait === undefined || !isRefused(exchange)) return exchange;
    }
  }

  /** Waits until the limits allow a request. */
  private async turn(): Promise<void> {
    const { rate, most, signal } = this.options;
    const at = Math.max(Date.now(), this.next, this.pausedUntil);
    if (rate !== undefined) this.next = at + 1000 / rate;
    await sleepUntil(at, signal);
    // The server may have required another wait meanwhile.
    while (this.pausedUntil > Date.now() && !signal.aborted) await sleepUntil(this.pausedUntil, signal);
    signal.throwIfAborted();
    if (this.sent >= most) throw new RunEndedError(`The run has sent ${most} requests, the maximum of --max-requests.`);
    this.sent += 1;
  }

  /** Lets no request begin until the end of a wait. Counts the time that is not part of an earlier wait. */
  private pause(wait: number): void {
    const now = Date.now();
    const until = Math.max(this.pausedUntil, now + wait);
    this.waited += until - Math.max(this.pausedUntil, now);
    this.pausedUntil = until;
  }
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
  get waits() {
    return limiter.waits;
  },
  async send(request, wantsLimit) {
    if (!safe.has(request.method))
      throw new WriteNotAllowedError('the case needs a write request, but the run is read-only');
    return limiter.send(request, wantsLimit);
  },
});

/** Returns true if a service accepts the same request later: after a 429 or 503, and after a 403 because no request is left. */
const isRefused = ({ response: { status, headers } }: WireExchange): boolean =>
  status === 429 || status === 503 || (status === 403 && isLimitUsedUp(new Headers(Object.entries(headers))));

/**
 * Returns the wait before the next request, in milliseconds: after a 429 or 503, and after a response that states that no further request is
 * accepted. Returns undefined if no wait is necessary, or if it is longer than `longestWait`.
 *
 * @param waits the number of earlier waits for the same request.
 */
function requestedWait(exchange: WireExchange, waits: number): number | undefined {
  const { status, headers } = exchange.response;
  const all = new Headers(Object.entries(headers));
  const asked = isRefused(exchange) ? requiredWait(all) : NaN;
  const reset = status === 429 || isLimitUsedUp(all) ? limitReset(all) : NaN;
  const stated = Number.isNaN(asked) ? reset : asked;
  const wait = Number.isNaN(stated) && status === 429 ? firstWait * 2 ** waits : stated;
  return wait <= longestWait ? Math.max(0, wait) : undefined;
}
