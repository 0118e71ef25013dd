import { setTimeout as sleep } from 'node:timers/promises';
import { retryAfter } from '@forgespec/templates/shared/retry-after';
import { CannotRunError } from '../cannot-run.ts';
import type { Sender } from './send.ts';
import type { WireExchange, WireRequest } from '../http/wire-request.ts';

export interface RequestLimiterOptions {
  /** Requests a second; no limit when undefined. */
  readonly rate: number | undefined;
  /** How many requests a run may send in all. */
  readonly most: number;
  /** Refuse to send anything but GET, HEAD and OPTIONS. */
  readonly readOnly: boolean;
  readonly signal: AbortSignal;
}

/** What stands between the cases and the server: keeps to the rate, waits when told to, counts. */
export interface RequestLimiter {
  /**
   * @param wantsLimit a 429 is what is wanted: do not wait for its `Retry-After`.
   * @throws {CannotRunError} when the run has sent as many requests as it may.
   * @throws {WriteNotAllowedError} for a request that may change something, where nothing may be changed.
   */
  send(request: WireRequest, wantsLimit?: boolean): Promise<WireExchange>;
  readonly sent: number;
}

/** The run may only read. */
export class WriteNotAllowedError extends Error {}

const safe: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);
/** A server may ask for patience this long and this often; then its answer is taken as it is. */
const longestWait = 30_000;
const maxWaits = 3;

export function createRequestLimiter(
  sender: Sender,
  { rate, most, readOnly, signal }: RequestLimiterOptions,
): RequestLimiter {
  let sent = 0;
  let next = 0;
  let pausedUntil = 0;

  const turn = async (): Promise<void> => {
    const now = Date.now();
    const at = Math.max(now, next, pausedUntil);
    if (rate !== undefined) next = at + 1000 / rate;
    if (at > now) await sleep(at - now, undefined, { signal });
    signal.throwIfAborted();
    if (sent >= most)
      throw new CannotRunError(`The run has sent ${most} requests, which is all it may (--max-requests).`);
    sent += 1;
  };

  return {
    get sent() {
      return sent;
    },
    async send(request, wantsLimit = false) {
      if (readOnly && !safe.has(request.method))
        throw new WriteNotAllowedError('it takes a change first, and the run may only read');
      for (let waits = 0; ; waits += 1) {
        await turn();
        const exchange = await sender.send(request);
        const wait = wantsLimit || waits >= maxWaits ? undefined : requestedWait(exchange);
        if (wait === undefined) return exchange;
        pausedUntil = Math.max(pausedUntil, Date.now() + wait);
      }
    },
  };
}

/** Returns the wait that a 429 or 503 requests, in milliseconds; undefined if it requests none, or a longer one than the run accepts. */
function requestedWait({ response: { status, headers } }: WireExchange): number | undefined {
  const wait = status === 429 || status === 503 ? retryAfter(headers['retry-after'] ?? '') : NaN;
  return wait <= longestWait ? Math.max(0, wait) : undefined;
}
