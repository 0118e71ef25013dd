import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderWith } from '../folder-with.ts';
import { siteOf } from './site-of.ts';

/** Returns a description with an operation that responds with a schema. */
const answering = (schemas: string): string => `openapi: 3.1.0
info: { title: Trees, version: '1' }
servers: [{ url: 'https://trees.example.com' }]
paths:
  /tree:
    get:
      operationId: readTree
      tags: [Trees]
      summary: Read a tree
      responses:
        '200':
          description: The tree
          content: { application/json: { schema: { $ref: '#/components/schemas/Tree' } } }
components:
  schemas:
${schemas}
`;

test.each([
  ['itself', `    Tree: { type: array, items: { $ref: '#/components/schemas/Tree' } }`],
  [
    'lists of itself',
    `    Tree: { type: array, items: { $ref: '#/components/schemas/Branches' } }
    Branches: { type: array, items: { $ref: '#/components/schemas/Tree' } }`,
  ],
])('the reference can show an array of %s', async (_, schemas) => {
  const site = await siteOf(join(folderWith({ 'openapi.yaml': answering(schemas) }), 'openapi.yaml'));
  const overlay = site.file('samples.overlay.json') ?? '';
  expect(overlay).toContain(`$['paths']['/tree']['get']`);
  expect(overlay).not.toContain('Body not documented');
});
