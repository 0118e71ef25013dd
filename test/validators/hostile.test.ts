import { beforeAll, describe, expect, test } from 'vitest';
import { validatorsOf, type Generated } from './validators-of.ts';

// Values from an attacker, and values that a caller may pass by mistake. A value from an attacker could crash or block a validator, or
// could be accepted although it is invalid.

const schemas = {
  Tree: {
    type: 'object',
    properties: { children: { type: 'array', items: { $ref: '#/components/schemas/Tree' } }, name: { type: 'string' } },
    unevaluatedProperties: false,
  },
  NoTree: { not: { $ref: '#/components/schemas/Tree' } },
  List: { type: ['object', 'null'], properties: { next: { $ref: '#/components/schemas/List' } }, required: ['next'] },
  Wide: {
    type: 'object',
    properties: {
      ...Object.fromEntries(Array.from({ length: 150 }, (_, index) => [`p${index}`, { type: ['string', 'null'] }])),
      parts: { type: 'array', items: { oneOf: [{ type: 'string' }, { $ref: '#/components/schemas/Wide' }] } },
    },
  },
  Set: { type: 'array', uniqueItems: true },
  Strings: { type: 'array', items: { type: 'string' } },
  Closed: { type: 'object', properties: { a: {} }, additionalProperties: false },
  Unevaluated: { allOf: [{ properties: { a: {} } }], unevaluatedProperties: false },
  Map: { type: 'object', additionalProperties: { type: 'integer' } },
  Date: { type: 'object', properties: { a: { type: 'string' } }, required: ['a'] },
  Text: { type: 'string' },
  Pair: { const: [1, 2] },
};

type Name = keyof typeof schemas;

let validators: ReadonlyMap<string, Generated>;
beforeAll(async () => {
  validators = await validatorsOf(schemas);
});
const of = (name: Name): Generated => validators.get(name) ?? expect.fail();

/** Returns the result of `is`, and asserts that `check` agrees with it. */
function isValid(name: Name, value: unknown): boolean {
  const { is, check } = of(name);
  const holds = is(value);
  expect(check(value).length === 0).toBe(holds);
  return holds;
}

const levels = 100_000;
const deepTree = (leaf: unknown): unknown => {
  let tree: unknown = leaf;
  for (let level = 0; level < levels; level++) tree = { children: [tree] };
  return tree;
};

describe('values that are nested very deeply', () => {
  test('make `check` return an issue, and `is` throw a NestingError, if the schema is recursive', () => {
    const { is, check } = of('Tree');
    for (const leaf of [{}, 5]) {
      const tree = deepTree(leaf);
      expect(check(tree)).toContainEqual(
        expect.objectContaining({ message: 'must not be nested more than 500 levels deep' }),
      );
      expect(() => is(tree)).toThrow('must not be nested more than 500 levels deep');
    }
  });

  test('are not valid for a negated schema either', () => {
    expect(of('NoTree').check(deepTree({}))).not.toEqual([]);
  });

  test('are accepted if the schema does not apply to the deep levels', () => {
    expect(isValid('Closed', { a: deepTree({}) })).toBe(true);
    expect(isValid('Map', { a: deepTree({}) })).toBe(false);
  });

  test('are rejected if they are equal items of an array with unique items', () => {
    expect(of('Set').check([deepTree({}), deepTree({})])).not.toEqual([]);
  });

  test('are valid up to 500 levels', () => {
    let list: unknown = null;
    for (let level = 0; level < 500; level++) list = { next: list };
    expect(isValid('List', list)).toBe(true);
  });

  test('do not overflow the stack at the deepest allowed level, with any number of properties', () => {
    for (const leaf of [{ p0: null }, { p0: 5 }]) {
      let wide: unknown = leaf;
      for (let level = 0; level < 500; level++) wide = { p1: 'a', parts: ['b', wide] };
      expect(isValid('Wide', wide)).toBe(leaf.p0 === null);
    }
  });
});

