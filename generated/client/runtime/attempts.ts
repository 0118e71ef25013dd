// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { isGetOrHead, isIdempotent, isLimitUsedUp, limitReset, requiredWait } from '../../shared/http.ts';
import { assumeType } from '../../shared/types.ts';
import type { Decision, FailedAttempt, IdempotencyKeys, Retries, RetryOptions, TimeLimits } from './client.ts';
import { ConnectionError } from './errors.ts';
import type { RequestOptions } from './operations.ts';
import {
  type BodyState,
  type HttpRequest,
  type Middleware,
  type Send,
  type SendContext,
  bodyIs,
  checkNumbers,
  discard,
  followSignal,
  isReplayable,
  unlessAborted,
} from './sending.ts';

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

/** The error for a request that got no complete response within a time limit (`timeout`, `responseTimeout`, `longestSilence` or `deadline`). */
export class TimeoutError extends ConnectionError {
  /** The option whose time has elapsed. */
  declare readonly code: keyof TimeLimits;
}

type Limits = Required<{ readonly [Name in keyof TimeLimits]: number }>;

/** Limits the time of each call to `deadline`. */
export function limitCalls(limits: TimeLimits): Middleware {
  checkNumbers(limits);
  return (send) => (request, context) => {
    checkNumbers(context.options);
    const deadline = context.options.deadline ?? limits.deadline ?? Infinity;
    if (deadline < Infinity) context.progress.endsAt = Date.now() + deadline;
    return within({ deadline }, send, request, context);
  };
}

/** Limits the time of each attempt, including its redirects: `timeout`, `responseTimeout` and `longestSilence`. */
export const limitAttempts =
  (limits: TimeLimits): Middleware =>
  (send) =>
  (request, context) => {
    const { options } = context;
    const timeout = options.timeout ?? limits.timeout ?? 60_000;
    const responseTimeout = options.responseTimeout ?? limits.responseTimeout ?? Infinity;
    const longestSilence = options.longestSilence ?? limits.longestSilence ?? timeout;
    return within({ timeout, responseTimeout, longestSilence }, send, request, context);
  };

/**
 * The states at which the timer of each limit starts (true) or stops (false). The timer starts again if it is running. All timers stop when
 * the body is over.
 */
const effects: Readonly<Record<keyof Limits, Readonly<Partial<Record<BodyState | 'sent', boolean>>>>> = {
  deadline: { sent: true },
  timeout: { sent: true, awaited: true, paused: false },
  responseTimeout: { sent: true, received: false },
  longestSilence: { awaited: true, chunkAwaited: true, paused: false },
};

/**
 * Sends a request with a signal. The signal aborts with a {@link TimeoutError} when the time of a limit is over, or earlier if the signal of
 * the context aborts. A time above {@link longestTimer} means no limit.
 *
 * @param limits the limits, in milliseconds.
 */
async function within(
  limits: Partial<Limits>,
  send: Send,
  request: HttpRequest,
  context: SendContext,
): Promise<Response> {
  const names: readonly (keyof Limits)[] = assumeType(Object.keys(limits));
  const used = names.filter((name) => (limits[name] ?? Infinity) <= longestTimer);
  const overdue = used.find((name) => name !== 'longestSilence' && (limits[name] ?? 1) <= 0);
  if (used.length === 0) return unlessAborted(send(request, context), context.signal);
  const { progress } = context;
  const { watchers } = progress;
  const { length } = watchers;
  let missing = 'no response';
  const timedOut = (name: keyof Limits): unknown => {
    const words = `${name === 'longestSilence' ? 'no further data' : missing} within ${limits[name]} ms (${name})`;
    progress.failure = new TimeoutError(request, context, undefined, [name, words], 'TimeoutError');
    return progress.failure;
  };
  if (overdue) throw timedOut(overdue);
  const controller = followSignal(context.signal, watchers, context.signal === context.options.signal);
  const { signal } = controller;
  for (const name of used) {
    const elapsed = (): void => {
      controller.abort(timedOut(name));
      bodyIs('over', watchers, length);
    };
    watchers.push(timerOf(effects[name], limits[name] ?? Infinity, elapsed));
  }
  try {
    const response = await unlessAborted(send(request, { ...context, signal }), signal);
    missing = 'the body was not complete';
    bodyIs('received', watchers, length);
    return response;
  } catch (failure) {
    bodyIs('over', watchers, length);
    throw failure;
  }
}

