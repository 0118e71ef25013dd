import { expect, test } from 'vitest';
import { createPageContext } from '../../reference/content/page-context.ts';
import { expectedBodies } from '../../reference/content/expected-value.ts';
import { createSiteMap } from '../../reference/content/site-map.ts';
import { findDeviations } from '../../reference/script/find-deviations.ts';
import { apiOf } from '../samples/samples-of.ts';

// The form of an operation marks the values of a response that do not fit the description.

const api = await apiOf('spec/openapi.yaml');
const operations = api.areas.flatMap((area) => area.operations);
const context = createPageContext(api, createSiteMap(api));

test('the examples of all responses fit the description', () => {
  const found = operations.flatMap((operation) => {
    const expected = expectedBodies(operation, context);
    return operation.responses.flatMap(({ status, contents }) =>
      contents.flatMap(({ mediaType, examples }) =>
        mediaType !== 'application/json'
          ? []
          : examples.flatMap(({ value }) =>
              Array.from(
                findDeviations(value, expected[status]),
                ([pointer, words]) => `${operation.id} ${pointer} ${words}`,
              ),
            ),
      ),
    );
  });
  expect(found).toEqual([]);
});

test('a value with another type, a missing field and an unknown value of an enum are found', () => {
  const operation = operations.find(({ id }) => id === 'listProjectBadges');
  const expected = operation && expectedBodies(operation, context)['200'];
  const [badge] = operation?.responses[0]?.contents[0]?.examples.map(({ value }) => value) ?? [];
  const [first] = Array.isArray(badge) ? badge : [];
  const wrong = [Object.assign({}, first, { id: '3', kind: 7, other: true })];
  expect([...findDeviations(wrong, expected)]).toEqual([
    ['/0/id', 'is not integer'],
    ['/0/kind', 'is not string'],
  ]);
  expect([...findDeviations([{}], expected)].map(([pointer, words]) => [pointer, words.slice(0, 5)])).toEqual([
    ['/0', 'lacks'],
  ]);
  expect([
    ...findDeviations({ a: ['x'] }, { types: ['object'], properties: { a: { items: { values: ['y'] } } } }),
  ]).toEqual([['/a/0', 'is not a described value']]);
});
