import { isGetOrHead } from '../shared/get-or-head.ts';
import { isIdempotent } from '../shared/idempotent-methods.ts';
import { requiredWait } from '../shared/retry-after.ts';
import { bodyIs } from './call-limits.ts';
import type { FailedAttempt, IdempotencyKeys, Retries, RetryOptions } from './call-options.ts';
import { checkNumbers } from './check-numbers.ts';
import { discard, isReplayable, type HttpRequest, type Middleware, type Send, type SendContext } from './send.ts';
import { wait } from './wait.ts';

const busyStatuses: readonly number[] = [408, 429, 500, 502, 503, 504];

/**
 * Sends a request again after a network failure, or if the service is busy (408, 429, 500, 502, 503, 504; for GET and HEAD also 409). The
 * client repeats requests with an idempotent method (RFC 9110, section 9.2.2; QUERY) or with an idempotency key. It repeats other requests
 * only if the service has not processed them (429, 503 with `Retry-After`). A body that can be sent only once is never repeated. The client
 * waits for the time in `Retry-After`. Without this header, it waits half a second, and doubles the time after each attempt, up to a minute. This
 * time is shortened at random, by up to 50 %.
 *
 * If the connection of a GET breaks while its whole body is read, this is a failed attempt too.
 *
 * @param defaults the options of the client. A call may replace each of them.
 */
export function retryRequests({ retry: defaults = {}, idempotencyKey }: IdempotencyKeys & Retries): Middleware {
  checkNumbers(defaults);
  return (send) => async (request, context) => {
    const { options, operation, progress } = context;
    checkNumbers(options.retry);
    const key = operation.idempotencyKey ?? idempotencyKey;
    const isSafe = isIdempotent(request.method) || (key !== undefined && request.headers.has(key));
    const sendRepeatedly = repeater(send, request, context, rulesOf(options.retry ?? defaults, defaults, isSafe));
    const response = await sendRepeatedly();
    if (isGetOrHead(request.method)) progress.sendAgain = (error, status) => sendRepeatedly({ error }, status);
    return response;
  };
}

interface Rules {
  readonly times: number;
  readonly longestWait: number;
  /** Returns the decision of the caller. */
  readonly when: NonNullable<RetryOptions['when']>;
  /** True if the service may process the request twice. */
  readonly isSafe: boolean;
}

function rulesOf(own: RetryOptions | false, defaults: RetryOptions | false, isSafe: boolean): Rules {
  const client = defaults || {};
  const {
    times = client.times ?? 2,
    longestWait = client.longestWait ?? 60_000,
    unsafe = client.unsafe ?? false,
    when = client.when ?? (() => undefined),
  } = own || { times: 0 };
  return { times, longestWait, when, isSafe: isSafe || unsafe };
}

/** The result of one attempt: a response, or the failure of the network. */
interface Outcome extends Pick<FailedAttempt, 'error' | 'response'> {
  /** The wait that the service requires, as {@link requiredWait} returns it. */
  readonly asked?: number;
}

/**
 * Returns a function that sends a request until the service is not busy, or no further attempt is allowed. If the function gets an
 * outcome, it continues after that attempt. The count of attempts includes all calls of the function.
 */
function repeater(send: Send, request: HttpRequest, context: SendContext, rules: Rules) {
  const { progress, signal } = context;
  const { watchers, attempt: before } = progress;
  const { length } = watchers;

  /** Ends an attempt and waits, if there may be another attempt. Otherwise, returns false. */
  async function mayRepeat({ error, response, asked = NaN }: Outcome): Promise<boolean> {
    const number = progress.attempt - before;
    const failed = { number, operation: context.operation.id, method: request.method, error, response };
    const decision = response?.ok === true || !isReplayable(request) ? false : await rules.when(failed);
    // A date in the past is ignored, because the clocks of client and service may differ.
    const usual =
      asked >= 0 ? asked : Math.min(rules.longestWait, 2 ** Math.min(number - 1, 7) * (250 + 250 * Math.random()));
    const pause = typeof decision === 'number' ? decision : usual;
    const left = Math.min(rules.longestWait, (progress.endsAt ?? Infinity) - Date.now());
    const isWanted = decision ?? isRepeatable(request, response, rules.isSafe);
    if (isWanted === false || number > rules.times || pause > left) return false;
    bodyIs('over', watchers, length);
    if (response) discard(response);
    progress.onRetry?.(pause);
    await wait(pause, signal);
    return true;
  }

  return async function sendRepeatedly(last?: Outcome, status?: number): Promise<Response> {
    if (last && (signal?.aborted || last.error !== progress.failure || !(await mayRepeat(last)))) throw last.error;
    for (;;) {
      const outcome = await attempt(send, request, context);
      if (await mayRepeat(outcome)) continue;
      const { response, error = last?.error } = outcome;
      if (response && (response.status === status || !last)) return response;
      if (response) discard(response);
      throw error;
    }
  };
}

/** Sends a request once. */
async function attempt(send: Send, request: HttpRequest, context: SendContext): Promise<Outcome> {
  const { progress, signal } = context;
  progress.attempt++;
  try {
    // Each attempt has its own headers, because middleware may change them.
    const response = await send({ ...request, headers: new Headers(request.headers) }, context);
    return { response, asked: requiredWait(response.headers) };
  } catch (error) {
    // Only a network failure leads to another attempt. If a middleware throws, the service may have processed the request.
    if (error !== progress.failure || signal?.aborted) throw error;
    return { error };
  }
}

/** Returns true if the default rules allow another attempt. Without a response, the network failed. */
function isRepeatable({ method }: HttpRequest, response: Response | undefined, isSafe: boolean): boolean {
  if (!response) return isSafe;
  const { status, headers } = response;
  // A service that limits requests has not processed the request.
  if (status === 429 || (status === 503 && !Number.isNaN(requiredWait(headers)))) return true;
  return isSafe && (busyStatuses.includes(status) || (status === 409 && isGetOrHead(method)));
}
