// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { asDescribed } from './described.ts';
import type { Middleware, SendContext } from './send.ts';

/** Gives an attempt up when it takes too long, the reading of its answer included. */
export const limitTime =
  (milliseconds: number = 60_000): Middleware =>
  (send) =>
  (request, context) =>
    send(request, within(context.options.timeout ?? milliseconds, context));

/** Gives a call up when it takes too long as a whole. It begins with this request, unless the context says when it is to end. */
export const limitTotalTime =
  (milliseconds: number = Infinity): Middleware =>
  (send) =>
  (request, context) => {
    const { deadline = milliseconds } = context.options;
    const { endsAt = Date.now() + deadline } = context;
    return send(request, { ...within(endsAt - Date.now(), context), endsAt });
  };

// Timers hold 32 bits: what is longer would end at once.
const longestTimer = 2_147_483_647;

/** The context with a signal that ends in time, or earlier with the one that was there. */
export function within(milliseconds: number, context: SendContext): SendContext {
  if (milliseconds > longestTimer) return context;
  const { signal, toFinish } = context;
  const controller = new AbortController();
  const forward = (): void => controller.abort(signal?.reason);
  const timer = setTimeout(() => controller.abort(new DOMException('Too late', 'TimeoutError')), milliseconds);
  // In Node, an answer that nobody reads does not keep the program running.
  asDescribed<{ readonly unref?: () => void }>(timer).unref?.();
  if (signal?.aborted) forward();
  signal?.addEventListener('abort', forward);
  toFinish.push((isRead) => {
    clearTimeout(timer);
    if (isRead) signal?.removeEventListener('abort', forward);
  });
  return { ...context, signal: controller.signal };
}
