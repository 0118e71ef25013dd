import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Waits until a time, in milliseconds since 1970. Returns at once if the time is in the past, and as soon as the signal is aborted.
 */
export async function sleepUntil(time: number, signal: AbortSignal): Promise<void> {
  const rest = time - Date.now();
  if (rest > 0) await sleep(rest, undefined, { signal }).catch(() => undefined);
}
