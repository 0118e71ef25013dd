import type { Decision, FailedAttempt } from './call-options.ts';
import { requiredWait } from '../shared/retry-after.ts';

/** Headers with the time at which a service accepts requests again: a number of seconds, or the time in seconds since 1970. */
const resetHeaders = ['x-ratelimit-reset', 'ratelimit-reset', 'x-rate-limit-reset'] as const;

/** Greater numbers are times since 1970, because nobody waits 31 years. */
const longestSeconds = 1_000_000_000;

/**
 * Decides about further attempts after a rate limit: `retry: { when: afterRateLimit, longestWait: 3_600_000 }`. After 429, and after a 403
 * with `Retry-After` or with a remaining number of requests of 0, the request is sent again at the time of `Retry-After`,
 * `X-RateLimit-Reset`, `RateLimit-Reset` or `X-Rate-Limit-Reset`. The default rules decide about all other attempts.
 */
export function afterRateLimit({ response }: FailedAttempt): Decision {
  if (response === undefined) return undefined;
  const { status, headers } = response;
  const asked = requiredWait(headers);
  const isUsedUp = ['x-ratelimit-remaining', 'ratelimit-remaining', 'x-rate-limit-remaining'].some(
    (name) => headers.get(name) === '0',
  );
  const isLimit = status === 429 || (status === 403 && (asked >= 0 || isUsedUp));
  if (!isLimit) return undefined;
  if (asked >= 0) return asked;
  const [seconds] = resetHeaders.flatMap((name) => {
    const text = headers.get(name) ?? '';
    return /^\d+(?:\.\d+)?$/u.test(text) ? [Number(text)] : [];
  });
  if (seconds === undefined) return true;
  return seconds < longestSeconds ? seconds * 1000 : Math.max(0, seconds * 1000 - Date.now());
}
