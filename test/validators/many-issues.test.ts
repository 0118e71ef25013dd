import { beforeAll, describe, expect, test } from 'vitest';
import { validatorsOf, type Generated } from './validators-of.ts';

// Values with very many mistakes or very long keys must not cause long lists of issues or much work.

const inner = { type: 'object', properties: { a: { type: 'string' } }, required: ['a', 'b', 'c'] };
const tree = (name: string) => ({ $ref: `#/components/schemas/${name}` });

const schemas = {
  Items: { type: 'array', items: inner },
  Nested: { type: 'array', items: { type: 'array', items: { type: 'array', items: inner } } },
  Map: { type: 'object', additionalProperties: inner },
  Closed: { type: 'object', properties: { a: {} }, additionalProperties: false },
  Patterns: { type: 'object', patternProperties: { '^k': inner } },
  Names: { type: 'object', propertyNames: { maxLength: 1 } },
  Unevaluated: { allOf: [{ properties: { a: {} } }], unevaluatedProperties: false },
  UnevaluatedItems: { prefixItems: [true], unevaluatedItems: inner },
  OneOf: { type: 'array', items: { oneOf: [{ type: 'string' }, inner] } },
  Tagged: {
    type: 'array',
    items: {
      anyOf: [
        { type: 'object', properties: { kind: { const: 'a' } }, required: ['kind', 'a', 'b'] },
        { type: 'object', properties: { kind: { const: 'b' } }, required: ['kind', 'c', 'd'] },
      ],
    },
  },
  AllOf: { type: 'array', items: { allOf: [inner, { required: ['d', 'e'] }] } },
  Tree: { type: 'object', properties: { left: tree('Tree'), right: tree('Tree') }, required: ['name'] },
};

type Name = keyof typeof schemas;

let validators: ReadonlyMap<string, Generated>;
beforeAll(async () => {
  validators = await validatorsOf(schemas);
});

/** Returns an object that increases a counter when one of its properties is read. */
function counting(members: object = {}) {
  const reads = { count: 0 };
  const object = new Proxy(members, {
    get(target, key) {
      reads.count++;
      return Reflect.get(target, key);
    },
  });
  return { object, reads };
}

const many = 20_000;
const keyed = (value: unknown): object =>
  Object.fromEntries(Array.from({ length: many }, (_, index) => [`k${index}`, value]));
const listed = (value: unknown): unknown[] => Array.from({ length: many }, () => value);

const binaryTree = (leaf: object, depth: number): object =>
  depth === 0 ? leaf : { left: binaryTree(leaf, depth - 1), right: binaryTree(leaf, depth - 1) };

const values: Readonly<Record<Name, (one: object) => unknown>> = {
  Items: listed,
  Nested: (one) => Array.from({ length: 20 }, () => Array.from({ length: 20 }, () => listed(one).slice(0, 50))),
  Map: keyed,
  Closed: keyed,
  Patterns: keyed,
  Names: keyed,
  Unevaluated: keyed,
  UnevaluatedItems: listed,
  OneOf: listed,
  Tagged: () => listed(counting({ kind: 'b' }).object),
  AllOf: listed,
  Tree: (one) => binaryTree(one, 14),
};

describe.each(Object.keys(schemas) as Name[])('%s', (name) => {
  test('a value with 20,000 mistakes gets 100 issues, and one issue which states that there are more', () => {
    const { object, reads } = counting();
    const issues = validators.get(name)!.check(values[name](object));
    expect(issues).toHaveLength(101);
    expect(issues.at(-1)).toMatchObject({
      keyword: 'more',
      message: 'has more issues: only the first 100 are listed',
    });
    expect(issues.slice(0, 100).map(({ keyword }) => keyword)).not.toContain('more');
    // The validator reads each item a few times, and no items after the last issue.
    expect(reads.count).toBeLessThan(2000);
  });
});

test('a value with exactly 100 mistakes gets 100 issues', () => {
  const issues = validators.get('Closed')!.check(Object.fromEntries(Object.entries(keyed(1)).slice(0, 100)));
  expect(issues).toHaveLength(100);
  expect(issues.at(-1)).toMatchObject({ path: '/k99', keyword: 'additionalProperties' });
});

describe('keys of a million characters', () => {
  const key = '~/'.repeat(500_000);

  test.each<[Name, unknown]>([
    ['Closed', { [key]: 1 }],
    ['Map', { [key]: { a: 1 } }],
    ['Names', { [key]: 1 }],
    ['Unevaluated', { [key]: 1 }],
    ['Patterns', { [`k${key}`]: 1 }],
  ])('are cut in the issues of %s', (name, value) => {
    for (const { path, message } of validators.get(name)!.check(value)) {
      expect(path.length + message.length).toBeLessThan(600);
      expect(path).toContain('…');
    }
  });
});

test('the path of a deeply nested value is cut', () => {
  let value: object = { name: 1, left: 5 };
  for (let level = 0; level < 400; level++) value = { name: 1, left: value };
  expect(validators.get('Tree')!.check(value)).toEqual([
    expect.objectContaining({ path: `${'/left'.repeat(100)}…`, keyword: 'type' }),
  ]);
});
