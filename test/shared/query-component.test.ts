import { describe, expect, test } from 'vitest';
import { splitQuery, withQuery } from '../../templates/shared/query-component.ts';

describe('RFC 3986, section 3.4: the query begins at the first question mark', () => {
  test.each([
    ['/a', '/a', undefined],
    ['/a?', '/a', ''],
    ['/a?b=1', '/a', 'b=1'],
    ['/a?b=1?2&c=/d?e', '/a', 'b=1?2&c=/d?e'],
    ['/a??', '/a', '?'],
    ['https://example.com?b=?', 'https://example.com', 'b=?'],
  ])('%s has the path %s and the query %j', (target, path, query) => {
    expect(splitQuery(target)).toEqual({ path, query });
  });

  test.each([
    ['/a', 'b=1', '/a?b=1'],
    ['/a?c', 'b=1', '/a?c&b=1'],
    ['/a?c=?', 'b=1?2', '/a?c=?&b=1?2'],
    ['/a', '', '/a'],
  ])('%s with %j is %s', (target, added, expected) => {
    expect(withQuery(target, added)).toBe(expected);
  });
});
