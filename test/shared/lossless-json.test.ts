import { describe, expect, test } from 'vitest';
import { isInexact } from '../../templates/shared/inexact-number.ts';
import { pathOfNumber } from '../../templates/shared/number-path.ts';
import { InexactNumberError } from '../../templates/shared/inexact-number-error.ts';
import { parseLosslessJson } from '../../templates/shared/parse-lossless-json.ts';

describe('RFC 8259, section 6: numbers that JavaScript would change', () => {
  test.each([
    '9007199254740993',
    '-9007199254740993',
    '9007199254740993.0',
    '9.007199254740993e15',
    '900719925474099300e-2',
    '12345678901234567890',
    '1e400',
    '-1E+400',
    '1e0400',
    '9'.repeat(400),
  ])('%s', (number) => {
    expect(isInexact(number)).toBe(true);
    for (const text of [number, `[${number}]`, ` { "a" : ${number} } `, `["9007199254740993",${number}]`])
      expect(() => parseLosslessJson(text)).toThrow(InexactNumberError);
  });

  test.each([
    '0',
    '-0',
    '9007199254740991',
    '9007199254740992',
    '-9007199254740992',
    '9007199254740994',
    '1152921504606846976',
    // JavaScript writes these integers with the same digits.
    '123456789012345670000',
    '1e23',
    '1.7976931348623157e308',
    // Fractions are always rounded.
    '0.1234567890123456789',
    '52.520006599999997',
    '9007199254740991.5',
    '1e-400',
    '0e999',
    '12345678901234567e-3',
  ])('not %s', (number) => {
    expect(isInexact(number)).toBe(false);
    expect(parseLosslessJson(`[${number}]`)).toEqual([Number(number)]);
  });

  test('not digits in strings and names', () => {
    const value = { '9007199254740993': '9007199254740993', 'b\\"1e400': 'order 9007199254740993 \\', c: ['1e400'] };
    expect(parseLosslessJson(JSON.stringify(value))).toEqual(value);
  });

  test('at each position of a text', () => {
    for (let length = 0; length < 40; length++) {
      const text = `[${' '.repeat(length)}9007199254740993]`;
      expect(() => parseLosslessJson(text)).toThrow(
        'has the number 9007199254740993, which cannot be represented exactly',
      );
    }
  });

  test('the error of a text that is not JSON is that of JSON.parse', () => {
    expect(() => parseLosslessJson('[9007199254740993')).toThrow(SyntaxError);
    expect(() => parseLosslessJson('[9007199254740993')).not.toThrow(InexactNumberError);
  });
});

test.each([
  ['1e400', ''],
  ['{"a":{"b/c":[0,{"d":1e400}]}}', '/a/b~1c/1/d'],
  ['{"1e400":"1e400","x":[1e400]}', '/x/0'],
  ['{"a\\"b":1e400}', '/a"b'],
])('RFC 6901: the path of the number 1e400 in %s is %j', (text, path) => {
  expect(pathOfNumber(text, '1e400')).toBe(path);
});
