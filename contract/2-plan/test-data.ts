import { createHash } from 'node:crypto';
import { isJsonObject, type JsonValue } from '@forgespec/description/json';

/** The prefix of the names of test data. If a run is killed, later runs find its data by this prefix. */
export const testDataPrefix = 'forgespec_';

/** The identity of one run. Because the id is unique, two runs never use the same names for test data. */
export interface RunIdentity {
  readonly id: string;
  /** The start of the run, in milliseconds since 1970. */
  readonly startedAt: number;
}

/**
 * Creates a new name at each call.
 *
 * @param longest the maximum number of characters of the name.
 */
export type CreateName = (longest?: number) => string;

/** The maximum duration of a run, in milliseconds. Test data that is older than this belongs to a finished run. */
const longestRun = 2 * 60 * 60 * 1000;

/**
 * Returns a function that creates unique names for test data. No other case and no other run uses the same names. Each name
 * contains the minute in which the run began.
 */
export function createTestNames(caseId: string, run: RunIdentity): CreateName {
  const minute = Math.floor(run.startedAt / 60_000).toString(36);
  let count = 0;
  return (longest = 255) => {
    count += 1;
    const sum = createHash('sha256').update(`${run.id} ${caseId} ${count}`).digest('hex');
    const name = `${testDataPrefix}${minute}_${sum.slice(0, 12)}`;
    // If `longest` leaves no space for the prefix, the name is only a part of the hash. The name is still unique, but later runs cannot
    // find the data with this name.
    return name.length <= longest ? name : sum.slice(0, longest);
  };
}

const testName = /^forgespec_([\da-z]{5,6})_[\da-f]{12}/u;

/** Returns true if an object has a name that a run created for test data. The run may be another one that is still active. */
export const isTestData = (item: JsonValue): boolean => hasText(item, (text) => testName.test(text));

/** Returns true if a finished run created an object: it has a name for which {@link isAbandoned} returns true. */
export const isAbandonedData = (item: JsonValue, now: number): boolean =>
  hasText(item, (text) => isAbandoned(text, now));

const hasText = (item: JsonValue, test: (text: string) => boolean): boolean =>
  isJsonObject(item) && Object.values(item).some((value) => typeof value === 'string' && test(value));

/**
 * Returns true if a text is a name that a finished run created for test data. Returns false if the run began less than two hours ago,
 * because it may still be active. Also returns false for other names with the prefix, because a user may have chosen them.
 */
export function isAbandoned(text: string, now: number): boolean {
  const [, minute] = testName.exec(text) ?? [];
  return minute !== undefined && now - Number.parseInt(minute, 36) * 60_000 > longestRun;
}
