// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { Decision, FailedAttempt } from './call-options.ts';
import { isLimitUsedUp, limitReset, requiredWait } from '../../shared/retry-after.ts';

/**
 * Decides about further attempts after a rate limit: `retry: { when: afterRateLimit, longestWait: 3_600_000 }`. After 429, and after a 403
 * with `Retry-After` or with a remaining number of requests of 0, the request is sent again at the time of `Retry-After`,
 * `X-RateLimit-Reset`, `RateLimit-Reset`, `X-Rate-Limit-Reset` or `RateLimit`. The default rules decide about all other attempts.
 */
export function afterRateLimit({ response }: FailedAttempt): Decision {
  if (response === undefined) return undefined;
  const { status, headers } = response;
  const asked = requiredWait(headers);
  const isLimit = status === 429 || (status === 403 && (asked >= 0 || isLimitUsedUp(headers)));
  if (!isLimit) return undefined;
  if (asked >= 0) return asked;
  const wait = limitReset(headers);
  return wait >= 0 ? wait : true;
}
