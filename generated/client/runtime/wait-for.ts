// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { assumeType } from '../../shared/assume-type.ts';
import { checkNumbers } from './check-numbers.ts';
import { longestTimer, wait } from './wait.ts';

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
