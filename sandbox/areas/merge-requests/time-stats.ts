import type { MergeRequestTimeStats } from '@forgespec/sdk/types';
import type { MergeRequestRow } from './find-merge-request.ts';

/** The units of working time, in seconds. A day has 8 hours, and a week has 5 days. */
const units = [
  ['w', 5 * 8 * 3600],
  ['d', 8 * 3600],
  ['h', 3600],
  ['m', 60],
  ['s', 1],
] as const;

/** Returns a number of seconds as readable text, `2h 30m`. Returns null for 0. */
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

/** Returns the estimated and the spent time of a merge request. */
export const timeStats = ({ timeEstimate, timeSpent }: MergeRequestRow): MergeRequestTimeStats => ({
  time_estimate: timeEstimate,
  total_time_spent: timeSpent,
  human_time_estimate: humanDuration(timeEstimate),
  human_total_time_spent: humanDuration(timeSpent),
});
