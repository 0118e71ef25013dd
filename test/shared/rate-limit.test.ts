import { expect, onTestFinished, test, vi } from 'vitest';
import { isLimitUsedUp, limitReset } from '../../templates/shared/retry-after.ts';

const now = Date.parse('2026-11-22T10:00:00Z');

test.each([
  [{}, false, NaN],
  [{ 'X-RateLimit-Remaining': '0', 'X-RateLimit-Reset': '30' }, true, 30_000],
  [{ 'X-RateLimit-Remaining': '1', 'X-RateLimit-Reset': '30' }, false, 30_000],
  [{ 'X-RateLimit-Remaining': '0', 'X-RateLimit-Reset': String(now / 1000 + 5) }, true, 5000],
  [{ 'X-Rate-Limit-Remaining': '0', 'X-Rate-Limit-Reset': String(now / 1000 - 5) }, true, 0],
  [{ 'RateLimit-Remaining': '0', 'RateLimit-Reset': 'soon' }, true, NaN],
  [{ RateLimit: '"default";r=0;t=12' }, true, 12_000],
  [{ RateLimit: '"minute";r=3;t=12, "day";r=0;t=40' }, true, 40_000],
  [{ RateLimit: '"default";r=5;t=12' }, false, NaN],
  [{ RateLimit: '"default"; r=0' }, true, NaN],
  [{ RateLimit: 'limit=10, remaining=0, reset=7' }, true, 7000],
])(
  'draft-ietf-httpapi-ratelimit-headers, section 4: %j is used up: %s, and resets in %d ms',
  (headers, isUsedUp, wait) => {
    vi.useFakeTimers({ now, toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    expect(isLimitUsedUp(new Headers(headers))).toBe(isUsedUp);
    expect(limitReset(new Headers(headers))).toBe(wait);
  },
);
