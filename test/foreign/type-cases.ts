import type { JsonValue } from '../../description/json/json.ts';

/** A schema, with values that test if its type and its validator agree. */
export interface TypeCase {
  readonly schema: JsonValue;
  /** Valid values. They are assignable to the type. */
  readonly valid: readonly JsonValue[];
  /** Invalid values. They are not assignable to the type. */
  readonly invalid?: readonly JsonValue[];
  /** Invalid values that are assignable to the type, because TypeScript cannot express the restriction. */
  readonly inexpressible?: readonly JsonValue[];
}

const pet = { $ref: '#/components/schemas/Pet' };
const named = { type: 'object', required: ['name'], properties: { name: { type: 'string' } } };
const text = { type: 'string' };
const number = { type: 'number' };

/** The schemas to which the schemas of the cases refer. */
export const basicSchemas: Readonly<Record<string, JsonValue>> = {
  Pet: { ...named, properties: { ...named.properties, age: { type: 'integer' } } },
  Tree: {
    type: 'object',
    required: ['children'],
    properties: { children: { type: 'array', items: { $ref: '#/components/schemas/Tree' } } },
  },
  List: {
    anyOf: [
      { type: 'null' },
      { type: 'object', required: ['next'], properties: { next: { $ref: '#/components/schemas/List' } } },
    ],
  },
  Json: {
    anyOf: [
      { type: ['string', 'number', 'boolean', 'null'] },
      { type: 'array', items: { $ref: '#/components/schemas/Json' } },
      { type: 'object', additionalProperties: { $ref: '#/components/schemas/Json' } },
    ],
  },
  Circle: { type: 'object', required: ['kind', 'radius'], properties: { kind: { const: 'circle' }, radius: number } },
  Square: {
    type: 'object',
    required: ['kind', 'side'],
    properties: { kind: { enum: ['square', 'box'] }, side: number },
  },
  Named: { ...named },
  Sized: { type: 'object', required: ['size'], properties: { size: number } },
};

const shape = (name: string): JsonValue => ({ $ref: `#/components/schemas/${name}` });

