import { beforeAll, describe, expect, test } from 'vitest';
import { validatorsOf, type Generated } from './validators-of.ts';

interface Case {
  readonly about: string;
  readonly schema: unknown;
  readonly valid: readonly unknown[];
  readonly invalid: readonly unknown[];
}

const nested = { a: { b: [1, { c: null }] } };

/** Values that are not JSON. Only a schema that accepts every value accepts them. */
const noJson = [undefined, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];

const cases: readonly Case[] = [
  { about: 'true', schema: true, valid: [1, null, 'a', [], {}], invalid: [] },
  { about: 'false', schema: false, valid: [], invalid: [1, null, 'a', [], {}] },
  { about: 'nothing', schema: {}, valid: [1, null, 'a', [], {}], invalid: [] },

  { about: 'type string', schema: { type: 'string' }, valid: ['', '💡'], invalid: [1, null, true, [], {}, ['a']] },
  { about: 'type boolean', schema: { type: 'boolean' }, valid: [true, false], invalid: [0, 1, 'true', null] },
  { about: 'type null', schema: { type: 'null' }, valid: [null], invalid: [0, '', false, [], {}, ...noJson] },
  { about: 'type number', schema: { type: 'number' }, valid: [0, -0, 1.5, 1e308], invalid: ['1', null, ...noJson] },
  {
    about: 'type integer: 1.0 is one',
    schema: { type: 'integer' },
    valid: [0, -3, 1.0, 1e300],
    invalid: [1.5, '1', null, ...noJson],
  },
  { about: 'type array', schema: { type: 'array' }, valid: [[], [1]], invalid: [{}, { length: 0 }, 'a', null] },
  { about: 'type object', schema: { type: 'object' }, valid: [{}, { a: 1 }], invalid: [[], null, 'a', 1] },
  {
    about: 'several types',
    schema: { type: ['string', 'null', 'array'], minLength: 2, minItems: 1 },
    valid: ['ab', null, [1]],
    invalid: ['a', [], 1, {}, undefined],
  },

  {
    about: 'enum of scalars',
    schema: { enum: ['a', 1, null, true] },
    valid: ['a', 1, 1.0, null, true],
    invalid: ['1', 0, false, undefined, []],
  },
  {
    about: 'enum of many',
    schema: { enum: ['a', 'b', 'c', 'd', 'e', 0, null] },
    valid: ['a', 'e', 0, -0, null],
    invalid: ['f', '', false, {}, undefined],
  },
  {
    about: 'enum of objects and arrays: the order of keys does not count, that of items does',
    schema: { enum: [{ a: 1, b: [1, 2] }, [1, { c: null }]] },
    valid: [{ b: [1, 2], a: 1 }, [1, { c: null }]],
    invalid: [{ a: 1 }, { a: 1, b: [2, 1] }, { a: 1, b: [1, 2], c: 0 }, [1, {}], [{ c: null }, 1], []],
  },
  { about: 'enum beside a type', schema: { type: 'string', enum: ['a', 1] }, valid: ['a'], invalid: [1, 'b'] },
  { about: 'enum beside a bound', schema: { enum: ['a', 'abc', 5], maxLength: 2 }, valid: ['a', 5], invalid: ['abc'] },
  {
    about: 'enum beside a format',
    schema: { enum: ['2026-02-30', '2026-02-28'], format: 'date' },
    valid: ['2026-02-28'],
    invalid: ['2026-02-30'],
  },
  {
    about: 'enum that the type refuses altogether',
    schema: { type: 'integer', enum: ['a'] },
    valid: [],
    invalid: ['a', 1],
  },
  {
    about: 'const',
    schema: { const: nested },
    valid: [structuredClone(nested)],
    invalid: [{ a: { b: [1, {}] } }, null, []],
  },
  { about: 'const null', schema: { const: null }, valid: [null], invalid: [undefined, 0, ''] },
  { about: 'const beside an enum', schema: { const: 'a', enum: ['a', 'b'] }, valid: ['a'], invalid: ['b'] },
  {
    about: 'const with a key that sets the prototype',
    schema: { const: JSON.parse('{"__proto__": 1}') },
    valid: [JSON.parse('{"__proto__": 1}')],
    invalid: [{}],
  },

  { about: 'minimum', schema: { minimum: -1.5 }, valid: [-1.5, 0, 'a'], invalid: [-1.6] },
  { about: 'maximum', schema: { maximum: 3 }, valid: [3, -1, null], invalid: [3.1] },
  {
    about: 'exclusive bounds',
    schema: { exclusiveMinimum: 0, exclusiveMaximum: 1 },
    valid: [0.5, 'a'],
    invalid: [0, 1, -1],
  },
  {
    about: 'multipleOf 0.01',
    schema: { multipleOf: 0.01 },
    valid: [0.07, 1.1, 4.35, 0, -0.03, 1e22],
    invalid: [0.075, 0.001],
  },
  { about: 'multipleOf 1e-8', schema: { multipleOf: 1e-8 }, valid: [12391239123, 1e-8], invalid: [1e-9] },
  { about: 'multipleOf in vast numbers', schema: { multipleOf: 0.123456789 }, valid: [0.123456789], invalid: [1e308] },
  {
    about: 'multipleOf a whole number',
    schema: { type: 'integer', multipleOf: 3 },
    valid: [9, -3, 0],
    invalid: [10, 9.5],
  },

  {
    about: 'length in code points',
    schema: { minLength: 2, maxLength: 3 },
    valid: ['ab', '💡💡💡', '👩‍🚀', 5],
    invalid: ['a', '💡', '💡💡💡💡'],
  },
  {
    about: 'length of lone surrogates',
    schema: { maxLength: 2 },
    valid: ['\ud83d\ud83d'],
    invalid: ['\udca1\ud83d\ud83d'],
  },
  { about: 'minLength 1', schema: { type: 'string', minLength: 1 }, valid: ['a'], invalid: ['', 1] },
  {
    about: 'pattern with the u flag',
    schema: { pattern: '^\\p{Lu}.$' },
    valid: ['Éa', 'A💡', 3],
    invalid: ['éa', 'A', 'Aab'],
  },
  { about: 'pattern anywhere in the text', schema: { pattern: 'b/\\d' }, valid: ['ab/1c'], invalid: ['ab/c'] },
  {
    about: "pattern with an author's needless escapes",
    schema: { pattern: '^[\\w-.\\_]+\\-\\@$' },
    valid: ['a.b_-@', '--@'],
    invalid: ['a-'],
  },

  {
    about: 'format date',
    schema: { format: 'date' },
    valid: ['2026-02-28', '2024-02-29', 5],
    invalid: ['2026-02-29', '2026-02-30', '2026-13-01', '2026-2-1', '20260201'],
  },
  {
    about: 'format date-time',
    schema: { format: 'date-time' },
    valid: [
      '2026-03-09T10:15:00Z',
      '2026-03-09t10:15:00.123456+01:00',
      '2016-12-31T23:59:60Z',
      '2017-01-01T00:59:60+01:00',
    ],
    invalid: [
      '2026-03-09T10:15:00',
      '2026-02-30T10:15:00Z',
      '2026-03-09 10:15:00Z',
      '2026-03-09T24:00:00Z',
      '2016-12-31T22:59:60Z',
      '2026-03-09T10:15:00+24:00',
    ],
  },
  {
    about: 'format uuid',
    schema: { format: 'uuid' },
    valid: ['550e8400-e29b-41d4-a716-446655440000', '550E8400-E29B-41D4-A716-446655440000'],
    invalid: ['550e8400e29b41d4a716446655440000', ''],
  },
  {
    about: 'format int32',
    schema: { type: 'integer', format: 'int32' },
    valid: [2147483647, -2147483648, 0],
    invalid: [2147483648, -2147483649, 0.5],
  },
  {
    about: 'format int64',
    schema: { type: 'integer', format: 'int64' },
    valid: [2 ** 63, -(2 ** 63)],
    invalid: [2 ** 64, 0.5],
  },

  {
    about: 'items: a hole is no integer',
    schema: { items: { type: 'integer' } },
    valid: [[], [1]],
    // oxlint-disable-next-line no-sparse-arrays -- JSON.stringify writes the hole as null.
    invalid: [[1, , 2]],
  },
  {
    about: 'items',
    schema: { items: { type: 'integer' } },
    valid: [[], [1, 2], 'a', { 0: 'a' }],
    invalid: [['a'], [1, null]],
  },
  { about: 'items false', schema: { items: false }, valid: [[]], invalid: [[1]] },
  {
    about: 'prefixItems and items for what follows',
    schema: { prefixItems: [{ type: 'string' }, { type: 'integer' }], items: { type: 'boolean' } },
    valid: [[], ['a'], ['a', 1], ['a', 1, true, false]],
    invalid: [[1], ['a', 'b'], ['a', 1, 2], [null]],
  },
  {
    about: 'a closed tuple',
    schema: { prefixItems: [{ const: 1 }], items: false },
    valid: [[], [1]],
    invalid: [[1, 2], [2]],
  },
  {
    about: 'minItems and maxItems',
    schema: { minItems: 1, maxItems: 2 },
    valid: [[1], [1, 2], {}],
    invalid: [[], [1, 2, 3]],
  },
  {
    about: 'uniqueItems',
    schema: { uniqueItems: true },
    valid: [[], [1, '1', true], [{ a: 1 }, { a: 2 }], [[1], [2]], [0, false, null]],
    invalid: [
      [1, 1.0],
      [
        { a: 1, b: 2 },
        { b: 2, a: 1 },
      ],
      [
        [1, [2]],
        [1, [2]],
      ],
      [null, null],
    ],
  },
  { about: 'contains', schema: { contains: { const: 5 } }, valid: [[5], [1, 5], 'a'], invalid: [[], [1]] },
  {
    about: 'minContains and maxContains',
    schema: { contains: { type: 'string' }, minContains: 2, maxContains: 3 },
    valid: [
      ['a', 'b'],
      ['a', 1, 'b', 'c'],
    ],
    invalid: [['a'], [], ['a', 'b', 'c', 'd']],
  },
  { about: 'minContains 0', schema: { contains: { type: 'string' }, minContains: 0 }, valid: [[], [1]], invalid: [] },

  {
    about: 'required',
    schema: { required: ['a', 'toString'] },
    valid: [{ a: 1, toString: 2 }, 'a', []],
    invalid: [{ a: 1 }, {}, { a: undefined, toString: 1 }],
  },
  {
    about: 'undefined is absent',
    schema: { type: 'object', properties: { a: { type: 'string' } }, additionalProperties: false, maxProperties: 1 },
    valid: [{ a: undefined }, { a: 'x', b: undefined }],
    invalid: [{ b: 1 }, { a: 1 }],
  },
  {
    about: 'null is not absent',
    schema: { properties: { a: { type: 'string' } } },
    valid: [{}, { b: null }],
    invalid: [{ a: null }],
  },
  {
    about: 'a property that must be absent',
    schema: { type: 'object', properties: { a: false } },
    valid: [{}, { a: undefined }],
    invalid: [{ a: 1 }, { a: null }],
  },
  {
    about: 'properties that objects inherit',
    schema: {
      type: 'object',
      properties: { constructor: { type: 'string' }, valueOf: { type: 'integer' } },
      required: ['hasOwnProperty'],
    },
    valid: [{ hasOwnProperty: 1 }, { constructor: 'a', valueOf: 1, hasOwnProperty: null }],
    invalid: [{}, { constructor: 1, hasOwnProperty: 1 }, { valueOf: 'a', hasOwnProperty: 1 }],
  },
  {
    about: 'a property called __proto__',
    schema: JSON.parse(
      '{ "type": "object", "properties": { "__proto__": { "type": "string" } }, "required": ["__proto__"] }',
    ),
    valid: [JSON.parse('{ "__proto__": "a" }')],
    invalid: [{}, JSON.parse('{ "__proto__": 1 }')],
  },
  {
    about: 'names that are no identifiers',
    schema: {
      properties: {
        'a-b': { const: 1 },
        '1st': { const: 1 },
        '@type': { const: 1 },
        $ref: { const: 1 },
        '': { const: 1 },
        'a/b~c': { const: 1 },
        '`${x}`': { const: 1 },
        "it's": { const: 1 },
        '💡': { const: 1 },
        '✨': { const: 1 },
        class: { const: 1 },
      },
    },
    valid: [
      {
        'a-b': 1,
        '1st': 1,
        '@type': 1,
        $ref: 1,
        '': 1,
        'a/b~c': 1,
        '`${x}`': 1,
        "it's": 1,
        '💡': 1,
        '✨': 1,
        class: 1,
      },
    ],
    invalid: [
      { 'a-b': 2 },
      { '1st': 2 },
      { '@type': 2 },
      { $ref: 2 },
      { '': 2 },
      { 'a/b~c': 2 },
      { '`${x}`': 2 },
      { "it's": 2 },
      { '💡': 2 },
      { '✨': 2 },
      { class: 2 },
    ],
  },
  {
    about: 'a closed object, of which some properties are required',
    schema: {
      type: 'object',
      required: ['a', 'toString'],
      properties: { a: true, b: { type: 'string' }, toString: true, c: true },
      additionalProperties: false,
    },
    valid: [
      { a: 1, toString: 1 },
      { a: 1, toString: 1, b: '', c: null },
      { a: 1, toString: 1, b: undefined, d: undefined },
      Object.assign(Object.create({ inherited: 1 }), { a: 1, toString: 1 }),
    ],
    invalid: [
      { a: 1 },
      { a: 1, b: '', c: 1 },
      { a: 1, toString: 1, d: 1 },
      { a: 1, toString: 1, b: undefined, d: 1 },
      JSON.parse('{ "a": 1, "toString": 1, "__proto__": 1 }'),
      Object.assign(Object.create({ inherited: 1 }), { a: 1, toString: 1, d: 1 }),
    ],
  },
  {
    about: 'an object that may have nothing',
    schema: { type: 'object', additionalProperties: false },
    valid: [{}, { a: undefined }],
    invalid: [{ a: 1 }, []],
  },
  {
    about: 'properties that are called like variables and functions of generated code',
    schema: {
      properties: Object.fromEntries(
        [
          'value',
          'path',
          'issues',
          'schema',
          'json',
          'formats',
          'report',
          'isObject',
          'collectAll',
          'item',
          'key',
          'index',
          'undefined',
          'keywordKeys',
        ].map((name) => [name, { type: 'string', maxLength: 1 }]),
      ),
    },
    valid: [{ value: 'a', path: 'a', issues: 'a', schema: 'a', json: 'a', undefined: 'a' }],
    invalid: [
      { value: 'ab' },
      { path: 'ab' },
      { issues: 1 },
      { schema: 'ab' },
      { json: 'ab' },
      { isObject: 'ab' },
      { undefined: 'ab' },
    ],
  },
  {
    about: 'additionalProperties as a map',
    schema: { type: 'object', additionalProperties: { type: 'integer' } },
    valid: [{}, { a: 1, b: undefined }],
    invalid: [{ a: 'x' }, { __proto: null }],
  },
  {
    about: 'additionalProperties beside properties',
    schema: { properties: { a: {} }, additionalProperties: { type: 'integer' } },
    valid: [{ a: 'x', b: 1 }],
    invalid: [{ b: 'x' }],
  },
  {
    about: 'a closed object',
    schema: { properties: { a: {}, b: {} }, additionalProperties: false },
    valid: [{}, { a: 1, b: 2 }, []],
    invalid: [{ c: 1 }, { constructor: 1 }],
  },
  {
    about: 'a closed object of many properties',
    schema: {
      type: 'object',
      properties: Object.fromEntries([...'abcdef'].map((name) => [name, {}])),
      additionalProperties: false,
    },
    valid: [{ a: 1, f: 1 }],
    invalid: [{ g: 1 }],
  },
  {
    about: 'a closed object without properties',
    schema: { type: 'object', additionalProperties: false },
    valid: [{}],
    invalid: [{ a: 1 }],
  },
  {
    about: 'patternProperties',
    schema: { patternProperties: { '^x-': { type: 'string' }, '\\d$': { minLength: 2 } }, additionalProperties: false },
    valid: [{ 'x-a': 'a', 'x-1': 'ab', 5: 'ab' }],
    invalid: [{ 'x-a': 1 }, { 'x-1': 'a' }, { b: 1 }, { 5: 'a' }],
  },
  {
    about: 'propertyNames',
    schema: { propertyNames: { maxLength: 2, pattern: '^[a-z]' } },
    valid: [{ ab: 1 }, {}, 'abc', { abc: undefined }],
    invalid: [{ abc: 1 }, { '1': 1 }],
  },
  {
    about: 'minProperties and maxProperties',
    schema: { minProperties: 1, maxProperties: 2 },
    valid: [{ a: 1 }, []],
    invalid: [{}, { a: undefined }, { a: 1, b: 1, c: 1 }],
  },
  {
    about: 'dependentRequired',
    schema: { dependentRequired: { a: ['b', 'c'], d: [] } },
    valid: [{}, { b: 1 }, { a: 1, b: 1, c: 1 }, { d: 1 }],
    invalid: [{ a: 1 }, { a: 1, b: 1 }],
  },
  {
    about: 'dependentSchemas',
    schema: { dependentSchemas: { a: { properties: { b: { type: 'string' } }, required: ['b'] } } },
    valid: [{}, { b: 1 }, { a: 1, b: 'x' }, 'a'],
    invalid: [{ a: 1 }, { a: 1, b: 1 }],
  },

  { about: 'allOf', schema: { allOf: [{ minimum: 1 }, { maximum: 3 }, true] }, valid: [1, 3, 'a'], invalid: [0, 4] },
  {
    about: 'allOf of objects that describe the same property',
    schema: {
      allOf: [
        { type: 'object', properties: { type: { enum: ['cat', 'dog'] } } },
        { type: 'object', properties: { type: { const: 'fish' }, name: { type: 'string' } } },
      ],
      required: ['name'],
    },
    valid: [{ name: 'x' }],
    invalid: [{ name: 'x', type: 'cat' }, { name: 'x', type: 'fish' }, {}, [], { name: 1 }],
  },
  {
    about: 'allOf that nothing fulfils',
    schema: { allOf: [{ type: 'object' }, { type: 'string' }] },
    valid: [],
    invalid: [{}, 'a', 1],
  },
  { about: 'anyOf', schema: { anyOf: [{ type: 'integer' }, { minimum: 2 }] }, valid: [1, 2.5, 'a'], invalid: [1.5] },
  { about: 'anyOf with one option', schema: { anyOf: [{ type: 'integer' }] }, valid: [1], invalid: ['a'] },
  {
    about: 'anyOf of required properties',
    schema: { type: 'object', anyOf: [{ required: ['a'] }, { required: ['b'] }] },
    valid: [{ a: 1 }, { b: 1 }, { a: 1, b: 1 }],
    invalid: [{}, [], { c: 1 }],
  },
  { about: 'oneOf', schema: { oneOf: [{ type: 'integer' }, { minimum: 2 }] }, valid: [1, 2.5], invalid: [3, 1.5] },
  {
    about: 'oneOf of types',
    schema: {
      oneOf: [{ type: 'integer' }, { type: 'string', maxLength: 2 }, { type: 'array', items: { type: 'string' } }],
    },
    valid: [1, 'ab', ['abc']],
    invalid: ['abc', [1], null, 1.5],
  },
  {
    about: 'oneOf of number and integer',
    schema: { oneOf: [{ type: 'integer' }, { type: 'number' }] },
    valid: [1.5],
    invalid: [1, 'a'],
  },
  {
    about: 'oneOf with null in both options',
    schema: { oneOf: [{ type: ['string', 'null'] }, { type: 'null' }] },
    valid: ['a'],
    invalid: [null, 1],
  },
  {
    about: 'oneOf with null in one',
    schema: { oneOf: [{ type: 'string' }, { type: 'null' }] },
    valid: ['a', null],
    invalid: [1, undefined],
  },
  { about: 'not', schema: { not: { type: 'string' } }, valid: [1, null], invalid: ['a'] },
  {
    about: 'not required',
    schema: { type: 'object', not: { required: ['a', 'b'] } },
    valid: [{ a: 1 }, {}],
    invalid: [{ a: 1, b: 1 }, []],
  },
  {
    about: 'if, then, else',
    schema: {
      if: { properties: { kind: { const: 'a' } }, required: ['kind'] },
      then: { required: ['a'] },
      else: { required: ['b'] },
    },
    valid: [{ kind: 'a', a: 1 }, { kind: 'b', b: 1 }, { b: 1 }, 5],
    invalid: [{ kind: 'a', b: 1 }, {}],
  },
  { about: 'if without then', schema: { if: { const: 1 }, else: { const: 2 } }, valid: [1, 2], invalid: [3] },

  {
    about: 'a reference and keywords beside it',
    schema: { $ref: '#/components/schemas/Text', maxLength: 3 },
    valid: ['abc'],
    invalid: ['abcd', 1, 'a'],
  },
  {
    about: 'a nullable reference',
    schema: { oneOf: [{ $ref: '#/components/schemas/Text' }, { type: 'null' }] },
    valid: [null, 'ab'],
    invalid: ['a', 1],
  },
  {
    about: 'a schema that refers to itself',
    schema: {
      type: 'object',
      properties: { children: { type: 'array', items: { $ref: '#/components/schemas/Tree' } } },
    },
    valid: [{}, { children: [{ children: [] }] }],
    invalid: [{ children: [{ children: [1] }] }, { children: {} }],
  },
];

