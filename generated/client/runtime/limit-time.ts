// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { TimeoutError } from './connection-error.ts';
import { asDescribed } from '../../shared/described.ts';
import type { HttpRequest, SendContext } from './send.ts';
import { longestTimer } from './wait.ts';

/**
 * Returns the context with a signal that is aborted after some milliseconds with a {@link TimeoutError}, or with the signal of the
 * context if that is earlier. A time above {@link longestTimer}, which is 24 days, is no limit.
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