/** Starts the timer of a limit if the limit begins with the request. Returns a function that starts and stops the timer later. */
function timerOf(
  effect: (typeof effects)[keyof Limits],
  milliseconds: number,
  elapsed: () => void,
): (state: BodyState | 'sent') => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const watch = (state: BodyState | 'sent'): void => {
    const isStart = effect[state];
    if (isStart !== undefined || state === 'over') clearTimeout(timer);
    if (isStart !== true) return;
    timer = setTimeout(elapsed, milliseconds);
    // In Node, the timer of an unread response must not keep the program running.
    assumeType<{ readonly unref?: () => void }>(timer).unref?.();
  };
  watch('sent');
  return watch;
}

/**
 * Returns the options for a further request of a call, for example for the next page. The `deadline` of the request is the rest of the time
 * limit of the call.
 */
export const withRestOfTime = ({ options, progress: { endsAt } }: SendContext): RequestOptions =>
  endsAt === undefined ? options : { ...options, deadline: Math.max(0, endsAt - Date.now()) };

/**
 * Decides about further attempts after a rate limit: `retry: { when: afterRateLimit, longestWait: 3_600_000 }`. After 429, and after a 403
 * with `Retry-After` or with a remaining number of requests of 0, the request is sent again at the time of `Retry-After`,
 * `X-RateLimit-Reset`, `RateLimit-Reset`, `X-Rate-Limit-Reset` or `RateLimit`. The default rules decide about all other attempts.
 */
export function afterRateLimit({ response }: FailedAttempt): Decision {
  if (response === undefined) return undefined;
  const { status, headers } = response;
  const asked = requiredWait(headers);
  const isLimit = status === 429 || (status === 403 && (asked >= 0 || isLimitUsedUp(headers)));
  if (!isLimit) return undefined;
  if (asked >= 0) return asked;
  const wait = limitReset(headers);
  return wait >= 0 ? wait : true;
}

/** The options of {@link waitFor}. */
export interface WaitOptions<Value> {
  /** Returns true if the work is done. Should throw if the work has failed. */
  readonly until: (value: Value) => boolean;
  /** Receives each value, before `until` receives it. */
  readonly onProgress?: ((value: Value) => void) | undefined;
  /**
   * The delay before the second read, in milliseconds. Each further delay is 1.5 times as long as the previous one, up to ten times the
   * first delay. Default: 1000.
   */
  readonly interval?: number | undefined;
  /** The time after which waiting ends, in milliseconds. `Infinity` means no limit. Default: 600,000. */
  readonly timeout?: number | undefined;
  /** Ends the wait when the signal is aborted. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Reads a resource again and again until the work on it is done, for example until a file is imported.
 *
 * @param read reads the resource. In this function, pass the received signal to the API call.
 * @returns the last value.
 * @throws {DOMException} a `TimeoutError` if the time limit is exceeded. An exception of `read` or `until` ends the wait.
 * @throws {RangeError} if `interval` or `timeout` is negative or NaN.
 */
export async function waitFor<Value>(
  read: (signal: AbortSignal) => PromiseLike<Value>,
  { until, onProgress, interval = 1000, timeout = 600_000, signal }: WaitOptions<Value>,
): Promise<Value> {
  checkNumbers({ interval, timeout });
  const signals = [signal, timeout > longestTimer ? undefined : AbortSignal.timeout(timeout)];
  const either = anySignal(signals.flatMap((given) => given ?? []));
  for (let pause = interval; ; pause = Math.min(pause * 1.5, interval * 10)) {
    either.throwIfAborted();
    const value = await read(either);
    onProgress?.(value);
    if (until(value)) return value;
    await wait(pause, either);
  }
}

/** Calls `AbortSignal.any`, which the types of TypeScript 5.4 do not have. */
const anySignal = (signals: readonly AbortSignal[]): AbortSignal =>
  assumeType<{ any(signals: readonly AbortSignal[]): AbortSignal }>(AbortSignal).any(signals);

/**
 * The longest time that a timer of the platform can wait, in milliseconds: 2^31 - 1, which is 24 days. A timer with a longer time
 * ends at once.
 */
export const longestTimer = 2_147_483_647;

/** Waits for some milliseconds, but not longer than {@link longestTimer}. Rejects if the signal is aborted first. */
export function wait(milliseconds: number, signal?: AbortSignal): Promise<void> {
  let stop = (): void => {};
  const waited = new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, Math.min(milliseconds, longestTimer));
    stop = () => clearTimeout(timer);
  });
  return unlessAborted(waited, signal).finally(() => stop());
}
