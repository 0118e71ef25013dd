import type { ChosenTest } from '../quick/choose-tests.ts';

/** The result of the search for a test that notices a fault. */
export interface Search {
  /** The test file that fails with the fault. Undefined if there is none. */
  readonly finder: string | undefined;
  /** The test files that fail once, and pass when they run again, for example because the machine is busy. */
  readonly unstable: readonly string[];
}

/** Runs test files, and returns those that fail. */
export type RunTests = (tests: readonly string[]) => Promise<readonly string[]>;

/** The numbers of tests that run together. Most faults are found by the best tests, so there are few of them in the first runs. */
const sizes = [5, 15, Infinity];

/** The projects whose setup takes the longest time. */
const slowProjects: ReadonlySet<string> = new Set(['browser', 'packages']);

/**
 * Runs the tests that the quick loop chooses, until one of them fails twice. The best tests run first, and those of projects with a slow
 * setup last.
 *
 * @param chosen the tests, the best first.
 */
export async function findFault(chosen: readonly ChosenTest[], failedTests: RunTests): Promise<Search> {
  const unstable: string[] = [];
  const isSlow = ({ project }: ChosenTest): boolean => slowProjects.has(project);
  const ordered = [...chosen.filter((test) => !isSlow(test)), ...chosen.filter(isSlow)];
  for (const tests of groups(ordered.map(({ test }) => test))) {
    for (const failed of await failedTests(tests)) {
      if ((await failedTests([failed])).length > 0) return { finder: failed, unstable };
      unstable.push(failed);
    }
  }
  return { finder: undefined, unstable };
}

/** Divides a list into groups of the given sizes. */
function* groups<Item>(items: readonly Item[]): Generator<readonly Item[]> {
  let start = 0;
  for (const size of sizes) {
    const group = items.slice(start, start + size);
    if (group.length > 0) yield group;
    start += size;
  }
}
