import type { ChosenTest } from '../quick/choose-tests.ts';

/** The projects whose setup takes the longest time. */
const slowProjects: ReadonlySet<string> = new Set(['browser', 'packages', 'long-packages']);

/** The numbers of tests that run together. Most faults are found by the best tests, so there are few of them in the first group. */
const sizes = [4, 12, Infinity];

/**
 * Divides the tests that the quick loop chooses into groups that run together. The best tests are in the first group, and those of projects
 * with a slow setup in the last ones.
 *
 * @param chosen the tests, the best first.
 */
export function groupTests(chosen: readonly ChosenTest[]): (readonly string[])[] {
  const isSlow = ({ project }: ChosenTest): boolean => slowProjects.has(project);
  const ordered = [...chosen.filter((test) => !isSlow(test)), ...chosen.filter(isSlow)].map(({ test }) => test);
  let start = 0;
  return sizes.map((size) => {
    const group = ordered.slice(start, start + size);
    start += size;
    return group;
  });
}

/** The number of groups that {@link groupTests} returns. */
export const groupCount: number = sizes.length;

/** Runs test files, and returns those that fail. */
export type RunTests = (tests: readonly string[]) => Promise<readonly string[]>;

/**
 * Runs tests with a fault, and returns the first one that fails because of the fault. Such a test fails again, and passes without the fault.
 * A test that fails for another reason, for example because the machine is busy, does not count.
 *
 * @param restore removes the fault.
 */
export async function findFailing(
  tests: readonly string[],
  failedTests: RunTests,
  restore: () => void,
): Promise<string | undefined> {
  const failed = tests.length === 0 ? [] : await failedTests(tests);
  const again = failed.length === 0 ? [] : await failedTests(failed);
  restore();
  const always = again.length === 0 ? [] : await failedTests(again);
  return again.find((test) => !always.includes(test));
}
