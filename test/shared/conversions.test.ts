import { describe, expect, test } from 'vitest';
import { convertExactly, encodedCopy, toBigInt, toDigits } from '../../templates/shared/convert-integers.ts';
import {
  convertItem,
  convertItems,
  convertMember,
  convertOtherMembers,
} from '../../templates/shared/convert-values.ts';

const long = 12_345_678_901_234_567_890n;

/** An object of a class, which is not data. */
class Box {
  readonly #content = 1;
  content = (): number => this.#content;
}

describe('integers outside of the safe range', () => {
  test('become numbers if nothing converts them, at any depth', () => {
    const value = { plain: { long }, list: [long, [long]], short: 1 };
    expect(convertExactly(value)).toEqual({
      plain: { long: Number(long) },
      list: [Number(long), [Number(long)]],
      short: 1,
    });
    expect(convertExactly(Object.assign(Object.create(null), { long }))).toEqual({ long: Number(long) });
  });

  test.each([
    [toBigInt, long, 7n],
    [toDigits, String(long), '7'],
  ])('are exact after a conversion', (convert, converted, short) => {
    const all = (value: unknown): unknown => convertOtherMembers(value, [], convert);
    expect(convertExactly({ long, short: 7, text: 'a' }, all)).toEqual({ long: converted, short, text: 'a' });
  });
});

describe('a copy for a message', () => {
  test('is another object for data', () => {
    const value = { list: [{ a: 1 }], date: new Date(0), own: { toJSON: () => ({ b: 2 }) } };
    const copy = encodedCopy(value, (copied) => convertMember(copied, 'list', () => 'converted'));
    expect(copy).toEqual({ list: 'converted', date: new Date(0), own: { b: 2 } });
    expect(value.list).toEqual([{ a: 1 }]);
  });

  test.each([new Blob(['a']), new Uint8Array(2), Object.create({ inherited: 1 })])(
    'is the same object for %o',
    (value) => {
      expect(encodedCopy(value, (copied) => copied)).toBe(value);
    },
  );

  test('contains the data of an object of a class', () => {
    expect(encodedCopy(new Box(), (copied) => copied)).not.toBeInstanceOf(Box);
  });
});

describe('conversions in place', () => {
  const upper = (value: unknown): unknown => String(value).toUpperCase();

  test('of items', () => {
    expect(convertItems(['a', 'b'], upper)).toEqual(['A', 'B']);
    expect(convertItems(['a', 'b'], upper, 1)).toEqual(['a', 'B']);
    expect(convertItem(['a', 'b'], 1, upper)).toEqual(['a', 'B']);
    expect(convertItem(['a'], 1, upper)).toEqual(['a']);
    expect(convertItems('a', upper)).toBe('a');
  });

  test('of properties', () => {
    expect(convertMember({ a: 'a', b: 'b' }, 'a', upper)).toEqual({ a: 'A', b: 'b' });
    expect(convertMember({ b: 'b' }, 'a', upper)).toEqual({ b: 'b' });
    expect(convertOtherMembers({ a: 'a', b: 'b' }, ['a'], upper)).toEqual({ a: 'a', b: 'B' });
    expect(convertMember(['a'], '0', upper)).toEqual(['a']);
    expect(convertMember(null, 'a', upper)).toBe(null);
  });
});
