import { runInNewContext } from 'node:vm';
import { array, assert, boolean, constant, double, letrec, oneof, property, tuple } from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { JsonValue } from '../../description/json/json.ts';
import { regExpLiteral, valueLiteral } from '../../generator/code/literal.ts';
import { hostileText, hostileTexts } from './hostile-text.ts';

// The expression is evaluated in another realm, in which objects have other prototypes. The values are therefore compared as JSON, which
// contains only own keys.
const evaluate = (expression: string): unknown => runInNewContext(`(${expression})`);
const json = (value: unknown): string => JSON.stringify(value);

const { value: jsonValue } = letrec<{ value: JsonValue }>((tie) => ({
  value: oneof(
    { depthSize: 'small', withCrossShrink: true },
    hostileText,
    double({ noNaN: true, noDefaultInfinity: true }),
    boolean(),
    constant(null),
    array(tie('value'), { maxLength: 4 }),
    array(tuple(hostileText, tie('value')), { maxLength: 4 }).map((entries) => Object.fromEntries(entries)),
  ),
}));

describe('a value literal', () => {
  test('evaluates to exactly the given value', () => {
    assert(
      property(jsonValue, (value) => {
        expect(json(evaluate(valueLiteral(value)))).toBe(json(value));
      }),
    );
  });

  test.for(Object.keys(hostileTexts))('evaluates to an object with exactly the given keys: %s', (name) => {
    const key = hostileTexts[name] ?? '';
    const value = JSON.parse(`{${JSON.stringify(key)}: {"a": 1}}`);
    const read = evaluate(valueLiteral(value));
    expect(Object.keys(Object(read))).toEqual([key]);
    expect(json(read)).toBe(json(value));
  });

  test('preserves the sign of zero and every digit of a number', () => {
    expect(evaluate(valueLiteral(-0))).toBe(-0);
    assert(
      property(double({ noNaN: true, noDefaultInfinity: true }), (number) => {
        expect(evaluate(valueLiteral(number))).toBe(number);
      }),
    );
  });
});

describe('a regular expression literal', () => {
  test.for(['^[a-z/]+$', '^(?:[/*]*/)$', String.raw`^\/\*\*\/$`, '^\\u{1f600}$', "'`$\\{x\\}", '\n', '[/]'])(
    'evaluates to an expression with exactly the given pattern: %s',
    (pattern) => {
      const read = evaluate(`${regExpLiteral(pattern)}.source`);
      expect(read).toBe(new RegExp(pattern, 'u').source);
    },
  );
});
