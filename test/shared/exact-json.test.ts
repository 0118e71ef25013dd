import fc from 'fast-check';
import { describe, expect, onTestFinished, test } from 'vitest';
import { convertExactly } from '../../templates/shared/convert-integers.ts';
import { parseExactJson } from '../../templates/shared/parse-exact-json.ts';
import { plainValue } from '../../templates/shared/plain-value.ts';
import { writeExactJson } from '../../templates/shared/write-exact-json.ts';

describe('numbers of RFC 8259, section 6', () => {
  test.each<[string, bigint | number]>([
    ['0', 0],
    ['-0', -0],
    ['9007199254740991', 9007199254740991],
    ['9007199254740992', 9007199254740992n],
    ['9007199254740993', 9007199254740993n],
    ['-9007199254740993', -9007199254740993n],
    ['9223372036854775807', 9223372036854775807n],
    ['-9223372036854775808', -9223372036854775808n],
    ['18446744073709551615', 18446744073709551615n],
    ['9007199254740993.0', 9007199254740993n],
    ['9.007199254740993e15', 9007199254740993n],
    ['9007199254740993E0', 9007199254740993n],
    ['90071992547409930e-1', 9007199254740993n],
    ['1e2', 100],
    ['1e19', 10000000000000000000n],
    ['9007199254740993.5', 9007199254740994],
    ['0.1', 0.1],
    ['1e-400', 0],
  ])('%s', (text, expected) => {
    expect(parseExactJson(text)).toBe(expected);
    expect(parseExactJson(` [1, ${text} ]`)).toEqual([1, expected]);
    expect(parseExactJson(`{"a":{"b":${text}}}`)).toEqual({ a: { b: expected } });
  });

  test.each(['1e400', '1e99999999999', `1${'0'.repeat(400)}`])('the number %s is too large', (text) => {
    for (const whole of [text, ` [1, ${text} ]`, `{"a":{"b":${text}}}`])
      expect(() => parseExactJson(whole)).toThrow('which cannot be represented exactly');
    expect(parseExactJson(`{"a":"${text}"}`)).toEqual({ a: text });
  });
});

/**
 * An integer that a JavaScript number cannot represent. If a text contains such an integer, `parseExactJson` uses its
 * own parser.
 */
const long = 2n ** 63n - 1n;

/** Returns a text in which a value is next to a long integer. */
const beside = (text: string): string => `[${long},${text}]`;

test.each([
  '"9007199254740993"',
  '"\\"9007199254740993, [1e5"',
  '"\\\\"',
  '"\\\\\\""',
  String.raw`"😀 \n/\/"`,
  '{"__proto__":{"a":1}}',
  '{"__proto__":1,"constructor":2,"a":{"__proto__":[]}}',
  '{"a":1,"b":2,"a":3}',
  '{"b":1,"2":2,"1":3}',
  '{"":{"":""}}',
  ' { "a" : [ true , false , null ] , "b":{}, "c":[[]] } ',
  '{"a":\t1.5\r\n}',
])('a value beside a long integer is the value of JSON.parse: %s', (text) => {
  const [first, value] = Object(parseExactJson(beside(text)));
  const expected: unknown = JSON.parse(text);
  expect(first).toBe(long);
  expect(value).toStrictEqual(expected);
  expect(JSON.stringify(value)).toBe(JSON.stringify(expected));
  expect(Object.getOwnPropertyDescriptors(Object(value))).toEqual(Object.getOwnPropertyDescriptors(Object(expected)));
  expect(Object.getPrototypeOf(Object(value))).toBe(Object.getPrototypeOf(Object(expected)));
});

test('texts may be nested as deeply as for JSON.parse', () => {
  const depth = 100_000;
  let value = parseExactJson(`${'['.repeat(depth)}${long}${']'.repeat(depth)}`);
  for (let level = 0; level < depth; level++) [value] = Object(value);
  expect(value).toBe(long);
});

test('the long integers of a value are converted at any depth', () => {
  const depth = 100_000;
  let value = convertExactly(parseExactJson(`${'['.repeat(depth)}${long}${']'.repeat(depth)}`));
  for (let level = 0; level < depth; level++) [value] = Object(value);
  expect(value).toBe(Number(long));
});

test.each(['', '{', '[9007199254740993', '09007199254740993', '9007199254740993.', '[9007199254740993,]', '{"a" 1e5}'])(
  'a text that is not JSON has the error of JSON.parse: %s',
  (text) => expect(() => parseExactJson(text)).toThrow(SyntaxError),
);

