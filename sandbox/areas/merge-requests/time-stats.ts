import type { MergeRequestTimeStats } from '@forgespec/sdk/types';
import type { MergeRequestRow } from './find-merge-request.ts';

/** Working time: a day has 8 hours, a week 5 days. */
const units = [
  ['w', 5 * 8 * 3600],
  ['d', 8 * 3600],
  ['h', 3600],
  ['m', 60],
  ['s', 1],
] as const;

/** Seconds as people write them, `2h 30m`; null for none. */
function humanDuration(seconds: number): string | null {
  const parts: string[] = [];
  let rest = seconds;
  for (const [unit, length] of units) {
    const count = Math.floor(rest / length);
    rest %= length;
    if (count > 0) parts.push(`${count}${unit}`);
  }
  return parts.length === 0 ? null : parts.join(' ');
}

/** The time estimated for a merge request and spent on it. */
export const timeStats = ({ timeEstimate, timeSpent }: MergeRequestRow): MergeRequestTimeStats => ({
  time_estimate: timeEstimate,
  total_time_spent: timeSpent,
  human_time_estimate: humanDuration(timeEstimate),
  human_total_time_spent: humanDuration(timeSpent),
});
