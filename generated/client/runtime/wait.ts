// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { SendContext } from './send.ts';

/** A call that may have a time limit. */
export interface LimitedCall extends SendContext {
  /** The end of the time limit, in milliseconds since 1970. */
  readonly endsAt?: number;
}

/**
 * The longest time that a timer of the platform can wait, in milliseconds: 2^31 - 1, which is 24 days. A timer with a longer time
 * ends at once.
 */
export const longestTimer = 2_147_483_647;

/** Waits for some milliseconds, but not longer than {@link longestTimer}. Rejects if the signal is aborted first. */
export function wait(milliseconds: number, signal?: AbortSignal): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const waited = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, Math.min(milliseconds, longestTimer));
  });
  return unlessAborted(waited, signal).finally(() => clearTimeout(timer));
}

/** Returns the result of a promise, or rejects with the reason of the signal if the signal is aborted first. */
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