const fixed = {
  Text: { type: 'string', minLength: 2 },
  Tree: { type: 'object', properties: { children: { type: 'array', items: { $ref: '#/components/schemas/Tree' } } } },
};

let validators: ReadonlyMap<string, Generated>;

beforeAll(async () => {
  const schemas = Object.fromEntries(cases.map(({ schema }, index) => [`Case${index}`, schema]));
  validators = await validatorsOf({ ...fixed, ...schemas });
});

describe.each(cases.map((entry, index) => ({ ...entry, name: `Case${index}` })))(
  '$about',
  ({ name, valid, invalid }) => {
    const of = (): Generated => validators.get(name) ?? expect.fail();

    test('accepts the valid values', () => {
      const { is, check } = of();
      expect(valid.filter((value) => !is(value))).toEqual([]);
      expect(valid.flatMap((value) => check(value))).toEqual([]);
    });

    test('rejects the invalid values, with at least one issue', () => {
      const { is, check } = of();
      expect(invalid.filter((value) => is(value))).toEqual([]);
      expect(invalid.filter((value) => check(value).length === 0)).toEqual([]);
    });
  },
);

test('the path of an issue has the escaped name of the property', async () => {
  const { check } =
    validators.get(`Case${cases.findIndex(({ about }) => about === 'names that are no identifiers')}`) ?? expect.fail();
  expect(check({ 'a/b~c': 2, '': 2, '`${x}`': 2 }).map(({ path }) => path)).toEqual(['/', '/`${x}`', '/a~1b~0c']);
});

test('the path of an issue has the escaped name of an undeclared property of any length', () => {
  const { check } =
    validators.get(`Case${cases.findIndex(({ about }) => about === 'additionalProperties as a map')}`) ?? expect.fail();
  const keys = [
    '~',
    '/',
    'a~1',
    'b/c',
    'long and with ~',
    'long and with /',
    'long with ~ and /',
    'short',
    'long and plain',
  ];
  expect(check(Object.fromEntries(keys.map((key) => [key, 'x']))).map(({ path }) => path)).toEqual([
    '/~0',
    '/~1',
    '/a~01',
    '/b~1c',
    '/long and with ~0',
    '/long and with ~1',
    '/long with ~0 and ~1',
    '/short',
    '/long and plain',
  ]);
});