describe('values that contain themselves', () => {
  const tree: Record<string, unknown> = { name: 'root' };
  tree.children = [tree];

  test('are rejected by `check` in finite time', () => {
    expect(of('Tree').check(tree)).not.toEqual([]);
    expect(() => of('Tree').is(tree)).toThrow(RangeError);
  });

  test('are compared in finite time', () => {
    const other: Record<string, unknown> = { name: 'root' };
    other.children = [other];
    expect(of('Set').check([tree, other])).not.toEqual([]);
  });
});

describe('keys that have a meaning in JavaScript', () => {
  const keys = ['__proto__', 'constructor', 'hasOwnProperty', 'prototype', 'toString', 'valueOf'];
  const withKey = (key: string, value: string): unknown => JSON.parse(`{ ${JSON.stringify(key)}: ${value} }`);

  test.each(keys)('%s is treated like any other property', (key) => {
    expect(isValid('Closed', withKey(key, '1'))).toBe(false);
    expect(isValid('Unevaluated', withKey(key, '1'))).toBe(false);
    expect(isValid('Map', withKey(key, '1'))).toBe(true);
    expect(isValid('Map', withKey(key, '"a"'))).toBe(false);
  });

  test('do not change a prototype', () => {
    of('Map').check(
      JSON.parse('{ "__proto__": { "polluted": 1 }, "constructor": { "prototype": { "polluted": 1 } } }'),
    );
    expect(Reflect.has({}, 'polluted')).toBe(false);
  });

  test('are ignored in a closed object if they are inherited', () => {
    const inherits = (own: object): unknown => Object.assign(Object.create({ inherited: 1 }), own);
    expect(isValid('Closed', inherits({}))).toBe(true);
    expect(
      of('Closed')
        .check(inherits({ own: 1 }))
        .map(({ path }) => path),
    ).toEqual(['/own']);
  });

  test('are unchanged in the paths of issues', () => {
    expect(of('Unevaluated').check(withKey('__proto__', '1'))).toEqual([
      expect.objectContaining({ path: '/__proto__', keyword: 'unevaluatedProperties' }),
    ]);
  });
});

describe('values that are not JSON', () => {
  test('rejects a hole in an array of strings and in a constant', () => {
    const sparse: unknown[] = ['a'];
    sparse[2] = 'c';
    expect(isValid('Strings', sparse)).toBe(false);
    const pair: unknown[] = [];
    pair[1] = 2;
    expect(isValid('Pair', pair)).toBe(false);
  });

  test('treats an array with additional properties as an array', () => {
    expect(isValid('Date', Object.assign([], { a: 'a' }))).toBe(false);
    expect(isValid('Strings', Object.assign(['a'], { b: 1 }))).toBe(true);
  });

  test('treats an instance of a class as an object with its own properties', () => {
    class Badge {
      readonly a = 'a';
      get b(): number {
        return 1;
      }
    }
    expect(isValid('Date', new Badge())).toBe(true);
    expect(isValid('Closed', new Badge())).toBe(true);
  });

  test('rejects a boxed string', () => {
    expect(isValid('Text', Object('a'))).toBe(false);
  });

  test('rejects a function, a symbol and a BigInt', () => {
    for (const value of [() => 1, Symbol('a'), 1n]) {
      expect(isValid('Text', value)).toBe(false);
      expect(isValid('Map', value)).toBe(false);
    }
  });

  test('accepts an object without a prototype as an object', () => {
    expect(isValid('Map', Object.assign(Object.create(null), { a: 1 }))).toBe(true);
  });
});

test('the stack depth and the time for each item do not grow with the length of an array', () => {
  const great = Array.from({ length: 300_000 }, (_, index) => `${index}`);
  expect(isValid('Strings', great)).toBe(true);
  expect(isValid('Set', great)).toBe(true);
  expect(
    isValid(
      'Set',
      great.map((name) => ({ name })),
    ),
  ).toBe(true);
});
