// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { Middleware } from './send.ts';

/**
 * Limits the number of requests that wait for their responses at the same time. Further requests are queued, and sent in the order of their
 * calls.
 *
 * @throws {RangeError} if the limit is not an integer of at least 1.
 */
export function limitConcurrency(limit: number): Middleware {
  if (!(limit >= 1) || limit % 1 > 0) throw new RangeError(`The limit must be an integer of at least 1, not ${limit}`);
  const waiting = new Set<() => void>();
  let free = limit;

  async function turn(signal: AbortSignal | undefined): Promise<void> {
    signal?.throwIfAborted();
    if (free > 0) {
      free--;
      return undefined;
    }
    return new Promise((resolve, reject) => {
      const start = (): void => {
        signal?.removeEventListener('abort', leave);
        resolve();
      };
      const leave = (): void => {
        waiting.delete(start);
        reject(signal?.reason);
      };
      waiting.add(start);
      signal?.addEventListener('abort', leave, { once: true });
    });
  }

  function passOn(): void {
    const [next] = waiting;
    if (next === undefined) {
      free++;
    } else {
      waiting.delete(next);
      next();
    }
  }

  return (send) => async (request, context) => {
    await turn(context.signal);
    try {
      return await send(request, context);
    } finally {
      passOn();
    }
  };
}