export const typeCases: readonly TypeCase[] = [
  // One type
  { schema: text, valid: ['', 'a'], invalid: [1, null, [], {}] },
  { schema: number, valid: [0, -1.5], invalid: ['1', true] },
  { schema: { type: 'integer' }, valid: [3], invalid: ['3'], inexpressible: [1.5] },
  { schema: { type: 'boolean' }, valid: [true, false], invalid: [0, 'true'] },
  { schema: { type: 'null' }, valid: [null], invalid: [0, ''] },
  { schema: { type: 'array' }, valid: [[], [1, 'a', null]], invalid: [{ length: 1 }, 'a'] },
  { schema: { type: 'object' }, valid: [{}, { a: 1 }], invalid: ['a', null, 1] },
  { schema: true, valid: [1, 'a', null, [], {}] },
  { schema: false, valid: [], invalid: [1, 'a', null, {}] },
  { schema: {}, valid: [1, 'a', null, [], {}] },
  { schema: { description: 'Anything.' }, valid: [1, { a: [] }] },
  // Several types
  { schema: { type: ['string', 'null'] }, valid: ['a', null], invalid: [1, {}] },
  { schema: { type: ['integer', 'number'] }, valid: [1, 1.5], invalid: ['1'] },
  { schema: { type: ['string', 'array'], items: number }, valid: ['a', [1]], invalid: [1, ['a']] },
  {
    schema: { type: ['object', 'null'], properties: { a: text }, required: ['a'] },
    valid: [null, { a: 'x' }],
    invalid: [{}, { a: 1 }],
  },
  { schema: { type: ['boolean', 'string'], minLength: 2 }, valid: [true, 'ab'], invalid: [1], inexpressible: ['a'] },
  // Values
  { schema: { const: 'a' }, valid: ['a'], invalid: ['b', 1] },
  { schema: { const: 1 }, valid: [1], invalid: [2, '1'] },
  { schema: { const: null }, valid: [null], invalid: [0, 'null'] },
  { schema: { const: true }, valid: [true], invalid: [false] },
  { schema: { const: { a: 1 } }, valid: [{ a: 1 }], invalid: [{ a: 2 }, {}] },
  { schema: { const: [1, 'a'] }, valid: [[1, 'a']], invalid: [[1], ['a', 1]] },
  { schema: { enum: ['a', 'b'] }, valid: ['a', 'b'], invalid: ['c', 1] },
  { schema: { enum: ['a', 1, true, null] }, valid: ['a', 1, true, null], invalid: ['b', 2, false] },
  { schema: { type: 'string', enum: ['a', null] }, valid: ['a'], invalid: [null, 'b'] },
  { schema: { type: ['string', 'null'], enum: ['a', null] }, valid: ['a', null], invalid: ['b'] },
  { schema: { enum: [{ a: 1 }, ['b']] }, valid: [{ a: 1 }, ['b']], invalid: [{ a: 2 }, ['c'], 'b'] },
  { schema: { enum: ["it's", 'a\\b', 'new\nline'] }, valid: ["it's", 'a\\b', 'new\nline'], invalid: ['its'] },
  { schema: { enum: [1.5, -3, 1e21] }, valid: [1.5, -3, 1e21], invalid: [3] },
  { schema: { allOf: [{ enum: ['a', 'b'] }, { enum: ['b', 'c'] }] }, valid: ['b'], invalid: ['a', 'c'] },
  { schema: { type: 'string', allOf: [{ enum: ['a', 1] }] }, valid: ['a'], invalid: [1] },
  // Properties
  { schema: named, valid: [{ name: 'a' }, { name: 'a', other: 1 }], invalid: [{}, { name: 1 }, 'a'] },
  { schema: { type: 'object', properties: { a: text } }, valid: [{}, { a: 'x' }], invalid: [{ a: 1 }, { a: null }] },
  { schema: { type: 'object', required: ['a'] }, valid: [{ a: 1 }, { a: null }], invalid: [{}, { b: 1 }] },
  {
    schema: { type: 'object', required: ['a', 'b'], properties: { a: text } },
    valid: [{ a: 'x', b: 1 }],
    invalid: [{ a: 'x' }, { b: 1 }],
  },
  { schema: { type: 'object', properties: { a: true, b: false } }, valid: [{}, { a: 1 }], invalid: [{ b: 1 }] },
  {
    schema: { type: 'object', properties: { 'a-b': text, 'c d': number, 1: text } },
    valid: [{ 'a-b': 'x', 'c d': 1, 1: 'y' }],
    invalid: [{ 'a-b': 1 }],
  },
  { schema: { properties: { a: text }, required: ['a'] }, valid: [{ a: 'x' }], invalid: [{}, { a: 1 }] },
  { schema: { type: 'object', properties: { a: named } }, valid: [{ a: { name: 'x' } }, {}], invalid: [{ a: {} }] },
  {
    schema: { type: 'object', properties: { constructor: text, toString: number } },
    valid: [{ constructor: 'a', toString: 1 }],
    invalid: [{ constructor: 1, toString: 1 }],
  },
  // Other properties
  { schema: { type: 'object', additionalProperties: number }, valid: [{}, { a: 1 }], invalid: [{ a: 'x' }] },
  { schema: { type: 'object', additionalProperties: true }, valid: [{}, { a: [] }], invalid: [1] },
  { schema: { type: 'object', additionalProperties: false }, valid: [{}], invalid: [{ a: 1 }] },
  {
    schema: { ...named, additionalProperties: number },
    valid: [{ name: 'a', b: 1 }],
    invalid: [{ b: 1 }, { name: 'a', b: true }],
    inexpressible: [{ name: 'a', b: 'x' }],
  },
  {
    schema: { type: 'object', properties: { a: text }, additionalProperties: number },
    valid: [{ a: 'x', b: 1 }, {}],
    invalid: [{ a: 1 }, { b: true }],
  },
  {
    schema: { type: 'object', properties: { a: named }, additionalProperties: number },
    valid: [{ a: { name: 'x' }, b: 1 }],
    invalid: [{ a: {} }],
    inexpressible: [{ b: 'x' }],
  },
  {
    schema: { ...named, additionalProperties: false },
    valid: [{ name: 'a' }],
    invalid: [{}],
    inexpressible: [{ name: 'a', b: 1 }],
  },
  {
    schema: { type: 'object', patternProperties: { '^x-': text }, additionalProperties: false },
    valid: [{ 'x-a': 'b' }, {}],
    invalid: [{ 'x-a': 1 }],
    inexpressible: [{ a: 'b' }],
  },
  {
    schema: { type: 'object', patternProperties: { '^x-': text } },
    valid: [{ 'x-a': 'b', c: 1 }],
    inexpressible: [{ 'x-a': 1 }],
  },
  {
    schema: { ...named, patternProperties: { '^x-': number }, additionalProperties: false },
    valid: [{ name: 'a', 'x-b': 1 }],
    invalid: [{ 'x-b': 1 }],
    inexpressible: [{ name: 'a', c: 1 }],
  },
  {
    schema: { type: 'object', propertyNames: { enum: ['a', 'b'] } },
    valid: [{}, { a: 1, b: 2 }],
    inexpressible: [{ a: 1, c: 1 }],
  },
  {
    schema: { type: 'object', propertyNames: { enum: ['a', 'b'] }, additionalProperties: number },
    valid: [{ a: 1 }, { a: 1, b: 2 }],
    invalid: [{ a: 'x' }],
  },
  {
    schema: { type: 'object', propertyNames: { maxLength: 3 }, additionalProperties: number },
    valid: [{ abc: 1 }],
    invalid: [{ abc: 'x' }],
    inexpressible: [{ abcd: 1 }],
  },
  { schema: { type: 'object', propertyNames: { maxLength: 3 } }, valid: [{ abc: 1 }], inexpressible: [{ abcd: 1 }] },
  { schema: { type: 'object', unevaluatedProperties: number }, valid: [{ a: 1 }], invalid: [{ a: 'x' }] },
  { schema: { type: 'object', minProperties: 1 }, valid: [{ a: 1 }], inexpressible: [{}] },
  {
    schema: { type: 'object', additionalProperties: { type: 'array', items: text } },
    valid: [{ a: ['x'] }],
    invalid: [{ a: 'x' }, { a: [1] }],
  },
  // Dependent properties
  {
    schema: { type: 'object', properties: { a: text, b: text }, dependentRequired: { a: ['b'] } },
    valid: [{}, { b: 'x' }, { a: 'x', b: 'y' }],
    invalid: [{ a: 'x' }],
  },
  {
    schema: { type: 'object', dependentRequired: { a: ['b', 'c'] } },
    valid: [{}, { a: 1, b: 2, c: 3 }],
    invalid: [{ a: 1, b: 2 }],
  },
  {
    schema: { type: 'object', properties: { a: text }, dependentSchemas: { a: { required: ['b'] } } },
    valid: [{}, { a: 'x', b: 1 }],
    inexpressible: [{ a: 'x' }],
  },
  // Items
  { schema: { type: 'array', items: text }, valid: [[], ['a', 'b']], invalid: [[1], 'a'] },
  { schema: { type: 'array', items: { type: ['string', 'null'] } }, valid: [['a', null]], invalid: [[1]] },
  { schema: { type: 'array', items: { type: 'array', items: number } }, valid: [[[1], []]], invalid: [[1], [['a']]] },
  { schema: { type: 'array', items: named }, valid: [[{ name: 'a' }]], invalid: [[{}]] },
  { schema: { type: 'array', items: { enum: ['a', 'b'] } }, valid: [['a', 'b', 'a']], invalid: [['c']] },
  { schema: { type: 'array', items: false }, valid: [[]], invalid: [[1]] },
  {
    schema: { type: 'array', prefixItems: [text, number] },
    valid: [[], ['a'], ['a', 1], ['a', 1, null]],
    invalid: [[1], ['a', 'b']],
  },
  {
    schema: { type: 'array', prefixItems: [text, number], items: false },
    valid: [[], ['a', 1]],
    invalid: [['a', 1, 2], [1]],
  },
  {
    schema: { type: 'array', prefixItems: [text, number], items: { type: 'boolean' } },
    valid: [['a', 1, true]],
    invalid: [['a', 1, 'b']],
  },
  {
    schema: { type: 'array', prefixItems: [text, number], minItems: 2 },
    valid: [
      ['a', 1],
      ['a', 1, {}],
    ],
    invalid: [['a'], []],
  },
  {
    schema: { type: 'array', prefixItems: [text, number], minItems: 1, maxItems: 2 },
    valid: [['a'], ['a', 1]],
    invalid: [[], ['a', 1, 2]],
  },
  {
    schema: { type: 'array', prefixItems: [text], unevaluatedItems: number },
    valid: [['a', 1, 2]],
    invalid: [['a', 'b']],
  },
  { schema: { type: 'array', items: text, minItems: 1 }, valid: [['a']], invalid: [[1]], inexpressible: [[]] },
  { schema: { type: 'array', contains: text }, valid: [['a', 1]], inexpressible: [[1]] },
  { schema: { items: text }, valid: [['a']], invalid: [[1]] },
  // allOf
  {
    schema: { allOf: [named, { type: 'object', required: ['size'], properties: { size: number } }] },
    valid: [{ name: 'a', size: 1 }],
    invalid: [{ name: 'a' }, { size: 1 }],
  },
  {
    schema: { allOf: [pet, { required: ['age'] }] },
    valid: [{ name: 'a', age: 1 }],
    invalid: [{ name: 'a' }, { name: 'a', age: 'x' }],
  },
  { schema: { allOf: [shape('Named'), shape('Sized')] }, valid: [{ name: 'a', size: 1 }], invalid: [{ name: 'a' }] },
  {
    schema: { allOf: [shape('Named'), shape('Sized')], properties: { color: text }, required: ['color'] },
    valid: [{ name: 'a', size: 1, color: 'x' }],
    invalid: [{ name: 'a', size: 1 }],
  },
  {
    schema: { allOf: [pet, { properties: { name: { const: 'rex' } } }] },
    valid: [{ name: 'rex' }],
    invalid: [{ name: 'a' }, {}],
  },
  {
    schema: { allOf: [{ type: ['string', 'number'] }, { type: ['number', 'null'] }] },
    valid: [1],
    invalid: ['a', null],
  },
  { schema: { allOf: [pet] }, valid: [{ name: 'a' }], invalid: [{}] },
  { schema: { allOf: [text, { maxLength: 2 }] }, valid: ['ab'], invalid: [1], inexpressible: ['abc'] },
  {
    schema: { $ref: '#/components/schemas/Pet', required: ['age'] },
    valid: [{ name: 'a', age: 1 }],
    invalid: [{ name: 'a' }],
  },
  {
    schema: { $ref: '#/components/schemas/Pet', properties: { tag: text } },
    valid: [{ name: 'a', tag: 'b' }, { name: 'a' }],
    invalid: [{ tag: 'b' }, { name: 'a', tag: 1 }],
  },
  // anyOf and oneOf
  { schema: { anyOf: [text, number] }, valid: ['a', 1], invalid: [true, null] },
  { schema: { oneOf: [pet, { type: 'null' }] }, valid: [{ name: 'a' }, null], invalid: [{}, 1] },
  { schema: { oneOf: [{ type: 'array', items: text }, text] }, valid: ['a', ['b']], invalid: [1, [1]] },
  {
    schema: { type: 'object', properties: { a: text, b: text }, anyOf: [{ required: ['a'] }, { required: ['b'] }] },
    valid: [{ a: 'x' }, { b: 'x' }, { a: 'x', b: 'y' }],
    invalid: [{}, { a: 1 }],
  },
  {
    schema: { type: 'object', properties: { a: text, b: text }, oneOf: [{ required: ['a'] }, { required: ['b'] }] },
    valid: [{ a: 'x' }, { b: 'x' }],
    invalid: [{}],
    inexpressible: [{ a: 'x', b: 'y' }],
  },
  {
    schema: { type: ['string', 'object'], anyOf: [{ required: ['a'] }, { minLength: 1 }] },
    valid: ['a', { a: 1 }],
    invalid: [1],
  },
  { schema: { anyOf: [true, text] }, valid: [1, 'a'] },
  { schema: { anyOf: [false, text] }, valid: ['a'], invalid: [1] },
  { schema: { anyOf: [{ const: 'a' }, { const: 'b' }] }, valid: ['a', 'b'], invalid: ['c'] },
  { schema: { type: 'string', anyOf: [{ const: 'a' }, { const: 1 }] }, valid: ['a'], invalid: [1] },
  {
    schema: { oneOf: [shape('Circle'), shape('Square')] },
    valid: [
      { kind: 'circle', radius: 1 },
      { kind: 'box', side: 1 },
    ],
    invalid: [{ kind: 'circle', side: 1 }, { kind: 'other' }],
  },
  {
    schema: {
      oneOf: [shape('Circle'), shape('Square')],
      discriminator: { propertyName: 'kind', mapping: { circle: 'Circle', square: 'Square', box: 'Square' } },
    },
    valid: [
      { kind: 'circle', radius: 1 },
      { kind: 'square', side: 2 },
    ],
    invalid: [{ kind: 'square', radius: 1 }, {}],
  },
  // if
  {
    schema: {
      type: 'object',
      required: ['kind'],
      properties: { kind: { enum: ['a', 'b'] } },
      if: { properties: { kind: { const: 'a' } } },
      then: { required: ['x'] },
      else: { required: ['y'] },
    },
    valid: [
      { kind: 'a', x: 1 },
      { kind: 'b', y: 1 },
    ],
    invalid: [{ kind: 'a' }, { kind: 'c', x: 1 }],
    inexpressible: [{ kind: 'a', y: 1 }],
  },
  {
    schema: { type: 'object', properties: { a: text }, if: { required: ['a'] }, then: { required: ['b'] } },
    valid: [{}, { a: 'x', b: 1 }],
    inexpressible: [{ a: 'x' }],
  },
  // not
  {
    schema: { type: 'object', properties: { a: text }, not: { required: ['b'] } },
    valid: [{}, { a: 'x' }],
    invalid: [{ b: 1 }, { a: 'x', b: null }],
  },
  { schema: { not: {} }, valid: [], invalid: [1, null] },
  { schema: { type: 'string', not: { const: 'a' } }, valid: ['b'], invalid: [1], inexpressible: ['a'] },
  // References
  { schema: pet, valid: [{ name: 'a' }, { name: 'a', age: 2 }], invalid: [{}, { name: 'a', age: 'x' }] },
  { schema: { type: 'array', items: pet }, valid: [[{ name: 'a' }]], invalid: [[{}]] },
  { schema: { type: 'object', additionalProperties: pet }, valid: [{ a: { name: 'b' } }], invalid: [{ a: {} }] },
  {
    schema: shape('Tree'),
    valid: [{ children: [] }, { children: [{ children: [] }] }],
    invalid: [{}, { children: [{}] }],
  },
  { schema: shape('List'), valid: [null, { next: null }, { next: { next: null } }], invalid: [{}, { next: 1 }] },
  { schema: shape('Json'), valid: [null, 'a', [1, [true]], { a: { b: [null] } }] },
  // Keywords that only validators enforce
  { schema: { type: 'string', format: 'date' }, valid: ['2026-01-31'], invalid: [1], inexpressible: ['soon'] },
  { schema: { type: 'number', minimum: 1, maximum: 2 }, valid: [1.5], invalid: ['1'], inexpressible: [3] },
  { schema: { type: 'string', pattern: '^a' }, valid: ['ab'], invalid: [1], inexpressible: ['b'] },
  {
    schema: { type: 'array', uniqueItems: true, items: number },
    valid: [[1, 2]],
    invalid: [['a']],
    inexpressible: [[1, 1]],
  },
];
