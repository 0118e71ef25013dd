import { expect, test } from 'vitest';
import { callForgespec } from '../config/call-forgespec.ts';
import { folderWith } from '../folder-with.ts';

const items = { $ref: '#/components/schemas/List' };

test.each([
  ['directly', { type: 'array', items }],
  ['in an `anyOf`', { anyOf: [{ type: 'array', items }] }],
  ['through another list', { type: 'array', items: { oneOf: [{ type: 'array', items }] } }],
])('code is generated for a form with a field that is a list of itself %s', async (_, List) => {
  const schema = { type: 'object', properties: { list: items, files: { type: 'array', items: { format: 'binary' } } } };
  const operation = { requestBody: { content: { 'multipart/form-data': { schema } } }, responses: {} };
  const description = {
    openapi: '3.1.0',
    info: { title: 'Lists', version: '1' },
    paths: { '/lists': { post: operation } },
    components: { schemas: { List } },
  };
  const folder = folderWith({ 'api.json': JSON.stringify(description) });
  expect(await callForgespec(folder, 'generate', '--spec', 'api.json')).toMatchObject({ code: 0 });
});
