import type { JsonObject, JsonValue } from '../../description/json/json.ts';

/** A date and time in the format of `Date.prototype.toISOString`. */
export const noon = '2026-03-09T12:00:00.000Z';
export const date = { type: 'string', format: 'date-time' } as const;
const text = { type: 'string' } as const;
const object = (properties: JsonObject, ...required: string[]): JsonObject => ({
  type: 'object',
  properties,
  required,
});

/** A schema, JSON values that are valid for it, and the code of its expected type. */
export interface DateCase {
  readonly title: string;
  readonly schema: JsonValue;
  readonly values: readonly JsonValue[];
  readonly type?: string;
}

export const dateCases: readonly DateCase[] = [
  { title: 'a date', schema: date, values: [noon], type: 'Date' },
  { title: 'null', schema: { ...date, type: ['string', 'null'] }, values: [noon, null], type: 'Date | null' },
  {
    title: 'several types',
    schema: { ...date, type: ['string', 'integer'] },
    values: [noon, 5],
    type: 'Date | number',
  },
  { title: 'a format without a type', schema: { format: 'date-time' }, values: [noon, 5], type: 'unknown' },
  { title: 'an enum', schema: { ...date, enum: [noon] }, values: [noon] },
  { title: 'a pattern', schema: { ...date, pattern: 'Z$' }, values: [noon], type: 'string' },
  { title: 'a maximum length', schema: { ...date, maxLength: 20 }, values: ['2026-03-09T12:00:00Z'], type: 'string' },
  { title: 'a part that requires text', schema: { allOf: [date, text] }, values: [noon], type: 'string' },
  { title: 'a part without a type', schema: { allOf: [date, { minLength: 5 }] }, values: [noon], type: 'Date' },
  { title: 'a reference to a date', schema: { $ref: '#/components/schemas/Moment', title: 'a' }, values: [noon] },
  { title: 'a date or text', schema: { anyOf: [date, text] }, values: [noon, 'a'], type: 'Date | string' },
  { title: 'a date or an enum', schema: { oneOf: [date, { enum: ['a', 1] }] }, values: [noon, 'a', 1] },
  { title: 'a date or an enum of dates', schema: { anyOf: [date, { enum: [noon] }] }, values: [noon] },
  { title: 'anything', schema: { anyOf: [date, true] }, values: [noon, 'a'], type: 'unknown' },
  {
    title: 'objects with the same property, of which only one has a date',
    schema: { anyOf: [object({ at: date, a: text }, 'a'), object({ at: text, b: text }, 'b')] },
    values: [
      { at: noon, a: 'a' },
      { at: noon, b: 'b' },
    ],
  },
  {
    title: 'objects whose nested properties differ',
    schema: { anyOf: [object({ a: object({ at: date }), x: text }, 'x'), object({ a: object({ at: text }) })] },
    values: [{ a: { at: noon }, x: 'x' }, { a: { at: noon } }, { a: { at: 'a' } }],
  },
  {
    title: 'objects with the same date',
    schema: { oneOf: [object({ at: date, a: text }, 'a'), object({ at: date, b: text }, 'b')] },
    values: [
      { at: noon, a: 'a' },
      { at: noon, b: 'b' },
    ],
    type: '{ at?: Date; a: string } | { at?: Date; b: string }',
  },
  {
    title: 'an object with a date, and an object with any properties of one type',
    schema: { anyOf: [object({ at: date }), { type: 'object', additionalProperties: text }] },
    values: [{ at: noon }, { at: noon, b: 'b' }],
  },
  {
    title: 'an object with a date or text, and an object with a date',
    schema: { anyOf: [object({ at: { anyOf: [date, text] } }), object({ at: date, a: text }, 'a')] },
    values: [{ at: noon }, { at: 'a' }, { at: noon, a: 'a' }],
  },
  {
    title: 'a property that two parts of an object restrict',
    schema: { allOf: [object({ at: date }), object({ at: text })] },
    values: [{ at: noon }],
  },
  {
    title: 'lists of dates or of texts',
    schema: {
      anyOf: [
        { type: 'array', items: date },
        { type: 'array', items: text },
      ],
    },
    values: [[noon], [noon, 'a']],
    type: 'string[]',
  },
  {
    title: 'lists of dates or of numbers',
    schema: {
      anyOf: [
        { type: 'array', items: date },
        { type: 'array', items: { type: 'number' } },
      ],
    },
    values: [[noon], [1]],
    type: 'Date[] | number[]',
  },
  {
    title: 'tuples',
    schema: { type: 'array', prefixItems: [text, date], items: date, minItems: 2 },
    values: [
      [noon, noon],
      ['a', noon, noon],
    ],
    type: '[string, Date, ...Date[]]',
  },
  {
    title: 'a list and a tuple',
    schema: {
      anyOf: [
        { type: 'array', items: date },
        { type: 'array', prefixItems: [date, text], minItems: 2 },
      ],
    },
    values: [[noon], [noon, noon], [noon, 'a']],
  },
  {
    title: 'other properties',
    schema: { ...object({ a: text }), additionalProperties: date },
    values: [{ a: noon, b: noon }],
  },
  {
    title: 'properties with a pattern',
    schema: { type: 'object', patternProperties: { '^d': date }, additionalProperties: { type: 'number' } },
    values: [{ d1: noon, e: 5 }],
  },
  {
    title: 'properties that no other keyword evaluates',
    schema: { ...object({ a: text }), unevaluatedProperties: date },
    values: [{ a: noon, b: noon }],
  },
  {
    title: 'a condition with both branches',
    schema: { if: object({ a: { const: 1 } }, 'a'), then: object({ at: date }), else: object({ at: date }) },
    values: [{ a: 1, at: noon }, { at: noon }],
  },
  {
    title: 'a condition without the second branch',
    schema: { ...object({ a: { type: 'integer' } }), if: { required: ['a'] }, then: object({ at: date }) },
    values: [{ a: 1, at: noon }],
  },
  {
    title: 'a conflict that another conflict causes',
    schema: {
      anyOf: [
        object({ x: { allOf: [date, text] }, a: text }, 'a'),
        object({ x: date, b: text }, 'b'),
        object({ x: { type: 'number' } }),
      ],
    },
    values: [{ x: noon, a: 'a' }, { x: noon, b: 'b' }, { x: 5 }],
  },
  {
    title: 'a recursive object',
    schema: { $ref: '#/components/schemas/Node' },
    values: [{ at: noon, nodes: [{ at: noon, nodes: [] }], byName: { a: { at: noon, nodes: [] } } }],
  },
  { title: 'a discriminator', schema: { $ref: '#/components/schemas/Animal' }, values: [{ kind: 'Cat', born: noon }] },
];

/** The schemas to which the cases refer. */
export const dateSchemas: Readonly<Record<string, JsonValue>> = {
  Moment: date,
  // This schema has the same name as the type `Date` of JavaScript.
  Date: object({ at: date }, 'at'),
  Node: object(
    {
      at: date,
      nodes: { type: 'array', items: { $ref: '#/components/schemas/Node' } },
      byName: { additionalProperties: { $ref: '#/components/schemas/Node' }, type: 'object' },
    },
    'at',
    'nodes',
  ),
  Animal: {
    oneOf: [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }],
    discriminator: { propertyName: 'kind' },
  },
  Cat: object({ kind: text, born: date }, 'kind', 'born'),
  Dog: object({ kind: text, born: date, seen: { anyOf: [date, { type: 'null' }] } }, 'kind', 'born', 'seen'),
};
