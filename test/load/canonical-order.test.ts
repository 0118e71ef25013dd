import { assert, jsonValue, property } from 'fast-check';
import { expect, test } from 'vitest';
import { compareKeys, orderCanonically } from '../../description/json/canonical-order.ts';

/** Returns a copy with the keys of every object in reverse order. */
function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, child]): [string, unknown] => [key, reversed(child)]);
  return Object.fromEntries(entries.toReversed());
}

const ordered = (value: unknown): string => {
  orderCanonically(value);
  return JSON.stringify(value);
};

test('the order of keys in the files does not matter', () => {
  assert(
    property(jsonValue({ maxDepth: 4 }), (value) => {
      const other = reversed(value);
      expect(ordered(other)).toBe(ordered(value));
    }),
  );
});

test('the most important keys are first, and the others are sorted by name', () => {
  const keys = ['zeta', 'name', 'alpha', 'in', '__proto__', 'operationId', '$ref', 'id', 'Beta'];
  expect(keys.toSorted(compareKeys)).toEqual([
    '$ref',
    'operationId',
    'id',
    'name',
    'in',
    'Beta',
    '__proto__',
    'alpha',
    'zeta',
  ]);
});

test('sorting does not change the order of arrays or the identity of objects', () => {
  const inner = { b: [3, 1, 2], a: 1 };
  const value = { z: inner, y: inner };
  orderCanonically(value);
  expect(JSON.stringify(value)).toBe('{"y":{"a":1,"b":[3,1,2]},"z":{"a":1,"b":[3,1,2]}}');
  expect(value.z).toBe(inner);
});

test('a key called __proto__ is sorted like any other', () => {
  const value: unknown = JSON.parse('{"b": 1, "__proto__": {"d": 1, "c": 2}, "a": 1}');
  expect(ordered(value)).toBe('{"__proto__":{"c":2,"d":1},"a":1,"b":1}');
});
