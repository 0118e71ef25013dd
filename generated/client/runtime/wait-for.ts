// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { wait } from './wait.ts';

/** How to wait for work that goes on in the background. */
export interface WaitOptions<Value> {
  /** Whether the work is done. Throw from it when the work has failed. */
  readonly until: (value: Value) => boolean;
  /** Is told what was read each time, before `until` judges it. */
  readonly onProgress?: ((value: Value) => void) | undefined;
  /** Milliseconds between two looks at first; it grows by half each time, up to ten times as long. Default: 1000. */
  readonly interval?: number | undefined;
  /** Milliseconds until the waiting is given up. Default: 600,000. */
  readonly timeout?: number | undefined;
  /** Gives the waiting up when it is aborted. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Reads something again and again until it says that the work on it is done: a fork being imported, a repository being moved.
 *
 * @param read reads it; the signal is for its call.
 * @returns what was read last.
 * @throws {DOMException} a `TimeoutError` when the time is over. What `read` or `until` throws ends the waiting.
 */
export async function waitFor<Value>(
  read: (signal: AbortSignal) => PromiseLike<Value>,
  { until, onProgress, interval = 1000, timeout = 600_000, signal }: WaitOptions<Value>,
): Promise<Value> {
  const end = AbortSignal.timeout(timeout);
  const either = signal === undefined ? end : AbortSignal.any([signal, end]);
  for (let pause = interval; ; pause = Math.min(pause * 1.5, interval * 10)) {
    either.throwIfAborted();
    const value = await read(either);
    onProgress?.(value);
    if (until(value)) return value;
    await wait(pause, either);
  }
}
