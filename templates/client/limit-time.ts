import { assumeType } from '../shared/assume-type.ts';
import { bodyIs, type BodyState, followSignal, unlessAborted } from './call-limits.ts';
import type { TimeLimits } from './call-options.ts';
import { checkNumbers } from './check-numbers.ts';
import { ConnectionError } from './errors.ts';
import type { HttpRequest, Middleware, Send, SendContext } from './send.ts';
import { longestTimer } from './wait.ts';

/** The error for a request that got no complete response within a time limit (`timeout` or `deadline`). */
export class TimeoutError extends ConnectionError {
  /** The option whose time has elapsed. */
  declare readonly code: keyof TimeLimits;
}

/** Limits the time of each call to `deadline`. */
export function limitCalls(limits: TimeLimits): Middleware {
  checkNumbers(limits);
  return (send) => (request, context) => {
    checkNumbers(context.options);
    const time = context.options.deadline ?? limits.deadline ?? Infinity;
    if (time < Infinity) context.progress.endsAt = Date.now() + time;
    return within('deadline', time, () => undefined, send, request, context);
  };
}

/** Limits the time of each attempt, including its redirects, to `timeout`. If the body is a stream, limits the wait for each chunk. */
export const limitAttempts =
  (limits: TimeLimits): Middleware =>
  (send) =>
  (request, context) => {
    const onState = (state: BodyState, timer: Timer): void => (state === 'awaited' ? timer.start() : timer.stop());
    return within('timeout', context.options.timeout ?? limits.timeout ?? 60_000, onState, send, request, context);
  };

interface Timer {
  start(): void;
  stop(): void;
}

/**
 * Sends a request with a signal. The signal aborts with a {@link TimeoutError} after `milliseconds`, or earlier if the signal of the
 * context aborts. A time above {@link longestTimer} means no limit.
 *
 * @param limit the name of the option with the time limit.
 * @param onState starts or stops the timer when the state of the body changes. The timer always stops when the body is over.
 */
async function within(
  limit: keyof TimeLimits,
  milliseconds: number,
  onState: (state: BodyState, timer: Timer) => void,
  send: Send,
  request: HttpRequest,
  context: SendContext,
): Promise<Response> {
  if (milliseconds > longestTimer) return unlessAborted(send(request, context), context.signal);
  const { progress } = context;
  const { watchers } = progress;
  const { length } = watchers;
  let missing = 'no response';
  const timedOut = (): unknown => {
    const words = `${missing} within ${milliseconds} ms (${limit})`;
    progress.failure = new TimeoutError(request, context, undefined, [limit, words], 'TimeoutError');
    return progress.failure;
  };
  if (milliseconds <= 0) throw timedOut();
  const controller = followSignal(context.signal, watchers, context.signal === context.options.signal);
  const { signal } = controller;
  const timer = createTimer(milliseconds, () => {
    controller.abort(timedOut());
    bodyIs('over', watchers, length);
  });
  watchers.push((state) => (state === 'over' ? timer.stop() : onState(state, timer)));
  timer.start();
  try {
    const response = await unlessAborted(send(request, { ...context, signal }), signal);
    missing = 'the body was not complete';
    return response;
  } catch (failure) {
    bodyIs('over', watchers, length);
    throw failure;
  }
}

function createTimer(milliseconds: number, elapsed: () => void): Timer {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = (): void => clearTimeout(timer);
  return {
    start() {
      stop();
      timer = setTimeout(elapsed, milliseconds);
      // In Node, the timer of an unread response must not keep the program running.
      assumeType<{ readonly unref?: () => void }>(timer).unref?.();
    },
    stop,
  };
}
