import { expect, test } from 'vitest';
import { mutantsOf } from '../mutation/mutants.ts';
import { roomNames } from '../mutation/rooms.ts';
import { sampleOf } from '../mutation/sample-of.ts';
import { areComparable, isBelow, rateOf, readScores } from '../mutation/scores.ts';

test('each score is of a room, and has at most as many caught mutants as tested ones', () => {
  for (const [room, score] of Object.entries(readScores())) {
    expect(roomNames).toContain(room);
    expect(score.tested).toBeGreaterThan(0);
    expect(score.caught).toBeLessThanOrEqual(score.tested);
    expect(score.tested).toBeLessThanOrEqual(score.sample);
  }
});

test('scores are compared by their rates, and only for the same sample and seed', () => {
  const last = { sample: 20, seed: 1, tested: 18, caught: 17 };
  expect(isBelow({ ...last, tested: 9, caught: 8 }, last)).toBe(true);
  expect(isBelow({ ...last, tested: 19, caught: 18 }, last)).toBe(false);
  expect(isBelow(last, last)).toBe(false);
  expect(areComparable(last, { ...last, caught: 3 })).toBe(true);
  expect(areComparable(last, { ...last, seed: 2 })).toBe(false);
  expect(rateOf(last)).toBe('17 of 18 (94 %)');
});

test('a sample stays mostly the same if an element is added, and another seed selects another sample', () => {
  const items = Array.from({ length: 200 }, (_, index) => `line ${index % 150}`);
  const sample = sampleOf(items, 20, 1, (item) => item);
  const later = sampleOf(['new line', ...items], 20, 1, (item) => item);
  expect(later.filter((item) => sample.includes(item)).length).toBeGreaterThanOrEqual(19);
  expect(sampleOf(items, 20, 2, (item) => item)).not.toEqual(sample);
});

test('a call of a method that all objects have is not a mutant', () => {
  expect(mutantsOf('a.ts', 'export const text = (list: URL): string => list.toString();')).toEqual([]);
  expect(mutantsOf('a.ts', 'export const has = (list: string[]): boolean => list.some(Boolean);')).toMatchObject([
    { replacement: 'every' },
  ]);
});
