import { describe, expect, test } from 'vitest';
import { hasNoBody } from '../../templates/shared/responses.ts';
import { isRedirect } from '../../templates/shared/redirects.ts';
import { responseKey, isSuccess, statusClass } from '../../templates/shared/statuses.ts';

describe('OpenAPI 3.1, Responses Object: a status comes before its range, and a range before `default`', () => {
  test.each([
    [404, ['default', '4XX', '404'], '404'],
    [404, ['default', '4XX', '403'], '4XX'],
    [404, ['default', '5XX', '403'], 'default'],
    [404, ['5XX', '403'], undefined],
    [200, ['2XX', '200'], '200'],
    [299, ['200', '2XX'], '2XX'],
    [599, ['5XX', 'default'], '5XX'],
    [200, [], undefined],
    [20, ['2XX'], undefined],
    [2000, ['2XX'], undefined],
  ])('%d of %j is %j', (status, keys, expected) => {
    expect(responseKey(keys, status)).toBe(expected);
  });
});

describe('RFC 9110, section 15: the first digit of a status is its class', () => {
  test.each([
    [100, 1],
    [200, 2],
    [299, 2],
    [304, 3],
    ['404', 4],
    ['4XX', 4],
    [599, 5],
    ['default', NaN],
  ])('%j: %j', (status, expected) => {
    expect(statusClass(status)).toBe(expected);
    expect(isSuccess(status)).toBe(expected === 2);
  });
});

describe('RFC 9110, sections 6.4.1 and 15.3.6: responses that never have a body', () => {
  test.each([
    [100, true],
    [103, true],
    [200, false],
    [202, false],
    [204, true],
    [205, true],
    [206, false],
    [304, true],
    [404, false],
    [500, false],
  ])('%d: %j', (status, expected) => {
    expect(hasNoBody(status)).toBe(expected);
  });
});

test('RFC 9110, section 15.4: the statuses of redirects', () => {
  const all = Array.from({ length: 500 }, (_, index) => index + 100);
  expect(all.filter(isRedirect)).toEqual([301, 302, 303, 307, 308]);
});
