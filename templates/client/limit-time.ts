import { assumeType } from '../shared/assume-type.ts';
import { bodyIs, type BodyState, followSignal, unlessAborted } from './call-limits.ts';
import type { TimeLimits } from './call-options.ts';
import { checkNumbers } from './check-numbers.ts';
import { ConnectionError } from './errors.ts';
import type { RequestOptions } from './operation.ts';
import type { HttpRequest, Middleware, Send, SendContext } from './send.ts';
import { longestTimer } from './wait.ts';

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
