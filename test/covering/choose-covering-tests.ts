import type { CoveringTests } from './covering-tests.ts';
import type { FileCoverage, MeasuredCoverage } from './coverage-provider.ts';

/** The most tests in a row of the table. */
const mostTests = 6;
/** The number of tests that should execute each function of a module. */
const testsOfFunction = 3;
/** If a test executes so many functions of all modules, its cost doubles, because it checks little about each of them. */
const manyFunctions = 600;

/** The cost of a test is divided by this number for the module of the same name. */
const namedBenefit = 20;

interface Candidate {
  readonly test: string;
  readonly functions: readonly number[];
  readonly cost: number;
}

/** Chooses a few tests for each module, in the order of their use. The modules and tests of the result are sorted. */
export function chooseCoveringTests(measured: MeasuredCoverage): CoveringTests {
  const candidates = new Map<string, Candidate[]>();
  for (const [test, coverage] of Object.entries(measured)) {
    const cost = costOf(coverage);
    for (const [module, functions] of Object.entries(coverage.functions)) {
      const all = candidates.get(module) ?? [];
      candidates.set(module, all);
      all.push({ test, functions, cost: isNamedAfter(test, module) ? cost / namedBenefit : cost });
    }
  }
  const byName = <T>([one]: [string, T], [other]: [string, T]): number => (one < other ? -1 : 1);
  const tests = [...candidates].toSorted(byName).map(([module, all]) => [module, chooseTests(all)] as const);
  const seconds = Object.entries(measured).map(([test, { seconds }]): [string, number] => [test, rounded(seconds)]);
  return { tests: Object.fromEntries(tests), seconds: Object.fromEntries(seconds.toSorted(byName)) };
}

/** Returns true if a test and a module have the same file name. */
export function isNamedAfter(test: string, module: string): boolean {
  return test.endsWith(`/${module.slice(module.lastIndexOf('/') + 1).replace(/\.ts$/u, '')}.test.ts`);
}

function costOf({ seconds, functions }: FileCoverage): number {
  const count = Object.values(functions).reduce((sum, found) => sum + found.length, 0);
  return (seconds + 1) * (1 + count / manyFunctions);
}

/** Chooses, one after the other, the test with the most functions that need another test, for its cost. */
function chooseTests(candidates: readonly Candidate[]): string[] {
  const counts = new Map<number, number>();
  const valueOf = ({ functions, cost }: Candidate): number =>
    functions.filter((id) => (counts.get(id) ?? 0) < testsOfFunction).length / cost;
  const chosen: string[] = [];
  const left = new Set(candidates.toSorted((one, other) => (one.test < other.test ? -1 : 1)));
  while (chosen.length < mostTests) {
    const best = [...left].reduce<Candidate | undefined>(
      (one, other) => (one === undefined || valueOf(other) > valueOf(one) ? other : one),
      undefined,
    );
    if (best === undefined || valueOf(best) === 0) break;
    left.delete(best);
    chosen.push(best.test);
    for (const id of best.functions) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return chosen;
}

/** Rounds a duration to 1, 2 or 5 times a power of ten, so that the table changes little from one measurement to the next. */
function rounded(seconds: number): number {
  const steps = [0.1, 0.2, 0.5, 1, 2, 3, 5, 7, 10, 15, 20, 30, 50, 70, 100, 150, 200];
  return steps.reduce((nearest, step) =>
    Math.abs(Math.log(step / seconds)) < Math.abs(Math.log(nearest / seconds)) ? step : nearest,
  );
}
