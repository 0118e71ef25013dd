import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderWith } from '../folder-with.ts';
import { siteOf } from './site-of.ts';

/** Returns the Markdown page of an area whose only response has one schema. */
async function pageWith(schema: object): Promise<string> {
  const content = { 'application/json': { schema } };
  const description = {
    openapi: '3.1.0',
    info: { title: 'Boxes', version: '1' },
    tags: [{ name: 'Boxes' }],
    paths: {
      '/boxes': {
        get: { operationId: 'readBox', tags: ['Boxes'], responses: { 200: { description: 'The box.', content } } },
      },
    },
    components: { schemas: { Box: { type: 'object', properties: { size: { type: 'integer' } } } } },
  };
  const { files } = await siteOf(join(folderWith({ 'openapi.json': JSON.stringify(description) }), 'openapi.json'));
  return files.get('markdown/boxes.md') ?? '';
}

test('the schemas of an area have a heading, also if there is only one', async () => {
  expect(await pageWith({ $ref: '#/components/schemas/Box' })).toMatch(/^## Schemas\n\n### Box$/mu);
  expect(await pageWith({ type: 'string' })).not.toContain('## Schemas');
});
