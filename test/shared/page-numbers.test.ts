import { expect, test } from 'vitest';
import { lastPage, offsetOf, pageNumbers } from '../../templates/shared/page-numbers.ts';

test.each([
  [0, 20, 1],
  [1, 20, 1],
  [20, 20, 1],
  [21, 20, 2],
  [5, 1, 5],
])('%d items on pages of %d have %d pages', (total, perPage, pages) => {
  expect(lastPage(total, perPage)).toBe(pages);
});

test('a page begins after the items of all earlier pages', () => {
  expect([offsetOf(1, 20), offsetOf(3, 50)]).toEqual([0, 100]);
});

test.each([
  ['an empty list', 1, 0, false, { previous: undefined, next: undefined, last: 1 }],
  ['the first page', 1, 5, false, { previous: undefined, next: 2, last: 3 }],
  ['a page in the middle', 2, 5, false, { previous: 1, next: 3, last: 3 }],
  ['the last page', 3, 5, true, { previous: 2, next: undefined, last: 3 }],
  ['a full last page', 2, 4, true, { previous: 1, next: undefined, last: 2 }],
  ['a page beyond the end', 9, 5, true, { previous: 3, next: undefined, last: 3 }],
  ['a page of an uncounted list', 2, undefined, true, { previous: 1, next: 3, last: undefined }],
  ['the end of an uncounted list', 2, undefined, false, { previous: 1, next: undefined, last: undefined }],
])('%s', (_, page, total, hasMore, expected) => {
  expect(pageNumbers(page, 2, total, hasMore)).toEqual(expected);
});
