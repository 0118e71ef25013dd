// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { unlessAborted } from './call-limits.ts';

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
