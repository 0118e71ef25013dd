import { expect, test } from 'vitest';
import { compareMembers } from '../../diff/api/api-comparison.ts';

test('members of the base come first, then the members that only the revision has', () => {
  const calls: unknown[] = [];
  const old = new Map([
    ['a', 1],
    ['b', 2],
  ]);
  const revised = new Map([
    ['c', 3],
    ['b', 4],
  ]);
  compareMembers(
    { old, new: revised },
    {
      both: (...found) => calls.push(['both', ...found]),
      removed: (...found) => calls.push(['removed', ...found]),
      added: (...found) => calls.push(['added', ...found]),
    },
  );
  expect(calls).toEqual([
    ['removed', 1, 'a'],
    ['both', 2, 4, 'b'],
    ['added', 3, 'c'],
  ]);
});
