import { expect, onTestFinished, test, vi } from 'vitest';
import { retryAfter } from '../../templates/shared/retry-after.ts';

test.each([
  ['', NaN],
  ['-1', NaN],
  ['0.5', 500],
  ['2, 2', NaN],
  ['soon', NaN],
  ['1e3', NaN],
  ['+1', NaN],
  ['0x1', NaN],
  ['1 2', NaN],
  ['2026-11-22T10:00:30Z', NaN],
  ['Sun, 22 Nov 2026 10:00:30 +0000', NaN],
  ['Nov 22 2026 10:00:30 GMT', NaN],
  ['Sun, 22 Nov 2026 10:00:30', NaN],
  ['0', 0],
  ['120', 120_000],
  ['Sun, 22 Nov 2026 10:00:30 GMT', 30_000],
  ['Sunday, 22-Nov-26 10:00:30 GMT', 30_000],
  ['Sun Nov 22 10:00:30 2026', 30_000],
  ['Sun Nov  1 10:00:00 2026', -21 * 86_400_000],
  ['Sun, 22 Nov 2026 09:59:59 GMT', -1000],
])('RFC 9110, sections 10.2.3 and 5.6.7: %j is %d milliseconds', (text, expected) => {
  vi.stubEnv('TZ', 'America/New_York');
  vi.useFakeTimers({ now: Date.parse('2026-11-22T10:00:00Z'), toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers().unstubAllEnvs());
  expect(retryAfter(text)).toBe(expected);
});
