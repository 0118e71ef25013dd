// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { Middleware } from './send.ts';

/** Lets so many requests wait for their answers at a time, and the others for their turn: first come, first served. */
export function limitConcurrency(limit: number): Middleware {
  const waiting = new Set<() => void>();
  let free = limit;

  async function turn(signal: AbortSignal | undefined): Promise<void> {
    signal?.throwIfAborted();
    if (free > 0) return void free--;
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
    if (next === undefined) return void free++;
    waiting.delete(next);
    next();
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
