import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { plantedFaults } from './faults.ts';

const root = join(import.meta.dirname, '../..');

test.each(plantedFaults)('$file contains the text of the planted fault once: $find', ({ file, find, replace }) => {
  const text = existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : '';
  expect(text.split(find).length - 1, 'Correct the entry in test/planted-faults/faults.ts.').toBe(1);
  expect(replace).not.toBe(find);
});

test('ten rooms have four planted faults each', () => {
  const counts = Map.groupBy(plantedFaults, ({ file }) => file.split('/')[0]);
  expect(Array.from(counts.values(), ({ length }) => length)).toEqual(Array.from({ length: 10 }, () => 4));
});
