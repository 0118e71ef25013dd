import { isNamedAfter } from '../covering/choose-covering-tests.ts';
import type { CoveringTests } from '../covering/covering-tests.ts';
import { isTest, reachedTests, type Referrers } from './reached-tests.ts';

/** A test file that reaches a changed file. */
export interface RankedTest {
  readonly test: string;
  /** The changed file. */
  readonly changed: string;
  /** The reason for the position of the test, such as "covers diff/api/levels.ts". */
  readonly reason: string;
}

/**
 * Returns the tests that reach a changed file, the best first: the file itself if it is a test, tests of the same name, the tests in the row of
 * the file in the table of covering tests, then the nearest ones. Of several tests with the same distance, the fastest comes first.
 */
export function rankTests(changed: string, referrers: Referrers, { tests, seconds }: CoveringTests): RankedTest[] {
  const distances = reachedTests(changed, referrers);
  const row = tests[changed] ?? [];
  for (const test of row) distances.set(test, distances.get(test) ?? Infinity);
  const rankOf = (test: string): number => {
    if (test === changed) return -2;
    if (isNamedAfter(test, changed)) return -1;
    const index = row.indexOf(test);
    return index === -1 ? row.length + (distances.get(test) ?? Infinity) : index;
  };
  const reasonOf = (test: string): string => {
    if (test === changed) return 'is changed';
    if (isNamedAfter(test, changed)) return `has the name of ${changed}`;
    if (row.includes(test)) return `covers ${changed}`;
    const distance = distances.get(test);
    return distance === 1 ? `names ${changed}` : `reaches ${changed} in ${distance} steps`;
  };
  const durationOf = (test: string): number => seconds[test] ?? 0;
  return [...distances.keys()]
    .filter(isTest)
    .map((test) => ({ test, changed, reason: reasonOf(test) }))
    .toSorted((a, b) => rankOf(a.test) - rankOf(b.test) || durationOf(a.test) - durationOf(b.test));
}
