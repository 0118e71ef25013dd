import { describe, expect, test } from 'vitest';
import { keysetPage, offsetPage, sliceOf } from '../../generated/server/index.ts';

const context = { url: 'https://forge.example.com/api/v4/projects/aurora%2Fcompass/badges?name=a+b&page=2' };
const page = (number: number): string =>
  `https://forge.example.com/api/v4/projects/aurora%2Fcompass/badges?name=a+b&page=${number}&per_page=2`;

describe('offset', () => {
  test('a page in the middle has the numbers of the other pages, and links to them', () => {
    expect(offsetPage(['c', 'd'], 5, { page: 2, per_page: 2 }, context)).toEqual({
      headers: {
        Link: `<${page(1)}>; rel="prev", <${page(3)}>; rel="next", <${page(1)}>; rel="first", <${page(3)}>; rel="last"`,
        'x-next-page': '3',
        'x-page': 2,
        'x-per-page': 2,
        'x-prev-page': '1',
        'x-total': 5,
        'x-total-pages': 3,
      },
      body: ['c', 'd'],
    });
  });

  test('the only page of a list has no previous and no next page, even if it is empty', () => {
    const { headers } = offsetPage([], 0, {}, context);
    expect(headers.Link).not.toMatch(/"(?:prev|next)"/u);
    expect(headers).toMatchObject({ 'x-next-page': '', 'x-prev-page': '', 'x-total': 0, 'x-total-pages': 1 });
  });

  test('a page past the end links back to the last page', () => {
    expect(offsetPage([], 5, { page: 9, per_page: 2 }, context).headers['x-prev-page']).toBe('3');
  });

  test.each([
    [10_000, 10_000],
    [10_001, undefined],
  ])('of %i records, the total is sent as %s if 10,000 are counted', (total, told) => {
    const { headers } = offsetPage(['a'], total, { page: 1, per_page: 1 }, context, 10_000);
    expect(headers['x-total']).toBe(told);
    expect(headers['x-total-pages']).toBe(told);
    expect(headers.Link.includes('rel="last"')).toBe(told !== undefined);
    expect(headers['x-next-page']).toBe('2');
  });

  test('without a count, a full page has a next page', () => {
    expect(offsetPage(['a', 'b'], undefined, { page: 1, per_page: 2 }, context).headers['x-next-page']).toBe('2');
    expect(offsetPage(['a'], undefined, { page: 1, per_page: 2 }, context).headers['x-next-page']).toBe('');
  });

  test('sliceOf returns the offset and the limit of a page', () => {
    expect(sliceOf({ page: 3, per_page: 50 })).toEqual({ offset: 100, limit: 50 });
    expect(sliceOf({})).toEqual({ offset: 0, limit: 20 });
  });
});

test('keyset: the link to the next page keeps the query and adds the cursor, and the last page has no link', () => {
  expect(keysetPage(['a'], { last_name: 'a&b' }, context).headers.Link).toBe(
    '<https://forge.example.com/api/v4/projects/aurora%2Fcompass/badges?name=a+b&page=2&last_name=a%26b>; rel="next"',
  );
  expect(keysetPage([], undefined, context)).toEqual({ headers: { Link: undefined }, body: [] });
});

describe('for an address that is longer than clients accept in a header, a page', () => {
  const longUrl = (length: number) => ({ url: `https://forge.example.com/?labels=${'a'.repeat(length)}` });
  const relations = (link = ''): string[] =>
    Array.from(link.matchAll(/rel="(\w+)"/gu), ([, relation = '']) => relation);

  test('links to the most important pages that fit', () => {
    expect(relations(offsetPage(['a'], 9, { page: 2, per_page: 1 }, longUrl(2000)).headers.Link)).toHaveLength(4);
    expect(relations(offsetPage(['a'], 9, { page: 2, per_page: 1 }, longUrl(5000)).headers.Link)).toEqual([
      'prev',
      'next',
    ]);
  });

  test('has no links if none of them fits, but has the number of the next page', () => {
    expect(offsetPage(['a'], 9, { page: 2, per_page: 1 }, longUrl(1_000_000)).headers).toMatchObject({
      Link: '',
      'x-next-page': '3',
    });
    expect(keysetPage(['a'], { id_after: 7 }, longUrl(1_000_000)).headers.Link).toBe('');
  });
});
