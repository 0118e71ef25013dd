import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderWith } from '../folder-with.ts';
import { siteOf } from './site-of.ts';

const page = async (fields: string): Promise<readonly string[]> => {
  const text = `openapi: 3.1.0
info: { title: Pets, version: '1' }
tags: [{ name: pets }]
paths:
  /pets:
    get:
      operationId: getPets
      tags: [pets]
      ${fields}
      responses: { '204': { description: Done. } }
`;
  const site = await siteOf(join(folderWith({ 'openapi.yaml': text }), 'openapi.yaml'));
  const path = site.paths.find((name) => /^operations\/pets\/.*\.md$/u.test(name)) ?? '';
  return (site.file(path) ?? '').split('\n\n').slice(0, 3);
};

test.each([
  ['summary: List pets', '# List pets', '- Needs no credentials.'],
  ['description: Returns all pets.', '# Returns all pets', '- Needs no credentials.'],
  ['description: <p>Returns all pets.</p><p>Also cats.</p>', '# Returns all pets', 'Also cats.'],
  ['description: Returns all pets. Also cats.', '# Returns all pets', 'Returns all pets. Also cats.'],
  [`summary: Lists pets. ${'Very '.repeat(20)}many.`, '# Lists pets', 'Lists pets. Very'],
  [`summary: ${'Very '.repeat(20)}many.`, `# ${'Very '.repeat(14).trim()}…`, 'Very Very'],
  ['description: Returns `pets`.', '# getPets', 'Returns `pets`.'],
  [`description: ${'Very '.repeat(20)}long.`, '# getPets', `${'Very '.repeat(20)}long.`],
])('an operation with %s has a title, and its text is not repeated', async (fields, title, text) => {
  const [first, request, third = ''] = await page(fields);
  expect([first, request]).toEqual([title, '`GET /pets`']);
  expect(third.startsWith(text)).toBe(true);
});
