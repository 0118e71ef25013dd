import type { RankedTest } from './rank-tests.ts';

/** A test that the quick loop runs. */
export interface ChosenTest extends RankedTest {
  readonly seconds: number;
  readonly project: string;
}

/** The tests that the quick loop runs, and those that it leaves out. */
export interface Choice {
  readonly chosen: readonly ChosenTest[];
  /** Tests that reach a changed file, but do not fit into the time. */
  readonly tooSlow: readonly ChosenTest[];
  /** The estimated processor time of the chosen tests, in seconds. */
  readonly seconds: number;
}

/** The costs of tests, in seconds of processor time. */
export interface TestCosts {
  /** The time for all chosen tests. */
  readonly budget: number;
  readonly secondsOf: (test: string) => number;
  /** Returns the project that runs a test, and the time that the start of this project takes. */
  readonly projectOf: (test: string) => { readonly name: string; readonly startSeconds: number };
}

/**
 * Chooses tests until their time is used up.
 *
 * @param rankings for each changed file, the tests that reach it, the best first. The files take turns, so that each file gets its best
 * tests.
 */
export function chooseTests(rankings: readonly (readonly RankedTest[])[], costs: TestCosts): Choice {
  const chosen = new Map<string, ChosenTest>();
  const tooSlow = new Map<string, ChosenTest>();
  const started = new Set<string>();
  let sum = 0;
  for (const ranked of inTurns(rankings)) {
    if (chosen.has(ranked.test) || tooSlow.has(ranked.test)) continue;
    const seconds = costs.secondsOf(ranked.test);
    const { name, startSeconds } = costs.projectOf(ranked.test);
    const cost = seconds + (started.has(name) ? 0 : startSeconds);
    const test = { ...ranked, seconds, project: name };
    if (sum + cost > costs.budget) {
      tooSlow.set(ranked.test, test);
      continue;
    }
    sum += cost;
    started.add(name);
    chosen.set(ranked.test, test);
  }
  return { chosen: [...chosen.values()], tooSlow: [...tooSlow.values()], seconds: sum };
}

/** Returns the first element of each list, then the second one of each list, and so on. */
function* inTurns<T>(lists: readonly (readonly T[])[]): Generator<T> {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  for (let index = 0; index < longest; index += 1) {
    for (const list of lists) {
      const element = list[index];
      if (element !== undefined) yield element;
    }
  }
}
