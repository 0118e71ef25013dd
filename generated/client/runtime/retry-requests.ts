// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { isGetOrHead } from '../../shared/get-or-head.ts';
import { isIdempotent } from '../../shared/idempotent-methods.ts';
import { retryAfter } from '../../shared/retry-after.ts';
import { bodyIs } from './call-limits.ts';
import type { Retries, RetryOptions } from './call-options.ts';
import { checkNumbers } from './check-numbers.ts';
import { discard, isReplayable, type HttpRequest, type Middleware, type Send, type SendContext } from './send.ts';
import { wait } from './wait.ts';

const busyStatuses: readonly number[] = [408, 429, 500, 502, 503, 504];

/**
 * Sends a request again after a network failure, or if the service is busy (408, 429, 500, 502, 503, 504; for GET and HEAD also 409). The
 * client repeats only requests with an idempotent method (RFC 9110, section 9.2.2; QUERY) and a body that can be sent again. The client
 * waits for the time in `Retry-After`. Without this header, it waits half a second, and doubles the time after each attempt, up to a minute. This
 * time is shortened at random, by up to 50 %.
 *
 * @param defaults the options of the client. A call may replace each of them.
 */
export function retryRequests({ retry: defaults = {} }: Retries): Middleware {
  const client = defaults || {};
  checkNumbers(defaults);
  return (send) => async (request, context) => {
    const { retry } = context.options;
    checkNumbers(retry);
    const {
      times = client.times ?? 2,
      longestWait = client.longestWait ?? 60_000,
      unsafe = client.unsafe,
    }: RetryOptions = (retry ?? defaults) || { times: 0 };
    const isRepeatable = (unsafe === true || isIdempotent(request.method)) && isReplayable(request);
    return sendRepeatedly(send, request, context, isRepeatable ? times : 0, longestWait);
  };
}

/**
 * Sends a request until the service is not busy, or no further attempt is allowed.
 *
 * @param times the largest number of further attempts.
 * @param longestWait the longest wait between two attempts, in milliseconds.
 */
async function sendRepeatedly(
  send: Send,
  request: HttpRequest,
  context: SendContext,
  times: number,
  longestWait: number,
): Promise<Response> {
  const { watchers, endsAt = Infinity } = context.progress;
  const { length } = watchers;
  for (let count = 0; ; count++) {
    const { response, asked } = await attempt(send, request, context);
    // A date in the past is ignored, because the clocks of client and service may differ.
    const pause = asked >= 0 ? asked : Math.min(longestWait, 2 ** Math.min(count, 7) * (250 + 250 * Math.random()));
    const isLast = count >= times || pause > Math.min(longestWait, endsAt - Date.now());
    if (response) {
      if (isLast || !isBusy(response, request)) return response;
      bodyIs('over', watchers, length);
      discard(response);
    } else if (isLast) throw context.progress.failure;
    await wait(pause, context.signal);
  }
}

/** The response to one attempt. Without a response, the failure of the network is in `progress`. */
interface Attempt {
  readonly response?: Response;
  /** The wait that the service requires, as {@link retryAfter} returns it. */
  readonly asked: number;
}

async function attempt(send: Send, request: HttpRequest, context: SendContext): Promise<Attempt> {
  try {
    // Each attempt has its own headers, because middleware may change them.
    const response = await send({ ...request, headers: new Headers(request.headers) }, context);
    return { response, asked: retryAfter(response.headers.get('retry-after') ?? '') };
  } catch (error) {
    // Only a network failure leads to another attempt. If a middleware throws, the service may have processed the request.
    if (error !== context.progress.failure || context.signal?.aborted) throw error;
    return { asked: NaN };
  }
}

const isBusy = ({ status }: Response, { method }: HttpRequest): boolean =>
  busyStatuses.includes(status) || (status === 409 && isGetOrHead(method));
