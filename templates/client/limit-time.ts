import { asDescribed } from '../shared/described.ts';
import { TimeoutError } from './errors.ts';
import type { HttpRequest, SendContext } from './send.ts';

/** The longest time that a timer of the platform can wait, in milliseconds: 2^31 - 1, which is 24 days. A longer one ends at once. */
export const longestTimer = 2_147_483_647;

/**
 * Returns the context with a signal that is aborted after some milliseconds with a {@link TimeoutError}, or with the signal of the
 * context if that is earlier. A time above {@link longestTimer} is no limit.
 */
export function within(
  milliseconds: number,
  context: SendContext,
  request: Pick<HttpRequest, 'method' | 'url'>,
): SendContext {
  if (milliseconds > longestTimer) return context;
  const { signal, progress } = context;
  const controller = new AbortController();
  const forward = (): void => controller.abort(signal?.reason);
  const timer = setTimeout(
    () => controller.abort(new TimeoutError(request, undefined, 'took too long', 'TimeoutError')),
    milliseconds,
  );
  // In Node, a response that nobody reads does not keep the program running.
  asDescribed<{ readonly unref?: () => void }>(timer).unref?.();
  if (signal?.aborted) forward();
  signal?.addEventListener('abort', forward);
  progress.toFinish.push((isRead) => {
    clearTimeout(timer);
    if (isRead) signal?.removeEventListener('abort', forward);
  });
  return { ...context, signal: controller.signal };
}

/** Waits for some milliseconds, but not longer than {@link longestTimer}, or rejects with the reason of the signal. */
export function wait(milliseconds: number, signal?: AbortSignal): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const waited = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, Math.min(milliseconds, longestTimer));
  });
  return unlessAborted(waited, signal).finally(() => clearTimeout(timer));
}

/** Returns the result of a promise, or rejects with the reason of the signal, whichever comes first. */
export function unlessAborted<Value>(promise: Promise<Value>, signal: AbortSignal | undefined): Promise<Value> {
  if (signal === undefined) return promise;
  return new Promise((resolve, reject) => {
    const stop = (): void => reject(signal.reason);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop);
    const settle =
      <Result>(then: (result: Result) => void) =>
      (result: Result): void => {
        signal.removeEventListener('abort', stop);
        then(result);
      };
    promise.then(settle(resolve), settle(reject));
  });
}
