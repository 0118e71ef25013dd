import { describe, expect, test } from 'vitest';
import { parseRequestTarget } from '../../mock/request-target.ts';

describe('parseRequestTarget', () => {
  test.each([
    ['/projects/24', '/projects/24'],
    ['/projects/aurora%2fcompass', '/projects/aurora%2Fcompass'],
    ['/projects/aurora%252Fcompass', '/projects/aurora%252Fcompass'],
    ['/%70rojects/24', '/projects/24'],
    ['/projects/24/', '/projects/24/'],
    ['/a//b', '/a//b'],
    ["/it's/a+b:c%3a", "/it's/a+b:c%3A"],
    ['http://localhost:4010/version?a=1', '/version'],
  ])('normalizes %s to %s', (target, path) => {
    expect(parseRequestTarget(target).path).toBe(path);
  });

  test('parses the query', () => {
    const { query } = parseRequestTarget('/x?page=2&iids[]=1&iids%5B%5D=2&name=a+b%20c&flag&empty=&&q=a=b?c');
    expect({ ...query }).toEqual({ page: '2', 'iids[]': ['1', '2'], name: 'a b c', flag: '', empty: '', q: 'a=b?c' });
  });

  test('treats names of built-in properties as ordinary names', () => {
    const { query } = parseRequestTarget('/x?__proto__=1&constructor=2');
    expect(Object.entries(query)).toEqual([
      ['__proto__', '1'],
      ['constructor', '2'],
    ]);
  });

  test.each(['/projects/%E0%A4%A', '/projects/%', '/projects/%zz', '/projects/%ff', '/x?name=%E0%A4%A', '/x?%=1'])(
    'rejects the invalid percent-encoding of %s',
    (target) => {
      expect(() => parseRequestTarget(target)).toThrow(
        expect.objectContaining({ status: 400, message: expect.stringContaining('percent-encoding') }),
      );
    },
  );

  test.each(['*', '', 'projects', 'localhost:4010', '/projects/é', '/x?name=é', '/a b'])(
    'rejects %j, which is not a path in ASCII',
    (target) => {
      expect(() => parseRequestTarget(target)).toThrow(
        expect.objectContaining({ status: 400, message: expect.stringContaining('ASCII') }),
      );
    },
  );
});
