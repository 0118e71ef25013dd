import type { Calls } from './pages/coverage.ts';

/** Counts what the log of a mock tells of. */
export interface CallCounter {
  readonly calls: Calls;
  /** Takes a line: `GET /v1/shops/24/pets 200 listShopPets`. Lines that tell of no operation count for nothing. */
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
