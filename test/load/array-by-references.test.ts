import { expect, test } from 'vitest';
import { isArray } from '../../generator/emitters/client/is-array.ts';
import { load } from './model.ts';

const reference = (name: string): string => `{ $ref: '#/components/schemas/${name}' }`;

test('a schema is an array if references lead to an array, directly or through other schemas', async () => {
  const { api } = await load({
    'openapi.yaml': `openapi: 3.1.0
info: { title: Pets, version: 1.0.0 }
paths: {}
components:
  schemas:
    Array: { type: array, items: { type: string } }
    First: ${reference('Second')}
    Second: ${reference('Third')}
    Third: ${reference('Array')}
    Text: ${reference('Other')}
    Other: { type: string }
`,
  });
  const schemas = new Map(api.schemas.map((named) => [named.reference, named]));
  const arrays = api.schemas.filter(({ schema }) => isArray(schema, schemas)).map(({ name }) => name);
  expect(arrays.toSorted()).toEqual(['Array', 'First', 'Second', 'Third']);
});
