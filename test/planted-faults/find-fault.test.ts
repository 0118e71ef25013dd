import { expect, test } from 'vitest';
import { findFault, type RunTests } from './find-fault.ts';

const chosen = Array.from({ length: 30 }, (_, index) => ({
  test: `test/${index}.test.ts`,
  changed: 'diff/levels.ts',
  reason: 'covers diff/levels.ts',
  seconds: 1,
  project: index === 0 ? 'packages' : 'unit',
}));

/** Returns a function that runs tests, of which one always fails, and another one only in its first run. `runs` gets the tests of each run. */
function testsIn(failing: Partial<Record<'always' | 'once', string>>, runs: string[][] = []): RunTests {
  return async (tests) => {
    const failed = tests.filter(
      (name) => name === failing.always || (name === failing.once && !runs.flat().includes(name)),
    );
    runs.push([...tests]);
    return failed;
  };
}

test('a test that fails twice finds the fault, and later tests do not run', async () => {
  const runs: string[][] = [];
  const search = await findFault(chosen, testsIn({ always: 'test/1.test.ts' }, runs));
  expect(search).toEqual({ finder: 'test/1.test.ts', unstable: [] });
  expect(runs.map(({ length }) => length)).toEqual([5, 1]);
});

test('a test that fails once does not find the fault', async () => {
  const once = 'test/7.test.ts';
  expect(await findFault(chosen, testsIn({ once }))).toEqual({ finder: undefined, unstable: [once] });
  expect(await findFault(chosen, testsIn({ once, always: 'test/29.test.ts' }))).toEqual({
    finder: 'test/29.test.ts',
    unstable: [once],
  });
});

test('the tests of a project with a slow setup run last', async () => {
  const runs: string[][] = [];
  await findFault(chosen, testsIn({}, runs));
  expect(runs.flat().at(-1)).toBe('test/0.test.ts');
  expect(runs.flat()).toHaveLength(chosen.length);
});
