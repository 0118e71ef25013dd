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
const sizes = [4, 12, Infinity];

/**
 * Runs the tests that the quick loop chooses, the best ones first, until one of them fails because of the fault. Such a test fails twice with
 * the fault, and passes without it.
 *
 * @param chosen the tests, the best first.
 */
export async function findFault(chosen: readonly ChosenTest[], copy: FaultyCopy): Promise<Search> {
  const unrelated: string[] = [];
  for (const tests of groups(chosen.map(({ test }) => test))) {
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
