import { expect, test } from 'vitest';
import { type FaultyCopy, findFault } from './find-fault.ts';

const chosen = Array.from({ length: 30 }, (_, index) => ({
  test: `test/${index}.test.ts`,
  changed: 'diff/levels.ts',
  reason: 'covers diff/levels.ts',
  seconds: 1,
  project: 'unit',
}));

/** A copy in which some tests fail with the fault, some always, and some only in their first run. `runs` records the tests of each run. */
function copyIn(failing: Partial<Record<'always' | 'first' | 'fault', string>>): FaultyCopy & { runs: string[][] } {
  const runs: string[][] = [];
  let isFaulty = true;
  const fails = (name: string): boolean =>
    name === failing.always ||
    (name === failing.fault && isFaulty) ||
    (name === failing.first && !runs.flat().includes(name));
  return {
    runs,
    failedTests: async (tests) => {
      const failed = tests.filter(fails);
      runs.push([...tests]);
      return failed;
    },
    restore: () => void (isFaulty = false),
    plant: () => void (isFaulty = true),
  };
}

test('a test that fails with the fault and passes without it finds the fault, and later tests do not run', async () => {
  const copy = copyIn({ fault: 'test/1.test.ts' });
  expect(await findFault(chosen, copy)).toEqual({ finder: 'test/1.test.ts', unrelated: [] });
  expect(copy.runs.map(({ length }) => length)).toEqual([5, 1, 1]);
});

test('a test that fails for another reason does not find the fault', async () => {
  const always = 'test/0.test.ts';
  const first = 'test/7.test.ts';
  expect(await findFault(chosen, copyIn({ always, first }))).toEqual({ finder: undefined, unrelated: [always, first] });
  const copy = copyIn({ always, first, fault: 'test/29.test.ts' });
  expect(await findFault(chosen, copy)).toEqual({ finder: 'test/29.test.ts', unrelated: [always, first] });
});
