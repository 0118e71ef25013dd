import type { Calls } from './pages/coverage.ts';

/** Counts the responses that a mock has logged. */
export interface CallCounter {
  readonly calls: Calls;
  /**
   * Counts the response of a log line: `GET /v1/shops/24/pets 200 listShopPets`. Ignores lines without an operation.
   */
  count(line: string): void;
}

export function createCallCounter(): CallCounter {
  const calls = new Map<string, Map<string, number>>();
  return {
    calls,
    count(line) {
      const [, status, id] = /^\S+ \S+ (\d{3}) ([^\s:]+)/u.exec(line) ?? [];
      if (status === undefined || id === undefined) return;
      const counts = calls.get(id) ?? new Map<string, number>();
      calls.set(id, counts.set(status, (counts.get(status) ?? 0) + 1));
    },
  };
}
