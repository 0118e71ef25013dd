import { expect, test } from 'vitest';
import { subschemas } from '../../description/load/resources/subschemas.ts';
import { enforcedKeywords } from '../../model/keywords/schema-keywords.ts';
import { paginationFacts } from '../../model/inspect/pagination-facts.ts';
import { extensions } from '../../spec/rules/extensions.ts';
import { subschemaKeywords } from '../../spec/rules/openapi/schemas.ts';
import { paginationMethods } from '../../spec/rules/rules/pagination.ts';

// The rules of our API and the room `description` do not import the model, so the compiler cannot compare their lists with those of the
// model.

const keywordsOf = (type: string): readonly string[] =>
  [...enforcedKeywords].flatMap(([keyword, other]) => (other === type ? [keyword] : []));

test('the rules have the pagination methods of the model', () => {
  const methods = Object.keys(paginationFacts).toSorted();
  expect([...paginationMethods.keys()].toSorted()).toEqual(methods);
  expect(extensions['x-pagination']?.schema).toEqual({ enum: expect.toSatisfy((list) => isSame(list, methods)) });
});

const isSame = (list: readonly string[], sorted: readonly string[]): boolean =>
  list.toSorted().join(' ') === sorted.join(' ');

test('the rules find the schemas inside each keyword of the model', () => {
  expect(subschemaKeywords.one).toEqual(expect.arrayContaining([...keywordsOf('schema')]));
  expect(subschemaKeywords.list).toEqual(expect.arrayContaining([...keywordsOf('schemas')]));
  expect(subschemaKeywords.map).toEqual(expect.arrayContaining([...keywordsOf('schemaMap')]));
});

test.each([
  ...keywordsOf('schema').map((keyword) => ({ keyword, value: {} })),
  ...keywordsOf('schemas').map((keyword) => ({ keyword, value: [{}] })),
  ...keywordsOf('schemaMap').map((keyword) => ({ keyword, value: { name: {} } })),
])('the loader finds the schema inside `$keyword`', ({ keyword, value }) => {
  expect(subschemas({ [keyword]: value })).toHaveLength(1);
});
