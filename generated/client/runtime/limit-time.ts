// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { Middleware, SendContext } from './send.ts';

/** Gives an attempt up when it takes too long, the reading of its answer included. */
export const limitTime =
  (milliseconds: number = 60_000): Middleware =>
  (send) =>
  (request, context) =>
    send(request, { ...context, signal: within(context.options.timeout ?? milliseconds, context) });

/** Gives a call up when it takes too long as a whole. */
export const limitTotalTime =
  (milliseconds: number = Infinity): Middleware =>
  (send) =>
  (request, context) => {
    const { deadline = milliseconds } = context.options;
    return send(request, { ...context, signal: within(deadline, context), endsAt: Date.now() + deadline });
  };

// Timers hold 32 bits: what is longer would end at once.
const longestTimer = 2_147_483_647;

function within(milliseconds: number, { signal }: SendContext): AbortSignal | undefined {
  if (milliseconds > longestTimer) return signal;
  const timeout = AbortSignal.timeout(milliseconds);
  return signal === undefined ? timeout : AbortSignal.any([signal, timeout]);
}
