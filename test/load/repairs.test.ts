import { expect, test } from 'vitest';
import type { JsonObject } from '../../description/json/json.ts';
import { createOrigins } from '../../description/load/origins.ts';
import { createRepairs } from '../../description/load/structure/repairs.ts';

test('several items of an array are removed, in any order of the calls', () => {
  const list = ['a', 'b', 'c', 'd'];
  const repairs = createRepairs(createOrigins());
  for (const key of [0, 2, 1]) repairs.leaveOut({ owner: list, key });
  expect([repairs.count, list.length]).toEqual([3, 4]);
  repairs.apply();
  expect(list).toEqual(['d']);
});

test('values are moved and replaced before other values are removed', () => {
  const from: JsonObject = { wrong: 1, known: 2 };
  const to: JsonObject = { known: 3 };
  const repairs = createRepairs(createOrigins());
  repairs.leaveOut({ owner: to, key: 'right' });
  repairs.move(from, 'wrong', to, 'right');
  repairs.move(from, 'known', to, 'known');
  repairs.replace({ owner: to, key: 'known' }, 4);
  repairs.apply();
  expect([from, to]).toEqual([{}, { known: 4 }]);
});