const exactValue = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc
      .bigInt({ min: -(2n ** 66n), max: 2n ** 66n })
      .map((big) => (Number.isSafeInteger(Number(big)) ? Number(big) : big)),
    fc.constantFrom(2n ** 53n, 2n ** 53n + 1n, -(2n ** 53n) - 1n, 2n ** 63n, -(2n ** 63n)),
    fc.double({
      noNaN: true,
      noDefaultInfinity: true,
      maxExcluded: true,
      max: 2 ** 53,
      min: -(2 ** 53),
      minExcluded: true,
    }),
    fc.string({ unit: 'binary' }),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.oneof(fc.string(), fc.constant('__proto__')), tie('value'), { maxKeys: 4, noNullPrototype: true }),
  ),
})).value;

test('a value is the same after it is written and read', () => {
  fc.assert(
    fc.property(exactValue, (value) => {
      const text = String(writeExactJson(value));
      // `-0` is written as `0`, as by `JSON.stringify`.
      const expected = writeExactJson(parseExactJson(text));
      expect(expected).toBe(text);
      expect(JSON.parse(text)).toEqual(JSON.parse(String(writeExactJson(parseExactJson(text)))));
      expect(parseExactJson(text)).toEqual(withoutNegativeZero(value));
    }),
  );
});

function withoutNegativeZero(value: unknown): unknown {
  if (value === 0) return 0;
  if (Array.isArray(value)) return value.map(withoutNegativeZero);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, withoutNegativeZero(member)]));
}

/** Returns a value in which each `bigint` is a number, as for `JSON.parse`. */
function withNumbers(value: unknown): unknown {
  if (typeof value === 'bigint') return Number(value);
  if (Array.isArray(value)) return value.map(withNumbers);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, withNumbers(member)]));
}

test('documents are the same, except for long integers, as those of JSON.parse and JSON.stringify', () => {
  fc.assert(
    fc.property(fc.json(), fc.boolean(), (text, isSpaced) => {
      const written = isSpaced ? JSON.stringify(JSON.parse(text), null, 2) : text;
      const value: unknown = JSON.parse(written);
      expect(writeExactJson(withNumbers(parseExactJson(written)))).toBe(JSON.stringify(value));
      // Because of the long integer, `parseExactJson` and `writeExactJson` use their own code.
      const both = beside(written);
      expect(withNumbers(Object(parseExactJson(both))[1])).toStrictEqual(value);
      expect(writeExactJson([long, value])).toBe(beside(JSON.stringify(value)));
    }),
  );
});

test('JSON.stringify and the writer treat all values in the same way', () => {
  const values: unknown[] = [
    undefined,
    () => 1,
    Symbol('a'),
    NaN,
    new Date(0),
    new URL('http://localhost/'),
    Object(1),
    Object('a'),
    Object(false),
    new Map([[1, 2]]),
    { a: undefined, b: [undefined, () => 1, Symbol('a')], c: new Uint8Array(2), toJSON: 1 },
    { toJSON: (key: string) => ({ key }) },
    Array.from({ length: 2 }),
    Object.assign(Object.create({ inherited: 1 }), { own: 1 }),
    new Error('a'),
  ];
  for (const value of values) {
    expect(writeExactJson(value)).toBe(JSON.stringify(value));
    expect(writeExactJson([long, value, { value }])).toBe(
      JSON.stringify([0, value, { value }]).replace('0', `${long}`),
    );
  }
  const replacer = (key: string, value: unknown): unknown => (key === 'b' ? undefined : plainValue('a', value));
  expect(writeExactJson({ a: long, b: 1, c: [1n] }, replacer)).toBe(`{"a":${long},"c":[1]}`);
});

test('a value that contains itself is refused, and a value may be repeated', () => {
  const repeated = [long];
  expect(writeExactJson([repeated, repeated])).toBe(`[[${long}],[${long}]]`);
  const circular: unknown[] = [long];
  circular.push(circular);
  expect(() => writeExactJson(circular)).toThrow(TypeError);
});

test('a method toJSON of BigInt does not make strings of integers', () => {
  Object.defineProperty(BigInt.prototype, 'toJSON', { value: () => 'a', configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(BigInt.prototype, 'toJSON'));
  expect(writeExactJson({ a: [1n, long] })).toBe(`{"a":[1,${long}]}`);
});
