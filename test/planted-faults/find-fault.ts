import type { ChosenTest } from '../quick/choose-tests.ts';

/** The result of the search for a test that notices a fault. */
export interface Search {
  /** The test file that fails because of the fault. Undefined if there is none. */
  readonly finder: string | undefined;
  /** The test files that fail for another reason: they also fail without the fault, or not again with it. */
  readonly unrelated: readonly string[];
}

/** The copy of the repository in which the tests run. */
export interface FaultyCopy {
  /** Runs test files, and returns those that fail. */
  failedTests(tests: readonly string[]): Promise<readonly string[]>;
  /** Removes the fault. */
  restore(): void;
  /** Writes the fault again. */
  plant(): void;
}

/** The numbers of tests that run together. Most faults are found by the best tests, so there are few of them in the first runs. */
const sizes = [5, 15, Infinity];

/** The projects whose setup takes the longest time. */
const slowProjects: ReadonlySet<string> = new Set(['browser', 'packages']);

/**
 * Runs the tests that the quick loop chooses, until one of them fails because of the fault. Such a test fails twice with the fault, and
 * passes without it. The best tests run first, and those of projects with a slow setup last.
 *
 * @param chosen the tests, the best first.
 */
export async function findFault(chosen: readonly ChosenTest[], copy: FaultyCopy): Promise<Search> {
  const unrelated: string[] = [];
  const isSlow = ({ project }: ChosenTest): boolean => slowProjects.has(project);
  const ordered = [...chosen.filter((test) => !isSlow(test)), ...chosen.filter(isSlow)];
  for (const tests of groups(ordered.map(({ test }) => test))) {
    for (const failed of await copy.failedTests(tests)) {
      if (await failsOnlyWithFault(failed, copy)) return { finder: failed, unrelated };
      unrelated.push(failed);
    }
  }
  return { finder: undefined, unrelated };
}

async function failsOnlyWithFault(test: string, copy: FaultyCopy): Promise<boolean> {
  if ((await copy.failedTests([test])).length === 0) return false;
  copy.restore();
  const failsAlways = (await copy.failedTests([test])).length > 0;
  copy.plant();
  return !failsAlways;
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
