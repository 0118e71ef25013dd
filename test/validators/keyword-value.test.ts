import { expect, test } from 'vitest';
import type { JsonValue } from '../../description/json/json.ts';
import { effectiveKeywords, keywordValue, memberSchema } from '../../model/from-document/keyword-value.ts';
import type { SchemaKeyword } from '../../model/keywords/schema-keywords.ts';

const cases: readonly (readonly [keyword: SchemaKeyword, value: JsonValue, expected: unknown])[] = [
  ['const', null, null],
  ['enum', [1, null], [1, null]],
  ['enum', 'a', undefined],
  ['uniqueItems', false, false],
  ['uniqueItems', 'true', undefined],
  ['minLength', 0, 0],
  ['minLength', 1.5, undefined],
  ['minLength', -1, undefined],
  [
    'dependentRequired',
    { a: ['b', 1], c: 'd' },
    [
      { name: 'a', names: ['b'] },
      { name: 'c', names: [] },
    ],
  ],
  ['dependentRequired', [], undefined],
  ['required', ['a', 1, 'b'], ['a', 'b']],
  ['required', true, undefined],
  ['maximum', -1.5, -1.5],
  ['maximum', '5', undefined],
  ['multipleOf', 0.1, 0.1],
  ['multipleOf', 0, undefined],
  ['not', false, false],
  ['not', 'string', undefined],
  ['properties', { a: null }, { a: null }],
  ['properties', [], undefined],
  ['oneOf', [{}], [{}]],
  ['oneOf', {}, undefined],
  ['pattern', '^a', '^a'],
  ['pattern', ['a-z'], undefined],
  ['type', 'integer', ['integer']],
  ['type', ['string', 'text', 'null'], ['string', 'null']],
  ['type', 'text', undefined],
];

test.each(cases)('the value of `%s: %j` is %j', (keyword, value, expected) => {
  expect(keywordValue({ [keyword]: value }, keyword)).toEqual(expected);
});

test('a missing keyword has no value', () => {
  expect(keywordValue({}, 'const')).toBeUndefined();
});

test('a member that is not a schema accepts every value', () => {
  expect([{ type: 'string' }, false, null, 'string'].map(memberSchema)).toEqual([
    { type: 'string' },
    false,
    true,
    true,
  ]);
});

test('keywords of OpenAPI 3.0 are replaced in every version', () => {
  const schema = { type: 'number', nullable: true, minimum: 1, exclusiveMinimum: true };
  for (const isVersion30 of [true, false]) {
    const node = effectiveKeywords(schema, isVersion30, undefined);
    expect(keywordValue(node, 'type')).toEqual(['number', 'null']);
    expect(keywordValue(node, 'minimum')).toBeUndefined();
    expect(keywordValue(node, 'exclusiveMinimum')).toBe(1);
  }
});

test('only OpenAPI 3.0 ignores the keywords beside a reference', () => {
  const schema = { $ref: '#/components/schemas/Pet', minLength: 1 };
  expect(effectiveKeywords(schema, true, undefined)).toEqual({ $ref: '#/components/schemas/Pet' });
  expect(effectiveKeywords(schema, false, undefined)).toEqual(schema);
});

test('keywords outside the vocabularies of the dialect are removed', () => {
  const vocabularies = new Set(['https://json-schema.org/draft/2020-12/vocab/applicator']);
  expect(effectiveKeywords({ minLength: 1, items: {}, title: 'A' }, false, vocabularies)).toEqual({
    items: {},
    title: 'A',
  });
});
