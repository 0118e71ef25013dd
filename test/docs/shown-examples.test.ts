import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderWith } from '../folder-with.ts';
import { siteOf } from './site-of.ts';

// Pages show examples of parameters in the form in which they are sent.

const site = await siteOf('spec/openapi.yaml');

test('the Markdown pages show arrays and objects in the form in which they are sent', () => {
  const page = site.file('operations/merge-requests/list.md') ?? '';
  expect(page).toContain('`in=title`');
  expect(page).toContain('`approved_by_ids[]=7`');
  expect(page).toMatch(/`not\[[a-z_]+\](?:\[\])?=[^`]+`/u);
  expect(page).not.toMatch(/Example: `[[{]/u);
});

test('all pages show the `dataValue` of examples in OpenAPI 3.2', async () => {
  const content = {
    'application/json': { schema: { type: 'object' }, examples: { rex: { dataValue: { name: 'Rex' } } } },
  };
  const operation = {
    operationId: 'createPet',
    tags: ['Pets'],
    summary: 'Create a pet',
    requestBody: { required: true, content },
    responses: { 204: { description: 'Done.' } },
  };
  const description = {
    openapi: '3.2.0',
    info: { title: 'Pets', version: '1' },
    servers: [{ url: 'https://pets.example' }],
    paths: { '/pets': { post: operation } },
  };
  const folder = folderWith({ 'openapi.json': JSON.stringify(description) });
  const pets = await siteOf(join(folder, 'openapi.json'));
  expect(pets.file('operations/pets/create-pet.md') ?? pets.file('operations/pets/create.md')).toContain('Rex');
  expect(pets.file('openapi.json')).toContain('dataValue');
});
