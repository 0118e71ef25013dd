import { createHash } from 'node:crypto';

/** Every name of test data starts with this prefix, so that later runs find the data of a run that was killed. */
export const testDataPrefix = 'forgespec_';

/** One run: no other run has the same id, so that two runs never use the same names. */
export interface RunIdentity {
  readonly id: string;
  /** When it began, in milliseconds since 1970. */
  readonly startedAt: number;
}

/** Creates a new name at each call. @param longest the most characters that the name may have. */
export type CreateName = (longest?: number) => string;

/** Test data that is older than this belongs to a run that is over, in milliseconds. */
const longestRun = 2 * 60 * 60 * 1000;

/** Creates names that no other case and no other run has. They tell when the run began. */
export function createTestNames(caseId: string, run: RunIdentity): CreateName {
  const minute = Math.floor(run.startedAt / 60_000).toString(36);
  let count = 0;
  return (longest = 255) => {
    count += 1;
    const sum = createHash('sha256').update(`${run.id} ${caseId} ${count}`).digest('hex');
    const name = `${testDataPrefix}${minute}_${sum.slice(0, 12)}`;
    // A short name has no room for the prefix: it is not found again, but it is still unique.
    return name.length <= longest ? name : sum.slice(0, longest);
  };
}

/** Whether a text is a name of test data of a run that is over. A run that began lately may still be at work. */
export function isAbandoned(text: string, now: number): boolean {
  if (!text.startsWith(testDataPrefix)) return false;
  const [, minute] = /^forgespec_([\da-z]{5,6})_[\da-f]{12}/u.exec(text) ?? [];
  return minute === undefined || now - Number.parseInt(minute, 36) * 60_000 > longestRun;
}
