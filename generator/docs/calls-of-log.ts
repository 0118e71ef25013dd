import type { Calls } from '../3-emit/docs/pages/coverage.ts';

/** Counts the answers that the log of a mock tells of: `GET /api/v4/projects/24/badges 200 listProjectBadges`, a line each. */
export function callsOfLog(lines: readonly string[]): Calls {
  const calls = new Map<string, Map<string, number>>();
  for (const line of lines) {
    const [, status, id] = /^\S+ \S+ (\d{3}) ([^\s:]+)/u.exec(line) ?? [];
    if (status === undefined || id === undefined) continue;
    const counts = calls.get(id) ?? new Map<string, number>();
    calls.set(id, counts.set(status, (counts.get(status) ?? 0) + 1));
  }
  return calls;
}
