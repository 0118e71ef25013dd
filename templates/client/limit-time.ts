import { asDescribed } from '../shared/described.ts';
import { checkNumbers } from './check-numbers.ts';
import { ConnectionError } from './errors.ts';
import type { HttpRequest, Middleware, Send, SendContext } from './send.ts';
import { longestTimer, unlessAborted, type LimitedCall } from './wait.ts';

/** The time limits of a client or of one call, in milliseconds. `Infinity` means no limit. */
export interface TimeLimits {
  /** The time limit of each attempt. An attempt ends when its response is read. Default: 60,000. */
  readonly timeout?: number | undefined;
  /**
   * The time limit of the whole call, including the providers of credentials, all attempts, and the waits between attempts. Default: no
   * limit.
   */
  readonly deadline?: number | undefined;
}

/** The error for a request that got no complete response within a time limit (`timeout` or `deadline`). */
export class TimeoutError extends ConnectionError {}

/** Limits the time of each call to `deadline`. */
export function limitCalls(limits: TimeLimits): Middleware {
  checkNumbers(limits);
  return (send) => (request, context) => {
    const options: SendContext['options'] & TimeLimits = context.options;
    checkNumbers(options);
    const time = options.deadline ?? limits.deadline ?? Infinity;
    if (time === Infinity) return send(request, context);
    const limited: LimitedCall = { ...context, endsAt: Date.now() + time };
    return within(time, send, request, limited);
  };
}

/** Limits the time of each attempt, including its redirects, to `timeout`. */
export const limitAttempts =
  (limits: TimeLimits): Middleware =>
  (send) =>
  (request, context) => {
    const options: SendContext['options'] & TimeLimits = context.options;
    return within(options.timeout ?? limits.timeout ?? 60_000, send, request, context);
  };

/**
 * Sends a request with a signal. The signal aborts with a {@link TimeoutError} after `milliseconds`, or earlier if the signal of the
 * context aborts. A time above {@link longestTimer} means no limit.
 */
function within(milliseconds: number, send: Send, request: HttpRequest, context: SendContext): Promise<Response> {
  const { signal, progress } = context;
  if (milliseconds > longestTimer) return unlessAborted(send(request, context), signal);
  const controller = new AbortController();
  const forward = (): void => controller.abort(signal?.reason);
  const timer = setTimeout(() => {
    progress.failure = new TimeoutError(request, undefined, 'took too long', 'TimeoutError');
    controller.abort(progress.failure);
  }, milliseconds);
  // In Node, the timer of an unread response must not keep the program running.
  asDescribed<{ readonly unref?: () => void }>(timer).unref?.();
  if (signal?.aborted) forward();
  signal?.addEventListener('abort', forward);
  const end = (isRead: boolean): void => {
    clearTimeout(timer);
    if (isRead) signal?.removeEventListener('abort', forward);
  };
  progress.toFinish.push(end);
  const limited = { ...context, signal: controller.signal };
  return unlessAborted(send(request, limited), limited.signal).catch((error: unknown) => {
    end(true);
    throw error;
  });
}
