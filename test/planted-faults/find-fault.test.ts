import { expect, test } from 'vitest';
import { findFailing, groupTests } from './find-fault.ts';

/** Searches in a copy in which some tests fail with the fault, some always, and some only in their first run. */
async function findIn(failing: Partial<Record<'always' | 'fault' | 'once', string>>) {
  const runs: (readonly string[])[] = [];
  let isFaulty = true;
  const failedTests = async (tests: readonly string[]) => {
    const isFirst = runs.push(tests) === 1;
    const { always, fault, once } = failing;
    return tests.filter((name) => name === always || (name === fault && isFaulty) || (name === once && isFirst));
  };
  const found = await findFailing(['a', 'b', 'c'], failedTests, () => void (isFaulty = false));
  return { found, runs, isFaulty };
}

test('a test finds a fault if it fails twice with the fault, and passes without it', async () => {
  expect(await findIn({ fault: 'b' })).toEqual({ found: 'b', runs: [['a', 'b', 'c'], ['b'], ['b']], isFaulty: false });
});

test('a test that fails for another reason does not find a fault', async () => {
  expect(await findIn({ once: 'a' })).toMatchObject({ found: undefined, runs: [['a', 'b', 'c'], ['a']] });
  expect(await findIn({ always: 'a' })).toMatchObject({ found: undefined, isFaulty: false });
  expect(await findIn({ always: 'a', fault: 'c', once: 'b' })).toMatchObject({ found: 'c' });
  expect(await findIn({})).toEqual({ found: undefined, runs: [['a', 'b', 'c']], isFaulty: false });
});

test('the first group has the best tests, and those of a project with a slow setup are at the end', () => {
  const chosen = Array.from({ length: 30 }, (_, index) => ({
    test: `test/${index}.test.ts`,
    changed: 'diff/levels.ts',
    reason: 'covers diff/levels.ts',
    seconds: 1,
    project: index === 0 ? 'packages' : 'unit',
  }));
  const groups = groupTests(chosen);
  expect(groups.map(({ length }) => length)).toEqual([4, 12, 14]);
  expect(groups[0]?.[0]).toBe('test/1.test.ts');
  expect(groups.at(-1)?.at(-1)).toBe('test/0.test.ts');
});
