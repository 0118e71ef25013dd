import { followRedirects } from './follow-redirects.ts';
import { within } from './limit-time.ts';
import { limitUrl } from './limit-url.ts';
import { retryRequests, type RetryOptions } from './retry-requests.ts';
import type { Middleware, Send } from './send.ts';

/** How calls stand up to a slow, busy or broken service. */
export interface ResilienceOptions {
  /** When a request is sent again; `false` for never. */
  readonly retry?: RetryOptions | false | undefined;
  /** How long each attempt may take until its answer is read, in milliseconds. Default: 60,000. */
  readonly timeout?: number | undefined;
  /**
   * How long a call may take as a whole, with the wait for credentials, all attempts and the time between them, in milliseconds.
   * Default: no limit.
   */
  readonly deadline?: number | undefined;
  /** The longest address that is sent, in characters; a longer one is answered 414 at once. Default: 8,000. */
  readonly longestUrl?: number | undefined;
  /** What goes around each attempt, the outermost first: `limitConcurrency(8)`, `traceRequests(log)`, or your own. */
  readonly middleware?: readonly Middleware[] | undefined;
}

/** Returns a function that sends with all of this around each request. */
export function resilience(options: ResilienceOptions, send: Send): Send {
  // The time limit includes the redirects of an attempt, and the time to read its response.
  const once: Send = (request, context) =>
    followRedirects(send, request, within(context.options.timeout ?? options.timeout ?? 60_000, context, request));
  const attempt = (options.middleware ?? []).reduceRight((next, around) => around(next), once);
  return limitUrl(retryRequests(attempt, options.retry), options.longestUrl);
}
